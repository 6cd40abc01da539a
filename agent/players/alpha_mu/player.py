"""The alpha-mu declarer: it plays a fixed plan against defenders who know the plan and see all cards."""

from __future__ import annotations

from agent.knowledge.view import View
from agent.player import Candidate
from agent.players.alpha_mu.workspace import AlphaMuSearch
from agent.players.joint_search.player import JointSearch
from agent.players.joint_search.values import JointValues
from agent.players.joint_search.workspace import StrategySearch
from agent.players.settings import AlphaMuSettings
from agent.players.solved_sample import SolvedSample
from ddsolver.cards import Card

__all__ = ["AlphaMu"]


class AlphaMu(JointSearch[AlphaMuSettings]):
    """A declarer who plays the first card of the best plan for the next ``m`` cards of its side (iterative deepening).

    With ``m=1`` this is Monte-Carlo. If the search exceeds ``situations`` or ``seconds``, the last completed depth
    counts, and the decision says so.
    """

    _kernels = (*JointSearch._kernels, "agent.players.alpha_mu.pareto_front", "agent.players.alpha_mu.search")

    def _search(self, view: View, sample: SolvedSample, classes: list[int]) -> StrategySearch:
        settings, memory = self._settings, self._solver_memory()
        return AlphaMuSearch(
            view, sample.layouts, sample.weights, settings.aim, memory, classes=classes, situations=settings.situations
        )

    def _values(
        self, values: JointValues, cards: list[Card], most: int, deadline: float | None
    ) -> tuple[dict[Card, Candidate], str]:
        search, m = values.search, self._settings.m
        assert isinstance(search, AlphaMuSearch), "`_search` returns one"
        candidates = values.double_dummy(cards)
        for ahead in range(1, m + 1):
            search.ahead = ahead
            deeper = values.in_time(values.drawn(most), cards, 1.0, deadline)
            if deeper is None:
                return candidates, f"looked {ahead - 1} of {m} cards ahead"
            candidates = deeper
        return candidates, ""
