"""Bridge features of layouts: who holds an honour, how a suit splits, who can ruff.

`features_of` lists the features of a sample, each with the layouts that have it. A feature holds no text;
`experiments.questions.reasons.feature_words` puts features into words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.view import View
from agent.rules.constraints import high_card_points, suit_lengths
from ddsolver.cards import SUIT_CARDS, Card, Rank, Seat, Strain, Suit, cards_of

_HIGHEST = 2
"""In each suit, features can name the honours, and this many of the highest hidden cards."""
_ROUNDS = 3
"""Features look at most this many rounds of a suit ahead."""


class Feature:
    """A feature of the hidden hands."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Holds(Feature):
    """A hidden hand holds ``card``, and from ``least`` to ``most`` cards of its suit with it."""

    seat: Seat
    card: Card
    least: int = 1
    most: int = 13

    @property
    def is_plain(self) -> bool:
        """Whether the number of cards of the suit does not matter."""
        return (self.least, self.most) == (1, 13)


@dataclass(frozen=True, slots=True)
class Length(Feature):
    """A hidden hand has from ``low`` to ``high`` cards of a suit left."""

    seat: Seat
    suit: Suit
    low: int
    high: int
    hidden: int
    """The number of cards of the suit in all hidden hands."""


@dataclass(frozen=True, slots=True)
class Split(Feature):
    """A split: no hidden hand has more than ``most`` of a suit's ``hidden`` cards. At most 3 of 5 is a 3-2 split."""

    suit: Suit
    most: int
    hidden: int


@dataclass(frozen=True, slots=True)
class Falls(Feature):
    """A hidden card falls if its suit is played ``rounds`` times, because its hand has no more cards of the suit."""

    card: Card
    rounds: int


@dataclass(frozen=True, slots=True)
class HoldsBoth(Feature):
    """A hidden hand, that of ``seat`` or else any (None), holds both of two cards of a suit."""

    seat: Seat | None
    higher: Card
    lower: Card


@dataclass(frozen=True, slots=True)
class CanRuff(Feature):
    """The hidden hand of ``seat`` can ruff a side suit in round ``round`` of that suit (1 is the first)."""

    seat: Seat
    suit: Suit
    round: int


@dataclass(frozen=True, slots=True)
class HasEntry(Feature):
    """A hidden hand holds at least one of ``cards``: the highest cards that are left in the suits but ``outside``."""

    seat: Seat
    outside: Suit
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Longer(Feature):
    """The hidden hand of ``seat`` has more cards of a suit than the other hidden hand."""

    seat: Seat
    other: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class Points(Feature):
    """The hidden hand of ``seat`` has at most ``most`` high-card points left."""

    seat: Seat
    most: int


@dataclass(frozen=True, slots=True)
class Not(Feature):
    """A feature is absent."""

    feature: Feature


@dataclass(frozen=True, slots=True)
class Both(Feature):
    """Two features together."""

    first: Feature
    second: Feature


def complexity(feature: Feature) -> int:
    """Return how hard a feature is to put into words: 0 for a card, 1 for a length, 2 for an exact one."""
    match feature:
        case Not(denied):
            # "West has at most two hearts" is as easy as its opposite, "the king does not fall" is harder.
            is_harder = complexity(denied) > 1 or isinstance(denied, Falls | CanRuff)
            return complexity(denied) + is_harder
        case Both(first, second):
            return 3 + complexity(first) + complexity(second)
        case Holds():
            return 0 if feature.is_plain else 2
        case Length(low=low, high=high, hidden=hidden):
            return 2 if 0 < low == high < hidden else 1
        case Split() | Falls() | CanRuff() | Longer():
            return 1
    return 2


def negated(feature: Feature) -> Feature:
    """Return the absence of a feature."""
    return feature.feature if isinstance(feature, Not) else Not(feature)


def suits_of(feature: Feature) -> set[Suit]:
    """Return the suits that a feature is about."""
    match feature:
        case Not(denied):
            return suits_of(denied)
        case Both(first, second):
            return suits_of(first) | suits_of(second)
        case HasEntry(cards=cards):
            return {each.suit for each in cards}
        case Holds(card=card) | Falls(card=card) | HoldsBoth(higher=card):
            return {card.suit}
        case Length(suit=suit) | Split(suit=suit) | CanRuff(suit=suit) | Longer(suit=suit):
            return {suit}
    return set()


class Features(NamedTuple):
    """Features and, for each of them, the layouts that have it."""

    listed: tuple[Feature, ...]
    present: NDArray[np.bool_]
    """bool (number of features, n): whether a layout has a feature."""


def features_of(view: View, layouts: NDArray[np.int64]) -> Features:
    """Return the features that some of the layouts have and others lack, the simplest first.

    ``layouts``, int64 (n, 4), are masks of the cards still held.

    If two features divide the layouts in the same way, only the simpler one is kept.
    """
    known: set[bytes] = set()
    listed: list[Feature] = []
    rows: list[NDArray[np.bool_]] = []
    everything = sorted(_all_features(view, layouts), key=lambda pair: complexity(pair[0]))
    for feature, present in everything:
        if present.all() or not present.any():
            continue
        key = (present if present[0] else ~present).tobytes()
        if key not in known:
            known.add(key)
            listed.append(feature)
            rows.append(present)
    return Features(tuple(listed), np.array(rows, dtype=np.bool_).reshape(len(rows), len(layouts)))


def about(features: Features, suits: set[Suit]) -> Features:
    """Return the features that are about some of these suits, and about no other suit."""
    places = [place for place, each in enumerate(features.listed) if suits_of(each) and suits_of(each) <= suits]
    return Features(tuple(features.listed[place] for place in places), features.present[places])


def cards_held(feature: Feature, seat: Seat) -> set[Card]:
    """Return the cards that a feature places in the hidden hand of ``seat``, one of two, at least in most layouts."""
    match feature:
        case Both(first, second):
            return cards_held(first, seat) | cards_held(second, seat)
        case Not(Holds(other, card, most=13)) if other is not seat:
            return {card}
        case Holds(own, card) if own is seat:
            return {card}
        case HoldsBoth(own, higher, lower) if own is seat:
            return {higher, lower}
    return set()


def _all_features(view: View, layouts: NDArray[np.int64]) -> Iterator[tuple[Feature, NDArray[np.bool_]]]:
    seats = view.hidden_seats
    for suit in Suit:
        unseen = cards_of(view.unseen & SUIT_CARDS[suit])
        if not unseen:
            continue
        keys = [card for place, card in enumerate(unseen) if card.rank >= Rank.TEN or place < _HIGHEST]
        lengths = {seat: suit_lengths(layouts[:, seat], suit).astype(np.int64) for seat in seats}
        held = {(seat, card): layouts[:, seat] & card.mask != 0 for seat in seats for card in keys}
        yield from _of_lengths(suit, lengths, len(unseen))
        yield from _of_honours(seats, keys, lengths, held)
        if view.contract.strain not in (Strain.NOTRUMP, Strain(suit)):
            for seat in seats:
                trumps = suit_lengths(layouts[:, seat], view.contract.strain) > 0
                for number in range(1, _ROUNDS + 1):
                    yield CanRuff(seat, suit, number), trumps & (lengths[seat] < number)
    yield from _of_strength(view, layouts, seats)


def _of_strength(
    view: View, layouts: NDArray[np.int64], seats: Sequence[Seat]
) -> Iterator[tuple[Feature, NDArray[np.bool_]]]:
    """Yield the features of whole hands: entries, and high-card points."""
    left = view.unseen
    for held in view.held:
        left |= held or 0
    highest = [cards[0] for suit in Suit if (cards := cards_of(left & SUIT_CARDS[suit]))]
    hidden = [card for card in highest if card.mask & view.unseen]
    for seat in seats:
        for suit in Suit:
            entries = tuple(card for card in hidden if card.suit is not suit)
            if len(entries) > 1:
                yield HasEntry(seat, suit, entries), layouts[:, seat] & sum(card.mask for card in entries) != 0
        points = high_card_points(layouts[:, seat])
        for most in range(int(points.min()), int(points.max())):
            yield Points(seat, most), points <= most


def _of_lengths(
    suit: Suit, lengths: dict[Seat, NDArray[np.int64]], hidden: int
) -> Iterator[tuple[Feature, NDArray[np.bool_]]]:
    if len(lengths) == 2:
        longer = np.maximum(*lengths.values())
        for most in range((hidden + 1) // 2, hidden):
            yield Split(suit, most, hidden), longer <= most
        for seat, other in permutations(lengths, 2):
            yield Longer(seat, other, suit), lengths[seat] > lengths[other]
    for seat, length in lengths.items():
        for most in range(hidden):
            yield Length(seat, suit, 0, most, hidden), length <= most
        for exactly in range(1, hidden):
            yield Length(seat, suit, exactly, exactly, hidden), length == exactly


def _of_honours(
    seats: Sequence[Seat],
    keys: Sequence[Card],
    lengths: dict[Seat, NDArray[np.int64]],
    held: dict[tuple[Seat, Card], NDArray[np.bool_]],
) -> Iterator[tuple[Feature, NDArray[np.bool_]]]:
    none = np.zeros_like(next(iter(held.values())))
    for card in keys:
        for seat in seats:
            yield Holds(seat, card), held[seat, card]
            for most in range(1, _ROUNDS + 1):
                yield Holds(seat, card, most=most), held[seat, card] & (lengths[seat] <= most)
                yield Holds(seat, card, most + 1), held[seat, card] & (lengths[seat] > most)
        for rounds in range(1, _ROUNDS + 1):
            short = none
            for seat in seats:
                short = short | (held[seat, card] & (lengths[seat] <= rounds))
            yield Falls(card, rounds), short
    for higher, lower in combinations(keys, 2):
        together = none
        for seat in seats:
            both = held[seat, higher] & held[seat, lower]
            together = together | both
            yield HoldsBoth(seat, higher, lower), both
        yield HoldsBoth(None, higher, lower), together
