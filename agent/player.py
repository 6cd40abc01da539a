"""The interface of players: asked with a View, they answer with a Decision."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from agent.knowledge.view import View
from ddsolver.cards import Card
from ddsolver.position import Position

__all__ = ["AnyPlayer", "Candidate", "Decision", "Listener", "PerfectPlayer", "Player", "RunsElsewhere"]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A player's estimate of a card. All values are means over the layouts, from the declarer's side."""

    card: Card
    score: float
    """What the player maximises or minimises: duplicate points unless its aim is another."""
    tricks: float
    """The tricks of the declarer's side in the whole play."""
    make: float
    """The probability that the contract makes."""
    bound: bool = False
    """Whether the card was not searched out: it is worth no more than these."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A card and why: the candidates with the chosen one first and the others from best to worst.

    There are no candidates, and no layouts, when there was nothing to decide.
    """

    card: Card
    candidates: tuple[Candidate, ...] = ()
    layouts: int = 0
    """The number of layouts of the hidden cards in the sample."""
    exhaustive: bool = False
    """Whether these were all that fit the view, but for impossible ones."""
    drawn: int = 0
    """How many were drawn, at this turn, to find them."""
    effective: float = 0.0
    """The Kish effective sample size of the layouts."""
    remark: str = ""
    """What was out of the ordinary."""
    seconds: float = 0.0
    """CPU time, as the table measured it, whatever the player says here."""
    elsewhere: float = field(default=0.0, compare=False)
    """The part of it that the player took in other processes."""
    wall_seconds: float = field(default=0.0, compare=False)
    """Wall time from question to answer, as the table measured it."""


class Player(Protocol):
    """A player that sees its own view; the declarer plays dummy's cards too."""

    def decide(self, view: View) -> Decision:
        """Choose a card for ``view.to_play``; the table makes sure that it is legal."""


@runtime_checkable
class Listener(Protocol):
    """A player that is called when a board begins and when it is over, each time with its view."""

    def begin(self, view: View) -> None:
        """Take ``view.seat``, before the opening lead."""

    def end(self, view: View) -> None:
        """See how it went, after the last card."""


@runtime_checkable
class RunsElsewhere(Protocol):
    """A player that thinks in other processes, whose CPU time it counts itself."""

    def cpu_seconds(self) -> float:
        """Return the CPU seconds that it has taken so far."""


class PerfectPlayer(ABC):
    """A player that sees all four hands: only a defender may."""

    @abstractmethod
    def decide_double_dummy(self, view: View, position: Position) -> Decision:
        """Choose a card for ``view.to_play``, knowing the whole position."""


AnyPlayer = Player | PerfectPlayer
