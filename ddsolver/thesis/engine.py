"""The thesis's search, with the interface that `ddsolver.solver` uses (`ddsolver.engine`)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ddsolver.cards import CARD_AT_BIT
from ddsolver.engine import EVERY_RESULT, LayoutBatch
from ddsolver.thesis import search
from ddsolver.thesis.transposition import new_table


class ThesisEngine:
    """An engine with its own table; it uses Algorithm 1."""

    visited = 0
    """It does not count positions."""

    def __init__(self, memory_mb: float) -> None:
        self._table = new_table(memory_mb)

    def layout_tricks(self, batch: LayoutBatch) -> NDArray[np.int8]:
        """Return the tricks of the side to play, int8 (n,)."""
        values = np.empty(len(batch.layouts), dtype=np.int8)
        search.value_layouts(*batch, self._table, *_space(), values)
        return values

    def reaching(self, batch: LayoutBatch, goals: NDArray[np.int64]) -> NDArray[np.int8]:
        """Return 1 for layouts in which the side to play reaches its goal, else 0, int8 (n,)."""
        return (self.layout_tricks(batch) >= goals).astype(np.int8)

    def card_tricks(self, batch: LayoutBatch, seconds: float | None = None) -> NDArray[np.int8]:  # noqa: ARG002
        """Return the tricks after each card, int8 (n, 52); -1 marks illegal cards. There is no time limit."""
        values = np.empty((len(batch.layouts), 52), dtype=np.int8)
        search.value_cards(*batch, self._table, *_space(), values)
        return values

    def cards_reaching(self, batch: LayoutBatch, goals: NDArray[np.int64], decisive: int = -1) -> NDArray[np.int8]:
        """Return 1 for each card that reaches the goal, 0 for others, -1 for illegal cards."""
        values = self.card_tricks(batch)
        goals = np.where(goals < 0, values.max(axis=1), goals)
        answers = np.where(values < 0, values, values >= goals[:, None]).astype(np.int8)
        if decisive >= 0:
            wrong = answers[:, CARD_AT_BIT[decisive].index] == 0
            answers[wrong] = np.minimum(answers[wrong], 0)
        return answers

    def table(
        self,
        hands: NDArray[np.int64],
        size: int,
        asked: int = EVERY_RESULT,
        threads: int = 1,  # noqa: ARG002
    ) -> NDArray[np.int8]:
        """Return North-South's tricks for each strain and leader, int8 (5, 4).

        The search uses one thread, whatever ``threads`` is.
        """
        values = np.full((5, 4), -1, dtype=np.int8)
        no_trick = np.empty(0, dtype=np.int64)
        for trump in range(5):
            for leader in range(4):
                if asked >> 4 * trump + leader & 1:
                    tricks = self.layout_tricks(LayoutBatch(hands[None, :], trump, leader, no_trick))[0]
                    values[trump, leader] = tricks if leader % 2 == 0 else size - tricks
        return values


def _space() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the working memory of a search: the arrays ``hands`` and ``scratch`` of `search.value_cards`."""
    return np.empty(4, dtype=np.int64), np.full(search.SCRATCH_SHAPE, -1, dtype=np.int64)
