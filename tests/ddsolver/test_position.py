from __future__ import annotations

import pytest
from hypothesis import given

from ddsolver import Card, CardError, Deal, PlayError, Position, Seat, Strain, Tricks
from ddsolver.cards import parse_cards
from ddsolver.position import tricks_of
from tests.strategies import positions

THESIS = Deal.from_pbn("N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3")


def test_a_trick_goes_to_the_highest_trump_or_else_the_highest_of_the_suit_led() -> None:
    position = Position(THESIS, "H", "E", "DA H8 D9 D2")
    assert (position.to_play, position.tricks_won) == (Seat.SOUTH, Tricks(1, 0))
    position = position.play("HA").play("H6").play("H2").play("H7")
    assert (position.to_play, position.tricks_won) == (Seat.SOUTH, Tricks(2, 0))
    assert Position(THESIS, "NT", "E", "DA H8 D9 D2").to_play is Seat.EAST


def test_legal_cards_follow_suit_or_are_all() -> None:
    position = Position(THESIS, "H", "N", "S3")
    assert " ".join(map(str, position.legal())) == "SK ST S9 S7 S5"
    assert len(Position(THESIS, "H", "N", "DQ DA").legal()) == 13


def test_a_position_tells_its_trick_and_who_led_it() -> None:
    position = Position(THESIS, "H", "E", "DA H8 D9 D2 CA CT")
    assert position.trick == (Card.parse("CA"), Card.parse("CT"))
    assert (position.trick_leader, position.to_play) == (Seat.SOUTH, Seat.NORTH)
    assert "".join(map(str, position.players())) == "ESWNSW"


@given(positions())
def test_playing_on_card_by_card_gives_the_position_made_at_once(position: Position) -> None:
    again = Position(position.deal, position.trump, position.leader)
    for card in position.plays:
        assert card in again.legal()
        again = again.play(card)
    assert again == position
    assert hash(again) == hash(position)
    assert (again.hands, again.to_play, again.tricks_won) == (position.hands, position.to_play, position.tricks_won)


@given(positions(largest=4))
def test_a_play_ends_with_every_trick_won_and_no_card_left(position: Position) -> None:
    while not position.is_over:
        position = position.play(position.legal()[0])
    assert sum(position.tricks_won) == position.deal.cards_each
    assert position.legal() == ()
    with pytest.raises(PlayError, match="one card too many"):
        position.play("SA")


def test_a_position_does_not_change_when_played_on() -> None:
    position = Position(THESIS, Strain.HEARTS, Seat.EAST)
    position.play("DA")
    assert position == Position(THESIS, "H", "E")
    with pytest.raises(AttributeError):
        position.to_play = Seat.NORTH  # type: ignore[misc]


@pytest.mark.parametrize(
    ("plays", "message"),
    [
        ("HA", "East cannot play HA at card 1: South holds it"),
        ("DA DA", "South cannot play DA at card 2: it has been played"),
        ("S5 HA", "South revokes with HA at card 2: spades were led and could be followed with S8 S2"),
    ],
)
def test_a_card_that_cannot_be_played_is_refused_with_the_reason(plays: str, message: str) -> None:
    with pytest.raises(PlayError) as error:
        Position(THESIS, "H", "E", plays)
    assert str(error.value) == message


def test_a_card_that_nobody_was_dealt_is_refused() -> None:
    with pytest.raises(PlayError, match="nobody was dealt it"):
        Position(Deal.from_pbn("N:A... K... Q... J..."), "NT", "N", "S2")


def test_text_that_is_no_card_strain_or_seat_is_refused() -> None:
    with pytest.raises(CardError, match="unknown card: 'ZZ'"):
        Position(THESIS, "H", "E", ["ZZ"])
    with pytest.raises(CardError, match="unknown strain: 'X'"):
        Position(THESIS, "X", "E")
    with pytest.raises(CardError, match="unknown seat: 'Y'"):
        Position(THESIS, "H", "Y")


def test_the_tricks_of_a_play_are_led_by_who_won_the_one_before() -> None:
    plays = parse_cards("S5 S2 S3 SK H2 H3 C4")
    first, second = tricks_of(plays, Strain.NOTRUMP, Seat.WEST)
    assert (first.leader, first.cards, first.winner(Strain.NOTRUMP)) == (Seat.WEST, plays[:4], Seat.SOUTH)
    assert second.players == (Seat.SOUTH, Seat.WEST, Seat.NORTH)
    assert second.winner(Strain.NOTRUMP) is Seat.WEST
    assert second.winner(Strain.CLUBS) is Seat.NORTH
    assert list(tricks_of((), Strain.CLUBS, Seat.WEST)) == []


def test_the_trick_on_the_table_is_still_to_be_won() -> None:
    position = Position("N:A2... KQ... 43... 65...", "NT", "N")
    assert [position.tricks_left, position.play("SA").tricks_left] == [2, 2]
    assert Position(position.deal, "NT", "N", "SA SQ S3 S5").tricks_left == 1


def test_a_position_is_shown_as_it_can_be_written() -> None:
    position = Position("N:A2... K3... Q4... J5...", "NT", "N", "SA S3")
    shown = "Position(Deal.from_pbn('N:A2... K3... Q4... J5...'), 'NT', 'N', 'SA S3')"
    assert repr(position) == shown
