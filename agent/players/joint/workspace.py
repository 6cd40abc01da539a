"""The memory of the joint search, and the way to its kernels."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.view import View
from agent.player import Candidate
from ddsolver.cards import Card
from ddsolver.compilation import load_kernels

_KEPT = 1 << 16
"""Values of situations that a search remembers."""
_LEVELS = 52
_ROWS_A_LEVEL = 16


class StrategySearch:
    """What `agent.players.joint.search` works in, for one view.

    ``worth`` float64 (14, 3) and ``rounding``, `Goal.rounding`, are described in `agent.players.joint.situation`;
    ``memory`` is the solver's, `new_memory`.
    """

    def __init__(
        self,
        view: View,
        layouts: NDArray[np.int64],
        weights: NDArray[np.float64],
        worth: NDArray[np.float64],
        rounding: float,
        memory: NDArray[np.int64],
        *,
        prune: bool = True,
    ) -> None:
        self._search = load_kernels("agent.players.joint.search")
        self._kernels = load_kernels("agent.players.joint.situation")
        self._view = view
        self._count = len(layouts)
        self._own_weights = weights
        size = (self._count + 1) * _ROWS_A_LEVEL * _LEVELS
        self._work = self._kernels.Workspace(
            memory=memory,
            hands=np.ascontiguousarray(layouts),
            worth=np.ascontiguousarray(worth),
            rows=np.zeros(size, dtype=np.int64),
            weights=np.zeros(size),
            tricks=np.zeros(size, dtype=np.int64),
            keys=np.zeros((_KEPT, 2), dtype=np.int64),
            kept=np.zeros((_KEPT, 4)),
            state=np.zeros(4, dtype=np.int64),
            trump=int(view.contract.strain),
            declarer=int(view.contract.declarer),
            prune=int(prune),
            rounding=rounding,
        )
        self.left = int(layouts[0, view.to_play]).bit_count()
        """Tricks left, the current one included."""
        self.exhausted = False
        """Whether a card had more situations than were allowed."""

    def begin(self, depth: int) -> None:
        """Forget what was found and search ``depth`` tricks from now on."""
        self._work.keys.fill(0)
        self._work.state[self._kernels.LAST_LEFT] = self.left - depth

    def stop(self) -> None:
        """End the search that is going on, from any thread; its answer does not count."""
        self._work.state[self._kernels.STOP] = 1

    @property
    def stopped(self) -> bool:
        """Whether `stop` was called."""
        return bool(self._work.state[self._kernels.STOP])

    @property
    def visited(self) -> int:
        """How many situations were searched."""
        return int(self._work.state[self._kernels.VISITED])

    def exceeds(self, one: float, other: float) -> bool:
        """Whether a value is larger than another, as the search compares them."""
        return bool(self._kernels.exceeds(one, other, self._work.rounding))

    def value(
        self, card: Card, values: NDArray[np.int8], at_least: float | None = None, situations: int | None = None
    ) -> Candidate:
        """What a card gets, given the double-dummy tricks from it on, int8 (n,), in at most so many ``situations``.

        It may be no more than a bound, and says so, if it cannot get more than ``at_least``.
        """
        view = self._view
        most = np.iinfo(np.int64).max if situations is None else self.visited + situations
        self._work.state[self._kernels.MOST_VISITED] = most
        self._work.rows[: self._count] = np.arange(self._count)
        self._work.weights[: self._count] = self._own_weights
        self._work.tricks[: self._count] = view.declarer_tricks + values.astype(np.int64)
        trick = np.array([each.bit for each in view.trick], dtype=np.int64)
        moment = load_kernels("ddsolver.kernels").read_trick(trick, int(view.trick_leader), self._work.trump, self.left)
        before = self._kernels.Situation(0, self._count, 0, int(view.declarer_tricks), moment)
        after = self._kernels.play(self._work, before, card.bit, 0, self._count)
        found = self._search.strategy_value(self._work, after, self._kernels.NOTHING if at_least is None else at_least)
        self.exhausted |= self.visited >= most
        return Candidate(card, found.score, found.tricks, found.making, bound=not found.exact)


def new_memory(memory_mb: float) -> NDArray[np.int64]:
    """Double-dummy memory for searches, int64 (words,), to be kept from one to the next."""
    memory: NDArray[np.int64] = load_kernels("ddsolver.kernels").new_memory(memory_mb)
    return memory
