"""A sample of layouts that is drawn again at each turn; cards already played exclude layouts, but give no weights."""

from __future__ import annotations

from math import ceil

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.belief import MOST_DRAWN, Belief, effective_size, make_belief, resample
from agent.knowledge.evidence.auction.inference import AuctionLikelihood
from agent.knowledge.turn import Turn, played_cards, without

_POOL = 25
"""If the auction is informative, n times this number of layouts are drawn for a sample of n.

Until their effective size reaches n, more are drawn, up to n times `MOST_DRAWN`.
"""


class FreshSample:
    """A uniform sample of layouts, weighted or resampled by the likelihood of the auction."""

    def __init__(self, calls: AuctionLikelihood | None, generator: np.random.Generator) -> None:
        self._calls = calls
        self._generator = generator

    def reset(self) -> None:
        """Do nothing: there is no state to reset."""

    def begin(self, turn: Turn, n: int, *, everything: bool, grows: bool) -> Belief:
        """Return a belief of ``n`` layouts, or of all if ``everything``; never resample if the sample ``grows``."""
        if self._calls is not None and self._calls.is_informative(turn.view) and not everything and not grows:
            return self._resampled(turn, n)
        layouts = turn.sample(n, self._generator)
        return self._weighed(turn, layouts, drawn=len(layouts), everything=everything)

    def extend(self, turn: Turn, belief: Belief, n: int) -> Belief:
        """Return a belief of ``n`` layouts; the layouts of ``belief`` come first."""
        drawn = self._generator.permutation(turn.sample(n, self._generator))
        layouts = np.concatenate([belief.layouts, without(drawn, belief.layouts)])[:n]
        everything = turn.space.count <= n
        return self._weighed(turn, layouts, drawn=belief.drawn + len(drawn), everything=everything)

    def _weighed(self, turn: Turn, layouts: NDArray[np.int64], *, drawn: int, everything: bool) -> Belief:
        exhaustive = everything and not turn.is_limited and not turn.limit.passed
        likely = self._likelihood(turn, layouts)
        return make_belief(layouts, likely, drawn=drawn, exhaustive=exhaustive, n_consistent=turn.space.count)

    def _resampled(self, turn: Turn, n: int) -> Belief:
        """Return layouts resampled from a larger uniform sample in proportion to the likelihood of the auction."""
        pool = self._generator.permutation(turn.sample(_POOL * n, self._generator))
        likely = self._likelihood(turn, pool)
        while (
            effective_size(likely) < n and len(pool) < min(MOST_DRAWN * n, turn.space.count) and not turn.limit.passed
        ):
            more = self._generator.permutation(turn.sample(len(pool), self._generator))
            pool, likely = np.concatenate([pool, more]), np.concatenate([likely, self._likelihood(turn, more)])
        whole = make_belief(pool, likely, drawn=len(pool), exhaustive=False, n_consistent=turn.space.count)
        if turn.limit.passed:
            # A larger sample would have unequal weights, and only its first layouts may be solved in time.
            n = min(n, ceil(whole.ess))
        return resample(whole, n, self._generator)

    def _likelihood(self, turn: Turn, layouts: NDArray[np.int64]) -> NDArray[np.float64]:
        if self._calls is None:
            return np.ones(len(layouts))
        return self._calls.of(turn.view, layouts | played_cards(turn.view))
