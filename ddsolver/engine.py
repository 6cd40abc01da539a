"""The interface between `ddsolver.solver` and the search engines."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

EVERY_RESULT = (1 << 20) - 1
"""All results of a double-dummy table, for `Engine.table`."""


class LayoutBatch(NamedTuple):
    """Layouts with the same trump and the same cards on the table, in the order of a kernel's arguments."""

    layouts: NDArray[np.int64]
    """The cards that each seat has not yet played, as masks, int64 (n, 4)."""
    trump: int
    leader: int
    """The seat that leads, or led, to the current trick."""
    trick: NDArray[np.int64]
    """The 0 to 3 cards of the current trick, as bit numbers (`Card.bit_index`), int64."""


class Engine(Protocol):
    """A search engine."""

    @property
    def visited(self) -> int:
        """How many positions at the start of a trick were visited so far, without those of other threads."""

    def layout_tricks(self, batch: LayoutBatch) -> NDArray[np.int8]:
        """Return the double-dummy tricks of the side to play in each layout, as int8 (n,)."""

    def reaching(self, batch: LayoutBatch, goals: NDArray[np.int64]) -> NDArray[np.int8]:
        """Return, as int8 (n,), 1 for each layout in which the side to play reaches its goal, else 0.

        ``goals``, int64 (n,), has the number of tricks to take in each layout.
        """

    def card_tricks(self, batch: LayoutBatch, seconds: float | None = None) -> NDArray[np.int8]:
        """Return the tricks of the side to play after each card, as int8 (n, 52); -1 marks illegal cards.

        ``seconds`` is a time limit of this call, if the engine has none and can keep one.
        """

    def cards_reaching(self, batch: LayoutBatch, goals: NDArray[np.int64], decisive: int = -1) -> NDArray[np.int8]:
        """Return, as int8 (n, 52), 1 for each card that reaches the goal, 0 for other legal cards, -1 for illegal ones.

        ``goals``, int64 (n,), has the number of tricks to take in each layout; -1 means the most that can be taken.
        ``decisive`` is the bit number of one card, or -1. In a layout in which this card fails, no other card is
        searched, and all legal cards get 0.
        """

    def table(
        self, hands: NDArray[np.int64], size: int, asked: int = EVERY_RESULT, threads: int = 1
    ) -> NDArray[np.int8]:
        """Return North-South's tricks for each strain and leader, as int8 (5, 4); -1 for those not asked for.

        ``hands``, int64 (4,), are the masks of the four hands, which have ``size`` cards each. Bit
        ``4 * strain + leader`` of ``asked`` says whether a result is asked for. At most ``threads`` threads are used.
        """
