"""A belief: a weighted sample of the layouts of the hidden cards."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

__all__ = ["Belief"]


@dataclass(frozen=True, slots=True)
class Belief:
    """A weighted sample of layouts that fit a view."""

    layouts: NDArray[np.int64]
    """The cards still held, int64 (n, 4)."""
    weights: NDArray[np.float64]
    """float64 (n,), all positive, sum 1."""
    drawn: int
    """The number of layouts drawn at this turn to find these."""
    exhaustive: bool
    """Whether these are all possible layouts that fit the view."""
    n_consistent: int
    """The number of layouts that fit the view."""
    smoothed: bool = False
    """Whether the defenders' play was smoothed, since no layout drawn was possible."""

    @property
    def remark(self) -> str:
        """What was out of the ordinary."""
        return "no layout drawn was possible with defenders that perfect" if self.smoothed else ""

    @property
    def ess(self) -> float:
        """The effective sample size (Kish)."""
        return float(1 / (self.weights**2).sum())


def make_belief(
    layouts: NDArray[np.int64],
    weights: NDArray[np.float64] | None,
    *,
    drawn: int,
    exhaustive: bool,
    n_consistent: int,
    smoothed: bool = False,
) -> Belief:
    """Return the belief in layouts, equally weighted without weights; the largest weight must be positive."""
    if weights is None:
        weights = np.ones(len(layouts))
    # Weights are products of many small numbers: bring the largest to 1 before they are added up.
    weights = weights / weights.max()
    return Belief(layouts, weights / weights.sum(), drawn, exhaustive, n_consistent, smoothed)


def resample(belief: Belief, n: int, generator: np.random.Generator) -> Belief:
    """Resample ``n`` layouts of a belief in proportion to their weights (systematic resampling)."""
    steps = (np.arange(n) + generator.random()) / n
    drawn = np.searchsorted(np.cumsum(belief.weights), steps).clip(max=len(belief.layouts) - 1)
    places, times = np.unique(drawn, return_counts=True)
    order = generator.permutation(len(places))
    return replace(belief, layouts=belief.layouts[places[order]], weights=times[order] / n)
