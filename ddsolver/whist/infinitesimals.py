"""The infinitesimals: who has an exit and how many stoppers guard it (multi-suit paper, section 6.1).

An exit is a suit in which a player can give up the lead. His stoppers are his high cards in this suit: until he uses
the exit, they keep the opponent from cashing tricks there. Stoppers add like integers: West's are positive, East's
negative. It matters whether a player has an exit, but not how many he has. If one player has more stoppers than the
other, only the exits of this player count.

The infinitesimals are also the elements of the monoid E in "Quotient monoids", section 7.3.
"""

from __future__ import annotations

from dataclasses import dataclass

from ddsolver.errors import WhistError, as_whole_number
from ddsolver.whist.order import PartialOrder
from ddsolver.whist.suits import Side


@dataclass(frozen=True, slots=True)
class Infinitesimal(PartialOrder):
    """The infinitesimal part of a suit's value. Create it with `Infinitesimal.of`, which drops exits that do not count.

    ``<=`` is a partial order: `ZERO` (nobody has an exit) and `FUZZY` (both players have one) are incomparable.
    """

    stoppers: int = 0
    """West's stoppers minus East's."""

    west_exit: bool = False
    east_exit: bool = False

    @classmethod
    def of(cls, stoppers: int = 0, *, west_exit: bool = False, east_exit: bool = False) -> Infinitesimal:
        """Return the infinitesimal with these stoppers and exits.

        If ``stoppers`` is not 0, their owner has the only exit, and the other arguments are ignored.
        """
        stoppers = as_whole_number(stoppers, "the number of stoppers", WhistError)
        if stoppers:
            return cls(stoppers, stoppers > 0, stoppers < 0)
        return cls(0, west_exit, east_exit)

    @property
    def is_positive(self) -> bool:
        """Whether the infinitesimal is positive: only West has an exit."""
        return self.west_exit and not self.east_exit

    @property
    def is_negative(self) -> bool:
        """Whether the infinitesimal is negative, which means that only East has an exit."""
        return self.east_exit and not self.west_exit

    def favours_west(self, leader: Side) -> bool:
        """Whether West wins a tie: a number that is halfway between two results (see ``values.rounded``).

        The player with the only exit wins the tie. If both players have an exit, the leader wins it; if neither has
        one, the leader loses it.
        """
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


ZERO = Infinitesimal()
"""The infinitesimal without exits and stoppers: 0."""

FUZZY = Infinitesimal(0, True, True)
"""The infinitesimal with an exit for each player, and stoppers that balance: +-e0."""


def exit_with(stoppers: int) -> Infinitesimal:
    """Return e_k for k = ``stoppers``: an exit of West that k stoppers guard. An exit of East is -e_k."""
    return Infinitesimal.of(stoppers, west_exit=True)
