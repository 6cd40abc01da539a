"""The memory of alpha-mu, and the Python code that calls its kernels."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agent.player import Candidate
from agent.players.joint_search.workspace import StrategySearch, Subset
from ddsolver.cards import Card
from ddsolver.native.kernel import load_kernels

CUTS = ("early", "deep", "useless", "win", "empty", "table", "one-left")
"""The names of the cuts (`agent.players.alpha_mu.pareto_front`), in the order of their bits."""
_VECTORS = 1 << 15
_KEPT = 1 << 15
_ENTRIES = 1 << 15
_PLANS = 64


class AlphaMuSearch(StrategySearch):
    """The alpha-mu search for one view, with the interface of the joint search (`StrategySearch`).

    The search covers the next ``ahead`` cards of the declarer's side. The ``cuts`` in use (from `CUTS`) save time but
    change no value.
    """

    def __init__(self, *arguments: Any, cuts: Collection[str] = CUTS, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.ahead = 1
        self._rows = np.empty(0, dtype=np.int64)
        self._shallower: dict[Card, Candidate] = {}
        self._alpha_mu = load_kernels("agent.players.alpha_mu.search")
        self._vectors = load_kernels("agent.players.alpha_mu.pareto_front")
        won, worth = self._root.won, self._work.payoffs[:, 0]
        steps = [tricks for tricks in range(won + 1, 14) if worth[tricks] > worth[tricks - 1]]
        steps = [tricks for tricks in steps if tricks <= won + self._root.moment.left]
        self._tricks_of = np.array([won, *steps])
        words = -(-self._count // 64)
        planes = max(len(steps), 1)
        width = planes * words
        self._fronts = self._vectors.Fronts(
            vectors=np.zeros((_VECTORS, width), dtype=np.int64),
            keys=np.zeros((_ENTRIES, 2), dtype=np.int64),
            entries=np.zeros((_ENTRIES, 5), dtype=np.int64),
            kept=np.zeros((_KEPT, width), dtype=np.int64),
            ancestors=np.zeros((_PLANS, 2), dtype=np.int64),
            upper=np.zeros(width, dtype=np.int64),
            levels=np.searchsorted(self._tricks_of[1:], np.arange(14), side="right").astype(np.int64),
            state=np.zeros(2, dtype=np.int64),
            counts=np.zeros(len(CUTS), dtype=np.int64),
            words=words,
            planes=planes,
        )
        self._fronts.state[self._vectors.FLAGS] = sum(1 << CUTS.index(cut) for cut in cuts)

    @property
    def counts(self) -> Mapping[str, int]:
        """How often each cut was made so far."""
        return dict(zip(CUTS, self._fronts.counts.tolist(), strict=True))

    def begin(self, share: float = 1.0, some: Subset | None = None) -> None:
        """Prepare for a search, as `StrategySearch.begin` does; if the layouts have changed, forget all results."""
        before = self._rows
        super().begin(share, some)
        if not np.array_equal(before, self._rows):
            self._fronts.keys.fill(0)
            self._fronts.state[self._vectors.KEPT_TOP] = 0
            self._shallower.clear()

    def value(self, card: Card, values: NDArray[np.int8], at_least: float | None = None) -> Candidate:
        """Return the result of the best plan that begins with a card, given its double-dummy tricks, int8 (n,).

        If a shallower search shows that the result does not exceed ``at_least``, return the shallower result, marked as
        a bound.
        """
        bound = self._shallower.get(card)
        if bound is not None and at_least is not None and not self.exceeds(bound.score, at_least):
            return replace(bound, bound=True)
        found = self._look(card, values)
        if not self.stopped:
            self._shallower[card] = found
        return found

    def _look(self, card: Card, values: NDArray[np.int8]) -> Candidate:
        means = self._means(self._front(card, values))
        score, tricks, make = means[int(means[:, 0].argmax())]
        return Candidate(card, float(score), float(tricks), float(make))

    def _front(self, card: Card, values: NDArray[np.int8]) -> NDArray[np.int64]:
        """Return the vectors of the plans that begin with a card, int64 (p, w); the next search overwrites them."""
        work, fronts = self._work, self._fronts
        after = self._after(card, (self._rows, self._weights), values)
        self._vectors.fill(work, fronts, 0, 0, len(self._rows))
        fronts.upper[:] = fronts.vectors[0]
        found, _ = self._alpha_mu.front(work, fronts, after, self.ahead - 1, 0, 1)
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
