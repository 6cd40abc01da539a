"""The page of a bidding in Node: calls under their seats, legal buttons, what is asked, and where the end leads."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from agent.rules.auction import Auction
from experiments.questions.play.game import Bidding
from experiments.questions.play.server import bidding_state
from tests.experiments.questions.play.test_states import Shown
from tests.node import NEEDS_NODE, run_node

pytestmark = NEEDS_NODE
TESTS = Path(__file__).parents[3]
PLAY = f"""
import {{ byId, filled }} from "{(TESTS / "dom.js").as_uri()}";
const calls = ["Pass", "X", "1S", "2C", "4S"];
const buttons = calls.map((call) => filled("button", {{ dataset: {{ call }} }}));
byId("box").append(...buttons);
byId("data").textContent = JSON.stringify(given.data);
byId("end").dataset = {{ judges: "yes" }};
globalThis.location = {{ pathname: "/", search: "", hash: "" }};
globalThis.history = {{ replaceState: (state, title, address) => (location.hash = address) }};
globalThis.fetch = async (address) => ({{
  ok: address in given.answers,
  json: async () => given.answers[address],
  text: async () => "no such call",
}});
const settled = () => new Promise((resolve) => setTimeout(resolve, 1));
const seen = () => ({{
  rows: byId("calls").tBodies[0].children.map((row) => row.children.map((cell) => cell.textContent)),
  where: byId("where").textContent, advice: byId("advice").hidden ? null : byId("advice").textContent,
  usable: buttons.filter((button) => !button.disabled).map((button) => button.dataset.call),
  undo: !byId("undo").disabled, isOver: !byId("end").hidden, hash: location.hash,
  links: byId("end").children.filter((part) => part.href).map((link) => [link.href, link.textContent]),
}});
await import("{(TESTS.parent / "experiments/questions/play/bidding.js").as_uri()}");
await settled();
const steps = [seen()];
for (const step of given.steps) {{
  if (calls.includes(step)) buttons[calls.indexOf(step)].listeners.click();
  else if (step === "explain") byId("calls").tBodies[0].children[0].children[3].children[0].listeners.click();
  else byId(step).listeners.click();
  await settled();
  steps.push({{ ...seen(), note: byId("note").textContent }});
}}
const heads = byId("calls").tHead.rows[0].children.map((head) => head.textContent);
console.log(JSON.stringify({{ steps, heads }}));
"""


def state(calls: str) -> dict[str, Any]:
    return bidding_state(cast(Bidding, Shown()), Auction("E", calls))


def played(*steps: str) -> dict[str, Any]:
    data = state("Pass 1C") | {"seat": "W", "hand": ["SA"], "points": 4, "vulnerable": "EW"}
    answers = {
        "bidding?calls=Pass,1C,1S": state("Pass 1C 1S Pass Pass 2C"),
        "judge?calls=Pass,1C,1S": {"advice": "1S is fine."},
        "bidding?calls=Pass,1C,1S,Pass,Pass,2C,4S": state("Pass 1C 1S Pass Pass 2C 4S Pass Pass Pass"),
        "judge?calls=Pass,1C,1S,Pass,Pass,2C,4S": {"advice": "4S cost 2 IMPs."},
        "call?calls=Pass,1C": {"advice": "double"},
    }
    found: dict[str, Any] = run_node(PLAY, {"data": data, "answers": answers, "steps": steps})
    return found


def test_calls_stand_under_their_seats_and_only_legal_ones_can_be_made() -> None:
    found = played("1S", "explain")
    assert found["heads"] == ["West", "North", "East", "South"]
    begin, after, explained = found["steps"]
    assert begin["rows"][0] == ["", "", "Pass", "1\u2663"]
    assert begin["rows"][1][0] == "?"
    assert (begin["usable"], begin["undo"]) == (["Pass", "X", "1S", "2C", "4S"], False)
    assert begin["where"].endswith("West to call.")
    assert after["rows"][1][:4] == ["1\u2660", "Pass", "Pass", "2\u2663"]
    assert (after["usable"], after["undo"]) == (["Pass", "X", "4S"], True)
    assert "West 1\u2660" in after["where"]
    assert "South 2\u2663" in after["where"]
    assert after["advice"] == "1S is fine."
    assert after["hash"] == "#Pass,1C;1S,Pass,Pass,2C"
    assert explained["note"] == "South's 1\u2663: note 1"


def test_the_end_names_the_contract_and_leads_to_its_play() -> None:
    end = played("1S", "4S")["steps"][-1]
    assert (end["isOver"], end["usable"]) == (True, [])
    assert "The contract is 4\u2660" in end["where"]
    assert [href for href, _ in end["links"]] == ["play?calls=Pass,1C,1S,Pass,Pass,2C,4S,Pass,Pass,Pass", "/"]
    assert end["links"][0][1].startswith("Play 4\u2660")
    assert end["advice"] == "4S cost 2 IMPs."


def test_undo_takes_the_last_turn_back_and_a_refused_call_changes_nothing() -> None:
    _, first, undone, refused, hint = played("1S", "undo", "2C", "hint")["steps"]
    assert first["undo"]
    assert (undone["undo"], undone["advice"]) == (False, None)
    assert undone["where"].startswith("Taken back. ")
    assert undone["rows"] == refused["rows"]
    assert refused["where"] == "the server does not answer: no such call"
    assert hint["advice"] == "double"
