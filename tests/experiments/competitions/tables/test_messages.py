"""The lines of the table-manager protocol: one form written, many read."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.rules.auction import Action, Bid, Call
from agent.rules.contract import Vulnerability
from ddsolver import Card, Deal, Seat, Strain
from ddsolver.deal import hand_from_pbn
from experiments.competitions.tables import messages
from experiments.competitions.tables.connection import LineLog
from experiments.competitions.tables.room import Room
from experiments.errors import ProtocolError
from tests.strategies import deals, seats

CALLS = st.one_of(st.sampled_from(Action), st.builds(Bid, st.integers(1, 7), st.sampled_from(Strain)))


def test_lines_are_written_as_the_strictest_programs_read_them() -> None:
    hand = hand_from_pbn("AK5.A4..QJT98652")
    assert messages.connecting("me", Seat.SOUTH) == 'Connecting "me" as South using protocol version 18'
    assert messages.connecting("me", None) == 'Connecting "me" as ANYPL using protocol version 18'
    assert messages.seated(Seat.SOUTH, 'a "b"') == "South (\"a 'b'\") seated"
    assert messages.teams("A", "B") == 'Teams : N/S : "A" E/W : "B"'
    assert messages.board(3, Seat.NORTH, Vulnerability.BOTH) == "Board number 3. Dealer North. Both vulnerable."
    assert messages.board(1, Seat.WEST, Vulnerability.NONE) == "Board number 1. Dealer West. Neither vulnerable."
    assert messages.cards(Seat.SOUTH, hand) == "South's cards : S A K 5. H A 4. D -. C Q J T 9 8 6 5 2."
    assert messages.cards(None, hand).startswith("Dummy's cards : S A K 5.")
    assert messages.call(Seat.EAST, Action.PASS) == "East passes"
    assert messages.call(Seat.EAST, Bid(1, Strain.NOTRUMP), "15-17") == "East bids 1NT Alert. 15-17"
    assert messages.call(Seat.EAST, Action.REDOUBLE, "") == "East redoubles Alert."
    assert messages.play(Seat.WEST, Card.parse("HK")) == "West plays KH"
    assert messages.to_lead(None) == "Dummy to lead"
    assert messages.timing((41, 33.4), (130, 3723)) == (
        "Timing - N/S : this board  00:41,  total  0:02:10.  E/W : this board  00:33,  total  1:02:03."
    )


@given(deals(13), seats, CALLS)
def test_what_is_written_is_read(deal: Deal, seat: Seat, call: Call) -> None:
    assert messages.read_cards(messages.cards(seat, deal.hands[seat])) == (seat, deal.hands[seat])
    assert messages.read_call(messages.call(seat, call)) == (seat, call, None, None)
    assert messages.read_call(messages.call(seat, call, "x y")) == (seat, call, "x y", None)
    assert messages.read_call(messages.call(seat, call, "x", "y z")) == (seat, call, "x", "y z")
    card = deal[seat][0]
    assert messages.read_play(messages.play(seat, card)) == (seat, card)
    assert messages.read_board(messages.board(7, seat, Vulnerability.EAST_WEST)) == (7, seat, Vulnerability.EAST_WEST)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ('Connecting "WBridge5" as ANYPL using protocol version 18', ("WBridge5", None, 18)),
        ('connecting "BEN" as north using protocol version 18 default.conf', ("BEN", Seat.NORTH, 18)),
        ("Connecting x as W using protocol version 19", ("x", Seat.WEST, 19)),
        ('Connecting  "as as good"  as S using  protocol version 18 (v7)', ("as as good", Seat.SOUTH, 18)),
        ('Connecting "" as East using protocol version 18', ("unnamed", Seat.EAST, 18)),
    ],
)
def test_first_lines_of_clients_differ(line: str, expected: tuple[object, ...]) -> None:
    assert messages.read_connecting(line) == expected


@pytest.mark.parametrize(
    ("line", "seat", "capitals"),
    [('EAST ("WBridge5") seated', Seat.EAST, True), ("South x seated", Seat.SOUTH, False)],
)
def test_the_answer_may_lack_its_quotes(line: str, seat: Seat, capitals: bool) -> None:
    assert messages.read_seated(line) == (seat, capitals)


@pytest.mark.parametrize("line", ['Teams: N/S "a" E/W "b"', 'Teams : N/S : "a" E/W : "b". Playing IMP'])
def test_teams_have_two_forms(line: str) -> None:
    assert messages.read_teams(line) == ("a", "b")


@pytest.mark.parametrize(
    "text",
    [
        "S A K 5. H A 4. D -. C Q J T 9 8 6 5 2.",
        "C Q J 10 9 8 6 5 2. D . H A 4. S A K 5.",
        "S A K 5. H A 4. D - . C Q J T 9 8 6 5 2.",
        "s a k 5.h a 4.d -.c q j t 9 8 6 5 2",
    ],
)
def test_hands_have_suits_in_any_order_and_several_signs_for_a_void(text: str) -> None:
    assert messages.read_cards(f"DUMMY's cards: {text}") == (None, hand_from_pbn("AK5.A4..QJT98652"))


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("EAST bids 4C Alert.", (Seat.EAST, Bid(4, Strain.CLUBS), "", None)),
        ("North bids 1NT Infos. 15-17", (Seat.NORTH, Bid(1, Strain.NOTRUMP), None, "15-17")),
        ("North bids 1NT Alert. Infos. 15-17", (Seat.NORTH, Bid(1, Strain.NOTRUMP), "", "15-17")),
        ("North bids 2D alert multi infos. weak  two", (Seat.NORTH, Bid(2, Strain.DIAMONDS), "multi", "weak  two")),
        ("North bids Pass", (Seat.NORTH, Action.PASS, None, None)),
        ("SOUTH bids  x. Alert. takeout", (Seat.SOUTH, Action.DOUBLE, "takeout", None)),
        ("East bids XX", (Seat.EAST, Action.REDOUBLE, None, None)),
        ("East bids Double", (Seat.EAST, Action.DOUBLE, None, None)),
        ("East bids redouble.", (Seat.EAST, Action.REDOUBLE, None, None)),
        ("East bids P", (Seat.EAST, Action.PASS, None, None)),
        ("East pass", (Seat.EAST, Action.PASS, None, None)),
        ("EAST DOUBLE. Alert: 5+ ♠", (Seat.EAST, Action.DOUBLE, "5+ ♠", None)),
        ("East rdbl", (Seat.EAST, Action.REDOUBLE, None, None)),
        ("East bids 2♥\ufe0f, Alert. ♠ and more", (Seat.EAST, Bid(2, Strain.HEARTS), "♠ and more", None)),
        ("East bids 1\tNT", (Seat.EAST, Bid(1, Strain.NOTRUMP), None, None)),
        ("NORTH PASSES", (Seat.NORTH, Action.PASS, None, None)),
        ("North doubles.", (Seat.NORTH, Action.DOUBLE, None, None)),
        ("west  bids  2d.", (Seat.WEST, Bid(2, Strain.DIAMONDS), None, None)),
        ("West redoubles Alert. to play", (Seat.WEST, Action.REDOUBLE, "to play", None)),
    ],
)
def test_calls_have_full_stops_capitals_and_explanations(line: str, expected: tuple[object, ...]) -> None:
    assert messages.is_call(line)
    assert messages.read_call(line) == expected


@pytest.mark.parametrize(
    "line", ["WEST plays kh", "West plays KH. NN", "west plays Kh", "West plays HK", "West plays ♥K", "West plays K♥"]
)
def test_cards_are_read_in_either_order_and_with_words_behind(line: str) -> None:
    assert messages.is_play(line)
    assert messages.read_play(line) == (Seat.WEST, Card.parse("HK"))
    assert (
        messages.read_play(line.replace("West", "dummy").replace("WEST", "Dummy").replace("west", "dummy"))[0] is None
    )


def test_what_a_client_is_ready_for_is_read_with_its_blanks() -> None:
    assert messages.ready_for("WEST ready for  NORTH's bid") == "north's bid"
    assert messages.ready_for("West ready for dummy's card to trick 2") == "dummy's card to trick 2"
    assert messages.ready_for("West ready to start") == "start"
    assert messages.ready_for("West plays KH") is None


@pytest.mark.parametrize(
    ("read", "line", "message"),
    [
        (messages.read_connecting, "hello", "not understood: 'hello'"),
        (messages.read_connecting, 'Connecting "x" as South using protocol version 17', "version 18, not 17"),
        (messages.read_connecting, 'Connecting "x" as Up using protocol version 18', "'Up' is not a seat"),
        (
            messages.read_connecting,
            f'Connecting "x" as South using protocol version 18{" " * 951}.',
            "a first line has at most 1000 characters, not 1001",
        ),
        (messages.read_seated, "Error Team name mismatch", "the manager gave no seat: 'Error Team name mismatch'"),
        (messages.read_board, "Board number 1. Dealer North. Some vulnerable.", "unknown vulnerability 'Some'"),
        (messages.read_cards, "South's cards : S A K 5.", "3 different cards, not 13"),
        (messages.read_call, "South bids 8C", "unknown call: '8C'"),
        (messages.read_play, "South plays 1H", "not understood"),
        (messages.read_call, "South pa\u017f\u017fes", "not understood"),
        (messages.read_play, "South plays \u212aH", "not understood"),
    ],
)
def test_what_cannot_be_read_is_refused_with_what_is_needed(read: object, line: str, message: str) -> None:
    with pytest.raises(ProtocolError) as error:
        read(line)  # type: ignore[operator]
    assert message in str(error.value)


READERS = (
    messages.read_connecting, messages.read_seated, messages.read_teams, messages.read_board, messages.read_cards,
    messages.read_call, messages.read_play,
)  # fmt: skip
TESTS = (
    messages.ready_for, messages.is_call, messages.is_play, messages.is_to_lead, messages.is_start, messages.is_end,
)  # fmt: skip
PIECES = (
    "North", "EAST", "south", "Dummy", "'s cards :", " S", " A K Q", ".", " bids ", "1NT", "8Z", " passes", " plays ",
    "KH", "10s", " Alert.", " ready for ", "bid", '"', " as ", "Connecting", "using protocol version 18", "Teams",
    "N/S : ", "Board number ", "99999999999", " Dealer ", " vulnerable", "\x00", "ü", " to lead", "(", "\t", "-",
    " pa\u017f\u017fes", " plays \u212aH", "\uff13NT",
)  # fmt: skip


def test_ten_thousand_odd_lines_are_read_or_refused() -> None:
    chance = random.Random(4)
    for _ in range(10_000):
        line = "".join(chance.choice(PIECES) for _ in range(chance.randrange(1, 12)))
        for test in TESTS:
            test(line)
        for read in READERS:
            with suppress(ProtocolError):
                read(line)


@pytest.mark.parametrize("name", ["Zoë", "Łukasz ♠ \u2013 x", 'the "best"', f"{'x' * 49} and more"])
def test_a_reserved_seat_is_taken_by_the_client_of_its_name(name: str) -> None:
    clients = {Seat.NORTH: name, Seat.SOUTH: "Zo?x"}
    room = Room(1, clients, clients, LineLog(1, print), print)
    line = messages.as_sent(messages.connecting(name, Seat.NORTH))
    assert room._seat_for(messages.read_connecting(line)) is Seat.NORTH
    assert room._seat_for(messages.Connecting(name.upper(), None, 18)) is Seat.NORTH, "some programs send UTF-8"
    with pytest.raises(ProtocolError, match="North is reserved for"):
        room._seat_for(messages.Connecting("Zo", Seat.NORTH, 18))
