"""What is believed of the hidden cards at a moment: weighted layouts."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

__all__ = ["Belief"]


@dataclass(frozen=True, slots=True)
class Belief:
    """Weighted layouts that fit a view."""

    layouts: NDArray[np.int64]
    """The cards still held, int64 (n, 4)."""
    weights: NDArray[np.float64]
    """float64 (n,), all positive, sum 1."""
    drawn: int
    """How many layouts were drawn for these, at this turn."""
    exhaustive: bool
    """Whether all layouts that fit are among them, but for impossible ones."""
    n_consistent: int
    """How many layouts fit the view."""
    smoothed: bool = False
    """Whether no layout drawn was possible, so that the defenders' play was taken for less than perfect."""

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
    """``n`` layouts of a belief, drawn in proportion to their weights (systematic resampling)."""
    steps = (np.arange(n) + generator.random()) / n
    drawn = np.searchsorted(np.cumsum(belief.weights), steps).clip(max=len(belief.layouts) - 1)
    places, times = np.unique(drawn, return_counts=True)
    order = generator.permutation(len(places))
    return replace(belief, layouts=belief.layouts[places[order]], weights=times[order] / n)
