"""Queries in the form of BEN's API."""

from __future__ import annotations

import pytest

from agent.errors import PlayerError
from agent.robots import Robot
from experiments.errors import FormatError
from experiments.questions.serve.queries import answer_of_query, fields_of_query
from experiments.questions.serve.questions import answer

HAND = "hand=AK97543_K_T3_AK7"
ENDED = "dealer=S&vul=&ctx=1S--4S------"


def fields(path: str, query: str) -> dict[str, object]:
    return fields_of_query(path, query)[1]


@pytest.mark.parametrize(
    ("ctx", "calls"),
    [
        ("", []),
        ("1C--1S", ["1C", "Pass", "1S"]),
        ("--PaDb", None),
        ("1NPa2CDbRd", ["1N", "Pass", "2C", "X", "XX"]),
        ("P-1N-X-XX", ["Pass", "1N", "X", "XX"]),
        ("P-1S-PASS", ["Pass", "1S", "Pass"]),
        ("1C+--+1S", ["1C", "Pass", "1S"]),
        ("1C+P+1S", ["1C", "Pass", "1S"]),
    ],
)
def test_a_context_has_one_of_three_forms(ctx: str, calls: list[str] | None) -> None:
    seat = "NESW"[len(calls or ()) % 4]
    query = f"{HAND}&seat={seat}&dealer=N&vul=&ctx={ctx}"
    if calls is None:
        with pytest.raises(ValueError, match="X"):  # a double with nothing to double
            fields("bid", query)
    else:
        assert fields("bid", query)["auction"] == calls


@pytest.mark.parametrize(
    ("vul", "seat", "vulnerable"),
    [
        ("", "N", ""),
        ("NS", "E", "NS"),
        ("N-S", "E", "N-S"),
        ("@v", "S", "NS"),
        ("@v", "E", "NS"),
        ("@V", "E", "EW"),
        ("@V", "S", "EW"),
        ("@v@V", "W", "All"),
    ],
)
def test_a_vulnerability_names_sides_whatever_the_seat(vul: str, seat: str, vulnerable: str) -> None:
    assert fields("bid", f"{HAND}&seat={seat}&dealer={seat}&vul={vul}&ctx=")["vulnerable"] == vulnerable


def test_a_bid_has_the_names_of_ben() -> None:
    question, asked = fields_of_query("bid", "hand=KQ4.A83.KJ72.Q53&seat=N&dealer=N&vul=&ctx=&details=true")
    found = answer_of_query("bid", answer(question, asked | {"bidder": "net"}), asked)
    assert (found["bid"], found["candidates"][0]["call"]) == ("1N", "1N")
    assert found["explanation"].startswith("14-17 points")
    question, asked = fields_of_query("bid", "hand=952.843.T72.9854&seat=S&dealer=N&vul=&ctx=----")
    found = answer_of_query("bid", answer(question, asked | {"bidder": "net"}), asked)
    assert found["bid"] == "PASS"
    assert "explanation" not in found


@pytest.mark.parametrize(
    ("query", "seat", "player"),
    [
        (f"{HAND}&dummy=QJ82.A95.K64.T42&seat=S&{ENDED}&played=D2", "N", 1),
        (f"hand=QJ82.A95.K64.T42&dummy=AK97543.K.T3.AK7&seat=N&{ENDED}&played=D2", "N", 1),
        (f"{HAND}&dummy=QJ82.A95.K64.T42&seat=S&{ENDED}&played=D2D4DA", "S", 3),
        (f"hand=T6.QJ8.AJ98.Q985&dummy=QJ82.A95.K64.T42&seat=E&{ENDED}&played=D2D4", "E", 2),
    ],
)
def test_a_card_is_played_from_the_hand_on_turn_also_if_dummy_asks(query: str, seat: str, player: int) -> None:
    question, asked = fields_of_query("play", query)
    found = answer(question, asked | {"player": "payoff:samples=3" if seat != "E" else "monte-carlo:samples=3"})
    assert found["seat"] == seat
    shaped = answer_of_query("play", found, asked)
    assert (shaped["player"], shaped["card"][0]) == (player, "D")


def test_the_cards_of_a_robot_are_those_of_its_player() -> None:
    question, asked = fields_of_query("play", f"{HAND}&dummy=QJ82.A95.K64.T42&seat=S&{ENDED}&played=D2")
    robot = answer(question, asked | {"player": "robot:fast"})
    player = answer(question, asked | {"player": Robot.parse("robot:fast").cards.declarer.key})
    assert robot["player"] == player["player"]
    assert robot["card"] == player["card"]


def test_a_robot_that_names_an_engine_is_not_asked() -> None:
    question, asked = fields_of_query("play", f"{HAND}&dummy=QJ82.A95.K64.T42&seat=S&{ENDED}&played=D2")
    with pytest.raises(PlayerError, match=r"unknown player: 'net \+ engine'"):
        answer(question, asked | {"player": "net + engine:cmd=id"})


def test_a_lead_is_that_of_the_leader() -> None:
    question, asked = fields_of_query("lead", "hand=KJ53.KJ7.AT92.K5&seat=E&dealer=N&vul=@v&ctx=1N--3N------")
    assert (question, asked["vulnerable"]) == ("lead", "NS")
    found = answer_of_query("lead", answer(question, asked | {"player": "monte-carlo:samples=3"}), asked)
    assert {each["card"] for each in found["candidates"]} >= {found["card"]}


@pytest.mark.parametrize(
    ("path", "query", "words"),
    [
        ("bid", "seat=N&dealer=N&vul=&ctx=", "the parameter 'hand' is missing"),
        ("bid", f"{HAND}&dealer=N&vul=&ctx=", "the parameter 'seat' is missing"),
        ("bid", f"{HAND}&seat=N&dealer=N&vul=&ctx=1C--", "it is South's turn to call after 2 calls, not North's"),
        ("bid", f"{HAND}&seat=N&dealer=N&vul=&ctx=1C--1", "write two characters a call"),
        ("bid", f"{HAND}&seat=N&dealer=N&vul=@x&ctx=", "unknown vulnerability: '@x'"),
        ("lead", f"{HAND}&seat=W&dealer=N&vul=&ctx=1N--3N------", "East leads against 3NTN, not West"),
        ("lead", f"{HAND}&seat=W&dealer=N&vul=&ctx=", "ctx leads to no contract"),
        ("play", f"{HAND}&dummy=QJ82.A95.K64.T42&seat=S&{ENDED}&played=D2&format=true", "format=true is not supported"),
        ("play", f"{HAND}&seat=S&{ENDED}&played=D2", "the parameter 'dummy' is missing"),
    ],
)
def test_a_wrong_query_is_refused_with_what_would_be_right(path: str, query: str, words: str) -> None:
    with pytest.raises(FormatError, match=words.replace("(", r"\(")):
        fields_of_query(path, query)
