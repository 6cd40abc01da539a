"""Which of equally good cards is played."""

from __future__ import annotations

import numpy as np
import pytest

from agent.knowledge.view import View
from agent.players.objective import Order, Ties
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Card, Deal, Position, Strain
from tests.players import monte_carlo, payoff

HEARTS = Contract.parse("1HS")
NOTRUMP = Contract.parse("1NTS")
DEAL = Deal.from_pbn("S:K2.AQ.7.6 43.32.4.5 A5.KJ.8.9 QJ.54.6.7")


def view(contract: Contract, plays: str = "") -> View:
    return View.of(Position(DEAL, contract.strain, "S", plays), contract, Vulnerability.NONE)


def order(ties: Ties, contract: Contract, seed: int = 0) -> list[str]:
    """The lowest card of each run, in the order of preference."""
    runs = Order(ties, np.random.default_rng(seed))(view(contract).runs(), contract.strain)
    return [str(run[-1]) for run in runs]


def test_trumps_come_first_and_then_low_cards_and_clubs() -> None:
    assert [card for card in order("trumps", HEARTS) if card[0] != "H"] == ["S2", "C6", "D7", "SK"]
    assert all(card[0] == "H" for card in order("trumps", HEARTS)[: -len(["S2", "C6", "D7", "SK"])])


def test_the_cheapest_has_trumps_last() -> None:
    cheap = order("cheapest", HEARTS)
    assert cheap[:4] == ["S2", "C6", "D7", "SK"]
    assert all(card[0] == "H" for card in cheap[4:])


def test_without_trumps_both_are_the_same() -> None:
    assert order("trumps", NOTRUMP) == order("cheapest", NOTRUMP)


def test_at_random_any_run_may_come_first() -> None:
    firsts = {order("random", HEARTS, seed)[0] for seed in range(60)}
    assert firsts == set(order("trumps", HEARTS))


@pytest.mark.parametrize(("ties", "first"), [("trumps", "H"), ("cheapest", "S")])
def test_both_declarers_play_the_first_of_equal_cards(ties: Ties, first: str) -> None:
    """Every trick is the declarer's side's whatever is led, so that all cards are equal."""
    deal = Deal.from_pbn("S:A2.AK.. 43.32.. K5.QJ.. QJ.54..")
    seen = View.of(Position(deal, "H", "S"), HEARTS, Vulnerability.NONE)
    for player in (monte_carlo, payoff):
        declarer = player(1, samples="all", aim="make", ties=ties)
        assert str(declarer.decide(seen).card)[0] == first


def test_the_highest_card_of_a_run_counts_and_of_equal_ranks_clubs_come_first() -> None:
    runs = [tuple(Card.parse(card) for card in text.split()) for text in ("C9 C8 C5", "D7 D6", "S6", "H6", "H4 H3")]
    ordered = Order("cheapest", np.random.default_rng(0))(runs, Strain.SPADES)
    assert [str(run[0]) for run in ordered] == ["H4", "H6", "D7", "C9", "S6"]
    assert [str(run[0]) for run in Order("trumps", np.random.default_rng(0))(runs, Strain.NOTRUMP)] == [
        *("H4", "H6", "S6", "D7", "C9")
    ]
