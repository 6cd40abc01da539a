"""Means with error bars: 95 % confidence intervals that hold from four deals on.

A few deals do not show the variance of results: most comparisons are ties, and the first swings come late. What is
known of bridge scores beforehand, the *usual spread* (`experiments.statistics.priors`), therefore counts as much as
`KNOWN` deals, and what was seen with its own number. ``tests/benchmarks/bench_statistics.py`` measures how often the
intervals hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

__all__ = ["Interval", "mean_interval"]

FEWEST = 4
"""Fewer values have no interval."""
KNOWN = 16
"""The weight of the usual spread in pseudo-observations, shared among the strata."""
NORMAL = NormalDist().inv_cdf(0.975)
"""The 0.975 quantile of the normal distribution."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean with the ends of its 95 % confidence interval, None where there are fewer than `FEWEST` values."""

    mean: float
    low: float | None
    high: float | None
    number: int

    @property
    def half_width(self) -> float | None:
        """How far the ends lie from each other, halved."""
        return None if self.low is None or self.high is None else (self.high - self.low) / 2

    def reversed(self) -> Interval:
        """The interval of a difference taken the other way round."""
        low, high = (None if end is None else -end for end in (self.high, self.low))
        return Interval(0.0 - self.mean, low, high, self.number)

    def __str__(self) -> str:
        return self.text(2, sign="+")

    def text(self, digits: int, sign: str = "") -> str:
        """Return ``3.70 ± 0.27``; with the sign ``"+"`` ``+3.70 ± 0.27``."""
        mean = f"{self.mean:{sign}.{digits}f}"
        return mean if self.half_width is None else f"{mean} ± {self.half_width:.{digits}f}"

    def percent(self, digits: int) -> str:
        """Return a share, whose interval is not symmetric: ``73 % (68-77)``."""
        share = f"{100 * self.mean:.{digits}f} %"
        if self.low is None or self.high is None:
            return share
        return f"{share} ({100 * self.low:.0f}-{100 * self.high:.0f})"

    def to_json(self) -> dict[str, float | int | None]:
        """Return the interval as every JSON output has it; ``n`` is the number of values."""
        return {"mean": self.mean, "low": self.low, "high": self.high, "n": self.number}


def mean_interval(
    values: Sequence[float] | NDArray[np.float64], spread: float, times: NDArray[np.int64] | None = None
) -> Interval:
    """The mean of independent values with Student's interval; of paired results, give the differences.

    ``spread`` is the usual standard deviation of such values. A value may count several ``times``, int64 (n,).
    """
    if times is None:
        return strata_interval([values], [1.0], [spread])
    array, number = np.asarray(values, dtype=np.float64), as_many_as(times)
    mean = float(np.average(array, weights=times))
    if number < FEWEST:
        return Interval(mean, None, None, len(array))
    half = student_quantile(KNOWN + number - 1) * sqrt(scatter(array, spread, times=times) / number)
    return Interval(mean, mean - half, mean + half, len(array))


def as_many_as(times: NDArray[np.int64]) -> float:
    """Return the Kish effective sample size of values that count several ``times``, int64 (n,)."""
    return float(times.sum() ** 2 / (times**2).sum())


def strata_interval(
    strata: Sequence[Sequence[float] | NDArray[np.float64]], weights: Sequence[float], spreads: Sequence[float]
) -> Interval:
    """The weighted sum of the means of several strata, with the interval of Welch and Satterthwaite.

    Each stratum has values, its weight and their usual standard deviation. With one stratum and weight 1 this is
    Student's interval of a mean.
    """
    found = weighted_mean(strata, weights, spreads)
    if found.error is None:
        return Interval(found.mean, None, None, found.number)
    half = student_quantile(found.freedom) * found.error if found.error else 0.0
    return Interval(found.mean, found.mean - half, found.mean + half, found.number)


@dataclass(frozen=True, slots=True)
class WeightedMean:
    """A weighted sum of means with its standard error, None where there are fewer than `FEWEST` values."""

    mean: float
    error: float | None
    freedom: float
    """Degrees of freedom, by Welch and Satterthwaite."""
    number: int


def weighted_mean(
    strata: Sequence[Sequence[float] | NDArray[np.float64]], weights: Sequence[float], spreads: Sequence[float]
) -> WeightedMean:
    """The weighted sum of the means of several strata, as `strata_interval` has it, with its standard error."""
    arrays = [np.asarray(values, dtype=np.float64) for values in strata]
    number = sum(len(values) for values in arrays)
    if not number:
        return WeightedMean(0.0, None, 1.0, 0)
    mean = sum(weight * float(values.mean()) for values, weight in zip(arrays, weights, strict=True))
    if number < FEWEST:
        return WeightedMean(mean, None, 1.0, number)
    variance = by_freedom = 0.0
    known = KNOWN / len(arrays)
    for values, weight, spread in zip(arrays, weights, spreads, strict=True):
        freedom = known + len(values) - 1
        part = weight**2 * scatter(values, spread, known) / len(values)
        variance += part
        by_freedom += part**2 / freedom
    return WeightedMean(mean, sqrt(variance), variance**2 / by_freedom if variance else 1.0, number)


def width_with(
    number: int,
    strata: Sequence[NDArray[np.float64]],
    weights: Sequence[float],
    spreads: Sequence[float],
) -> float:
    """About the half width of `strata_interval` if there were ``number`` values, many, in each stratum."""
    known = KNOWN / len(strata)
    parts = (
        weight**2 * scatter(values, spread, known) / number
        for values, weight, spread in zip(strata, weights, spreads, strict=True)
    )
    return NORMAL * sqrt(sum(parts))


def scatter(
    values: NDArray[np.float64], spread: float, known: float = KNOWN, *, times: NDArray[np.int64] | None = None
) -> float:
    """Return the variance of values, shrunk towards the usual ``spread`` by pseudo-observations."""
    squares = (values - np.average(values, weights=times)) ** 2
    number = len(values) if times is None else as_many_as(times)
    seen = float(squares.sum()) if times is None else number * float(np.average(squares, weights=times))
    return (known * spread**2 + seen) / (known + number - 1)


def repeated_share(found: NDArray[np.bool_], times: NDArray[np.int64]) -> Interval:
    """The share of values found, 0 to 1, each of which counts several ``times``, int64 (n,), with Wilson's interval."""
    share, number = float(np.average(found, weights=times)), as_many_as(times)
    return Interval(share, None, None, len(found)) if number < FEWEST else _wilson(share, number, len(found))


def share_interval(strata: Sequence[Sequence[bool] | NDArray[np.bool_]], weights: Sequence[float]) -> Interval:
    """The weighted sum of shares, 0 to 1, with Wilson's interval.

    With several strata it is Wilson's interval for as many values of one stratum as would tell as much.
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
        # A stratum without any, or with nothing else, is not certain: two of each kind are added (Agresti and Coull).
        smoothed = (counts + 2) / (sizes + 4)
        whole = float(np.array(weights) @ smoothed) / sum(weights)
        variance = float(np.array(weights) ** 2 @ (smoothed * (1 - smoothed) / sizes))
        effective = whole * (1 - whole) * sum(weights) ** 2 / variance
    return _wilson(share, effective, number)


def _wilson(share: float, effective: float, number: int) -> Interval:
    square = NORMAL**2 / effective
    centre = (share + square / 2) / (1 + square)
    half = sqrt(square * share * (1 - share) + square**2 / 4) / (1 + square)
    return Interval(share, max(0.0, centre - half), min(1.0, centre + half), number)


def student_quantile(freedom: float) -> float:
    """The 0.975 quantile of Student's t, to a thousandth from 3 degrees of freedom on.

    The first terms of its expansion around the normal quantile (Abramowitz and Stegun 26.7.5).
    """
    z = NORMAL
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / freedom**power for power, term in enumerate(terms, start=1))
