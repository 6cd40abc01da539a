"""The thesis's search for programs: the tricks of a position, and of each card."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ddsolver.cards import Card
from ddsolver.diagram import CardValues
from ddsolver.position import Position
from ddsolver.thesis import search
from ddsolver.thesis.transposition import new_table
from ddsolver.validation import batch_of_position, check_memory, check_position, claiming_memory

__all__ = ["ThesisSolver"]


class ThesisSolver:
    """Algorithm 1 of the thesis: iterative deepening over tricks, with a table of its own.

    Its values are those of `ddsolver.Solver`, which is much faster. Only one thread at a time may ask it.

    ``memory_mb`` is the limit of the table, in megabytes.

    :raises InputError: if it is not a positive number, or more than this machine has.
    """

    def __init__(self, memory_mb: float = 30) -> None:
        check_memory(memory_mb)
        with claiming_memory(memory_mb):
            self._table = new_table(memory_mb)

    def tricks(self, position: Position) -> int:
        """Return the tricks that the side to play takes from here on, including this trick.

        :raises InputError: if it is not a `Position`.
        """
        if check_position(position).is_over:
            return 0
        values = np.empty(1, dtype=np.int8)
        search.value_layouts(*batch_of_position(position), self._table, *_space(), values)
        return int(values[0])

    def card_values(self, position: Position) -> CardValues[Card]:
        """Return, for each legal card, the tricks that the side to play takes with it, including this trick.

        :raises InputError: if it is not a `Position`.
        """
        if check_position(position).is_over:
            return CardValues()
        values = np.empty((1, 52), dtype=np.int8)
        search.value_cards(*batch_of_position(position), self._table, *_space(), values)
        return CardValues({card: int(values[0, card.index]) for card in position.legal()})


def _space() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the working memory of a search: the arrays ``hands`` and ``scratch`` of `search.value_cards`."""
    return np.empty(4, dtype=np.int64), np.full(search.SCRATCH_SHAPE, -1, dtype=np.int64)
