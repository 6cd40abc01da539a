"""Questions about endings: typed hands, hidden cards, and the plays before the question."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from agent.errors import PlayerError
from agent.knowledge.view import View
from agent.player import Decision, PerfectPlayer
from agent.registry import PLAYERS, Entry, Role, Settings, parse_player
from agent.rules.contract import Contract, Vulnerability
from ddsolver import BridgeError, Position, Seat, Strain
from ddsolver.cards import parse_cards
from ddsolver.errors import PlayError
from experiments.questions.advise.analysis import advise
from experiments.questions.play_question import (
    PlayQuestion,
    is_ending,
    question_of_ending,
)
from tests.command import declarer

ENDPLAY = "N:J.2.AJ9. - Q.3.KT8. -"
UNSEEN = "H876 DQ65432 C5"


def ending(text: str = ENDPLAY, unseen: str = UNSEEN, **changes: Any) -> PlayQuestion:
    asked: dict[str, Any] = {
        "trump": Strain.SPADES,
        "leader": Seat.SOUTH,
        "contract": None,
        "needed": None,
        "vulnerability": Vulnerability.NONE,
    }
    return question_of_ending(text, unseen, **(asked | changes))


def test_an_ending_without_contract_is_played_for_tricks() -> None:
    decision = advise(ending(), parse_player("payoff:samples=all", Role.DECLARER), seed=1).decision
    assert (str(decision.card), decision.layouts, decision.exhaustive) == ("H3", 252, True)
    best = decision.candidates[0]
    assert (best.score, best.tricks, best.make) == pytest.approx((4, 4, 0))
    assert not any(candidate.bound for candidate in decision.candidates)


def test_an_ending_with_a_contract_is_played_for_its_score() -> None:
    question = ending(contract=Contract.parse("4SS"), needed=4)
    assert question.ahead == 6
    decision = advise(
        question, parse_player("payoff:samples=all,aim=points", Role.DECLARER), seed=1, explain=False
    ).decision
    best = decision.candidates[0]
    assert str(best.card) == "H3"
    assert (best.score, best.tricks, best.make) == pytest.approx((420, 4, 1))


def test_in_an_ending_scored_in_tricks_the_score_counts_from_here_too() -> None:
    ending = ("N:A2... - K3... -", "--unseen", "SQJ54", "--contract", "7NTS", "--leader", "S", "--tricks-needed", "2")
    told = json.loads(declarer("advise", *ending, "--player", "monte-carlo:samples=all,aim=tricks", "--json").stdout)
    assert {(each["score"], each["tricks"]) for each in told["candidates"]} == {(2.0, 2.0)}


def test_the_tricks_needed_without_a_contract_are_those_of_making() -> None:
    decision = advise(
        ending(needed=4), parse_player("monte-carlo:samples=all", Role.DECLARER), seed=1, explain=False
    ).decision
    assert decision.candidates[0].make == pytest.approx(1)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"text": "N:J.2.AJ9. Q.3.KT8. - -"}, "must have the hands of two partners"),
        ({"text": "N:J.2.AJ9. - Q.3.KT. -"}, "is not an ending: give two hands of n cards each"),
        ({"unseen": "H876 DQ65432"}, "with 9 unseen cards is not an ending"),
        ({"unseen": "H8766 DQ5432 C5"}, "a card occurs twice among the unseen cards: 'H8766 DQ5432 C5'"),
        ({"unseen": "H876 DX65432 C5"}, "DX"),
        ({"unseen": "H876 DA65432 C5"}, "DA is dealt twice"),
        ({"leader": Seat.WEST}, "West leads, but West's hand is hidden"),
        ({"contract": Contract.parse("4HS")}, "4HS does not fit: its strain must be the trump S"),
        ({"contract": Contract.parse("4SE")}, "4SE does not fit"),
        ({"contract": Contract.parse("4SS"), "needed": 1}, "4SS cannot need exactly 1 of the last 5 tricks"),
    ],
)
def test_what_is_no_ending_is_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BridgeError) as error:
        ending(**changes)
    assert message in str(error.value)


def test_a_text_with_a_seat_and_a_colon_is_an_ending_and_anything_else_a_file() -> None:
    assert is_ending("N:A... - K... -")
    assert not is_ending("new.pbn")
    assert not is_ending("east/west.pbn")


class Peeking(PerfectPlayer):
    def decide_double_dummy(self, view: View, position: Position) -> Decision:
        return Decision(position.legal()[0], seconds=1e9)


def test_a_declarer_is_not_shown_the_hidden_hands_in_an_ending_either(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = Entry(Role.DECLARER, "peeks", Settings, lambda _values, _generator: Peeking())
    monkeypatch.setitem(cast(dict[str, Entry], PLAYERS), "peeking", entry)
    with pytest.raises(PlayerError, match=r"sees all four hands: its Entry must say"):
        advise(ending(), parse_player("peeking", Role.DECLARER), seed=1)


THREE_SUITS = {
    "text": "N:AJ3.2.A. - K42.A.2. -",
    "unseen": "SQT987 H34 D345",
    "trump": Strain.NOTRUMP,
    "leader": Seat.SOUTH,
    "contract": None,
    "needed": None,
    "vulnerability": Vulnerability.NONE,
}


def after(plays: str) -> PlayQuestion:
    return question_of_ending(**THREE_SUITS, plays=parse_cards(plays))  # type: ignore[arg-type]


def test_an_ending_goes_on_after_plays_with_what_they_tell_of_the_hidden_hands() -> None:
    question = after("SK S7 S3 S8 S2 S9")
    assert question.position.to_play is Seat.NORTH
    assert question.view.plays == tuple(parse_cards("SK S7 S3 S8 S2 S9"))
    asked = parse_player("payoff:samples=all", Role.DECLARER)
    values = {str(each.card): each.tricks for each in advise(question, asked, seed=1).decision.candidates}
    # West has three of the seven cards left: the queen of spades is one of them three times of seven.
    assert values["SJ"] == pytest.approx(4 + 3 / 7)
    assert values["SA"] < values["SJ"]


def test_who_shows_out_has_none_left() -> None:
    question = after("SK H3 S3 S8 S2 H4")
    assert question.position.deal.owner("SQ") is Seat.EAST
    assert advise(question, parse_player("payoff:samples=all", Role.DECLARER), seed=1).decision.layouts == 1


def test_a_player_is_not_asked_about_a_hand_that_it_does_not_see() -> None:
    with pytest.raises(BridgeError, match="West is to play, but West's hand is hidden"):
        after("SK")
    with pytest.raises(PlayError, match="the ending is over"):
        question_of_ending(
            "N:A.2.. - K.A.. -",
            "SQT H34",
            Strain.NOTRUMP,
            Seat.SOUTH,
            None,
            None,
            Vulnerability.NONE,
            parse_cards("HA H3 H2 H4 SK SQ SA ST"),
        )


@pytest.mark.parametrize(
    ("plays", "message"),
    [
        ("SK H9", "West cannot play H9 at card 2: it is not among the unseen cards"),
        ("SK S7 S3 S7", "East cannot play S7 at card 4: it belongs to West"),
        ("SK H3 S3 S8 S2 S9", "West cannot play S9 at card 6: it belongs to East"),
        ("SK S7 SA S8 S2 S9 SJ H3 S4", "South"),
        ("C2", "C2"),
    ],
)
def test_plays_that_cannot_have_been_are_refused(plays: str, message: str) -> None:
    with pytest.raises(PlayError, match=message):
        after(plays)


def test_where_a_hidden_hand_led_the_hands_that_are_seen_declare() -> None:
    question = question_of_ending(
        "N:.32.AQJT. - A.A54.32. -",
        "HKQJT9 DK987 SKQJ",
        Strain.NOTRUMP,
        Seat.WEST,
        None,
        4,
        Vulnerability.NONE,
        parse_cards("HK H2 H9"),
    )
    assert (question.role, question.contract.declarer) == (Role.DECLARER, Seat.SOUTH)
    assert question.position.to_play is Seat.SOUTH
    view = question.view
    assert view.held[Seat.NORTH] is not None
    assert view.held[Seat.WEST] is None
