"""GET requests in the form of BEN's API: a query becomes the fields of a question, and its answer gets BEN's names.

The queries have ``hand``, ``seat``, ``dealer``, ``vul`` and ``ctx`` and, about a card, ``dummy`` and ``played``. BEN is
at https://github.com/lorserker/ben; its own options, such as ``tournament``, are ignored.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qsl

from agent.rules.auction import Auction
from ddsolver.cards import Seat
from experiments.errors import FormatError

_CALLS = {"--": "Pass", "PA": "Pass", "P": "Pass", "PASS": "Pass", "DB": "X", "X": "X", "RD": "XX", "XX": "XX"}
_CALLS_OF_BEN = {"Pass": "PASS"}
_SIDES = {(False, False): "None", (True, False): "NS", (False, True): "EW", (True, True): "All"}
_QUESTIONS = {"bid": "bid", "lead": "lead", "play": "card"}
QUERIES = tuple(_QUESTIONS)
"""The paths that take a query."""


def fields_of_query(path: str, query: str) -> tuple[str, dict[str, Any]]:
    """Return the question in a query, one of `questions.FIELDS`, and its fields.

    :raises BridgeError: if something in it is wrong or missing.
    """
    given = dict(parse_qsl(query, keep_blank_values=True))
    seat, dealer = (Seat.parse(_needed(given, name)) for name in ("seat", "dealer"))
    calls = _calls(given.get("ctx", ""))
    fields: dict[str, Any] = {
        "hand": _needed(given, "hand").replace("_", "."),
        "dealer": str(dealer),
        "auction": calls,
        "vulnerable": _vulnerable(given.get("vul", "")),
    }
    if path == "bid":
        _check_turn(Auction(dealer, calls), seat)
        fields["explain"] = given.get("details", "").lower() in ("true", "1", "yes")
    else:
        contract = Auction(dealer, calls).closed().contract
        if contract is None:
            raise FormatError("ctx leads to no contract: give all calls of the auction")
        if path == "lead" and contract.leader is not seat:
            raise FormatError(f"{contract.leader.name.title()} leads against {contract}, not {seat.name.title()}")
    if path == "play":
        if given.get("format", "").lower() == "true":
            raise FormatError("format=true is not supported: give the cards in the order in which they were played")
        played = _needed(given, "played")
        fields["plays"] = [played[start : start + 2] for start in range(0, len(played), 2)]
        fields["dummy"] = _needed(given, "dummy").replace("_", ".")
        fields["seat"] = str(seat)
    return _QUESTIONS[path], fields


def answer_of_query(path: str, answer: Mapping[str, Any], fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return an answer with the names that programs expect which call BEN's API."""
    if path == "bid":
        candidates = [
            {"call": _call_of_ben(each["call"]), "insta_score": each["probability"]} for each in answer["candidates"]
        ]
        found: dict[str, Any] = {"bid": _call_of_ben(answer["call"]), "who": "declarer", "candidates": candidates}
        return found | ({"explanation": answer["shows"]} if "shows" in answer else {})
    candidates = [
        {"card": each["card"], "tricks": each["tricks"], "p_make_contract": each["make"]}
        for each in answer["candidates"]
    ]
    found = {"card": answer["card"], "who": answer["player"], "candidates": candidates}
    if path == "play":
        contract = Auction(fields["dealer"], fields["auction"]).closed().contract
        assert contract is not None, "the query has been read"
        found["player"] = (Seat.parse(answer["seat"]) - contract.leader) % 4
    return found


def _calls(text: str) -> list[str]:
    """Return the calls in one of BEN's three forms: ``1C--1S``, ``1C-P-1S`` or ``1C P 1S``.

    :raises FormatError: if the text has an odd number of characters in the first form.
    """
    text = text.strip()
    if "--" not in text and ("-" in text or " " in text):
        words = text.replace("-", " ").split()
    else:
        joined = text.replace(" ", "")
        if len(joined) % 2:
            raise FormatError(f"ctx is {text[:40]!r}: write two characters a call, as in 1C--1S, or 1C-P-1S")
        words = [joined[start : start + 2] for start in range(0, len(joined), 2)]
    return [_CALLS.get(word.upper(), word) for word in words]


def _vulnerable(text: str) -> str:
    """Return a vulnerability as PBN writes it; ``@v`` means North-South and ``@V`` East-West, as BEN reads them."""
    if "@" not in text:
        return text
    if text.replace("@v", "").replace("@V", ""):
        raise FormatError(
            f"unknown vulnerability: {text!r} (one of None NS EW All, or @v for North-South and @V for East-West)"
        )
    return _SIDES["@v" in text, "@V" in text]


def _check_turn(auction: Auction, seat: Seat) -> None:
    if not auction.is_over and auction.to_call is not seat:
        turn = auction.to_call.name.title()
        raise FormatError(f"it is {turn}'s turn to call after {len(auction.calls)} calls, not {seat.name.title()}'s")


def _needed(given: Mapping[str, str], name: str) -> str:
    if not given.get(name):
        raise FormatError(f"the parameter {name!r} is missing")
    return given[name]


def _call_of_ben(call: str) -> str:
    return _CALLS_OF_BEN.get(call, call.replace("NT", "N"))
