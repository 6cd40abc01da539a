"""`declarer whist` as a user types it."""

from __future__ import annotations

import json
from dataclasses import replace

from ddsolver.whist import Side, parse_deal
from ddsolver.whist.conjectures import check_conjectures
from ddsolver.whist.unequal import HigherCards
from experiments.questions.whist import findings_json, findings_text, unequal_json, unequal_text
from tests.command import declarer

ENDING = "AQ.AK10 / KJ.QJ9"


def test_one_suit_of_any_length_is_solved_even_where_its_value_is_not_known() -> None:
    west = ",".join(map(str, [2, *range(23, 43)]))
    east = ",".join(map(str, [1, *range(3, 23)]))
    found = json.loads(declarer("whist", f"{west} / {east}", "--json").stdout)
    assert found["value"] == found["suits"][0]["value"] == "between 20 and 20 + 1/2"
    assert found["tricks"] == {"W": 20, "E": 20}
    assert found["lead"]["W"]["suit"] == 0
    several = declarer("whist", f"{west}.4 / {east}.3")
    assert several.returncode == 2
    assert "each hand has 21 cards (at most 12 are possible)" in " ".join(several.stderr.split())


def test_a_long_suit_whose_value_is_known_is_solved_as_well() -> None:
    suit = "28,27,24,22,19,18,14,13,9,7,6,4,3,1 / 26,25,23,21,20,17,16,15,12,11,10,8,5,2"
    shown = declarer("whist", suit)
    assert shown.returncode == 0
    assert "West leads: West takes" in shown.stdout


def test_a_suit_against_a_conjecture_is_told() -> None:
    findings = replace(check_conjectures(3), against_fractions=tuple(parse_deal("AQ / KJ")))
    claim = "12.3, fractions are 1/2^k, 1 - 1/2^k, 3/8 or 5/8"
    assert f"{claim}: fails on 1 suit, first on AQ / KJ" in findings_text(findings)
    assert findings_json(findings)["against"] == {"12.2": [], "12.3": ["AQ / KJ"], "12.4": []}
    assert not findings.holds


def test_deals_against_the_conjecture_on_unequal_suits_are_told() -> None:
    """Made-up findings, since none are known: each number and each deal has its own place."""
    deal, higher, costly = ("AK/Q", "J/T"), ("AQ/K", "J/9"), ("A/K", "Q/J")
    found = HigherCards(2, 30, 500, ((deal, higher, Side.EAST), (higher, deal, Side.WEST)), (costly,))
    assert unequal_json(found) == {
        "size": 2,
        "deals": 30,
        "comparisons": 500,
        "against": [
            {"deal": [*deal], "with_a_higher_card": [*higher], "leader": "E"},
            {"deal": [*higher], "with_a_higher_card": [*deal], "leader": "W"},
        ],
        "costly_leads": [[*costly]],
    }
    first, second, third = unequal_text(found).splitlines()
    assert first.startswith("All 30 deals of up to ")
    assert first.endswith(" with 2 cards in each hand; 500 comparisons")
    assert second.endswith("fails 2 times, first on AK/Q J/T, with a higher card AQ/K J/9, East leads")
    assert third.endswith("fails on 1 deal, first on A/K Q/J")
    nothing = unequal_text(replace(found, against=(), costly_leads=()))
    assert nothing.count(": holds") == 2
