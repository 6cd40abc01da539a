"""What the calls of one hand show about it: the likelihood of its calls with each hand that it may be.

The network says how likely each call is with a hand. Ranges that an alert states, and those that are known already,
replace what the network says of the same points or suits. An alert that states ranges may be wrong; then its call has
its usual meaning.

A side's other calls may belong to a system that the network does not know, which says nothing about their hands. Such a
pair opens, passes and doubles as often as others do. It bids on in small steps, as relays do, or jumps to any higher
bid. The shares of passes and doubles are counted at real tables; ``results/calls`` says how the others were chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache, partial
from math import exp, log
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from agent.calls.auction_batch import UNKNOWN_SYSTEMS, Systems
from agent.calls.hand_sample import hand_sample
from agent.calls.network import CallNetwork, imitating_network
from agent.rules.auction import BIDS, DOUBLE, PASS, Auction, Call, call_number
from agent.rules.constraints import HandConstraint, high_card_points, suit_lengths
from agent.rules.contract import Vulnerability
from ddsolver.cards import Seat, Suit

PRIOR = 0.01
"""The probability that a side plays a system that the networks do not know."""
_OPENING, _OVER_OPPONENTS, _BELOW_GAME, _FROM_GAME = 0.43, 0.72, 0.15, 0.6
"""The share of passes: before the first bid; after a call of the other side; after a bid of partner's below 3NT, and
from there on."""
_DOUBLES = 0.06
"""The share of doubles and redoubles."""
_JUMPS = 0.3
"""The share of bids that may be any higher bid, equally likely. The others are small steps."""
_NEXT = 0.5
"""A small step is the cheapest bid in this share of cases; if not, the next one in the same share, and so on."""
_GAME = 14
"""The number of 3NT."""


def log_share(calls: Sequence[int]) -> float:
    """Return the logarithm of how often such a pair makes the last of some calls, which are places in `CALLS`."""
    *before, made = calls
    last = max((call for call in before if call < BIDS), default=-1)
    passes = _share_of_passes(before, last)
    if made == PASS:
        return log(passes)
    if made >= DOUBLE:
        return log(_DOUBLES)
    jumps = _JUMPS / (BIDS - 1 - last)
    steps = (1 - _JUMPS) * _NEXT * (1 - _NEXT) ** (made - last - 1)
    return log((1 - passes - _DOUBLES) * (jumps + steps))


def _share_of_passes(before: Sequence[int], last: int) -> float:
    """Return the share of passes after some calls; ``last`` is the last bid among them."""
    age = next((age for age, call in enumerate(reversed(before), 1) if call != PASS), 0)
    if not age:
        return _OPENING
    if age % len(Seat) != 2:
        return _OVER_OPPONENTS
    return _BELOW_GAME if last < _GAME else _FROM_GAME


_MARGIN = 0.03
"""How likely a hand is that misses a stated range by one point or one card, beside a hand within it."""


@dataclass(frozen=True, slots=True)
class Baseline:
    """The mean log-probability of a call by points or by the length of a suit, which other knowledge replaces."""

    suit: Suit | None
    """The suit whose length counts; None for points."""
    logs: NDArray[np.float64]
    """The logarithm of the mean probability for each number of points or cards."""

    def of(self, hands: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return the logarithms for hands, float64 (n,)."""
        return self.logs[values_of(hands, self.suit)]


class Odds(NamedTuple):
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
    baselines: tuple[Baseline, ...] = ()
    """What of the network's reading is replaced by known ranges."""
    odds: Odds | None = None
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
    network: CallNetwork = field(default_factory=imitating_network)
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
        """Return the log-likelihood of the explained calls, -inf outside of the given ranges, and of the others.

        ``hands`` are masks of 13 cards, int64 (n,).
        """
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
        explained, usual = self._parts(network_logs(self, number), sample.hands)
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
        return float(weights @ np.exp(network_logs(self, number + 1)[number]))

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
        usual = self._parts(network_logs(self, number), sample.hands).usual
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


def _within(stated: HandConstraint, hands: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return 0 for hands within stated ranges, -inf for others; those beside a range by 1 lie in between, (n,)."""
    ranges = ((None, stated.points), *zip(Suit, stated.lengths, strict=True))
    total = np.zeros(len(hands))
    for suit, (low, high) in ranges:
        values = values_of(hands, suit)
        missed = np.maximum(low - values, values - high)
        total += np.where(missed <= 0, 0.0, np.where(missed == 1, log(_MARGIN), -np.inf))
    return total


def values_of(hands: NDArray[np.int64], suit: Suit | None) -> NDArray[np.int64]:
    """Return the points, or the lengths of a suit, int64 (n,)."""
    return np.asarray(high_card_points(hands) if suit is None else suit_lengths(hands, suit), dtype=np.int64)


def network_logs(reading: HandReading, number: int) -> NDArray[np.float64]:
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
