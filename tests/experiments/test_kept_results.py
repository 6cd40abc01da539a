"""The runs kept in results/ are what their settings say."""

from __future__ import annotations

from pathlib import Path

import pytest

from experiments.runs.rows import BoardKey
from experiments.runs.store import Store
from experiments.thesis.settings import read_settings

RESULTS = Path(__file__).parents[2] / "results"
RUNS = sorted(path.parent for path in RESULTS.glob("*/settings.toml"))


@pytest.mark.parametrize("run", RUNS, ids=lambda run: run.name)
def test_the_settings_of_a_kept_run_name_every_row_of_it(run: Path) -> None:
    """So that its report has them all, and going on with it plays none again, whatever the defaults become."""
    settings = read_settings(run / "settings.toml")
    named = {
        BoardKey(cell.contract, number, player, cell.opponents)
        for cell in settings.cells()
        for player in cell.stored_as
        for number in range(settings.deals)
    }
    with Store.to_read(run) as store:
        played = store.played()
    assert played
    assert played <= named
