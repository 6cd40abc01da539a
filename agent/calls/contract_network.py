"""A network for the probability that a hand declares a contract, given its partner's hand, if no auction is known.

The first layer adds a part of declarer's hand and a part of dummy's hand. A residual layer follows. Doubles are
ignored. The weights in ``data/contracts.npz`` are fitted to auctions by `experiments.fitting.contract_network`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from agent.calls.hand_sample import stratified
from agent.calls.network import HAND_FEATURES, hand_features
from agent.calls.stored import Shapes, StoredNetwork
from agent.one_thread import one_thread
from agent.rules.auction import BIDS, Bid, call_number
from agent.rules.constraints import high_card_points
from agent.rules.contract import Contract
from agent.rules.dealing import random_deals

FLAT_SHARE = 0.003
"""The usual `ContractNetwork.flat_share`."""
NONE = BIDS
"""The outcome that a hand declares nothing: another hand does, or the deal is passed out."""
OUTCOMES = BIDS + 1
"""The number of outcomes of a hand: it declares a contract (0 to 34, upwards from 1C), or it declares `NONE`."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ContractNetwork(StoredNetwork):
    """The network: its weights, and how they were made."""

    SUBJECT: ClassVar = "the contract network"
    FILE: ClassVar = "contracts.npz"
    FORMAT: ClassVar = 1

    flat_share: float = FLAT_SHARE
    """The share of contracts that show nothing of the hands; with it, no contract is impossible."""

    @staticmethod
    def shapes(width: int) -> Shapes:
        """Return the shape of each array of weights of a network with this width.

        ``declarer``, ``dummy`` and ``first_bias`` are the first layer, ``layer`` and ``bias`` the residual layer.
        ``log_rates`` are the logarithms of the outcomes' mean probabilities over random hands.
        """
        return {
            "declarer": (HAND_FEATURES, width),
            "dummy": (HAND_FEATURES, width),
            "first_bias": (width,),
            "layer": (width, width),
            "bias": (width,),
            "output": (width, OUTCOMES),
            "output_bias": (OUTCOMES,),
            "log_rates": (OUTCOMES,),
        }

    @one_thread()
    def log_probabilities(self, declarers: NDArray[np.int64], dummies: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return the log-probability of each outcome for pairs of hands, float64 (n, `OUTCOMES`); all are finite.

        ``declarers`` are masks of 13 cards, int64 (n,), and ``dummies`` are their partners' hands.
        """
        weights = self.weights
        own, partners = (hand_features(hands) for hands in (declarers, dummies))
        hidden = np.maximum(own @ weights["declarer"] + partners @ weights["dummy"] + weights["first_bias"], 0)
        hidden += np.maximum(hidden @ weights["layer"] + weights["bias"], 0)
        shares = softmax((hidden @ weights["output"] + weights["output_bias"]).astype(np.float64))
        return np.asarray(np.log((1 - self.flat_share) * shares + self.flat_share * softmax(weights["log_rates"])))

    def log_likelihood(
        self, declarers: NDArray[np.int64], dummies: NDArray[np.int64], contract: Contract
    ) -> NDArray[np.float64]:
        """Return the log-probability that ``declarers`` declare a contract, float64 (n,); it is finite.

        ``declarers`` are masks of 13 cards, int64 (n,), and ``dummies`` are their partners' hands.
        """
        return self.log_probabilities(declarers, dummies)[:, outcome(contract)]


def softmax(logits: NDArray[np.floating[Any]]) -> NDArray[np.floating[Any]]:
    """Return the softmax along the last axis, of the same shape (m, k) and precision as the logits; -inf gives 0."""
    shares = np.exp(logits - logits.max(axis=-1, keepdims=True))
    return np.asarray(shares / shares.sum(axis=-1, keepdims=True))


def outcome(contract: Contract) -> int:
    """Return the number of the outcome that a hand declares a contract, doubled or not."""
    return call_number(Bid(contract.level, contract.strain))


@cache
def contract_network() -> ContractNetwork:
    """Return the network of this package, loaded once.

    :raises BridgeError: as `ContractNetwork.load`.
    """
    return ContractNetwork.load()


_DEALS = 60_000
_IN_A_STRATUM = 500
"""The most pairs in the sample with the same points together; all of the few pairs with slam values are in it."""


@dataclass(frozen=True, slots=True)
class ContractPairs:
    """Hands of declarer and of dummy, dealt together; the weights say how likely each pair is."""

    declarers: NDArray[np.int64]
    """Masks of 13 cards, int64 (n,)."""
    dummies: NDArray[np.int64]
    weights: NDArray[np.float64]
    """The weight of each pair, float64 (n,); the sum of the weights is 1."""


def contract_pairs(contract: Contract) -> ContractPairs:
    """Return what a contract shows if nothing else is known; the pairs are the same at every call.

    Before the contract was known, all deals were equally likely.
    """
    pairs, logs = _pairs(), _log_probabilities()
    weights = pairs.weights * np.exp(logs[:, outcome(contract)])
    return ContractPairs(pairs.declarers, pairs.dummies, weights / weights.sum())


@cache
def _pairs() -> ContractPairs:
    """Return some 13,000 pairs, with too many strong and weak ones; the weights correct this."""
    deals = random_deals(_DEALS, np.random.default_rng(1))
    declarers, dummies = deals.ravel(), np.roll(deals, -2, axis=1).ravel()
    points = high_card_points(declarers) + high_card_points(dummies)
    rows, weights = stratified(np.asarray(points, dtype=np.int64), _IN_A_STRATUM)
    return ContractPairs(declarers[rows], dummies[rows], weights)


@cache
def _log_probabilities() -> NDArray[np.float64]:
    return contract_network().log_probabilities(_pairs().declarers, _pairs().dummies)
