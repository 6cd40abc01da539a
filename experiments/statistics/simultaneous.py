"""Simultaneous confidence intervals of many comparisons: max-t intervals by a multiplier bootstrap over deals.

Of 21 single 95 % intervals, at least one often misses the truth. Simultaneous intervals are wider: in 95 of 100
experiments, none of them misses. Their width depends on how the comparisons are correlated, so it is estimated from the
deals (the multiplier bootstrap of Chernozhukov, Chetverikov and Kato, *Annals of Statistics* 41, 2013, with normal
multipliers).
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agent.one_thread import one_thread
from experiments.statistics.interval import KNOWN, Interval, weighted_mean

__all__ = ["Stratum", "pairwise_intervals", "simultaneous_intervals"]

_REPLICATES = 4000
_AT_ONCE = 100
"""The replicates that are computed together, to save memory; with many deals, fewer are."""
_MOST_NUMBERS = 2_000_000
"""The most random numbers that are held at once."""
_SEED = 20_130_101
"""A fixed seed, so that the same values give the same intervals."""


@dataclass(frozen=True, slots=True)
class Stratum:
    """The deals of a comparison that come from one source, such as a contract set, and the source's weight."""

    values: Mapping[Any, float]
    """The values by deal; a deal has the same key in all comparisons."""
    weight: float
    spread: float
    """The prior standard deviation of the values."""


def simultaneous_intervals(
    comparisons: Sequence[Sequence[Stratum]], looks: int = 1, known: float = KNOWN
) -> list[Interval]:
    """Return the mean of each comparison with simultaneous 95 % confidence intervals.

    If you analyse the results ``looks`` times while they come in, the intervals of all analyses hold simultaneously
    (Bonferroni). ``known`` is the weight of the prior standard deviations in pseudo-observations. No interval is
    narrower than the single interval (`strata_interval`). A comparison of fewer than four deals has no interval.
    """
    error = 0.05 / looks
    means = [
        weighted_mean(
            [np.array([*stratum.values.values()]) for stratum in strata],
            [stratum.weight for stratum in strata],
            [stratum.spread for stratum in strata],
            known,
        )
        for strata in comparisons
    ]
    measured = [place for place, mean in enumerate(means) if mean.error is not None]
    largest = _quantile(
        [comparisons[place] for place in measured], [means[place].error or 0.0 for place in measured], error
    )
    return [mean.interval(largest) for mean in means]


def pairwise_intervals(
    comparisons: Mapping[tuple[Any, ...], Sequence[Stratum]], looks: int = 1, known: float = KNOWN
) -> dict[tuple[Any, ...], Interval]:
    """Return `simultaneous_intervals` by pair of players, in both directions.

    The key ``("a", "b", ...)`` stands for the gain of a over b. A key may have more parts after the two players.
    """
    intervals = dict(zip(comparisons, simultaneous_intervals([*comparisons.values()], looks, known), strict=True))
    return intervals | {(key[1], key[0], *key[2:]): interval.reversed() for key, interval in intervals.items()}


def possible_ranks(rivals: Sequence[Interval]) -> tuple[int, int]:
    """Return a player's best and worst possible rank, given the gain of each other player over it."""
    ahead = sum(rival.low is not None and rival.low > 0 for rival in rivals)
    behind = sum(rival.high is not None and rival.high < 0 for rival in rivals)
    return 1 + ahead, 1 + len(rivals) - behind


def bonferroni(number: int) -> float:
    """Return the normal quantile with which ``number`` 95 % intervals hold simultaneously (Bonferroni)."""
    return _two_sided(0.05 / number)


def _two_sided(error: float) -> float:
    return NormalDist().inv_cdf(1 - error / 2)


def _quantile(comparisons: Sequence[Sequence[Stratum]], errors: Sequence[float], error: float) -> float:
    """Return the value that the largest |mean - truth| / standard error exceeds with probability ``error``.

    The largest is taken over all comparisons. The value is that of normal means whose standard errors are known.
    """
    if len(comparisons) < 2:
        return _two_sided(error)
    places: dict[Hashable, int] = {}
    for strata in comparisons:
        for stratum in strata:
            for deal in stratum.values:
                places.setdefault(deal, len(places))
    parts = np.zeros((len(places), len(comparisons)))
    for column, (strata, scale) in enumerate(zip(comparisons, errors, strict=True)):
        for stratum in strata:
            if scale and stratum.values:
                values = np.array([*stratum.values.values()])
                rows = [places[deal] for deal in stratum.values]
                # Deals lie closer to their own mean than to the truth: n / (n - 1) corrects the variance.
                shrunk = np.sqrt(len(values) / max(len(values) - 1, 1))
                parts[rows, column] = stratum.weight * shrunk * (values - values.mean()) / len(values) / scale
    bootstrap = float(np.quantile(_largest(parts), 1 - error))
    # With few deals, the standard errors rest on the prior spread, but the replicates rest on the values alone. So the
    # bootstrap quantile is bounded.
    return min(max(_two_sided(error), bootstrap), _two_sided(error / len(comparisons)))


@one_thread()
def _largest(parts: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return each replicate's largest |sum| over the comparisons, float64 (replicates,).

    A replicate multiplies every deal of ``parts``, float64 (deals, comparisons), by its own standard normal number, and
    sums over the deals.
    """
    # Random signs would make the sums of few deals too small: a sum of 8 has only 128 different sizes.
    generator = np.random.default_rng(_SEED)
    number = max(1, min(_AT_ONCE, _MOST_NUMBERS // max(1, len(parts))))
    # The same numbers are drawn however many replicates are computed together.
    chunks = [
        np.abs(generator.standard_normal((min(number, _REPLICATES - start), len(parts))) @ parts).max(axis=1)
        for start in range(0, _REPLICATES, number)
    ]
    return np.concatenate(chunks)
