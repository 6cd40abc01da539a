"""What can be counted in a hand: points, suit lengths, controls, losers, honours; all for many hands at once.

A measure is about a hand, or about one of its suits. Hands are masks of cards, int64 (n,).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ddsolver.cards import CARDS, EVERY_CARD, SUIT_CARDS, Rank, Suit, mask_of

HandMasks = NDArray[np.int64]
Counts = NDArray[np.int64]

_TOP = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)
_OF_RANK = {rank: mask_of(card for card in CARDS if card.rank is rank) for rank in _TOP}
"""The mask of the four cards of each honour's rank."""


class Measure(NamedTuple):
    """A kind of count in a hand."""

    name: str
    of: Callable[[HandMasks, int], Counts]
    """The count in each hand, int64 (n,), among the cards of a mask: all cards, or those of a suit."""
    most: int
    """The largest count that a hand of 13 cards has."""
    help: str


def _number(hands: HandMasks, cards: int) -> Counts:
    return np.asarray(np.bitwise_count(hands & cards), dtype=np.int64)


def _weighted(weights: Mapping[Rank, int]) -> Callable[[HandMasks, int], Counts]:
    """Return the function that adds up the weights of cards by rank."""

    def count(hands: HandMasks, cards: int) -> Counts:
        total = np.zeros(len(hands), dtype=np.int64)
        for rank, weight in weights.items():
            total += weight * _number(hands, _OF_RANK[rank] & cards)
        return total

    return count


def _in_suits(of_suit: Callable[[HandMasks, int], Counts]) -> Callable[[HandMasks, int], Counts]:
    """Return the function that adds up counts in suits, each given by its mask."""

    def count(hands: HandMasks, cards: int) -> Counts:
        suits = (suit for suit in SUIT_CARDS if suit & cards)
        return sum((of_suit(hands, suit) for suit in suits), np.zeros(len(hands), dtype=np.int64))

    return count


@_in_suits
def _losers(hands: HandMasks, suit: int) -> Counts:
    """Return the losing-trick count: the missing ones of ace, king, queen, but not more than the cards of the suit.

    In a doubleton, only ace and king count, in a singleton only the ace.
    """
    length = _number(hands, suit)
    lost = [(length >= least) & (_number(hands, _OF_RANK[rank] & suit) == 0) for least, rank in enumerate(_TOP[:3], 1)]
    return np.asarray(np.sum(lost, axis=0), dtype=np.int64)


def _keys(hands: HandMasks, cards: int) -> Counts:
    """Return the key cards: the aces of all suits, and the king of the suit of ``cards``, if it is one suit."""
    king = 0 if cards == EVERY_CARD else _OF_RANK[Rank.KING] & cards
    return _number(hands, _OF_RANK[Rank.ACE] | king)


@_in_suits
def _stoppers(hands: HandMasks, suit: int) -> Counts:
    """Return 1 if the suit is stopped: by the ace, or by king, queen or jack with one, two or three cards beside."""
    length = _number(hands, suit)
    held = [(length >= least) & (_number(hands, _OF_RANK[rank] & suit) == 1) for least, rank in enumerate(_TOP[:4], 1)]
    return np.asarray(np.any(held, axis=0), dtype=np.int64)


def _top(number: int) -> Callable[[HandMasks, int], Counts]:
    return _weighted(dict.fromkeys(_TOP[:number], 1))


_POINTS = _weighted({Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1})

HCP = Measure("hcp", _POINTS, 37, "high-card points, 4 3 2 1 for ace, king, queen, jack")
LENGTH = Measure("cards", _number, 13, "the cards of a suit")
MEASURES: Mapping[str, Measure] = {
    each.name: each
    for each in (
        HCP,
        Measure("controls", _weighted({Rank.ACE: 2, Rank.KING: 1}), 12, "2 for an ace, 1 for a king"),
        Measure("losers", _losers, 12, "losing tricks: missing aces, kings and queens of the suits, 3 a suit at most"),
        Measure("aces", _weighted({Rank.ACE: 1}), 4, "aces"),
        Measure("kings", _weighted({Rank.KING: 1}), 4, "kings"),
        Measure("queens", _weighted({Rank.QUEEN: 1}), 4, "queens"),
        Measure("jacks", _weighted({Rank.JACK: 1}), 4, "jacks"),
        Measure("tens", _weighted({Rank.TEN: 1}), 4, "tens"),
        Measure("top2", _top(2), 8, "aces and kings"),
        Measure("top3", _top(3), 12, "aces, kings and queens"),
        Measure("top4", _top(4), 13, "aces to jacks"),
        Measure("keys", _keys, 5, "key cards: aces of all suits, and the king of the suit named"),
        Measure("stoppers", _stoppers, 4, "stopped suits: ace, Kx, Qxx or Jxxx"),
        Measure("honours", _top(5), 13, "aces to tens"),
    )
}
"""The measures that conditions name, by name; `LENGTH` is named by its suit."""


def measure_named(name: str) -> Measure:
    """Return a measure of `MEASURES`; an empty name is that of the cards of a suit."""
    return MEASURES[name] if name else LENGTH


def count(measure: Measure, suit: Suit | None, hands: HandMasks) -> Counts:
    """Return a count in each hand, int64 (n,): of the whole hand, or of one suit."""
    return measure.of(hands, EVERY_CARD if suit is None else SUIT_CARDS[suit])
