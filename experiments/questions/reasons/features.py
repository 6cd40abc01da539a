"""Bridge features of layouts: who holds an honour, how a suit splits, who can ruff.

`features_of` lists the features of a sample, each with the layouts that have it. A feature holds no text;
`experiments.questions.reasons.feature_words` puts features into words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import ClassVar, NamedTuple

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
    complexity: ClassVar[int] = 1
    """How hard it is to put into words (`complexity`)."""
    is_easily_denied: ClassVar[bool] = False
    """Whether it is as easy to deny as to state, as in "West does not have the king"."""


@dataclass(frozen=True, slots=True)
class Holds(Feature):
    """A hidden hand holds a card."""

    complexity = 0
    is_easily_denied = True
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Length(Feature):
    """A hidden hand has from ``low`` to ``high`` cards of a suit left."""

    is_easily_denied = True
    seat: Seat
    suit: Suit
    low: int
    high: int
    hidden: int
    """The number of cards of the suit in all hidden hands."""


@dataclass(frozen=True, slots=True)
class Split(Feature):
    """A split: no hidden hand has more than ``most`` of a suit's ``hidden`` cards. At most 3 of 5 is a 3-2 split."""

    is_easily_denied = True
    suit: Suit
    most: int
    hidden: int


@dataclass(frozen=True, slots=True)
class Falls(Feature):
    """A hidden card falls if its suit is played ``rounds`` times, because its hand has no more cards of the suit."""

    card: Card
    rounds: int


@dataclass(frozen=True, slots=True)
class HoldsShort(Feature):
    """A hidden hand holds ``card`` and at most ``most`` cards of its suit."""

    complexity = 2
    seat: Seat
    card: Card
    most: int


@dataclass(frozen=True, slots=True)
class HoldsLong(Feature):
    """A hidden hand holds ``card`` and at least ``least`` cards of its suit."""

    complexity = 2
    seat: Seat
    card: Card
    least: int


@dataclass(frozen=True, slots=True)
class Together(Feature):
    """One of the hidden hands, no matter which, holds both of two cards of a suit."""

    complexity = 2
    is_easily_denied = True
    higher: Card
    lower: Card


@dataclass(frozen=True, slots=True)
class HoldsBoth(Feature):
    """The hidden hand of ``seat`` holds two given cards of a suit."""

    complexity = 2
    seat: Seat
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

    complexity = 2
    seat: Seat
    outside: Suit
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Longer(Feature):
    """The hidden hand of ``seat`` has more cards of a suit than the other hidden hand."""

    is_easily_denied = True
    seat: Seat
    other: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class Points(Feature):
    """The hidden hand of ``seat`` has at most ``most`` high-card points left."""

    complexity = 2
    is_easily_denied = True
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


_EXACT = 2
"""The complexity of an exact length, as in "West has exactly three hearts"."""


def complexity(feature: Feature) -> int:
    """Return how hard a feature is to put into words."""
    if isinstance(feature, Not):
        inner = complexity(feature.feature)
        return inner if feature.feature.is_easily_denied and inner < _EXACT else inner + 1
    if isinstance(feature, Both):
        return 3 + complexity(feature.first) + complexity(feature.second)
    if isinstance(feature, Length) and 0 < feature.low == feature.high < feature.hidden:
        return _EXACT
    return feature.complexity


def negated(feature: Feature) -> Feature:
    """Return the absence of a feature."""
    return feature.feature if isinstance(feature, Not) else Not(feature)


def suits_of(feature: Feature) -> set[Suit]:
    """Return the suits that a feature is about."""
    if isinstance(feature, Not):
        return suits_of(feature.feature)
    if isinstance(feature, Both):
        return suits_of(feature.first) | suits_of(feature.second)
    if isinstance(feature, HasEntry):
        return {each.suit for each in feature.cards}
    if isinstance(feature, Holds | Falls | HoldsShort | HoldsLong):
        return {feature.card.suit}
    if isinstance(feature, Together | HoldsBoth):
        return {feature.higher.suit}
    return {feature.suit} if isinstance(feature, Length | Split | CanRuff | Longer) else set()


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
    if isinstance(feature, Both):
        return cards_held(feature.first, seat) | cards_held(feature.second, seat)
    if isinstance(feature, Not):
        denied = feature.feature
        return {denied.card} if isinstance(denied, Holds | HoldsLong) and denied.seat is not seat else set()
    if isinstance(feature, Holds | HoldsShort | HoldsLong):
        return {feature.card} if feature.seat is seat else set()
    return {feature.higher, feature.lower} if isinstance(feature, HoldsBoth) and feature.seat is seat else set()


def holders(view: View) -> list[Seat]:
    """Return the hidden hands."""
    return [seat for seat in Seat if view.hidden_sizes[seat]]


def _all_features(view: View, layouts: NDArray[np.int64]) -> Iterator[tuple[Feature, NDArray[np.bool_]]]:
    seats = holders(view)
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
                yield HoldsShort(seat, card, most), held[seat, card] & (lengths[seat] <= most)
                yield HoldsLong(seat, card, most + 1), held[seat, card] & (lengths[seat] > most)
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
        yield Together(higher, lower), together
