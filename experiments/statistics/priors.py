"""Prior standard deviations and bounds of bridge results.

The prior standard deviations (`Spread.usual`) are rough; they come from the results in ``results/``.
`experiments.statistics.interval` explains their use.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from agent.rules.contract import Contract, Vulnerability
from agent.rules.imps import imps
from experiments.statistics.interval import KNOWN


@dataclass(frozen=True, slots=True)
class Spread:
    """How much results vary: their prior standard deviation (``usual``) and largest possible size (``most``)."""

    usual: float
    most: float
    known: float = KNOWN
    """The weight of the prior standard deviation, in pseudo-observations."""


IMPS = Spread(usual=4.4, most=24.0)
"""The spread of IMPs per deal between two declarers, over all contracts. Sequential tests use it for their first
stakes; intervals use `imp_spread`."""
BIDDERS = Spread(usual=6.5, most=24.0, known=40)
"""The spread of IMPs per deal between two pairs, or bidders, who bid the deal themselves.

Their results vary by 3 to 6 IMPs, whatever the contracts. The prior is larger and weighs more, because a few rare and
large swings, such as those of slams, often decide such a match: without it, intervals before the first of them miss
the mean too often.
"""
MATCHPOINTS = Spread(usual=25.0, most=50.0)
"""The spread of matchpoints per deal between two declarers: a win is 50, a tie 0, a loss -50 (per cent of a top)."""
_SHARE = 0.45
"""How much results vary in a contract, as a share of the difference between just making it and going one down."""
_MOST_POINTS = 10_580.0
"""The largest difference in points: one declarer makes a vulnerable redoubled 7NT, the other takes no trick."""


def score_spread(contract: Contract, vulnerability: Vulnerability) -> Spread:
    """Return the spread of scores in a contract, in points.

    The standard deviation is 50 points plus 45 % of the score difference between just making the contract and going one
    down.
    """
    return Spread(usual=50 + _SHARE * _swing(contract, vulnerability), most=_MOST_POINTS)


def imp_spread(contract: Contract, vulnerability: Vulnerability) -> Spread:
    """Return the spread of IMPs per deal between two declarers of a contract.

    The standard deviation is 45 % of the IMPs between just making the contract and going one down: 2.25 in a vulnerable
    1NT, 5.4 in 3NT, 9 in 7NT.
    """
    return Spread(usual=_SHARE * imps(_swing(contract, vulnerability)), most=IMPS.most)


def _swing(contract: Contract, vulnerability: Vulnerability) -> int:
    """Return the points between just making a contract and going one down."""
    needed = contract.tricks_needed
    return contract.score(needed, vulnerability) - contract.score(needed - 1, vulnerability)


def together(spreads: Iterable[Spread]) -> Spread:
    """Return the spread of a mixture in equal parts; ``usual`` is the root mean square, and ``most`` is the largest."""
    listed = list(spreads)
    usual = sqrt(sum(spread.usual**2 for spread in listed) / len(listed))
    return Spread(usual, max(spread.most for spread in listed))
