"""Deals that a network learns from, each with one table of tricks that is true, or with several that are likely."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from agent.calls.stored import read_arrays
from agent.rules.hand_measures import MEASURES, count
from experiments.competitions.bidding.match import SolvedDeals

_TIMES_SOLVED = 4
"""How often a solved deal stands among drawn ones."""
_SLAM_TRICKS = 11.5
"""The mean of the best tricks, over the tables, from which on a side can think of a slam."""
_SLAM_POINTS = 29
"""The points of both hands from which on it can, too."""


@dataclass(frozen=True)
class PlayedDeals:
    """d deals with k tables of tricks each."""

    hands: NDArray[np.int64]
    """The cards of each seat as masks, int64 (d, 4)."""
    tricks: NDArray[np.int8]
    """The tricks of each declarer (by `Seat`) in each strain (by `Strain`) in each table, int8 (k, d, 4, 5)."""

    @classmethod
    def of(cls, deals: SolvedDeals, drawn: Path | None = None) -> PlayedDeals:
        """Return solved deals, and those of a file of `experiments.fitting.drawn_deals`."""
        if drawn is None:
            return cls(deals.hands, deals.tricks[None])
        arrays = read_arrays(drawn)
        tables = len(arrays["tricks"])
        solved = np.repeat(deals.tricks[None], tables, axis=0)
        return cls(
            np.concatenate([*[deals.hands] * _TIMES_SOLVED, arrays["hands"]]),
            np.concatenate([*[solved] * _TIMES_SOLVED, arrays["tricks"]], axis=1),
        )

    def __len__(self) -> int:
        """Return the number of deals."""
        return len(self.hands)

    @cached_property
    def is_high(self) -> NDArray[np.bool_]:
        """Whether a side can think of a slam, for its tricks (the mean of the tables) or its points, bool (d,)."""
        points = count(MEASURES["hcp"], None, self.hands.ravel()).reshape(-1, 2, 2).sum(axis=1)
        tricks = self.tricks.mean(axis=0, dtype=np.float32).max(axis=(1, 2))
        return np.asarray((points.max(axis=1) >= _SLAM_POINTS) | (tricks >= _SLAM_TRICKS))

    def digest(self) -> str:
        """Return a text that differs for other deals or tables."""
        return hashlib.sha256(self.hands.tobytes() + self.tricks.tobytes()).hexdigest()[:16]
