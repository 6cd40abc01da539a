"""The settings file in the folder of a run."""

from __future__ import annotations

from pathlib import Path

import pytest

from experiments.competitions.thesis.settings import PRESETS, RunSettings
from experiments.errors import SettingsError, StoreError
from experiments.runs.store import SETTINGS_FILE, Store, holds_run
from tests.experiments.runs.test_store import BOARD

SETTINGS = RunSettings(contracts=("7NT",), deals=12, samples=(1,), samples_against={"optimized": (2, 3)}, seed=45)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "run"
    with Store(folder, SETTINGS.facts, create=True) as store:
        SETTINGS.keep(store)
        store.add_board(BOARD)
    return folder


def settings_of(folder: Path) -> RunSettings:
    with Store.to_read(folder) as store:
        return RunSettings.of_run(store)


def test_a_new_run_has_its_settings_beside_it(folder: Path) -> None:
    assert settings_of(folder) == SETTINGS
    assert sorted(path.name for path in folder.iterdir()) == ["boards.sqlite", "lock", "settings.toml"]


@pytest.mark.parametrize("settings", [SETTINGS, *PRESETS.values()])
def test_settings_come_back_as_they_were_written(settings: RunSettings, tmp_path: Path) -> None:
    (tmp_path / SETTINGS_FILE).write_text(settings.to_toml())
    assert RunSettings.read(tmp_path / SETTINGS_FILE) == settings


def test_a_settings_file_edited_by_its_user_stays_as_it_is(folder: Path) -> None:
    text = "# mine\n" + (folder / SETTINGS_FILE).read_text().replace("deals = 12", "deals=13   # more")
    (folder / SETTINGS_FILE).write_text(text)
    larger = settings_of(folder)
    assert larger.deals == 13
    with Store(folder) as store:
        larger.keep(store)
        assert (folder / SETTINGS_FILE).read_text() == text
        SETTINGS.keep(store)
    assert settings_of(folder) == SETTINGS


def test_a_run_without_its_settings_or_with_another_seed_is_refused(folder: Path) -> None:
    text = (folder / SETTINGS_FILE).read_text()
    (folder / SETTINGS_FILE).write_text(text.replace("seed = 45", "seed = 4"))
    with pytest.raises(SettingsError, match="the seed cannot change within a run: set it to 45"):
        settings_of(folder)
    (folder / SETTINGS_FILE).rename(folder / f"{SETTINGS_FILE}.new")
    with pytest.raises(StoreError, match=r"has no settings\.toml; repeat the command that began the run"):
        settings_of(folder)


OLDER = """# What `declarer reproduce` plays. After a change `declarer run resume` plays what is missing;
# only the seed and the limits on deals must stay.

contracts = ["3NT"]
deals = 2
samples = [1]
declarers = ["monte-carlo"]
defenders = ["optimized"]
weights = "correct-play"
p = "1"
refill = false
limits = false
seed = 45

[samples_against]
"optimized" = [1, 5]
"""


def test_settings_as_older_versions_wrote_them_are_whole(folder: Path) -> None:
    (folder / SETTINGS_FILE).write_text(OLDER)
    found = settings_of(folder)
    assert found.samples_against == {"optimized": (1, 5)}
    assert (found.ties, found.deals) == ("trumps", 2)


KEPT = [
    path
    for path in sorted((Path(__file__).parents[4] / "results").glob(f"*/{SETTINGS_FILE}"))
    if holds_run(path.parent) and "`declarer reproduce`" in path.read_text()
]


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.parent.name)
def test_the_settings_that_are_kept_are_whole(path: Path) -> None:
    found = settings_of(path.parent)
    with Store.to_read(path.parent) as store:
        assert store.facts()["seed"] == str(found.seed)


def test_a_file_given_by_its_user_needs_not_be_whole(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("deals = 5")
    assert RunSettings.read(tmp_path / "mine.toml") == RunSettings(deals=5)
