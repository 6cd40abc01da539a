"""Sampling of layouts of the hidden cards, weighted by the evidence of the auction and the play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Literal

import numpy as np

from agent.errors import LayoutError, PlayerError
from agent.knowledge.belief import Belief
from agent.knowledge.carried_sample import CarriedSample
from agent.knowledge.evidence.auction.inference import AuctionLikelihood
from agent.knowledge.evidence.likelihood import Likelihood, PlayLikelihood
from agent.knowledge.fresh_sample import FreshSample
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.turn import Turn
from agent.knowledge.view import View
from ddsolver.limit import NO_LIMIT, Limit

__all__ = ["LayoutSampler", "Samples"]

ENUMERATED = 500
"""A sample takes all layouts if at most this number fit the view (only with ``refill`` and evidence from the play)."""
MOST_LISTED = 50_000
"""The most layouts that ``samples="all"`` accepts; two hidden hands of nine cards have slightly fewer."""
GROWTH, MOST_GROWN = 3, 5000
"""With ``samples="auto"``, the factor by which the sample grows, and its largest size."""
Samples = int | Literal["auto", "all"]
"""How many layouts to sample: a number, ``auto`` (while more are worth the time), or ``all`` that fit."""


class LayoutSampler:
    """Samples layouts that fit a view, weighted by the product of likelihoods.

    With evidence from the play, the sample is carried over from turn to turn (`CarriedSample`); otherwise each turn
    draws a new one (`FreshSample`).

    Parameters
    ----------
    samples
        The number of layouts; ``"all"`` takes every layout that fits; ``"auto"`` adds layouts while they are worth the
        time.
    likelihoods
        The evidence of the play (`PlayLikelihood`), and at most one `AuctionLikelihood`.
    refill
        Whether to replace layouts that have become impossible.
    generator
        The source of random numbers. With the same seed, a shorter sample is a prefix of a longer one.

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
        calls = [each for each in likelihoods if isinstance(each, AuctionLikelihood)]
        plays = [each for each in likelihoods if isinstance(each, PlayLikelihood)]
        if len(calls) + len(plays) < len(likelihoods) or len(calls) > 1:
            raise PlayerError(
                f"likelihoods = {list(likelihoods)!r}: give at most one AuctionLikelihood; all others must be "
                "PlayLikelihoods"
            )
        if not (samples in ("all", "auto") or (isinstance(samples, int) and samples > 0)):
            raise PlayerError(f"samples = {samples!r}: a positive number is needed, or 'auto', or 'all'")
        self._samples = samples
        self._calls = calls[0] if calls else None
        seed = int(generator.spawn(1)[0].integers(2**63))
        self._enumerated = ENUMERATED if refill and plays else 0
        self._sample: CarriedSample | FreshSample
        if plays:
            self._sample = CarriedSample(plays, self._calls, refill=refill, generator=generator, seed=seed)
        else:
            self._sample = FreshSample(self._calls, generator)

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

        Raises
        ------
        LayoutError
            If no layout fits the view.
        PlayerError
            If ``samples="all"`` and more than `MOST_LISTED` layouts fit.

        """
        grows = self._samples == "auto"
        looked_at = first if self._samples == "auto" else MOST_LISTED if self._samples == "all" else self._samples
        turn = self._turn(view, max(looked_at, self._enumerated), limit)
        n = first if self._samples == "auto" else _number(self._samples, turn.space, view)
        try:
            belief = self._begin(turn, n)
        except LayoutError:
            if not turn.is_limited:
                raise
            # The limits from the auction are probably wrong: draw without them.
            self._sample.reset()
            turn = Turn(view, LayoutSpace(view), is_limited=False, limit=limit)
            belief = self._begin(turn, n)
        yield belief
        while grows and not belief.exhaustive and len(belief.layouts) < MOST_GROWN and not turn.limit.passed:
            before = len(belief.layouts)
            belief = self._sample.extend(turn, belief, min(GROWTH * before, MOST_GROWN))
            if len(belief.layouts) <= before:
                return
            yield belief

    def _begin(self, turn: Turn, n: int) -> Belief:
        everything = turn.space.count <= max(n, self._enumerated)
        return self._sample.begin(turn, n, everything=everything, grows=self._samples == "auto")

    def _turn(self, view: View, listed: int, limit: Limit) -> Turn:
        """Return the turn; if more than ``listed`` layouts fit the view, leave out very unlikely ones."""
        space = LayoutSpace(view)
        limits = self._calls.limits(view) if self._calls is not None else view.constraints
        if limits != view.constraints and space.count > listed:
            try:
                return Turn(view, LayoutSpace(replace(view, constraints=limits)), is_limited=True, limit=limit)
            except LayoutError:
                pass
        return Turn(view, space, is_limited=False, limit=limit)


def _number(samples: int | Literal["all"], space: LayoutSpace, view: View) -> int:
    """Return the number of layouts to sample."""
    if samples != "all":
        return samples
    if space.count > MOST_LISTED:
        raise PlayerError(
            f"samples=all: {space.count:,} layouts fit what {view.seat.name.title()} sees, more than "
            f"the limit of {MOST_LISTED:,}; give a number, as in samples=200, or ask later in the play"
        )
    return space.count
