"""Layouts with their weights, kept from turn to turn: each card played excludes some and reweights the others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.answer_cache import sharing
from agent.knowledge.evidence.likelihood import Evidence
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View, played_cards
from ddsolver.cards import Seat
from ddsolver.limit import Limit

Weighted = tuple[NDArray[np.int64], NDArray[np.float64]]
"""Layouts int64 (n, 4) and their weights float64 (n,)."""
_TIMELY = 200
"""The most likely deals drawn at once if time is limited."""
_CHUNK, _CHEAP_CHUNK = 4, 250
"""How many layouts are weighed between two checks of the deadline: with expensive likelihoods, and with cheap ones."""
_LIGHT = 0.05
"""A rough reading of the calls is good enough for layouts with less than this share of the mean weight of a sample."""


@dataclass(frozen=True, slots=True)
class Draws:
    """The layouts that fit a view, to be drawn at random until a time limit."""

    view: View
    evidence: Evidence
    limit: Limit
    space: LayoutSpace

    def plain(self, number: int, generator: np.random.Generator) -> NDArray[np.int64]:
        """Return ``number`` different layouts, or all if there are fewer, int64 (n, 4): without any evidence."""
        if not self.limit.is_set:
            return self.space.sample(number, generator)
        return np.concatenate([*self._timely(number, generator)])

    def parts(self, number: int, generator: np.random.Generator) -> Iterator[Weighted]:
        """Yield ``number`` layouts as dealt, or all if there are fewer, with their rough likelihood by the auction.

        Without a time limit, the sample is one part, and with the same seed a longer sample begins with a shorter one.
        With a limit, it comes in small parts in random order, and ends when time is up; it has at least one layout.
        """
        played = played_cards(self.view)
        most = min(number, _TIMELY) if self.limit.is_set else number
        likely = self.evidence.draw(self.view, most, generator) if number < self.space.count else None
        if likely is not None:
            yield likely
            return
        if self.limit.is_set:
            parts = self._timely(number, generator)
        elif number >= self.space.count:
            parts = iter([self.space.all()])
        else:
            parts = iter([self.space.sample_prefix(number, generator)])
        for part in parts:
            dealt = part | played
            yield dealt, self.evidence.rough_calls(self.view, dealt)

    def _timely(self, number: int, generator: np.random.Generator) -> Iterator[NDArray[np.int64]]:
        """Yield small parts of a sample until time is up, but at least one layout."""
        found = 0
        for part in self.space.parts(number, generator):
            found += len(part)
            yield part
            if found and self.limit.passed:
                return


@dataclass(slots=True)
class Pool:
    """Different layouts and their weights.

    The player used them to choose its last card, so they favour layouts in which that card was right.
    """

    keeps_impossible: bool
    """Whether layouts of weight 0 stay; those that do not fit the cards played never do."""
    dealt: NDArray[np.int64] = field(default_factory=lambda: np.empty((0, 4), dtype=np.int64))
    """The hands before the first card, int64 (n, 4)."""
    weights: NDArray[np.float64] = field(default_factory=lambda: np.empty(0))
    """The likelihood of each layout by all evidence so far, float64 (n,), up to a common factor."""
    is_rough: NDArray[np.bool_] = field(default_factory=lambda: np.empty(0, dtype=bool))
    """Whether the calls were read only roughly, bool (n,)."""
    view: View | None = None
    """What the player saw when the layouts were weighed."""
    is_complete: bool = False
    """Whether the pool has every layout that fits the view."""

    def __len__(self) -> int:
        return len(self.dealt)

    def carry(self, draws: Draws) -> None:
        """Keep the layouts that fit what is seen now, and reweight them by the cards played since the last turn."""
        last, view = self.view, draws.view
        self.view = view
        if last is None or not _continues(view, last):
            self.clear()
            return
        fits = np.ones(len(self.dealt), dtype=bool)
        for place in range(len(last.plays), len(view.plays)):
            fits &= self.dealt[:, view.players[place]] & view.plays[place].mask != 0
        current = self.dealt & ~played_cards(view)
        for seat in Seat:
            fits &= current[:, seat] & view.shown_out[seat] == 0
        self._keep(fits)
        possible = np.flatnonzero(self.weights > 0)
        factors = _likelihood(draws, draws.evidence, self.dealt[possible], since=len(last.plays))
        self.weights[possible[: len(factors)]] *= factors
        late = possible[len(factors) :]
        if len(late):  # they were not weighed in time; nothing excludes them, so they may be drawn again
            self._keep(~np.isin(np.arange(len(self.dealt)), late))
            self.is_complete = False
        self._keep_possible()

    def clear(self) -> None:
        """Remove all layouts."""
        self.cut(0)
        self.is_complete = False

    def draw(self, draws: Draws, number: int, generator: np.random.Generator, most: int | None = None) -> int:
        """Draw ``number`` layouts, or all, and keep the new ones that are possible; return how many were drawn.

        With ``most``, the pool grows only to this number of layouts, and only new ones count as drawn.
        """
        drawn = 0
        for dealt, likely in draws.parts(number, generator):
            new = ~np.isin(_keys(dealt), _keys(self.dealt))
            if most is not None:
                new &= np.cumsum(new) <= most - len(self)
            drawn += len(dealt) if most is None else int(new.sum())
            self._add(draws, draws.evidence, dealt[new], likely[new])
        return drawn

    def draw_smoothed(self, draws: Draws, number: int, generator: np.random.Generator) -> None:
        """Replace the pool by ``number`` new layouts, weighed as if others had made mistakes."""
        self.clear()
        for dealt, likely in draws.parts(number, generator):
            self._add(draws, draws.evidence.smoothed(), dealt, likely)

    def cut(self, number: int) -> None:
        """Keep only the first ``number`` layouts; which are dropped must not depend on their weight."""
        self._keep(np.arange(len(self.dealt)) < number)

    def refine(self, draws: Draws, rows: NDArray[np.int64], shares: NDArray[np.float64]) -> NDArray[np.float64]:
        """Read the calls of some layouts with care; return their likelihood divided by the rough one, float64 (m,).

        ``rows``, int64 (m,), are different layouts of the pool, and ``shares``, float64 (m,), their shares of a sample.
        Layouts with a small share (`_LIGHT`) keep the rough likelihood. Those that were read with care at an earlier
        turn have the factor 1. After the deadline, all factors are 1.
        """
        factors = np.ones(len(rows))
        calls = draws.evidence.calls
        if calls is None or draws.limit.passed:
            return factors
        rough = np.flatnonzero(self.is_rough[rows] & (shares >= _LIGHT * shares.mean()))
        if len(rough):
            factors[rough] = calls.refinement(draws.view, self.dealt[rows[rough]])
            self.weights[rows[rough]] *= factors[rough]
            self.is_rough[rows[rough]] = False
        return factors

    def _add(self, draws: Draws, evidence: Evidence, dealt: NDArray[np.int64], likely: NDArray[np.float64]) -> None:
        factors = _likelihood(draws, evidence, dealt)
        self.dealt = np.concatenate([self.dealt, dealt[: len(factors)]])
        self.weights = np.concatenate([self.weights, likely[: len(factors)] * factors])
        self.is_rough = np.concatenate([self.is_rough, np.ones(len(factors), dtype=bool)])
        self._keep_possible()

    def _keep_possible(self) -> None:
        if not self.keeps_impossible:
            self._keep(self.weights > 0)

    def _keep(self, which: NDArray[np.bool_]) -> None:
        self.dealt, self.weights, self.is_rough = self.dealt[which], self.weights[which], self.is_rough[which]


def _likelihood(draws: Draws, evidence: Evidence, dealt: NDArray[np.int64], since: int = 0) -> NDArray[np.float64]:
    """Weigh layouts by the cards played from turn ``since`` on, until the deadline, but at least one chunk.

    The result, float64 (m,), is the likelihood of the first m layouts.
    """
    view, limit = draws.view, draws.limit
    if not limit.is_set or not evidence.plays:
        return evidence.of_plays(view, dealt, since)
    size = _CHEAP_CHUNK if evidence.is_cheap else _CHUNK
    weights = np.empty(0)
    while len(weights) < len(dealt) and not (len(weights) and limit.passed):
        with sharing(None):
            weights = np.concatenate(
                [weights, evidence.of_plays(view, dealt[len(weights) : len(weights) + size], since)]
            )
    return weights


def _keys(layouts: NDArray[np.int64]) -> NDArray[np.void]:
    """Return one comparable value for each layout."""
    return np.ascontiguousarray(layouts).view(np.dtype((np.void, 32))).ravel()


def _continues(view: View, last: View) -> bool:
    """Whether ``last`` is an earlier view of the same play, with the same hands visible."""
    known, before = (
        (each.contract, each.vulnerability, each.seat, each.constraints, each.auction) for each in (view, last)
    )
    return known == before and view.plays[: len(last.plays)] == last.plays and _dealt_to(view) == _dealt_to(last)


def _dealt_to(view: View) -> list[int | None]:
    """Return each known hand as it was dealt; None for a hidden hand."""
    played = played_cards(view)
    return [None if hand is None else hand | int(played[seat]) for seat, hand in zip(Seat, view.held, strict=True)]
