"""The memory of the joint search, and the Python code that calls its kernels."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

import agent.players.joint_search.information_set as infosets
from agent.player import Candidate
from agent.players.decision import SolvedSample
from agent.players.joint_search.information_set import InformationSet, Workspace
from ddsolver import kernels
from ddsolver.cards import Card, cards_of
from ddsolver.errors import StoppedError
from ddsolver.search.cancellation import register_search

_KEPT = 1 << 16
"""The number of information sets whose values a search can store."""
_WITHOUT_LIMIT = 16
_ANSWERS = 1 << 16
"""The number of double-dummy results that a search can store."""
_LEVELS = 52
Subset = tuple[NDArray[np.int64], NDArray[np.float64]]
"""Indices of layouts, and their weights."""
_ROWS_A_LEVEL = 16


class LayoutSearch(ABC):
    """A search of all layouts of a sample together, for one view; each kind of search derives from it.

    It maximises the mean of the sample's objective. ``memory`` comes from `new_memory`. ``classes`` are the classes of
    cards by which the layouts were merged (`agent.knowledge.card_equivalence`). The search stops after ``situations``
    information sets and double-dummy positions, counted together.
    """

    def __init__(
        self,
        sample: SolvedSample,
        memory: NDArray[np.int64],
        *,
        classes: Sequence[int] = (),
        situations: int | None = None,
    ) -> None:
        view, objective = sample.view, sample.objective
        self.sample = sample
        self._count = len(sample.layouts)
        size = (self._count + 1) * _ROWS_A_LEVEL * _LEVELS
        kept = _KEPT if situations is not None else _KEPT * _WITHOUT_LIMIT
        self._work = Workspace(
            memory=memory,
            hands=np.ascontiguousarray(sample.layouts),
            payoffs=np.stack([objective.payoffs, np.arange(14.0), objective.making], axis=1),
            rows=np.zeros(size, dtype=np.int64),
            weights=np.zeros(size),
            tricks=np.zeros(size, dtype=np.int64),
            keys=np.zeros((kept, 2), dtype=np.int64),
            kept=np.zeros((kept, 5)),
            answers=np.zeros((_ANSWERS, 2), dtype=np.int64),
            blocks=_blocks(classes),
            state=np.zeros(3, dtype=np.int64),
            trump=int(view.contract.strain),
            declarer=int(view.contract.declarer),
            first=int(view.hidden_seats[0]),
            rounding=objective.rounding,
        )
        trick = np.array([each.bit_index for each in view.trick], dtype=np.int64)
        trick_state = kernels.read_trick(trick, int(view.trick_leader), int(view.contract.strain), view.tricks_left)
        self._root = InformationSet(0, self._count, 0, int(view.declarer_tricks), trick_state)
        self._situations = situations
        self._before = int(infosets.effort(self._work))
        self._ended = False
        register_search(self)

    def begin(self, share: float = 1.0, subset: Subset | None = None) -> None:
        """Prepare a search of the layouts of ``subset``, or of all.

        The search may use this ``share`` of what is left of the decision's limit ``situations``.
        """
        self._rows, self._weights = subset or (np.arange(self._count), self.sample.weights)
        state = self._work.state
        if self._situations is None:
            state[infosets.MOST_EFFORT] = np.iinfo(np.int64).max
        else:
            rest = self._situations - self.effort
            state[infosets.MOST_EFFORT] = self._before + self.effort + int(share * rest)
        state[infosets.STOP] = 0
        self._go_on()

    def allow(self, more: int) -> None:
        """Raise the decision's limit ``situations``, if there is one."""
        if self._situations is not None:
            self._situations += more

    def give_up(self) -> None:
        """Cancel the current search, from any thread; its result is then invalid."""
        self._work.state[infosets.STOP] = 1

    def stop(self) -> None:
        """End the current search and refuse later ones; each raises `StoppedError`. Any thread may call this."""
        self._ended = True
        self.give_up()

    def _go_on(self) -> None:
        if self._ended:
            raise StoppedError("the search was stopped")

    @property
    def stopped(self) -> bool:
        """Whether the search was cancelled or exceeded its limit ``situations``."""
        return bool(self._work.state[infosets.STOP])

    @property
    def effort(self) -> int:
        """The number of information sets and double-dummy positions searched so far."""
        return int(infosets.effort(self._work)) - self._before

    def exceeds(self, one: float, other: float) -> bool:
        """Whether a value is larger than another, as the search compares them."""
        return infosets.exceeds(one, other, self._work.rounding)

    @abstractmethod
    def value(self, card: Card, at_least: float | None = None) -> Candidate:
        """Return the value of a card.

        If the value cannot exceed ``at_least``, the result may be an upper bound, marked by ``Candidate.bound``.
        """

    def _after(self, card: Card) -> InformationSet:
        """Write the layouts and their tricks after a card to the workspace; return the `InformationSet` after it."""
        number = len(self._rows)
        self._work.rows[:number] = self._rows
        self._work.weights[:number] = self._weights
        self._work.tricks[:number] = self._root.won + self.sample.tricks[self._rows, card.index].astype(np.int64)
        return infosets.play(self._work, self._root, card.bit_index, 0, number)


def _blocks(classes: Sequence[int]) -> NDArray[np.int64]:
    """Return the mask of each card's class, int64 (64,); a card without a class is alone in its mask."""
    blocks = np.array([1 << bit for bit in range(63)] + [0], dtype=np.int64)
    for together in classes:
        for card in cards_of(together):
            blocks[card.bit_index] = together
    return blocks
