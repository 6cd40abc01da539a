"""A turn of a player that samples layouts: its view, the layouts that fit, and its time limit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from ddsolver.limit import Limit


@dataclass(frozen=True, slots=True)
class Turn:
    """A view, the layouts that fit it, and a time limit."""

    view: View
    space: LayoutSpace
    is_limited: bool
    """Whether the space leaves out layouts that fit the view but are very unlikely after the auction."""
    limit: Limit

    def parts(
        self, number: int, generator: np.random.Generator, *, prefix_stable: bool = False
    ) -> Iterator[NDArray[np.int64]]:
        """Yield a random sample of ``number`` layouts, or of all if there are fewer, as int64 (n, 4).

        Without a time limit, the sample is one part, `LayoutSpace.sample` or `LayoutSpace.sample_prefix`. With one, it
        comes in small parts in random order, and ends when time is up; it has at least one layout.
        """
        if not self.limit.is_set:
            draw = self.space.sample_prefix if prefix_stable else self.space.sample
            yield draw(number, generator)
            return
        found = 0
        for part in self.space.parts(number, generator):
            found += len(part)
            yield part
            if found and self.limit.passed:
                return

    def sample(self, number: int, generator: np.random.Generator) -> NDArray[np.int64]:
        """Return all `parts` of a sample, int64 (n, 4)."""
        return np.concatenate([*self.parts(number, generator)])


def played_cards(view: View) -> NDArray[np.int64]:
    """Return the cards that each seat has played, int64 (4,)."""
    played = np.zeros(4, dtype=np.int64)
    for card, seat in zip(view.plays, view.players, strict=True):
        played[seat] |= card.mask
    return played


def without(layouts: NDArray[np.int64], known: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the layouts that are not among the ``known`` ones."""
    rows = {row.tobytes() for row in known}
    return layouts[[row.tobytes() not in rows for row in layouts]]
