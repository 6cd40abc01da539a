"""The table of players with all their settings."""

from __future__ import annotations

import sys
from pathlib import Path

from experiments.show.players import players_table, roles_table

ENGINE = f"engine:cmd={sys.executable} {Path(__file__).parents[3] / 'docs' / 'engines' / 'lowest.py'}"


def test_the_settings_of_an_engine_are_listed_like_those_of_our_players() -> None:
    (ours,) = players_table({"one": "monte-carlo:samples=3"}).to_json()
    assert (ours["name"], ours["player"]) == ("one", "monte-carlo:samples=3")
    assert {"samples=3", "auction=ignore"} <= {*ours["settings"].split(", ")}
    (engine,) = players_table({"two": ENGINE}).to_json()
    assert "timeout=60" in engine["settings"]


def test_a_player_has_a_row_for_each_of_its_roles_and_none_twice() -> None:
    both = "monte-carlo:samples=3"
    rows = roles_table([both, both], [both, "arbitrary"], ["net", "net"]).to_json()
    assert [(each["role"], each["player"]) for each in rows] == [
        ("declarer", both),
        ("defender", both),
        ("defender", "arbitrary"),
        ("bidder", "net"),
    ]


def test_a_player_that_is_not_installed_here_has_no_settings() -> None:
    rows = roles_table(["gone"], ["gone"], ["gone"]).to_json()
    assert [each["settings"] for each in rows] == ["", "", ""]
