"""Engines as players with typed options.

A user names an engine by its command, as in ``engine:cmd=./my-engine --fast,samples=20``, or by a short name.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, make_dataclass, replace
from functools import lru_cache
from typing import Any, ClassVar

import numpy as np

from agent.engines.command import SECONDS, EngineCommand
from agent.engines.player import AllHandsEngine, EnginePlayer
from agent.engines.protocol import EngineOption
from agent.engines.running import declaration, declared_by
from agent.entry import Entry, Sight
from agent.errors import PlayerError
from agent.options import ALWAYS_NAMED, Settings, Text, option, real_number

ENGINE = "engine"
"""The name of an engine whose command is given as an option."""
RESERVED = ("cmd", "timeout")
"""The options that this program adds to an engine given by its command; no engine may declare them."""


@dataclass(frozen=True, kw_only=True)
class EngineSettings(Settings):
    """The options of an engine: the base of the class that `engine_entry` makes for each engine."""

    command: ClassVar[EngineCommand]
    declared: ClassVar[str]
    named: ClassVar[bool]

    def __reduce__(self) -> tuple[Any, ...]:
        values = {each.name: getattr(self, each.name) for each in fields(self)}
        return _restored, (self.command, self.declared, self.named, values)

    @property
    def own_options(self) -> dict[str, Any]:
        """The values of the engine's own options."""
        return {each.name: getattr(self, each.name) for each in fields(self) if each.name not in RESERVED}

    @property
    def asked(self) -> EngineCommand:
        """The command with its time limit, which the option ``timeout`` may set."""
        return replace(self.command, seconds=getattr(self, "timeout", self.command.seconds))

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
    """Return the description of an engine, given its declaration."""
    engine = declaration(declared)
    own = engine.options
    if taken := [each.name for each in own if each.name in RESERVED]:
        raise PlayerError(f"engine {command} declares the option {taken[0]!r}, which is reserved; rename it")
    described: list[tuple[str, Any, Any]] = []
    if not named:
        limit = real_number("a positive number of seconds", 1e-3, 1e9)
        described.append(("cmd", str, option(str(command), Text(), "command", baseline=ALWAYS_NAMED)))
        described.append(("timeout", float, option(SECONDS, limit, "time limit for an answer in seconds (wall time)")))
    defaults = dict(command.defaults)
    for each in own:
        base = {"baseline": ALWAYS_NAMED} if each.name == "samples" else {}
        default = _default(command, each, defaults.pop(each.name, None))
        described.append((each.name, Any, option(default, each.kind, each.help, **base)))
    if defaults:
        known = ", ".join(each.name for each in own) or "none"
        raise PlayerError(f"engine {command} has no option {next(iter(defaults))!r} (choose from {known})")
    settings = make_dataclass(
        "EngineSettings",
        described,
        bases=(EngineSettings,),
        frozen=True,
        kw_only=True,
        namespace={"command": command, "declared": declared, "named": named, "__reduce__": EngineSettings.__reduce__},
    )
    kind = AllHandsEngine if engine.sees is Sight.ALL_HANDS else EnginePlayer

    def make(settings: EngineSettings, generator: np.random.Generator) -> EnginePlayer | AllHandsEngine:
        return kind(settings.asked, settings.own_options, generator)

    return Entry(engine.roles, f"is {engine.name} {engine.version}", settings, make, sees=engine.sees)


def _default(command: EngineCommand, described: EngineOption, text: str | None) -> Any:
    if text is None:
        return described.default
    try:
        return described.kind.checked(described.kind.read(text))
    except ValueError:
        needed = described.kind.needs
        raise PlayerError(f"engine {command}: option {described.name} is {text!r}: {needed}") from None


def _restored(command: EngineCommand, declared: str, named: bool, values: dict[str, Any]) -> Settings:
    return engine_entry(command, declared, named).settings(**values)
