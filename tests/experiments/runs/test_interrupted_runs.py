"""Runs from Python that are interrupted and resumed: what they report, and that nothing is played twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from experiments.competitions.league.run import run_league
from experiments.competitions.league.settings import LeagueSettings
from experiments.competitions.match.match import Match
from experiments.competitions.match.run import MatchRun, run_match
from experiments.competitions.match.teams import TeamMatch
from experiments.competitions.thesis.run import run_grid
from experiments.competitions.thesis.settings import RunSettings
from experiments.competitions.tune.race import NOT_PLAYED
from experiments.competitions.tune.run import TuneRun, run_tune
from experiments.runs.store import Store
from tests.progress import Recorded

ONE, TWO = "monte-carlo:samples=1", "monte-carlo:samples=2"


def played(folder: Path) -> int:
    with Store(folder, write=False) as store:
        return len(store.played())


def test_a_match_of_declarers(tmp_path: Path) -> None:
    settings = MatchRun(declarers=(ONE, TWO), contracts=("7NT",), deals=2, seed=1)
    progress = Recorded("playing", after=3)
    stopped = run_match(settings, tmp_path, progress=progress).played
    assert isinstance(stopped, Match)
    assert (stopped.interrupted, played(tmp_path)) == (True, 3)
    assert progress.stages == [("finding deals", "deal", 2, 0), ("playing", "board", 4, 0)]
    progress = Recorded()
    resumed = run_match(settings, tmp_path, progress=progress).played
    assert isinstance(resumed, Match)
    assert (resumed.interrupted, played(tmp_path)) == (False, 4)
    assert progress.stages == [("finding deals", "deal", 2, 2), ("playing", "board", 4, 3)]


def test_a_match_of_random_deals_that_grows(tmp_path: Path) -> None:
    run_match(MatchRun(declarers=(ONE,), random=1, seed=1), tmp_path)
    progress = Recorded()
    run_match(MatchRun(declarers=(ONE,), random=2, seed=1), tmp_path, progress=progress)
    assert [stage for stage in progress.stages if stage[0] == "dealing"] == [("dealing", "deal", 2, 1)]
    boards = progress.stages[-1]
    assert boards[:2] == ("playing", "board")
    assert boards[2] - boards[3] <= 1, "the first board was played before"


def test_a_match_of_pairs(tmp_path: Path) -> None:
    settings = MatchRun(players=f"NS={ONE},EW={TWO}", contracts=("7NT",), deals=2, seed=1)
    stopped = run_match(settings, tmp_path, progress=Recorded("playing", after=1)).played
    assert isinstance(stopped, TeamMatch)
    assert (stopped.interrupted, played(tmp_path)) == (True, 1)
    progress = Recorded()
    resumed = run_match(settings, tmp_path, progress=progress).played
    assert isinstance(resumed, TeamMatch)
    assert (resumed.interrupted, len(resumed.results())) == (False, 2)
    assert progress.stages[-1] == ("playing", "board", 4, 1)


def test_a_league(tmp_path: Path) -> None:
    settings = LeagueSettings(players={"one": ONE, "two": TWO}, contracts=("7NT",), deals=2, seed=1)
    stopped = run_league(settings, tmp_path, progress=Recorded("playing", after=3))
    assert (stopped.interrupted, stopped.league.played) == (True, 3)
    progress = Recorded()
    resumed = run_league(settings, tmp_path, progress=progress)
    assert (resumed.interrupted, resumed.league.played) == (False, 4)
    assert progress.stages == [("playing", "board", 4, 3)]


def test_a_grid_of_the_thesis(tmp_path: Path) -> None:
    settings = RunSettings(
        contracts=("7NT",), deals=2, samples=(1, 2), declarers=("monte-carlo",), defenders=("arbitrary",), seed=1
    )
    stopped = run_grid(settings, tmp_path, progress=Recorded("playing", after=3))
    assert (stopped.interrupted, stopped.played, played(tmp_path)) == (True, 3, 3)
    progress = Recorded()
    resumed = run_grid(settings, tmp_path, progress=progress)
    assert (resumed.interrupted, resumed.played, played(tmp_path)) == (False, 1, 4)
    assert progress.stages == [("finding deals", "deal", 2, 2), ("playing", "board", 4, 3)]


def test_a_race_of_sample_counts(tmp_path: Path) -> None:
    settings = TuneRun(declarers=("monte-carlo",), samples=(1, 2), contracts=("7NT",), deals=2, seconds_per_deal=100)
    stopped = run_tune(settings, tmp_path, progress=Recorded("playing", after=1))
    assert (stopped.interrupted, played(tmp_path)) == (True, 1)
    assert [(each.deals, each.dropped) for each in stopped.result.candidates] == [(1, ""), (0, NOT_PLAYED)]
    progress = Recorded()
    result = run_tune(settings, tmp_path, progress=progress)
    assert (result.result.best is not None, result.interrupted) == (True, False)
    assert progress.stages == [("finding deals", "deal", 2, 2), ("playing", "board", 4, 1)]
    again = Recorded()
    assert run_tune(settings, tmp_path, progress=again).result.best is not None
    assert again.stages[0] == ("finding deals", "deal", 2, 2)
    assert played(tmp_path) == 4


def test_interrupted_while_deals_are_found_nothing_is_lost(tmp_path: Path) -> None:
    settings = MatchRun(declarers=(ONE,), contracts=("7NT",), deals=3, seed=1)
    with pytest.raises(KeyboardInterrupt):
        run_match(settings, tmp_path, progress=Recorded("finding deals", after=2))
    progress = Recorded()
    run_match(settings, tmp_path, progress=progress)
    assert progress.stages[0] == ("finding deals", "deal", 3, 2)
