"""Fits the network for the probability of each contract, and writes `agent/data/contracts.npz`.

    python -m experiments.fitting.contract_network AUCTIONS.tsv [--experts FILE ...] [--robots FILE ...] \
        [-o contracts.npz]

The files and their halves are those of `experiments.fitting.call_network`. Each deal gives four examples, one a hand,
which declares the contract or nothing. The fit needs jax and optax: pip install --group fit. The same seed gives the
same weights on the same machine.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from agent.calls.contract_network import NONE, ContractNetwork, outcome, shapes
from agent.calls.hand_features import hand_features
from agent.rules.dealing import random_deals
from ddsolver.cards import Seat
from experiments.fitting.bid_deals import BidDeal, divide, read_auctions

Weights = dict[str, Any]
"""The arrays of a `ContractNetwork`, by name."""
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
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("auctions", type=Path)
    parser.add_argument("--experts", type=Path, nargs="*", default=[])
    parser.add_argument("--robots", type=Path, nargs="*", default=[])
    for name, value in asdict(Training()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value)
    parser.add_argument("-o", "--output", type=Path, default=Path("agent/data/contracts.npz"))
    given = vars(parser.parse_args())
    files = {system: given.pop(system) for system in ("experts", "robots")}
    auctions, output = given.pop("auctions"), given.pop("output")
    settings = Training(**given)
    fitted, real, judged = divide([*read_auctions(auctions)], files)
    print(f"{len(fitted)} auctions of the program, {len(real)} of real tables")  # noqa: T201
    told = {source: examples_of(each) for source, each in judged.items() if each}
    weights = fit(examples_of([*fitted, *real * settings.times_real]), settings, told)
    note = f"fitted to {len(fitted)} auctions of a program and {len(real)} of real tables; {settings}"
    network = ContractNetwork({name: np.asarray(array) for name, array in weights.items()}, note, flat_share=0)
    replace(network, weights={**network.weights, "log_rates": log_rates(network)}).save(output)


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
        for name, shape in shapes(settings.width).items()
    }
    hands, outcomes = examples
    steps = settings.passes * -(-len(outcomes) // settings.batch)
    schedule = optax.warmup_cosine_decay_schedule(0, settings.rate, min(steps // 20, 500), steps)
    optimiser = optax.adamw(schedule, weight_decay=settings.decay)
    state = optimiser.init(weights)

    def step(weights: Weights, state: Any, key: Any, *batch: Any) -> tuple[Weights, Any]:
        updates, new = optimiser.update(jax.grad(_loss)(weights, *batch, key, settings.dropout), state, weights)
        return optax.apply_updates(weights, updates), new

    compiled = jax.jit(step)
    for number in range(settings.passes):
        order = generator.permutation(len(outcomes))
        for rows in np.resize(order, -(-len(order) // settings.batch) * settings.batch).reshape(-1, settings.batch):
            key = jax.random.key(int(generator.integers(2**31)))
            weights, state = compiled(weights, state, key, hands[rows], outcomes[rows])
        losses = ", ".join(f"{source} {float(_loss(weights, *each)):.4f}" for source, each in judged.items())
        print(f"pass {number + 1} of {settings.passes}: {losses}", file=sys.stderr, flush=True)  # noqa: T201
    return weights


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
