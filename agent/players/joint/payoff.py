"""The payoff declarer: plays the card of the best joint strategy over all layouts (thesis section 5.5)."""

from __future__ import annotations

import threading
import time
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.beliefs import Beliefs, Samples
from agent.knowledge.classes import classes, merge
from agent.knowledge.view import View
from agent.knowledge.weights import Weights
from agent.player import Candidate, Decision
from agent.players.decision import NOTHING_SOLVED, conclude, evaluate, in_time, solved
from agent.players.goal import Goal
from agent.players.joint.relocation import relocate
from agent.players.joint.workspace import StrategySearch, new_memory
from agent.players.patience import PATIENCE, first_number, more_is_worth_it
from agent.players.ties import Order, Run, Ties
from ddsolver.cards import Card
from ddsolver.solver import Solver

_MEMORY_MB = 30
_AT_ONCE, _SHARE_AT_ONCE = 7, 0.5
"""So few tricks are first searched at once to the end, with so much of the situations: to deepen takes half as long
again."""


class Payoff:
    """Algorithm 3 over ``samples`` weighted layouts, all that fit when None.

    With ``"auto"``, as many as are worth it to the ``patience`` (`agent.players.patience`).

    ``classes`` takes layouts together that differ only in which defender holds which of touching cards
    (`agent.knowledge.classes`); ``relocation`` exchanges spot cards first (Algorithm 4).

    The search grows deeper trick by trick, to ``depth`` tricks or to the end if None; beyond, double-dummy values stand
    for the rest. It ends before when no card can catch the best any more, after so many ``situations`` and positions
    searched double dummy for them, or when ``seconds`` are spent; what counts is the last depth that was completed for
    all cards, and the decision says which if that was not the whole. At most half of the seconds go to draw layouts and
    to solve them, as many as there is time for. ``every_card`` values cards that cannot be best too, which play does
    not need. Of cards of equal promise the first in the order of ``ties`` is searched first.
    """

    def __init__(
        self,
        generator: np.random.Generator,
        samples: Samples = 20,
        goal: Goal | None = None,
        solver: Solver | None = None,
        weights: Weights | None = None,
        *,
        refill: bool = True,
        classes: bool = False,
        relocation: bool = False,
        patience: float = PATIENCE,
        depth: int | None = None,
        seconds: float | None = None,
        situations: int | None = 200_000,
        every_card: bool = False,
        ties: Ties = "trumps",
        prune: bool = True,
    ) -> None:
        self._order = Order(ties, generator)
        self._goal = goal or Goal()
        self._solver = solver or Solver()
        self._generator = generator
        self._beliefs = Beliefs(samples, weights or Weights(), refill=refill, generator=generator, solver=self._solver)
        self._classes = classes
        self._relocation = relocation
        self._patience = patience if samples == "auto" else 0.0
        self._depth = depth
        self._seconds = seconds
        self._situations = situations
        self._every_card = every_card
        self._prune = prune
        self._kept_memory: NDArray[np.int64] | None = None

    def __getstate__(self) -> dict[str, Any]:
        # A copy gets its own memory: sent to another process, this one might be there to be read only.
        return self.__dict__ | {"_kept_memory": None}

    def decide(self, view: View) -> Decision:
        """Choose a card for either hand of the declarer's side."""
        clock = time.monotonic()
        runs = view.runs()
        if len(runs) == 1:
            return Decision(runs[0][-1])
        halfway = None if self._seconds is None else clock + self._seconds / 2
        alike = classes(view) if self._classes else []
        order: list[Run] = []
        tricks = NOTHING_SOLVED
        decision = Decision(runs[0][-1])
        for belief in self._beliefs.batches(view, first_number(view, self._patience), halfway):
            order = order or self._order(runs, view.contract.strain)
            layouts, weights = belief.layouts, belief.weights
            if self._relocation:
                # What it makes of a layout is another one each time. Some become equal.
                layouts, weights = relocate(view, layouts, weights, self._generator)
                tricks = NOTHING_SOLVED
            looked_at = len(layouts)
            layouts, weights = merge(view, layouts, weights, alike)
            tricks = solved(self._solver, view, layouts, tricks, halfway)
            believed, unsolved = in_time(belief, layouts, weights, len(tricks))
            if unsolved:
                layouts, weights, looked_at = believed.layouts, believed.weights, len(tricks)
            candidates, cut = self._searched(view, order, layouts, weights, tricks, clock)
            if decision.layouts and cut and self._over(clock):
                break
            decision = conclude(order, candidates, self._rounding(view), believed, view, unsolved, cut)
            decision = replace(decision, layouts=looked_at)
            if not more_is_worth_it(view, believed, tricks, weights, candidates, self._goal, self._patience):
                break
        return decision

    def _searched(
        self,
        view: View,
        order: list[Run],
        layouts: NDArray[np.int64],
        weights: NDArray[np.float64],
        tricks: NDArray[np.int8],
        clock: float,
    ) -> tuple[list[Candidate], str]:
        """What every legal card gets over merged layouts, and a remark; ``tricks`` as for `evaluate`."""
        search = StrategySearch(
            view,
            layouts,
            weights,
            self._worth(view),
            self._rounding(view),
            self._solver_memory(),
            alike=classes(view) if self._classes else (),
            situations=self._situations,
            prune=self._prune,
        )
        bounds = {each.card: each for each in evaluate(view, tricks, weights, self._goal)}
        # Of each run of equivalent cards one is searched; the others are worth the same.
        found, remark = self._values(view, search, [bounds[run[-1]] for run in order], tricks, clock)
        return [replace(found[run[-1]], card=card) for run in view.runs() for card in run], remark

    def _values(
        self, view: View, search: StrategySearch, bounds: list[Candidate], values: NDArray[np.int8], clock: float
    ) -> tuple[dict[Card, Candidate], str]:
        """What each card of ``bounds`` gets, and a remark on it; ``values`` as for `evaluate`."""
        deepest = view.tricks_left if self._depth is None else min(self._depth, view.tricks_left)
        answer = {bound.card: bound for bound in bounds}
        final = False
        timer = None
        if self._seconds is not None:
            timer = threading.Timer(max(0.0, self._seconds - (time.monotonic() - clock)), search.stop)
            timer.start()
        try:
            if deepest <= _AT_ONCE:
                whole = self._at_depth(search, answer, values, deepest, _SHARE_AT_ONCE)
                if whole is not None:
                    return whole[0], _searched(deepest, view.tricks_left, final=whole[1])
                # What was searched to the end would stand worse than what is now searched less deep.
                search.forget()
            for depth in range(1, deepest + 1):
                found = self._at_depth(search, answer, values, depth)
                if found is None:
                    return answer, _searched(depth - 1, view.tricks_left, final=final)
                answer, final = found
                if final:
                    break
        finally:
            if timer:
                timer.cancel()
        return answer, _searched(deepest, view.tricks_left, final=final)

    def _at_depth(
        self,
        search: StrategySearch,
        before: dict[Card, Candidate],
        values: NDArray[np.int8],
        depth: int,
        share: float = 1.0,
    ) -> tuple[dict[Card, Candidate], bool] | None:
        """What each card gets with a search of so many tricks, and whether a deeper one finds no other card.

        ``before`` is what they got with fewer, which is never less; None if the search was stopped, or ``share`` of
        the situations left was not enough.
        """
        search.begin(depth, share)
        found: dict[Card, Candidate] = {}
        best: float | None = None
        all_final = best_final = True
        for bound in sorted(before.values(), key=lambda each: -each.score):
            if best is not None and not search.exceeds(bound.score, best) and not self._every_card:
                found[bound.card] = replace(bound, bound=True)
                continue
            at_least = None if self._every_card else best
            value, final = search.value(bound.card, values[:, bound.card.index], at_least)
            if search.stopped:
                return None
            found[bound.card] = value
            all_final &= final
            if not value.bound and (best is None or value.score > best):
                best, best_final = value.score, final
        return found, all_final if self._every_card else best_final

    def _over(self, clock: float) -> bool:
        """Whether the time since ``clock`` is spent."""
        return self._seconds is not None and time.monotonic() - clock >= self._seconds

    def _rounding(self, view: View) -> float:
        return self._goal.rounding(view.contract, view.vulnerability)

    def _worth(self, view: View) -> NDArray[np.float64]:
        made = [float(taken >= view.contract.tricks_needed) for taken in range(14)]
        score = self._goal.values(view.contract, view.vulnerability)
        return np.stack([score, np.arange(14, dtype=np.float64), np.array(made)], axis=1)

    def _solver_memory(self) -> NDArray[np.int64]:
        """The double-dummy memory of the searches, kept from card to card."""
        if self._kept_memory is None:
            self._kept_memory = new_memory(_MEMORY_MB)
        return self._kept_memory


def _searched(depth: int, left: int, *, final: bool) -> str:
    """The remark on a search of so many tricks, if a deeper one might find another card."""
    return "" if final or depth == left else f"searched {depth} of {left} tricks"
