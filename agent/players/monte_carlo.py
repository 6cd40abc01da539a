"""The plain Monte-Carlo declarer (thesis section 5.4)."""

from __future__ import annotations

import numpy as np

from agent.knowledge.beliefs import Beliefs
from agent.knowledge.view import View
from agent.knowledge.weights import Weights
from agent.player import Decision
from agent.players.decision import conclude, evaluate
from agent.players.goal import Goal
from agent.players.ties import Order, Ties
from ddsolver.solver import Solver


class MonteCarlo:
    """Algorithm 2: solve sampled layouts double dummy and play the card with the best mean.

    ``samples`` layouts a decision, all that fit when None, weighed and refilled as `Beliefs` says. Of equally good
    cards the first in the order of ``ties`` is played (`agent.players.ties`), the lowest of its run.
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
        ties: Ties = "trumps",
    ) -> None:
        self._order = Order(ties, generator)
        self._goal = goal or Goal()
        self._solver = solver or Solver()
        self._beliefs = Beliefs(samples, weights or Weights(), refill=refill, generator=generator, solver=self._solver)

    def decide(self, view: View) -> Decision:
        """Choose a card, for either hand of its side."""
        runs = view.runs()
        if len(runs) == 1:
            return Decision(runs[0][-1])
        belief = self._beliefs.at(view)
        tricks = self._solver.layout_values(belief.layouts, view.contract.strain, view.trick_leader, view.trick)
        candidates = evaluate(view, tricks, belief.weights, self._goal)
        rounding = self._goal.rounding(view.contract, view.vulnerability)
        return conclude(self._order(runs, view.contract.strain), candidates, rounding, belief, view)
