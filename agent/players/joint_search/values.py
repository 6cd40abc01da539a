"""The values of cards, from a joint search over some layouts and double-dummy values over all."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Generic, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from agent.player import Candidate
from agent.players.joint_search.workspace import LayoutSearch, Subset
from ddsolver.cards import Card
from ddsolver.limit import NO_LIMIT, Limit

SearchT = TypeVar("SearchT", bound=LayoutSearch)


class CardValues(NamedTuple):
    """The values of the cards to choose from, and how they are to be compared."""

    candidates: dict[Card, Candidate]
    remark: str
    """What was unusual about the search."""
    penalties: Mapping[Card, float] = {}
    """Numbers to subtract from the scores of some cards when cards are compared."""
    unsearched: float = 0.0
    """The share of the layouts that were only solved double dummy."""


_SHARE = 0.5
"""The share of the remaining budget for a search; the last search, of the fewest layouts, may use all of it."""
_FEWEST = 3
"""The fewest layouts that are worth a search."""


class JointValues(Generic[SearchT]):
    """The values of cards for a view, from a joint search of as many layouts as the budget allows.

    If a search does not finish, its values are too high, and half as many layouts are searched instead. A card's
    double-dummy value is a control variate: if it is higher in the searched layouts than in the whole sample, the
    card's value is lowered by the difference.

    ``drawn`` are indices of layouts, int64 (m,), drawn in proportion to their weights, in random order. With
    ``every_card``, even cards that cannot be best are valued.
    """

    def __init__(self, search: SearchT, drawn: NDArray[np.int64], *, every_card: bool) -> None:
        self.search = search
        self._sample = search.sample
        self._drawn = drawn
        self.every_card = every_card
        self._everywhere = {each.card: each for each in self._sample.candidates()}

    def of(self, cards: list[Card], most: int, limit: Limit = NO_LIMIT) -> CardValues:
        """Return the value of each card, from a search of up to ``most`` layouts, and a remark if fewer were searched.

        The search's limit ``situations`` and the time ``limit`` decide how many.
        """
        found = self.searched(cards, most, _FEWEST, limit)
        if found is not None:
            return found
        remark = f"searched none of {len(self._sample.weights)} layouts"
        return CardValues(self.double_dummy(cards), remark, unsearched=1.0)

    def searched(
        self, cards: list[Card], most: int, fewest: int, limit: Limit = NO_LIMIT, last_share: float = 1.0
    ) -> CardValues | None:
        """Return what `of` does, or None if not even ``fewest`` layouts can be searched.

        The last search may use the share ``last_share`` of what is left of the budget.
        """
        everything = len(self._sample.weights)
        number = most = min(most, everything)
        while number >= min(fewest, everything):
            share = last_share if number // 2 < fewest else _SHARE
            candidates = self.in_time(self.drawn(number), cards, share, limit)
            if candidates is not None:
                remark = "" if number == most else f"searched {number} of {everything} layouts"
                return CardValues(candidates, remark, unsearched=1 - number / everything)
            number //= 2
        return None

    def double_dummy(self, cards: list[Card]) -> dict[Card, Candidate]:
        """Return the double-dummy values of cards over all sampled layouts."""
        return {card: self._everywhere[card] for card in cards}

    def drawn(self, number: int) -> Subset:
        """Return the first ``number`` layouts drawn, weighted by how often each was drawn.

        If all layouts are asked for, return each with its own weight.
        """
        if number == len(self._sample.weights):
            return np.arange(number), self._sample.weights
        rows, times = np.unique(self._drawn[:number], return_counts=True)
        return rows, times / number

    def in_time(
        self, subset: Subset, cards: list[Card], share: float = 1.0, limit: Limit = NO_LIMIT
    ) -> dict[Card, Candidate] | None:
        """Return the values of cards over some layouts; None if ``share`` of the remaining budget is not enough."""
        self.search.begin(share, subset)
        with self.until(limit.part(share)):
            return self._over(*subset, cards)

    @contextmanager
    def until(self, limit: Limit) -> Iterator[None]:
        """Stop the search in a ``with`` block when the time limit has passed."""
        if limit.deadline is None:
            yield
            return
        timer = threading.Timer(max(0.0, limit.deadline - time.monotonic()), self.search.give_up)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()  # or it might stop the search that follows

    def _over(
        self, rows: NDArray[np.int64], weights: NDArray[np.float64], cards: list[Card]
    ) -> dict[Card, Candidate] | None:
        """Return the values of cards over some layouts; None if the search was stopped."""
        means = {each.card: each for each in self._sample.part(rows, weights).candidates()}
        candidates: dict[Card, Candidate] = {}
        best: float | None = None
        for bound in sorted((self._everywhere[card] for card in cards), key=lambda each: -each.score):
            if best is not None and not self.search.exceeds(bound.score, best) and not self.every_card:
                candidates[bound.card] = replace(bound, bound=True)
                continue
            value = self._value(bound, means[bound.card], None if self.every_card else best)
            if self.search.stopped:
                return None
            candidates[bound.card] = value
            if not value.bound and (best is None or value.score > best):
                best = value.score
        return candidates

    def _value(self, everywhere: Candidate, here: Candidate, at_least: float | None) -> Candidate:
        """Return the value of a card, or an upper bound if the value cannot exceed ``at_least``."""
        beyond = everywhere.score - here.score
        value = self.search.value(everywhere.card, None if at_least is None else at_least - beyond)
        return replace(
            value,
            score=value.score + beyond,
            tricks=value.tricks + everywhere.tricks - here.tricks,
            make=min(max(value.make + everywhere.make - here.make, 0.0), 1.0),
        )
