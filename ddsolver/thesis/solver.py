"""The thesis's search for programs: the tricks of a position, and of each card."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ddsolver.cards import Card, Seat, mask_of
from ddsolver.diagram import CardValues
from ddsolver.position import Position, legal_mask, runs_of
from ddsolver.search.trick_state import read_trick
from ddsolver.thesis import search
from ddsolver.thesis.transposition import new_table
from ddsolver.validation import batch_of_position, check_memory, check_position, claiming_memory

__all__ = ["ThesisSolver"]


class ThesisSolver:
    """Algorithm 1 of the thesis: iterative deepening over tricks, with a table of its own.

    Its values are those of `ddsolver.Solver`, which is much faster. Only one thread at a time may ask it.

    ``memory_mb`` is the limit of the table, in megabytes.

    :raises InputError: if it is not a positive number, or more than this machine has.

    References
    ----------
    Asiminakis (2017), chapter 4.

    """

    def __init__(self, memory_mb: float = 30) -> None:
        check_memory(memory_mb)
        with claiming_memory(memory_mb):
            self._table = new_table(memory_mb)

    def tricks(self, position: Position) -> int:
        """Return the tricks that the side to play takes from here on, including this trick.

        :raises InputError: if it is not a `Position`.
        """
        side = check_position(position).to_play
        return self._in_the_end(position, side, search.new_scratch()) - position.tricks_won.of(side)

    def card_values(self, position: Position) -> CardValues[Card]:
        """Return, for each legal card, the tricks that the side to play takes with it, including this trick.

        :raises InputError: if it is not a `Position`.
        """
        side, scratch = check_position(position).to_play, search.new_scratch()
        hand, before = position.hands[side], position.tricks_won.of(side)
        others = sum(position.hands) & ~hand | mask_of(position.trick)
        values: dict[Card, int] = {}
        for run in runs_of(legal_mask(hand, position.trick), others):
            values |= dict.fromkeys(run, self._in_the_end(position.play(run[-1]), side, scratch) - before)
        return CardValues({card: values[card] for card in position.legal()})

    def _in_the_end(self, position: Position, side: Seat, scratch: NDArray[np.int64]) -> int:
        """Return the tricks that the side of a seat takes in the whole play."""
        (hands,), trump, leader, trick = batch_of_position(position)
        trick_state = read_trick(trick, leader, trump, position.tricks_left)
        ours = search.ns_tricks(hands, self._table, scratch, trump, trick_state)
        of_side = ours if side.is_north_south else position.tricks_left - ours
        return position.tricks_won.of(side) + of_side
