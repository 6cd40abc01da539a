"""The script of the page about asking, in Node: which fields it sends, and how it shows an answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.node import NEEDS_NODE, run_node

pytestmark = NEEDS_NODE
DOM = (Path(__file__).parents[3] / "dom.js").as_uri()
ASK = f"""
import {{ byId }} from "{DOM}";
const sent = [];
globalThis.fetch = async (address, {{ method, body }}) => {{
  sent.push([method, address, JSON.parse(body)]);
  if (given.answer === null) throw new Error("it is away");
  return {{ ok: given.ok, json: async () => given.answer }};
}};
for (const [id, value] of Object.entries(given.fields)) byId(id).value = value;
await import("{DOM.replace("tests/dom.js", "experiments/questions/serve/page.js")}");
byId("fault").textContent = "an old fault";
await byId("form").listeners.submit({{ preventDefault() {{}} }});
const answer = byId("answer");
console.log(JSON.stringify({{
  sent, fault: byId("fault").textContent, wait: byId("wait").textContent, isOff: byId("ask").disabled,
  heading: answer.texts("h2"), notes: answer.texts("p"), head: answer.texts("th"), cells: answer.texts("td"),
}}));
"""
FIELDS = {"hand": " AK4.KQ98.K73.962 ", "dummy": "QJ..", "contract": "3NT", "auction": "1N ", "dealer": "N"}
FIELDS |= {"vulnerable": "", "plays": "SA"}
CARD = {
    "seat": "S", "card": "HA", "why": ["It is high."], "player": "monte-carlo", "layouts": 97,
    "candidates": [{"card": "HA", "tricks": 9.254, "make": 0.616}, {"card": "C2", "tricks": 8, "make": 0}],
}  # fmt: skip
CALL = {
    "seat": "E", "call": "2H", "why": ["It gains."], "auction": [{"seat": "N", "call": "1C", "words": "3+ clubs"}],
    "candidates": [
        {"call": "2H", "probability": 0.254, "gain": 1.25}, {"call": "X", "probability": 0.6, "gain": -0.44},
        {"call": "Pass", "probability": 0.1, "gain": 0}, {"call": "3NT", "probability": 0.046, "gain": None},
    ],
}  # fmt: skip


def asked(question: str, answer: object, *, ok: bool = True) -> dict[str, Any]:
    found: dict[str, Any] = run_node(ASK, {"fields": {**FIELDS, "question": question}, "answer": answer, "ok": ok})
    assert (found["wait"], found["isOff"]) == ("", False)
    return found


def test_a_question_about_a_card_sends_its_fields_and_shows_the_candidates() -> None:
    found = asked("card", CARD)
    fields = {name: value.strip() for name, value in FIELDS.items() if value}
    assert found["sent"] == [["POST", "/card", {"explain": True, **fields}]]
    assert (found["fault"], found["heading"]) == ("", ["South plays \u2665A"])
    assert found["notes"] == ["It is high.", "monte-carlo; 97 layouts of the hidden hands"]
    assert found["head"] == ["card", "declarer's tricks", "contract makes"]
    assert found["cells"] == ["\u2665A", "9.25", "62 %", "\u2663" + "2", "8.00", "0 %"]


def test_without_candidates_the_card_is_said_to_be_the_only_one() -> None:
    found = asked("card", CARD | {"candidates": []})
    assert found["notes"][1] == "It is the only card, or one of equal ones."
    assert found["cells"] == []


def test_a_question_about_a_call_leaves_out_the_play_and_shows_gains_with_signs() -> None:
    found = asked("bid", CALL)
    assert found["sent"] == [
        ["POST", "/bid", {"explain": True, "hand": "AK4.KQ98.K73.962", "auction": "1N", "dealer": "N"}]
    ]
    assert found["heading"] == ["East calls 2H"]
    assert found["notes"] == ["North 1C: 3+ clubs", "It gains."]
    assert found["cells"] == [
        *("2H", "25 %", "+1.3"), *("X", "60 %", "\u22120.4"), *("Pass", "10 %", "+0.0"), *("3NT", "5 %", ""),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("answer", "fault"),
    [({"error": "hand: 12 cards"}, "hand: 12 cards"), (None, "the server does not answer (it is away)")],
)
def test_a_refusal_or_a_silent_server_leaves_a_sentence_and_no_answer(answer: object, fault: str) -> None:
    found = asked("card", answer, ok=False)
    assert (found["fault"], found["heading"], found["cells"]) == (fault, [], [])
