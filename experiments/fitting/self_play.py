"""Fits the network that bids, by self-play on deals with known double-dummy tables; writes `agent/data/learned.npz`.

    python -m experiments.fitting.self_play DEALS.npz [--drawn FILE] [--weights FILE] [--opponents FILE ...]
        [--width WIDTH] [--penalty 0.3] [--reading 0.0] [--seed 1] [--steps 3000] [-o learned.npz]

``declarer table --random`` makes the deals, and `experiments.fitting.drawn_deals` more of them. The network starts as a
copy of the network of calls, which imitates other bidders, or with the weights of a file; ``--width`` makes it wider
first, with the same calls. In each step it bids at many tables, against the start, against earlier copies of itself,
with itself, and against strangers: other weights, or systems that the start keeps to (``--opponents``). Where it has a
choice, each candidate is bid to the end on the same deal. A candidate's value is its mean IMPs in a match against the
others, and the fit raises the probability of candidates with high values. A penalty (the Kullback-Leibler divergence)
keeps the calls near those of the start, so that they mean what players expect.

The first 3,000 deals (``--judging``) judge, and are not fitted. Every 50 steps the state goes to OUTPUT.state.npz, and
the same command goes on from there, also with more steps or other deals. It prints each time what the network gains
over its start on the deals that judge. The same seed gives the same weights on the same machine.

The fit needs jax and optax: pip install --group fit.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from agent.calls.auction_batch import SYSTEMS, UNKNOWN_SYSTEM, AuctionBatch
from agent.calls.network import DEFAULT_SYSTEM, NO_SYSTEM, CallNetwork, hand_features
from agent.calls.system.automaton import bidding_system
from agent.players.bidding.tables import BiddingTables, HandParts
from agent.rules.dealing import random_deals
from experiments.competitions.bidding.match import SolvedDeals, match_nets, shares_of, swings_of
from experiments.fitting.call_network import log_probabilities
from experiments.fitting.candidate_games import CandidateGames, Games, Opponent
from experiments.fitting.checkpoint import State
from experiments.fitting.played_deals import PlayedDeals
from experiments.fitting.trainer import Weights, add_settings, batches, compiled_step, new_key

_LOOK = 50
"""The number of steps after which the state is written."""
_PAST = 16
"""The number of earlier copies that are opponents."""
_PAST_STEPS = 100
_MEAN = 0.995
"""The share of the earlier mean in the running mean of the weights."""
_BATCH = 2048
READING_TEMPERATURE = 2.0
"""The temperature at which a network that learned is read: there it predicts the calls of real tables best."""
_AUCTIONS = 8000
"""The number of deals that the start bids itself."""
_JUDGED = 20_000
"""The number of its calls that judge, and are not fitted."""
_READ = 1024
"""The number of its calls in an update."""


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """The settings of a fit."""

    steps: int = 3000
    penalty: float = 0.3
    """The weight of the divergence from the start where the network has a choice, in IMPs per nat."""
    reading: float = 0.0
    """The weight of the start's divergence from the network at `READING_TEMPERATURE` in the start's own auctions."""
    system: str = DEFAULT_SYSTEM
    """The system that the network and its copies keep to, or ``none``."""
    rate: float = 5e-4
    """The learning rate of Adam; it falls to a twentieth, as a cosine."""
    spread: float = 2.0
    """The temperature at which the candidates compete; a high one, so that rare calls learn too."""
    seed: int = 1


def main() -> None:
    """Fit the network, print what it gains, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("deals", type=Path)
    parser.add_argument("--weights", type=Path, help="weights to begin with (default: the network of calls)")
    parser.add_argument(
        "--opponents", type=Path, nargs="*", default=[], help="weights, or systems of the start (*.toml)"
    )
    parser.add_argument("--drawn", type=Path, help="more deals, with drawn tricks")
    parser.add_argument("--width", type=int, help="more hidden units than the weights to begin with have")
    parser.add_argument("--judging", type=int, default=3000, help="the number of deals that judge, the first ones")
    add_settings(parser, SelfPlay())
    parser.add_argument("-o", "--output", type=Path, default=Path("agent/data/learned.npz"))
    given = vars(parser.parse_args())
    deals, output = SolvedDeals.read(given.pop("deals")), given.pop("output")
    weights, strangers, judging, drawn = (given.pop(each) for each in ("weights", "opponents", "judging", "drawn"))
    width = given.pop("width")
    settings, start = SelfPlay(**given), CallNetwork.load()
    first = start if weights is None else CallNetwork.load(weights)
    if width is not None:
        first = widened(first, width, np.random.default_rng(settings.seed))
    learner = Learner(
        start, deals, settings, judging, drawn=drawn, first=first, strangers=strangers_of(strangers, start)
    )
    learner.go_on(output.with_suffix(".state.npz"))
    learner.network(learner.state.mean, learner.note()).save(output)


class Learner:
    """A network that learns to bid, with its opponents."""

    def __init__(
        self,
        start: CallNetwork,
        deals: SolvedDeals,
        settings: SelfPlay,
        held_out: int = 3000,
        tables: int = 2048,
        *,
        drawn: Path | None = None,
        first: CallNetwork | None = None,
        strangers: Sequence[CallNetwork] = (),
    ) -> None:
        """Begin with the weights of ``first``, by default those of ``start``.

        The first ``held_out`` deals judge, the others are bid at ``tables`` tables. Opponents are the start, earlier
        copies, and the ``strangers``.
        """
        self.start = self.network(start.weights)
        self.first = self.start if first is None else self.network(first.weights)
        self.system = None if settings.system == NO_SYSTEM else bidding_system(settings.system)
        self._strangers = [self.network(each.weights).keeping_to(each.system) for each in strangers]
        self.settings = settings
        self._tables = tables
        self.held_out = deals.first(held_out)
        self.deals = PlayedDeals.of(deals.taken(slice(held_out, None)), drawn)
        schedule = optax.cosine_decay_schedule(settings.rate, settings.steps, alpha=0.05)
        optimiser = optax.adam(schedule)
        self._update = compiled_step(optimiser, partial(_loss, settings))
        self._own = OwnAuctions.of(self.start, _AUCTIONS, np.random.default_rng(settings.seed))
        weights = dict(self.first.weights)
        generator = np.random.default_rng(settings.seed).bit_generator.state
        self._deals = f"{len(self.deals)} deals (digest {self.deals.digest()})"
        lasting = str(replace(settings, steps=0))
        self.state = State(lasting, weights, weights, optimiser.init(weights), dict(generator))

    def note(self) -> str:
        """Return from what the network learned."""
        deals = ", then ".join(f"from {deals} up to step {step}" for deals, step in self.state.deals.items())
        return f"learned by self-play {deals}; {self.settings}"

    @staticmethod
    def network(weights: Mapping[str, Any], note: str = "") -> CallNetwork:
        """Return the network with these weights, in single precision, which takes half the time."""
        return CallNetwork({name: np.asarray(array, dtype=np.float32) for name, array in weights.items()}, note)

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
                line = f"{time.process_time():.0f} s: step {self.state.step}: {self.gains()}"
                print(line, file=sys.stderr, flush=True)  # noqa: T201

    def gains(self) -> str:
        """Return what the network gains on the deals that judge, and what it loses for a reader, in words."""
        network = self.network(self.state.mean).keeping_to(self.system)
        found = []
        for name, rival in (("start", self.start), ("first weights", self.first.keeping_to(self.system))):
            tables = match_nets(network, rival, self.held_out)
            gained = swings_of(tables, self.held_out.tricks, self.held_out.vulnerable()).mean()
            found.append(f"{gained:+.3f} IMPs a board over the {name}")
        shares = shares_of(tables, (0, 1), self.held_out.tricks)
        for name, (done, chances) in (("bid", shares.slams), ("fail", shares.failing_slams)):
            found.append(f"{done / max(chances, 1):.0%} of {chances} slams {name}")
        lost = float(jax.jit(unread)(self.state.mean, self._own.batch(slice(_JUDGED))))
        return ", ".join([*found, f"{lost:.3f} nats of a reader"])

    def _after_step(self, state: State) -> State:
        generator = np.random.default_rng()
        generator.bit_generator.state = state.generator
        past = [*state.past, state.mean][-_PAST:] if state.step % _PAST_STEPS == 0 and state.step else state.past
        opponents = [Opponent(self.start, SYSTEMS)]
        if past:
            copy = self.network(past[generator.integers(len(past))]).keeping_to(self.system)
            opponents.append(Opponent(copy, (UNKNOWN_SYSTEM,)))
        if self._strangers:
            stranger = self._strangers[generator.integers(len(self._strangers))]
            opponents.append(Opponent(stranger, (UNKNOWN_SYSTEM,)))
        network = self.network(state.weights).keeping_to(self.system)
        found = Games(network, self.start, opponents, self.deals, generator, self._tables).candidates()
        weights, mean, optimiser = state.weights, state.mean, state.optimiser
        for rows in batches(np.arange(len(found.values)), _BATCH, generator):
            batch = _batch(found, rows)
            own = self._own.batch(_JUDGED + generator.integers(len(self._own.hands) - _JUDGED, size=_READ))
            weights, optimiser = self._update(weights, optimiser, new_key(generator), (batch, own))
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


def widened(network: CallNetwork, width: int, generator: np.random.Generator) -> CallNetwork:
    """Return the network with more hidden units and the same calls: nothing old listens to the new units yet.

    The new units see the features, and the old units, with weights that old units have, in random order.

    :raises ValueError: if the network has more units than ``width``.
    """
    old = network.weights["first_bias"].size
    if width < old:
        raise ValueError(f"the network has {old} hidden units, more than {width}")
    wider = {name: np.zeros(shape) for name, shape in CallNetwork.shapes(width).items()}
    for name, array in network.weights.items():
        wider[name][tuple(map(slice, array.shape))] = array
    for name in ("hand", "context", "first_bias", "layers", "biases"):
        array = network.weights[name]
        columns = generator.integers(old, size=(*array.shape[:-1], width - old))
        new = wider[name][..., :old, old:] if name == "layers" else wider[name][..., old:]
        new[:] = np.take_along_axis(array, columns, axis=-1)
    return replace(network, weights=wider)


def strangers_of(paths: Sequence[Path], start: CallNetwork) -> list[CallNetwork]:
    """Return the networks in files of weights, and the start as it keeps to the systems in files ``*.toml``."""
    return [
        start.keeping_to(bidding_system(str(path))) if path.suffix == ".toml" else CallNetwork.load(path)
        for path in paths
    ]


@dataclass(frozen=True, slots=True)
class OwnAuctions:
    """The calls of a network in auctions that it bid itself, by chance; n calls."""

    hands: NDArray[np.int64]
    """The hands of the callers as masks, int64 (n,)."""
    contexts: NDArray[np.bool_]
    """The features of the auctions, bool (n, `CONTEXT_FEATURES`)."""
    legal: NDArray[np.bool_]
    """The legal calls, bool (n, 38)."""
    logits: NDArray[np.float32]
    """The logits of the network, float32 (n, 38); -inf for illegal calls."""

    @classmethod
    def of(cls, network: CallNetwork, number: int, generator: np.random.Generator) -> OwnAuctions:
        """Return the calls of ``number`` random deals, in random order."""
        hands, vulnerable = random_deals(number, generator), generator.random((number, 2)) < 0.5
        parts, sides = HandParts.of(network, hands), np.zeros((number, 2), dtype=np.int64)
        tables = BiddingTables(
            AuctionBatch.start(np.arange(number) % 4, vulnerable), np.arange(number), sides, np.ones((number, 2))
        )
        found = []
        while (rows := np.flatnonzero(~tables.auctions.is_over)).size:
            logits, auctions = tables.logits(rows, [parts]), tables.auctions
            found.append((hands[rows, auctions.turn[rows]], auctions.contexts(rows), auctions.legal(rows), logits))
            auctions.call(rows, tables.draw(rows, logits, generator))
        order = generator.permutation(sum(len(each) for each, *_ in found))
        own, contexts, legal, logits = (np.concatenate(arrays)[order] for arrays in zip(*found, strict=True))
        return cls(own, contexts, legal, logits.astype(np.float32))

    def batch(self, rows: NDArray[np.int64] | slice) -> tuple[NDArray[Any], ...]:
        """Return the features of the hands, the contexts, the legal calls and the logits of these rows."""
        return hand_features(self.hands[rows]), self.contexts[rows], self.legal[rows], self.logits[rows]


def _batch(found: CandidateGames, rows: NDArray[np.int64]) -> tuple[NDArray[Any], ...]:
    return (
        hand_features(found.hands[rows]),
        found.contexts[rows],
        found.allowed[rows],
        found.start[rows],
        found.calls[rows],
        found.values[rows],
        found.weights[rows],
    )


def _loss(settings: SelfPlay, weights: Weights, _key: Any, batch: tuple[Any, ...]) -> Any:
    """Return the mean over the positions of penalty times divergence, less the value of the candidates' mixture.

    What a reader loses in the start's own auctions is added.
    """
    (hands, context, allowed, start, calls, values, counts), own = batch
    logs = log_probabilities(weights, hands, context, allowed)
    competing = jnp.take_along_axis(logs, jnp.maximum(calls, 0), axis=1) / settings.spread
    gained = (jax.nn.softmax(jnp.where(calls >= 0, competing, -1e9)) * values).sum(axis=1)
    before = jax.nn.log_softmax(jnp.where(allowed, start, -1e9))
    divergence = (jnp.exp(logs) * (logs - before)).sum(axis=1)
    lost = ((settings.penalty * divergence - gained) * counts).sum() / counts.sum()
    return lost + settings.reading * unread(weights, own) if settings.reading else lost


def unread(weights: Weights, own: tuple[Any, ...]) -> Any:
    """Return the divergence of the network, at the temperature of a reader, from the one that made the calls."""
    hands, context, legal, logits = own
    made = jax.nn.log_softmax(jnp.where(legal, logits, -1e9))
    logs = log_probabilities(weights, hands, context, legal, temperature=READING_TEMPERATURE)
    return (jnp.exp(made) * (made - logs)).sum(axis=1).mean()


if __name__ == "__main__":
    main()
