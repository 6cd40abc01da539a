from __future__ import annotations

from pathlib import Path

import pytest

from experiments.competitions.league.settings import LeagueSettings
from experiments.competitions.match.run import MatchRun
from experiments.errors import SettingsError, StoreError
from experiments.runs.settings import keep_settings

WRONG = [
    ("engines = 3", r"engines is 3: a section with a value on every line is needed"),
    ("engines = [1]", r"engines is \[1\]: a section with a value on every line is needed"),
    ("engines = {x = 3}", r"settings.toml: "),
    ("engines = {x = {cmd = 3}}", r"cmd"),
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


def test_settings_with_a_file_name_that_is_no_utf_8_are_told(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"names a file whose name is not UTF-8 \('.*Z\\udcfcrich.*'\); rename it"):
        keep_settings(tmp_path / "settings.toml", 'players = "engine:Z\udcfcrich.toml"\n')
