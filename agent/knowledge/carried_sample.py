"""A sample of layouts that is carried from turn to turn; it is reweighted once for each card played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.answer_cache import sharing
from agent.knowledge.belief import MOST_DRAWN, Belief, effective_size, make_belief, resample
from agent.knowledge.evidence.auction.inference import AuctionLikelihood
from agent.knowledge.evidence.likelihood import PlayLikelihood
from agent.knowledge.turn import Turn, played_cards, without
from agent.knowledge.view import View
from ddsolver.cards import Seat

MAX_DRAWS_PER_LAYOUT = 20
"""To get n layouts, at most n times this number are drawn."""
_POOL = 8
"""With ``refill`` and cheap likelihoods, the sample keeps n times this number of layouts, but `begin` returns only n.
While the effective size of the kept layouts is below n, more are drawn, up to n times `MOST_DRAWN`."""
_CHUNK, _CHEAP_CHUNK = 4, 250
"""How many layouts are weighed between two checks of the deadline: with expensive likelihoods, and with cheap ones."""


class CarriedSample:
    """A sample of layouts, weighted by the cards played.

    With ``refill``, the sample keeps only possible layouts. When fewer than half are left, new ones are drawn.

    Without ``refill``, the sample always has ``n`` layouts. Layouts that do not fit the cards played are replaced, but
    layouts of weight 0 stay. If all weights are 0, all layouts weigh the same.

    The player used the kept layouts to choose its last card, so they favour layouts in which that card was right.
    """

    def __init__(
        self,
        plays: Sequence[PlayLikelihood],
        calls: AuctionLikelihood | None,
        *,
        refill: bool,
        generator: np.random.Generator,
        seed: int,
    ) -> None:
        self._plays = plays
        self._calls = calls
        self._refill = refill
        self._generator = generator
        self._seed = seed
        self._draws = generator
        self.reset()

    def reset(self) -> None:
        """Remove all layouts."""
        self._last: View | None = None
        self._is_complete = False
        self._dealt = np.empty((0, 4), dtype=np.int64)
        self._weights = np.empty(0)

    def begin(self, turn: Turn, n: int, *, everything: bool, grows: bool) -> Belief:
        """Return a belief of ``n`` layouts, or of all if ``everything``; reuse stored layouts that still fit."""
        # Players with the same seed draw the same layouts here, whatever they drew before.
        self._draws = np.random.default_rng([self._seed, len(turn.view.plays)])
        self._carry_over(turn)
        is_pool = self._refill and not grows and all(each.is_cheap for each in self._plays)
        pool = _POOL * n if is_pool else n
        whole = everything or turn.space.count <= pool
        if whole and self._is_complete:
            drawn = len(self._dealt)
        elif self._refill and not whole and 2 * len(self._dealt) >= pool:
            drawn = 0
        else:
            drawn = self._grow(turn, pool, everything=whole)
        if is_pool and not whole:
            drawn += self._draw_until_effective(turn, n)
        self._last = turn.view
        played = played_cards(turn.view)
        if not (self._refill or whole or self._weights.any()):
            return make_belief(
                self._dealt & ~played, None, drawn=drawn, exhaustive=False, n_consistent=turn.space.count
            )
        smoothed = not self._weights.any()
        if smoothed:
            self._draw_smoothed(turn, n)
        belief = self._possible(turn, drawn=drawn, everything=whole, smoothed=smoothed)
        if not is_pool or everything or smoothed or len(belief.layouts) <= n:
            return belief
        return replace(resample(belief, n, self._draws), exhaustive=False)

    def extend(self, turn: Turn, belief: Belief, n: int) -> Belief:
        """Return a belief of ``n`` layouts; the layouts of ``belief`` come first."""
        if belief.smoothed or not self._weights.any():
            return belief
        everything = turn.space.count <= n
        drawn = belief.drawn + self._grow(turn, n, everything=everything)
        return self._possible(turn, drawn=drawn, everything=everything, smoothed=False)

    def _grow(self, turn: Turn, n: int, *, everything: bool) -> int:
        """Weigh all layouts that fit (``everything``), or draw until there are ``n``; return the number drawn."""
        if everything:
            return sum(self._add(turn, part) for part in turn.parts(turn.space.count, self._generator))
        if self._refill:
            return self._draw_until(turn, n)
        return self._top_up(turn, n)

    def _possible(self, turn: Turn, *, drawn: int, everything: bool, smoothed: bool) -> Belief:
        """Return the belief in the possible layouts of the sample."""
        everything &= not turn.is_limited and not turn.limit.passed
        self._is_complete = everything and not smoothed
        possible = self._weights > 0
        layouts, weights = self._dealt[possible] & ~played_cards(turn.view), self._weights[possible]
        n_consistent = turn.space.count
        return make_belief(
            layouts, weights, drawn=drawn, exhaustive=everything, n_consistent=n_consistent, smoothed=smoothed
        )

    def _carry_over(self, turn: Turn) -> None:
        """Keep the layouts that fit the new view, and reweight them by the cards played since the last view."""
        last, view = self._last, turn.view
        if last is None or not _continues(view, last):
            self.reset()
            return
        fits = np.ones(len(self._dealt), dtype=bool)
        for place in range(len(last.plays), len(view.plays)):
            fits &= self._dealt[:, view.players[place]] & view.plays[place].mask != 0
        current = self._dealt & ~played_cards(view)
        for seat in Seat:
            fits &= current[:, seat] & view.shown_out[seat] == 0
        self._keep(fits)
        possible = np.flatnonzero(self._weights > 0)
        weighed, factors = _weighed(turn, self._dealt[possible], self._plays, since=len(last.plays))
        self._weights[possible[: len(weighed)]] *= factors
        self._weights[possible[len(weighed) :]] = 0
        if self._refill:
            self._keep(self._weights > 0)

    def _draw_until(self, turn: Turn, n: int) -> int:
        """Draw layouts until ``n`` are possible, or up to a limit (draws or time); return the number drawn."""
        most = MAX_DRAWS_PER_LAYOUT * n
        drawn = 0
        while len(self._dealt) < n and drawn < most and not (drawn and turn.limit.passed):
            before = len(self._dealt)
            rate = max(before / drawn, 0.05) if drawn else 1.0
            number = min(most - drawn, int(np.ceil(1.1 * (n - before) / rate)), 4 * n)
            drawn += self._draw(turn, number)
        # The last batch may have added too many layouts; which of them are dropped must not depend on their weight.
        self._dealt, self._weights = self._dealt[:n], self._weights[:n]
        return drawn

    def _draw_until_effective(self, turn: Turn, n: int) -> int:
        """Draw layouts up to the effective size ``n``, or to a limit (draws or time); return the number drawn."""
        most = min(MOST_DRAWN * n - len(self._dealt), turn.space.count)
        drawn = 0
        while drawn < most and effective_size(self._weights) < n and not turn.limit.passed:
            number = min(max(len(self._dealt), n), most - drawn)
            drawn += self._draw(turn, number)
        return drawn

    def _draw(self, turn: Turn, number: int) -> int:
        """Draw and add layouts until the deadline; return the number drawn."""
        return sum(self._add(turn, part) for part in turn.parts(number, self._draws, prefix_stable=True))

    def _top_up(self, turn: Turn, n: int) -> int:
        """Add new layouts to the sample until it has ``n`` different ones; return the number added."""
        added = 0
        for part in turn.parts(n, self._draws, prefix_stable=True):
            missing = without(part | played_cards(turn.view), self._dealt)[: n - len(self._dealt)]
            self._weigh(turn, missing)
            added += len(missing)
        return added

    def _draw_smoothed(self, turn: Turn, n: int) -> None:
        """Replace the sample by ``n`` new layouts, weighed as if others had made mistakes."""
        plays = [each.smoothed() for each in self._plays]
        played = played_cards(turn.view)
        parts = turn.parts(n, self._draws, prefix_stable=True)
        weighed = [_weighed(turn, part | played, plays) for part in parts]
        self._dealt = np.concatenate([dealt for dealt, _ in weighed])
        self._weights = np.concatenate([weights for _, weights in weighed])

    def _add(self, turn: Turn, layouts: NDArray[np.int64]) -> int:
        """Weigh and keep the layouts that the sample lacks; return the number of ``layouts``."""
        self._weigh(turn, without(layouts | played_cards(turn.view), self._dealt))
        return len(layouts)

    def _weigh(self, turn: Turn, new: NDArray[np.int64]) -> None:
        """Weigh new layouts and keep them; with ``refill``, keep only the possible ones."""
        weighed, weights = _weighed(turn, new, self._plays)
        if self._calls is not None:
            weights = weights * self._calls.of(turn.view, weighed)
        self._dealt = np.concatenate([self._dealt, weighed])
        self._weights = np.concatenate([self._weights, weights])
        if self._refill:
            self._keep(self._weights > 0)

    def _keep(self, which: NDArray[np.bool_]) -> None:
        """Keep the layouts marked in ``which``."""
        self._dealt, self._weights = self._dealt[which], self._weights[which]


def _weighed(
    turn: Turn, dealt: NDArray[np.int64], plays: Sequence[PlayLikelihood], since: int = 0
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Weigh layouts until the deadline, but at least one chunk; return them and their likelihoods, float64 (n,).

    The likelihoods are those of the cards played from turn ``since`` on.
    """

    def product(chunk: NDArray[np.int64]) -> NDArray[np.float64]:
        likelihood = plays[0].of(turn.view, chunk, since)
        for each in plays[1:]:
            likelihood = likelihood * each.of(turn.view, chunk, since)
        return likelihood

    if not turn.limit.is_set:
        return dealt, product(dealt)
    size = _CHEAP_CHUNK if all(each.is_cheap for each in plays) else _CHUNK
    weights = np.empty(0)
    while len(weights) < len(dealt) and not (len(weights) and turn.limit.passed):
        with sharing(None):
            weights = np.concatenate([weights, product(dealt[len(weights) : len(weights) + size])])
    return dealt[: len(weights)], weights


def _continues(view: View, last: View) -> bool:
    """Whether ``last`` is an earlier view of the same play, with the same hands visible."""
    known, before = ((each.contract, each.seat, each.constraints, each.auction) for each in (view, last))
    return known == before and view.plays[: len(last.plays)] == last.plays and _dealt_to(view) == _dealt_to(last)


def _dealt_to(view: View) -> list[int | None]:
    """Return each known hand as it was dealt; None for a hidden hand."""
    played = played_cards(view)
    return [None if hand is None else hand | int(played[seat]) for seat, hand in zip(Seat, view.held, strict=True)]
