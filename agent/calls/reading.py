"""What the calls of an auction show about the hands that made them: for bidding, play and explanations alike.

The network says how likely each call is with a hand. Ranges that an alert states, and those that are known already,
replace what the network says of the same points or suits. A call is not read by the network if its alert contradicts
this reading; an alert that is not understood changes nothing. An alert that states ranges may be wrong; then its call
has its usual meaning. A side's other calls may belong to a system that the network does not know
(`agent.calls.unknown_system`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache, partial
from math import exp, log
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from agent.calls.alerts import named_suits, names_support, parse_alert
from agent.calls.auction_batch import UNKNOWN_SYSTEMS, Systems
from agent.calls.hand_sample import hand_sample
from agent.calls.network import CallNetwork, call_network
from agent.calls.unknown_system import PRIOR, log_share
from agent.rules.auction import Auction, Bid, Call, call_number
from agent.rules.constraints import MOST_POINTS, HandConstraint, Range, high_card_points, suit_lengths
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
_MARGIN = 0.03
"""How likely a hand is that misses a stated range by one point or one card, beside a hand within it."""
_ALL_LENGTHS = (0, 13)


@dataclass(frozen=True, slots=True)
class _Baseline:
    """The mean log-probability of a call by points or by the length of a suit, which other knowledge replaces."""

    suit: Suit | None
    """The suit whose length counts; None for points."""
    logs: NDArray[np.float64]
    """The logarithm of the mean probability for each number of points or cards."""

    def of(self, hands: NDArray[np.int64]) -> NDArray[np.float64]:
        return self.logs[_values(hands, self.suit)]


class _Odds(NamedTuple):
    """The logarithms of the weights of a right and of a wrong alert, in which the likelihood of a call is a mixture."""

    right: float
    wrong: float


@dataclass(frozen=True, slots=True)
class ReadCall:
    """A call, and how it is read."""

    number: int
    """Its place in the auction, from 0."""
    call: Call
    alert: str = ""
    stated: HandConstraint = field(default_factory=HandConstraint)
    """The ranges that the alert states."""
    is_read: bool = True
    """Whether the network reads it; else the alert gives it another meaning, or it is dropped."""
    is_dropped: bool = False
    """Whether it says nothing, because no layout fits its alert."""
    baselines: tuple[_Baseline, ...] = ()
    """What of the network's reading is replaced by known ranges."""
    odds: _Odds | None = None
    """Whether the alert is right; None if it states no ranges."""

    @property
    def is_usual(self) -> bool:
        """Whether only the network says what it means."""
        return self.is_read and self.odds is None

    def if_right(self, logs: NDArray[np.float64], hands: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return the log-likelihood of the call if its alert is right, given that by the network, float64 (n,)."""
        found = logs.copy() if self.is_read else np.zeros(len(logs))
        for baseline in self.baselines:
            found -= baseline.of(hands)
        return found if self.stated == HandConstraint() else found + _within(self.stated, hands)

    def log_likelihood(self, logs: NDArray[np.float64], hands: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return the log-likelihood of the call, given that by the network, float64 (n,)."""
        right = self.if_right(logs, hands)
        return right if self.odds is None else np.logaddexp(right + self.odds.right, logs + self.odds.wrong)


class Parts(NamedTuple):
    """The log-likelihood of calls of one hand, float64 (n,) each."""

    explained: NDArray[np.float64]
    """That of the calls whose alerts state ranges."""
    usual: NDArray[np.float64]
    """That of the others, if the network knows the system."""


@dataclass(frozen=True, eq=False)
class HandReading:
    """What the calls of one hand show about it."""

    seat: Seat
    auction: Auction
    vulnerability: Vulnerability
    calls: tuple[ReadCall, ...]
    given: HandConstraint
    """The ranges that are known without the calls."""
    systems: Systems = UNKNOWN_SYSTEMS
    """The systems of North-South and of East-West."""
    network: CallNetwork = field(default_factory=call_network)
    """The network that reads the calls."""
    partner: HandReading | None = None
    """The reading of partner's hand, if it called: its calls show, too, whether the network knows the system."""

    @property
    def known(self) -> HandConstraint:
        """The ranges that are given or that alerts state; where these contradict each other, those that are given."""
        return self._known(len(self.calls))

    def log_likelihood(self, hands: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return the log-likelihood of all calls, float64 (n,), for hands of 13 cards, masks int64 (n,).

        Partner has any hand. The likelihood is -inf for hands outside of the given ranges.
        """
        explained, usual = self.parts(hands)
        return explained + np.logaddexp(usual, self._log_unknown_system)

    def parts(self, hands: NDArray[np.int64]) -> Parts:
        """Return the log-likelihood of the explained calls, -inf outside of the given ranges, and of the others."""
        logs = self.network.call_log_likelihoods(hands, self.seat, self.auction, self.vulnerability, self.systems)
        explained, usual = self._parts(logs, hands)
        if self.given != HandConstraint():
            explained[~self.given.allows(hands)] = -np.inf
        return Parts(explained, usual)

    def weights_after(self, number: int) -> NDArray[np.float64]:
        """Return the weights of the hands of `hand_sample` after the first ``number`` calls, float64 (n,), sum 1.

        If the given ranges leave no hand of the sample, they are ignored.
        """
        sample = hand_sample()
        explained, usual = self._parts(_network_logs(self, number), sample.hands)
        logs = explained + np.logaddexp(usual, self._log_unknown(number))
        weights = sample.weights * np.exp(logs - logs.max())
        allowed = weights * self.given.allows(sample.hands)
        weights = allowed if allowed.any() else weights
        return np.asarray(weights / weights.sum())

    def leaves_hands(self, number: int) -> bool:
        """Whether the known ranges after the first ``number`` calls leave a hand of `hand_sample`."""
        return bool(self._known(number).allows(hand_sample().hands).any())

    def _known(self, number: int) -> HandConstraint:
        """Return the ranges that are given, or stated by the first ``number`` calls."""
        stated = HandConstraint()
        for each in self.calls[:number]:
            stated = stated.intersect(each.stated)
        return stated.intersect(self.given)

    def chance(self, number: int) -> float:
        """Return the mean probability of call ``number`` of this hand, over the hands that made its earlier calls."""
        return self._mean_probability(number, self.weights_after(number))

    def consistency(self, number: int) -> float:
        """Return the mean probability of call ``number`` of this hand, over the hands that its calls up to it show.

        It is low where nobody is known to make the call with any hand, so the network hardly knows it. A call that
        few hands make, such as a preempt, has a low `chance` and a high consistency.
        """
        return self._mean_probability(number, self.weights_after(number + 1))

    def _mean_probability(self, number: int, weights: NDArray[np.float64]) -> float:
        """Return the mean probability of call ``number``, over the hands of the sample with these weights, (n,)."""
        return float(weights @ np.exp(_network_logs(self, number + 1)[number]))

    def unknown_system(self, number: int) -> float:
        """Return the probability that the side plays a system that the network does not know, from 0 to 1.

        The first ``number`` calls of this hand count, and partner's calls before the last one of these.
        """
        return 1 / (1 + exp(self._mean_of_usual(number) - self._log_unknown(number)))

    @cached_property
    def _log_unknown_system(self) -> float:
        return self._log_unknown(len(self.calls), len(self.auction.calls))

    def _log_unknown(self, number: int, heard: int | None = None) -> float:
        """Return the log-likelihood of an unknown system, beside that of the usual ones of the first ``number`` calls.

        It is the log-odds after partner's calls, and how likely the calls of this hand are in such a system. The first
        ``heard`` calls of the auction count; by default, those up to the last one of this hand.
        """
        found = log(PRIOR / (1 - PRIOR)) + self.log_shares(number)
        if self.partner is not None:
            heard = self.calls[number - 1].number if heard is None else heard
            of_partner = sum(each.number < heard for each in self.partner.calls) if number else 0
            found += self.partner.log_shares(of_partner) - self.partner._mean_of_usual(of_partner)
        return found

    def log_shares(self, number: int) -> float:
        """Return the log-likelihood of the usual ones of the first ``number`` calls in an unknown system."""
        made = [call_number(call) for call in self.auction.calls]
        return sum(log_share(made[: each.number + 1]) for each in self.calls[:number] if each.is_usual)

    def _mean_of_usual(self, number: int) -> float:
        """Return the log of the mean likelihood of the usual ones of the first ``number`` calls, by the network."""
        sample = hand_sample()
        usual = self._parts(_network_logs(self, number), sample.hands).usual
        return float(usual.max() + np.log(sample.weights @ np.exp(usual - usual.max())))

    @cached_property
    def rough(self) -> HandReading:
        """The same reading by the network's small one, if it has one; the ranges of alerts stay as they are."""
        partner = self.partner and replace(self.partner, network=self.partner.network.small or self.partner.network)
        return replace(self, network=self.network.small or self.network, partner=partner)

    def _parts(self, logs: NDArray[np.float64], hands: NDArray[np.int64]) -> Parts:
        """Return the log-likelihoods of the first k calls, given those by the network, float64 (k, n)."""
        parts = Parts(np.zeros(len(hands)), np.zeros(len(hands)))
        for call, of_network in zip(self.calls, logs, strict=False):
            part = parts.usual if call.is_usual else parts.explained
            part += call.log_likelihood(of_network, hands)
        return parts


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
        numbers = range((seat - auction.dealer) % len(Seat), len(auction.calls), len(Seat))
        if numbers:
            calls = tuple(ReadCall(number, auction.calls[number]) for number in numbers)
            given = ranges.get(seat, HandConstraint())
            reading = HandReading(seat, auction, vulnerability, calls, given, systems, network or call_network())
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
    baselines = _baselines(_network_logs(plain, row + 1)[row], limits) if limits else ()
    return _with_odds(replace(call, alert=alert, stated=stated, baselines=baselines), plain, row)


def _with_odds(call: ReadCall, plain: HandReading, row: int) -> ReadCall:
    """Return the call with the odds of its alert, if it states ranges.

    Over the hands that made the earlier calls, the mean likelihood of the call is the same whether the alert is right.
    """
    if call.stated == HandConstraint():
        return call
    hands, weights, logs = hand_sample().hands, plain.weights_after(row), _network_logs(plain, row + 1)[row]
    right, wrong = (max(float(weights @ np.exp(each)), _FEWEST) for each in (call.if_right(logs, hands), logs))
    return replace(call, odds=_Odds(log((1 - _WRONG) / right), log(_WRONG / wrong)))


def _within(stated: HandConstraint, hands: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return 0 for hands within stated ranges, -inf for others; those beside a range by 1 lie in between, (n,)."""
    ranges = ((None, stated.points), *zip(Suit, stated.lengths, strict=True))
    total = np.zeros(len(hands))
    for suit, (low, high) in ranges:
        values = _values(hands, suit)
        missed = np.maximum(low - values, values - high)
        total += np.where(missed <= 0, 0.0, np.where(missed == 1, log(_MARGIN), -np.inf))
    return total


def _contradicts(alert: str, stated: HandConstraint, plain: HandReading, row: int) -> bool:
    """Whether the suits that an alert states or names are others than those that the network expects."""
    states_lengths = any(each != _ALL_LENGTHS for each in stated.lengths)
    shown = HandConstraint(lengths=stated.lengths) if states_lengths else named_suits(alert)
    if shown is None:
        return False
    sample = hand_sample()
    weights = sample.weights * np.exp(_network_logs(plain, row + 1)[row])
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


def _baselines(logs: NDArray[np.float64], limits: Mapping[Suit | None, Range]) -> tuple[_Baseline, ...]:
    """Return the baselines of a call, given its log-probability with each hand of the sample.

    ``limits`` are the ranges of points (None) and of suits that are known. A range with which the network agrees only
    excludes hands, and has no baseline.
    """
    sample = hand_sample()
    found: list[_Baseline] = []
    for suit, (low, high) in limits.items():
        values = _values(sample.hands, suit)
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
        found.append(_Baseline(suit, np.log(np.maximum(means / likely.sum(), _FEWEST))))
        logs = logs - found[-1].of(sample.hands)
    return tuple(found)


def _values(hands: NDArray[np.int64], suit: Suit | None) -> NDArray[np.int64]:
    """Return the points, or the lengths of a suit, int64 (n,)."""
    return np.asarray(high_card_points(hands) if suit is None else suit_lengths(hands, suit), dtype=np.int64)


def _network_logs(reading: HandReading, number: int) -> NDArray[np.float64]:
    """Return the network's log-probability of each of the first ``number`` calls with the sample's hands, (k, n)."""
    vulnerable, systems = reading.vulnerability.sides, reading.systems
    if not reading.seat.is_north_south:
        vulnerable, systems = vulnerable[::-1], systems[::-1]
    calls = reading.auction.calls
    of_sample = partial(_logs_of_sample, vulnerable=vulnerable, systems=systems, network=reading.network)
    logs = [of_sample(calls[: each.number + 1]) for each in reading.calls[:number]]
    return np.stack(logs) if logs else np.empty((0, len(hand_sample().hands)))


@lru_cache(maxsize=512)
def _logs_of_sample(
    calls: tuple[Call, ...], vulnerable: tuple[bool, bool], systems: Systems, network: CallNetwork
) -> NDArray[np.float64]:
    """Return the log-probability of the last call with each hand of the sample, float64 (n,).

    ``vulnerable`` and ``systems`` are those of the caller's side and of the other side. The dealer does not count, so
    equal beginnings of auctions share an entry of the cache.
    """
    return network.last_call_logs(hand_sample().hands, calls, vulnerable, systems)
