from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.calls.contract_network import (
    FLAT_SHARE,
    NONE,
    OUTCOMES,
    ContractNetwork,
    contract_network,
    outcome,
)
from agent.calls.network import hand_features
from agent.rules.auction import STRAINS_UPWARDS
from agent.rules.constraints import high_card_points, suit_lengths
from agent.rules.contract import Contract
from agent.rules.dealing import random_deals
from ddsolver import Seat
from ddsolver.cards import Suit

DEALS = random_deals(20_000, np.random.default_rng(3))
DECLARERS, DUMMIES = DEALS[:, Seat.SOUTH], DEALS[:, Seat.NORTH]
FEW = DECLARERS[:50], DUMMIES[:50]


def random_network(scale: float = 0.1) -> ContractNetwork:
    """A network with random weights."""
    generator = np.random.default_rng(4)
    return ContractNetwork(
        {name: generator.normal(size=shape, scale=scale) for name, shape in ContractNetwork.shapes(8).items()}
    )


def mean_given(text: str, values: NDArray[np.int64]) -> float:
    """The mean of values, one a deal, over deals weighed by how likely a contract of South is."""
    weights = np.exp(contract_network().log_likelihood(DECLARERS, DUMMIES, Contract.parse(text, Seat.SOUTH)))
    return float(weights @ values / weights.sum())


def in_both(suit: Suit) -> NDArray[np.int64]:
    """The cards of a suit that South and North have together."""
    return suit_lengths(DECLARERS, suit).astype(np.int64) + suit_lengths(DUMMIES, suit)


POINTS = high_card_points(DECLARERS) + high_card_points(DUMMIES)
"""The points of South and North together."""


def test_probabilities_are_those_of_the_layers() -> None:
    network = random_network()
    weights = network.weights
    own, dummy = (hand_features(hands[:1])[0].astype(float) for hands in FEW)
    hidden = np.maximum(own @ weights["declarer"] + dummy @ weights["dummy"] + weights["first_bias"], 0)
    hidden = hidden + np.maximum(hidden @ weights["layer"] + weights["bias"], 0)
    shares, rates = np.exp(hidden @ weights["output"] + weights["output_bias"]), np.exp(weights["log_rates"])
    expected = (1 - FLAT_SHARE) * shares / shares.sum() + FLAT_SHARE * rates / rates.sum()
    np.testing.assert_allclose(np.exp(network.log_probabilities(*FEW)[0]), expected)


def test_probabilities_sum_to_1_and_none_is_0() -> None:
    """Weights a hundred times too large make the layers sure of one outcome; the flat share stays."""
    for network in (contract_network(), random_network(scale=10)):
        logs = network.log_probabilities(*FEW)
        assert logs.shape == (50, OUTCOMES)
        np.testing.assert_allclose(np.exp(logs).sum(axis=1), 1)
        assert np.isfinite(logs).all()


def test_the_flat_share_is_of_contracts_that_show_nothing() -> None:
    """Over random hands, the mean probability of a contract hardly depends on the flat share."""
    least, most = (
        np.exp(replace(contract_network(), flat_share=share).log_probabilities(DECLARERS, DUMMIES)).mean(axis=0)
        for share in (0, 1)
    )
    common = most > 0.002
    np.testing.assert_allclose(least[common], most[common], rtol=0.1)


def test_every_contract_is_an_outcome_of_its_own() -> None:
    contracts = [Contract(level, strain, Seat.EAST) for level in range(1, 8) for strain in STRAINS_UPWARDS]
    assert [outcome(contract) for contract in contracts] == [*range(NONE)]
    assert outcome(Contract.parse("4SX", Seat.WEST)) == outcome(Contract.parse("4S", Seat.EAST))


def test_the_seat_of_declarer_changes_nothing() -> None:
    here, there = (
        contract_network().log_likelihood(*FEW, Contract.parse("4S", seat)) for seat in (Seat.EAST, Seat.SOUTH)
    )
    np.testing.assert_array_equal(here, there)


def test_a_batch_gives_what_its_pairs_give() -> None:
    logs = contract_network().log_probabilities(*FEW)
    for number in (0, 7):
        alone = contract_network().log_probabilities(*(hands[[number]] for hands in FEW))
        np.testing.assert_allclose(alone[0], logs[number], rtol=1e-5)


@pytest.mark.parametrize(
    ("text", "low", "high"), [("1NT", 20, 23), ("2H", 18, 23), ("3NT", 24, 27), ("4S", 22, 26), ("6NT", 30.5, 34.5)]
)
def test_a_contract_shows_the_points_of_its_side(text: str, low: float, high: float) -> None:
    """At real tables, 6NT was bid with 31.2 points on average, because long suits replace points."""
    assert low <= mean_given(text, POINTS) <= high


@pytest.mark.parametrize(("text", "suit"), [("4S", Suit.SPADES), ("4H", Suit.HEARTS), ("5D", Suit.DIAMONDS)])
def test_a_game_in_a_suit_shows_a_fit(text: str, suit: Suit) -> None:
    assert mean_given(text, in_both(suit)) > 8
    assert mean_given(text, (in_both(suit) >= 8).astype(np.int64)) > 0.9


def test_declarer_has_the_longer_trumps() -> None:
    longer = suit_lengths(DECLARERS, Suit.SPADES) > suit_lengths(DUMMIES, Suit.SPADES)
    assert mean_given("4S", longer.astype(np.int64)) > 0.7


def test_the_weights_of_the_package_are_small_and_say_how_they_were_made() -> None:
    network = contract_network()
    assert sum(array.size for array in network.weights.values()) * 2 < 60_000
    assert "auctions of a program" in network.note
