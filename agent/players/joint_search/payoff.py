"""The payoff declarer: it plays the card of the best joint strategy over all layouts (thesis section 5.5)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.card_equivalence import merge_equivalent
from agent.knowledge.view import View
from agent.player import Candidate
from agent.players.joint_search.player import JointSearch
from agent.players.joint_search.relocation import relocate
from agent.players.joint_search.values import JointValues
from agent.players.joint_search.workspace import LayoutSearch
from agent.players.settings import PayoffSettings
from agent.players.solved_sample import SolvedSample
from agent.players.solving import Weighted, sample_and_solve
from ddsolver.cards import Card
from ddsolver.limit import Limit
from ddsolver.native.kernel import load_kernels
from ddsolver.solver import Solver

__all__ = ["Payoff", "StrategySearch"]


class StrategySearch(LayoutSearch):
    """A search for the best joint strategy, to the end of the play (`agent.players.joint_search.search`)."""

    def value(self, card: Card, at_least: float | None = None) -> Candidate:
        """Return the value of the best strategy that begins with a card, or an upper bound."""
        kernels = load_kernels("agent.players.joint_search.search")
        enough = self._kernels.LOWEST if at_least is None else at_least
        score, tricks, making, exact = kernels.strategy_value(self._work, self._after(card), enough)
        self._go_on()
        return Candidate(card, score, tricks, making, bound=not exact)


class Payoff(JointSearch[PayoffSettings, StrategySearch]):
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

    def _sample(self, view: View, classes: list[int], limit: Limit) -> SolvedSample:
        if not self._settings.relocation:
            return super()._sample(view, classes, limit)

        def relocated(weighted: Weighted) -> Weighted:
            return merge_equivalent(view, *relocate(view, *weighted, self._generator), classes)

        return sample_and_solve(view, self._sampler, self._solver, self._settings, limit, relocated, recompute=True)

    def _search(self, sample: SolvedSample, memory: NDArray[np.int64], classes: list[int]) -> StrategySearch:
        situations = self._settings.situations
        return StrategySearch(sample, memory, classes=classes, situations=situations, prune=self._prune)

    def _values(
        self, values: JointValues[StrategySearch], cards: list[Card], most: int, limit: Limit
    ) -> tuple[dict[Card, Candidate], str]:
        return values.of(cards, most, limit)
