"""Samplers of layouts that others write, in place of `LayoutSampler`; what they return is checked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Protocol

import numpy as np

from agent.errors import PlayerError
from agent.knowledge.belief import Belief
from agent.knowledge.sampler import LayoutSampler
from agent.knowledge.view import View
from ddsolver.cards import Seat
from ddsolver.limit import NO_LIMIT, Limit

__all__ = ["Sampler"]


class Sampler(Protocol):
    """A source of layouts of the hidden cards; `LayoutSampler` is ours."""

    def sample(self, view: View, limit: Limit = NO_LIMIT) -> Belief:
        """Return a weighted sample of layouts that fit a view; weights of any positive sum are made to sum to 1."""


@dataclass(frozen=True, slots=True)
class CustomSampler:
    """A sampler that somebody else wrote, with the method `LayoutSampler.batches`."""

    sampler: Sampler

    def batches(self, view: View, _first: int, limit: Limit = NO_LIMIT) -> Iterator[Belief]:
        """Yield its sample.

        :raises PlayerError: if it returns no `Belief`, or a layout that does not fit the view, or weights that are not
            positive.
        """
        yield _checked(self.sampler.sample(view, limit), view, type(self.sampler).__name__)


def batching(sampler: Sampler) -> LayoutSampler | CustomSampler:
    """Return a sampler that yields batches.

    :raises PlayerError: if it has no method ``sample``.
    """
    if isinstance(sampler, LayoutSampler):
        return sampler
    if isinstance(sampler, type) or not hasattr(sampler, "sample"):
        raise PlayerError(f"{sampler!r} cannot sample layouts: an object with a method sample(view, limit) is needed")
    return CustomSampler(sampler)


def _checked(belief: object, view: View, who: str) -> Belief:
    """Return a belief with weights of sum 1, if its layouts fit the view."""
    if not isinstance(belief, Belief):
        raise PlayerError(f"{who} answered {belief!r} instead of an agent.knowledge.belief.Belief")
    layouts, weights = np.asarray(belief.layouts), np.asarray(belief.weights, dtype=np.float64)
    if layouts.dtype != np.int64 or layouts.ndim != 2 or layouts.shape[1] != len(Seat) or not len(layouts):
        raise PlayerError(f"{who}: layouts of {layouts.dtype} {layouts.shape}; int64 (n, 4) is needed, n at least 1")
    if weights.shape != layouts.shape[:1] or not (np.isfinite(weights) & (weights > 0)).all():
        raise PlayerError(f"{who}: a positive weight is needed for each of the {len(layouts)} layouts")
    for seat, held, size in zip(Seat, view.held, view.hidden_sizes, strict=True):
        hands = layouts[:, seat]
        fits = np.bitwise_count(hands) == size if held is None else hands == held
        if held is None:
            fits &= (hands & ~view.unseen == 0) & (hands & view.shown_out[seat] == 0)
        if not fits.all():
            row = int(np.flatnonzero(~fits)[0])
            needed = f"{size} of the unseen cards, none of a suit that it showed out of" if held is None else "its hand"
            raise PlayerError(f"{who}: layout {row} does not fit: {seat.name.title()} must hold {needed}")
    hidden = [seat for seat in Seat if view.held[seat] is None]
    if (np.bitwise_or.reduce(layouts[:, hidden], axis=1) != view.unseen).any():
        raise PlayerError(f"{who}: a layout holds a card twice")
    return replace(belief, layouts=layouts, weights=weights / weights.sum())
