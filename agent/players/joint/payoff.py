"""The payoff declarer: plays the card of the best joint strategy over all layouts (thesis section 5.5)."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.beliefs import Beliefs, Samples
from agent.knowledge.classes import classes, merge
from agent.knowledge.conventions import Conventions
from agent.knowledge.view import View
from agent.knowledge.weights import CorrectPlay, Weights
from agent.player import Candidate, Decision
from agent.players.decision import conclude
from agent.players.goal import Goal
from agent.players.joint.relocation import relocate
from agent.players.joint.values import JointValues
from agent.players.joint.workspace import StrategySearch, new_memory
from agent.players.looking import Weighted, look
from agent.players.patience import PATIENCE
from agent.players.ties import Order, Ties
from ddsolver.cards import Card
from ddsolver.solver import Solver

_MEMORY_MB = 30


class Payoff:
    """Algorithm 3 over ``samples`` weighted layouts, all that fit when None.

    With ``"auto"``, as many as are worth it to the ``patience`` (`agent.players.patience`).

    ``classes`` takes layouts together that differ only in which defender holds which of touching cards
    (`agent.knowledge.classes`); ``relocation`` exchanges spot cards first (Algorithm 4).

    ``searched`` of the layouts are searched jointly, all if None; the others tell double-dummy means only
    (`JointValues`). That goes to the end, or ``depth`` tricks far; beyond, double-dummy values stand for the rest. If
    it takes more than so many ``situations``, and positions searched double dummy for them, or than ``seconds``, fewer
    layouts are searched, and the decision says how many. At most half of the seconds go to draw layouts and to solve
    them, as many as there is time for. ``every_card`` values cards that cannot be best too, which play does not need.
    Of cards of equal promise the first in the order of ``ties`` is searched first. Defenders play any of their correct
    cards alike; with ``errors`` one who is still to play to this trick plays another now and then, as they say.
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
        reads: bool = False,
        signals: Collection[str] = (),
        conventions: Conventions | None = None,
        searched: int | None = None,
        classes: bool = False,
        relocation: bool = False,
        patience: float = PATIENCE,
        depth: int | None = None,
        seconds: float | None = None,
        situations: int | None = 200_000,
        every_card: bool = False,
        ties: Ties = "trumps",
        prune: bool = True,
        errors: CorrectPlay | None = None,
    ) -> None:
        self._order = Order(ties, generator)
        self._goal = goal or Goal()
        self._solver = solver or Solver()
        self._generator = generator
        self._subset = generator.spawn(1)[0]
        self._beliefs = Beliefs(
            samples,
            weights or Weights(),
            refill=refill,
            generator=generator,
            solver=self._solver,
            reads=reads,
            signals=signals,
            conventions=conventions,
        )
        self._searched = searched
        self._classes = classes
        self._relocation = relocation
        self._patience = patience if samples == "auto" else 0.0
        self._depth = depth
        self._seconds = seconds
        self._situations = situations
        # What an error may win is no part of a double-dummy mean, which then bounds no card.
        self._every_card = every_card or errors is not None
        self._errors = errors
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

        def made_to(weighted: Weighted) -> Weighted:
            if self._relocation:
                weighted = relocate(view, *weighted, self._generator)
            return merge(view, *weighted, alike)

        looked = look(
            view,
            self._beliefs,
            self._solver,
            self._goal,
            self._patience,
            halfway,
            made_to,
            anew=self._relocation,
        )
        rounding = self._goal.rounding(view.contract, view.vulnerability)
        everything = len(looked.weights)
        most = everything if self._searched is None else min(self._searched, everything)
        search = self._search(
            view,
            looked.layouts,
            looked.weights,
            self._worth(view),
            rounding,
            self._solver_memory(),
            alike=alike,
            situations=self._situations,
            prune=self._prune,
            errors=self._errors,
        )
        order = self._order(runs, view.contract.strain)
        values = JointValues(
            view, search, looked, self._drawn(looked.weights, most), self._goal, every_card=self._every_card
        )
        deadline = None if self._seconds is None else clock + self._seconds
        # Of each run of equivalent cards one is searched; the others are worth the same.
        found, fewer = self._found(values, [run[-1] for run in order], most, view, deadline)
        candidates = [replace(found[run[-1]], card=card) for run in runs for card in run]
        return conclude(order, candidates, rounding, looked.belief, view, looked.remark, fewer)

    def _search(self, *arguments: Any, **options: Any) -> StrategySearch:
        """What searches the layouts of a view."""
        return StrategySearch(*arguments, **options)

    def _found(
        self, values: JointValues, cards: list[Card], most: int, view: View, deadline: float | None
    ) -> tuple[dict[Card, Candidate], str]:
        """What each of some cards gets, ``most`` layouts searched, and a remark if the search was cut short."""
        return values.of(cards, most, self._depth or view.tricks_left, deadline)

    def _drawn(self, weights: NDArray[np.float64], number: int) -> NDArray[np.int64]:
        """Numbers of layouts, int64 (number,), in any order, each as often as it weighs, but for rounding."""
        order = self._subset.permutation(len(weights))
        steps = (np.arange(number) + self._subset.random()) / number
        drawn = order[np.searchsorted(np.cumsum(weights[order]), steps).clip(max=len(order) - 1)]
        return self._subset.permutation(drawn)

    def _worth(self, view: View) -> NDArray[np.float64]:
        made = [float(taken >= view.contract.tricks_needed) for taken in range(14)]
        score = self._goal.values(view.contract, view.vulnerability)
        return np.stack([score, np.arange(14, dtype=np.float64), np.array(made)], axis=1)

    def _solver_memory(self) -> NDArray[np.int64]:
        """The double-dummy memory of the searches, kept from card to card."""
        if self._kept_memory is None:
            self._kept_memory = new_memory(_MEMORY_MB)
        return self._kept_memory
