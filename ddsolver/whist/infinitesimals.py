"""The infinitesimals: who has an exit and how many stoppers guard it (multi-suit section 6.1).

They are the monoid E of "Quotient monoids" section 7.3 too: stoppers add like integers, exits as one has them or not,
and who has exits no longer matters once the stoppers do not balance.
"""

from __future__ import annotations

from dataclasses import dataclass

from ddsolver.errors import WhistError, whole_number
from ddsolver.whist.order import PartialOrder
from ddsolver.whist.suits import Side


@dataclass(frozen=True, slots=True)
class Infinitesimal(PartialOrder):
    """What a suit is worth beyond its number; `Infinitesimal.of` makes one, addition and negation keep it reduced.

    ``<=`` is a partial order: nothing and the fuzzy infinitesimal, where both have an exit, are incomparable.
    """

    stoppers: int = 0
    """West's less East's."""

    west_exit: bool = False
    east_exit: bool = False

    @classmethod
    def of(cls, stoppers: int = 0, *, west_exit: bool = False, east_exit: bool = False) -> Infinitesimal:
        """Return the infinitesimal of stoppers and exits; with stoppers, only their owner has exits."""
        stoppers = whole_number(stoppers, "the number of stoppers", WhistError)
        if stoppers:
            return cls(stoppers, stoppers > 0, stoppers < 0)
        return cls(0, west_exit, east_exit)

    @property
    def is_positive(self) -> bool:
        """Whether it is more than nothing: West's exit."""
        return self.west_exit and not self.east_exit

    @property
    def is_negative(self) -> bool:
        """Whether it is less than nothing: East's exit."""
        return self.east_exit and not self.west_exit

    def favours_west(self, leader: Side) -> bool:
        """Whether a tie goes to West: to the exit, or to the leader if both have one, or against him if none has."""
        if self.west_exit == self.east_exit:
            return (leader is Side.WEST) == self.west_exit
        return self.west_exit

    def __add__(self, other: Infinitesimal) -> Infinitesimal:
        return Infinitesimal.of(
            self.stoppers + other.stoppers,
            west_exit=self.west_exit or other.west_exit,
            east_exit=self.east_exit or other.east_exit,
        )

    def __neg__(self) -> Infinitesimal:
        return Infinitesimal(-self.stoppers, self.east_exit, self.west_exit)

    def __sub__(self, other: Infinitesimal) -> Infinitesimal:
        return self + -other

    def __le__(self, other: Infinitesimal) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        if self.stoppers != other.stoppers:
            return self.stoppers < other.stoppers
        return self.west_exit <= other.west_exit and self.east_exit >= other.east_exit

    def __str__(self) -> str:
        if self.west_exit and self.east_exit:
            return "+-e0"
        if not self.west_exit and not self.east_exit:
            return "0"
        return f"{'' if self.west_exit else '-'}e{abs(self.stoppers)}"


NOTHING = Infinitesimal()
"""No exit and no stopper: 0."""

FUZZY = Infinitesimal(0, True, True)
"""An exit each, and as many stoppers: +-e0."""


def exit_with(stoppers: int) -> Infinitesimal:
    """Return the value of West's exit behind a number of stoppers: e0, e1, ... East's exits are the negatives."""
    return Infinitesimal.of(stoppers, west_exit=True)
