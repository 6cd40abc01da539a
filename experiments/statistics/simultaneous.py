"""Intervals of many comparisons that hold all together with 95 % confidence (max-t by resampling deals).

Of 21 single 95 % intervals one misses more often than not. Here the half widths are multiplied by the 0.95 quantile of
the largest of all |mean - truth| / standard error instead. That quantile depends on how the comparisons hang together,
so it is estimated from the deals: in each of many replicates every deal keeps or changes its sign, in all comparisons
at once (the multiplier bootstrap of Chernozhukov, Chetverikov and Kato, *Annals of Statistics* 41, 2013, with
Rademacher signs).
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

from experiments.statistics.interval import NORMAL, Interval, student_quantile, weighted_mean

__all__ = ["Stratum", "pairwise_intervals", "simultaneous_intervals"]

_REPLICATES = 4000
_CHUNKS = 40
"""The number of parts in which the replicates are made, to save memory."""
_SEED = 20_130_101
"""The same rows give the same intervals."""


@dataclass(frozen=True, slots=True)
class Stratum:
    """What a comparison has of one source: a value for each of some deals, the source's weight, the usual spread."""

    values: Mapping[Any, float]
    """By deal: deals of the same name are the same in all comparisons."""
    weight: float
    spread: float


def simultaneous_intervals(comparisons: Sequence[Sequence[Stratum]], looks: int = 1) -> list[Interval]:
    """The mean of each comparison, in IMPs or whatever its values are, with intervals that hold together.

    They hold at several ``looks`` together, too, as the results grow (by Bonferroni's inequality). No interval is
    narrower than it would be alone (`experiments.statistics.interval.strata_interval`). Comparisons of fewer than four
    deals have none.
    """
    error = 0.05 / looks
    means = [
        weighted_mean(
            [np.array([*stratum.values.values()]) for stratum in strata],
            [stratum.weight for stratum in strata],
            [stratum.spread for stratum in strata],
        )
        for strata in comparisons
    ]
    known = [place for place, mean in enumerate(means) if mean.error is not None]
    largest = _quantile([comparisons[place] for place in known], [means[place].error or 0.0 for place in known], error)
    intervals = []
    for mean in means:
        if mean.error is None:
            intervals.append(Interval(mean.mean, None, None, mean.number))
        else:
            half = largest * student_quantile(mean.freedom) / NORMAL * mean.error
            intervals.append(Interval(mean.mean, mean.mean - half, mean.mean + half, mean.number))
    return intervals


def pairwise_intervals(
    comparisons: Mapping[tuple[Any, ...], Sequence[Stratum]], looks: int = 1
) -> dict[tuple[Any, ...], Interval]:
    """Return `simultaneous_intervals` by pair of players, each pair both ways round.

    A key holds the player who wins, the one from whom, and whatever else tells the comparisons apart.
    """
    intervals = dict(zip(comparisons, simultaneous_intervals([*comparisons.values()], looks), strict=True))
    return intervals | {(key[1], key[0], *key[2:]): interval.reversed() for key, interval in intervals.items()}


def bonferroni(number: int) -> float:
    """Return by how much ``number`` 95 % intervals must be widened to hold together under any dependence."""
    return _two_sided(0.05 / number) / NORMAL


def _two_sided(error: float) -> float:
    return NormalDist().inv_cdf(1 - error / 2)


def _quantile(comparisons: Sequence[Sequence[Stratum]], errors: Sequence[float], error: float) -> float:
    """What the largest |mean - truth| / its standard error exceeds with probability ``error``; at least that of one."""
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
                # A mean that was taken from the same deals lies closer to them than the truth.
                shrunk = np.sqrt(len(values) / max(len(values) - 1, 1))
                parts[rows, column] = stratum.weight * shrunk * (values - values.mean()) / len(values) / scale
    found = float(np.quantile(_largest(parts), 1 - error))
    # Errors of few deals lean on the usual spread, the replicates on what was seen: never more than Bonferroni's.
    return min(max(_two_sided(error), found), _two_sided(error / len(comparisons)))


def _largest(parts: NDArray[np.float64]) -> NDArray[np.float64]:
    """The largest |sum| of each replicate, float64 (replicates,), given parts float64 (deals, comparisons)."""
    generator = np.random.default_rng(_SEED)
    signs = generator.integers(0, 2, size=(_REPLICATES, len(parts)), dtype=np.int8) * 2 - 1
    chunks = [np.abs(rows.astype(np.float64) @ parts).max(axis=1) for rows in np.split(signs, _CHUNKS)]
    return np.concatenate(chunks)
