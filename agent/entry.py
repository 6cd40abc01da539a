"""The description of a kind of player or bidder: its roles, its settings, what it sees, and how to make one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import ModuleType
from typing import Any

import numpy as np

from agent.errors import PlayerError
from agent.options import Settings


class Role(StrEnum):
    """The roles of a player."""

    DECLARER = "declarer"
    DEFENDER = "defender"
    BIDDER = "bidder"


PLAYING = (Role.DECLARER, Role.DEFENDER)
"""The roles of players of cards."""


class Sight(StrEnum):
    """What a player sees: its own view or (only defenders) all four hands."""

    VIEW = "view"
    ALL_HANDS = "all hands"


@dataclass(frozen=True, slots=True)
class Preset:
    """A set of options with a name, such as ``payoff:strong``."""

    options: str
    """The options as a user would write them."""
    help: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A kind of player or bidder: its roles, description and settings, how to make one, and what it sees.

    :raises PlayerError: if a declarer would see all four hands, or the settings are not a dataclass derived from
        `Settings`.
    """

    role: Role | tuple[Role, ...]
    help: str
    settings: type[Settings]
    make: Callable[[Any, np.random.Generator], Any]
    """Makes a player (`agent.player`) or a bidder (`agent.players.bidding.bidder`)."""
    sees: Sight = Sight.VIEW
    presets: Mapping[str, Preset] = field(default_factory=dict)
    kernels: tuple[ModuleType, ...] = ()
    """The modules with the compiled code that such a player needs, besides the solver's."""

    def __post_init__(self) -> None:
        if self.sees is Sight.ALL_HANDS and Role.DECLARER in self.roles:
            raise PlayerError(
                f"an Entry ({self.help}) is for a declarer that sees all hands; only a defender may see all four hands"
            )

        given: object = self.settings
        if not isinstance(given, type) or not issubclass(given, Settings) or "__dataclass_fields__" not in vars(given):
            raise PlayerError(
                f"the settings of an Entry ({self.help}) must be a dataclass derived from agent.options.Settings"
            )

    @property
    def roles(self) -> tuple[Role, ...]:
        """All roles of the player."""
        return (self.role,) if isinstance(self.role, Role) else self.role
