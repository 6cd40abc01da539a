"""Means with error bars."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from statistics import fmean, stdev

import numpy as np
from numpy.typing import NDArray

_T_975 = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
    2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
    2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
)  # fmt: skip
"""Student's t, 0.975 quantile, for 1 to 30 degrees of freedom (any statistical table)."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean, and half the width of its 95 % confidence interval; None with fewer than two values."""

    mean: float
    half_width: float | None
    number: int

    def __str__(self) -> str:
        return f"{self.mean:+.2f}" if self.half_width is None else f"{self.mean:+.2f} ± {self.half_width:.2f}"


def mean_interval(values: Sequence[float]) -> Interval:
    """The mean of independent values with Student's 95 % interval; of paired results, give the differences."""
    number = len(values)
    if number == 0:
        return Interval(0.0, None, 0)
    if number == 1:
        return Interval(float(values[0]), None, 1)
    freedom = number - 1
    # Beyond the table, the first terms of t's expansion around the normal quantile (Abramowitz & Stegun 26.7.5).
    quantile = _T_975[freedom - 1] if freedom <= len(_T_975) else 1.959964 + 2.372271 / freedom + 2.8225 / freedom**2
    return Interval(fmean(values), quantile * stdev(values) / sqrt(number), number)


RESAMPLES = 2000


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with the ends of its 95 % confidence interval, None with fewer than two values in some stratum."""

    mean: float
    low: float | None
    high: float | None
    number: int


def bootstrap(strata: Sequence[NDArray[np.float64]], weights: Sequence[float]) -> Estimate:
    """The weighted sum of the means of several strata, with the interval of 2000 bootstrap samples.

    Each stratum float64 (n,) is resampled by itself. Of paired results give the differences. With one stratum and
    weight 1 this is the interval of a mean.
    """
    mean = sum(weight * float(values.mean()) for values, weight in zip(strata, weights, strict=True))
    number = sum(len(values) for values in strata)
    if any(len(values) < 2 for values in strata):
        return Estimate(mean, None, None, number)
    resampled = np.zeros(RESAMPLES)
    for place, (values, weight) in enumerate(zip(strata, weights, strict=True)):
        resampled += weight * values[_resample(len(values), place)].mean(axis=1)
    low, high = np.quantile(resampled, [0.025, 0.975]).tolist()
    return Estimate(mean, low, high, number)


@cache
def _resample(number: int, place: int) -> NDArray[np.int64]:
    """Which of ``number`` values are drawn, int64 (2000, number); the same at every call."""
    return np.random.default_rng([number, place]).integers(number, size=(RESAMPLES, number))
