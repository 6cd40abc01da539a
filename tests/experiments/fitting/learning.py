"""Checks of the fit by self-play that need jax: ``python -m tests.experiments.fitting.learning NAME``."""

from __future__ import annotations

import re
import sys
import tempfile
from dataclasses import replace
from functools import partial
from pathlib import Path

import jax
import numpy as np
import optax
import pytest

from agent.calls.network import CallNetwork, imitating_network
from ddsolver.cards import SUIT_BITS, SUIT_MASK, Seat, Strain, Suit
from experiments.competitions.bidding.match import bench_deals
from experiments.errors import StoreError
from experiments.fitting.bid_deals import CallExamples
from experiments.fitting.candidate_games import Games, Opponent
from experiments.fitting.drawn_deals import DealTricks, TrickTraining, features
from experiments.fitting.played_deals import PlayedDeals
from experiments.fitting.self_play import Learner, OwnAuctions, SelfPlay, _batch, _loss, unread, widened
from experiments.fitting.small_networks import Distillation, Distilling, bid_by
from experiments.fitting.trainer import compiled_step


def a_small_network_comes_near_to_the_large_one(_folder: Path) -> None:
    """A few hundred steps halve the divergence."""
    generator = np.random.default_rng(1)
    examples = CallExamples.of(bid_by(imitating_network(), 200, generator))
    lost = []
    for steps in (1, 300):
        fit = Distillation(imitating_network(), Distilling(width=16, steps=steps, batch=256), np.random.default_rng(2))
        weights = fit.fit(examples, examples)
        lost.append(float(fit._loss(weights, None, fit._batch(examples, np.arange(len(examples.call))))))
    assert lost[1] < lost[0] / 2


def a_fit_that_was_interrupted_ends_with_the_same_weights(folder: Path) -> None:
    """Three steps at once, and one step and then two."""
    whole, parted, again = (_learner() for _ in range(3))
    whole.go_on(folder / "whole.npz")
    parted.state = parted._after_step(parted.state)
    parted.state.write(folder / "parted.npz")
    again.go_on(folder / "parted.npz")
    names = sorted(whole.state.mean)
    assert all((whole.state.mean[name] == again.state.mean[name]).all() for name in names)
    assert any((whole.state.mean[name] != parted.state.mean[name]).any() for name in names)


def a_wider_network_makes_the_same_calls_and_its_new_units_learn(_folder: Path) -> None:
    """No new unit is silent, and a step of the fit changes what each of them adds to the calls."""
    network, new = imitating_network(), slice(256, 320)
    wide = widened(network, 320, np.random.default_rng(1))
    found = Games(wide, wide, [Opponent(wide, ("sayc",))], PlayedDeals.of(bench_deals()), np.random.default_rng(1), 48)
    each = found.candidates()
    before, after = (
        at.logits(at.hand_part(each.hands), each.contexts, each.allowed)[each.allowed] for at in (network, wide)
    )
    assert np.abs(before - after).max() < 1e-9
    hidden = wide.hand_part(each.hands) + each.contexts @ wide.weights["context"] + wide.weights["first_bias"]
    assert (hidden > 0).any(axis=0).all()
    loss = partial(_loss, SelfPlay())
    slopes = jax.grad(loss)(wide.weights, None, (_batch(each, np.arange(len(each.values))), ()))
    assert (np.abs(slopes["output"][new]).max(axis=1) > 0).all()
    with pytest.raises(ValueError, match="320 hidden units, more than 256"):
        widened(wide, 256, np.random.default_rng(1))


def a_state_of_other_settings_is_refused(folder: Path) -> None:
    """A fit with another penalty does not go on."""
    _learner().state.write(folder / "state.npz")
    with pytest.raises(StoreError, match=r"penalty=0.3.*not with.*penalty=0.5"):
        _learner(penalty=0.5).go_on(folder / "state.npz")


def a_fit_goes_on_with_other_deals_and_more_steps_and_its_note_says_so(folder: Path) -> None:
    """Three steps from 100 deals, then one from 110."""
    first, second = _learner(), _learner(deals=slice(130), steps=4)
    first.go_on(folder / "state.npz")
    second.go_on(folder / "state.npz")
    assert second.state.step == 4
    note = r"from 100 deals \(digest (\w+)\) up to step 3, then from 110 deals \(digest (\w+)\) up to step 4; SelfPlay"
    found = re.search(note, second.note())
    assert found
    assert found[1] != found[2]


def a_call_that_wins_becomes_likelier_and_the_penalty_holds_it_back(folder: Path) -> None:  # noqa: ARG001
    """Twenty updates with one position."""
    start = imitating_network()
    generator = np.random.default_rng(1)
    opponents = [Opponent(start, ("sayc",))]
    deals = PlayedDeals.of(bench_deals())
    found = Games(start, start, opponents, deals, generator, tables=48, positions=60).candidates()
    row = int(found.values.max(axis=1).argmax())
    best = int(found.calls[row, found.values[row].argmax()])
    batch = _batch(found, np.array([row]))
    own = OwnAuctions.of(start, 8, generator).batch(slice(40))

    def share(network: CallNetwork) -> float:
        logits = network.logits(network.hand_part(found.hands), found.contexts, found.allowed)[row]
        shares = np.exp(logits - logits.max())
        return float(shares[best] / shares.sum())

    def after(penalty: float) -> float:
        optimiser = optax.sgd(0.001)
        update = compiled_step(optimiser, partial(_loss, SelfPlay(penalty=penalty)))
        weights = jax.tree.map(np.float32, dict(start.weights))
        state = optimiser.init(weights)
        for _ in range(20):
            weights, state = update(weights, state, jax.random.key(1), (batch, own))
        return share(Learner.network(weights))

    free, held = after(0.0), after(3.0)
    assert free > held > share(start), (free, held, share(start))


def a_network_that_is_read_comes_nearer_to_the_start(folder: Path) -> None:  # noqa: ARG001
    """Ten updates whose candidates gain nothing, with a start that is surer than its reader."""
    start = imitating_network()
    found = Games(
        start, start, [Opponent(start, ("sayc",))], PlayedDeals.of(bench_deals()), np.random.default_rng(1), 48, 60
    ).candidates()
    batch = _batch(replace(found, values=0 * found.values), np.arange(8))
    own = OwnAuctions.of(start, 20, np.random.default_rng(2)).batch(slice(60))
    lost = []
    for reading in (0.0, 1.0):
        optimiser = optax.sgd(0.001)
        update = compiled_step(optimiser, partial(_loss, SelfPlay(penalty=0.0, reading=reading)))
        weights = jax.tree.map(np.float32, dict(start.weights))
        state = optimiser.init(weights)
        for _ in range(10):
            weights, state = update(weights, state, jax.random.key(1), (batch, own))
        lost.append(float(unread(weights, own)))
    assert 0 < lost[1] < 0.9 * lost[0], lost


def tricks_are_learned_and_drawn_by_their_probabilities(_folder: Path) -> None:
    """A short fit is off by fewer tricks than the mean is; draws have the probabilities and the lot of a side."""
    deals = bench_deals().first(2000)
    fitted = DealTricks.fit(deals, TrickTraining(width=32, steps=400, batch=512), held_out=200)
    hands, truth = deals.hands[:200], deals.tricks[:200]
    for strain in (Strain.SPADES, Strain.NOTRUMP):
        shares = fitted.shares(hands, Seat.EAST, strain)
        assert np.allclose(shares.sum(axis=1), 1)
        error = shares @ np.arange(14) - truth[:, Seat.EAST, strain]
        assert np.sqrt((error**2).mean()) < truth[:, Seat.EAST, strain].std() / 1.5
    drawn = fitted.draw(np.repeat(hands[:1], 20_000, axis=0), np.random.default_rng(3))[0]
    for declarer in (Seat.NORTH, Seat.EAST):
        found = np.bincount(drawn[:, declarer, Strain.HEARTS], minlength=14) / len(drawn)
        assert np.abs(found - fitted.shares(hands[:1], declarer, Strain.HEARTS)[0]).max() < 0.02
    norths, easts, souths, _ = (drawn[:, :, Strain.HEARTS] - drawn[:, :, Strain.HEARTS].mean(axis=0)).T
    assert (norths * souths).mean() > 0.6 * norths.std() * souths.std()
    assert (norths * easts).mean() < -0.6 * norths.std() * easts.std()


def trumps_come_first_and_the_order_of_other_suits_is_free(_folder: Path) -> None:
    """Declarer's hand comes first, then the next players' hands; spades as trumps are what hearts were."""
    hands = bench_deals().hands[:1]
    suits = np.array([[Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS]])
    found = features(hands, np.array([Seat.WEST]), np.array([Strain.HEARTS]), suits).reshape(4, 4, -1)
    expected = Suit.HEARTS, Suit.SPADES, Suit.CLUBS, Suit.DIAMONDS
    for place, seat in enumerate((Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)):
        for row, suit in enumerate(expected):
            holding = int(hands[0, seat]) >> SUIT_BITS * suit & SUIT_MASK
            assert found[place, row, min(holding.bit_count(), 8)] == 1
            assert found[place, row, 9:16].tolist() == [holding >> rank & 1 for rank in range(6, 13)]


def _learner(penalty: float = 0.3, deals: slice = slice(120), steps: int = 3) -> Learner:
    settings = SelfPlay(steps=steps, penalty=penalty)
    return Learner(imitating_network(), bench_deals().taken(deals), settings, held_out=20, tables=48)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        globals()[sys.argv[1]](Path(folder))
