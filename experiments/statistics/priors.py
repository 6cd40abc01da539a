"""Prior standard deviations and bounds of bridge results.

The prior standard deviations (`Spread.usual`) are rough; they come from the results in ``results/``.
`experiments.statistics.interval` explains their use, and ``tests/benchmarks/bench_statistics.py`` compares them with
these results.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from agent.rules.contract import Contract, Vulnerability


@dataclass(frozen=True, slots=True)
class Spread:
    """The spread of results: their ``usual`` standard deviation, and the largest absolute value (``most``)."""

    usual: float
    most: float


IMPS = Spread(usual=4.4, most=24.0)
"""The spread of IMPs per deal between two declarers of the same contract."""
MATCHPOINTS = Spread(usual=25.0, most=50.0)
"""The spread of a declarer's matchpoints on a deal against another declarer, in per cent of a top, from -50 to 50."""
_MOST_POINTS = 10_580.0
"""The largest difference in points: one declarer makes a vulnerable redoubled 7NT, the other takes no trick."""


def score_spread(contract: Contract, vulnerability: Vulnerability) -> Spread:
    """Return the spread of scores in a contract, in points.

    The usual spread is 50 points plus 45 % of the difference between making the contract and going one down.
    """
    needed = contract.tricks_needed
    swing = contract.score(needed, vulnerability) - contract.score(needed - 1, vulnerability)
    return Spread(usual=50 + 0.45 * swing, most=_MOST_POINTS)


def together(spreads: Iterable[Spread]) -> Spread:
    """Return one spread for values with different spreads: the root mean square of ``usual``, the largest ``most``."""
    listed = list(spreads)
    usual = sqrt(sum(spread.usual**2 for spread in listed) / len(listed))
    return Spread(usual, max(spread.most for spread in listed))
