"""The fast search behind the interface of `ddsolver.solver`."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ddsolver import questions
from ddsolver.arena import NOTHING, Part, new_arena


class Engine:
    """Owns an arena and asks the kernels."""

    def __init__(self, memory_mb: float, without: Part = NOTHING) -> None:
        self._settings = memory_mb, without
        self.arena = new_arena(memory_mb, without)
        self._address = self.arena.ctypes.data

    def __reduce__(self) -> tuple[type[Engine], tuple[float, Part]]:
        # A copy has an arena of its own, and it is empty: one that was copied would lie at another address.
        return Engine, self._settings

    def layout_tricks(
        self, layouts: NDArray[np.int64], trump: int, leader: int, trick: NDArray[np.int64]
    ) -> NDArray[np.int8]:
        """Tricks of the side to play, int8 (n,); see `ddsolver.solver`."""
        values = np.empty(len(layouts), dtype=np.int8)
        questions.value_layouts(self._address, layouts, trump, leader, trick, values)
        return values

    def reaching(
        self, layouts: NDArray[np.int64], trump: int, leader: int, trick: NDArray[np.int64], goals: NDArray[np.int64]
    ) -> NDArray[np.int8]:
        """Whether the side to play takes ``goals`` int64 (n,) tricks, int8 (n,): 1 or 0."""
        answers = np.empty(len(layouts), dtype=np.int8)
        questions.reach_layouts(self._address, layouts, trump, leader, trick, goals, answers)
        return answers

    def card_tricks(
        self, layouts: NDArray[np.int64], trump: int, leader: int, trick: NDArray[np.int64]
    ) -> NDArray[np.int8]:
        """Tricks of the side to play after each card, int8 (n, 52), -1 where not legal; see `ddsolver.solver`."""
        values = np.empty((len(layouts), 52), dtype=np.int8)
        questions.value_cards(self._address, layouts, trump, leader, trick, values)
        return values

    def cards_reaching(
        self,
        layouts: NDArray[np.int64],
        trump: int,
        leader: int,
        trick: NDArray[np.int64],
        goals: NDArray[np.int64],
        decisive: int = -1,
    ) -> NDArray[np.int8]:
        """Whether each card takes ``goals`` int64 (n,) tricks, int8 (n, 52), -1 if not legal; see `ddsolver.solver`."""
        answers = np.empty((len(layouts), 52), dtype=np.int8)
        questions.reach_cards(self._address, layouts, trump, leader, trick, goals, decisive, answers)
        return answers

    def table(self, hands: NDArray[np.int64], size: int) -> NDArray[np.int8]:
        """North-South's tricks by strain and leader, int8 (5, 4); see `ddsolver.solver`."""
        values = np.empty((5, 4), dtype=np.int8)
        questions.value_table(self._address, hands, size, values)
        return values
