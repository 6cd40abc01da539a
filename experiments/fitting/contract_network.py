"""Fits the network for the probability of each contract, and writes `agent/data/contracts.npz`.

    python -m experiments.fitting.contract_network AUCTIONS.tsv [--experts FILE ...] [--robots FILE ...] \
        [-o contracts.npz]

The files and their halves are those of `experiments.fitting.call_network`. Each deal gives four examples, one a hand,
which declares the contract or nothing. The fit needs jax and optax: pip install --group fit. The same seed gives the
same weights on the same machine.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from agent.calls.contract_network import NONE, ContractNetwork, outcome
from agent.calls.network import hand_features
from agent.rules.dealing import random_deals
from ddsolver.cards import Seat
from experiments.fitting.bid_deals import BidDeal
from experiments.fitting.trainer import Weights, adamw, batches, compiled_step, new_key, read_command

Examples = tuple[NDArray[np.float32], NDArray[np.int64]]
"""The features of the hands of n deals, float32 (n, 4, `HAND_FEATURES`), and their outcomes, int64 (n, 4)."""


@dataclass(frozen=True, slots=True)
class Training:
    """The settings of a fit."""

    width: int = 64
    passes: int = 25
    times_real: int = 3
    """How often a real table counts in a pass."""
    rate: float = 2e-3
    """The highest learning rate; it falls to 0 as a cosine."""
    decay: float = 0.1
    """The weight decay of AdamW."""
    dropout: float = 0.1
    """The share of hidden units that are left out in a step."""
    batch: int = 128
    seed: int = 1


def main() -> None:
    """Fit the network, print how well it predicts, and write the weights."""
    given = read_command(__doc__, Training, "agent/data/contracts.npz")
    told = {source: examples_of(each) for source, each in given.judged.items() if each}
    weights = fit(examples_of([*given.fitted, *given.real * given.settings.times_real]), given.settings, told)
    network = ContractNetwork({name: np.asarray(array) for name, array in weights.items()}, given.note, flat_share=0)
    replace(network, weights={**network.weights, "log_rates": log_rates(network)}).save(given.output)


def examples_of(auctions: Iterable[BidDeal]) -> Examples:
    """Return the deals of auctions, and what the auctions led to."""
    listed = list(auctions)
    outcomes = np.full((len(listed), len(Seat)), NONE)
    for row, each in zip(outcomes, listed, strict=True):
        if each.auction.contract is not None:
            row[each.auction.contract.declarer] = outcome(each.auction.contract)
    hands = hand_features(np.array([each.deal.hands for each in listed], dtype=np.int64).ravel())
    return hands.reshape(len(listed), len(Seat), -1), outcomes


def log_rates(network: ContractNetwork) -> NDArray[np.float64]:
    """Return the logarithms of the outcomes' mean probabilities over random hands, float64 (36,)."""
    deals = random_deals(100_000, np.random.default_rng(1))
    return np.asarray(np.log(np.exp(network.log_probabilities(deals[:, 0], deals[:, 2])).mean(axis=0)))


def fit(examples: Examples, settings: Training, judged: Mapping[str, Examples]) -> Weights:
    """Return the weights; print the mean log-likelihood of the examples that judge after each pass."""
    generator = np.random.default_rng(settings.seed)
    weights: Weights = {
        name: (generator.normal(size=shape) * (len(shape) > 1) / np.sqrt(settings.width)).astype(np.float32)
        for name, shape in ContractNetwork.shapes(settings.width).items()
    }
    hands, outcomes = examples
    steps = settings.passes * -(-len(outcomes) // settings.batch)
    optimiser = adamw(settings.rate, settings.decay, steps)
    step, state = compiled_step(optimiser, partial(_loss_of_batch, settings.dropout)), optimiser.init(weights)
    for number in range(settings.passes):
        for rows in batches(np.arange(len(outcomes)), settings.batch, generator):
            weights, state = step(weights, state, new_key(generator), (hands[rows], outcomes[rows]))
        losses = ", ".join(f"{source} {float(_loss(weights, *each)):.4f}" for source, each in judged.items())
        print(f"pass {number + 1} of {settings.passes}: {losses}", file=sys.stderr, flush=True)  # noqa: T201
    return weights


def _loss_of_batch(dropout: float, weights: Weights, key: Any, batch: tuple[Any, ...]) -> Any:
    hands, outcomes = batch
    return _loss(weights, hands, outcomes, key, dropout)


def _loss(weights: Weights, hands: Any, outcomes: Any, key: Any = None, dropout: float = 0.0) -> Any:
    """Return the mean negative log-probability of a deal's four outcomes; with a key, leave units out."""
    first = hands @ weights["declarer"] + jnp.roll(hands @ weights["dummy"], -2, axis=1) + weights["first_bias"]
    hidden = jax.nn.relu(first)
    if key is not None:
        hidden *= jax.random.bernoulli(key, 1 - dropout, hidden.shape) / (1 - dropout)
    hidden += jax.nn.relu(hidden @ weights["layer"] + weights["bias"])
    logs = jax.nn.log_softmax(hidden @ weights["output"] + weights["output_bias"])
    return -jnp.take_along_axis(logs, outcomes[..., None], axis=2).sum(axis=1).mean()


if __name__ == "__main__":
    main()
