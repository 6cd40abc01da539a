"""The interface of players: given a View, they return a Decision; and the description of a kind of player."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from inspect import signature
from types import ModuleType
from typing import Any, Protocol, runtime_checkable

import numpy as np

from agent.errors import PlayerError
from agent.knowledge.belief import Belief
from agent.knowledge.view import View
from agent.options import Settings
from ddsolver.cards import Card
from ddsolver.diagram import html_table
from ddsolver.position import Position

__all__ = [
    "PLAYING",
    "AnyPlayer",
    "Candidate",
    "Decision",
    "Entry",
    "Listener",
    "PerfectPlayer",
    "Player",
    "Preset",
    "Role",
    "RunsElsewhere",
    "SamplesLayouts",
    "Sight",
]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A player's estimate of a card. All values are mean results of the declarer's side over the layouts."""

    card: Card
    score: float
    """What a declarer maximises and a defender minimises, in the unit of the player's aim: by default, the IMPs over
    just making the contract."""
    tricks: float
    """The tricks of the declarer's side in the whole play."""
    make: float
    """The probability that the contract makes."""
    bound: bool = False
    """Whether the values are only upper bounds, because the card was not searched to the end."""
    at_least: bool = False
    """Whether ``tricks`` is only a lower bound, because the player counts no trick that its aim does not need."""


def comparable(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Return the candidates that may be chosen: no upper bounds."""
    return [each for each in candidates if not each.bound]


@dataclass(frozen=True, slots=True)
class Decision:
    """A chosen card, and the candidates for the choice: the chosen one first, the others from best to worst.

    If there was nothing to decide, there are no candidates and no layouts.
    """

    card: Card
    candidates: tuple[Candidate, ...] = ()
    layouts: int = 0
    """The number of layouts of the hidden cards in the sample."""
    exhaustive: bool = False
    """Whether the sample has all possible layouts that fit the view."""
    drawn: int = 0
    """The number of layouts drawn at this turn to fill the sample."""
    effective: float = 0.0
    """The Kish effective sample size of the layouts."""
    remark: str = ""
    """What was unusual about the decision."""
    seconds: float = 0.0
    """The CPU time in seconds; the table measures it and overwrites what the player set."""
    elsewhere: float = field(default=0.0, compare=False)
    """The part of the CPU seconds that other processes of the player took."""
    wall_seconds: float = field(default=0.0, compare=False)
    """The wall time of the decision in seconds, as the table measured it."""

    def __repr__(self) -> str:
        return f"<Decision: {self.card}, candidates={len(self.candidates)}, layouts={self.layouts}>"

    def to_text(self) -> str:
        """Return the candidates as text, the chosen card first; all values are those of the declarer's side."""
        rows = [(each[0], *(f"{cell:>8}" for cell in each[1:])) for each in (_HEAD, *self._rows())]
        return "\n".join([f"{self.card.symbol}: {self.layouts} layouts", *(" ".join(row) for row in rows)])

    def _repr_html_(self) -> str:
        return f"<p><b>{self.card.symbol}</b>: {self.layouts} layouts</p>{html_table(_HEAD, self._rows())}"

    def _rows(self) -> list[tuple[str, str, str, str]]:
        return [
            (
                each.card.symbol,
                f"{each.score:.2f}",
                f"{'>= ' * each.at_least}{each.tricks:.2f}",
                f"{100 * each.make:.1f} %",
            )
            for each in self.candidates
        ]


_HEAD = ("card", "score", "tricks", "makes")


class Player(Protocol):
    """A player that sees only its own view; a declarer also plays dummy's cards."""

    def decide(self, view: View) -> Decision:
        """Return a decision for ``view.to_play``; the table checks that its card is legal."""


@runtime_checkable
class Listener(Protocol):
    """A player that the table also calls when a board begins and when it ends."""

    def begin(self, view: View) -> None:
        """Prepare for a board at the seat ``view.seat``; called before the opening lead."""

    def end(self, view: View) -> None:
        """Receive the view when the board has ended: after the last card, or earlier if a player failed.

        At the tables of a network, also when the board was broken off; it then begins again with a new player.
        """


@runtime_checkable
class RunsElsewhere(Protocol):
    """A player or bidder that thinks in other processes and counts their CPU time itself."""

    def cpu_seconds(self) -> float:
        """Return the CPU seconds that the other processes have used so far."""


def elsewhere_seconds(player: object) -> float:
    """Return the CPU seconds that a player or bidder has taken in other processes."""
    return player.cpu_seconds() if isinstance(player, RunsElsewhere) else 0.0


@runtime_checkable
class SamplesLayouts(Protocol):
    """A player that decides on sampled layouts, and remembers those of its last decision."""

    last_belief: Belief | None
    """The layouts of the last decision, with their weights; None if there was nothing to decide."""


@runtime_checkable
class SearchesJointly(Protocol):
    """A declarer that may compare cards by strategies, in which later guesses cost something."""

    @property
    def last_unsearched(self) -> float | None:
        """The share of the layouts of the last decision that were only solved double dummy.

        None if all values of this decision are double-dummy means.
        """


class PerfectPlayer(ABC):
    """A player that sees all four hands; only defenders may be of this kind."""

    @abstractmethod
    def decide_double_dummy(self, view: View, position: Position) -> Decision:
        """Return a decision for ``view.to_play``, given the whole position."""


AnyPlayer = Player | PerfectPlayer


class Role(StrEnum):
    """The roles of a player, and of its parts: what samples layouts, and what weighs them."""

    DECLARER = "declarer"
    DEFENDER = "defender"
    BIDDER = "bidder"
    BELIEF = "belief"
    LIKELIHOOD = "likelihood"


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
    """A kind of player, bidder, belief or likelihood: its roles, description and settings, how to make one, its sight.

    :raises PlayerError: if a role is unknown, a declarer would see all four hands, the settings are not a dataclass
        derived from `Settings` whose fields are options with possible defaults, or ``make`` cannot be called.
    """

    role: Role | tuple[Role, ...]
    help: str
    settings: type[Settings]
    make: Callable[[Any, np.random.Generator], Any]
    """Makes a player, a bidder (`agent.players.bidding.bidder`), a sampler (`agent.knowledge.sampler`) or a
    likelihood (`agent.knowledge.evidence.likelihood`) from settings and a random generator."""
    sees: Sight = Sight.VIEW
    presets: Mapping[str, Preset] = field(default_factory=dict)
    kernels: tuple[ModuleType, ...] = ()
    """The modules with the compiled code that such a player needs, besides the solver's."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "role", self._checked_role())
        if self.sees is Sight.ALL_HANDS and Role.DECLARER in self.roles:
            raise PlayerError(
                f"an Entry ({self.help}) is for a declarer that sees all hands; only a defender may see all four hands"
            )

        given: object = self.settings
        if not isinstance(given, type) or not issubclass(given, Settings) or "__dataclass_fields__" not in vars(given):
            raise PlayerError(
                f"the settings of an Entry ({self.help}) must be a dataclass derived from agent.options.Settings"
            )
        self.settings.check_options()
        if not _takes_two(self.make):
            raise PlayerError(
                f"the fourth argument of an Entry ({self.help}) is {self.make!r}: a function of the settings and a "
                "random generator is needed"
            )

    def _checked_role(self) -> Role | tuple[Role, ...]:
        """Return the role or roles; their texts are accepted too."""
        roles: tuple[object, ...] = self.role if isinstance(self.role, tuple) else (self.role,)
        known = [role for each in roles for role in Role if role == each]
        if not roles or len(known) < len(roles):
            raise PlayerError(
                f"the role of an Entry ({self.help}) is {self.role!r}: give one of {' '.join(Role)}, or a tuple of them"
            )
        return tuple(known) if isinstance(self.role, tuple) else known[0]

    @property
    def preset_options(self) -> dict[str, str]:
        """The options of each preset as text, by its name."""
        return {name: preset.options for name, preset in self.presets.items()}

    @property
    def roles(self) -> tuple[Role, ...]:
        """All roles of the player."""
        return (self.role,) if isinstance(self.role, Role) else self.role


def _takes_two(given: object) -> bool:
    """Return whether something can be called with two arguments, as far as its signature says."""
    if not callable(given):
        return False
    try:
        signature(given).bind(None, None)
    except TypeError:
        return False
    except ValueError:  # some functions that are written in C do not say what they take
        return True
    return True
