"""A turn of a player that samples layouts: its view, the layouts that fit, and its deadline."""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View


@dataclass(frozen=True, slots=True)
class Turn:
    """A view, the layouts that fit it, and a deadline."""

    view: View
    space: LayoutSpace
    is_limited: bool
    """Whether the space leaves out layouts that fit the view but are very unlikely after the auction."""
    deadline: float | None
    """A time of the clock `time.monotonic`, or None for no limit."""

    def out_of_time(self) -> bool:
        """Whether the deadline has passed."""
        return self.deadline is not None and time.monotonic() >= self.deadline

    def shuffled(self, layouts: NDArray[np.int64], generator: np.random.Generator) -> NDArray[np.int64]:
        """Return the layouts; with a deadline, in random order, since there may not be time for all of them."""
        return layouts if self.deadline is None else generator.permutation(layouts)


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
