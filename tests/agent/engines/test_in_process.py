"""Seats and bidders with an engine in the process of the test: which answers are wrong, and whose seconds count."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

import numpy as np
import pytest

from agent.engines import player
from agent.engines.command import EngineCommand
from agent.engines.player import EngineBidder, EnginePlayer
from agent.engines.running import RunningEngine
from agent.errors import EngineError, EngineGoneError
from agent.knowledge.view import View
from agent.players.bidding.auction import hold_auction
from agent.players.bidding.bidder import BiddingView
from agent.rules.auction import Auction
from agent.rules.contract import Vulnerability
from agent.table import play_board, seat_players
from ddsolver import Position, Seat
from tests.clock import Clock
from tests.engines import CONTRACT, DEAL

Message = Mapping[str, Any]
LIMIT = 7.0


class InProcess:
    """A running engine that answers by a function, and takes 5 CPU seconds for an answer and 1 for other messages."""

    def __init__(self, answer: Callable[[Message], Message]) -> None:
        self.answer = answer
        self.boards = 0
        self.is_running = True
        self.messages: list[str] = []
        self.uncharged = 0.0
        self.gone = 0

    def send(self, message: Message, seconds: float) -> None:
        assert seconds == LIMIT
        self.messages.append(message["type"])
        self.uncharged += 1

    def ask(self, message: Message, seconds: float) -> Message:
        assert seconds == LIMIT
        if self.gone:
            self.gone -= 1
            raise EngineGoneError("gone")
        self.messages.append(message["type"])
        self.uncharged += 5
        return self.answer(message)

    def charge(self) -> float:
        charged, self.uncharged = self.uncharged, 0.0
        return charged

    def fault(self, reason: str) -> EngineError:
        self.is_running = False
        return EngineError(reason, "said")


def installed(monkeypatch: pytest.MonkeyPatch, answer: Callable[[Message], Message]) -> InProcess:
    engine = InProcess(answer)
    monkeypatch.setattr(player, "engine", lambda *_: cast(RunningEngine, engine))
    return engine


def seat() -> EnginePlayer:
    return EnginePlayer(EngineCommand(("mine",), LIMIT), {}, np.random.default_rng(1))


def bidder() -> EngineBidder:
    return EngineBidder(EngineCommand(("mine",), LIMIT), {}, np.random.default_rng(1))


def lowest(message: Message) -> Message:
    return {"type": "card", "board": message["board"], "card": message["legal"][-1], "remark": "low"}


def passes(message: Message) -> Message:
    return {"type": "call", "board": message["board"], "call": "Pass"}


def declarers_turn(trick: int = 1) -> View:
    """The declarer's own turn in a trick; it played its lowest cards before, others their highest."""
    position = Position(DEAL, CONTRACT.strain, CONTRACT.leader)
    while (len(position.plays) // 4 + 1, position.to_play) != (trick, CONTRACT.declarer):
        position = position.play(position.legal()[-1 if position.to_play is CONTRACT.declarer else 0])
    return View.of(position, CONTRACT, Vulnerability.NONE)


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ({"card": "XX"}, "answered without a card: 'XX' (a card is written as in 'SA')"),
        ({"card": 7}, "answered without a card: 7 "),
        ({"card": "x" * 900_000}, "answered without a card: 'xxx"),
        ({"board": -1}, "answered about board -1, but was asked about 1"),
        ({"board": "x" * 900_000}, "answered about board 'xxx"),
        ({"board": None}, "answered about board None"),
        ({"type": "pass"}, "which does not have the type 'card'"),
        ({"card": "S4"}, "an illegal card (legal: "),
    ],
)
def test_a_wrong_card_ends_the_engine_and_is_quoted(
    answer: Message, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = installed(monkeypatch, lambda message: {**lowest(message), **answer})
    with pytest.raises(EngineError) as raised:
        seat().decide(declarers_turn())
    assert reason in str(raised.value)
    assert len(str(raised.value)) < 1000
    assert (raised.value.said, engine.is_running) == ("said", False)


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ({"type": "card", "card": "S2"}, "does not name the board; add 'board': 1"),
        ({"type": "play", "card": "S2"}, "does not have the type 'card'"),
    ],
)
def test_the_first_fault_of_an_answer_is_named(answer: Message, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, lambda _: answer)
    with pytest.raises(EngineError) as raised:
        seat().decide(declarers_turn())
    assert reason in str(raised.value)


def test_a_card_that_comes_twice_has_not_been_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, first = seat(), str(declarers_turn().legal()[-1])
    installed(monkeypatch, lambda message: {**lowest(message), "card": first})
    assert asked.decide(declarers_turn()).remark == "low"
    with pytest.raises(EngineError, match="a second time; each message 'play' has one answer"):
        asked.decide(declarers_turn(trick=2))


def test_a_card_may_be_chosen_again_if_another_one_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """So it is where players are asked at the turns of played boards."""
    asked = seat()
    installed(monkeypatch, lowest)
    assert asked.decide(declarers_turn()).card == asked.decide(declarers_turn()).card


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ({"call": "1C"}, "made an illegal call: .*insufficient"),
        ({"call": "pass it"}, "answered without a call: 'pass it' .a call is written as in '1NT' or 'Pass'"),
        ({"call": 3}, "answered without a call: 3"),
        ({"board": 99}, "answered about board 99, but was asked about 1"),
        ({"type": "card"}, "does not have the type 'call'"),
    ],
)
def test_a_wrong_call_ends_the_engine_and_is_quoted(
    answer: Message, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = installed(monkeypatch, lambda message: {**passes(message), **answer})
    with pytest.raises(EngineError, match=reason):
        bidder().call(BiddingView(DEAL.hands[Seat.NORTH], Auction("W", "1S"), Vulnerability.NONE))
    assert not engine.is_running


def test_the_seconds_of_a_board_are_those_of_its_messages_and_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine declares, so it plays 26 cards; a message begins the board and one ends it."""
    engine = installed(monkeypatch, lowest)
    Clock(monkeypatch, "process_time")
    record = play_board(DEAL, CONTRACT, Vulnerability.NONE, seat_players(CONTRACT, seat(), seat(), seat()))
    assert record.fault is None
    assert engine.messages.count("new_board") == engine.messages.count("end") == 3
    assert engine.messages.count("play") == 52
    assert sum(record.seconds.values()) == 52 * 5 + 6, "the seats share one engine"
    assert 26 * 5 <= record.seconds[CONTRACT.declarer] <= 26 * 5 + 3
    assert record.seconds[CONTRACT.dummy] == 0


def test_one_player_at_both_seats_of_the_defence_has_a_board_for_each_and_its_seconds_count_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seats: dict[int, set[str]] = {}

    def answer(message: Message) -> Message:
        seats.setdefault(message["board"], set()).add(message["seat"])
        return lowest(message)

    engine = installed(monkeypatch, answer)
    Clock(monkeypatch, "process_time")
    record = play_board(DEAL, CONTRACT, Vulnerability.NONE, seat_players(CONTRACT, seat(), seat()))
    assert record.fault is None
    assert sorted(map(sorted, seats.values())) == sorted([str(each)] for each in Seat if each is not CONTRACT.dummy)
    assert engine.messages.count("new_board") == engine.messages.count("end") == 3
    assert sum(record.seconds.values()) == 52 * 5 + 6
    assert record.defender_seconds >= 26 * 5


def test_the_seconds_of_calls_are_those_of_their_bidder(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = installed(monkeypatch, passes)
    Clock(monkeypatch, "process_time")
    held = hold_auction(DEAL, Seat.NORTH, Vulnerability.NONE, {each: bidder() for each in Seat})
    assert held.auction.is_over
    assert held.seconds == dict.fromkeys(Seat, 5.0)
    assert (engine.messages, engine.charge()) == (["call"] * 4, 0.0)


@pytest.mark.parametrize("times", [1, 2])
def test_an_engine_that_was_just_ending_is_asked_once_more(times: int, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = installed(monkeypatch, passes)
    engine.gone = times
    view = BiddingView(DEAL.hands[Seat.NORTH], Auction("N"), Vulnerability.NONE)
    if times == 1:
        assert str(bidder().call(view).call) == "Pass"
    else:
        with pytest.raises(EngineGoneError):
            bidder().call(view)
