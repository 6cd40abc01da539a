"""The alpha-mu declarer: its plan is fixed, the defenders know it and see all cards."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from agent.players.alpha_mu.workspace import CUTS, AlphaMuSearch
from agent.players.joint.payoff import Payoff
from agent.players.joint.workspace import StrategySearch


class AlphaMu(Payoff):
    """Plays the card with which the best plan begins, ``ahead`` of the declarer's side's cards looked at.

    With one this is Monte-Carlo. All else is as in `Payoff`, but that there is no ``depth``; ``cuts`` are for tests.
    """

    def __init__(self, *arguments: Any, ahead: int = 2, cuts: Collection[str] = CUTS, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._ahead = ahead
        self._cuts = cuts

    def _search(self, *arguments: Any, **options: Any) -> StrategySearch:
        options.pop("prune")
        return AlphaMuSearch(*arguments, ahead=self._ahead, cuts=self._cuts, **options)
