"""The settings file in the folder of a run: whole, or an error that says how to go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from experiments.competitions.thesis.run import open_grid, settings_of
from experiments.competitions.thesis.settings import ALWAYS_WRITTEN, PRESETS, RunSettings
from experiments.errors import SettingsError, StoreError
from experiments.runs.store import SETTINGS_FILE, Store, holds_run
from tests.experiments.runs.test_store import BOARD

SETTINGS = RunSettings(contracts=("7NT",), deals=12, samples=(1,), samples_against={"optimized": (2, 3)}, seed=45)
FLAGS = r"give `declarer reproduce --run .*run` all options that the run began with, among them --no-limits --seed 45"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "run"
    with open_grid(folder, SETTINGS, create=True) as store:
        store.add_board(BOARD)
    return folder


def test_a_new_run_has_its_settings_beside_it(folder: Path) -> None:
    assert settings_of(folder) == SETTINGS
    assert sorted(path.name for path in folder.iterdir()) == ["boards.sqlite", "lock", "settings.toml"]


@pytest.mark.parametrize("command", ["resume", "reproduce"])
def test_an_empty_settings_file_is_an_error_that_says_how_to_go_on(folder: Path, command: str) -> None:
    (folder / SETTINGS_FILE).write_text("")
    complaint = rf"settings.toml is empty\. Fix it, or delete it and {FLAGS}; the boards played are kept$"
    with pytest.raises(SettingsError, match=complaint):
        settings_of(folder) if command == "resume" else open_grid(folder, SETTINGS, create=True)
    assert (folder / SETTINGS_FILE).read_text() == ""
    (folder / SETTINGS_FILE).unlink()
    with pytest.raises(SettingsError, match=rf"run has lost its settings.toml: {FLAGS}"):
        settings_of(folder)
    with open_grid(folder, SETTINGS, create=True) as store:
        assert store.played() == {BOARD.key}
    assert settings_of(folder) == SETTINGS


@pytest.mark.slow
@pytest.mark.parametrize("settings", [SETTINGS, PRESETS["thesis"], PRESETS["quick"]])
def test_a_settings_file_cut_off_anywhere_never_begins_another_run(settings: RunSettings, tmp_path: Path) -> None:
    open_grid(tmp_path, settings, create=True).close()
    text = settings.to_toml()
    for length in range(len(text) - 1):
        (tmp_path / SETTINGS_FILE).write_text(text[:length])
        try:
            found = settings_of(tmp_path)
        except SettingsError:
            continue
        assert text[length:-1].isdecimal()  # the last digits of the seed, which the store knows
        with pytest.raises(StoreError, match="cannot change within a run"):
            open_grid(tmp_path, found, create=False)


def test_what_is_missing_is_named(folder: Path) -> None:
    lines = (folder / SETTINGS_FILE).read_text().splitlines(keepends=True)
    (folder / SETTINGS_FILE).write_text("".join(line for line in lines if not line.startswith(("deals", "p ="))))
    with pytest.raises(SettingsError, match=r"settings.toml lacks deals, p\. Fix it, or delete"):
        settings_of(folder)


def test_a_settings_file_edited_by_its_user_stays_as_it_is(folder: Path) -> None:
    text = "# mine\n" + (folder / SETTINGS_FILE).read_text().replace("deals = 12", "deals=13   # more")
    (folder / SETTINGS_FILE).write_text(text)
    larger = settings_of(folder)
    assert larger.deals == 13
    open_grid(folder, larger, create=False).close()
    open_grid(folder, larger, create=True).close()
    assert (folder / SETTINGS_FILE).read_text() == text


def test_settings_of_which_half_was_written_are_not_there(folder: Path) -> None:
    (folder / SETTINGS_FILE).rename(folder / f"{SETTINGS_FILE}.new")
    with pytest.raises(SettingsError, match="has lost its settings.toml"):
        settings_of(folder)


def test_the_settings_of_a_run_that_is_damaged_too_are_told_without_its_seed(folder: Path) -> None:
    (folder / SETTINGS_FILE).write_text("")
    (folder / "boards.sqlite").write_text("")
    with pytest.raises(SettingsError, match="all options that the run began with; the boards"):
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
seed = 1

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
    assert found == RunSettings.read(path)
    with Store.to_read(path.parent) as store:
        assert store.facts()["seed"] == str(found.seed)


def test_a_file_given_by_its_user_needs_not_be_whole(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("deals = 5")
    assert RunSettings.read(tmp_path / "mine.toml") == RunSettings(deals=5)
    assert set(ALWAYS_WRITTEN) < set(RunSettings.model_fields)
