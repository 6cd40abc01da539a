"""Runs of `declarer calibrate players`: kept rows, resuming, reports, and the outputs of the command."""

from __future__ import annotations

import csv
import json
import shlex
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from agent.errors import PlayerError
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Deal, Position, Seat
from experiments.boards.board import Board
from experiments.boards.files import read_file
from experiments.boards.pbn.writer import write_pbn
from experiments.competitions.yardstick import run as yardstick_run
from experiments.competitions.yardstick.run import CalibrationSettings, play_run, read_run, stored_tables
from experiments.errors import SettingsError, StoreError
from experiments.questions.judge.asked import ask_at
from experiments.questions.judge.choices import CardChoice
from experiments.runs.processes.pool import ONE_PROCESS
from experiments.runs.rows import Answers
from experiments.runs.store import Store
from tests.command import declarer
from tests.progress import Recorded

FEW, MORE, DECLARES = "monte-carlo:samples=1", "monte-carlo:samples=3", "payoff:samples=1"
NAMES = {"North": "Alpha 1", "South": "Alpha 2", "East": "Beta", "West": "Beta"}
HANDS = "AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75"


def board(name: str, first: str, contract: str) -> Board:
    """A board of which 28 cards were played, always the lowest legal one; ``first`` gets the first hand."""
    deal, settled = Deal.from_pbn(f"{first}:{HANDS}"), Contract.parse(contract)
    position = Position(deal, settled.strain, settled.leader)
    for _ in range(28):
        position = position.play(position.legal()[-1])
    return Board(
        name, deal.hands, Seat.NORTH, Vulnerability.NONE, contract=settled, plays=position.plays, tags=dict(NAMES)
    )


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Two files: a board at two tables, with all hands turned at the second, and two boards at one table."""
    folder = tmp_path_factory.mktemp("files")
    write_pbn(folder / "turned.pbn", [board("1", "N", "3NTS"), board("1", "E", "3NTW")])
    write_pbn(folder / "other.pbn", [board("7", "N", "2SN"), board("8", "S", "3NTN")])
    return [folder / "turned.pbn", folder / "other.pbn"]


@pytest.fixture(scope="module")
def kept(files: list[Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a run of the command, with the files that it wrote beside it."""
    folder = tmp_path_factory.mktemp("kept")
    ran = declarer(
        *("calibrate", "players", *map(str, files), "--player", FEW, "--player", DECLARES, "--group", "Alpha=alpha*"),
        *("--run", str(folder / "RUN"), "--turns", str(folder / "turns.csv")),
    )
    assert ran.returncode == 0, ran.stderr
    assert "4 boards of 1 deal" in ran.stdout
    return folder


def settings(*players: str) -> CalibrationSettings:
    return CalibrationSettings(players=players, seed=1)


def same(turns: Sequence[CardChoice]) -> list[object]:
    """All of turns but seconds."""
    return [
        replace(turn, answers=tuple(each and replace(each, seconds=0.0) for each in turn.answers)) for turn in turns
    ]


def test_what_comes_back_from_a_run_is_what_the_players_answered(files: list[Path], kept: Path) -> None:
    with Store.to_read(kept / "RUN") as store:
        found = read_run(CalibrationSettings(players=(FEW, DECLARES)), store)
    boards = [each for file in files for each in read_file(file).boards]
    assert [table.board for table in found.tables] == boards
    assert [(table.match, table.table) for table in found.tables] == [
        ("turned", 1),
        ("turned", 2),
        ("other", 1),
        ("other", 1),
    ]
    for table, again in zip(found.tables, boards, strict=True):
        assert same(table.turns) == same(ask_at(again, (FEW, DECLARES), seed=1))
    assert len({table.deal for table in found.tables}) == 1


def test_an_interrupted_run_is_resumed_and_asks_nobody_twice(files: list[Path], tmp_path: Path) -> None:
    tables = stored_tables([("turned", read_file(files[0]).boards)])
    facts = settings(FEW).facts
    with Store(tmp_path, facts, create=True) as store:
        stopped = play_run(settings(FEW), store, (), ONE_PROCESS, Recorded("asking", after=1), tables)
        assert (stopped.interrupted, len(stopped.tables), stopped.total) == (True, 1, 2)
        progress = Recorded()
        resumed = play_run(settings(FEW), store, (), ONE_PROCESS, progress)
        assert (resumed.interrupted, len(resumed.tables)) == (False, 2)
        assert progress.stages == [("asking", "board", 2, 1)]
        before = {answers.player: answers for answers in store.rows(Answers) if answers.number == 0}
        progress = Recorded()
        more = play_run(settings(FEW, MORE), store, (), ONE_PROCESS, progress)
        assert progress.stages == [("asking", "board", 2, 0)]
        assert {answers.player: answers for answers in store.rows(Answers) if answers.number == 0}[FEW] == before[FEW]
        assert [turn.answers[0] for turn in more.tables[0].turns] == [
            turn.answers[0] for turn in resumed.tables[0].turns
        ]
        assert len(more.tables[0].turns[0].answers) == 2


def test_a_player_that_fails_at_a_board_loses_no_other_answer(
    files: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(board: Board, players: Sequence[str], seed: int) -> list[CardChoice]:
        if MORE in players and board.contract == Contract.parse("3NTW"):
            raise PlayerError("it fell over")
        return ask_at(board, players, seed)

    monkeypatch.setattr(yardstick_run, "ask_at", fails)
    tables = stored_tables([("turned", read_file(files[0]).boards)])
    progress = Recorded()
    with Store(tmp_path, settings(FEW).facts, create=True) as store:
        found = play_run(settings(FEW, MORE), store, (), ONE_PROCESS, progress, tables)
        assert (found.failures, len(found.tables)) == (1, 1)
        assert [(each.number, each.player, each.reason) for each in progress.failures] == [
            (1, MORE, "PlayerError: it fell over")
        ]
        assert {(each.number, each.player) for each in store.rows(Answers)} == {(0, FEW), (0, MORE), (1, FEW)}
        monkeypatch.undo()
        assert play_run(settings(FEW, MORE), store, (), ONE_PROCESS, Recorded()).failures == 0
        assert store.failures() == []


def test_other_boards_and_answers_of_other_code_are_refused(files: list[Path], tmp_path: Path) -> None:
    tables = stored_tables([("turned", read_file(files[0]).boards)])
    with Store(tmp_path, settings(FEW).facts, create=True) as store:
        store.add_rows(tables)
        with pytest.raises(StoreError, match="was started with other boards"):
            play_run(settings(FEW), store, (), ONE_PROCESS, Recorded(), tables[:1])
        store.add_rows([Answers(0, FEW, "0.0.1+old", 1.0, "[]")])
        with pytest.raises(StoreError, match=r"answers of .* come from 0\.0\.1\+old.*Add --mix"):
            play_run(settings(FEW), store, (), ONE_PROCESS, Recorded())


def test_settings_come_back_as_they_were_written(tmp_path: Path) -> None:
    given = CalibrationSettings(players=(FEW, DECLARES), groups=("BEN=thor*,ben-*",), seed=4)
    (tmp_path / "settings.toml").write_text(given.to_toml())
    assert CalibrationSettings.read(tmp_path / "settings.toml") == given
    with pytest.raises(SettingsError, match="'BEN' is not a group"):
        CalibrationSettings(players=(FEW,), groups=("BEN",))


@pytest.mark.slow
def test_the_report_has_what_the_command_printed(kept: Path) -> None:
    told = declarer("run", "report", kept / "RUN", "--json")
    assert told.returncode == 0, told.stderr
    found = json.loads(told.stdout)
    resumed = json.loads(declarer("run", "resume", kept / "RUN", "--json").stdout)
    assert resumed.pop("provenance")["command"] == shlex.join(
        ["declarer", "run", "resume", str(kept / "RUN"), "--json"]
    )
    provenance = found.pop("provenance")
    assert (provenance["kind"], provenance["seed"]) == ("calibrate", 1)
    assert resumed == found
    written = declarer("run", "report", kept / "RUN")
    assert written.returncode == 0, written.stderr
    report = kept / "RUN" / "report"
    assert {path.name for path in report.iterdir()} == {
        *("index.html", "tables.md", "tables.tex", "comparisons.csv", "turns.csv"),
        *("differences.png", "differences.svg", "differences.pdf"),
    }
    assert (report / "turns.csv").read_text() == (kept / "turns.csv").read_text()
    with (report / "comparisons.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == len(found["comparisons"])
    assert {row["name"] for row in rows if row["of"] == "program"} == {"Alpha", "Beta"}
    assert {row["name"] for row in rows if row["of"] == "match"} == {"turned", "other"}


def test_a_row_of_the_csv_file_is_a_turn_of_a_player(kept: Path) -> None:
    with (kept / "turns.csv").open() as file:
        rows = list(csv.DictReader(file))
    found = json.loads(declarer("run", "report", kept / "RUN", "--json").stdout)
    assert {row["program"] for row in rows} == {"Alpha", "Beta"}
    assert {row["role"] for row in rows if row["player"] == DECLARES} == {"declarer"}
    assert {(row["file"], row["board"], row["table"]) for row in rows} == {
        *(("turned", "1", "1"), ("turned", "1", "2"), ("other", "7", "1"), ("other", "8", "1"))
    }
    for each in found["comparisons"]:
        if each["of"] == "program" and each["turns_of"] == "all":
            own = [
                row
                for row in rows
                if (row["program"], row["player"], row["role"]) == (each["name"], each["player"], each["role"])
            ]
            assert len(own) == each["turns"]
            more = sum(int(row["own_cost"]) - int(row["cost"]) for row in own)
            assert each["difference"]["mean"] == pytest.approx(more / each["boards"])


def test_a_file_that_cannot_be_read_does_not_lose_the_others(files: list[Path], tmp_path: Path) -> None:
    ran = declarer("calibrate", "players", files[0], tmp_path / "none.pbn", "--player", DECLARES, "--json")
    assert ran.returncode == 1
    assert "none.pbn" in ran.stderr
    assert json.loads(ran.stdout)["boards"] == 2


def test_boards_without_play_are_no_tables() -> None:
    unplayed = replace(board("1", "N", "3NTS"), plays=(), tricks=None)
    assert stored_tables([("m", [unplayed, board("1", "N", "3NTS")])])[0].place == 1
