from __future__ import annotations

import numpy as np
import pytest

from agent.calls.contract_network import contract_network, contract_pairs
from agent.knowledge.belief import effective_size
from agent.rules.constraints import high_card_points, suit_lengths
from agent.rules.contract import Contract
from agent.rules.dealing import random_deals
from ddsolver.cards import Suit


def test_hands_of_a_pair_have_no_common_card() -> None:
    pairs = contract_pairs(Contract.parse("3NT by S"))
    assert not (pairs.declarers & pairs.dummies).any()
    assert pairs.weights.sum() == pytest.approx(1)


def test_pairs_agree_with_random_deals() -> None:
    """The sample has too many strong and weak pairs, and its weights correct this."""
    contract = Contract.parse("2S by N")
    deals = random_deals(50_000, np.random.default_rng(7))
    weights = np.exp(contract_network().log_likelihood(deals[:, 1], deals[:, 3], contract))
    pairs = contract_pairs(contract)
    for values, uniform in (
        (high_card_points(pairs.declarers), high_card_points(deals[:, 1])),
        (suit_lengths(pairs.dummies, Suit.SPADES), suit_lengths(deals[:, 3], Suit.SPADES)),
    ):
        assert pairs.weights @ values == pytest.approx(weights @ uniform / weights.sum(), abs=0.4)


@pytest.mark.parametrize("text", ["1NT", "2C", "3NT", "4S", "5D", "6H", "6NT", "7C", "7NT"])
def test_many_pairs_count_at_every_level(text: str) -> None:
    assert effective_size(contract_pairs(Contract.parse(f"{text} by E")).weights) > 100


def test_declarer_of_a_game_in_spades_has_spades_and_a_fit() -> None:
    pairs = contract_pairs(Contract.parse("4S by S"))
    spades = suit_lengths(pairs.declarers, Suit.SPADES).astype(np.int64)
    assert pairs.weights @ (spades >= 4) > 0.85
    assert pairs.weights @ (spades + suit_lengths(pairs.dummies, Suit.SPADES) >= 8) > 0.9


@pytest.mark.parametrize(("text", "low", "high"), [("3NT", 24, 27), ("6NT", 30.5, 34.5)])
def test_a_contract_shows_the_points_of_its_side(text: str, low: float, high: float) -> None:
    pairs = contract_pairs(Contract.parse(f"{text} by S"))
    assert low < pairs.weights @ (high_card_points(pairs.declarers) + high_card_points(pairs.dummies)) < high
