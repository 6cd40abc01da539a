"""Fits the network that bids, by self-play on deals with known double-dummy tables; writes `agent/data/bidding.npz`.

    python -m experiments.fitting.self_play DEALS.npz [--penalty 0.3] [--seed 1] [--steps 3000] [-o bidding.npz]

``declarer table --random`` makes the deals. The network starts as a copy of the network of calls, which imitates other
bidders. In each step it bids at many tables, against the start, against earlier copies of itself, and with itself.
Where it has a choice, each candidate is bid to the end on the same deal. A candidate's value is its mean IMPs in a
match against the others, and the fit raises the probability of candidates with high values. A penalty (the
Kullback-Leibler divergence) keeps the calls near those of the start, so that they mean what players expect.

The first 3,000 deals judge, and are not fitted. Every 50 steps the state goes to OUTPUT.state.npz, and the same command
goes on from there, also with more steps or other deals. It prints each time what the network gains over its start on
the deals that judge. The same seed gives the same weights on the same machine.

The fit needs jax and optax: pip install --group fit.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from agent.calls.auction_batch import SYSTEMS
from agent.calls.hand_features import hand_features
from agent.calls.network import BiddingNetwork, CallNetwork
from agent.players.bidding.net import OWN_SYSTEM
from experiments.competitions.bidding.deals import SolvedDeals
from experiments.competitions.bidding.match import match_nets, swings_of
from experiments.fitting.candidate_games import CandidateGames, Games, Opponent
from experiments.fitting.checkpoint import State
from experiments.fitting.trainer import Weights

_LOOK = 50
"""The number of steps after which the state is written."""
_PAST = 8
"""The number of earlier copies that are opponents."""
_PAST_STEPS = 100
_MEAN = 0.995
"""The share of the earlier mean in the running mean of the weights."""
_BATCH = 2048


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """The settings of a fit."""

    steps: int = 3000
    penalty: float = 0.3
    """The weight of the divergence from the start, in IMPs per nat."""
    rate: float = 5e-4
    """The learning rate of Adam; it falls to a tenth."""
    spread: float = 2.0
    """The temperature at which the candidates compete; a high one, so that rare calls learn too."""
    seed: int = 1


def main() -> None:
    """Fit the network, print what it gains, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("deals", type=Path)
    parser.add_argument("--start", type=Path, help="weights to start from (default: the network of calls)")
    for name, value in asdict(SelfPlay()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value)
    parser.add_argument("-o", "--output", type=Path, default=Path("agent/data/bidding.npz"))
    given = vars(parser.parse_args())
    deals, output = SolvedDeals.read(given.pop("deals")), given.pop("output")
    start = CallNetwork.load(given.pop("start"))
    settings = SelfPlay(**given)
    learner = Learner(start, deals, settings)
    learner.go_on(output.with_suffix(".state.npz"))
    learner.network(learner.state.mean, BiddingNetwork, learner.note()).save(output)


class Learner:
    """A network that learns to bid, with its opponents."""

    def __init__(
        self, start: CallNetwork, deals: SolvedDeals, settings: SelfPlay, held_out: int = 3000, tables: int = 2048
    ) -> None:
        """Start as a copy of ``start``; the first ``held_out`` deals judge, the others are bid at ``tables`` tables."""
        self.start = self.network(start.weights)
        self.settings = settings
        self._tables = tables
        self.held_out = deals.first(held_out)
        self.deals = deals.taken(slice(held_out, None))
        schedule = optax.cosine_decay_schedule(settings.rate, 2 * settings.steps, alpha=0.1)
        optimiser = optax.adam(schedule)
        self._update = _compiled_update(optimiser, settings)
        weights = dict(self.start.weights)
        generator = np.random.default_rng(settings.seed).bit_generator.state
        self._deals = f"{len(self.deals)} deals (digest {self.deals.digest()})"
        lasting = str(replace(settings, steps=0))
        self.state = State(lasting, weights, weights, optimiser.init(weights), dict(generator))

    def note(self) -> str:
        """Return from what the network learned."""
        deals = ", then ".join(f"from {deals} up to step {step}" for deals, step in self.state.deals.items())
        return f"learned by self-play {deals}; {self.settings}"

    @staticmethod
    def network(weights: Mapping[str, Any], kind: type[CallNetwork] = CallNetwork, note: str = "") -> CallNetwork:
        """Return the network with these weights, in single precision, which takes half the time."""
        return kind({name: np.asarray(array, dtype=np.float32) for name, array in weights.items()}, note)

    def go_on(self, path: Path) -> None:
        """Make all steps that are left, and write the state to a file as they are made; an earlier state is taken up.

        That may be the state of a fit with other deals, or with other steps; the rate then follows this fit's.

        :raises StoreError: if the file belongs to a fit with other settings.
        """
        if path.exists():
            self.state = self.state.read(path)
        while self.state.step < self.settings.steps:
            self.state = self._after_step(self.state)
            if self.state.step % _LOOK == 0 or self.state.step == self.settings.steps:
                self.state.write(path)
                tables = match_nets(self.network(self.state.mean), self.start, self.held_out)
                gained = swings_of(tables, self.held_out.tricks, self.held_out.vulnerable()).mean()
                line = f"{time.process_time():.0f} s: step {self.state.step}: {gained:+.3f} IMPs a board over the start"
                print(line, file=sys.stderr, flush=True)  # noqa: T201

    def _after_step(self, state: State) -> State:
        generator = np.random.default_rng()
        generator.bit_generator.state = state.generator
        past = [*state.past, state.mean][-_PAST:] if state.step % _PAST_STEPS == 0 and state.step else state.past
        rival = self.network(past[generator.integers(len(past))]) if past else self.start
        opponents = (Opponent(self.start, SYSTEMS), Opponent(rival, (OWN_SYSTEM,)))
        games = Games(self.network(state.weights), opponents, self.deals, generator, self._tables)
        found = games.candidates()
        start_logits = found.logits_of(self.start)
        weights, mean, optimiser = state.weights, state.mean, state.optimiser
        for rows in np.array_split(generator.permutation(len(found.values)), max(len(found.values) // _BATCH, 1)):
            batch = _batch(found, start_logits, np.resize(rows, _BATCH))
            weights, optimiser = self._update(weights, optimiser, batch)
            mean = jax.tree.map(lambda mean, new: _MEAN * mean + (1 - _MEAN) * new, mean, weights)
        step = state.step + 1
        return replace(
            state,
            weights=weights,
            mean=mean,
            optimiser=optimiser,
            generator=dict(generator.bit_generator.state),
            step=step,
            past=past,
            deals=state.deals | {self._deals: step},
        )


def _batch(found: CandidateGames, start: NDArray[np.float32], rows: NDArray[np.int64]) -> tuple[NDArray[Any], ...]:
    return (
        hand_features(found.hands[rows]),
        found.contexts[rows],
        found.legal[rows],
        found.calls[rows],
        found.values[rows],
        start[rows],
    )


def _compiled_update(optimiser: Any, settings: SelfPlay) -> Any:
    loss = partial(_loss, settings.penalty, settings.spread)

    def update(weights: Weights, state: Any, batch: tuple[Any, ...]) -> tuple[Weights, Any]:
        updates, new = optimiser.update(jax.grad(loss)(weights, batch), state, weights)
        return optax.apply_updates(weights, updates), new

    return jax.jit(update)


def _loss(penalty: float, spread: float, weights: Weights, batch: tuple[Any, ...]) -> Any:
    """Return the mean over the positions of penalty times divergence, less the value of the candidates' mixture."""
    hands, context, legal, calls, values, start = batch
    hidden = jax.nn.relu(
        hands @ weights["hand"] + context.astype(jnp.float32) @ weights["context"] + weights["first_bias"]
    )
    for place in range(2):
        hidden += jax.nn.relu(hidden @ weights["layers"][place] + weights["biases"][place])
    logits = jnp.where(legal, hidden @ weights["output"] + weights["output_bias"], -1e9)
    competing = jnp.where(calls >= 0, jnp.take_along_axis(logits, jnp.maximum(calls, 0), axis=1) / spread, -1e9)
    gained = (jax.nn.softmax(competing) * values).sum(axis=1)
    logs, before = jax.nn.log_softmax(logits), jax.nn.log_softmax(jnp.where(legal, start, -1e9))
    divergence = (jnp.exp(logs) * (logs - before)).sum(axis=1)
    return (penalty * divergence - gained).mean()


if __name__ == "__main__":
    main()
