"""What a search core is to `ddsolver.solver`."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray


class Engine(Protocol):
    """A search core: what is left to take by the side to play, for layouts that share trump and play.

    ``layouts`` int64 (n, 4) cards not yet played, ``leader`` of the current trick, ``trick`` int64 (0 to 3,) the cards
    in it as bit numbers.
    """

    def layout_tricks(
        self, layouts: NDArray[np.int64], trump: int, leader: int, trick: NDArray[np.int64]
    ) -> NDArray[np.int8]:
        """Tricks with best play, int8 (n,)."""

    def reaching(
        self, layouts: NDArray[np.int64], trump: int, leader: int, trick: NDArray[np.int64], goals: NDArray[np.int64]
    ) -> NDArray[np.int8]:
        """Whether there are ``goals`` int64 (n,) tricks with best play, int8 (n,): 1 or 0."""

    def card_tricks(
        self, layouts: NDArray[np.int64], trump: int, leader: int, trick: NDArray[np.int64]
    ) -> NDArray[np.int8]:
        """Tricks after each card, int8 (n, 52), -1 where it is not legal."""

    def cards_reaching(
        self,
        layouts: NDArray[np.int64],
        trump: int,
        leader: int,
        trick: NDArray[np.int64],
        goals: NDArray[np.int64],
        decisive: int = -1,
    ) -> NDArray[np.int8]:
        """Whether there are ``goals`` int64 (n,) tricks after each card, int8 (n, 52): 1, 0, or -1 if not legal.

        A goal of -1 stands for the most that can be taken. Where a ``decisive`` card (bit number) does not reach it,
        all answers are 0.
        """

    def table(self, hands: NDArray[np.int64], size: int) -> NDArray[np.int8]:
        """North-South's tricks for each strain and leader, int8 (5, 4), with hands int64 (4,) of ``size`` cards."""
