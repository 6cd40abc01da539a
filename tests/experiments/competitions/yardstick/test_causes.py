from __future__ import annotations

from dataclasses import replace

import pytest

from agent.rules.auction import Auction
from agent.rules.contract import Contract
from ddsolver import Card, Position, Seat
from experiments.competitions.yardstick.causes import cause_of, causes, costliest, mistakes
from experiments.questions.review.analysis import ReviewedCard, TurnRole
from experiments.questions.review.asked import AskedTurn
from tests.asked import asked_table, asked_turn


def turn_of(position: Position, contract: str, theirs: str, free: str = "") -> AskedTurn:
    settled = Contract.parse(contract)
    seat = position.to_play
    role: TurnRole = "declarer" if seat.same_side(settled.declarer) else "defence" if position.plays else "lead"
    decides = settled.declarer if seat is settled.dummy else seat
    card = Card.parse(theirs)
    turn = ReviewedCard("1", settled, position, decides, "p", "q", role, card, 0, (), is_choice=True)
    return AskedTurn(turn, (), (), (), (card, *map(Card.parse, free.split())))


LEADER = "N:432.432.432.5432 K865.A7.QJT8.J96 AQJT.KQJT.AK5.AK 97.9865.976.QT87"
"""East leads against a contract of North's: it has Kxxx, Ax, a sequence, and Jxx."""


@pytest.mark.parametrize(
    ("contract", "ours", "theirs", "calls", "cause"),
    [
        ("3NTN", "S5", "DQ", "", "led from an honour, a passive lead was right"),
        ("3NTN", "C6", "HA", "", "led passively, a lead from an honour was right"),
        ("3NTN", "C6", "DQ", "", "wrong suit, otherwise"),
        ("3NTN", "D8", "DQ", "", "right suit, wrong card"),
        ("4SN", "S5", "DQ", "", "led trumps"),
        ("4SN", "DQ", "S5", "", "did not lead trumps"),
        ("3NTN", "DQ", "C6", "Pass Pass Pass 1C", "did not lead partner's suit"),
        ("3NTN", "C6", "DQ", "Pass Pass Pass 1C", "led partner's suit, another was right"),
        ("3NTN", "C6", "DQ", "1C Pass Pass", "wrong suit, otherwise"),
    ],
)
def test_leads(contract: str, ours: str, theirs: str, calls: str, cause: str) -> None:
    settled = Contract.parse(contract)
    position = Position(LEADER, settled.strain, settled.leader)
    assert position.to_play is Seat.EAST
    auction = Auction("N", calls) if calls else None
    assert cause_of(turn_of(position, contract, theirs), Card.parse(ours), auction) == cause


WINNERS = "N:K2..32. 93...K2 54..5.Q A..A6.3"
RUFF = "N:K2.5.3. 93.2..2 54.4.5. A6..A2."
RUFF_AND_DISCARD = "N:K2.5.3. 93..4.2 54.4.5. ..A2.Q9"
TRUMPS = "N:K2.5.3. 93.2.4. 54.4.5. A6.3.2."


@pytest.mark.parametrize(
    ("deal", "trump", "ours", "theirs", "cause"),
    [
        (WINNERS, "NT", "C3", "SA", "did not cash out"),
        (WINNERS, "NT", "SA", "C3", "cashed a winner too early"),
        (RUFF, "H", "S6", "DA", "did not give a ruff"),
        (RUFF_AND_DISCARD, "H", "CQ", "D2", "gave a ruff and discard"),
        (TRUMPS, "H", "H3", "SA", "led trumps"),
        (TRUMPS, "H", "SA", "H3", "did not lead trumps"),
    ],
)
def test_leads_to_later_tricks(deal: str, trump: str, ours: str, theirs: str, cause: str) -> None:
    """West leads from the last cards of a deal."""
    turn = turn_of(Position(deal, trump, "W"), f"3{trump}S", theirs)
    turn = replace(turn, turn=replace(turn.turn, role="defence"))
    assert cause_of(turn, Card.parse(ours), None) == cause


def test_the_suit_that_partner_led_first_is_partners_suit() -> None:
    position = Position("N:32.3.3. Q5.4.2. 94.5.K. A76..5.", "NT", "E", "S5 S4 SA S2")
    assert position.to_play is Seat.WEST
    for ours, theirs, cause in (
        ("D5", "S6", "did not return partner's suit"),
        ("S6", "D5", "returned partner's suit, another was right"),
    ):
        assert cause_of(turn_of(position, "3NTN", theirs), Card.parse(ours), None) == cause


FOLLOWS = {
    "honour led": ("N:J..2. K2... A3... Q4...", "SJ"),
    "low led": ("N:3..2. K2... A4... Q5...", "S3"),
    "third": ("N:3..2. 9..3. QT... J2...", "S3 S9"),
    "third, behind": ("N:3..2. 9..3. J8... Q2...", "S3 S9"),
    "partner winning": ("N:A..2. 9..3. K2... J3...", "SA S9"),
    "fourth": ("N:3..2. 9..3. 2.5.. K4...", "S3 S9 S2"),
    "fourth, beaten": ("N:A..2. 9..3. 2.5.. K4...", "SA S9 S2"),
}


@pytest.mark.parametrize(
    ("which", "ours", "theirs", "cause"),
    [
        ("honour led", "S2", "SK", "did not cover an honour"),
        ("honour led", "SK", "S2", "covered an honour"),
        ("low led", "SK", "S2", "second hand too high"),
        ("low led", "S2", "SK", "second hand too low"),
        ("third", "SQ", "ST", "won, ducking was right"),
        ("third", "ST", "SQ", "ducked, winning was right"),
        ("partner winning", "S2", "SK", "did not unblock"),
        ("partner winning", "SK", "S2", "unblocked needlessly"),
        ("third, behind", "SJ", "S8", "third hand too high"),
        ("third, behind", "S8", "SJ", "third hand too low"),
        ("fourth", "SK", "S4", "won, ducking was right"),
        ("fourth", "S4", "SK", "ducked, winning was right"),
        ("fourth, beaten", "SK", "S4", "fourth hand, wrong card"),
    ],
)
def test_cards_to_a_suit_that_was_led(which: str, ours: str, theirs: str, cause: str) -> None:
    deal, plays = FOLLOWS[which]
    position = Position(deal, "NT", "N", plays)
    assert cause_of(turn_of(position, "3NTN", theirs), Card.parse(ours), None) == cause


@pytest.mark.parametrize(
    ("ours", "theirs", "cause"),
    [
        ("H2", "D3", "ruffed, a discard was right"),
        ("D3", "H2", "did not ruff"),
        ("H2", "H9", "ruffed with the wrong trump"),
        ("D3", "C3", "discarded the wrong suit"),
        ("D3", "D9", "discarded the wrong card of the suit"),
    ],
)
def test_cards_of_a_hand_that_cannot_follow(ours: str, theirs: str, cause: str) -> None:
    position = Position("N:A2.3.2.4 .92.93.3 K43.4.4. Q5.5.5.5", "H", "N", "SA")
    assert cause_of(turn_of(position, "4HN", theirs), Card.parse(ours), None) == cause


def test_causes_are_sorted_by_what_they_cost_and_examples_are_of_different_deals() -> None:
    tables = [
        asked_table([asked_turn("defence", 0, (cost,), trick=2), asked_turn("declarer", 0, (1,))], deal)
        for deal, cost in enumerate((1, 1, 3, 1, 2))
    ]
    tables.append(asked_table([asked_turn("defence", 1, (2,)), asked_turn("defence", 0, (0,))], 9))
    tables.append(tables[2])
    listed = mistakes(tables, 0)
    assert len(listed) == 12, "where they lost too, or ours lost nothing, is no mistake"
    defence, declarer = causes(listed)
    assert (defence.role, declarer.role) == ("defence", "declarer")
    assert (len(defence.mistakes), defence.tricks, defence.share) == (6, 11, 1.0)
    assert [each.cost for each in defence.examples] == [3, 2, 1]
    assert [each.cost for each in costliest(listed, "defence")] == [3, 3, 2, 1, 1, 1]
