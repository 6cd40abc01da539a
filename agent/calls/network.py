"""A network for the probability of each call, given the caller's hand and the auction so far.

The first layer adds a part of the hand and a part of the auction. Two residual layers follow. The weights are fitted to
auctions by `experiments.fitting.call_network`, or learned by `experiments.fitting.self_play` (`NetworkName`).
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import log
from typing import Any, ClassVar, Literal, Self, get_args

import numpy as np
from numpy.typing import NDArray

from agent.calls.auction_batch import CONTEXT_FEATURES, UNKNOWN_SYSTEMS, Systems, Turn, turn_after
from agent.calls.stored import Shapes, StoredNetwork
from agent.calls.system.automaton import BiddingSystem, bidding_system
from agent.calls.system.binding import BoundHands
from agent.errors import AuctionError, PlayerError
from agent.one_thread import one_thread
from agent.rules.auction import CALLS, Auction, Call, call_number
from agent.rules.contract import Vulnerability
from ddsolver.cards import SUIT_BITS, SUIT_MASK, Seat, Suit

__all__ = ["CallNetwork", "Systems", "imitating_network"]

NetworkName = Literal["learned", "imitating"]
"""A network of this package.

``learned`` learned to bid from results (``data/learned.npz``); the option ``auction`` of players calls it ``robots``.
``imitating`` imitates other bidders (``data/imitating.npz``, `imitating_network`); that option calls it ``read``.
"""
_ERRORS = 0.01
"""The share of calls that do not keep to the system of the caller, where the calls of others are read."""
_AT_ONCE = 131_072
"""The number of hidden units computed at once; more leave the processor's cache."""


_LONGEST = 8
"""Longer suits count as suits of this length."""
_HONOURS = 5
"""The ace, king, queen, jack and ten of each suit are features."""
_MOST_POINTS = 30
"""More points count as this number."""
_SUIT_FEATURES = _LONGEST + 1 + _HONOURS
HAND_FEATURES = len(Suit) * _SUIT_FEATURES + _MOST_POINTS + len(Suit)
"""The number of features of a hand."""


def hand_features(hands: NDArray[np.int64]) -> NDArray[np.float32]:
    """Return the features of hands.

    For each suit, spades first: whether its length is 0, 1, ... 8 (9 numbers), then whether the hand holds the ten,
    the jack, the queen, the king and the ace. Then whether the hand has at least 1, 2, ... 30 points, and the four
    suit lengths from the longest to the shortest, each minus 3.25 and halved.

    Parameters
    ----------
    hands
        Masks of 13 cards, int64 (n,).

    Returns
    -------
    NDArray[np.float32]
        The features, float32 (n, `HAND_FEATURES`).

    """
    features, points, lengths = _suit_tables()
    suits = hands[:, None] >> SUIT_BITS * np.arange(len(Suit)) & SUIT_MASK
    own = np.empty((len(hands), HAND_FEATURES), dtype=np.float32)
    of_suits = len(Suit) * _SUIT_FEATURES
    own[:, :of_suits] = features[suits].reshape(len(hands), of_suits)
    own[:, of_suits : of_suits + _MOST_POINTS] = points[suits].sum(axis=1)[:, None] > np.arange(_MOST_POINTS)
    own[:, of_suits + _MOST_POINTS :] = (-np.sort(-lengths[suits], axis=1) - 3.25) / 2
    return own


@cache
def _suit_tables() -> tuple[NDArray[np.float32], NDArray[np.int64], NDArray[np.int64]]:
    """Return the features, the points and the length of each holding in a suit: (8192, 14), (8192,), (8192,)."""
    holdings = np.arange(SUIT_MASK + 1)
    ranks = holdings[:, None] >> np.arange(13) & 1
    lengths = ranks.sum(axis=1)
    features = np.zeros((len(holdings), _SUIT_FEATURES), dtype=np.float32)
    features[holdings, np.minimum(lengths, _LONGEST)] = 1
    features[:, _LONGEST + 1 :] = ranks[:, 13 - _HONOURS :]
    return features, ranks[:, 9:] @ np.arange(1, 5), lengths


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class CallNetwork(StoredNetwork):
    """The network: its weights, and how they were made."""

    SUBJECT: ClassVar = "the call network"
    FILE: ClassVar = "imitating.npz"
    FORMAT: ClassVar = 1

    temperature: float = 1.0
    """The logits are divided by this number; above 1, the network is less sure."""
    system: BiddingSystem | None = None
    """The system that its calls keep to."""
    small: CallNetwork | None = None
    """A small network with nearly the same probabilities, in a tenth of the time."""

    def at_temperature(self, temperature: float) -> Self:
        """Return the network, and its small one, at another temperature."""
        small = self.small and self.small.at_temperature(temperature)
        return replace(self, temperature=temperature, small=small)

    def keeping_to(self, system: BiddingSystem | None) -> Self:
        """Return the network, and its small one, with calls that keep to a system, or to none."""
        return replace(self, system=system, small=self.small and self.small.keeping_to(system))

    @staticmethod
    def shapes(width: int) -> Shapes:
        """Return the shape of each array of weights of a network with this width.

        ``hand``, ``context`` and ``first_bias`` are the first layer, ``layers`` and ``biases`` the two residual layers.
        """
        return {
            "hand": (HAND_FEATURES, width),
            "context": (CONTEXT_FEATURES, width),
            "first_bias": (width,),
            "layers": (2, width, width),
            "biases": (2, width),
            "output": (width, len(CALLS)),
            "output_bias": (len(CALLS),),
        }

    def log_probabilities(
        self,
        hands: NDArray[np.int64],
        auction: Auction,
        vulnerability: Vulnerability,
        systems: Systems = UNKNOWN_SYSTEMS,
    ) -> NDArray[np.float64]:
        """Return the log-probability of each next call, float64 (n, 38); -inf for illegal calls.

        Calls are in the order of `agent.rules.auction.CALLS`. ``hands`` are masks of 13 cards, int64 (n,).

        :raises AuctionError: if the auction is over.
        """
        if auction.is_over:
            raise AuctionError(f"nobody is to call: the auction is over ({auction})")
        turn = _turn(auction, len(auction.calls), vulnerability, systems)
        logits = self._logits(self._first_layer(hands, [turn])).T.astype(np.float64)
        logits[:, ~turn.legal] = -np.inf
        if self.system is not None:
            _bind(BoundHands(self.system, hands), turn, logits)
        logits -= logits.max(axis=1, keepdims=True)
        return np.asarray(logits - np.log(np.exp(logits).sum(axis=1, keepdims=True)))

    def call_log_likelihoods(
        self,
        hands: NDArray[np.int64],
        seat: Seat,
        auction: Auction,
        vulnerability: Vulnerability,
        systems: Systems = UNKNOWN_SYSTEMS,
    ) -> NDArray[np.float64]:
        """Return the log-probability of each of the k calls that ``seat`` made, float64 (k, n)."""
        own = auction.numbers_of(seat)
        turns = [_turn(auction, number, vulnerability, systems) for number in own]
        return self._call_logs(hands, turns, [call_number(auction.calls[number]) for number in own])

    def last_call_logs(
        self, hands: NDArray[np.int64], calls: Sequence[Call], vulnerable: tuple[bool, bool], systems: Systems
    ) -> NDArray[np.float64]:
        """Return the log-probability of the last of some calls, float64 (n,), for hands of the caller, int64 (n,).

        ``vulnerable`` and ``systems`` are those of the caller's side and of the other side.
        """
        *before, made = map(call_number, calls)
        return np.asarray(self._call_logs(hands, [turn_after(tuple(before), vulnerable, systems)], [made])[0])

    @one_thread()
    def hand_part(self, hands: NDArray[np.int64]) -> NDArray[np.floating[Any]]:
        """Return the hands' part of the first layer, which is the same for all their calls, (n, w)."""
        return np.asarray(hand_features(hands) @ self.weights["hand"])

    @one_thread()
    def logits(
        self, hand_part: NDArray[np.floating[Any]], contexts: NDArray[np.bool_], legal: NDArray[np.bool_]
    ) -> NDArray[np.floating[Any]]:
        """Return the logits of each call in n auctions, (n, 38); -inf for illegal calls.

        ``hand_part``, (n, w), belongs to the hands of the callers; ``contexts``, bool (n, `CONTEXT_FEATURES`), and
        ``legal``, bool (n, 38), describe the auctions.
        """
        part = contexts.astype(self.weights["context"].dtype) @ self.weights["context"]
        part += self.weights["first_bias"]
        part += hand_part
        logits = self._logits(np.ascontiguousarray(part.T)).T
        logits[~legal] = -np.inf
        return logits

    @one_thread()
    def _call_logs(self, hands: NDArray[np.int64], turns: Sequence[Turn], made: Sequence[int]) -> NDArray[np.float64]:
        """Return the log-probability of the call that was made at each of k turns, float64 (k, n)."""
        logs = np.empty((len(turns), len(hands)))
        if not turns:
            return logs
        illegal = ~np.array([turn.legal for turn in turns]).T
        size = max(_AT_ONCE // (len(turns) * self.weights["first_bias"].size), 1)
        for start in range(0, len(hands), size):
            block = slice(start, start + size)
            logits = self._logits(self._first_layer(hands[block], turns)).reshape(len(CALLS), len(turns), -1)
            logits[illegal] = -np.inf
            kept = None if self.system is None else _bound(self.system, hands[block], turns, logits)
            logs[:, block] = _log_shares(logits, made)
            if kept is not None:
                logs[:, block] = np.logaddexp(_log_shares(kept, made) + log(1 - _ERRORS), logs[:, block] + log(_ERRORS))
        return logs

    def _first_layer(self, hands: NDArray[np.int64], turns: Sequence[Turn]) -> NDArray[np.floating[Any]]:
        """Return the sums of the first layer for n hands at each of k turns, (w, k * n)."""
        weights, bias = self.weights["context"], self.weights["first_bias"]
        contexts = np.stack([weights[turn.context].sum(axis=0) + bias for turn in turns], axis=1)
        part = self.weights["hand"].T @ hand_features(hands).T
        return np.asarray((part[:, None] + contexts[:, :, None]).reshape(len(part), -1))

    def _logits(self, hidden: NDArray[np.floating[Any]]) -> NDArray[np.floating[Any]]:
        """Return the logits of all calls, (38, m), given the sums of the first layer, (w, m), which are overwritten.

        A row for each unit, and steps in place, let numpy work on long rows without copies.
        """
        np.maximum(hidden, 0, out=hidden)
        for layer, bias in zip(self.weights["layers"], self.weights["biases"], strict=True):
            step = layer.T @ hidden
            step += bias[:, None]
            hidden += np.maximum(step, 0, out=step)
        logits = self.weights["output"].T @ hidden
        logits += self.weights["output_bias"][:, None]
        logits /= self.temperature
        return np.asarray(logits)


def _turn(auction: Auction, number: int, vulnerability: Vulnerability, systems: Systems) -> Turn:
    """Return the turn of call ``number`` of an auction."""
    step = 1 if auction.seat_of(number).is_north_south else -1
    return turn_after(tuple(map(call_number, auction.calls[:number])), vulnerability.sides[::step], systems[::step])


def _bind(hands: BoundHands, turn: Turn, logits: NDArray[np.floating[Any]]) -> None:
    """Set the logits, (n, 38), of the calls that the system forbids with each of n hands to -inf."""
    number = len(hands.hands)
    hands.bind(logits, np.full(number, hands.system.state(turn.calls), dtype=np.int32), np.arange(number))


def _bound(
    system: BiddingSystem, hands: NDArray[np.int64], turns: Sequence[Turn], logits: NDArray[np.floating[Any]]
) -> NDArray[np.floating[Any]]:
    """Return the logits, (38, k, n), without the calls that the system forbids at each of the k turns."""
    bound, found = BoundHands(system, hands), np.moveaxis(logits, 0, -1).copy()
    for turn, of_turn in zip(turns, found, strict=True):
        _bind(bound, turn, of_turn)
    return np.moveaxis(found, -1, 0)


def _log_shares(logits: NDArray[np.floating[Any]], made: Sequence[int]) -> NDArray[np.floating[Any]]:
    """Return the log-probability of one of the calls, (k, n), from the logits of all, (38, k, n), overwriting them."""
    chosen = logits[made, range(len(made))]
    largest = logits.max(axis=0)
    logits -= largest
    return np.asarray(chosen - largest - np.log(np.exp(logits, out=logits).sum(axis=0)))


@cache
def learned_network() -> CallNetwork:
    """Return the network ``learned`` of this package, with its small one, loaded once.

    :raises BridgeError: as `CallNetwork.load`.
    """
    return _with_its_small_one("learned")


@cache
def imitating_network() -> CallNetwork:
    """Return the network ``imitating`` of this package, with its small one, loaded once.

    :raises BridgeError: as `CallNetwork.load`.
    """
    return _with_its_small_one("imitating")


def call_network() -> CallNetwork:
    """Return `imitating_network`, by its name in version 0.2."""
    warnings.warn("call_network is imitating_network now", DeprecationWarning, stacklevel=2)
    return imitating_network()


def _with_its_small_one(name: NetworkName) -> CallNetwork:
    return replace(CallNetwork.load(f"{name}.npz"), small=CallNetwork.load(f"{name}-small.npz"))


NO_SYSTEM = "none"
"""In place of the name of a system: the network bids as it learned to."""
DEFAULT_SYSTEM = "two-over-one"
"""The system of our bidders. Explanations of calls also use it for players whose system is not given."""


@cache
def network_of(name: NetworkName, system: str = NO_SYSTEM) -> CallNetwork:
    """Return a network of this package by its name; it keeps to a system (`bidding_system`).

    :raises BridgeError: if its weights are missing or damaged.
    :raises PlayerError: if there is no such network or system, or the system's file has a fault.
    """
    if name not in get_args(NetworkName):
        raise PlayerError(f"unknown network: {name!r} (one of {' '.join(get_args(NetworkName))})")
    network = learned_network() if name == "learned" else imitating_network()
    return network if system == NO_SYSTEM else network.keeping_to(bidding_system(system))


@cache
def without_system(network: CallNetwork) -> CallNetwork:
    """Return a network that keeps to no system: the one from which the others were made, for each of them."""
    return network if network.system is None else network.keeping_to(None)
