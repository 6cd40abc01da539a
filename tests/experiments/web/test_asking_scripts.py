"""The scripts that ask the solver or a server, in Node: values for the declarer's side, and moves in an address."""

from __future__ import annotations

from typing import Any

import pytest

from tests.node import NEEDS_NODE, run_node

pytestmark = NEEDS_NODE
MOMENT = """
import { askMoment } from "./web/ask.js";
const asked = [];
const solver = { ask: async (...question) => { asked.push(question); return given.found; } };
console.log(JSON.stringify({ moment: await askMoment(solver, given.line, given.declarer, ["SA"]), asked }));
"""
LINE = {"deal": "N:...", "trump": "H", "leader": "W", "size": 13}
FOUND = {"players": ["W"], "won": [2, 5], "values": {"S2": 1, "S3": 4}}


@pytest.mark.parametrize(
    ("declarer", "to_play", "needed", "won", "values"),
    [
        # North-South have won 2 tricks and East-West 5, so 6 are left; the side on turn takes 1 or 4 of them.
        ("S", "N", 9, [2, 5], {"S2": 2 - 9 + 1, "S3": 2 - 9 + 4}),
        ("N", "E", 9, [2, 5], {"S2": 2 - 9 + 5, "S3": 2 - 9 + 2}),
        ("E", "W", 7, [5, 2], {"S2": 5 - 7 + 1, "S3": 5 - 7 + 4}),
        ("W", "S", 7, [5, 2], {"S2": 5 - 7 + 5, "S3": 5 - 7 + 2}),
        ("W", "S", None, [5, 2], {"S2": 1, "S3": 4}),
        (None, "E", None, [2, 5], {"S2": 1, "S3": 4}),
        ("S", None, 9, [2, 5], None),
    ],
)
def test_values_are_tricks_over_those_that_the_declarer_needs(
    declarer: str | None, to_play: str | None, needed: int | None, won: list[int], values: dict[str, int] | None
) -> None:
    found = {**FOUND, "toPlay": to_play, **({} if to_play else {"values": {}})}
    given = {"line": LINE | {"needed": needed}, "declarer": declarer, "found": found}
    answer = run_node(MOMENT, given)
    assert answer["asked"] == [["position", "N:...", "H", "W", ["SA"]]]
    assert answer["moment"] == {"players": ["W"], "to_play": to_play, "won": won, "values": values}


TURNS = """
import { keepTurns, keptStates } from "./questions/play/asking.js";
let written = "";
globalThis.location = { pathname: "/play", search: "?a=b", hash: "" };
globalThis.history = { replaceState: (state, title, address) => (written = address) };
const answers = [];
for (const { turns, first, hash, fails } of given) {
  keepTurns(turns);
  location.hash = hash ?? written.replace(/^[^#]*/, "");
  const asked = [];
  const states = await keptStates(first ?? turns[0], async (moves) => {
    asked.push(moves);
    return fails === asked.length ? null : moves;
  });
  answers.push({ written, asked, states });
}
console.log(JSON.stringify(answers));
"""


def test_the_moves_of_all_turns_come_back_from_the_address_unless_they_are_of_another_board() -> None:
    turns = [["SA", "S2"], ["SA", "S2", "S3", "S4"], ["SA", "S2", "S3", "S4", "no", "7"]]
    given: list[dict[str, Any]] = [
        {"turns": turns},
        {"turns": [[], ["1C"], ["1C", "Pass", "1NT"]]},
        {"turns": turns[:1]},
        {"turns": turns, "first": ["SA"]},
        {"turns": turns, "hash": "#SA,S2;S3,<b>"},
        {"turns": turns, "hash": "#SA,S2;;S3"},
        {"turns": turns, "fails": 2},
    ]
    plain, bid, only, other, wrong, empty, failed = run_node(TURNS, given)
    assert (plain["written"], plain["states"]) == ("#SA,S2;S3,S4;no,7", turns[1:])
    assert (bid["written"], bid["states"]) == ("#;1C;Pass,1NT", [["1C"], ["1C", "Pass", "1NT"]])
    assert (only["written"], only["states"]) == ("/play?a=b", [])
    assert other["asked"] == wrong["asked"] == other["states"] == wrong["states"] == []
    assert empty["states"] == [["SA", "S2", "S3"]]
    assert (failed["asked"], failed["states"]) == (turns[1:], [])
