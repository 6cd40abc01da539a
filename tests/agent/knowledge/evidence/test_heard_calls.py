"""An alert that fits no layout removes its own call, and players say so."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from agent.calls.network import imitating_network
from agent.calls.reading import read_hands
from agent.knowledge.evidence.calls import AuctionLikelihood, heard_calls, log_likelihood_of_deals, read_hidden_hands
from agent.knowledge.view import View
from agent.registry import Role, parse_player
from agent.rules.auction import Auction
from agent.rules.constraints import parse_constraints, suit_lengths
from agent.rules.contract import Contract, Vulnerability
from agent.table import ask
from ddsolver import Deal, Position, Seat, Suit
from ddsolver.cards import SUIT_CARDS
from ddsolver.deal import hand_from_pbn
from tests.players import sampler

DEAL = Deal.from_pbn("N:QJ7532.KJ7.T8.A5 KT4.A8.KQ975.QT6 A8.95432.J64.K83 96.QT6.A32.J9742")
"""East leads against four spades by North; East and South hold six clubs."""
CONTRACT = Contract.parse("4SN")
END = "4S Pass Pass Pass"


def view_of(calls: str) -> View:
    return View.of(Position(DEAL, "S", Seat.EAST), CONTRACT, Vulnerability.NONE, Auction(Seat.NORTH, calls))


def spades_of_opener(calls: str) -> float:
    belief = sampler(200, AuctionLikelihood(), seed=1).sample(view_of(calls))
    return float(belief.weights @ suit_lengths(belief.layouts[:, Seat.NORTH], Suit.SPADES))


@pytest.mark.parametrize(
    "auction",
    [
        f"1S Pass 2NT 3C {{11+ !C}} {END}",
        f"1S Pass 2NT 3C {{5+ !C; 28-30 HCP}} {END}",
        f"1S Pass 2NT {{7+ !C}} 3C {{7+ !C}} {END}",
    ],
)
def test_only_the_call_with_the_impossible_alert_is_dropped(auction: str) -> None:
    readings = read_hidden_hands(view_of(auction))
    dropped = [(seat, call.number) for seat, each in readings.items() for call in each.calls if call.is_dropped]
    assert dropped == [(Seat.WEST, 3)]
    assert readings[Seat.WEST].known.points == (0, 37)
    assert readings[Seat.WEST].known.lengths[Suit.CLUBS] == (0, 13)


@pytest.mark.slow
def test_the_other_calls_count_as_if_the_dropped_one_had_no_alert() -> None:
    found, without = (spades_of_opener(f"1S Pass 2NT 3C{alert} {END}") for alert in (" {11+ !C}", ""))
    assert found == pytest.approx(without, abs=0.35)


def test_the_remark_of_belief_and_decision_names_the_call() -> None:
    view = view_of(f"1S Pass 2NT 3C {{11+ !C}} {END}")
    words = "no layout fits the alert of West's 3C {11+ !C}, so it says nothing here"
    assert sampler(20, AuctionLikelihood(), seed=1).sample(view).remark == words
    player = parse_player("monte-carlo:samples=4,auction=read", Role.DEFENDER).make(np.random.SeedSequence(1))
    position = Position(DEAL, "S", Seat.EAST)
    assert ask(player, position, CONTRACT, Vulnerability.NONE, view.auction).remark == words
    deaf = parse_player("monte-carlo:samples=4", Role.DEFENDER).make(np.random.SeedSequence(1))
    assert ask(deaf, position, CONTRACT, Vulnerability.NONE, view.auction).remark == ""


def test_a_possible_alert_is_kept_without_a_word() -> None:
    view = view_of(f"1S Pass 2NT 3C {{6+ !C}} {END}")
    assert heard_calls(view, imitating_network()).remark == ""
    assert read_hidden_hands(view)[Seat.WEST].known.lengths[Suit.CLUBS] == (6, 13)


def test_cards_played_make_an_alert_impossible() -> None:
    """West shows out of a suit of which its alert states five."""
    view = view_of(f"1S Pass 2NT 3H {{5+ !H}} {END}")
    assert heard_calls(view, imitating_network()).remark == ""
    view = replace(view, shown_out=(0, 0, 0, SUIT_CARDS[Suit.HEARTS]))
    assert "West's 3H {5+ !H}" in heard_calls(view, imitating_network()).remark


def test_what_is_known_otherwise_stays_where_an_alert_does_not_fit_it() -> None:
    view = replace(view_of(f"1S Pass 2NT 3C {{7+ !C}} {END}"), constraints=parse_constraints("S:C=4+"))
    readings = read_hidden_hands(view)
    assert readings[Seat.SOUTH].known.lengths[Suit.CLUBS] == (4, 13)
    assert readings[Seat.WEST].calls[0].is_dropped


def test_partners_hand_shows_whether_the_system_is_known() -> None:
    """If South's hand does not fit its own calls, North's calls say less of North's hand."""
    auction = Auction(Seat.NORTH, "1S Pass 3S Pass 4S Pass Pass Pass")
    readings = [
        each for seat, each in read_hands(auction, Vulnerability.NONE).items() if seat in (Seat.NORTH, Seat.SOUTH)
    ]
    norths = [hand_from_pbn(text, "a hand") for text in ("AKQ32.32.A32.K32", "32.AQJ32.A32.K32")]
    differences = []
    for south in ("J9854.A4.K94.864", "-.KT9.KQJT54.QJT9"):
        deals = np.zeros((2, 4), dtype=np.int64)
        deals[:, Seat.NORTH], deals[:, Seat.SOUTH] = norths, hand_from_pbn(south, "a hand")
        spades, hearts = log_likelihood_of_deals(readings, {Seat.NORTH}, deals)
        differences.append(spades - hearts)
    assert differences[0] > differences[1] + 0.5 > 4
