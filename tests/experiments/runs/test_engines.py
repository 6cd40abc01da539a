"""Engines in runs: what rows keep of them, what tables count, what refuses to mix."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from experiments.competitions.league.report import LeagueReport
from experiments.competitions.league.run import league_of_run, run_league
from experiments.competitions.league.settings import LeagueSettings
from experiments.competitions.league.standings import League
from experiments.competitions.match.match import Match
from experiments.competitions.match.play import match_boards
from experiments.competitions.match.report import MatchReport
from experiments.competitions.match.run import MatchRun, run_match
from experiments.competitions.tune.report import TuneReport
from experiments.competitions.tune.run import TuneRun, run_tune
from experiments.runs.processes.pool import Pool
from experiments.runs.rows import PlayedBoard
from experiments.runs.store import Store
from tests.engines import LOWEST, engine

pytestmark = pytest.mark.xdist_group("engines")


def rows(folder: Path) -> list[PlayedBoard]:
    with Store.to_read(folder) as store:
        return list(store.boards())


@pytest.mark.slow
def test_a_league_with_engines_has_the_same_rows_however_it_is_played(tmp_path: Path) -> None:
    settings = LeagueSettings.model_validate(
        {
            "players": {"low": LOWEST, "MC": "monte-carlo:samples=2", "payoff": "payoff:samples=2"},
            "defenders": ["arbitrary", LOWEST],
            "contracts": ["7NT"],
            "deals": 2,
        }
    )
    for jobs in (1, 2):
        assert run_league(settings, tmp_path / str(jobs), Pool(jobs)).failures == 0
    one, two = ([(each.key, each.play, each.program) for each in rows(tmp_path / str(jobs))] for jobs in (1, 2))
    assert one == two
    assert len(one) == 12
    written = LeagueSettings.read(tmp_path / "1" / "settings.toml")
    assert written == settings
    with Store.to_read(tmp_path / "1") as store:
        league = league_of_run(store)
        by_engine = {each: "engine:" in f"{each.player} {each.defender}" for each in store.boards()}
        assert {each.key: "+lowest-1." in each.program for each in by_engine} == {
            each.key: plays for each, plays in by_engine.items()
        }
    assert isinstance(league, League)
    assert not league.mixes_programs
    assert "different program versions" not in LeagueReport(league).text()


@pytest.mark.slow
def test_boards_that_a_fault_ended_are_counted_and_left_out_beside(tmp_path: Path) -> None:
    name = engine(tmp_path, "if message['legal'][0] == 'HA': sys.exit(1)\nsay(card(message))")
    settings = MatchRun(declarers=("monte-carlo:samples=2", name), random=6, seed=2)
    found = run_match(settings, tmp_path / "run")
    faults = [board for board in found.played.boards.values() if board.fault]
    assert 0 < len(faults) < 6
    assert {board.player for board in faults} == {f"{name}"}
    assert all(board.fault.startswith("declarer: engine ") and "status 1" in board.fault for board in faults)
    assert all(len(board.play.split()) < 52 for board in faults)
    text = MatchReport(found).text()
    assert f"{len(faults)} boards ended by faults of engines (*); the first: declarer: engine " in text
    assert text.count("*  ") == len(faults)
    whole, without = text.split("Without the deals on which an engine failed: ")
    assert "6 boards against arbitrary" in whole
    assert [line.split()[-4] for line in without.splitlines()[2:4]] == [str(6 - len(faults))] * 2
    printed = MatchReport(found).to_json()
    assert [each["faults"] for each in printed["standings"]] == [0, len(faults)]
    assert [each["played"] for each in printed["standings_without_faults"]] == [6 - len(faults)] * 2
    json.dumps(printed)
    kept = {board.key: board for board in rows(tmp_path / "run")}
    assert all(kept[board.key].fault == board.fault and kept[board.key].said == board.said for board in faults)
    assert all(board.wall_seconds for board in kept.values())
    assert isinstance(found.played, Match)
    with Store.to_read(tmp_path / "run") as store:
        comments = [board.comment for board in match_boards(found.played, store)]
    assert sum("The play ended early: declarer: engine " in comment for comment in comments) == len(faults)


def test_faults_of_defenders_are_counted_too_and_nothing_follows_where_none_is_left(tmp_path: Path) -> None:
    name = engine(tmp_path, "sys.exit(1)")
    settings = MatchRun(declarers=("monte-carlo:samples=1",), defenders=(name,), random=2, seed=2)
    report = MatchReport(run_match(settings))
    assert "2 boards ended by faults of engines (*); the first: defender: engine " in report.text()
    (row,) = report.to_json()["standings"]
    assert (row["played"], row["faults"], row["defender_faults"]) == (2, 0, 2)
    assert "Without the deals" not in report.text(), "there are no others"
    teams = MatchRun(players=f"NS=monte-carlo:samples=1,EW={name}", random=2, seed=2)
    found = run_match(teams)
    assert "4 boards ended by a fault of a player (*)" in MatchReport(found).text()
    assert all(result["fault"] for board in MatchReport(found).to_json()["boards"] for result in board["results"])


def test_a_race_says_on_how_many_boards_an_engine_failed(tmp_path: Path) -> None:
    declared = "{'options': {'samples': {'type': 'integer', 'default': 1}}}"
    name = engine(tmp_path, "if options['samples'] == 2: sys.exit(1)\nsay(card(message))", declared)
    settings = TuneRun(declarers=(name,), samples=(1, 2), contracts=("7NT",), deals=2, seconds_per_deal=9.0)
    text = TuneReport(run_tune(settings)).text()
    assert text.count("an engine failed on 2 boards") == 1


@pytest.mark.slow
def test_an_engine_that_was_changed_is_not_mixed_with_what_it_played_before(tmp_path: Path) -> None:
    name = engine(tmp_path)
    run_match(MatchRun(declarers=(name,), random=1), tmp_path / "run")
    path = tmp_path / "engine.py"
    path.write_text(path.read_text() + "\n# another version\n")
    code = (
        "from pathlib import Path; from experiments.competitions.match.run import MatchRun, run_match\n"
        f"run_match(MatchRun(declarers=({name!r},), random=2), Path({str(tmp_path / 'run')!r}))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "which may play different cards" in ran.stderr


def test_a_run_of_before_the_table_of_measures_is_read_and_added_to(tmp_path: Path) -> None:
    run_match(MatchRun(declarers=("monte-carlo:samples=1",), random=1), tmp_path)
    with closing(sqlite3.connect(tmp_path / "boards.sqlite")) as database, database:
        database.execute("DROP VIEW played")
        database.execute("DROP TABLE measures")
        database.execute("DELETE FROM checksums WHERE name = 'measures'")
    assert [(board.wall_seconds, board.fault) for board in rows(tmp_path)] == [(None, "")]
    run_match(MatchRun(declarers=("monte-carlo:samples=1",), random=2), tmp_path)
    assert [board.wall_seconds is None for board in rows(tmp_path)] == [True, False]
