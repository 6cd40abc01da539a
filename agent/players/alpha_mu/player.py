"""The alpha-mu declarer: its plan is fixed, the defenders know it and see all cards."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from agent.knowledge.view import View
from agent.player import Candidate
from agent.players.alpha_mu.workspace import CUTS, AlphaMuSearch
from agent.players.joint.payoff import Payoff
from agent.players.joint.values import JointValues
from agent.players.joint.workspace import StrategySearch
from ddsolver.cards import Card


class AlphaMu(Payoff):
    """Plays the card with which the best plan begins, ``ahead`` of the declarer's side's cards looked at.

    With one this is Monte-Carlo. One more is looked at at a time; what the ``situations`` or the ``seconds`` are not
    enough for is left, and the decision says so. All else is as in `Payoff`, but that there is no ``depth``; ``cuts``
    are for tests.
    """

    def __init__(self, *arguments: Any, ahead: int = 2, cuts: Collection[str] = CUTS, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._ahead = ahead
        self._cuts = cuts

    def _search(self, *arguments: Any, **options: Any) -> StrategySearch:
        del options["prune"], options["errors"]
        return AlphaMuSearch(*arguments, cuts=self._cuts, **options)

    def _found(
        self, values: JointValues, cards: list[Card], most: int, view: View, deadline: float | None
    ) -> tuple[dict[Card, Candidate], str]:
        search = values.search
        assert isinstance(search, AlphaMuSearch), "it made it"
        found: dict[Card, Candidate] = {}
        for ahead in range(1, self._ahead + 1):
            search.ahead = ahead
            further = values.in_time(most, cards, view.tricks_left, 1.0, deadline)
            if further is None:
                return found, f"looked {ahead - 1} of {self._ahead} cards ahead"
            found = further
        return found, ""
