"""Notes on the calls of our own bidders."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from agent.calls.alerts import parse_alert
from agent.registry import parse_bidder
from agent.rules.auction import Auction
from agent.rules.contract import Vulnerability
from ddsolver import Deal, Seat
from experiments.boards.board import Board
from experiments.questions.explain.analysis import shown_by_auction
from experiments.questions.explain.notes import note_of_last_call, with_notes
from experiments.questions.explain.players import Players
from experiments.questions.play.game import Bidding
from experiments.questions.serve.questions import answer
from tests.command import declarer

NONE = Vulnerability.NONE


def note(calls: str, dealer: str = "N", vulnerability: Vulnerability = NONE) -> str:
    return note_of_last_call(Auction(dealer, calls), vulnerability)


def test_a_note_says_what_is_new_in_few_words() -> None:
    assert note("1NT") == "15-17 points; 2-4 spades; 2-4 hearts; balanced"
    assert note("1S") == "10-19 points; 5+ spades"
    assert note("1NT P 2D") == "transfer; 5+ hearts"
    assert note("1H P 4NT P 5C").startswith("1 or 4 key cards for hearts")
    assert note("1NT P 2D P 2H") == ""  # nothing is new


def test_a_pass_has_no_note() -> None:
    assert note("P") == ""
    assert with_notes(Auction("N", "P 1NT P P P"), NONE).alerts == ((1, note("P 1NT")),)


def test_the_seat_of_the_dealer_does_not_count_but_who_is_vulnerable_does() -> None:
    assert note("1S 2H", "N", Vulnerability.EAST_WEST) == note("1S 2H", "E", Vulnerability.NORTH_SOUTH)
    assert note("2H", "N", Vulnerability.NORTH_SOUTH) != note("2H", "N", Vulnerability.EAST_WEST)


def test_alerts_of_the_auction_are_replaced() -> None:
    assert with_notes(Auction("N", "1NT {12-14} P P P"), NONE).alerts == ((0, note("1NT")),)


def test_our_own_reader_takes_a_note_at_its_word() -> None:
    auction = Auction("N", "2S")
    stated = parse_alert(note("2S"), auction.calls)
    assert stated is not None
    assert stated.lengths[0] == (6, 13)
    assert stated.points[1] <= 12


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("calls", ["7NT", "7NT X XX", "1C 7C P 7NT X", "P P P 7S X P P XX", "7C P P X P P XX"])
def test_absurd_calls_have_a_note_or_none_but_no_warning(calls: str) -> None:
    assert isinstance(note(calls), str)


def test_bid_explain_and_the_page_say_the_same_of_a_call_of_our_bidders() -> None:
    called = json.loads(declarer("bid", "KQ4.A83.KJ72.Q53", "--bidder", "net", "--json").stdout)
    auction = Auction(Seat.NORTH, called["call"])
    explained = json.loads(declarer("explain", str(auction), "--systems", "NS=ours", "--json").stdout)
    board = Board(
        "1",
        Deal.from_pbn("N:KQ4.A83.KJ72.Q53 J92.KT4.QT5.KJT6 AT86.Q72.A98.A94 753.J965.643.872").hands,
        Seat.NORTH,
        Vulnerability.NONE,
    )
    bidding = Bidding(board, Seat.SOUTH, parse_bidder("net"), 1, cast(Any, None))
    assert called["shows"]
    assert explained["calls"][0]["words"] == called["shows"] == bidding.shown(auction)[0]
    (asked,) = answer("explain", {"auction": str(auction), "systems": "EW=sayc, NS = Ours"})["calls"]
    assert json.loads(json.dumps(asked)) == explained["calls"][0]


def test_the_chance_and_the_ranges_of_our_calls_are_those_of_the_network_that_bids() -> None:
    opening, answering, _ = shown_by_auction(
        Auction(Seat.NORTH, "1NT P 3NT"), Vulnerability.NONE, Players(ours=tuple(Seat))
    )
    assert opening.after is not None
    assert 13 <= opening.after.points[0] <= 15 <= opening.after.points[1] <= 18
    assert 0.01 < opening.chance < 0.15
    assert answering.words == ": nothing new"
    mixed = shown_by_auction(
        Auction(Seat.NORTH, "1NT P 3NT"), Vulnerability.NONE, Players(ours=(Seat.NORTH, Seat.SOUTH))
    )
    assert (mixed[0], mixed[1].words) != (opening, ": nothing new")
    assert mixed[0] == opening
