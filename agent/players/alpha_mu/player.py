"""The alpha-mu declarer: it plays a fixed plan against defenders who know the plan and see all cards."""

from __future__ import annotations

from agent.players.alpha_mu import pareto_front, search
from agent.players.alpha_mu.workspace import AlphaMuSearch
from agent.players.joint_search import information_set
from agent.players.joint_search.payoff import JointSearch, JointValues
from agent.players.joint_search.plan import ValuedCards
from agent.players.settings import AlphaMuSettings
from ddsolver.cards import Card
from ddsolver.limit import Limit

__all__ = ["AlphaMu"]


class AlphaMu(JointSearch):
    """A declarer who plays the first card of the best plan for the next ``m`` cards of its side (iterative deepening).

    With ``m=1`` this is Monte-Carlo. If the search exceeds ``situations`` or ``seconds``, the last completed depth
    counts, and the decision says so.
    """

    kernels = information_set, pareto_front, search
    _kind = AlphaMuSearch
    _settings: AlphaMuSettings

    def _values(self, values: JointValues, cards: list[Card], most: int, limit: Limit) -> ValuedCards:
        candidates, m = values.double_dummy(cards), self._settings.m
        assert isinstance(values.search, AlphaMuSearch)
        for ahead in range(1, m + 1):
            values.search.ahead = ahead
            deeper = values.in_time(values.drawn(most), cards, limit=limit)
            if deeper is None:
                return ValuedCards(candidates, f"looked {ahead - 1} of {m} cards ahead")
            candidates = deeper
        return ValuedCards(candidates, "")
