"""Sampling of layouts of the hidden cards, weighted by the evidence of the auction and the play.

What the samplers of others return is checked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Literal, Protocol

import numpy as np
from numpy.typing import NDArray

from agent.errors import PlayerError
from agent.knowledge.belief import Belief, effective_size, make_belief, resample
from agent.knowledge.evidence.likelihood import Evidence, Likelihood
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.pool import Draws, Pool
from agent.knowledge.view import View, played_cards
from ddsolver.cards import Seat
from ddsolver.limit import NO_LIMIT, Limit

__all__ = ["LayoutSampler", "Sampler", "Samples"]

ENUMERATED = 500
"""A sample takes all layouts if at most this number fit the view (only with ``refill`` and evidence from the play)."""
MOST_LISTED = 50_000
"""The most layouts that ``samples="all"`` accepts; two hidden hands of nine cards have slightly fewer."""
GROWTH, MOST_GROWN = 3, 5000
"""With ``samples="auto"``, the factor by which the sample grows, and its largest size."""
_DRAWN_FOR_ONE = 20
"""To get n possible layouts, at most n times this number are drawn."""
_POOL, _MOST_POOLED = 8, 400
"""With cheap evidence, n times the first number of layouts are weighed for a sample of n, and more, up to n times the
second, while their effective size is below n. Later turns weigh new ones only when it has fallen below n."""
_LISTED = 2
"""All layouts are weighed if they are at most this number times those to be weighed: random ones would often repeat."""
_EARLY = 12
"""Until this number of cards have been played, twice the layouts of a sample are read with care: when a layout takes
milliseconds to solve, their weights should be nearly equal."""
Samples = int | Literal["auto", "all"]
"""How many layouts to sample: a number, ``auto`` (while more are worth the time), or ``all`` that fit."""


class LayoutSampler:
    """Samples layouts that fit a view, weighted by the product of likelihoods (importance sampling).

    Without evidence, each turn draws new layouts. With evidence, layouts and weights are kept from turn to turn
    (`Pool`), and new layouts are drawn when fewer than half still fit. If the evidence needs no double-dummy search,
    more layouts are weighed than asked for, and the sample is drawn from them in proportion to their weights; new ones
    are drawn when their effective size is too small. The calls of a sample are read with care, those of the other
    layouts only roughly.

    Parameters
    ----------
    samples
        The number of layouts; ``"all"`` takes every layout that fits; ``"auto"`` adds layouts while they are worth the
        time.
    likelihoods
        The evidence of the play (`PlayLikelihood`), and at most one `CallLikelihood`.
    refill
        Whether to keep only possible layouts and replace the others until there are ``samples``. If not, layouts of
        weight 0 count, and if all are, all weigh the same.
    generator
        The source of random numbers. With the same seed, a shorter sample is a prefix of a longer one if the evidence
        needs double-dummy search.

    Raises
    ------
    PlayerError
        If ``samples`` is not a positive number, ``"all"`` or ``"auto"``, or a likelihood is of an unknown kind.

    """

    def __init__(
        self,
        samples: Samples,
        likelihoods: Sequence[Likelihood] = (),
        *,
        refill: bool = True,
        generator: np.random.Generator,
    ) -> None:
        is_number = isinstance(samples, int | np.integer) and not isinstance(samples, bool)
        if not (samples in ("all", "auto") or (is_number and int(samples) > 0)):
            raise PlayerError(f"samples = {samples!r}: a positive number is needed, or 'auto', or 'all'")
        self._samples: Samples = int(samples) if is_number else samples
        self._evidence = Evidence.of(likelihoods)
        self._seed = int(generator.spawn(1)[0].integers(2**63))
        self._enumerated = ENUMERATED if refill and self._evidence.plays else 0
        self._refill = refill
        self._generator = self._at_turn = generator
        self._pool = Pool(keeps_impossible=not refill)

    def sample(self, view: View, limit: Limit = NO_LIMIT) -> Belief:
        """Return a weighted sample of layouts for a view; reuse layouts of an earlier turn if possible.

        With ``samples="auto"``, the sample has only one layout; use `batches` instead.

        Parameters
        ----------
        view
            What the player sees.
        limit
            The time limit, after which no more layouts are weighed. With a limit, layouts are weighed in random order.

        Raises
        ------
        LayoutError, PlayerError
            As in `batches`.

        """
        return next(self.batches(view, 1, limit))

    def batches(self, view: View, first: int, limit: Limit = NO_LIMIT) -> Iterator[Belief]:
        """Yield one sample; with ``samples="auto"``, yield a sample of ``first`` layouts, then larger ones.

        Each sample begins with the layouts of the one before. Sampling ends at `MOST_GROWN` layouts, at the deadline,
        or when no more layouts are found.

        Yields
        ------
        Belief
            The layouts and their weights.

        Raises
        ------
        LayoutError
            If no layout fits the view.
        PlayerError
            If ``samples="all"`` and more than `MOST_LISTED` layouts fit, or if a likelihood answers anything but
            numbers of at least 0, or makes all layouts impossible.

        """
        n = first if self._samples == "auto" else MOST_LISTED if self._samples == "all" else self._samples
        draws = Draws(view, self._evidence, limit, LayoutSpace(view))
        if self._samples == "all":
            n = _all_of(draws)
        ignored = self._evidence.ignored(view)
        belief = replace(self._first(draws, n), ignored=ignored)
        yield belief
        while self._samples == "auto" and self._may_grow(belief, limit):
            before = len(belief.layouts)
            belief = replace(self._grown(draws, belief, min(GROWTH * before, MOST_GROWN)), ignored=ignored)
            if len(belief.layouts) <= before:
                return
            yield belief

    def _first(self, draws: Draws, n: int) -> Belief:
        """Return a belief of ``n`` layouts, or of all if few enough fit."""
        everything = draws.space.count <= max(n, self._enumerated)
        informative = self._evidence.is_informative(draws.view)
        if not informative and self._samples != "auto":
            layouts = draws.plain(n, self._generator)
            exhaustive = everything and not draws.limit.passed
            return make_belief(layouts, None, drawn=len(layouts), exhaustive=exhaustive, n_consistent=draws.space.count)
        # Players with the same seed draw the same layouts here, whatever they drew before.
        self._at_turn = np.random.default_rng([self._seed, len(draws.view.plays)])
        if informative:
            self._pool.carry(draws)
        else:
            self._pool.clear()
        is_pooled = self._refill and self._evidence.is_cheap and self._samples != "auto"
        belief = self._weighed(draws, n, everything=everything, pooled=_POOL * n if is_pooled else None)
        rows = np.flatnonzero(self._pool.weights > 0)
        if is_pooled and not everything and not belief.smoothed:
            if draws.limit.passed:
                # A larger sample would have unequal weights, and only its first layouts may be solved in time.
                n = min(n, ceil(belief.ess))
            twice = [2 * n] if len(draws.view.plays) < _EARLY and not draws.limit.is_set else []
            for number in (*twice, n):
                if len(belief.layouts) > number:
                    chosen, times = resample(belief.weights, number, self._at_turn)
                    layouts, rows = belief.layouts[chosen], rows[chosen]
                    belief = replace(belief, layouts=layouts, weights=times / number, exhaustive=False)
                belief = self._with_care(draws, belief, rows)
            return belief
        return self._with_care(draws, belief, rows)

    def _with_care(self, draws: Draws, belief: Belief, rows: NDArray[np.int64]) -> Belief:
        """Return a belief of some layouts of the pool, with their indices ``rows``, after reading its calls with care.

        If no layout is possible, or no calls are known, the belief stays.
        """
        if self._evidence.calls is None or not len(rows):
            return belief
        weights = belief.weights * self._pool.refine(draws, rows, belief.weights)
        return replace(belief, weights=weights / weights.sum())

    def _weighed(self, draws: Draws, n: int, *, everything: bool, pooled: int | None) -> Belief:
        """Return a belief of all possible layouts of the pool.

        The pool has ``n`` layouts; with cheap evidence, it first has ``pooled`` layouts, and always an effective n.
        """
        pool = self._pool
        whole = everything or (pooled is not None and draws.space.count <= _LISTED * pooled)
        if pooled is None or whole:
            drawn = self._fill(draws, n, everything=whole)
        else:
            drawn = self._fill_until_effective(draws, n, pooled)
        impossible = not pool.weights.any()
        if impossible and not (self._refill or whole):
            layouts = pool.dealt & ~played_cards(draws.view)
            return make_belief(layouts, None, drawn=drawn, exhaustive=False, n_consistent=draws.space.count)
        if impossible:
            pool.draw_smoothed(draws, n, self._at_turn)
            if not pool.weights.any():
                raise PlayerError(
                    "the likelihoods make all layouts impossible, even as their method smoothed() returns"
                )
        return self._possible(draws, drawn=drawn, everything=whole, smoothed=impossible)

    def _fill(self, draws: Draws, n: int, *, everything: bool) -> int:
        """Fill the pool with all layouts, or with ``n`` unless half of them are there; return how many were drawn."""
        pool = self._pool
        if everything:
            return len(pool) if pool.is_complete else pool.draw(draws, draws.space.count, self._at_turn)
        if self._refill and 2 * len(pool) >= n:
            return 0
        return self._fill_up(draws, n)

    def _fill_up(self, draws: Draws, n: int) -> int:
        """Draw until the pool has ``n`` layouts, up to a limit (draws or time); return how many were drawn."""
        pool = self._pool
        if not self._refill:
            return pool.draw(draws, n, self._at_turn, most=n)
        most = _DRAWN_FOR_ONE * n
        drawn = 0
        while len(pool) < n and drawn < most and not (drawn and draws.limit.passed):
            before = len(pool)
            rate = max(before / drawn, 0.05) if drawn else 1.0
            number = min(most - drawn, ceil(1.1 * (n - before) / rate), 4 * n)
            drawn += pool.draw(draws, number, self._at_turn)
        pool.cut(n)
        return drawn

    def _fill_until_effective(self, draws: Draws, n: int, pooled: int) -> int:
        """Draw up to the effective size ``n``, or to a limit (draws or time); return how many were drawn.

        If layouts are drawn, at least ``pooled`` have been drawn for the pool.
        """
        pool = self._pool
        most = min(_MOST_POOLED * n - len(pool), draws.space.count)
        drawn = 0
        while drawn < most and effective_size(pool.weights) < n and not (drawn and draws.limit.passed):
            number = max(len(pool), pooled - len(pool))
            drawn += pool.draw(draws, min(number, most - drawn), self._at_turn)
        return drawn

    def _may_grow(self, belief: Belief, limit: Limit) -> bool:
        """Whether a growing sample may find more layouts."""
        most = belief.exhaustive or belief.smoothed or len(belief.layouts) >= MOST_GROWN
        return not most and not limit.passed and bool(self._pool.weights.any())

    def _grown(self, draws: Draws, belief: Belief, n: int) -> Belief:
        """Return a belief of ``n`` layouts; the layouts of ``belief`` come first."""
        everything = draws.space.count <= n
        if everything:
            drawn = self._pool.draw(draws, draws.space.count, self._at_turn)
        else:
            drawn = self._fill_up(draws, n)
        grown = self._possible(draws, drawn=belief.drawn + drawn, everything=everything, smoothed=False)
        return self._with_care(draws, grown, np.flatnonzero(self._pool.weights > 0))

    def _possible(self, draws: Draws, *, drawn: int, everything: bool, smoothed: bool) -> Belief:
        """Return the belief in the possible layouts of the pool."""
        pool = self._pool
        everything &= not draws.limit.passed
        pool.is_complete = everything and not smoothed
        possible = pool.weights > 0
        layouts = pool.dealt[possible] & ~played_cards(draws.view)
        n_consistent = draws.space.count
        return make_belief(
            layouts,
            pool.weights[possible],
            drawn=drawn,
            exhaustive=everything,
            n_consistent=n_consistent,
            smoothed=smoothed,
        )


def _all_of(draws: Draws) -> int:
    """Return the number of layouts for ``samples=all``."""
    count, view = draws.space.count, draws.view
    if count > MOST_LISTED:
        raise PlayerError(
            f"samples=all: {count:,} layouts fit what {view.seat.name.title()} sees, more than "
            f"the limit of {MOST_LISTED:,}; give a number, as in samples=200, or ask later in the play"
        )
    return count


class Sampler(Protocol):
    """A source of layouts of the hidden cards; `LayoutSampler` is ours."""

    def sample(self, view: View, limit: Limit = NO_LIMIT) -> Belief:
        """Return a weighted sample of layouts that fit a view; weights of any positive sum are made to sum to 1."""


@dataclass(frozen=True, slots=True)
class CustomSampler:
    """A sampler that somebody else wrote, with the method `LayoutSampler.batches`.

    :raises PlayerError: if it has no method ``sample``.
    """

    sampler: Sampler

    def __post_init__(self) -> None:
        if isinstance(self.sampler, type) or not hasattr(self.sampler, "sample"):
            needed = "an object with a method sample(view, limit) is needed"
            raise PlayerError(f"{self.sampler!r} cannot sample layouts: {needed}")

    def batches(self, view: View, _first: int, limit: Limit = NO_LIMIT) -> Iterator[Belief]:
        """Yield its sample.

        :raises PlayerError: if it returns no `Belief`, or a layout that does not fit the view, or weights that are not
            positive.
        """
        yield _checked(self.sampler.sample(view, limit), view, type(self.sampler).__name__)


def _checked(belief: object, view: View, who: str) -> Belief:
    """Return a belief with weights of sum 1, if its layouts fit the view."""
    if not isinstance(belief, Belief):
        raise PlayerError(f"{who} answered {belief!r} instead of an agent.knowledge.belief.Belief")
    layouts, weights = np.asarray(belief.layouts), np.asarray(belief.weights, dtype=np.float64)
    if layouts.dtype != np.int64 or layouts.ndim != 2 or layouts.shape[1] != len(Seat) or not len(layouts):
        raise PlayerError(f"{who}: layouts of {layouts.dtype} {layouts.shape}; int64 (n, 4) is needed, n at least 1")
    if weights.shape != layouts.shape[:1] or not (np.isfinite(weights) & (weights > 0)).all():
        raise PlayerError(f"{who}: a positive weight is needed for each of the {len(layouts)} layouts")
    for seat, held, size in zip(Seat, view.held, view.hidden_sizes, strict=True):
        hands = layouts[:, seat]
        fits = np.bitwise_count(hands) == size if held is None else hands == held
        if held is None:
            fits &= (hands & ~view.unseen == 0) & (hands & view.shown_out[seat] == 0)
        if not fits.all():
            row = int(np.flatnonzero(~fits)[0])
            needed = f"{size} of the unseen cards, none of a suit that it showed out of" if held is None else "its hand"
            raise PlayerError(f"{who}: layout {row} does not fit: {seat.name.title()} must hold {needed}")
    hidden = [seat for seat in Seat if view.held[seat] is None]
    if (np.bitwise_or.reduce(layouts[:, hidden], axis=1) != view.unseen).any():
        raise PlayerError(f"{who}: a layout holds a card twice")
    return replace(belief, layouts=layouts, weights=weights / weights.sum())
