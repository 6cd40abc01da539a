"""The runs kept in results/ are what their settings say."""

from __future__ import annotations

from pathlib import Path

import pytest

from experiments.league.settings import LeagueSettings
from experiments.runs.rows import BoardKey
from experiments.runs.store import BOARDS_FILE, SETTINGS_FILE, Store
from experiments.thesis.settings import RunSettings

RESULTS = Path(__file__).parents[2] / "results"
SETTINGS = sorted(path for path in RESULTS.glob(f"*/{SETTINGS_FILE}") if path.with_name(BOARDS_FILE).exists())
LEAGUES = [path.parent for path in SETTINGS if "[players]" in path.read_text()]
RUNS = [path.parent for path in SETTINGS if path.parent not in LEAGUES]


@pytest.mark.parametrize("run", RUNS, ids=lambda run: run.name)
def test_the_settings_of_a_kept_run_name_every_row_of_it(run: Path) -> None:
    """So that its report has them all, and going on with it plays none again, whatever the defaults become."""
    settings = RunSettings.read(run / "settings.toml")
    named = {
        BoardKey(cell.contract, number, cell.player.key, cell.defence.key)
        for cell in settings.cells()
        for number in range(settings.deals_in(cell.contract))
    }
    with Store.to_read(run) as store:
        played = store.played()
    assert played
    assert played <= named


@pytest.mark.parametrize("run", LEAGUES, ids=lambda run: run.name)
def test_the_settings_of_a_kept_league_name_every_row_of_it(run: Path) -> None:
    settings = LeagueSettings.read(run / "settings.toml")
    with Store.to_read(run) as store:
        rows = list(store.boards())
        assert store.facts()["seed"] == str(settings.seed)
    assert {row.player for row in rows} <= set(settings.match.players)
    assert {row.defender for row in rows} <= set(settings.match.opponents)
    assert {row.source for row in rows} <= set(settings.sources)
