"""How far results usually scatter and can scatter at most: what is known of bridge scores before any deal is played.

The usual spreads are rough standard deviations of the rows in ``results/``; `experiments.statistics.interval` says what
they are for, and ``tests/benchmarks/bench_statistics.py`` holds them against the rows.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from agent.rules.contract import Contract, Vulnerability


@dataclass(frozen=True, slots=True)
class Spread:
    """How far values lie from their mean: usually, as a standard deviation, and at most from zero."""

    usual: float
    most: float


IMPS = Spread(usual=4.4, most=24.0)
"""IMPs a deal between two declarers of the same contract."""
MATCHPOINTS = Spread(usual=25.0, most=50.0)
"""The same in per cent of a matchpoint top, from -50 to 50."""
_MOST_POINTS = 10_580.0
"""Between a grand slam redoubled made and thirteen down, vulnerable."""


def score_spread(contract: Contract, vulnerability: Vulnerability) -> Spread:
    """How far scores in a contract lie apart: nearly half of the difference between making it and going one down."""
    needed = contract.tricks_needed
    swing = contract.score(needed, vulnerability) - contract.score(needed - 1, vulnerability)
    return Spread(usual=50 + 0.45 * swing, most=_MOST_POINTS)


def together(spreads: Iterable[Spread]) -> Spread:
    """The spread of values of which each has its own: the root of their mean square."""
    listed = list(spreads)
    usual = sqrt(sum(each.usual**2 for each in listed) / len(listed))
    return Spread(usual, max(each.most for each in listed))
