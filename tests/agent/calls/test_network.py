from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.calls.auction_batch import turn_after
from agent.calls.network import CallNetwork, call_network, hand_features, imitating_network
from agent.errors import AuctionError
from agent.rules.auction import CALLS, Auction, call_number
from agent.rules.contract import Vulnerability
from agent.rules.dealing import random_deals
from ddsolver import Seat
from ddsolver.deal import hand_from_pbn

HANDS = random_deals(100, np.random.default_rng(3)).ravel()
AUCTION = Auction(Seat.EAST, "Pass 1H X 2H Pass Pass 2S Pass")
NONE, NS, EW = Vulnerability.NONE, Vulnerability.NORTH_SOUTH, Vulnerability.EAST_WEST


def random_network(scale: float = 0.1) -> CallNetwork:
    """A network with random weights."""
    generator = np.random.default_rng(4)
    arrays = {name: generator.normal(size=shape, scale=scale) for name, shape in CallNetwork.shapes(16).items()}
    return CallNetwork(arrays, "random")


def plain_logits(network: CallNetwork, hand: NDArray[np.int64], calls: list[int]) -> NDArray[np.float64]:
    """The logits of one hand, from the definition, in double precision."""
    weights = {name: array.astype(float) for name, array in network.weights.items()}
    features = np.concatenate([hand_features(hand[None])[0], turn_after(tuple(calls)).context])
    first = np.concatenate([weights["hand"], weights["context"]])
    hidden = np.maximum(features @ first + weights["first_bias"], 0)
    for layer, bias in zip(weights["layers"], weights["biases"], strict=True):
        hidden = hidden + np.maximum(hidden @ layer + bias, 0)
    return np.asarray(hidden @ weights["output"] + weights["output_bias"])


def test_probabilities_are_those_of_the_layers() -> None:
    network = random_network()
    calls = [call_number(call) for call in AUCTION.calls]
    logits = plain_logits(network, HANDS[0], calls)
    legal = [AUCTION.is_legal(call) for call in CALLS]
    shares = np.exp(logits) * legal / (np.exp(logits) * legal).sum()
    found = np.exp(network.log_probabilities(HANDS[:1], AUCTION, NONE)[0])
    np.testing.assert_allclose(found, shares, rtol=1e-4)


def test_probabilities_sum_to_1_over_legal_calls() -> None:
    for texts in ("", "1C", "7NT", "P P P", "1C X XX P", "1S P P"):
        auction = Auction(Seat.SOUTH, texts)
        shares = np.exp(imitating_network().log_probabilities(HANDS, auction, NS))
        np.testing.assert_allclose(shares.sum(axis=1), 1)
        assert ((shares > 0) == [auction.is_legal(call) for call in CALLS]).all()


def test_no_call_is_impossible_with_any_hand() -> None:
    """Weights a hundred times too large make the layers sure of one call."""
    logs = random_network(scale=10).call_log_likelihoods(HANDS, Seat.WEST, AUCTION, NONE)
    assert np.isfinite(logs).all()
    assert logs.min() < -1000


def test_likelihoods_add_up_the_calls_of_the_seat() -> None:
    network = random_network()
    expected = np.zeros(len(HANDS))
    for number in (2, 6):  # West's calls
        before = Auction(Seat.EAST, AUCTION.calls[:number])
        assert before.to_call is Seat.WEST
        expected += network.log_probabilities(HANDS, before, EW)[:, call_number(AUCTION.calls[number])]
    np.testing.assert_allclose(network.call_log_likelihoods(HANDS, Seat.WEST, AUCTION, EW).sum(axis=0), expected)


def test_turning_the_table_changes_nothing() -> None:
    network = random_network()
    here = network.call_log_likelihoods(HANDS, Seat.WEST, AUCTION, EW, ("sayc", "robots"))
    there = network.call_log_likelihoods(HANDS, Seat.NORTH, AUCTION.dealt_by(Seat.SOUTH), NS, ("robots", "sayc"))
    np.testing.assert_array_equal(here, there)


def test_vulnerability_and_both_systems_count() -> None:
    network = random_network()
    found = [
        network.call_log_likelihoods(HANDS, Seat.WEST, AUCTION, vulnerability, systems)[:, 0].sum()
        for vulnerability in (NONE, NS, EW)
        for systems in (("unknown", "unknown"), ("sayc", "unknown"), ("unknown", "sayc"))
    ]
    assert len(set(found)) == len(found)


def test_a_seat_that_made_no_call_shows_nothing() -> None:
    found = random_network().call_log_likelihoods(HANDS, Seat.NORTH, Auction(Seat.EAST, "1NT"), NONE)
    assert found.shape == (0, len(HANDS))


def test_a_finished_auction_has_no_next_call() -> None:
    with pytest.raises(AuctionError, match=r"auction is over \(1NT Pass Pass Pass\)"):
        random_network().log_probabilities(HANDS, Auction(Seat.EAST, "1NT P P P"), NONE)


def test_the_weights_of_the_package_are_small_and_say_how_they_were_made() -> None:
    network = imitating_network()
    assert sum(array.size for array in network.weights.values()) * 2 < 640_000
    assert "auctions of a program" in network.note


@pytest.mark.parametrize(
    ("hand", "calls", "likeliest"),
    [
        ("AQ6.KJ73.A82.QT4", "", "1NT"),
        ("AKQ85.K73.82.QT4", "", "1S"),
        ("J6.73.8642.T9754", "", "Pass"),
        ("KQJ9876.73.82.Q4", "", "3S"),
        ("AQ65.K732.4.A865", "1D", "X"),
        ("KJ65.Q732.865.A4", "1NT P", "2C"),
    ],
)
def test_the_network_bids_textbook_hands(hand: str, calls: str, likeliest: str) -> None:
    hands = np.array([hand_from_pbn(hand)])
    logs = imitating_network().log_probabilities(hands, Auction(Seat.NORTH, calls), NONE)[0]
    assert str(CALLS[int(logs.argmax())]) == likeliest


def test_the_name_of_version_0_2_names_the_new_one() -> None:
    with pytest.warns(DeprecationWarning, match="call_network is imitating_network now"):
        assert call_network() is imitating_network()
