"""The payoff declarer: it plays the card of the best joint strategy over all layouts (thesis section 5.5)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.card_equivalence import merge_equivalent
from agent.knowledge.view import View
from agent.player import Candidate
from agent.players.joint_search import information_set, rollout, search
from agent.players.joint_search.information_set import LOWEST
from agent.players.joint_search.plan import CHOOSING, LINES, LineSearch, Plans, draw_lines
from agent.players.joint_search.player import JointSearch
from agent.players.joint_search.relocation import relocate
from agent.players.joint_search.search import strategy_value
from agent.players.joint_search.values import CardValues, JointValues
from agent.players.settings import PayoffSettings
from agent.players.solved_sample import SolvedSample
from agent.players.solving import Weighted, sample_and_solve
from ddsolver.cards import Card
from ddsolver.limit import Limit

__all__ = ["Payoff", "StrategySearch"]


class StrategySearch(LineSearch):
    """A search for the best joint strategy, to the end of the play (`agent.players.joint_search.search`)."""

    def value(self, card: Card, at_least: float | None = None) -> Candidate:
        """Return the value of the best strategy that begins with a card, or an upper bound."""
        enough = LOWEST if at_least is None else at_least
        score, tricks, making, exact = strategy_value(self._work, self._after(card), enough)
        self._go_on()
        return Candidate(card, score, tricks, making, bound=not exact)


class Payoff(JointSearch[PayoffSettings, StrategySearch]):
    """A declarer who uses Algorithm 3 of the thesis; with ``relocation``, Algorithm 4 first changes the layouts.

    The search goes to the end of the play. If that takes too long, fewer layouts are searched. With ``plan``, whole
    lines of play are compared instead of searching less than half of the layouts (`agent.players.joint_search.plan`).
    """

    kernels = search, information_set, rollout

    def _sample(self, view: View, classes: list[int], limit: Limit) -> SolvedSample:
        if not self._settings.relocation:
            return super()._sample(view, classes, limit)

        def relocated(weighted: Weighted) -> Weighted:
            return merge_equivalent(view, *relocate(view, *weighted, self._generator), classes)

        return sample_and_solve(view, self._sampler, self._solver, self._settings, limit, relocated, recompute=True)

    def _search(self, sample: SolvedSample, memory: NDArray[np.int64], classes: list[int]) -> StrategySearch:
        return StrategySearch(sample, memory, classes=classes, situations=self._settings.situations)

    def _values(self, values: JointValues[StrategySearch], cards: list[Card], most: int, limit: Limit) -> CardValues:
        if not self._settings.plan:
            return values.of(cards, most, limit)
        found = values.searched(cards, most, most - most // 2, limit, last_share=0.5)
        return found or self._planned(values, cards, limit) or values.of(cards, most, limit)

    def _planned(self, values: JointValues[StrategySearch], cards: list[Card], limit: Limit) -> CardValues | None:
        """Return the values of cards on lines of play; None if the budget is too small for a few lines."""
        search, weights = values.search, values.search.sample.weights
        drawn = self._drawn(weights, LINES)
        rows, times = np.unique(drawn, return_counts=True)
        search.allow(self._settings.plan)
        search.begin(some=(rows, times / LINES) if len(weights) > LINES else None)
        with values.until(limit.part(0.8)):
            lines = draw_lines(drawn, self._subset)
            choosing = draw_lines(drawn[:CHOOSING], self._subset)
            plans = Plans(search, values.double_dummy(cards), choosing, self._settings.plan)
            return plans.compare(lines, every_card=values.every_card)
