"""Following the cards of a file."""

from __future__ import annotations

from ddsolver import Card, Deal, Seat, Strain
from experiments.boards.replay import Replay

DEAL = Deal.from_pbn("N:A2.K.. 43.A.. KQ.2.. 65.3..")


def cards(text: str) -> list[Card]:
    return [Card.parse(card) for card in text.split()]


def test_the_winner_of_a_trick_leads_the_next() -> None:
    replay = Replay(DEAL.hands, Strain.NOTRUMP, Seat.WEST)
    seats = []
    for card in cards("S5 S2 S3 SK H2 H3 HK HA"):
        assert replay.fault(card) is None
        seats.append(str(replay.to_play))
        replay.play(card)
    assert seats == ["W", "N", "E", "S", "S", "W", "N", "E"]
    assert (replay.to_play, replay.trick) == (Seat.EAST, 3)
    assert replay.held[Seat.EAST] == Card.parse("S4").mask


def test_a_ruff_wins_and_a_fault_is_named() -> None:
    replay = Replay(DEAL.hands, Strain.HEARTS, Seat.WEST)
    assert replay.fault(Card.parse("SA")) == "cannot play"
    replay.play(Card.parse("S5"))
    assert replay.fault(Card.parse("HK")) == "revokes with"


def test_a_hidden_hand_may_play_anything() -> None:
    hands = [None, *DEAL.hands[1:]]
    replay = Replay(hands, Strain.NOTRUMP, Seat.NORTH)
    assert replay.fault(Card.parse("D2")) is None
    replay.play(Card.parse("D2"))
    assert replay.held[Seat.NORTH] is None
    assert replay.to_play is Seat.EAST


def test_a_hidden_hand_has_no_card_that_another_one_shows_or_that_was_played() -> None:
    replay = Replay([None, *DEAL.hands[1:3], None], Strain.NOTRUMP, Seat.NORTH)
    assert replay.fault(Card.parse("SK")) == "cannot play", "South holds it"
    for card in cards("S2 S3 SK S5"):
        assert replay.fault(card) is None
        replay.play(card)
    replay.play(Card.parse("SQ"))
    assert replay.to_play is Seat.WEST
    assert replay.fault(Card.parse("S2")) == "cannot play", "North played it"
