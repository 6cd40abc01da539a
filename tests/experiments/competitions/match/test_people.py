"""Our players replay boards that people played; here the people are our players too, so that the result is known."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from agent.rules.imps import imps
from experiments.boards.files import read_file, write_file
from experiments.competitions.match.match import Match
from experiments.competitions.match.run import MatchRun, run_match
from experiments.runs.progress import Stage
from tests.command import declarer
from tests.progress import Recorded
from tests.sample import SAMPLE

PLAYERS = ("--declarer", "monte-carlo:samples=2", "--defender", "monte-carlo:samples=2")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two boards and their play, as a file of people would have them."""
    folder = tmp_path_factory.mktemp("evening")
    boards, target = folder / "boards.pbn", folder / "played.pbn"
    write_file(boards, SAMPLE.boards[:2])
    assert declarer("match", boards, *PLAYERS, "-o", target).returncode == 0
    return target


def test_who_replays_its_own_boards_gains_nothing(played: Path, tmp_path: Path) -> None:
    target = tmp_path / "all.pbn"
    done = declarer("match", played, "--against-people", *PLAYERS, "--json", "-o", target)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["declarers"] == ["monte-carlo:samples=2", "people"]
    for board in found["boards"]:
        ours, theirs = board["results"]
        assert (ours["tricks"], ours["score"], ours["plays"]) == (theirs["tricks"], theirs["score"], theirs["plays"])
    assert [each["total"] for each in found["standings"]] == [0, 0]
    names = [{board.tags[seat] for seat in ("North", "East", "South", "West")} for board in read_file(target).boards]
    assert names == [{"monte-carlo:samples=2"}, {"people"}] * 2


@pytest.mark.slow
def test_each_result_is_compared_with_that_of_its_table(played: Path, tmp_path: Path) -> None:
    first, second = read_file(played).boards
    worse = replace(first, tricks=(first.tricks or 0) - 3, plays=())
    unknown = replace(second, tricks=None, plays=())
    evening = tmp_path / "evening.pbn"
    write_file(evening, [first, worse, second, unknown])
    run = tmp_path / "run"
    done = declarer("match", evening, "--against-people", *PLAYERS, "--run", run)
    assert done.returncode == 0, done.stderr
    assert "1 board without contract or result left out" in done.stderr
    assert first.contract is not None
    row = done.stdout.splitlines()[2].split()  # name, contract, double dummy, our result and score, theirs, IMPs
    ours, theirs = int(row[4]), int(row[6])
    assert theirs == first.contract.score((first.tricks or 0) - 3, first.vulnerability)
    assert int(row[7]) == imps(ours - theirs)
    assert "3 boards against monte-carlo:samples=2" in done.stdout
    assert re.search(r"^\(2\)  people ", done.stdout, re.M)
    assert "Tables with the same cards count as one deal, which makes 2 deals\n" in done.stdout
    report = declarer("run", "report", run)
    assert report.returncode == 0, report.stderr
    assert "people" in report.stdout
    again = declarer("run", "resume", run)
    assert again.returncode == 0, again.stderr
    assert again.stdout == done.stdout


def test_a_file_without_results_has_nothing_to_replay(tmp_path: Path) -> None:
    path = tmp_path / "deals.pbn"
    write_file(path, [replace(SAMPLE.boards[0], tricks=None, plays=())])
    done = declarer("match", path, "--against-people", *PLAYERS)
    assert done.returncode == 1
    assert "there is no board to play" in done.stderr


def test_results_of_people_count_against_a_defender_that_is_added_later(played: Path, tmp_path: Path) -> None:
    settings = MatchRun(declarers=(PLAYERS[1],), defenders=(PLAYERS[3],), against_people=True)
    run_match(settings, tmp_path, read_file(played).boards)
    both = MatchRun(declarers=(PLAYERS[1],), defenders=(PLAYERS[3], "arbitrary"), against_people=True)
    match = run_match(both, tmp_path).played
    assert isinstance(match, Match)
    assert [match.over(0, 1, defender).number for defender in both.opponents] == [2, 2]


def test_a_result_that_was_corrected_in_the_file_replaces_the_old_one(played: Path, tmp_path: Path) -> None:
    settings = MatchRun(declarers=(PLAYERS[1],), defenders=(PLAYERS[3],), against_people=True)
    boards = read_file(played).boards
    run_match(settings, tmp_path, boards)
    worse = [replace(each, tricks=(each.tricks or 0) - 4, plays=()) for each in boards]
    match = run_match(settings, tmp_path, worse).played
    assert isinstance(match, Match)
    for before, result in zip(boards, match.results(), strict=True):
        assert [each.tricks for each in result.boards] == [before.tricks, (before.tricks or 0) - 4]


def test_the_bar_counts_only_the_boards_that_are_played(played: Path, tmp_path: Path) -> None:
    class Steps(Recorded):
        done = 0

        @contextmanager
        def stage(self, what: str, unit: str, total: int, done: int = 0) -> Iterator[Stage]:
            with super().stage(what, unit, total, done) as stage:
                yield stage
            self.done = stage.done

    settings = MatchRun(declarers=(PLAYERS[1],), defenders=(PLAYERS[3],), against_people=True)
    for done in (0, 2):
        progress = Steps()
        run_match(settings, tmp_path, read_file(played).boards, progress=progress)
        assert progress.stages[-1] == ("playing", "board", 2, done)
        assert progress.done == 2
