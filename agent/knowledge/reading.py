"""What an auction tells of hidden hands: how likely they are, by what hands have held that made such calls.

`agent/data/calls.toml` has counts of points and lengths for each kind of call (`agent.knowledge.calls`), made from
auctions of world-class players by ``experiments.analysis.count_calls``. A hand is taken to be more likely by the
product of how much more often its points and lengths came with its calls than they come at all. Nothing becomes
impossible but what hardly ever came; artificial systems are read as natural ones.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from math import comb

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.calls import told_by_calls
from agent.knowledge.constraints import HandConstraint, Range, points_of
from agent.knowledge.view import View
from agent.rules.auction import Auction
from ddsolver.cards import SUIT_BITS, SUIT_MASK, Seat, Suit

MOST_POINTS = 37
_PRIOR = 10.0
"""What is known of any hand counts as much as so many hands that made the call."""
_HARDLY = 0.01
"""Points and lengths further out than this share of the counts, on either side, are left out."""


@dataclass(frozen=True, slots=True)
class HandReading:
    """What the calls of one hand tell."""

    points: NDArray[np.float64]
    """float64 (38,): how much more likely each number of points is for them."""
    lengths: tuple[NDArray[np.float64], ...]
    """float64 (14,) of each suit: the same for lengths."""
    constraint: HandConstraint
    """What is hardly ever held by who calls like that."""
    calls: tuple[str, ...]
    """The kinds of calls that were read."""

    def likelihood(self, hands: NDArray[np.int64]) -> NDArray[np.float64]:
        """How much more likely hands of 13 cards, int64 (n,), are for the calls: float64 (n,)."""
        found = self.points[points_of(hands)]
        for suit in Suit:
            length = np.bitwise_count(hands & SUIT_MASK << (SUIT_BITS * suit))
            found = found * self.lengths[suit][length]
        return np.asarray(found)


@lru_cache(maxsize=64)
def read_auction(auction: Auction) -> dict[Seat, HandReading]:
    """What is read of each hand that made a call that tells something; not to be changed."""
    counts = _counts()
    points = {seat: np.ones(MOST_POINTS + 1) for seat in Seat}
    lengths = {seat: [np.ones(14) for _ in Suit] for seat in Seat}
    limits: dict[Seat, list[HandConstraint]] = {seat: [] for seat in Seat}
    read: dict[Seat, list[str]] = {seat: [] for seat in Seat}
    for told in told_by_calls(auction):
        counted = counts.get(told.kind)
        if counted is None:
            continue
        read[told.seat].append(told.kind)
        if told.has_points and counted.points is not None:
            points[told.seat] *= _ratio(_blurred(counted.points), _points_of_any())
            limits[told.seat].append(HandConstraint(points=_within(counted.points, MOST_POINTS)))
        for suit in told.suits if counted.lengths is not None else ():
            lengths[told.seat][suit] *= _ratio(np.array(counted.lengths, dtype=np.float64), _lengths_of_any())
            ranges: list[Range] = [(0, 13)] * len(Suit)
            ranges[suit] = _within(counted.lengths or (), 13)
            limits[told.seat].append(HandConstraint(lengths=(ranges[0], ranges[1], ranges[2], ranges[3])))
    found = {}
    for seat in Seat:
        if read[seat]:
            constraint = HandConstraint()
            for each in limits[seat]:
                constraint = constraint.and_also(each)
            found[seat] = HandReading(points[seat], tuple(lengths[seat]), constraint, tuple(read[seat]))
    return found


def read_hidden(view: View) -> dict[Seat, HandReading]:
    """What a view's auction, if there is one, tells of the hands hidden from it."""
    read = read_auction(view.auction) if view.auction is not None else {}
    return {seat: each for seat, each in read.items() if view.hidden_sizes[seat]}


def likelihood(readings: Mapping[Seat, HandReading], dealt: NDArray[np.int64]) -> NDArray[np.float64]:
    """How much more likely deals, int64 (n, 4), are for the calls of all hands that were read: float64 (n,)."""
    found = np.ones(len(dealt))
    for seat, each in readings.items():
        found *= each.likelihood(dealt[:, seat])
    return found


@dataclass(frozen=True, slots=True)
class _Counted:
    points: tuple[int, ...] | None
    lengths: tuple[int, ...] | None


@cache
def _counts() -> dict[str, _Counted]:
    text = (files("agent") / "data" / "calls.toml").read_text(encoding="utf-8")
    found = {}
    for kind, counted in tomllib.loads(text).items():
        points, lengths = counted.get("points"), counted.get("lengths")
        found[kind] = _Counted(points and tuple(points), lengths and tuple(lengths))
    return found


def _blurred(counts: Sequence[int]) -> NDArray[np.float64]:
    """Counts of points with their neighbours: nobody tells eleven from twelve."""
    return np.convolve(np.array(counts, dtype=np.float64), [0.25, 0.5, 0.25], mode="same")


def _ratio(seen: NDArray[np.float64], prior: NDArray[np.float64]) -> NDArray[np.float64]:
    """How much more often what was counted came than it comes at all, smoothed towards no difference."""
    together = seen + _PRIOR * prior
    return np.asarray(together / together.sum() / np.maximum(prior, 1e-12))


def _within(counts: Sequence[int], most: int) -> Range:
    """The range of all but `_HARDLY` of the counts on either side, one wider on both, if they are enough."""
    total = sum(counts)
    if total * _HARDLY < 1:
        return (0, most)
    below = np.cumsum(counts) / total
    low = int(np.searchsorted(below, _HARDLY, side="right"))
    high = int(np.searchsorted(below, 1 - _HARDLY, side="left"))
    return (max(0, low - 1), min(most, high + 1))


@cache
def _points_of_any() -> NDArray[np.float64]:
    """How likely 0 to 37 points are in a hand, float64 (38,)."""
    found = np.zeros(MOST_POINTS + 1)
    for aces in range(5):
        for kings in range(5):
            for queens in range(5):
                for jacks in range(5):
                    others = 13 - aces - kings - queens - jacks
                    if others >= 0:
                        ways = comb(4, aces) * comb(4, kings) * comb(4, queens) * comb(4, jacks) * comb(36, others)
                        found[4 * aces + 3 * kings + 2 * queens + jacks] += ways
    return np.asarray(found / comb(52, 13))


@cache
def _lengths_of_any() -> NDArray[np.float64]:
    """How likely a hand has 0 to 13 cards of a suit, float64 (14,)."""
    ways = [comb(13, length) * comb(39, 13 - length) for length in range(14)]
    return np.array(ways, dtype=np.float64) / comb(52, 13)
