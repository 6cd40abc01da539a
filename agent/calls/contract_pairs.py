"""What a contract alone shows about the hands of declarer and dummy: a weighed sample of both hands."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from agent.calls.contract_network import contract_network, outcome
from agent.calls.hand_sample import stratified
from agent.rules.constraints import high_card_points
from agent.rules.contract import Contract
from agent.rules.dealing import random_deals

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
