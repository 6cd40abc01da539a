"""The interface of search cores, which `ddsolver.solver` uses."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray


class Engine(Protocol):
    """A search core: double-dummy tricks of the side to play, for layouts that share trump and trick.

    ``layouts`` int64 (n, 4) are the cards not yet played, ``leader`` leads the current trick, and ``trick`` int64
    (0 to 3,) are the cards in it as bit numbers.
    """

    def layout_tricks(
        self, layouts: NDArray[np.int64], trump: int, leader: int, trick: NDArray[np.int64]
    ) -> NDArray[np.int8]:
        """Return the tricks with best play, int8 (n,)."""

    def reaching(
        self, layouts: NDArray[np.int64], trump: int, leader: int, trick: NDArray[np.int64], goals: NDArray[np.int64]
    ) -> NDArray[np.int8]:
        """Whether best play takes ``goals`` int64 (n,) tricks, int8 (n,): 1 or 0."""

    def card_tricks(
        self, layouts: NDArray[np.int64], trump: int, leader: int, trick: NDArray[np.int64]
    ) -> NDArray[np.int8]:
        """Return the tricks after each card, int8 (n, 52), -1 where it is not legal."""

    def cards_reaching(
        self,
        layouts: NDArray[np.int64],
        trump: int,
        leader: int,
        trick: NDArray[np.int64],
        goals: NDArray[np.int64],
        decisive: int = -1,
    ) -> NDArray[np.int8]:
        """Whether each card takes ``goals`` int64 (n,) tricks, int8 (n, 52): 1, 0, or -1 if not legal.

        A goal of -1 means the most that can be taken. Where a ``decisive`` card (bit number) does not reach the goal,
        all answers are 0.
        """

    def table(self, hands: NDArray[np.int64], size: int) -> NDArray[np.int8]:
        """Return North-South's tricks by strain and leader, int8 (5, 4), of hands int64 (4,) with ``size`` cards."""
