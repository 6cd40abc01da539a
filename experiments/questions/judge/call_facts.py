"""Facts about hidden hands that decide between two calls: fits, stoppers, points; each counted over layouts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from agent.players.bidding.bidder import BiddingView
from agent.rules.constraints import high_card_points, suit_lengths
from agent.rules.hand_measures import MEASURES, count
from ddsolver.cards import Suit
from experiments.statistics.explained import explained_by_chance, explained_variance

_FIT = 8
"""The cards of a suit in two hands that are a fit."""
_COMMON = (0.1, 0.9)
"""A fact is named only if the share of the layouts with it lies between these."""
_FEWEST_EVENTS = 8
"""A fact is sought only if at least this many layouts differ from the most common gain."""
_LEAST_EXPLAINED = 0.1
"""A fact is named only if it explains at least this share of the variance of the gains."""
_AS_GOOD = 0.03
"""A fact that a player thinks of first is preferred if it explains at most this much less than the best one."""
_NUMBERS = ("no", "one", "two", "three", "four", "five")


@dataclass(frozen=True, slots=True)
class CallFact:
    """What the layouts in which a call gains have in common."""

    words: str
    """The fact as a clause, as in ``there is a 4-4 spade fit``."""
    share: float
    """The share of the layouts that have it."""
    inside: float
    """The mean IMPs that the call gains in these layouts."""
    outside: float
    """The mean IMPs that it gains in the others."""


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A fact, and the words for its absence; ``rank`` is small if players think of it first."""

    rank: int
    words: str
    without: str
    present: NDArray[np.bool_]


def decisive_fact(view: BiddingView, layouts: NDArray[np.int64], gains: NDArray[np.int64]) -> CallFact | None:
    """Return the fact that best explains in which layouts, int64 (n, 4), a call gains IMPs, int64 (n,).

    It is None if none explains more than chance does.
    """
    counts = np.unique(gains, return_counts=True)[1]
    low, high = _COMMON
    known = [each for each in _facts(view, layouts) if low <= each.present.mean() <= high]
    if not known or counts.sum() - counts.max() < _FEWEST_EVENTS:
        return None
    matrix = np.array([each.present for each in known], dtype=np.float64)
    weights, outcome = np.ones(len(gains)), gains.astype(np.float64)
    explained, signs = explained_variance(matrix, weights, outcome)
    if explained.max() < max(_LEAST_EXPLAINED, explained_by_chance(matrix, weights, outcome)):
        return None
    near = np.flatnonzero(explained >= explained.max() - _AS_GOOD).tolist()
    best = min(near, key=lambda place: (known[place].rank, -explained[place]))
    is_there = known[best].present if signs[best] > 0 else ~known[best].present
    fact = CallFact(
        words=known[best].words if signs[best] > 0 else known[best].without,
        share=float(is_there.mean()),
        inside=float(outcome[is_there].mean()),
        outside=float(outcome[~is_there].mean()),
    )
    return fact if fact.inside > 0 else None


def _facts(view: BiddingView, layouts: NDArray[np.int64]) -> Iterator[_Candidate]:
    partner, own = layouts[:, view.seat.partner], np.array([view.hand])
    for suit in Suit:
        yield from _of_fit(suit, int(suit_lengths(own, suit)[0]), suit_lengths(partner, suit))
        yield from _of_opponents(view, layouts, suit)
    yield from _of_stoppers(view, partner)
    points = high_card_points(partner)
    for least in range(int(points.min()) + 1, int(points.max()) + 1):
        yield _Candidate(2, f"partner has {least}+ points", f"partner has at most {least - 1} points", points >= least)
    aces = count(MEASURES["aces"], None, partner)
    for least in range(1, int(aces.max()) + 1):
        fewer = f"partner has at most {_cards(least - 1, 'ace')}" if least > 1 else "partner has no ace"
        yield _Candidate(3, f"partner has at least {_cards(least, 'ace')}", fewer, aces >= least)


def _of_fit(suit: Suit, own: int, partners: NDArray[np.integer]) -> Iterator[_Candidate]:
    """Yield the fits in a suit, and partner's shortness in it."""
    name = suit.name.lower()
    for total in (_FIT, _FIT + 1, _FIT + 2):
        needed = total - own
        if own >= 2 and needed >= 2:
            fit = f"{own}-{needed} {name[:-1]} fit"
            kind = f"a {fit}" if total == _FIT else f"a {fit} or better"
            yield _Candidate(0, f"there is {kind}", f"there is no {fit}", partners >= needed)
    for most in (0, 1):
        short, more = _cards(most, name[:-1]), _cards(most + 1, name[:-1])
        at_most = f"at most {short}" if most else short
        yield _Candidate(2, f"partner has {at_most}", f"partner has at least {more}", partners <= most)


def _of_opponents(view: BiddingView, layouts: NDArray[np.int64], suit: Suit) -> Iterator[_Candidate]:
    """Yield the lengths of a suit in one of the opponents' hands."""
    left, right = (suit_lengths(layouts[:, seat], suit) for seat in (view.seat.left, view.seat.right))
    longer = np.maximum(left, right)
    for least in (4, 5):
        has = f"{_NUMBERS[least]} or more {suit.name.lower()}"
        yield _Candidate(4, f"one opponent has {has}", f"neither opponent has {has}", longer >= least)


def _of_stoppers(view: BiddingView, partner: NDArray[np.int64]) -> Iterator[_Candidate]:
    """Yield whether partner stops a suit that the opponents bid and the hand does not stop."""
    own = np.array([view.hand])
    for suit in view.auction.suits_bid(view.seat.left, view.seat.right):
        if not count(MEASURES["stoppers"], suit, own)[0]:
            name = suit.name.lower()
            stops = count(MEASURES["stoppers"], suit, partner) > 0
            yield _Candidate(1, f"partner stops {name}", f"partner does not stop {name} either", stops)


def _cards(number: int, noun: str) -> str:
    """Return a number of cards in words, as in ``two aces``."""
    return f"{_NUMBERS[number]} {noun}{'' if number == 1 else 's'}"
