"""Prior standard deviations and bounds of bridge results.

The prior standard deviations (`Spread.usual`) are rough; they come from the results in ``results/``.
`experiments.statistics.interval` explains their use.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from agent.rules.contract import Contract, Vulnerability


@dataclass(frozen=True, slots=True)
class Spread:
    """How much results vary: their prior standard deviation (``usual``) and largest possible size (``most``)."""

    usual: float
    most: float


IMPS = Spread(usual=4.4, most=24.0)
"""The spread of IMPs per deal between two declarers of the same contract."""
MATCHPOINTS = Spread(usual=25.0, most=50.0)
"""The spread of matchpoints per deal between two declarers: a win is 50, a tie 0, a loss -50 (per cent of a top)."""
_MOST_POINTS = 10_580.0
"""The largest difference in points: one declarer makes a vulnerable redoubled 7NT, the other takes no trick."""


def score_spread(contract: Contract, vulnerability: Vulnerability) -> Spread:
    """Return the spread of scores in a contract, in points.

    The standard deviation is 50 points plus 45 % of the score difference between just making the contract and going one
    down.
    """
    needed = contract.tricks_needed
    swing = contract.score(needed, vulnerability) - contract.score(needed - 1, vulnerability)
    return Spread(usual=50 + 0.45 * swing, most=_MOST_POINTS)


def together(spreads: Iterable[Spread]) -> Spread:
    """Return the spread of a mixture in equal parts; ``usual`` is the root mean square, and ``most`` is the largest."""
    listed = list(spreads)
    usual = sqrt(sum(spread.usual**2 for spread in listed) / len(listed))
    return Spread(usual, max(spread.most for spread in listed))
