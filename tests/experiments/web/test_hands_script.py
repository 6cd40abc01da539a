"""The script that draws cards, in Node: cards under their suits, what a screen reader says, and which are buttons."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.node import NEEDS_NODE, run_node

pytestmark = NEEDS_NODE
DOM = (Path(__file__).parents[2] / "dom.js").as_uri()
HANDS = f"""
import {{ filled }} from "{DOM}";
const hands = await import("{DOM.replace("tests/dom.js", "experiments/web/hands.js")}");
const described = (part) => part.tag && {{
  tag: part.tag, name: part.className, label: part.attributes["aria-label"], text: part.textContent,
}};
const chosen = [];
const {{ cards, gone, legal, ...how }} = given;
const drawn = hands.handCards(cards, {{
  ...how, gone: new Set(gone), legal: legal && new Set(legal), onCard: how.isAsked && ((card) => chosen.push(card)),
}});
for (const row of drawn.children)
  for (const card of row.children.slice(1)) card.listeners.click?.();
const section = filled("section", {{}});
hands.showHandIn(section, {{ seat: "E", role: "dummy", points: 0, isTurn: true, vulnerable: true }});
const trick = hands.trickCards(["SA", "S2", "S3", "S4", "HK", "H2"], [..."NESWWN"]);
const table = hands.tricksTable([
  {{ leader: "W", winner: "E", cards: [{{ seat: "W", card: "S2" }}, {{ seat: "E", card: "SA" }}] }},
]);
console.log(JSON.stringify({{
  rows: drawn.children.map((row) => [row.attributes["aria-label"], ...row.children.slice(1).map(described)]),
  chosen, section: [section.className, section.textContent],
  trick: trick.map((card) => [card.className.trim(), card.attributes["aria-label"]]),
  table: [table.texts("th"), table.texts("td"), table.texts("b")],
}}));
"""
MINUS = "\N{MINUS SIGN}"
HAND = {"cards": ["SA", "S5", "HT", "CQ"], "gone": ["S5"], "next": "HT", "declarer": "N", "relative": True}
MOMENT = {"to_play": "N", "values": {"SA": 1, "HT": -1, "CQ": 0}}


def drawn(**how: object) -> dict[str, Any]:
    found: dict[str, Any] = run_node(HANDS, HAND | how)
    return found


def test_each_card_stands_under_its_suit_with_its_value_and_what_it_gives_away() -> None:
    found = drawn(moment=MOMENT)
    assert [row[0] for row in found["rows"]] == ["spades", "hearts", "diamonds, none", "clubs"]
    assert [[card["text"] for card in row[1:]] for row in found["rows"]] == [
        ["A♠+1", "5♠"],
        [f"T♥{MINUS}1"],
        [],
        ["Q♣="],
    ]
    assert [card["label"] for row in found["rows"] for card in row[1:]] == [
        "ace of spades, +1", "5 of spades, played", f"ten of hearts, {MINUS}1, gives away 2",
        "queen of clubs, =, gives away 1",
    ]  # fmt: skip
    assert [card["name"] for row in found["rows"] for card in row[1:]] == [
        "card spades", "card spades gone", "card hearts next", "card clubs",
    ]  # fmt: skip
    assert {card["tag"] for row in found["rows"] for card in row[1:]} == {"span"}


def test_cards_with_a_value_and_legal_cards_are_buttons_that_play_them() -> None:
    valued = drawn(moment=MOMENT, isAsked=True)
    assert valued["chosen"] == ["SA", "HT", "CQ"]
    assert [card["tag"] for row in valued["rows"] for card in row[1:]] == ["button", "span", "button", "button"]
    assert drawn(legal=["CQ"], isAsked=True)["chosen"] == ["CQ"]
    assert drawn(legal=["CQ"])["chosen"] == []


def test_a_hidden_hand_a_trick_and_the_table_of_tricks_name_their_seats() -> None:
    found = drawn()
    assert found["section"] == ["turn", "East dummy 0 points, vulnerablehidden"]
    assert found["trick"] == [
        ["card hearts of-w", "West led: king of hearts"],
        ["card hearts of-n", "North: 2 of hearts"],
    ]
    heads, cells, bold = found["table"]
    assert (heads[0], heads[-1], bold) == ("Trick", "1", ["♠A"])
    assert sorted(cells) == ["", "", "♠2led", "♠A"]
    assert cells[heads.index("West") - 1] == "♠2led"


FOCUS = f"""
import "{DOM}";
const {{ keepFocus }} = await import("{DOM.replace("tests/dom.js", "experiments/web/hands.js")}");
const control = (name) => ({{
  dataset: {{ card: name }}, disabled: false, isConnected: true, getClientRects: () => [1],
  focus() {{ document.activeElement = this; }},
}});
const found = given.areas.map((area) => {{
  const first = Object.assign(control("CK"), {{ disabled: true }});
  const place = {{ ...control(area), querySelector: () => null, querySelectorAll: () => [first, control("CQ")] }};
  const focused = control("CA");
  focused.closest = (areas) => (areas.split(", ").includes(area) ? place : null);
  document.activeElement = focused;
  const after = (draw, next) => {{ keepFocus(draw, next); return document.activeElement.dataset.card; }};
  const stays = after(() => {{}});
  return [stays, after(() => {{ focused.disabled = true; }})];
}});
console.log(JSON.stringify(found));
"""


def test_the_focus_of_a_control_that_is_disabled_moves_to_the_next_usable_one_of_its_part_of_the_page() -> None:
    areas = [".table", "#play", ".controls", "#calls", "#box"]
    assert run_node(FOCUS, {"areas": [*areas, "#elsewhere"]}) == [["CA", "CQ"]] * len(areas) + [["CA", "CA"]]
