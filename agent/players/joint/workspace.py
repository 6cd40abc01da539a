"""The memory of the joint search, and the way to its kernels."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.view import View
from agent.player import Candidate
from ddsolver.cards import Card
from ddsolver.compilation import load_kernels
from ddsolver.position import winning_place

_KEPT = 1 << 16
"""Values of situations that a search remembers."""
_LEVELS = 52
_ROWS_A_LEVEL = 16


class StrategySearch:
    """What `agent.players.joint.search` works in, for one view.

    ``worth`` float64 (14, 3) is described there, ``rounding`` is `Goal.rounding`.
    """

    def __init__(
        self,
        view: View,
        layouts: NDArray[np.int64],
        weights: NDArray[np.float64],
        worth: NDArray[np.float64],
        rounding: float,
        arena: NDArray[np.int64],
        *,
        prune: bool = True,
    ) -> None:
        self._kernels = load_kernels("agent.players.joint.search")
        self._view = view
        self._arena = arena
        self._worth = np.ascontiguousarray(worth)
        self._rounding = rounding
        self._count = len(layouts)
        self._layouts = np.ascontiguousarray(layouts)
        self._own_weights = weights
        size = (self._count + 1) * _ROWS_A_LEVEL * _LEVELS
        self._rows = np.zeros(size, dtype=np.int64)
        self._weights = np.zeros(size)
        self._tricks = np.zeros(size, dtype=np.int64)
        self._state = np.zeros(7, dtype=np.int64)
        self._state[self._kernels.TRUMP] = int(view.contract.strain)
        self._state[self._kernels.DECLARER] = int(view.contract.declarer)
        self._state[self._kernels.PRUNE] = int(prune)
        self.left = int(layouts[0, view.to_play]).bit_count()
        """Tricks left, the current one included."""
        self.exhausted = False
        """Whether a card had more situations than were allowed."""
        self._keys = np.zeros((_KEPT, 2), dtype=np.int64)
        self._kept = np.zeros((_KEPT, 4))

    def begin(self, depth: int) -> None:
        """Forget what was found and search ``depth`` tricks from now on."""
        self._keys.fill(0)
        self._state[self._kernels.LAST_LEFT] = self.left - depth

    def stop(self) -> None:
        """End the search that is going on, from any thread; its answer does not count."""
        self._state[self._kernels.STOP] = 1

    @property
    def stopped(self) -> bool:
        """Whether `stop` was called."""
        return bool(self._state[self._kernels.STOP])

    @property
    def visited(self) -> int:
        """How many situations were searched."""
        return int(self._state[self._kernels.VISITED])

    def exceeds(self, one: float, other: float) -> bool:
        """Whether a value is larger than another, as the search compares them."""
        return bool(self._kernels.exceeds(one, other, self._rounding))

    def value(
        self, card: Card, values: NDArray[np.int8], at_least: float | None = None, situations: int | None = None
    ) -> Candidate:
        """What a card gets, given the double-dummy tricks from it on, int8 (n,), in at most so many ``situations``.

        It may be no more than a bound, and says so, if it cannot get more than ``at_least``.
        """
        view = self._view
        most = np.iinfo(np.int64).max if situations is None else self.visited + situations
        self._state[self._kernels.MOST_VISITED] = most
        self._rows[: self._count] = np.arange(self._count)
        self._weights[: self._count] = self._own_weights
        self._tricks[: self._count] = view.declarer_tricks + values.astype(np.int64)
        trick = (*view.trick, card)
        leader = view.trick_leader
        won, left = view.declarer_tricks, self.left
        place = winning_place(trick, view.contract.strain)
        winner = type(leader)((leader + place) % 4)
        moment = (len(trick), sum(each.mask for each in trick), int(trick[0].suit), trick[place].bit, int(winner))
        if len(trick) == 4:
            leader, won, left = winner, won + winner.same_side(view.contract.declarer), left - 1
            moment = (0, 0, 0, 0, int(winner))
        found = self._kernels.strategy_value(
            self._arena.ctypes.data, self._layouts, self._worth, self._rows, self._weights, self._tricks,
            self._keys, self._kept, self._state, 0, self._count, card.mask, int(leader), *moment, int(won), left,
            self._kernels.NOTHING if at_least is None else at_least, self._rounding,
        )  # fmt: skip
        self.exhausted |= self.visited >= most
        return Candidate(card, found[0], found[1], found[2], bound=found[3] == 0)
