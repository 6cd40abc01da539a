"""Engines as players with typed options.

A user names an engine by its command, as in ``engine:cmd=./my-engine --fast,samples=20``, or by a short name.
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
"""The name of an engine whose command is given as an option."""
RESERVED = ("cmd", "timeout")
"""The options that this program adds to an engine given by its command; no engine may declare them."""


class EngineSettings(Settings):
    """The options of an engine: the base of the class that `engine_entry` makes for each engine.

    The values are in a dict and not in attributes, because an engine chooses the names of its options.

    :raises PlayerError: if there is no such option, or it may not have its value.
    """

    command: ClassVar[EngineCommand]
    declared: ClassVar[str]
    named: ClassVar[bool]
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
        return _restored, (self.command, self.declared, self.named, self._values)

    @property
    def _key(self) -> tuple[Any, ...]:
        return self.command, self.declared, self.named, tuple(self._values.items())

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
        """The command with its time limit, which the option ``timeout`` may set."""
        return replace(self.command, seconds=self._values.get("timeout", self.command.seconds))

    @property
    def entry(self) -> Entry:
        """The description of the engine as a player."""
        return engine_entry(self.command, self.declared, self.named)

    @property
    def identity(self) -> str:
        """The engine's name and version, and a hash of its files."""
        engine = declaration(self.declared)
        return f"{engine.name}-{engine.version}.{self.command.digest}"


def find_engine(command: EngineCommand, *, named: bool) -> Entry:
    """Start an engine once to read its declaration, and return its description.

    A ``named`` engine has no options ``cmd`` and ``timeout``: its name stands for the command and the time limit.

    :raises PlayerError: if the engine cannot be started or its handshake is wrong.
    """
    return engine_entry(command, declared_by(command), named)


@lru_cache(maxsize=256)
def engine_entry(command: EngineCommand, declared: str, named: bool) -> Entry:
    """Return the description of an engine, given its declaration.

    :raises PlayerError: if it declares a reserved option, or has no option of which ``command`` gives the default.
    """
    engine = declaration(declared)
    own = engine.options
    if taken := own.keys() & {*RESERVED}:
        raise PlayerError(f"engine {command} declares the option {min(taken)!r}, which is reserved; rename it")
    described: dict[str, Option] = {}
    if not named:
        limit = real_number("a positive number of seconds", 1e-3, 1e9)
        described["cmd"] = Option(Text(), "command", str(command), ALWAYS_NAMED)
        described["timeout"] = Option(limit, "time limit for an answer in seconds (wall time)", SECONDS, SECONDS)
    described |= own
    for name, text in command.defaults:
        if name not in own:
            known = ", ".join(own) or "none"
            raise PlayerError(f"engine {command} has no option {name!r} (choose from {known})")
        described[name] = _with_default(command, name, own[name], text)
    own_class = {"command": command, "declared": declared, "named": named, "described": described}
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


def _with_default(command: EngineCommand, name: str, option: Option, text: str) -> Option:
    """Return an option with another default, given as text."""
    try:
        default = option.kind.checked(option.kind.read(text))
    except ValueError:
        raise PlayerError(f"engine {command}: option {name} is {text!r}: {option.kind.needs}") from None
    return replace(option, default=default, baseline=ALWAYS_NAMED if option.baseline == ALWAYS_NAMED else default)


def _restored(command: EngineCommand, declared: str, named: bool, values: dict[str, Any]) -> Settings:
    return engine_entry(command, declared, named).settings(**values)
