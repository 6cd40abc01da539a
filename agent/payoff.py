"""The payoff declarer: plays the card of the best joint strategy over all layouts (thesis section 5.5)."""

from __future__ import annotations

import threading
import time
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from agent.beliefs import Beliefs
from agent.monte_carlo import Goal, conclude, evaluate
from agent.player import Candidate, Decision
from agent.relocation import relocate
from agent.ties import Ties, order_of
from agent.view import View
from agent.weights import Weights
from ddsolver.cards import Card
from ddsolver.compilation import load_kernels
from ddsolver.position import winning_place
from ddsolver.solver import Solver

_MEMORY_MB = 30
_KEPT = 1 << 16
"""Values of situations that a search remembers."""
_LEVELS = 52
_ROWS_A_LEVEL = 16
_ROUNDING = 1e-9
NOTHING_YET = -1e300

TOO_MANY = "too many situations: double-dummy values stand for some"


class Payoff:
    """Algorithm 3 over ``samples`` weighted layouts, all that fit when None.

    ``relocation`` exchanges spot cards first (Algorithm 4). ``depth`` is how many tricks are searched before the
    double-dummy values stand for the rest, to the end if None. With ``seconds`` for a card, the depth grows trick by
    trick until they are spent, and the last completed answer counts. After ``situations`` for a card the double-dummy
    values stand for what was not searched, and the decision says so. ``every_card`` values cards that cannot be best
    too, which play does not need. Of cards of equal promise the first in the order of ``ties`` is searched first, and
    one that keeps its promise ends the search.
    """

    def __init__(
        self,
        generator: np.random.Generator,
        samples: int | None = 20,
        goal: Goal | None = None,
        solver: Solver | None = None,
        weights: Weights | None = None,
        *,
        refill: bool = True,
        relocation: bool = False,
        depth: int | None = None,
        seconds: float | None = None,
        situations: int | None = 20_000,
        every_card: bool = False,
        ties: Ties = "trumps",
        prune: bool = True,
    ) -> None:
        self._order = order_of(ties, generator)
        self._goal = goal or Goal()
        self._solver = solver or Solver()
        self._generator = generator
        self._beliefs = Beliefs(samples, weights or Weights(), refill=refill, generator=generator, solver=self._solver)
        self._relocation = relocation
        self._depth = depth
        self._seconds = seconds
        self._situations = situations
        self._every_card = every_card
        self._prune = prune
        self._arena: NDArray[np.int64] | None = None

    def decide(self, view: View) -> Decision:
        """Choose a card for either hand of the declarer's side."""
        started = time.process_time()
        clock = time.monotonic()
        runs = view.runs()
        if len(runs) == 1:
            return Decision(runs[0][-1], seconds=time.process_time() - started)
        belief = self._beliefs.at(view)
        layouts, weights = belief.layouts, belief.weights
        if self._relocation:
            layouts, weights = relocate(view, layouts, weights, self._generator)
        search = StrategySearch(view, layouts, weights, self._worth(view), self._memory(), prune=self._prune)
        values = self._solver.layout_values(layouts, view.contract.strain, view.trick_leader, view.trick)
        bounds = {each.card: each for each in evaluate(view, values, weights, self._goal)}
        order = self._order(runs, view.contract.strain)
        # Of each run of equivalent cards one is searched; the others are worth the same.
        asked = sorted((bounds[run[-1]] for run in order), key=lambda bound: -bound.score)
        found, remark = self._values(search, asked, values, clock)
        candidates = [replace(found[run[-1]], card=card) for run in runs for card in run]
        many = TOO_MANY if search.exhausted else ""
        return conclude(order, candidates, belief, len(layouts), started, remark, many)

    def _values(
        self, search: StrategySearch, bounds: list[Candidate], values: NDArray[np.int8], clock: float
    ) -> tuple[dict[Card, Candidate], str]:
        """What each card of ``bounds``, best first, gets, and a remark on it; ``values`` as for `evaluate`."""
        deepest = search.left if self._depth is None else min(self._depth, search.left)
        if self._seconds is None:
            found = self._at_depth(search, bounds, values, deepest)
            assert found is not None, "only a time limit stops a search"
            return found, ""
        answer = {bound.card: bound for bound in bounds}
        timer = threading.Timer(max(0.0, self._seconds - (time.monotonic() - clock)), search.stop)
        timer.start()
        try:
            for depth in range(1, deepest + 1):
                found = self._at_depth(search, bounds, values, depth)
                if found is None:
                    return answer, f"out of time after {depth - 1} of {deepest} tricks"
                answer = found
        finally:
            timer.cancel()
        return answer, ""

    def _at_depth(
        self, search: StrategySearch, bounds: list[Candidate], values: NDArray[np.int8], depth: int
    ) -> dict[Card, Candidate] | None:
        """What each card gets with a search of so many tricks; None if it was stopped."""
        search.begin(depth)
        found: dict[Card, Candidate] = {}
        best = NOTHING_YET
        for bound in bounds:
            if not self._every_card and bound.score <= best + _ROUNDING * abs(best):
                found[bound.card] = replace(bound, bound=True)
                continue
            at_least = NOTHING_YET if self._every_card else best
            value = search.value(bound.card, values[:, bound.card.index], at_least, self._situations)
            if search.stopped:
                return None
            found[bound.card] = value
            best = max(best, value.score)
        return found

    def _worth(self, view: View) -> NDArray[np.float64]:
        made = [float(taken >= view.contract.tricks_needed) for taken in range(14)]
        score = self._goal.values(view.contract, view.vulnerability)
        return np.stack([score, np.arange(14, dtype=np.float64), np.array(made)], axis=1)

    def _memory(self) -> NDArray[np.int64]:
        """The double-dummy memory of the searches, kept from card to card."""
        if self._arena is None:
            self._arena = load_kernels("ddsolver.arena").new_arena(_MEMORY_MB)
        return self._arena


class StrategySearch:
    """The workspace of `agent.strategy` for one view; ``worth`` float64 (14, 3) is described there."""

    def __init__(
        self,
        view: View,
        layouts: NDArray[np.int64],
        weights: NDArray[np.float64],
        worth: NDArray[np.float64],
        arena: NDArray[np.int64],
        *,
        prune: bool = True,
    ) -> None:
        self._kernels = load_kernels("agent.strategy")
        self._view = view
        self._arena = arena
        self._worth = np.ascontiguousarray(worth)
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

    def value(self, card: Card, values: NDArray[np.int8], at_least: float, situations: int | None = None) -> Candidate:
        """What a card gets, given the double-dummy tricks from it on, int8 (n,), in at most so many ``situations``.

        No more than a bound if it cannot get more than ``at_least``.
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
            at_least,
        )  # fmt: skip
        self.exhausted |= self.visited >= most
        return Candidate(card, found[0], found[1], found[2], bound=found[0] <= at_least)
