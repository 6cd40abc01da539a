"""The alpha-mu declarer: it plays a fixed plan against defenders who know the plan and see all cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agent.player import Candidate
from agent.players.alpha_mu import pareto_front, search
from agent.players.alpha_mu.pareto_front import Fronts, fill
from agent.players.alpha_mu.search import front
from agent.players.joint_search import information_set
from agent.players.joint_search.lines import ValuedCards
from agent.players.joint_search.payoff import JointSearch, JointValues
from agent.players.joint_search.workspace import LayoutSearch, Subset
from agent.players.settings import AlphaMuSettings
from ddsolver.cards import Card
from ddsolver.limit import Limit

__all__ = ["AlphaMu"]

_VECTORS = 1 << 15
_KEPT = 1 << 15
_ENTRIES = 1 << 15
_PLANS = 64


class AlphaMuSearch(LayoutSearch):
    """The alpha-mu search for one view, with the interface of every joint search (`LayoutSearch`).

    The search covers the next ``ahead`` cards of the declarer's side.
    """

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.ahead = 1
        self._rows = np.empty(0, dtype=np.int64)
        self._shallower: dict[Card, Candidate] = {}
        won, worth = self._root.won, self._work.payoffs[:, 0]
        steps = [tricks for tricks in range(won + 1, 14) if worth[tricks] > worth[tricks - 1]]
        steps = [tricks for tricks in steps if tricks <= won + self._root.trick_state.left]
        self._tricks_of = np.array([won, *steps])
        self._counts_all = len(steps) == self._root.trick_state.left
        words = -(-self._count // 64)
        planes = max(len(steps), 1)
        width = planes * words
        self._fronts = Fronts(
            vectors=np.zeros((_VECTORS, width), dtype=np.int64),
            keys=np.zeros((_ENTRIES, 2), dtype=np.int64),
            entries=np.zeros((_ENTRIES, 5), dtype=np.int64),
            kept=np.zeros((_KEPT, width), dtype=np.int64),
            ancestors=np.zeros((_PLANS, 2), dtype=np.int64),
            upper=np.zeros(width, dtype=np.int64),
            levels=np.searchsorted(self._tricks_of[1:], np.arange(14), side="right").astype(np.int64),
            kept_top=np.zeros(1, dtype=np.int64),
            words=words,
            planes=planes,
        )

    def begin(self, share: float = 1.0, subset: Subset | None = None) -> None:
        """Prepare for a search, as `LayoutSearch.begin` does; if the layouts have changed, forget all results."""
        before = self._rows
        super().begin(share, subset)
        if not np.array_equal(before, self._rows):
            self._fronts.keys.fill(0)
            self._fronts.kept_top[0] = 0
            self._shallower.clear()

    def value(self, card: Card, at_least: float | None = None) -> Candidate:
        """Return the result of the best plan that begins with a card.

        If a shallower search shows that the result does not exceed ``at_least``, return the shallower result, marked as
        a bound.
        """
        bound = self._shallower.get(card)
        if bound is not None and at_least is not None and not self.exceeds(bound.score, at_least):
            return replace(bound, bound=True)
        means = self._means(self._front(card))
        score, tricks, make = means[int(means[:, 0].argmax())]
        found = Candidate(card, float(score), float(tricks), float(make), at_least=not self._counts_all)
        if not self.stopped:
            self._shallower[card] = found
        return found

    def _front(self, card: Card) -> NDArray[np.int64]:
        """Return the vectors of the plans that begin with a card, int64 (p, w); the next search overwrites them."""
        work, fronts = self._work, self._fronts
        after = self._after(card)
        fill(work, fronts, 0, 0, len(self._rows))
        fronts.upper[:] = fronts.vectors[0]
        found, _ = front(work, fronts, after, self.ahead - 1, 0, 1)
        self._go_on()
        return np.asarray(fronts.vectors[1 : 1 + found])

    def _means(self, front: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return the mean score, the mean tricks and the probability of making of each plan, float64 (p, 3)."""
        worth = self._work.payoffs[self._tricks_of[self._levels(front)]]
        return np.asarray(np.einsum("pnw,n->pw", worth, self._weights))

    def _levels(self, vectors: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the level that each vector, int64 (p, w), reaches in each layout, int64 (p, n)."""
        words = self._fronts.words
        planes = vectors.reshape(len(vectors), -1, words)
        bits = planes[:, :, self._rows >> 6] >> (self._rows & 63) & 1
        return np.asarray(bits.sum(axis=1)) if len(self._tricks_of) > 1 else np.zeros(bits.shape[::2], dtype=np.int64)


class AlphaMu(JointSearch):
    """A declarer who plays the first card of the best plan for the next ``m`` cards of its side (iterative deepening).

    The algorithm is alpha-mu (Cazenave and Ventos, arXiv 1911.07960, 2019). With ``m=1`` this is Monte-Carlo. If the
    search exceeds ``situations`` or ``seconds``, the last completed depth counts, and the decision says so.
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
