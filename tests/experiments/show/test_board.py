"""The text of a played board and of a decision."""

from __future__ import annotations

import pytest

from agent.player import Candidate, Decision
from agent.rules.contract import Contract, Vulnerability
from agent.table import BoardRecord, Fault
from ddsolver import Card, Deal, Position, Seat
from experiments.show.board import advice, better_scored, outcome, play_by_tricks, possessive

DEAL = Deal.from_pbn("N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3")
CONTRACT = Contract.parse("4HS")


def test_an_unfinished_trick_is_shown_and_nobody_has_won_it() -> None:
    plays = Position(DEAL, CONTRACT.strain, CONTRACT.leader, "S6 SA S5 S2 H2 H3").plays
    first, second = play_by_tricks(CONTRACT, plays).splitlines()[1:]
    assert first.split() == ["1", "W", "♠6", "♠A*", "♠5", "♠2", "1-0"]
    assert second.split() == ["2", "N", "♥2", "♥3*", "1-0"]


def test_the_result_of_a_board_that_a_fault_ended_says_who_failed_and_how() -> None:
    position = Position(DEAL, CONTRACT.strain, CONTRACT.leader, "S6 SA")
    seconds = dict.fromkeys(Seat, 0.0)
    fault = Fault(Seat.EAST, "engine ./x: ended with status 3", "")
    record = BoardRecord(DEAL, CONTRACT, Vulnerability.NONE, position.plays, 13, 510, (), seconds, seconds, fault)
    assert outcome(record).splitlines() == [
        "4HS+3: 13 tricks, +510 points to the declarer's side",
        "East failed, so the declarer got the remaining tricks: engine ./x: ended with status 3",
    ]


def test_a_card_without_candidates_has_the_reason_that_is_true() -> None:
    def reason(plays: str, card: str, remark: str = "") -> str:
        return advice(
            Position(DEAL, CONTRACT.strain, CONTRACT.leader, plays), Decision(Card.parse(card), remark=remark)
        )

    assert reason("D9 D2", "DA") == "East plays ♦A: the only legal card"
    assert reason("H6", "HK") == "North plays ♥K: the player gives no reason"
    assert reason("C3 C2 C6", "CA").endswith(": the player gives no reason")
    assert reason("H6", "HK", "third hand high") == "North plays ♥K: third hand high"
    ending = Deal.from_pbn("N:AK... 32... 54... 76...")
    question = Position(ending, "NT", "N")
    assert advice(question, Decision(Card.parse("SA"))) == "North plays ♠A: all legal cards are equally good"


def test_a_name_that_ends_in_s_gets_an_apostrophe_only() -> None:
    assert (possessive("ours"), possessive("Ann")) == ("ours'", "Ann's")


@pytest.mark.parametrize(("more", "named"), [(0.008, False), (0.02, True)])
@pytest.mark.parametrize("defends", [False, True])
def test_a_better_card_is_named_if_the_printed_scores_differ(more: float, named: bool, defends: bool) -> None:
    chosen, other = Card.parse("SA"), Card.parse("H2")
    score = -more if defends else more
    decision = Decision(chosen, (Candidate(chosen, 0.0, 9.0, 0.5), Candidate(other, score, 9.0, 0.5)))
    assert better_scored(decision, defends=defends) == (other if named else None)
