"""Engines as players with typed options.

A user names an engine by its command, as in ``engine:cmd=./my-engine --fast,samples=20``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any, ClassVar, Self

from agent.engines.command import SECONDS, EngineCommand
from agent.engines.player import AllHandsEngine, EnginePlayer
from agent.engines.running import declaration, declared_by
from agent.errors import PlayerError
from agent.options import ALWAYS_NAMED, Option, Settings, Text, real_number
from agent.player import Entry, Sight

ENGINE = "engine"
"""The name of all engines; an option gives the command."""
RESERVED = ("cmd", "timeout")
"""The options that this program adds; no engine may declare them."""


class EngineSettings(Settings):
    """The options of an engine: the base of the class that `engine_entry` makes for each engine.

    The values are in a dict and not in attributes, because an engine chooses the names of its options.

    :raises PlayerError: if there is no such option, or it may not have its value.
    """

    command: ClassVar[EngineCommand]
    declared: ClassVar[str]
    described: ClassVar[Mapping[str, Option]]
    """All options, by name."""
    _values: dict[str, Any]

    def __init__(self, /, **values: Any) -> None:
        for name in values.keys() - self.described.keys():
            raise PlayerError(f"engine {self.command} has no option {name!r}")
        given = {name: each.default for name, each in self.described.items()} | values
        object.__setattr__(self, "_values", {name: self.checked(name, value) for name, value in given.items()})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EngineSettings) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __repr__(self) -> str:
        return f"EngineSettings({self._values})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.command, self.declared, self._values)

    @property
    def _key(self) -> tuple[Any, ...]:
        return self.command, self.declared, tuple(self._values.items())

    @classmethod
    @cache
    def options(cls) -> Mapping[str, Option]:
        """Return all options, by name."""
        return cls.described

    def value(self, name: str) -> Any:
        """Return the value of an option."""
        return self._values[name]

    def replaced(self, values: Mapping[str, Any]) -> Self:
        """Return the settings with other values of some options.

        :raises PlayerError: if there is no such option, or it may not have its value.
        """
        return type(self)(**{**self._values, **values})

    @property
    def own_options(self) -> dict[str, Any]:
        """The values of the engine's own options."""
        return {name: value for name, value in self._values.items() if name not in RESERVED}

    @property
    def asked(self) -> EngineCommand:
        """The command with its time limit, the option ``timeout``."""
        return replace(self.command, seconds=self._values["timeout"])

    @property
    def entry(self) -> Entry:
        """The description of the engine as a player."""
        return engine_entry(self.command, self.declared)

    @property
    def identity(self) -> str:
        """The engine's name and version, and a hash of its files."""
        engine = declaration(self.declared)
        return f"{engine.name}-{engine.version}.{self.command.digest}"


def find_engine(command: EngineCommand) -> Entry:
    """Start an engine once to read its declaration, and return its description.

    :raises PlayerError: if the engine cannot be started or its handshake is wrong.
    """
    return engine_entry(command, declared_by(command))


@lru_cache(maxsize=256)
def engine_entry(command: EngineCommand, declared: str) -> Entry:
    """Return the description of an engine, given its declaration.

    :raises PlayerError: if it declares a reserved option.
    """
    engine = declaration(declared)
    if taken := engine.options.keys() & {*RESERVED}:
        raise PlayerError(f"engine {command} declares the option {min(taken)!r}, which is reserved; rename it")
    limit = real_number("a positive number of seconds", 1e-3, 1e9)
    described = {
        "cmd": Option(Text(), "command", str(command), ALWAYS_NAMED),
        "timeout": Option(limit, "time limit for an answer in seconds (wall time)", SECONDS, SECONDS),
        **engine.options,
    }
    own_class = {"command": command, "declared": declared, "described": described}
    settings: type[EngineSettings] = type("EngineSettings", (EngineSettings,), own_class)
    settings = dataclass(frozen=True, init=False, eq=False, repr=False)(settings)
    kind = AllHandsEngine if engine.sees is Sight.ALL_HANDS else EnginePlayer
    return Entry(
        engine.roles,
        f"is {engine.name} {engine.version}",
        settings,
        lambda settings, generator: kind(settings.asked, settings.own_options, generator),
        sees=engine.sees,
    )


def _restored(command: EngineCommand, declared: str, values: dict[str, Any]) -> Settings:
    return engine_entry(command, declared).settings(**values)
