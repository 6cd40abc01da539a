from __future__ import annotations

import re

import numpy as np
import pytest

from agent.knowledge.view import View
from agent.rules.auction import Auction
from agent.rules.constraints import parse_constraints
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Deal, Position, Seat
from experiments.questions.explain.analysis import describe_hidden_hands, sample_belief, shown_by_auction
from tests.command import declarer


def test_alerts_are_shown_and_a_call_is_not_used_only_if_its_alert_contradicts_the_usual_meaning() -> None:
    natural, drury, plain, multi = (
        declarer("explain", text).stdout.splitlines()[-1]
        for text in ("1S {5+ !S}", "1S P 2C {Drury}", "1S P 2C", "2D {6-card major}")
    )
    assert natural.startswith("North 1S (alert '5+ !S'): probably ")
    assert drury.replace(" (alert 'Drury')", "") == plain
    assert multi.endswith(": not the usual meaning, and the alert states no numbers; the call is not used")


@pytest.mark.parametrize("call", ["4S {10 spades}", "1NT {30-32}", "2C {29+}"])
def test_an_alert_that_no_hand_of_the_sample_fits_is_not_passed_over(call: str) -> None:
    assert declarer("explain", call).stdout.endswith(": too few hands call so; nothing is estimated\n")


def test_a_call_that_such_hands_hardly_make_is_called_unusual() -> None:
    usual, unusual = (shown_by_auction(Auction("N", calls), Vulnerability.NONE)[-1] for calls in ("1S P 2S", "1S P 5C"))
    assert not usual.is_unusual
    assert unusual.is_unusual
    assert "% of such hands call so" in unusual.words or "nothing is estimated" in unusual.words


@pytest.mark.parametrize("calls", ["2C", "2D", "2H", "2NT", "3S", "4H", "1C 2NT", "1H 2C", "P 1H 4S"])
def test_a_call_that_few_hands_make_is_not_unusual_with_those_hands(calls: str) -> None:
    shown = shown_by_auction(Auction("N", calls), Vulnerability.NONE)[-1]
    assert shown.chance < 0.05
    assert "of such hands call so" not in shown.words


def test_hidden_hands_have_the_ranges_and_the_honours_that_they_probably_hold() -> None:
    """West is known to hold 27 points or more of the 37 that North does not see, so most of the aces."""
    deal = Deal.from_pbn("N:9876.J76.8765.Q6 KJ2.QT98.QT9.T98 T43.543.432.7542 AQ5.AK2.AKJ.AKJ3")
    auction, known = Auction(Seat.WEST, "2NT P 3NT P P P"), parse_constraints("W:hcp=27-30")
    position, contract = Position(deal, "NT", Seat.NORTH), Contract.parse("3NTW")
    view = View.of(position, contract, Vulnerability.NONE, auction, Seat.NORTH, known)
    lines = describe_hidden_hands(view, sample_belief(view, 200, np.random.default_rng(1)))
    assert sorted(line.split(" probably has ")[0] for line in lines) == ["East", "South", "West"]
    west = next(line for line in lines if line.startswith("West"))
    assert re.search(r"has 27-(2[7-9]|30) points", west)
    assert re.search(r", .A (7|8|9|10)[0-9] %", west)
