"""Inference from the auction: the likelihood of hidden hands given their calls.

`agent/data/calls.toml` has counts of points and lengths for each kind of call (`call_kinds`), made from auctions of
world-class players by ``experiments.fitting.calls``. The likelihood ratio of a hand is a product of ratios for its
points and its suit lengths: how much more often they occur with its calls than in all hands. Numbers in alerts
(`alerts`) replace these counts; calls with other alerts are ignored.

No likelihood is 0, since a hand may be unusual and a pair may play its own system. If the visible hand of a side fits
its calls badly, the calls of its partner are trusted less.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib.resources import files
from math import comb

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.constraints import MOST_POINTS, Constraints, HandConstraint, Range, high_card_points, suit_lengths
from agent.knowledge.evidence.auction.alerts import parse_alert
from agent.knowledge.evidence.auction.call_kinds import CallMeaning, classify_call
from agent.knowledge.layouts import random_deals
from agent.knowledge.view import View
from agent.rules.auction import Auction, Call
from ddsolver.cards import Seat, Suit

__all__ = ["AuctionLikelihood", "HandInference", "infer_hands", "infer_hidden_hands"]

_PRIOR = 5.0
"""The strength of the prior: it counts as much as this number of hands that made the call (pseudo-counts)."""
_HARDLY = 0.01
"""The fraction of the counts that a constraint leaves out at each end."""
_ODD = 0.01
"""The fraction of hands that do not fit the meaning of their calls."""
_ARTIFICIAL = 0.01
"""The prior probability that the calls of a side do not have their natural meaning."""
_TRUSTED = 0.9
"""If the trust is at least this high, layouts are drawn only within the constraint."""


@dataclass(frozen=True, slots=True)
class HandInference:
    """What the calls of a hand show about it."""

    points: NDArray[np.float64]
    """The likelihood ratio of each number of points, float64 (38,)."""
    lengths: tuple[NDArray[np.float64], ...]
    """The likelihood ratio of each length, float64 (14,) for each suit."""
    constraint: HandConstraint
    """Ranges that contain almost all hands with such calls, and ranges that alerts state."""
    calls: tuple[str, ...]
    """The kinds of the calls used, and the alerts."""
    scale: float = 1.0
    """The factor that makes the mean likelihood ratio of all hands 1."""
    trust: float = (1 - _ODD) * (1 - _ARTIFICIAL)
    """The probability that the hand fits its calls."""

    @property
    def limits(self) -> bool:
        """Whether the constraint is trusted enough to draw layouts from it."""
        return self.trust >= _TRUSTED

    def likelihood_ratio(self, hands: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return how much likelier natural calls are with each hand, int64 (n,), than on average: float64 (n,)."""
        ratio = self.scale * self.points[high_card_points(hands)] * self.constraint.allows(hands)
        for suit in Suit:
            length = suit_lengths(hands, suit)
            ratio = ratio * self.lengths[suit][length]
        return np.asarray(ratio)

    def likelihood(self, hands: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return the likelihood ratio, float64 (n,), if a hand fits its calls with probability `trust`; never 0."""
        return self.trust * self.likelihood_ratio(hands) + 1 - self.trust


class _Reader:
    """Collects what the calls of a hand show."""

    def __init__(self) -> None:
        self.points = np.ones(MOST_POINTS + 1)
        self.lengths = [np.ones(14) for _ in Suit]
        self.constraint = HandConstraint()
        self.calls: list[str] = []

    def take(self, call: Call, meaning: CallMeaning | None, alert: str | None) -> None:
        """Add a call with its meaning and its alert."""
        counted = _counts().get(meaning.kind) if meaning is not None else None
        if alert is None:
            if meaning is not None and counted is not None:
                self.calls.append(meaning.kind)
                self._count(counted, meaning.has_points, meaning.suits)
            return
        said = parse_alert(alert, call)
        if said is None:
            self.calls.append(f"{call}, alert {alert!r} not understood")
            return
        self.calls.append(f"{call}, {said} by alert")
        self.constraint = self.constraint.intersect(said)
        if meaning is None or counted is None:
            return
        named = [suit for suit in Suit if said.lengths[suit] != (0, 13)]
        # Numbers for the suit bid, or only for points, add to the natural meaning; other numbers replace it.
        if not named or set(named) & set(meaning.suits):
            open_suits = tuple(suit for suit in meaning.suits if suit not in named)
            self._count(counted, meaning.has_points and not said.limits_points, open_suits)

    def _count(self, counted: _Counted, has_points: bool, suits: Iterable[Suit]) -> None:
        if has_points and counted.points is not None:
            self.points *= _ratio(_blurred(counted.points), _points_of_any())
            self.constraint = self.constraint.intersect(HandConstraint(points=_within(counted.points, MOST_POINTS)))
        for suit in suits if counted.lengths is not None else ():
            self.lengths[suit] *= _ratio(np.array(counted.lengths, dtype=np.float64), _lengths_of_any())
            ranges: list[Range] = [(0, 13)] * len(Suit)
            ranges[suit] = _within(counted.lengths or (), 13)
            limits = HandConstraint(lengths=(ranges[0], ranges[1], ranges[2], ranges[3]))
            self.constraint = self.constraint.intersect(limits)

    def infer(self) -> HandInference:
        """Return the inference from all calls, scaled to a mean likelihood ratio of 1 over random hands."""
        inference = HandInference(self.points, tuple(self.lengths), self.constraint, tuple(self.calls))
        low, high = self.constraint.points
        # Points and shape are almost independent, so each is scaled separately, the shape by means of many hands.
        of_points = float((self.points * _points_of_any())[low : high + 1].sum())
        shape = replace(
            inference, points=np.ones(MOST_POINTS + 1), constraint=replace(self.constraint, points=(0, MOST_POINTS))
        )
        of_shape = max(float(shape.likelihood_ratio(_any_hands()).mean()), 1 / len(_any_hands()))
        return replace(inference, scale=1 / (max(of_points, _HARDLY**3) * of_shape))


@lru_cache(maxsize=64)
def infer_hands(auction: Auction) -> dict[Seat, HandInference]:
    """Return the inference for each hand that made a call with a meaning; cached, so callers must not change it."""
    readers = {seat: _Reader() for seat in Seat}
    said = {number: text for number, text in auction.alerts if text}
    for number, call in enumerate(auction.calls):
        readers[auction.seat_of(number)].take(call, classify_call(auction, number), said.get(number))
    return {seat: reader.infer() for seat, reader in readers.items() if reader.calls}


@lru_cache(maxsize=64)
def infer_hidden_hands(view: View) -> dict[Seat, HandInference]:
    """Return the inference for each hidden hand that made a call with a meaning; cached, so callers must not change it.

    If the partner's hand is visible, the inference is trusted more if that hand fits the partner's calls well.
    """
    read = infer_hands(view.auction) if view.auction is not None and not view.contradiction else {}
    inferences = {}
    for seat, inference in read.items():
        if view.hidden_sizes[seat]:
            partner, seen = read.get(seat.partner), view.held[seat.partner]
            if partner is not None and seen is not None:
                hand = np.array([seen | view.played_by(seat.partner)])
                inference = replace(inference, trust=_trust(float(partner.likelihood_ratio(hand)[0])))
            inferences[seat] = inference
    return inferences


def _trust(partners_fit: float) -> float:
    """Return the trust in the calls of a hand, given the likelihood ratio of the partner's hand."""
    natural = (1 - _ARTIFICIAL) * ((1 - _ODD) * partners_fit + _ODD)
    return (1 - _ODD) * natural / (natural + _ARTIFICIAL)


class AuctionLikelihood:
    """The likelihood of the auction for each layout. The play does not change it."""

    def of(self, view: View, dealt: NDArray[np.int64], since: int = 0) -> NDArray[np.float64]:
        """Return the likelihood of each layout, float64 (n,); all 1 if ``since`` is not 0, as it counts once."""
        readings = {} if since else infer_hidden_hands(view)
        ratios = likelihood(readings, dealt)
        # If no layout is possible, the alerts are probably wrong.
        return ratios if ratios.any() else np.ones(len(dealt))

    def is_informative(self, view: View) -> bool:
        """Return whether the calls show anything about a hidden hand."""
        return bool(infer_hidden_hands(view))

    def limits(self, view: View) -> Constraints:
        """Return the constraints on hidden hands; they exclude hands that the auction almost rules out."""
        known = dict(view.constraints)
        for seat, each in infer_hidden_hands(view).items():
            if each.limits:
                known[seat] = each.constraint.intersect(known[seat]) if seat in known else each.constraint
        return known


def likelihood(readings: Mapping[Seat, HandInference], dealt: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return the likelihood ratio of deals, int64 (n, 4), given the calls of all inferred hands: float64 (n,)."""
    ratios = np.ones(len(dealt))
    for seat, each in readings.items():
        ratios *= each.likelihood(dealt[:, seat])
    return ratios


@dataclass(frozen=True, slots=True)
class _Counted:
    points: tuple[int, ...] | None
    lengths: tuple[int, ...] | None


@cache
def _counts() -> dict[str, _Counted]:
    text = (files("agent") / "data" / "calls.toml").read_text(encoding="utf-8")
    counts = {}
    for kind, counted in tomllib.loads(text).items():
        points, lengths = counted.get("points"), counted.get("lengths")
        counts[kind] = _Counted(points and tuple(points), lengths and tuple(lengths))
    return counts


def _blurred(counts: Sequence[int]) -> NDArray[np.float64]:
    """Return counts of points, smoothed over neighbours: people hardly distinguish 11 points from 12."""
    return np.convolve(np.array(counts, dtype=np.float64), [0.25, 0.5, 0.25], mode="same")


def _ratio(seen: NDArray[np.float64], prior: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return how much more often values occur with a call than in all hands, smoothed towards 1."""
    together = seen + _PRIOR * prior
    return np.asarray(together / together.sum() / np.maximum(prior, 1e-12))


def _within(counts: Sequence[int], most: int) -> Range:
    """Return the range without `_HARDLY` of the counts at each end, widened by 1; all values if counts are few."""
    total = sum(counts)
    if total * _HARDLY < 1:
        return (0, most)
    below = np.cumsum(counts) / total
    low = int(np.searchsorted(below, _HARDLY, side="right"))
    high = int(np.searchsorted(below, 1 - _HARDLY, side="left"))
    return (max(0, low - 1), min(most, high + 1))


@cache
def _any_hands() -> NDArray[np.int64]:
    """Return random hands of 13 cards, int64 (n,); every call returns the same hands."""
    return random_deals(10_000, np.random.default_rng(1))[:, Seat.NORTH]


@cache
def _points_of_any() -> NDArray[np.float64]:
    """Return the probability of each number of points, 0 to 37, in a random hand, float64 (38,)."""
    ways_of = np.zeros(MOST_POINTS + 1)
    for aces in range(5):
        for kings in range(5):
            for queens in range(5):
                for jacks in range(5):
                    others = 13 - aces - kings - queens - jacks
                    if others >= 0:
                        ways = comb(4, aces) * comb(4, kings) * comb(4, queens) * comb(4, jacks) * comb(36, others)
                        ways_of[4 * aces + 3 * kings + 2 * queens + jacks] += ways
    return np.asarray(ways_of / comb(52, 13))


@cache
def _lengths_of_any() -> NDArray[np.float64]:
    """Return the probability of each number of cards of a suit, 0 to 13, in a random hand, float64 (14,)."""
    ways = [comb(13, length) * comb(39, 13 - length) for length in range(14)]
    return np.array(ways, dtype=np.float64) / comb(52, 13)
