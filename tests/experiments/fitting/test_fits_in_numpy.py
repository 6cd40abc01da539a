"""What the fits compute, but their gradients, in numpy: the networks as players use them, losses, batches and draws."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any
from unittest.mock import Mock, patch

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.calls.auction_batch import SYSTEM_FEATURES
from agent.calls.contract_network import NONE, ContractNetwork, contract_network, outcome
from agent.calls.network import CallNetwork, imitating_network
from agent.rules.contract import Vulnerability
from ddsolver.cards import Seat, Strain
from experiments.fitting.bid_deals import BidDeal, CallExamples
from tests.experiments.fitting import test_self_play
from tests.experiments.fitting.numpy_jax import fits_in_numpy
from tests.experiments.fitting.test_call_network import toy_deals, write_toy_auctions

DEALS = [BidDeal(deal, auction, Vulnerability.NONE, "sayc") for deal, auction in toy_deals(12, 1)]
EXAMPLES = CallExamples.of(DEALS)
HANDS = EXAMPLES.hands[EXAMPLES.hand]
WEIGHTS = dict(imitating_network().weights)


@pytest.fixture(scope="module")
def fits() -> Iterator[Callable[[str], Any]]:
    with fits_in_numpy() as module:
        yield module


def logits_of_players(hands: NDArray[np.floating[Any]]) -> NDArray[np.floating[Any]]:
    """The logits of the network as players compute them, at the calls of the examples."""
    return imitating_network().logits(hands @ WEIGHTS["hand"], EXAMPLES.context, EXAMPLES.legal)


def log_shares(logits: NDArray[np.floating[Any]]) -> NDArray[np.floating[Any]]:
    shares = np.exp(logits - logits.max(axis=1, keepdims=True))
    with np.errstate(divide="ignore"):
        return np.asarray(np.log(shares / shares.sum(axis=1, keepdims=True)))


def test_the_network_of_calls_is_fitted_as_players_use_it(fits: Callable[[str], Any]) -> None:
    expected = log_shares(logits_of_players(HANDS))
    module = fits("call_network")
    found = module.log_probabilities(WEIGHTS, HANDS, EXAMPLES.context, EXAMPLES.legal)
    assert found[EXAMPLES.legal] == pytest.approx(expected[EXAMPLES.legal], abs=1e-3)
    assert found[~EXAMPLES.legal].max() < -1e8
    loss = module._loss(0.0, WEIGHTS, None, (HANDS, EXAMPLES.context, EXAMPLES.legal, EXAMPLES.call))
    assert loss == pytest.approx(-np.mean([logs[call] for logs, call in zip(expected, EXAMPLES.call, strict=True)]))


def test_systems_are_hidden_as_often_as_the_settings_say(fits: Callable[[str], Any]) -> None:
    hide, generator = fits("call_network")._with_hidden_systems, np.random.default_rng(1)
    seen = replace(EXAMPLES, context=np.ones_like(EXAMPLES.context))
    chosen = np.resize(np.arange(len(seen.call)), 20_000)
    for hidden in (0.0, 0.3, 1.0):
        hands, context, legal, call = hide(seen, chosen, np.full(len(chosen), hidden), generator)
        assert context[:, SYSTEM_FEATURES].mean() == pytest.approx((1 - hidden / 3) * (1 - hidden), abs=0.01)
        context[:, SYSTEM_FEATURES] = True
        assert context.all()
    assert (hands == HANDS[chosen]).all()
    assert (legal == EXAMPLES.legal[chosen]).all()
    assert (call == EXAMPLES.call[chosen]).all()


def test_the_network_of_contracts_is_fitted_as_players_use_it(fits: Callable[[str], Any]) -> None:
    module, network = fits("contract_network"), replace(contract_network(), flat_share=0.0)
    hands, outcomes = module.examples_of(DEALS)
    for row, each in zip(outcomes, DEALS, strict=True):
        contract = each.auction.contract
        assert [place for place, number in enumerate(row) if number != NONE] == (
            [contract.declarer] if contract else []
        )
        assert contract is None or row[contract.declarer] == outcome(contract)
    deals = np.array([each.deal.hands for each in DEALS])
    logs = [network.log_probabilities(deals[:, seat], deals[:, (seat + 2) % 4]) for seat in range(4)]
    expected = [sum(logs[seat][row, outcomes[row, seat]] for seat in range(4)) for row in range(len(DEALS))]
    assert module._loss(dict(network.weights), hands, outcomes) == pytest.approx(-np.mean(expected), rel=1e-4)


def test_a_pass_has_every_row_once_and_fills_its_last_batch_up(fits: Callable[[str], Any]) -> None:
    rows = np.arange(100, 110)
    found = np.array([*fits("trainer").batches(rows, 4, np.random.default_rng(1))])
    assert found.shape == (3, 4)
    order = found.ravel().tolist()
    assert sorted(order[:10]) == rows.tolist() != order[:10]
    assert order[10:] == order[:2]


def test_self_play_gains_what_the_mixture_of_the_candidates_gains_less_the_penalty(fits: Callable[[str], Any]) -> None:
    module, positions = fits("self_play"), test_self_play.found()
    logits = test_self_play.logits_at(positions)
    gains = []
    for row, (calls, values) in enumerate(zip(positions.calls, positions.values, strict=True)):
        there = calls >= 0
        shares = np.exp(logits[row, calls[there]] / module.SelfPlay().spread)
        gains.append(float(shares @ values[there] / shares.sum()))
    batch = module._batch(positions, np.arange(len(positions.calls))), None
    losses = [
        float(module._loss(module.SelfPlay(penalty=penalty, reading=0.0), weights, None, batch))
        for weights in (WEIGHTS, WEIGHTS | {"output_bias": WEIGHTS["output_bias"] + np.linspace(0, 1, 38)})
        for penalty in (0.0, 1.0)
    ]
    assert losses[0] == pytest.approx(-np.average(gains, weights=positions.weights), abs=1e-3)
    assert losses[1] == pytest.approx(losses[0], abs=1e-4), "it has not left its start"
    assert losses[3] > losses[2] + 0.001


def test_what_self_play_learned_is_written_in_single_precision_with_its_note(fits: Callable[[str], Any]) -> None:
    doubles = {name: array.astype(np.float64) for name, array in WEIGHTS.items()}
    made = fits("self_play").Learner.network(doubles, "learned from a test")
    assert made.note == "learned from a test"
    assert {array.dtype.name for array in made.weights.values()} == {"float32"}
    assert made.weights.keys() == WEIGHTS.keys()


def test_a_reader_loses_nothing_of_calls_that_are_made_at_its_temperature(fits: Callable[[str], Any]) -> None:
    module, logits = fits("self_play"), logits_of_players(HANDS)
    lost = [
        float(module.unread(WEIGHTS, (HANDS, EXAMPLES.context, EXAMPLES.legal, logits / temperature)))
        for temperature in (module.READING_TEMPERATURE, 0.5 * module.READING_TEMPERATURE)
    ]
    assert lost[0] == pytest.approx(0, abs=1e-5)
    assert lost[1] > 0.001


def test_a_small_network_is_compared_with_the_large_one_on_random_hands_too(fits: Callable[[str], Any]) -> None:
    module = fits("small_networks")
    fit = module.Distillation(imitating_network(), module.Distilling(unknown=1.0), np.random.default_rng(1))
    chosen = np.arange(20)
    hands, context, legal = batch = fit._batch(EXAMPLES, chosen)
    assert (hands[:10] == HANDS[:10]).all()
    assert (hands[10:] != HANDS[10:20]).any(axis=1).all()
    assert not context[:, SYSTEM_FEATURES].any()
    assert (legal == EXAMPLES.legal[:20]).all()
    assert fit._loss(WEIGHTS, None, batch) == pytest.approx(0, abs=1e-6)
    assert fit._loss({name: 0.9 * array for name, array in WEIGHTS.items()}, None, batch) > 0.001


def test_tricks_are_drawn_by_their_probabilities_and_what_is_lucky_for_a_side_is_not_for_the_other(
    fits: Callable[[str], Any],
) -> None:
    module, shares = fits("drawn_deals"), np.zeros(14)
    shares[[6, 7, 9]] = 0.5, 0.3, 0.2
    with patch.object(module.DealTricks, "shares", lambda _, hands, *__: np.tile(shares, (len(hands), 1))):
        drawn = module.DealTricks({}, {}).draw(np.zeros((20_000, 4), dtype=np.int64), np.random.default_rng(1))[0]
    for seat in Seat:
        found = np.bincount(drawn[:, seat, Strain.HEARTS], minlength=14) / len(drawn)
        assert found == pytest.approx(shares, abs=0.02)
    north, east, south, west = drawn[:, :, Strain.HEARTS].T
    assert (north == south).all()
    assert (east == west).all()
    assert np.corrcoef(north, east)[0, 1] < -0.6
    assert 0.3 < np.corrcoef(north, drawn[:, Seat.NORTH, Strain.NOTRUMP])[0, 1] < 0.6


def test_trumps_come_first_and_the_order_of_other_suits_is_free(fits: Callable[[str], Any]) -> None:
    fits("drawn_deals")
    import_module("tests.experiments.fitting.learning").trumps_come_first_and_the_order_of_other_suits_is_free(Path())


def test_the_commands_count_a_real_table_as_often_as_the_settings_say(
    fits: Callable[[str], Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_toy_auctions(tmp_path / "program.tsv", 20, seed=4)
    write_toy_auctions(tmp_path / "experts.tsv", 5, seed=5)
    files = (str(tmp_path / "program.tsv"), "--experts", str(tmp_path / "experts.tsv"), "--seed", "7")
    monkeypatch.setattr("sys.argv", ["fit", *files, "-o", str(tmp_path / "weights.npz")])

    contracts, network = fits("contract_network"), contract_network()
    monkeypatch.setattr(contracts, "fit", fit := Mock(return_value=dict(network.weights)))
    monkeypatch.setattr(contracts, "log_rates", lambda _: network.weights["log_rates"])
    contracts.main()
    examples, settings, judged = fit.call_args.args
    assert len(examples[1]) == 18 + 3 * 5
    assert (settings.seed, judged.keys(), len(judged["program"][1])) == (7, {"program"}, 2)
    assert "18 auctions of a program and 5 of real tables" in ContractNetwork.load(tmp_path / "weights.npz").note

    calls = fits("call_network")
    monkeypatch.setattr(calls, "fit", fit := Mock(return_value=WEIGHTS))
    calls.main()
    examples, is_real, *_ = fit.call_args.args
    numbers = [sum(len(auction.calls) for _, auction in toy_deals(5, seed=5)), is_real.sum()]
    assert numbers[0] == numbers[1]
    assert is_real[-numbers[0] :].all()
    assert len(is_real) == len(examples.call)
    assert "seed=7" in CallNetwork.load(tmp_path / "weights.npz").note
