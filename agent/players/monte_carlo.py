"""The plain Monte-Carlo player, declarer (thesis section 5.4) or defender, who sees what one sees at its seat."""

from __future__ import annotations

import time
from collections.abc import Collection

import numpy as np

from agent.knowledge.beliefs import Beliefs, Samples
from agent.knowledge.conventions import Conventions
from agent.knowledge.view import View
from agent.knowledge.weights import Weights
from agent.player import Decision
from agent.players.conventions import by_convention
from agent.players.decision import conclude, evaluate, habit
from agent.players.goal import Goal
from agent.players.looking import look
from agent.players.patience import PATIENCE
from agent.players.ties import Order, Ties
from ddsolver.solver import Solver


class MonteCarlo:
    """Algorithm 2: solve sampled layouts double dummy and play the card with the best mean.

    ``samples`` layouts a decision, all that fit when None, weighed and refilled as `Beliefs` says; with ``"auto"`` as
    many as are worth it to the ``patience`` (`agent.players.patience`). No more than there is time for are looked at
    if there are only so many ``seconds``. Of equally good cards the first in the order of ``ties`` is played
    (`agent.players.ties`), the lowest of its run; by a defender what is conventional
    (`agent.players.conventions`), and what ``signals`` tell; others' signals are read. With ``habits`` a defender plays
    what people play where that looks hardly worse (`agent.players.decision.habit`).
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
        seconds: float | None = None,
        patience: float = PATIENCE,
        ties: Ties = "trumps",
        signals: Collection[str] = (),
        conventions: Conventions | None = None,
        habits: bool = False,
    ) -> None:
        self._order = Order(ties, generator)
        self._goal = goal or Goal()
        self._solver = solver or Solver()
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
        self._signals = signals
        self._conventions = conventions
        self._habits = habits
        self._seconds = seconds
        self._patience = patience if samples == "auto" else 0.0

    def decide(self, view: View) -> Decision:
        """Choose a card; a declarer for either hand of its side."""
        runs = view.runs()
        if view.declares:
            order = self._order(runs, view.contract.strain)
        else:
            order = by_convention(runs, view, self._conventions, self._signals)
        if len(runs) == 1:
            return Decision(order[0][-1])
        deadline = None if self._seconds is None else time.monotonic() + self._seconds
        belief, _, weights, tricks, remark = look(
            view, self._beliefs, self._solver, self._goal, self._patience, deadline
        )
        candidates = evaluate(view, tricks, weights, self._goal)
        rounding = self._goal.rounding(view.contract, view.vulnerability)
        taken_off = None
        if self._habits and not view.declares and not belief.exhaustive:
            taken_off = habit(view, runs, tricks, weights, self._goal)
        return conclude(order, candidates, rounding, belief, view, remark, taken_off=taken_off)
