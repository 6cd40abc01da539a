"""The payoff declarer: it plays the card of the best joint strategy over all layouts (thesis section 5.5)."""

from __future__ import annotations

import numpy as np

from agent.knowledge.card_equivalence import merge_equivalent
from agent.knowledge.view import View
from agent.player import Candidate
from agent.players.joint_search.player import JointSearch
from agent.players.joint_search.relocation import relocate
from agent.players.joint_search.values import JointValues
from agent.players.joint_search.workspace import StrategySearch
from agent.players.settings import PayoffSettings
from agent.players.solved_sample import SolvedSample, Weighted, sample_and_solve
from ddsolver.cards import Card
from ddsolver.solver import Solver

__all__ = ["Payoff"]


class Payoff(JointSearch[PayoffSettings]):
    """A declarer who uses Algorithm 3 of the thesis; with ``relocation``, Algorithm 4 first changes the layouts.

    The search goes to the end of the play. If that takes too long, fewer layouts are searched. Only tests turn
    ``prune`` off.
    """

    def __init__(
        self,
        settings: PayoffSettings,
        generator: np.random.Generator,
        solver: Solver | None = None,
        *,
        prune: bool = True,
    ) -> None:
        super().__init__(settings, generator, solver)
        self._prune = prune

    def _sample(self, view: View, classes: list[int], deadline: float | None) -> SolvedSample:
        if not self._settings.relocation:
            return super()._sample(view, classes, deadline)

        def relocated(weighted: Weighted) -> Weighted:
            return merge_equivalent(view, *relocate(view, *weighted, self._generator), classes)

        return sample_and_solve(view, self._sampler, self._solver, self._settings, deadline, relocated, recompute=True)

    def _search(self, view: View, sample: SolvedSample, classes: list[int]) -> StrategySearch:
        settings, memory = self._settings, self._solver_memory()
        return StrategySearch(
            view,
            sample.layouts,
            sample.weights,
            settings.aim,
            memory,
            classes=classes,
            situations=settings.situations,
            prune=self._prune,
        )

    def _values(
        self, values: JointValues, cards: list[Card], most: int, deadline: float | None
    ) -> tuple[dict[Card, Candidate], str]:
        return values.of(cards, most, deadline)
