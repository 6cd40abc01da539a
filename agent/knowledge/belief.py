"""A belief: a weighted sample of the layouts of the hidden cards."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

__all__ = ["Belief"]


@dataclass(frozen=True, slots=True, eq=False)
class Belief:
    """A weighted sample of layouts that fit a view."""

    layouts: NDArray[np.int64]
    """The masks of the cards that each seat still holds, int64 (n, 4)."""
    weights: NDArray[np.float64]
    """The weight of each layout, float64 (n,); all are positive, and their sum is 1."""
    drawn: int = 0
    """The number of layouts drawn at this turn to fill the sample."""
    exhaustive: bool = False
    """Whether the sample contains all possible layouts that fit the view."""
    n_consistent: int = 0
    """The number of layouts from which the sample was drawn (`LayoutSpace.count`); 0 if it is not known."""
    smoothed: bool = False
    """Whether mistakes by others were allowed, because no drawn layout explains their cards without one."""
    ignored: str = ""
    """A remark on what of the auction is not used, because no layout fits its alerts."""

    def __repr__(self) -> str:
        return f"<Belief: layouts={len(self.layouts)}, drawn={self.drawn}>"

    @property
    def remark(self) -> str:
        """A remark for the decision if ``smoothed`` or ``ignored``; else an empty text."""
        allowed = "every layout drawn contained a mistake by others, so mistakes were allowed" if self.smoothed else ""
        return "; ".join(filter(None, [self.ignored, allowed]))

    @property
    def ess(self) -> float:
        """The effective sample size."""
        return effective_size(self.weights)


def effective_size(weights: NDArray[np.float64]) -> float:
    """Return the effective sample size of weights, float64 (n,); 0 if none is positive (Kish, *Survey Sampling*, 1965).

    It is the square of their sum divided by the sum of their squares.
    """
    largest = weights.max(initial=0.0)
    if not largest:
        return 0.0
    # Weights are products of many small numbers; their squares would be 0.
    scaled = weights / largest
    return float(scaled.sum() ** 2 / (scaled**2).sum())


def make_belief(
    layouts: NDArray[np.int64],
    weights: NDArray[np.float64] | None,
    *,
    drawn: int,
    exhaustive: bool,
    n_consistent: int,
    smoothed: bool = False,
) -> Belief:
    """Return a belief in layouts, int64 (n, 4), with normalised weights, float64 (n,); equal ones if None is given.

    The largest weight must be positive.
    """
    if weights is None:
        weights = np.ones(len(layouts))
    # Weights are products of many small numbers, so the largest becomes 1 before they are added up.
    weights = weights / weights.max()
    return Belief(layouts, weights / weights.sum(), drawn, exhaustive, n_consistent, smoothed)


def systematic(weights: NDArray[np.float64], n: int, generator: np.random.Generator) -> NDArray[np.int64]:
    """Return ``n`` indices drawn in proportion to weights with the sum 1, ascending, int64 (n,).

    Systematic resampling (Kitagawa, 1996): an index with the weight w is drawn n * w times, rounded up or down.
    """
    steps = (np.arange(n) + generator.random()) / n
    return np.searchsorted(np.cumsum(weights), steps).clip(max=len(weights) - 1)


def resample(
    weights: NDArray[np.float64], n: int, generator: np.random.Generator
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Draw ``n`` indices in proportion to weights with the sum 1.

    Return the different ones in random order, int64 (m,), and how often each was drawn, int64 (m,).
    """
    places, times = np.unique(systematic(weights, n, generator), return_counts=True)
    order = generator.permutation(len(places))
    return places[order], times[order]
