"""Notes on the calls of our own bidders."""

from __future__ import annotations

import pytest

from agent.calls.alerts import parse_alert
from agent.rules.auction import Auction
from agent.rules.contract import Vulnerability
from experiments.questions.explain.notes import note_of_last_call, with_notes

NONE = Vulnerability.NONE


def note(calls: str, dealer: str = "N", vulnerability: Vulnerability = NONE) -> str:
    return note_of_last_call(Auction(dealer, calls), vulnerability)


def test_a_note_says_what_is_new_in_few_words() -> None:
    assert note("1NT") == "14-17 points; balanced"
    assert note("1S") == "10-19 points; 5+ spades"
    assert "5+ hearts" in note("1NT P 2D")
    assert note("1NT P 2D P 2H") == ""  # nothing is new


def test_a_pass_has_no_note() -> None:
    assert note("P") == ""
    assert with_notes(Auction("N", "P 1NT P P P"), NONE).alerts == ((1, note("P 1NT")),)


def test_the_seat_of_the_dealer_does_not_count_but_who_is_vulnerable_does() -> None:
    assert note("1S 2H", "N", Vulnerability.EAST_WEST) == note("1S 2H", "E", Vulnerability.NORTH_SOUTH)
    assert note("3S", "N", Vulnerability.NORTH_SOUTH) != note("3S", "N", Vulnerability.EAST_WEST)


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
