from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import jsonschema
import numpy as np
import pytest

from agent.engines import protocol
from agent.knowledge.view import View
from agent.player import Role
from agent.players.bidding.bidder import BiddingView
from agent.rules.auction import Auction
from agent.rules.constraints import parse_constraints
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Position, Seat
from ddsolver.deal import hand_to_pbn
from tests.strategies import after_random_card, random_deal

SCHEMA = json.loads((files("agent.engines") / "protocol.schema.json").read_text(encoding="utf-8"))


CHECKS = {
    side: jsonschema.Draft202012Validator({"$ref": f"#/$defs/{side}", "$defs": SCHEMA["$defs"]})
    for side in ("to_engine", "from_engine")
}


def check(message: Any, side: str) -> None:
    CHECKS[side].validate(message)


@pytest.mark.parametrize("seed", range(4))
def test_all_messages_of_random_boards_are_as_the_schema_says(seed: int) -> None:
    generator = np.random.default_rng(seed)
    contract = Contract.parse(("3NTSx", "4HE", "1CW", "7SNxx")[seed % 4])
    position = Position(random_deal(generator), contract.strain, contract.leader)
    auction = None if seed % 2 else Auction("N", "1S {5+ spades} Pass Pass X Pass Pass 1NT")
    check(protocol.hello("declarer 0.1.0"), "to_engine")
    check(protocol.set_options({"samples": 3}), "to_engine")
    while not position.is_over:
        view = View.of(position, contract, Vulnerability.BOTH, auction, constraints=parse_constraints("W:S=0-13"))
        check(protocol.new_board(1, seed, view), "to_engine")
        check(protocol.play(2, view, 0.5), "to_engine")
        whole = protocol.play(2, view, 0.5, position)
        check(whole, "to_engine")
        assert len(whole["hands"]) == 4
        assert whole["tricks"]["declarer"] == position.tricks_won.of(contract.declarer)
        assert whole["tricks"]["defence"] == position.tricks_won.of(contract.leader)
        position = after_random_card(position, generator)
    check(protocol.end(2, View.of(position, contract, Vulnerability.BOTH, seat=Seat.WEST)), "to_engine")


def test_a_question_for_a_call_is_as_the_schema_says_and_shows_one_hand() -> None:
    auction = Auction("N", "1S {5+ spades} Pass Pass X")
    view = BiddingView(random_deal(np.random.default_rng(1)).hands[Seat.NORTH], auction, Vulnerability.BOTH)
    message = protocol.call(3, 5, view, 1.5)
    check(message, "to_engine")
    assert message["hand"] == hand_to_pbn(view.hand)
    assert message["auction"]["explanations"] == {"0": "5+ spades"}
    assert message["legal"][:2] == ["1NT", "2C"]
    assert {"Pass", "XX"} <= set(message["legal"])
    assert "X" not in message["legal"]


@pytest.mark.parametrize(
    ("declared", "reason"),
    [
        ({"protocol": 1, "roles": ["bidder"]}, "which needs protocol 2"),
        ({"protocol": 3}, "speaks protocol 3, not 1 or 2"),
        ({"protocol": True}, "speaks protocol True"),
        ({"protocol": 2, "roles": []}, "declares no role"),
        ({"protocol": 2, "roles": ["bidder", "dummy"]}, "declares a role"),
    ],
)
def test_only_protocol_2_bids(declared: dict[str, Any], reason: str) -> None:
    hello = {"type": "hello", "name": "mine", "version": "1"}
    with pytest.raises(ValueError, match=reason):
        protocol.read_declaration(hello | declared)
    assert protocol.read_declaration({**hello, "protocol": 2, "roles": ["bidder"]}).roles == (Role.BIDDER,)
    assert protocol.read_declaration({**hello, "protocol": 2}).roles == (Role.DECLARER, Role.DEFENDER)


@pytest.mark.parametrize(
    ("key", "reason"),
    [("protocol", "names no protocol in its answer"), ("name", "gives no name; "), ("version", "gives no version; ")],
)
def test_what_a_hello_lacks_is_called_missing(key: str, reason: str) -> None:
    hello = {"type": "hello", "protocol": 1, "name": "mine", "version": "1"}
    with pytest.raises(ValueError, match=reason):
        protocol.read_declaration({name: value for name, value in hello.items() if name != key})


def test_the_schema_refuses_what_is_no_message() -> None:
    wrongs: list[Any] = [
        {"type": "card", "board": 1, "card": "10S"},
        {"type": "card", "card": "SA"},
        {"type": "play"},
        [],
    ]
    for wrong in wrongs:
        with pytest.raises(jsonschema.ValidationError):
            check(wrong, "from_engine")


def test_the_answers_on_the_page_are_as_the_schema_says() -> None:
    page = (Path(__file__).parents[3] / "docs" / "reference" / "engine-protocol.md").read_text(encoding="utf-8")
    answers = [json.loads(line[2:]) for line in page.splitlines() if line.startswith("< ")]
    assert [answer["type"] for answer in answers] == ["hello", "ready", "card", "call"]
    for answer in answers:
        check(answer, "from_engine")
    (options,) = [json.loads(line) for line in page.splitlines() if line.startswith('{"samples"')]
    check({**answers[0], "options": options}, "from_engine")
    declared = protocol.read_declaration({**answers[0], "options": options})
    assert {name: each.default for name, each in declared.options.items()} == {"samples": 20}
