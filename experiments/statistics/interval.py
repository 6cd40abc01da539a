"""Means with 95 % confidence intervals, which have the right coverage even with as few as four deals.

Most comparisons are ties, so a few deals do not show how much results vary. The sample variance is therefore shrunk
towards a prior variance, the square of the *usual spread* (`experiments.statistics.interval`).
``tests/bench/bench_statistics.py`` measures the coverage.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

from agent.rules.contract import Contract, Vulnerability
from agent.rules.imps import imps

__all__ = ["Interval", "mean_interval"]

FEWEST = 4
"""The smallest number of values that get an interval."""
KNOWN = 16
"""The weight of the prior variance, in pseudo-observations; it is divided equally among the strata."""
NORMAL = NormalDist().inv_cdf(0.975)
"""The 0.975 quantile of the normal distribution."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean of ``number`` values, with its 95 % interval; the ends are None for fewer than `FEWEST` values."""

    mean: float
    low: float | None
    high: float | None
    number: int

    @property
    def half_width(self) -> float | None:
        """Half the distance between the ends; None if there are no ends."""
        return None if self.low is None or self.high is None else (self.high - self.low) / 2

    def reversed(self) -> Interval:
        """Return the interval of B minus A if this is the interval of A minus B."""
        low, high = (None if end is None else -end for end in (self.high, self.low))
        return Interval(0.0 - self.mean, low, high, self.number)

    def __str__(self) -> str:
        return self.text(2, sign="+")

    def text(self, digits: int, sign: str = "") -> str:
        """Return the mean and half width as ``3.70 ± 0.27``; with ``sign="+"`` as ``+3.70 ± 0.27``.

        Without any value, return a dash.
        """
        if not self.number:
            return "-"
        mean = f"{self.mean:{sign}.{digits}f}"
        return mean if self.half_width is None else f"{mean} ± {self.half_width:.{digits}f}"

    def percent(self, digits: int) -> str:
        """Return a share and its interval as text: ``73 % (68-77)``."""
        share = f"{100 * self.mean:.{digits}f} %"
        if self.low is None or self.high is None:
            return share
        return f"{share} ({100 * self.low:.0f}-{100 * self.high:.0f})"

    def to_json(self) -> dict[str, float | int | None]:
        """Return the interval for JSON: mean (None without a value), low, high and n, the number of values."""
        return {"mean": self.mean if self.number else None, "low": self.low, "high": self.high, "n": self.number}


def mean_interval(
    values: Sequence[float] | NDArray[np.float64],
    spread: float,
    times: NDArray[np.int64] | None = None,
    *,
    known: float = KNOWN,
) -> Interval:
    """Return the mean of independent values with Student's interval; for paired results, pass the differences.

    ``spread`` is the prior standard deviation of the values, and ``known`` its weight in pseudo-observations.
    ``times``, int64 (n,), is how often each value counts.
    """
    if times is None:
        return strata_interval([values], [1.0], [spread], known)
    array, number = np.asarray(values, dtype=np.float64), as_many_as(times)
    error = None if number < FEWEST else sqrt(scatter(array, spread, known, times=times) / number)
    return MeanEstimate(float(np.average(array, weights=times)), error, known + number - 1, len(array)).interval()


def as_many_as(times: NDArray[np.int64]) -> float:
    """Return the Kish effective sample size of values with the frequency weights ``times``, int64 (n,)."""
    return float(times.sum() ** 2 / (times**2).sum())


def strata_interval(
    strata: Sequence[Sequence[float] | NDArray[np.float64]],
    weights: Sequence[float],
    spreads: Sequence[float],
    known: float = KNOWN,
) -> Interval:
    """Return the weighted sum of the strata's means, with the Welch-Satterthwaite interval.

    ``spreads`` are the prior standard deviations of the strata's values, and ``known`` is their weight in
    pseudo-observations, which the strata share.
    """
    return weighted_mean(strata, weights, spreads, known).interval()


@dataclass(frozen=True, slots=True)
class MeanEstimate:
    """A mean, or a weighted sum of means, with its standard error (None for fewer than `FEWEST` values)."""

    mean: float
    error: float | None
    freedom: float
    """Degrees of freedom; of a weighted sum, by Welch and Satterthwaite."""
    number: int

    def interval(self, normal: float = NORMAL) -> Interval:
        """Return the mean with Student's interval; ``normal`` is its quantile of the normal distribution."""
        if self.error is None:
            return Interval(self.mean, None, None, self.number)
        half = student_quantile(self.freedom, normal) * self.error
        return Interval(self.mean, self.mean - half, self.mean + half, self.number)


def weighted_mean(
    strata: Sequence[Sequence[float] | NDArray[np.float64]],
    weights: Sequence[float],
    spreads: Sequence[float],
    known: float = KNOWN,
) -> MeanEstimate:
    """Return the weighted sum of the strata's means, with its standard error; see `strata_interval`."""
    arrays = [np.asarray(values, dtype=np.float64) for values in strata]
    number = sum(len(values) for values in arrays)
    if not number:
        return MeanEstimate(0.0, None, 1.0, 0)
    mean = sum(weight * float(values.mean()) for values, weight in zip(arrays, weights, strict=True))
    if number < FEWEST:
        return MeanEstimate(mean, None, 1.0, number)
    variance = by_freedom = 0.0
    share = known / len(arrays)
    for values, weight, spread in zip(arrays, weights, spreads, strict=True):
        freedom = share + len(values) - 1
        part = weight**2 * scatter(values, spread, share) / len(values)
        variance += part
        by_freedom += part**2 / freedom
    return MeanEstimate(mean, sqrt(variance), variance**2 / by_freedom if variance else 1.0, number)


def width_with(
    number: int,
    strata: Sequence[NDArray[np.float64]],
    weights: Sequence[float],
    spreads: Sequence[float],
) -> float:
    """Return the half width that `strata_interval` would have with ``number`` values per stratum.

    The approximation is good for large numbers.
    """
    known = KNOWN / len(strata)
    parts = (
        weight**2 * scatter(values, spread, known) / number
        for values, weight, spread in zip(strata, weights, spreads, strict=True)
    )
    return NORMAL * sqrt(sum(parts))


def scatter(
    values: NDArray[np.float64], spread: float, known: float = KNOWN, *, times: NDArray[np.int64] | None = None
) -> float:
    """Return the variance of values, shrunk towards ``spread**2`` by ``known`` pseudo-observations."""
    squares = (values - np.average(values, weights=times)) ** 2
    number = len(values) if times is None else as_many_as(times)
    seen = float(squares.sum()) if times is None else number * float(np.average(squares, weights=times))
    return (known * spread**2 + seen) / (known + number - 1)


def repeated_share(found: NDArray[np.bool_], times: NDArray[np.int64]) -> Interval:
    """Return the share of True in ``found``, bool (n,), with Wilson's interval.

    ``times``, int64 (n,), is how often each value counts. The interval uses the Kish effective sample size.
    """
    share, number = float(np.average(found, weights=times)), as_many_as(times)
    return Interval(share, None, None, len(found)) if number < FEWEST else wilson(share, number, len(found))


def share_interval(strata: Sequence[Sequence[bool] | NDArray[np.bool_]], weights: Sequence[float]) -> Interval:
    """Return the weighted mean of the strata's shares of True, with Wilson's interval.

    With several strata, the sample size in Wilson's formula is that of a single sample with the same variance.
    """
    sizes = np.array([len(values) for values in strata])
    counts = np.array([np.count_nonzero(values) for values in strata])
    share = float(np.array(weights) @ (counts / sizes))
    number = int(sizes.sum())
    if number < FEWEST:
        return Interval(share, None, None, number)
    if len(sizes) == 1:
        effective = float(number)
    else:
        # A stratum in which all values are equal still has variance: add two True and two False (Agresti and Coull).
        smoothed = (counts + 2) / (sizes + 4)
        whole = float(np.array(weights) @ smoothed) / sum(weights)
        variance = float(np.array(weights) ** 2 @ (smoothed * (1 - smoothed) / sizes))
        effective = whole * (1 - whole) * sum(weights) ** 2 / variance
    return wilson(share, effective, number)


def wilson(share: float, effective: float, number: int) -> Interval:
    """Return Wilson's interval for a share of ``number`` cases that are worth ``effective`` independent ones."""
    square = NORMAL**2 / effective
    centre = (share + square / 2) / (1 + square)
    half = sqrt(square * share * (1 - share) + square**2 / 4) / (1 + square)
    return Interval(share, max(0.0, centre - half), min(1.0, centre + half), number)


def student_quantile(freedom: float, normal: float = NORMAL) -> float:
    """Return the quantile of Student's t at the probability of the normal quantile ``normal``.

    The formula is an expansion around the normal quantile (Abramowitz and Stegun 26.7.5). With 3 or more degrees of
    freedom, its error at the 0.975 quantile is below 0.005; with 8 or more, it is below 1 % for ``normal`` up to 4.5.
    """
    z = normal
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / freedom**power for power, term in enumerate(terms, start=1))


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
