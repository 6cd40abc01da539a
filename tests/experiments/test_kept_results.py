"""The runs kept in results/ are what their settings say."""

from __future__ import annotations

import json
import lzma
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from docs.site.links import links_of
from experiments.competitions.league.settings import LeagueSettings
from experiments.competitions.match.match import Match
from experiments.competitions.match.run import MatchRun, read_run
from experiments.competitions.thesis.settings import RunSettings
from experiments.runs.rows import BoardKey
from experiments.runs.store import SETTINGS_FILE, Store, holds_run
from experiments.runs.store_files import BOARDS_FILE, PACKED_FILE
from tests.command import declarer

RESULTS = Path(__file__).parents[2] / "results"
INDEX = RESULTS / "README.md"
SETTINGS = sorted(path for path in RESULTS.glob(f"*/{SETTINGS_FILE}") if holds_run(path.parent))
LEAGUES = [path.parent for path in SETTINGS if "[players]" in path.read_text()]
MATCHES = [path.parent for path in SETTINGS if "`declarer match`" in path.read_text()]
TUNED = [path.parent for path in SETTINGS if "`declarer tune`" in path.read_text()]
RUNS = [path.parent for path in SETTINGS if path.parent not in (*LEAGUES, *MATCHES, *TUNED)]


@pytest.mark.skipif(not INDEX.exists(), reason="a source distribution has few results")
def test_the_page_of_all_results_lists_every_run_and_every_page_of_measurements() -> None:
    listed = {link.path for link in links_of(INDEX)}
    for path in [*RESULTS.glob("*/README.md"), *RESULTS.glob("bench/*.md")]:
        assert path in listed, f"{INDEX.relative_to(RESULTS.parent)} lacks {path.relative_to(RESULTS)}"
    for folder in RESULTS.iterdir():
        assert not holds_run(folder) or {folder, folder / "README.md"} & listed, folder.name


@pytest.mark.skipif(not INDEX.exists(), reason="a source distribution has few results")
def test_the_page_of_all_results_says_for_every_run_when_it_was_played() -> None:
    for line in INDEX.read_text(encoding="utf-8").splitlines():
        if line.startswith("|") and not line.startswith(("| question", "|---")):
            *_, date, _, end = (cell.strip() for cell in line.split("|"))
            assert re.fullmatch(r"2026-\d\d-\d\d", date) and not end, line


def test_rows_are_packed_and_have_no_decisions() -> None:
    """A checkout has at most 8 MB of results; without this, it had 55. `tests.pack_run` does both to a run."""
    assert sum(path.stat().st_size for path in RESULTS.rglob("*") if path.is_file()) <= 8_000_000
    for path in RESULTS.rglob("*"):
        is_small = path.stat().st_size < 100_000
        assert is_small or path.suffix in (".gz", ".xz"), f"{path} is large: pack it"
    for path in RESULTS.glob(f"**/{BOARDS_FILE}*"):
        assert path.name == PACKED_FILE, f"{path} is not packed"
        with closing(sqlite3.connect(":memory:")) as database:
            database.deserialize(lzma.decompress(path.read_bytes()))
            assert not database.execute("SELECT 1 FROM decisions LIMIT 1").fetchall(), f"{path} has decisions"


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


@pytest.mark.parametrize("run", TUNED, ids=lambda run: run.name)
def test_a_kept_race_is_reported_from_its_rows(run: Path) -> None:
    done = declarer("run", "report", run, "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["best"]


@pytest.mark.slow
@pytest.mark.parametrize("run", MATCHES, ids=lambda run: run.name)
def test_the_settings_of_a_kept_match_name_every_row_of_it(run: Path) -> None:
    with Store.to_read(run) as store:
        found = read_run(MatchRun.of_run(store), store)
        assert store.played() == found.played.boards.keys()
        if isinstance(found.played, Match):
            assert not found.played.unplayed()
        else:
            assert len(found.played.results()) == len(found.played.deals)
        assert not found.failures


@pytest.mark.parametrize("run", LEAGUES, ids=lambda run: run.name)
def test_the_settings_of_a_kept_league_name_every_row_of_it(run: Path) -> None:
    settings = LeagueSettings.read(run / "settings.toml")
    with Store.to_read(run) as store:
        rows = list(store.boards())
        assert store.facts()["seed"] == str(settings.seed)
    assert {row.player for row in rows} <= set(settings.match.compared)
    assert {row.defender for row in rows} <= set(settings.match.opponents)
    assert {row.source for row in rows} <= set(settings.sources)
