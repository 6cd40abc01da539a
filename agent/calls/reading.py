"""Reads the calls of an auction, and their alerts: for bidding, play and explanations alike.

A call is not read by the network if its alert contradicts this reading; an alert that is not understood changes
nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from math import log

import numpy as np
from numpy.typing import NDArray

from agent.calls.alerts import named_suits, names_support, parse_alert
from agent.calls.auction_batch import UNKNOWN_SYSTEMS, Systems
from agent.calls.hand_reading import Baseline, HandReading, Odds, ReadCall, network_logs, values_of
from agent.calls.hand_sample import hand_sample
from agent.calls.network import CallNetwork, imitating_network
from agent.rules.auction import Auction, Bid
from agent.rules.constraints import MOST_POINTS, HandConstraint, Range
from agent.rules.contract import Vulnerability
from ddsolver.cards import Seat, Suit

__all__ = ["HandReading", "KnownHands", "ReadCall", "read_hands"]

KnownHands = tuple[tuple[Seat, HandConstraint], ...]
"""Known ranges of the points and suit lengths of hands, by seat."""
_EMPTY_ALERTS = ("", "alert")
"""Alerts that say nothing: the call has its usual meaning."""
_AGREES = 0.25
"""An alert contradicts the network if fewer than this share of the hands that it expects fit it."""
_EXPECTED = 0.2
"""It also does if it goes further: at an end of a range, the call is less than this times as likely as within it."""
_LONG, _LIFT = 4, 1.25
"""It also does if it states suits of this length, and those hands do not have them this times as often as others."""
_SHOWN = 0.5
"""A call shows a suit if it adds this number of cards to its mean length."""
_FEWEST = 1e-9
"""The smallest mean probability of a call."""
_WRONG = 0.05
"""The share of alerts that are wrong (`results/calls`)."""
_ALL_LENGTHS = (0, 13)


@lru_cache(maxsize=128)
def read_hands(
    auction: Auction,
    vulnerability: Vulnerability,
    known: KnownHands = (),
    systems: Systems = UNKNOWN_SYSTEMS,
    network: CallNetwork | None = None,
    dropped: frozenset[int] = frozenset(),
) -> dict[Seat, HandReading]:
    """Return the reading of each hand that made a call; cached, so callers must not change it.

    ``network`` reads the calls; by default, the one that imitates people. The calls with the numbers ``dropped`` say
    nothing: their alerts are wrong.
    """
    ranges = dict(known)
    readings = {}
    for seat in Seat:
        if numbers := auction.numbers_of(seat):
            calls = tuple(ReadCall(number, auction.calls[number]) for number in numbers)
            given = ranges.get(seat, HandConstraint())
            reading = HandReading(seat, auction, vulnerability, calls, given, systems, network or imitating_network())
            readings[seat] = _with_alerts(reading, dropped)
    return {seat: replace(each, partner=readings.get(seat.partner)) for seat, each in readings.items()}


def _with_alerts(reading: HandReading, dropped: frozenset[int]) -> HandReading:
    """Return the reading of a hand with the alerts of its calls."""
    alerts = dict(reading.auction.alerts)
    for row, each in enumerate(reading.calls):
        alert = alerts.get(each.number, "")
        if each.number in dropped:
            call = replace(each, alert=alert, is_read=False, is_dropped=True)
        else:
            call = _read_call(reading, row, alert)
        reading = replace(reading, calls=(*reading.calls[:row], call, *reading.calls[row + 1 :]))
    return reading


def _read_call(plain: HandReading, row: int, alert: str) -> ReadCall:
    """Return how a call is read, given the ranges that ``plain`` knows already and its reading of earlier calls."""
    call = plain.calls[row]
    stated = HandConstraint()
    if alert.strip(" .!").lower() not in _EMPTY_ALERTS:
        partners = _partners_suit(plain, call) if names_support(alert) else None
        calls = plain.auction.calls[: call.number + 1]
        worded = parse_alert(alert, calls, partners, words=True) or stated
        if _contradicts(alert, worded, plain, row):
            return _with_odds(replace(call, alert=alert, stated=worded, is_read=False), plain, row)
        stated = parse_alert(alert, calls, partners) or stated
    known = stated.intersect(plain.given)
    limits: dict[Suit | None, Range] = {None: known.points} if known.limits_points else {}
    limits |= {suit: known.lengths[suit] for suit in Suit if known.lengths[suit] != _ALL_LENGTHS}
    baselines = _baselines(network_logs(plain, row + 1)[row], limits) if limits else ()
    return _with_odds(replace(call, alert=alert, stated=stated, baselines=baselines), plain, row)


def _with_odds(call: ReadCall, plain: HandReading, row: int) -> ReadCall:
    """Return the call with the odds of its alert, if it states ranges.

    Over the hands that made the earlier calls, the mean likelihood of the call is the same whether the alert is right.
    """
    if call.stated == HandConstraint():
        return call
    hands, weights, logs = hand_sample().hands, plain.weights_after(row), network_logs(plain, row + 1)[row]
    right, wrong = (max(float(weights @ np.exp(each)), _FEWEST) for each in (call.if_right(logs, hands), logs))
    return replace(call, odds=Odds(log((1 - _WRONG) / right), log(_WRONG / wrong)))


def _contradicts(alert: str, stated: HandConstraint, plain: HandReading, row: int) -> bool:
    """Whether the suits that an alert states or names are others than those that the network expects."""
    states_lengths = any(each != _ALL_LENGTHS for each in stated.lengths)
    shown = HandConstraint(lengths=stated.lengths) if states_lengths else named_suits(alert)
    if shown is None:
        return False
    sample = hand_sample()
    weights = sample.weights * np.exp(network_logs(plain, row + 1)[row])
    weights /= weights.sum()
    spades, hearts, diamonds, clubs = (each if each[0] >= _LONG else _ALL_LENGTHS for each in stated.lengths)
    long = HandConstraint(lengths=(spades, hearts, diamonds, clubs))
    has_long = long.allows(sample.hands)
    is_no_more_likely = long != HandConstraint() and weights @ has_long < _LIFT * (sample.weights @ has_long)
    return bool(is_no_more_likely or weights @ shown.allows(sample.hands) < _AGREES)


def _partners_suit(plain: HandReading, call: ReadCall) -> Suit | None:
    """Return the suit that a call supports: the suit bid if partner showed it, else the one that partner showed last.

    The result is None if partner showed no suit.
    """
    before = plain.auction.upto(call.number)
    partner = read_hands(before, plain.vulnerability, (), plain.systems, plain.network).get(plain.seat.partner)
    shown: list[Suit] = []
    for row in range(0 if partner is None else len(partner.calls)):
        assert partner is not None
        added = hand_sample().lengths @ (partner.weights_after(row + 1) - partner.weights_after(row))
        if added.max() >= _SHOWN:
            shown.append(Suit(int(added.argmax())))
    own = int(call.call.strain) if isinstance(call.call, Bid) else None
    return next((suit for suit in shown if suit == own), shown[-1] if shown else None)


def _baselines(logs: NDArray[np.float64], limits: Mapping[Suit | None, Range]) -> tuple[Baseline, ...]:
    """Return the baselines of a call, given its log-probability with each hand of the sample.

    ``limits`` are the ranges of points (None) and of suits that are known. A range with which the network agrees only
    excludes hands, and has no baseline.
    """
    sample = hand_sample()
    found: list[Baseline] = []
    for suit, (low, high) in limits.items():
        values = values_of(sample.hands, suit)
        size = MOST_POINTS + 1 if suit is None else 14
        hands = np.bincount(values, sample.weights, size)
        likely = sample.weights * np.exp(logs)
        means = np.bincount(values, likely, size) / np.maximum(hands, _FEWEST)
        made = hands * means
        within = slice(low, high + 1)
        mean = made[within].sum() / max(hands[within].sum(), _FEWEST)
        ends = [each for each in (low, high) if 0 < each < size - 1]
        if made[within].sum() >= _AGREES * made.sum() and all(means[end] >= _EXPECTED * mean for end in ends):
            continue
        found.append(Baseline(suit, np.log(np.maximum(means / likely.sum(), _FEWEST))))
        logs = logs - found[-1].of(sample.hands)
    return tuple(found)
