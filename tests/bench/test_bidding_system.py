"""The page of our bidders' system: its tables are those of the kept figures, and the network still bids so."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from agent.calls.auction_batch import SYSTEMS
from agent.calls.network import imitating_network
from tests.bench import bidding_system
from tests.bench.bidding_system import FIGURES, PAGE, figures, true_notes, with_tables

_HANDS = 6000
_ERRORS = 5.0
"""Shares of fewer hands may differ from the kept ones by this number of standard errors."""
_ENOUGH = 200
"""Ranges are compared for calls with this number of hands."""
KEPT: Mapping[str, Any] = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
TEXT = PAGE.read_text(encoding="utf-8")
pytestmark = pytest.mark.skipif(not KEPT, reason="the kept figures are in a clone only")


def agrees(share: float, kept: float, hands: int) -> bool:
    """Whether a share of some hands can be the kept one."""
    return abs(share - kept) <= _ERRORS * math.sqrt(max(kept * (1 - kept), 1 / hands) / hands)


def are_near(new: Sequence[int], old: Sequence[int], most: int) -> bool:
    """Whether the ends of two ranges differ by a number at most."""
    return all(abs(one - other) <= most for one, other in zip(new, old, strict=True))


def differences(found: Mapping[str, Any]) -> list[str]:
    """What differs from the kept figures."""
    wrong = []
    for auction, context in found["contexts"].items():
        kept = KEPT["contexts"][auction]["calls"]
        for call in {*kept, *context["calls"]}:
            share, kept_share = (each.get(call, {"share": 0.0})["share"] for each in (context["calls"], kept))
            if not agrees(share, kept_share, context["hands"]) and max(share, kept_share) > 0.01:
                wrong.append(f"{auction} {call}: {share} in place of {kept_share}")
            elif share * context["hands"] >= _ENOUGH:
                one, other = context["calls"][call], kept[call]
                if not are_near(one["points"], other["points"], 2) or not all(
                    are_near(new, old, 1) for new, old in zip(one["lengths"], other["lengths"], strict=True)
                ):
                    wrong.append(f"{auction} {call}: {one} in place of {other}")
    for name in ("doubles", "claims"):
        for auction, row in found[name].items():
            hands = row["hands"] if name == "claims" else found["hands"]
            if row["share"] is not None and not agrees(row["share"], KEPT[name][auction]["share"], max(hands, 20)):
                wrong.append(f"{name} {auction}: {row} in place of {KEPT[name][auction]}")
    return wrong


@pytest.mark.slow
def test_the_network_bids_what_the_page_says() -> None:
    assert differences(figures(_HANDS)) == []


@pytest.mark.slow
def test_the_imitating_network_bids_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bidding_system, "learned_network", imitating_network)
    assert len(differences(figures(_HANDS))) > 20


def test_the_tables_of_the_page_are_those_of_the_kept_figures() -> None:
    assert with_tables(TEXT, KEPT) == TEXT
    assert TEXT.count("<!-- table: ") == len(bidding_system.tables(KEPT))


def test_a_convention_of_the_page_is_one() -> None:
    assert all(row["share"] > 0.8 and row["hands"] >= 20 for row in KEPT["claims"].values())
    assert KEPT["hands"] == 100_000


def test_the_figures_in_the_text_are_the_kept_ones() -> None:
    text = " ".join(TEXT.split())

    def figure(pattern: str) -> float:
        (found,) = re.findall(pattern, text)
        return float(found)

    forcing = KEPT["forcing"]
    assert figure(r"responder hardly ever passes \(([\d.]+) %") == round(100 * forcing["1S P 2C P 2S P"], 1)
    assert figure(r"1NT - 3♦, is passed with (\d+) %") == round(100 * forcing["1S P 1NT P 3D P"])
    assert forcing["1S P 1NT P"] < 0.06
    doubles = KEPT["doubles"]
    assert figure(r"partner passes them with (\d+) % of the hands") == round(100 * doubles["1S 2H"]["passed"])
    assert figure(r"after a preempt with (\d+) %") == round(100 * doubles["3H"]["passed"])
    assert figure(r"partner leaves one of 1♠ in with (\d+) %") == round(100 * doubles["1S"]["passed"])


@pytest.mark.slow
def test_the_share_of_true_notes_is_the_kept_one() -> None:
    notes = KEPT["notes"]
    said = f"Of {notes['notes']:,} notes on {notes['boards']} boards, {100 * notes['true']:.0f} % are true of the hand"
    page = PAGE.parents[1] / "how-to" / "bidding.md"
    assert said in " ".join(page.read_text(encoding="utf-8").split())
    few = true_notes(20)
    assert agrees(few["true"], notes["true"], few["notes"])


def test_no_answer_to_4nt_or_to_4c_has_a_number_of_aces() -> None:
    for answers in KEPT["answers"].values():
        assert all(max(row["keys"]) < 0.9 for row in answers.values() if row["share"] > 0.01)


def test_the_page_names_the_systems_that_were_learned() -> None:
    paragraph = TEXT.partition("## What the opponents play")[2].partition("##")[0]
    assert {*SYSTEMS[1:]} <= {*re.findall(r"`([^`]+)`", " ".join(paragraph.split()))}
