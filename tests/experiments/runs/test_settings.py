from __future__ import annotations

import tomllib
from math import inf
from pathlib import Path

import pytest
from pydantic import BaseModel, ValidationError

from experiments.competitions.league.settings import LeagueSettings
from experiments.competitions.match.run import MatchRun
from experiments.competitions.tune.run import TuneRun
from experiments.errors import SettingsError, StoreError
from experiments.runs.settings import keep_settings, read_values, toml_lines

WRONG = [
    (
        "engines = {x = {cmd = 'y'}}",
        r"the setting 'engines' was removed: name the command where you name the player",
    ),
    (f"seed = {'9' * 5000}", r"is not a TOML file: Exceeds the limit"),
    (f"seed = {'[' * 3000}", r"is not a TOML file of settings: its brackets are nested too deeply"),
    ("seed = 'x", r"is not a TOML file: "),
]


@pytest.mark.parametrize(("text", "told"), WRONG)
@pytest.mark.parametrize("settings", [MatchRun, LeagueSettings])
def test_settings_that_cannot_be_read_are_told(
    settings: type[MatchRun | LeagueSettings], text: str, told: str, tmp_path: Path
) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(text)
    with pytest.raises(SettingsError, match=told):
        settings.read(path)


TOO_MUCH = [
    (TuneRun, {"declarers": ["monte-carlo"], "samples": [1], "seconds_per_deal": inf}, r"at most 1e\+09 is needed"),
    (LeagueSettings, {"players": {"a": "payoff"}, "weights": {"1NT": 1e308}}, r"1e\+308: at most 1e\+06 is needed"),
    (LeagueSettings, {"players": {"a": "payoff"}, "weights": {"1NT": 1e-320}}, "at least 1e-06 is needed"),
]


@pytest.mark.parametrize(("settings", "values", "told"), TOO_MUCH)
def test_numbers_with_which_nothing_can_be_computed_are_refused(
    settings: type[BaseModel], values: dict[str, object], told: str
) -> None:
    with pytest.raises((SettingsError, ValidationError), match=told):
        settings(**values)


def test_every_value_comes_back_from_its_line_of_toml() -> None:
    values = {"a": inf, "b": [1.5, -inf], "c": 'x "y" \u2660', "d": True, "e": [], "f": 1e-320, "g": [["x"], [2]]}
    assert tomllib.loads("\n".join(toml_lines(values))) == values


def test_settings_with_a_file_name_that_is_no_utf_8_are_told(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"names a file whose name is not UTF-8 \('.*Z\\udcfcrich.*'\); rename it"):
        keep_settings(tmp_path / "settings.toml", 'players = "engine:Z\udcfcrich.toml"\n')


def test_a_byte_order_mark_is_no_part_of_the_settings(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("seed = 3\n", encoding="utf-8-sig")
    assert read_values(path) == {"seed": 3}
