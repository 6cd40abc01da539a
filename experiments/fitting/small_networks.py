"""Fits a small network of calls to the probabilities of a large one, and writes it beside the large one.

    python -m experiments.fitting.small_networks {imitating,learned} AUCTIONS.tsv [--width 64] [--steps 40000] [-o FILE]

The small network only says which hands are worth the large one's time (`agent.knowledge.pool`). Its examples
are turns of AUCTIONS.tsv, and of as many random deals that the large network bids itself, by chance. Half of the hands
are those that called, half are random ones. A tenth of the auctions judges the fit: its divergence is printed as the
fit goes on. The fit needs jax and optax: pip install --group fit. The same seed gives the same weights on the same
machine.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from agent.calls.auction_batch import SYSTEM_FEATURES, AuctionBatch
from agent.calls.network import CallNetwork, NetworkName, hand_features, network_of
from agent.players.bidding.tables import BiddingTables, HandParts
from agent.rules.auction import CALLS, Auction
from agent.rules.contract import Vulnerability
from agent.rules.dealing import random_deals
from ddsolver.cards import Seat
from ddsolver.deal import Deal
from experiments.fitting.bid_deals import JUDGING, BidDeal, CallExamples, read_auctions
from experiments.fitting.call_network import first_weights, log_probabilities
from experiments.fitting.trainer import Weights, adamw, add_settings, compiled_step

_RANDOM_HANDS = 100_000
_LOOK = 2000
"""The number of steps after which the divergence is printed."""
_SIDES = {each.sides: each for each in Vulnerability}
_JUDGED = 20_000
"""The number of turns that judge."""


@dataclass(frozen=True, slots=True)
class Distilling:
    """The settings of a fit."""

    width: int = 64
    steps: int = 40_000
    rate: float = 2e-3
    """The highest learning rate; it falls to 0 as a cosine."""
    unknown: float = 0.7
    """The probability that the systems of both sides are hidden."""
    batch: int = 2048
    seed: int = 1


def main() -> None:
    """Fit the small network, and write its weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", choices=get_args(NetworkName))
    parser.add_argument("auctions", type=Path)
    add_settings(parser, Distilling())
    parser.add_argument("-o", "--output", type=Path)
    given = vars(parser.parse_args())
    name, path, output = given.pop("network"), given.pop("auctions"), given.pop("output")
    large = network_of(name)
    settings = Distilling(**given)
    read = [*read_auctions(path)]
    generator = np.random.default_rng(settings.seed)
    bid = bid_by(large, len(read), generator)
    judged = CallExamples.of([*read[JUDGING - 1 :: JUDGING], *bid[JUDGING - 1 :: JUDGING]])
    del read[JUDGING - 1 :: JUDGING], bid[JUDGING - 1 :: JUDGING]
    weights = Distillation(large, settings, generator).fit(CallExamples.of([*read, *bid]), judged)
    note = f"fitted to the network {name} in {len(read)} auctions of a program and {len(bid)} of its own; {settings}"
    CallNetwork({key: np.asarray(array) for key, array in weights.items()}, note).save(output)


def bid_by(network: CallNetwork, number: int, generator: np.random.Generator) -> list[BidDeal]:
    """Return random deals that a network bids for all four hands; each call is drawn by its probability."""
    deals = random_deals(number, generator)
    vulnerable = generator.random((number, 2)) < 0.5
    tables = BiddingTables(
        AuctionBatch.start(np.arange(number) % 4, vulnerable),
        np.arange(number),
        np.zeros((number, 2), dtype=np.int64),
        np.ones((number, 2)),
    )
    tables.bid_out([HandParts.of(network, deals)], generator)
    batch = tables.auctions
    found = []
    for row, hands in enumerate(deals.tolist()):
        calls = tuple(CALLS[call] for call in batch.calls[row, : batch.length[row]])
        found.append(
            BidDeal(Deal(tuple(hands)), Auction(Seat(row % 4), calls), _SIDES[tuple(vulnerable[row])], "unknown")
        )
    return found


class Distillation:
    """The fit of a small network to a large one."""

    def __init__(self, large: CallNetwork, settings: Distilling, generator: np.random.Generator) -> None:
        self._large = {name: jnp.asarray(array, dtype=jnp.float32) for name, array in large.weights.items()}
        self._settings = settings
        self._generator = generator
        self._random = hand_features(random_deals(_RANDOM_HANDS // 4, generator).ravel())

    def fit(self, fitted: CallExamples, judged: CallExamples) -> Weights:
        """Return the weights of the small network."""
        settings = self._settings
        weights = first_weights(settings.width, self._generator)
        optimiser = adamw(settings.rate, 0.0, settings.steps)
        step, state = compiled_step(optimiser, self._loss), optimiser.init(weights)
        tests = [self._batch(judged, rows) for rows in np.split(self._turns(judged, _JUDGED), 10)]
        loss = jax.jit(self._loss)
        for number in range(1, settings.steps + 1):
            weights, state = step(weights, state, None, self._batch(fitted, self._turns(fitted, settings.batch)))
            if number % _LOOK == 0 or number == settings.steps:
                mean = np.mean([float(loss(weights, None, each)) for each in tests])
                told = f"{time.process_time():.0f} s: step {number}: {mean:.4f} nats a call"
                print(told, file=sys.stderr, flush=True)  # noqa: T201
        return weights

    def _turns(self, examples: CallExamples, number: int) -> NDArray[np.int64]:
        return self._generator.integers(len(examples.call), size=number)

    def _batch(self, examples: CallExamples, chosen: NDArray[np.int64]) -> tuple[NDArray[Any], ...]:
        """Return hands, contexts and legal calls; the first half of the hands called, the others are random."""
        hands = examples.hands[examples.hand[chosen]]
        half = len(chosen) // 2
        hands[half:] = self._random[self._generator.integers(len(self._random), size=len(chosen) - half)]
        context = examples.context[chosen]
        context[self._generator.random(len(chosen)) < self._settings.unknown, SYSTEM_FEATURES] = False
        return hands, context, examples.legal[chosen]

    def _loss(self, weights: Weights, _key: Any, batch: tuple[Any, ...]) -> Any:
        """Return the mean divergence of the small network from the large one."""
        aimed, found = (log_probabilities(each, *batch) for each in (self._large, weights))
        return (jnp.exp(aimed) * (aimed - found)).sum(axis=1).mean()


if __name__ == "__main__":
    main()
