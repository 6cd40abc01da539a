"""The examples of the thesis, section 3.1; the suit symbols are missing in our copy of it, and are supplied here."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from agent.errors import AuctionError
from agent.rules.auction import (
    CALLS,
    DOUBLE,
    PASS,
    REDOUBLE,
    STRAINS_UPWARDS,
    Action,
    Auction,
    Bid,
    call_number,
    parse_call,
)
from agent.rules.contract import Contract
from ddsolver import Seat, Strain, Suit


@pytest.mark.parametrize("call", ["3C", "2NT", "2S", "6NT", "Pass"])
def test_a_bid_over_two_hearts_needs_a_higher_level_or_a_stronger_strain(call: str) -> None:
    assert Auction("N", "2H").is_legal(call)


@pytest.mark.parametrize("call", ["1NT", "2C", "1D", "2H"])
def test_a_weaker_bid_over_two_hearts_is_insufficient(call: str) -> None:
    with pytest.raises(AuctionError, match="insufficient: it must outrank 2H"):
        Auction("N", "2H").call(call)


@pytest.mark.parametrize(
    ("calls", "contract"),
    [
        ("1S P P X P P P", "1SNx"),
        ("1S P 2H P P P", "2HS"),
        ("1S P 2S P P P", "2SN"),
        ("1S P 2S P P X XX P P P", "2SNxx"),
        ("1S P 1NT P P P", "1NTS"),
        ("1S X 2H P P P", "2HS"),
        ("1S 2S P P P", "2SE"),
    ],
)
def test_an_auction_leads_to_its_contract(calls: str, contract: str) -> None:
    auction = Auction("N", calls)
    assert auction.is_over
    assert auction.contract == Contract.parse(contract)


def test_an_incomplete_auction_has_the_contract_it_would_have_if_all_passed() -> None:
    auction = Auction("N", "1S P P")
    assert not auction.is_over
    assert auction.to_call is Seat.WEST
    assert auction.call("Pass").contract == Contract.parse("1SN") == auction.contract


def test_four_passes_end_the_auction_without_a_contract_but_three_do_not() -> None:
    assert not Auction("N", "P P P").is_over
    assert Auction("N", "P P P 1C").contract == Contract.parse("1CW")
    passed = Auction("N", "P P P P")
    assert passed.is_over
    assert passed.is_passed_out
    assert passed.contract is None


@pytest.mark.parametrize(
    ("calls", "message"),
    [
        ("1S P 1H", "South's 1H (call 3) is insufficient: it must outrank 1S"),
        ("1S P X", "South's X (call 3) is not allowed: a double must follow an opponent's bid"),
        ("X", "North's X (call 1) is not allowed"),
        ("1S P P XX", "West's XX (call 4) is not allowed: a redouble must follow an opponent's double"),
        ("1S X P XX", "West's XX (call 4) is not allowed"),
        ("1S X XX X", "West's X (call 4) is not allowed"),
        ("1S P P P P", "North's Pass (call 5) comes after the auction has ended"),
    ],
)
def test_an_illegal_call_is_refused_with_who_and_why(calls: str, message: str) -> None:
    with pytest.raises(AuctionError) as error:
        Auction("N", calls)
    assert message in str(error.value)


def test_a_double_is_cancelled_by_the_next_bid_and_may_come_again() -> None:
    assert Auction("N", "1S X 2S P P P").contract == Contract.parse("2SN")
    assert Auction("N", "1S X 2S X P P P").contract == Contract.parse("2SNx")
    assert Auction("N", "1S X P P XX P P P").contract == Contract.parse("1SNxx")


def test_the_declarer_is_the_first_of_the_side_to_have_named_the_strain() -> None:
    assert Auction("N", "P 1H P 2H P 4H P P P").contract == Contract.parse("4HE")
    assert Auction("E", "1H 1S 2H 2S P P P").contract == Contract.parse("2SS")


def test_the_example_of_section_3_4_ends_in_seven_hearts_by_north() -> None:
    auction = Auction("N", "1D 1S X P 3H P 4C P 4S P 5NT P 7H P P P")
    assert auction.contract == Contract.parse("7HN")
    assert auction.seat_of(3) is Seat.WEST


@pytest.mark.parametrize(
    ("text", "call"),
    [
        ("p", Action.PASS),
        ("Dbl", Action.DOUBLE),
        ("xx", Action.REDOUBLE),
        ("3n", Bid(3, Strain.NOTRUMP)),
        ("7♠", Bid(7, Strain.SPADES)),
    ],
)
def test_a_call_is_read_from_its_usual_spellings(text: str, call: object) -> None:
    assert parse_call(text) == call


@pytest.mark.parametrize("text", ["", "8C", "0NT", "4", "NT", "XXX"])
def test_an_unknown_call_is_refused_with_its_text(text: str) -> None:
    with pytest.raises(AuctionError, match=f"unknown call: {text!r}"):
        parse_call(text)


def test_every_strain_may_be_bid_over_the_one_before() -> None:
    bids = [Bid(1, strain) for strain in STRAINS_UPWARDS]
    assert len(bids) == len(Strain)
    assert all(over.outranks(bid) for bid, over in pairwise(bids))


def test_alerts_stand_behind_their_calls_and_are_read_back() -> None:
    auction = Auction("W", "1NT {15-17} Pass 2C Pass 2D {no four-card major}")
    assert auction.alerts == ((0, "15-17"), (4, "no four-card major"))
    assert auction.calls == Auction("W", "1NT P 2C P 2D").calls
    assert Auction("W", str(auction)) == auction != Auction("W", auction.calls)
    again = auction.call("Pass").alert("x{y}")
    assert str(again) == "1NT {15-17} Pass 2C Pass 2D {no four-card major} Pass {x(y)}"
    assert auction.alert("other").alerts == ((0, "15-17"), (4, "other"))


@pytest.mark.parametrize("dealer", Seat)
@pytest.mark.parametrize("seat", Seat)
def test_a_seat_hears_all_alerts_but_those_of_its_partner(dealer: Seat, seat: Seat) -> None:
    auction = Auction(dealer, "1C {a} 1D {b} 1H {c} 1S {d} 1NT {e} Pass Pass {g}")
    alerts = ((0, "a"), (1, "b"), (2, "c"), (3, "d"), (4, "e"), (6, "g"))
    expected = tuple((number, text) for number, text in alerts if Seat((dealer + number) % 4) is not seat.partner)
    assert auction.heard_by(seat).alerts == expected
    assert auction.heard_by(seat).calls == auction.calls
    assert auction.heard_by(seat).dealer is dealer


def test_an_alert_needs_a_call() -> None:
    with pytest.raises(AuctionError, match=r"an alert before the first call: '15-17' \(an alert follows its call\)"):
        Auction("W", "{15-17} 1NT")


@pytest.mark.parametrize("calls", ["1NT {15-17", "1NT 15-17}", "1NT {", ["1NT", "{15-17"]])
def test_braces_that_do_not_pair_are_no_calls(calls: str | list[str]) -> None:
    with pytest.raises(AuctionError, match=r"unknown call: '({|15-17\}|{15-17)' \(write an alert between"):
        Auction("W", calls)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Bid(1, 4), "the strain of a bid is 4: a Strain is needed"),  # type: ignore[arg-type]
        (lambda: Bid(8, Strain.CLUBS), "no such bid: level 8"),
        (lambda: Bid("1", Strain.CLUBS), "the level of a bid is '1'"),  # type: ignore[arg-type]
        (lambda: parse_call(None), "not a call: None"),  # type: ignore[arg-type]
        (lambda: Auction("N", [Strain.CLUBS]), "not a call: <Strain.CLUBS"),  # type: ignore[list-item]
        (lambda: Auction("N", 5), "not calls: 5"),  # type: ignore[arg-type]
    ],
)
def test_a_call_of_a_wrong_kind_is_refused(make: Callable[[], object], message: str) -> None:
    with pytest.raises(AuctionError, match=message):
        make()


def test_calls_are_numbered_upwards_from_one_club() -> None:
    assert [str(CALLS[number]) for number in (0, 4, 5, 34, PASS, DOUBLE, REDOUBLE)] == [
        "1C", "1NT", "2C", "7NT", "Pass", "X", "XX",
    ]  # fmt: skip
    assert all(call_number(call) == number for number, call in enumerate(CALLS))


def test_the_suits_that_seats_bid_are_those_of_their_own_bids() -> None:
    auction = Auction(Seat.NORTH, "1C 1S X 2NT 3C P 3H")
    assert auction.suits_bid(Seat.NORTH) == {Suit.CLUBS}
    assert auction.suits_bid(Seat.EAST, Seat.WEST) == {Suit.SPADES}
    assert auction.suits_bid(Seat.SOUTH, Seat.NORTH) == {Suit.CLUBS, Suit.HEARTS}
    assert auction.suits_bid(Seat.WEST) == set()
