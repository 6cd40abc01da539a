"""`declarer whist` as a user types it."""

from __future__ import annotations

import json

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
