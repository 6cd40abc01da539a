"""Analysis of a deal of two-person whist."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ddsolver.whist import Side, SuitDeal, Value, best_lead, deal_value, suit_value, tricks
from ddsolver.whist.valuation import LONGEST, value_bounds


@dataclass(frozen=True)
class WhistAnalysis:
    """The solution of a symmetric deal of two-person whist."""

    deal: tuple[SuitDeal, ...]
    values: tuple[str, ...]
    """The value of each suit."""

    total: str
    """The value of the deal."""

    tricks: dict[Side, int]
    """The tricks that West takes, by leader."""

    leads: dict[Side, tuple[int, int]]
    """A best lead for each player: the index of the suit in the deal, and the rank."""

    @property
    def size(self) -> int:
        """The total number of tricks."""
        return sum(suit.size for suit in self.deal)


def analyse(deal: Sequence[SuitDeal]) -> WhistAnalysis:
    """Return the solution of a deal.

    :raises WhistError: if the deal has several suits and one of them is so long that its value is unknown.
    """
    alone = sum(suit.size > 0 for suit in deal) == 1
    values = [_value_text(suit, alone) for suit in deal]
    return WhistAnalysis(
        tuple(deal),
        tuple(values),
        next(value for suit, value in zip(deal, values, strict=True) if suit.size) if alone else str(deal_value(deal)),
        {side: tricks(deal, side) for side in Side},
        {side: best_lead(deal, side) for side in Side},
    )


def _value_text(suit: SuitDeal, alone: bool) -> str:
    """Return the value of a suit as text; if a long suit is the only one of the deal (``alone``), perhaps bounds."""
    lower, upper = value_bounds(suit)
    if alone and lower != upper and suit.size > LONGEST:
        return f"between {Value(lower)} and {Value(upper)}"
    return str(suit_value(suit))
