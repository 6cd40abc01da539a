"""The alpha-mu declarer: its plan is fixed, the defenders know it and see all cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import numpy as np

from agent.knowledge.view import View
from agent.player import Candidate
from agent.players.alpha_mu.workspace import CUTS, AlphaMuSearch
from agent.players.joint.payoff import Payoff
from agent.players.joint.values import JointValues
from agent.players.joint.workspace import StrategySearch, Subset
from ddsolver.cards import Card

_ROUNDS = 2
"""So often layouts in which the plan fails are added."""


class AlphaMu(Payoff):
    """Plays the card with which the best plan begins, ``ahead`` of the declarer's side's cards looked at.

    With one this is Monte-Carlo. One more is looked at at a time; what the ``situations`` or the ``seconds`` are not
    enough for is left, and the decision says so. With ``counterexamples`` the best plan is followed in the layouts that
    are not searched, if only some are (``searched``), and those in which the worst defence makes it take less than
    double dummy are searched too, at most as many as there were. All else is as in `Payoff`, but that there is no
    ``depth``; ``cuts`` are for tests.
    """

    def __init__(
        self,
        *arguments: Any,
        ahead: int = 2,
        counterexamples: bool = False,
        cuts: Collection[str] = CUTS,
        **options: Any,
    ) -> None:
        super().__init__(*arguments, **options)
        self._ahead = ahead
        self._counterexamples = counterexamples
        self._cuts = cuts

    def _search(self, *arguments: Any, **options: Any) -> StrategySearch:
        del options["prune"], options["errors"]
        return AlphaMuSearch(*arguments, cuts=self._cuts, **options)

    def _found(
        self, values: JointValues, cards: list[Card], most: int, view: View, deadline: float | None
    ) -> tuple[dict[Card, Candidate], str]:
        some = values.drawn(most)
        found, ahead = self._deeper(values, some, cards, view, deadline)
        if ahead < self._ahead:
            return found, f"looked {ahead} of {self._ahead} cards ahead"
        for _ in range(_ROUNDS if self._counterexamples else 0):
            with values.until(deadline):
                more = _with_counterexamples(values, some, found)
            if more is None:
                break
            some = more
            further, ahead = self._deeper(values, some, cards, view, deadline)
            if ahead < self._ahead:
                return found, f"no time for {len(some[0]) - most} layouts more in which the plan fails"
            found = further
        return found, ""

    def _deeper(
        self, values: JointValues, some: Subset, cards: list[Card], view: View, deadline: float | None
    ) -> tuple[dict[Card, Candidate], int]:
        """What cards get with some layouts searched, looking as many cards ahead as can be, and how many these are."""
        search = values.search
        assert isinstance(search, AlphaMuSearch), "it made it"
        found = values.double_dummy(cards)
        for ahead in range(1, self._ahead + 1):
            search.ahead = ahead
            further = values.in_time(some, cards, view.tricks_left, 1.0, deadline)
            if further is None:
                return found, ahead - 1
            found = further
        return found, self._ahead


def _with_counterexamples(values: JointValues, some: Subset, found: Mapping[Card, Candidate]) -> Subset | None:
    """Some layouts and those of the others in which the best plan for them fails; None if there are none.

    What was weighed before stands for the layouts in which it does not fail.
    """
    search, looked = values.search, values.looked
    assert isinstance(search, AlphaMuSearch), "it made it"
    best = max((each for each in found.values() if not each.bound), key=lambda each: each.score).card
    rows, weights = some
    failing = np.setdiff1d(search.failing(best, looked.tricks[:, best.index]), rows)[: len(rows)]
    if search.stopped or not len(failing):
        return None
    share = looked.weights[failing].sum()
    order = np.argsort(both := np.concatenate([rows, failing]))
    return both[order], np.concatenate([weights * (1 - share), looked.weights[failing]])[order]
