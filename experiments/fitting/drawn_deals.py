"""Makes many deals with likely tricks from some thousand solved ones, for the fit by self-play.

    python -m experiments.fitting.drawn_deals DEALS.npz [--number 300000] [--tables 8] [-o drawn.npz]

``declarer table --random`` makes DEALS.npz. To solve a deal takes 0.1 CPU seconds, and a bidder learns a few thousand
deals by heart. So two networks, for suits and for notrump, learn the distribution of declarer's double-dummy tricks
from all four hands. Then the tricks of random deals are drawn from it, thousands in a second, several tables a deal.
The lot of a table is partly the same in all strains, and what is lucky for one side is unlucky for the other.

The first 1,000 deals judge, and are not fitted. The fit needs jax and optax: pip install --group fit. The same seed
gives the same deals on the same machine.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial
from math import sqrt
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray
from scipy.special import ndtr

from agent.rules.dealing import random_deals
from ddsolver.cards import SUIT_BITS, SUIT_MASK, Seat, Strain, Suit
from experiments.competitions.bidding.match import SolvedDeals
from experiments.fitting.trainer import Weights, adamw, add_settings, compiled_step, new_key, outputs

_LONGEST = 8
"""Longer suits count as suits of this length."""
_RANKS = 7
"""The ranks of a suit that are features: ace to eight."""
_OF_A_HOLDING = _LONGEST + 1 + _RANKS + 1
_FEATURES = len(Seat) * len(Suit) * _OF_A_HOLDING
_TRICKS = 14
_LOOK = 500
"""The number of steps after which the error is printed."""
_AT_ONCE = 2000
_COMMON = 0.5
"""The share of the variance of a lot that is the same in all strains."""


@dataclass(frozen=True, slots=True)
class TrickTraining:
    """The settings of a fit."""

    width: int = 256
    steps: int = 3000
    """The steps for suits; half as many for notrump."""
    rate: float = 2e-3
    dropout: float = 0.1
    batch: int = 1024
    seed: int = 1


def main() -> None:
    """Fit the networks, print their errors, and write the deals."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("deals", type=Path)
    parser.add_argument("--number", type=int, default=300_000)
    parser.add_argument("--tables", type=int, default=8)
    add_settings(parser, TrickTraining())
    parser.add_argument("-o", "--output", type=Path, default=Path("drawn.npz"))
    given = vars(parser.parse_args())
    deals, output = SolvedDeals.read(given.pop("deals")), given.pop("output")
    number, tables = given.pop("number"), given.pop("tables")
    tricks = DealTricks.fit(deals, TrickTraining(**given))
    generator = np.random.default_rng(given["seed"] + 1)
    hands = [random_deals(min(_AT_ONCE, number - start), generator) for start in range(0, number, _AT_ONCE)]
    found = [tricks.draw(each, generator, tables) for each in hands]
    np.savez(output, allow_pickle=False, hands=np.concatenate(hands), tricks=np.concatenate(found, axis=1))


@dataclass(frozen=True, slots=True)
class DealTricks:
    """Two networks for the distribution of declarer's tricks, given all four hands."""

    suits: Weights
    notrump: Weights

    @classmethod
    def fit(cls, deals: SolvedDeals, settings: TrickTraining, held_out: int = 1000) -> DealTricks:
        """Return networks that are fitted to solved deals; the first ``held_out`` of these judge."""
        generator = np.random.default_rng(settings.seed)
        suits = [strain for strain in Strain if strain is not Strain.NOTRUMP]
        return cls(
            _Fit(deals, suits, held_out, settings, generator).weights(settings.steps),
            _Fit(deals, [Strain.NOTRUMP], held_out, settings, generator).weights(settings.steps // 2),
        )

    def shares(self, hands: NDArray[np.int64], declarer: Seat, strain: Strain) -> NDArray[np.float64]:
        """Return the probability of each number of tricks, float64 (d, 14), for deals, int64 (d, 4)."""
        number = len(hands)
        weights = self.notrump if strain is Strain.NOTRUMP else self.suits
        declarers, strains = np.full(number, declarer), np.full(number, strain)
        suits = np.tile(np.arange(len(Suit)), (number, 1))
        return np.exp(np.asarray(_predict(weights, features(hands, declarers, strains, suits)), dtype=np.float64))

    def draw(self, hands: NDArray[np.int64], generator: np.random.Generator, tables: int = 1) -> NDArray[np.int8]:
        """Return ``tables`` tables of every declarer's tricks, drawn by their probabilities, int8 (k, d, 4, 5)."""
        shape = (tables, len(hands))
        lots = sqrt(_COMMON) * generator.normal(size=(*shape, 1))
        lots = ndtr(lots + sqrt(1 - _COMMON) * generator.normal(size=(*shape, len(Strain))))
        tricks = np.empty((*shape, len(Seat), len(Strain)), dtype=np.int8)
        for strain in Strain:
            for declarer in Seat:
                lot = lots[..., strain] if declarer.is_north_south else 1 - lots[..., strain]
                below = self.shares(hands, declarer, strain).cumsum(axis=1) < lot[..., None]
                tricks[..., declarer, strain] = np.minimum(below.sum(axis=-1), _TRICKS - 1)
        return tricks


def features(
    hands: NDArray[np.int64], declarers: NDArray[np.int64], strains: NDArray[np.int64], suits: NDArray[np.int64]
) -> NDArray[np.float32]:
    """Return what the networks see of deals, float32 (n, f): declarer's hand, then those of the next players.

    ``hands`` are the four hands of each deal, int64 (n, 4). ``suits`` is the order in which each deal's suits come,
    int64 (n, 4); trumps come first, in place of the suit that is there.
    """
    every, order = np.arange(len(hands)), suits.copy()
    trumps = np.where(strains == Strain.NOTRUMP, order[:, 0], strains)
    place = (order == trumps[:, None]).argmax(axis=1)
    order[every, place], order[every, 0] = order[:, 0], trumps
    seats = (declarers[:, None] + np.arange(len(Seat))) % len(Seat)
    holdings = hands[every[:, None], seats][:, :, None] >> SUIT_BITS * order[:, None, :] & SUIT_MASK
    found: NDArray[np.float32] = _holding_features()[holdings].reshape(len(hands), _FEATURES)
    return found


@cache
def _holding_features() -> NDArray[np.float32]:
    """Return the features of each holding in a suit: its length, its high cards and its points, (8192, 17)."""
    holdings = np.arange(SUIT_MASK + 1)
    ranks = holdings[:, None] >> np.arange(13) & 1
    found = np.zeros((len(holdings), _OF_A_HOLDING), dtype=np.float32)
    found[holdings, np.minimum(ranks.sum(axis=1), _LONGEST)] = 1
    found[:, _LONGEST + 1 : -1] = ranks[:, 13 - _RANKS :]
    found[:, -1] = ranks[:, 9:] @ np.arange(1, 5) / 4
    return found


class _Fit:
    """The fit of one network."""

    def __init__(
        self,
        deals: SolvedDeals,
        strains: Sequence[Strain],
        held_out: int,
        settings: TrickTraining,
        generator: np.random.Generator,
    ) -> None:
        self._deals, self._strains, self._held_out = deals, np.array(strains, dtype=np.int64), held_out
        self._settings, self._generator = settings, generator

    def weights(self, steps: int) -> Weights:
        settings, weights = self._settings, self._first_weights()
        optimiser = adamw(settings.rate, 0.05, steps)
        step, state = compiled_step(optimiser, partial(_loss, settings.dropout)), optimiser.init(weights)
        for number in range(1, steps + 1):
            batch = self._batch(range(self._held_out, len(self._deals)), settings.batch)
            weights, state = step(weights, state, new_key(self._generator), batch)
            if number % _LOOK == 0 or number == steps:
                self._report(number, weights)
        return weights

    def _batch(self, rows: range, number: int) -> tuple[NDArray[np.float32], NDArray[np.int64]]:
        """Return features of random deals of these rows, and the tricks; declarers and strains are random too."""
        generator, deals = self._generator, self._deals
        chosen = generator.integers(rows.start, rows.stop, size=number)
        declarers, strains = generator.integers(len(Seat), size=number), generator.choice(self._strains, size=number)
        suits = generator.permuted(np.tile(np.arange(len(Suit)), (number, 1)), axis=1)
        tricks = deals.tricks[chosen, declarers, strains].astype(np.int64)
        return features(deals.hands[chosen], declarers, strains, suits), tricks

    def _first_weights(self) -> Weights:
        width, generator = self._settings.width, self._generator

        def first(inputs: int, *shape: int) -> NDArray[np.float32]:
            return np.asarray(generator.normal(size=shape) / sqrt(inputs), dtype=np.float32)

        return {
            # The first layer sees some 60 ones at a time. The others begin small, so that the layers add little.
            "hands": first(60, _FEATURES, width),
            "layers": first(2 * width, 2, width, width),
            "first_bias": np.zeros(width, dtype=np.float32),
            "biases": np.zeros((2, width), dtype=np.float32),
            "output": first(10 * width, width, _TRICKS),
            "output_bias": np.zeros(_TRICKS, dtype=np.float32),
        }

    def _report(self, number: int, weights: Weights) -> None:
        hands, tricks = self._batch(range(self._held_out), 8000)
        logs = np.asarray(_predict(weights, hands))
        error = sqrt(((np.exp(logs) @ np.arange(_TRICKS) - tricks) ** 2).mean())
        told = f"step {number}: {-logs[np.arange(len(tricks)), tricks].mean():.3f} nats, error {error:.2f} tricks"
        print(f"{time.process_time():.0f} s: {told}", file=sys.stderr, flush=True)  # noqa: T201


def _loss(dropout: float, weights: Weights, key: Any, batch: tuple[Any, ...]) -> Any:
    """Return the mean negative log-probability of the tricks of a batch, with units left out."""
    hands, tricks = batch
    return -jnp.take_along_axis(_log_shares(weights, hands, key, dropout), tricks[:, None], axis=1).mean()


def _log_shares(weights: Weights, hands: Any, key: Any = None, dropout: float = 0.0) -> Any:
    """Return the log-probability of each number of tricks, (n, 14); with a key, leave units out."""
    return jax.nn.log_softmax(outputs(weights, hands @ weights["hands"] + weights["first_bias"], key, dropout))


_predict = jax.jit(_log_shares)


if __name__ == "__main__":
    main()
