"""Notes on the calls of our own bidders, for files and for other programs: what a call shows, in few words.

A note is ASCII, and our own reader of alerts (`agent.calls.alerts`) understands its numbers. They come from the network
that bids, and leave out less than the ranges of `declarer explain` do, because a reader takes an alert at its word.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from functools import cache, lru_cache
from math import log
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agent.calls.auction_batch import UNKNOWN_SYSTEMS
from agent.calls.hand_sample import hand_sample
from agent.calls.network import DEFAULT_SYSTEM, CallNetwork, network_of
from agent.calls.system.automaton import bidding_system
from agent.calls.system.file import ANSWER, Meaning
from agent.calls.system.words import condition_words
from agent.knowledge.belief import effective_size
from agent.rules.auction import Action, Auction, Call, call_number
from agent.rules.constraints import high_card_points, suit_lengths
from agent.rules.contract import Vulnerability
from ddsolver.cards import Seat, Suit

_LEFT_OUT = 0.05
"""The share of hands that a range usually leaves out at each end."""
_TEMPERATURE = 0.5
"""The network reads our calls at this temperature, because our bidders nearly always make its first choice."""
_NEGLIGIBLE = 1e-4
"""Hands that are less likely than this share of the likeliest hand are left out."""
_ROUGHLY = 3.0
"""The small network may say that a hand is this much less likely, as a logarithm, than the large one does."""
_OUTSIDE = 0.02
"""The share of hands that a note leaves out at each end of a range."""
_FEWEST = 10
"""If fewer hands of the sample count, in effect, there is no note."""
_LONG, _SHORT = 3, 4
"""A note has the length of a suit if at least, or at most, this number of cards is new."""
_NEARLY_ALL, _NOT_MOST = 0.9, 0.75
"""A shape is noted if this share of hands has it after the call, and fewer than the other share before it."""
MAJOR, TWO_SUITS = "4+ spades or hearts", "5-5 in two suits"
"""Shapes in words."""
_NAMES = ("spades", "hearts", "diamonds", "clubs")


@dataclass(frozen=True, slots=True)
class Ranges:
    """The ranges of points and suit lengths that contain the central 90 % of weighted hands."""

    points: tuple[int, int]
    lengths: tuple[tuple[int, int], ...]
    """The ranges of spades, hearts, diamonds and clubs."""

    @classmethod
    def of(cls, hands: NDArray[np.int64], weights: NDArray[np.float64], outside: float = _LEFT_OUT) -> Ranges:
        """Return the ranges of hands, masks int64 (n,), with weights float64 (n,).

        The ranges leave out the share ``outside`` of the hands at each end.
        """
        lengths = (_central(suit_lengths(hands, suit), weights, outside) for suit in Suit)
        return cls(_central(high_card_points(hands), weights, outside), tuple(lengths))

    @property
    def named(self) -> dict[str, tuple[int, int]]:
        """The ranges by name: ``points``, and the suits."""
        return {"points": self.points, **{suit.name.lower(): self.lengths[suit] for suit in Suit}}

    def within(self, before: Ranges) -> Ranges:
        """Return the ranges cut to those of earlier calls, since a later call widens none."""
        return Ranges(_cut(self.points, before.points), tuple(map(_cut, self.lengths, before.lengths)))

    def words(self) -> str:
        """Return the ranges in words."""
        suits = (f"{suit.symbol} {range_text(self.lengths[suit])}" for suit in Suit)
        return ", ".join([f"{range_text(self.points)} points", *suits])


def with_notes(auction: Auction, vulnerability: Vulnerability, ours: Container[Seat] = tuple(Seat)) -> Auction:
    """Return an auction with a note, as an alert, for each call of our own bidders, at ``ours``, that shows something.

    Other calls keep their alerts.
    """
    noted, alerts = Auction(auction.dealer), dict(auction.alerts)
    for number, call in enumerate(auction.calls):
        noted = noted.call(call)
        is_ours = auction.seat_of(number) in ours
        if note := note_of_last_call(noted, vulnerability) if is_ours else alerts.get(number):
            noted = noted.alert(note)
    return noted


def note_of_last_call(auction: Auction, vulnerability: Vulnerability) -> str:
    """Return what the last call of an auction shows; empty for a pass, or if it shows nothing new.

    The alerts of the auction are ignored.
    """
    caller = auction.seat_of(len(auction.calls) - 1)
    if auction.calls[-1] is Action.PASS:
        return ""
    return _note(auction.calls, (vulnerability.includes(caller), vulnerability.includes(caller.left)))


def read_own_call(auction: Auction, vulnerability: Vulnerability) -> tuple[Ranges | None, float]:
    """Return what the last call of an auction shows if our bidder made it: ``after`` and ``chance`` of `ShownCall`."""
    caller, sample = auction.seat_of(len(auction.calls) - 1), hand_sample()
    sides = (vulnerability.includes(caller), vulnerability.includes(caller.left))
    after, chance = _weights(auction.calls, sides)
    return Ranges.of(sample.hands, after) if effective_size(after) >= _FEWEST else None, chance


@lru_cache(maxsize=4096)
def _note(calls: tuple[Call, ...], vulnerable: tuple[bool, bool]) -> str:
    """Return the note of the last call; ``vulnerable`` are the caller's side and the other side.

    The dealer does not count, so equal beginnings of auctions are read once.
    """
    (before, _), (after, _) = _weights(calls[: -len(Seat)], vulnerable), _weights(calls, vulnerable)
    if effective_size(after) < _FEWEST:
        return _said_by_system(calls)
    lengths = _lengths(before, after)
    is_named = any(words.endswith(_NAMES[:2]) and words[0] >= "3" for words in lengths)
    shapes = [words for words in new_shapes(before, after) if words != MAJOR or not is_named]
    return "; ".join([*filter(None, [_name(calls)]), *_points(before, after), *lengths, *shapes])


@lru_cache(maxsize=512)
def _weights(calls: tuple[Call, ...], vulnerable: tuple[bool, bool]) -> tuple[NDArray[np.float64], float]:
    """Return the weights of the sample's hands, float64 (n,), after the last call and the caller's earlier ones.

    Their sum is 1. Beside them stands how often the hands that made the earlier calls make the last one, 0 to 1.
    """
    sample = hand_sample()
    if not calls:
        return sample.weights, 1.0
    before, _ = _weights(calls[: -len(Seat)], vulnerable)
    after = np.zeros(len(before))
    rows = np.flatnonzero(before > _NEGLIGIBLE * before.max())
    network = _caller()
    if network.small is not None:  # which finds the hands that count in a tenth of the time
        rough = network.small.last_call_logs(sample.hands[rows], calls, vulnerable, UNKNOWN_SYSTEMS)
        likely = np.log(before[rows]) + rough
        rows = rows[likely > likely.max() + log(_NEGLIGIBLE) - _ROUGHLY]
    logs = network.last_call_logs(sample.hands[rows], calls, vulnerable, UNKNOWN_SYSTEMS)
    after[rows] = before[rows] * np.exp(logs - logs.max())
    return np.asarray(after / after.sum()), float(before[rows] @ np.exp(logs))


@cache
def _caller() -> CallNetwork:
    return network_of("learned", DEFAULT_SYSTEM).at_temperature(_TEMPERATURE)


def _meaning(calls: tuple[Call, ...]) -> Meaning | None:
    """Return what our system says about the last call; None if no rule is about it."""
    return bidding_system(DEFAULT_SYSTEM).meaning([call_number(call) for call in calls])


def _name(calls: tuple[Call, ...]) -> str:
    """Return the name of the convention of the last call, or the aces that it answers; empty if it has none."""
    meaning = _meaning(calls)
    if meaning is None or not meaning.rule.name.startswith(ANSWER):
        return "" if meaning is None else meaning.rule.name
    shows = "" if meaning.shows is None else condition_words(meaning.shows)
    return shows if "key card" in shows or "ace" in shows else ""


def _said_by_system(calls: tuple[Call, ...]) -> str:
    """Return the name of the convention of the last call, and what its rule says; empty if no rule is about it."""
    meaning = _meaning(calls)
    if meaning is None or meaning.shows is None:
        return ""
    return "; ".join([*filter(None, [_name(calls)]), condition_words(meaning.shows)])


def _points(before: NDArray[np.float64], after: NDArray[np.float64]) -> list[str]:
    """Return the range of points, such as ``10-20 points``, if it is new."""
    old, (low, high) = (Ranges.of(hand_sample().hands, each, _OUTSIDE).points for each in (before, after))
    return [f"{low}-{high} points"] if (low, high) != old else []


def _lengths(before: NDArray[np.float64], after: NDArray[np.float64]) -> list[str]:
    """Return the lengths of suits that are new and long or short, such as ``5+ spades`` or ``0-3 hearts``."""
    old, new = (Ranges.of(hand_sample().hands, each, _OUTSIDE).lengths for each in (before, after))
    words = []
    for suit, name in zip(Suit, _NAMES, strict=True):
        low, high = new[suit]
        is_long, is_short = low > old[suit][0] and low >= _LONG, high < old[suit][1] and high <= _SHORT
        if is_short or (is_long and high < old[suit][1]):
            words.append(f"{low}-{high} {name}")
        elif is_long:
            words.append(f"{low}+ {name}")
    return words


def new_shapes(before: NDArray[np.float64], after: NDArray[np.float64]) -> list[str]:
    """Return shapes that nearly all hands with this call have, and not most hands before it."""
    return [
        words
        for words, has in _shapes_of_sample().items()
        if float(after @ has) >= _NEARLY_ALL and float(before @ has) < _NOT_MOST
    ]


@cache
def _shapes_of_sample() -> dict[str, NDArray[np.bool_]]:
    """Return which hands of the sample have each shape that may be noted, bool (n,)."""
    sample = hand_sample()
    long, short = np.sort(sample.lengths, axis=0)[[3, 0]]
    doubletons = (sample.lengths == 2).sum(axis=0)
    spades, hearts = sample.lengths[Suit.SPADES], sample.lengths[Suit.HEARTS]
    return {
        "balanced": (short >= 2) & (doubletons <= 1) & (long <= 5),
        MAJOR: np.maximum(spades, hearts) >= 4,
        TWO_SUITS: np.sort(sample.lengths, axis=0)[2] >= 5,
    }


def _central(values: NDArray[Any], weights: NDArray[np.float64], outside: float) -> tuple[int, int]:
    """Return the range of weighted values without the share ``outside`` at each end."""
    order = np.argsort(values, kind="stable")
    below = np.cumsum(weights[order]) / weights.sum()
    low, high = (
        int(values[order][np.searchsorted(below, share).clip(max=len(order) - 1)]) for share in (outside, 1 - outside)
    )
    return low, high


def _cut(ends: tuple[int, int], before: tuple[int, int]) -> tuple[int, int]:
    """Return the part of a range within an earlier one; the range itself if there is none."""
    low, high = max(ends[0], before[0]), min(ends[1], before[1])
    return (low, high) if low <= high else ends


def range_text(ends: tuple[int, int]) -> str:
    """Return a range, as in ``15-17``, or the number at both its ends."""
    low, high = ends
    return f"{low}" if low == high else f"{low}-{high}"
