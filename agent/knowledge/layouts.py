"""The layouts of the unseen cards that fit a View, sampled exactly uniformly.

Layouts are numbered from 0 to count - 1, and each is computed from its number, so a sample draws distinct numbers. Only
layouts with the right suit lengths have numbers. Layouts with the wrong high-card points are rejected.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from agent.errors import LayoutError
from agent.knowledge.view import View
from agent.rules.constraints import MOST_POINTS, format_constraints, high_card_points
from ddsolver.cards import SUIT_CARDS, Seat, Suit, cards_of, count_cards

__all__ = ["LayoutSpace"]


class _Share(NamedTuple):
    """A division of a suit: how many cards the first two hidden hands get, and in how many ways this is possible."""

    first: int
    second: int
    ways: int


_LISTED = 5000
"""The most layouts that are listed and counted exactly if points are constrained."""
_TRIES = 200_000
"""The most layouts tried if points are constrained."""
_BATCH = 20_000
"""The most layouts tried in one batch."""
_PART = 500
"""The most layouts in a part of a sample (`LayoutSpace.parts`)."""


class LayoutSpace:
    """All layouts that fit a View.

    Each hidden hand has the right number of cards, and none of a suit that it has shown out of. The hand as dealt (with
    the cards that it has played) meets the view's constraints.

    Raises
    ------
    LayoutError
        If no layout fits; only wrong constraints cause this. Methods also raise it if constraints on points would need
        more than `_TRIES` tries.

    """

    def __init__(self, view: View) -> None:
        self._known = np.array([hand or 0 for hand in view.held], dtype=np.int64)
        hidden = self._seats = view.hidden_seats
        sizes = [view.hidden_sizes[seat] for seat in hidden] + [0, 0, 0]
        self._sizes = (sizes[0], sizes[1])
        self._suits = [view.unseen & SUIT_CARDS[suit] for suit in Suit]
        self._shares = [
            [share for share in _shares(count_cards(cards), len(hidden)) if _allowed(share, suit, cards, view, hidden)]
            for suit, cards in zip(Suit, self._suits, strict=True)
        ]
        self._completions = self._count_completions()
        self.count = int(self._completions[0][self._sizes])
        """The number of layouts that fit. A count above `_LISTED` ignores limits on points."""
        self._points = [
            (seat, view.played_by(seat), view.constraints[seat])
            for seat in hidden
            if seat in view.constraints and view.constraints[seat].limits_cards
        ]
        self._told = format_constraints(view.constraints)
        self._fits = (
            f"layout of the {count_cards(view.unseen)} unseen cards fits what {view.seat.name.title()} has seen"
            + (f" and the constraints {self._told}" if self._told else "")
        )
        self._within: NDArray[np.int64] | None = None
        if self._points and 0 < self.count <= _LISTED:
            listed = self._numbered(np.arange(self.count, dtype=np.int64))
            self._within = self._with_points(listed)
            self.count = len(self._within)
        if self.count == 0 or not _points_are_possible(view, hidden):
            raise LayoutError(f"no {self._fits}")

    def sample(self, number: int, generator: np.random.Generator) -> NDArray[np.int64]:
        """Return ``number`` different layouts, or all if there are fewer, as int64 (n, 4) masks of cards held.

        If points are constrained, and not all layouts can be checked, the result may have fewer.
        """
        if number >= self.count and not self._are_too_many:
            return self.all()
        if self._points and self._within is None:
            return self._sample_with_points(number, generator)
        return self.unrank(generator.choice(self.count, size=number, replace=False, shuffle=False))

    def sample_prefix(self, number: int, generator: np.random.Generator) -> NDArray[np.int64]:
        """Return the first ``number`` layouts of a random order (or all), as int64 (n, 4) masks of cards held.

        With the same seed, a longer sample begins with the layouts of a shorter one, unless the longer has all.
        """
        if self._points and self._within is None:
            return self._sample_with_points(number, generator)
        if self.count <= max(_LISTED, number):
            return self.unrank(generator.permutation(self.count)[:number])
        numbers = np.empty(0, dtype=np.int64)
        while len(numbers) < number:
            numbers = np.concatenate([numbers, generator.integers(self.count, size=number)])
            numbers = numbers[np.sort(np.unique(numbers, return_index=True)[1])]
        return self.unrank(numbers[:number])

    def parts(self, number: int, generator: np.random.Generator) -> Iterator[NDArray[np.int64]]:
        """Yield ``number`` different layouts, or all if there are fewer, in random order: small parts of a sample.

        So the caller can end the sample when time is up. A part is int64 (n, 4), as in `sample`; it may be empty.
        """
        takes_all = number >= self.count and not self._are_too_many
        if self._points and self._within is None and not takes_all:
            yield from self._parts_with_points(number, generator)
        elif takes_all or self.count <= _LISTED:
            order = generator.permutation(self.count)[:number]
            for start in range(0, len(order), _PART):
                yield self._with_points(self.unrank(order[start : start + _PART]))
        else:
            seen: set[int] = set()
            while len(seen) < number:
                size = min(_PART, number - len(seen))
                part = self._unseen(size, generator, seen)
                while len(part) < size:
                    part = np.concatenate([part, self._unseen(size - len(part), generator, seen)])
                yield self.unrank(part)

    def _unseen(self, tries: int, generator: np.random.Generator, seen: set[int]) -> NDArray[np.int64]:
        """Return random numbers of layouts that are not in ``seen``, int64 (n,) with n up to ``tries``; add them."""
        drawn = dict.fromkeys(generator.integers(self.count, size=tries).tolist())
        new = [number for number in drawn if number not in seen]
        seen.update(new)
        return np.array(new, dtype=np.int64)

    def _parts_with_points(self, number: int, generator: np.random.Generator) -> Iterator[NDArray[np.int64]]:
        """Yield ``number`` different layouts with the right points, or fewer if `_TRIES` tries find fewer."""
        found = 0
        seen: set[int] = set()
        for _ in range(0, _TRIES, _PART):
            part = self._with_points(self._numbered(self._unseen(_PART, generator, seen)))[: number - found]
            found += len(part)
            yield part
            if found == number or len(seen) == self.count:
                break
        if not found:
            raise self._none_found()

    def _sample_with_points(self, number: int, generator: np.random.Generator) -> NDArray[np.int64]:
        """Return ``number`` different layouts with the right points, or fewer if `_TRIES` tries find fewer."""
        layouts = np.empty((0, 4), dtype=np.int64)
        tried, size = 0, 2 * number
        while tried < _TRIES:
            size = min(size, _BATCH, _TRIES - tried)
            batch = self._numbered(generator.integers(self.count, size=size))
            tried += size
            layouts = np.concatenate([layouts, self._with_points(batch)])
            _, first = np.unique(layouts, axis=0, return_index=True)
            layouts = layouts[np.sort(first)]
            if len(layouts) >= number:
                return layouts[:number]
            # Try enough layouts to find the missing ones, with a margin.
            size = (number - len(layouts)) * tried // max(len(layouts), 1) * 5 // 4 + 16
        if not len(layouts):
            raise self._none_found()
        return layouts

    def _none_found(self) -> LayoutError:
        return LayoutError(f"no random {self._fits} ({_TRIES:,} were tried)")

    def _with_points(self, layouts: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the layouts that meet the constraints on points."""
        fits = np.ones(len(layouts), dtype=np.bool_)
        for seat, played, constraint in self._points:
            fits &= constraint.allows(layouts[:, seat] | played)
        return layouts[fits]

    def all(self) -> NDArray[np.int64]:
        """Return every layout once, as int64 (n, 4) masks of cards held.

        :raises LayoutError: if points are constrained and there are too many layouts to check.
        """
        if self._are_too_many:
            raise LayoutError(
                f"{self.count} layouts are too many to check against the constraints {self._told}; take a sample"
            )
        return self._with_points(self.unrank(np.arange(self.count, dtype=np.int64)))

    @property
    def _are_too_many(self) -> bool:
        """Whether there are too many layouts to check all of them against limits on points."""
        return bool(self._points) and self._within is None and self.count > _TRIES

    def unrank(self, numbers: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the layouts with the given numbers, 0 to count - 1, as int64 (n, 4) masks of cards held."""
        return self._numbered(numbers) if self._within is None else self._within[numbers]

    def _numbered(self, numbers: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the layouts with these numbers, int64 (n, 4), ignoring limits on points."""
        numbers = np.array(numbers, dtype=np.int64)
        first = np.full(len(numbers), self._sizes[0])
        second = np.full(len(numbers), self._sizes[1])
        hands = np.zeros((len(numbers), 3), dtype=np.int64)
        for suit, cards in enumerate(self._suits):
            shares = self._shares[suit]
            # The numbers are ordered by share (see `_Share`), then by the way to deal this share, then by the way to
            # deal the later suits.
            after = np.stack([self._after(suit, share, first, second) for share in shares], axis=1)
            upto = np.cumsum(after * np.array([share.ways for share in shares]), axis=1)
            share_of = (numbers[:, None] >= upto).sum(axis=1)
            rows = np.arange(len(numbers))
            numbers = numbers - np.where(share_of > 0, upto[rows, share_of - 1], 0)
            way, numbers = np.divmod(numbers, after[rows, share_of])
            for number, share in enumerate(shares):
                here = share_of == number
                if here.any():
                    hands[here] |= _deal_suit(cards, share, way[here])
                    first[here] -= share.first
                    second[here] -= share.second
        layouts = np.tile(self._known, (len(numbers), 1))
        for place, seat in enumerate(self._seats):
            layouts[:, seat] = hands[:, place]
        return layouts

    def _count_completions(self) -> list[NDArray[np.int64]]:
        """Return for each suit in how many ways this suit and all later suits can be dealt.

        Entry [i, j] counts the ways if the first hidden hand still needs i cards and the second needs j.
        """
        shape = (self._sizes[0] + 1, self._sizes[1] + 1)
        done = np.zeros(shape, dtype=np.int64)
        done[0, 0] = 1
        completions = [done]
        for shares in reversed(self._shares):
            ways = np.zeros(shape, dtype=np.int64)
            for share in shares:
                if share.first < shape[0] and share.second < shape[1]:
                    reachable = completions[0][: shape[0] - share.first, : shape[1] - share.second]
                    ways[share.first :, share.second :] += share.ways * reachable
            completions.insert(0, ways)
        return completions

    def _after(
        self, suit: int, share: _Share, first: NDArray[np.int64], second: NDArray[np.int64]
    ) -> NDArray[np.int64]:
        """Return in how many ways the later suits can be dealt after this share of ``suit``, int64 (n,).

        Before ``suit`` is dealt, the first two hidden hands need ``first`` and ``second`` cards, int64 (n,).
        """
        needs_first = first - share.first
        needs_second = second - share.second
        possible = (needs_first >= 0) & (needs_second >= 0)
        return np.where(possible, self._completions[suit + 1][needs_first * possible, needs_second * possible], 0)


def _shares(cards: int, hands: int) -> list[_Share]:
    """Return all divisions of a suit of ``cards`` cards among ``hands`` hidden hands."""
    shares = []
    for first in range(cards + 1):
        for second in range(cards - first + 1):
            third = cards - first - second
            if (hands < 2 and second) or (hands < 3 and third):
                continue
            shares.append(_Share(first, second, comb(cards, first) * comb(cards - first, second)))
    return shares


def _allowed(share: _Share, suit: Suit, cards: int, view: View, hidden: list[Seat]) -> bool:
    """Return whether the hidden hands may divide the unseen ``cards`` of a suit in this way.

    A hand that has shown out of the suit gets no card of it, and suit lengths stay within the view's constraints.
    """
    third = count_cards(cards) - share.first - share.second
    for seat, number in zip(hidden, (share.first, share.second, third), strict=False):
        if number and view.shown_out[seat] & SUIT_CARDS[suit]:
            return False
        if seat in view.constraints:
            low, high = view.constraints[seat].lengths[suit]
            if not low <= number + count_cards(view.played_by(seat) & SUIT_CARDS[suit]) <= high:
                return False
    return True


def _points_are_possible(view: View, hidden: list[Seat]) -> bool:
    """Return whether each hidden hand can have the points of its constraint, and all of them together can."""
    lows, highs = [], []
    for seat in hidden:
        played = int(high_card_points(np.array([view.played_by(seat)]))[0])
        points = np.sort(_points_of_cards(view.unseen & ~view.shown_out[seat]))
        size = view.hidden_sizes[seat]
        low, high = view.constraints[seat].points if seat in view.constraints else (0, MOST_POINTS)
        lows.append(max(low - played, int(points[:size].sum())))
        highs.append(min(high - played, int(points[len(points) - size :].sum())))
    possible = all(low <= high for low, high in zip(lows, highs, strict=True))
    return possible and sum(lows) <= _points_of_cards(view.unseen).sum() <= sum(highs)


def _points_of_cards(cards: int) -> NDArray[np.int64]:
    """Return the points of each card of a set, int64 (n,)."""
    return high_card_points(np.array([card.mask for card in cards_of(cards)], dtype=np.int64))


def _deal_suit(cards: int, share: _Share, way: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the cards of a suit that each of three hands gets in each of the given ways, as masks, int64 (n, 3)."""
    places = [card.bit_index for card in reversed(cards_of(cards))]
    left = len(places) - share.first
    second_ways = comb(left, share.second)
    first = _subsets(len(places), share.first)[way // second_ways]
    second_among_rest = _subsets(left, share.second)[way % second_ways]
    hands = np.zeros((len(way), 3), dtype=np.int64)
    rank = np.zeros(len(way), dtype=np.int64)
    for place, bit in enumerate(places):
        in_first = first >> place & 1
        # The second hand's subset is spread over the places that the first hand left.
        hands[:, 0] |= in_first << bit
        hands[:, 1] |= (second_among_rest >> rank & ~in_first & 1) << bit
        rank += 1 - in_first
    hands[:, 2] = cards & ~(hands[:, 0] | hands[:, 1])
    return hands


@cache
def _subsets(size: int, k: int) -> NDArray[np.int64]:
    """Return all ways to choose ``k`` out of ``size`` places, as masks, in a fixed order."""
    return np.array([sum(1 << place for place in subset) for subset in combinations(range(size), k)], dtype=np.int64)
