"""The alpha-mu declarer: it plays a fixed plan against defenders who know the plan and see all cards."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from agent.players.alpha_mu import pareto_front, search
from agent.players.alpha_mu.workspace import AlphaMuSearch
from agent.players.joint_search import information_set
from agent.players.joint_search.player import JointSearch
from agent.players.joint_search.values import CardValues, JointValues
from agent.players.settings import AlphaMuSettings
from agent.players.solved_sample import SolvedSample
from ddsolver.cards import Card
from ddsolver.limit import Limit

__all__ = ["AlphaMu"]


class AlphaMu(JointSearch[AlphaMuSettings, AlphaMuSearch]):
    """A declarer who plays the first card of the best plan for the next ``m`` cards of its side (iterative deepening).

    With ``m=1`` this is Monte-Carlo. If the search exceeds ``situations`` or ``seconds``, the last completed depth
    counts, and the decision says so.
    """

    kernels = information_set, pareto_front, search

    def _search(self, sample: SolvedSample, memory: NDArray[np.int64], classes: list[int]) -> AlphaMuSearch:
        return AlphaMuSearch(sample, memory, classes=classes, situations=self._settings.situations)

    def _values(self, values: JointValues[AlphaMuSearch], cards: list[Card], most: int, limit: Limit) -> CardValues:
        candidates, m = values.double_dummy(cards), self._settings.m
        for ahead in range(1, m + 1):
            values.search.ahead = ahead
            deeper = values.in_time(values.drawn(most), cards, limit=limit)
            if deeper is None:
                return CardValues(candidates, f"looked {ahead - 1} of {m} cards ahead")
            candidates = deeper
        return CardValues(candidates, "")
