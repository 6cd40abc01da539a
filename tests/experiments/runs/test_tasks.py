from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from agent.knowledge.answer_cache import AnswerCache, sharing
from agent.knowledge.view import View
from agent.player import Decision
from agent.registry import PLAYERS, Entry, Role, Settings
from experiments.competitions.thesis.run import Tally, run_grid
from experiments.competitions.thesis.settings import RunSettings
from experiments.errors import StoreError
from experiments.runs.code_version import program_of
from experiments.runs.processes.pool import Pool
from experiments.runs.rows import FailedBoard, PlayedBoard
from experiments.runs.store import Store
from experiments.runs.tasks import Task, check_worker, do_all, play_task, record_of
from tests.players import deal_of_run, task_of

SETTINGS = RunSettings(
    contracts=("6NT", "7NT"),
    deals=2,
    samples=(1,),
    declarers=("monte-carlo", "payoff"),
    defenders=("arbitrary", "optimized:samples=1,repeats=1"),
    weights="uniform",
)

BOARDS = 2 * 2 * 2 * 2


def rows(folder: Path) -> list[tuple[object, ...]]:
    """All that may not depend on time."""
    with Store(folder, write=False) as store:
        return [(board.key, board.tricks, board.score, board.play, board.remarks) for board in store.boards()]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("runs") / "run"
    run_grid(SETTINGS, str(folder))  # which may be a text
    return folder


def test_every_cell_is_played_on_every_deal_once(folder: Path) -> None:
    assert len(rows(folder)) == len(SETTINGS.cells()) * SETTINGS.deals == BOARDS
    assert len({row[0] for row in rows(folder)}) == BOARDS


@pytest.mark.slow
def test_the_rows_do_not_depend_on_the_number_of_processes(folder: Path, tmp_path: Path) -> None:
    run_grid(SETTINGS, tmp_path, Pool(2))
    assert rows(tmp_path) == rows(folder)


def test_a_finished_run_plays_nothing_again(folder: Path) -> None:
    assert run_grid(SETTINGS, folder).played == 0


def test_every_cell_gets_its_first_deals_before_any_gets_its_last(folder: Path, tmp_path: Path) -> None:
    with Store.to_read(folder) as played, Store(tmp_path, create=True) as store:
        for deal in played.deals().values():
            store.add_deal(deal)
        tally = Tally(SETTINGS)
        tally.read(store)
        numbers = [task.deal.number for tasks in tally.batches() for task in tasks]
    assert len(numbers) == BOARDS
    assert numbers == sorted(numbers)


@pytest.mark.slow
def test_a_run_grows_without_playing_anything_twice(folder: Path, tmp_path: Path) -> None:
    small = SETTINGS.model_copy(update={"deals": 1, "declarers": ("payoff",)})
    run_grid(small, tmp_path)
    assert run_grid(SETTINGS, tmp_path).played == BOARDS - 4
    assert rows(tmp_path) == rows(folder)


def test_with_one_sample_payoff_and_monte_carlo_play_the_same_cards(folder: Path) -> None:
    with Store(folder, write=False) as store:
        boards = list(store.boards())
    assert all("too many" not in board.remarks for board in boards)
    plays: dict[tuple[str, int, str], set[str]] = {}
    for board in boards:
        plays.setdefault((board.source, board.number, board.defender), set()).add(board.play)
    assert all(len(alike) == 1 for alike in plays.values())


def test_a_folder_with_another_seed_is_refused(folder: Path) -> None:
    with pytest.raises(StoreError, match="seed = 1, not 2"):
        run_grid(SETTINGS.model_copy(update={"seed": 2}), folder)


def test_a_board_that_fails_is_stored_with_its_traceback_and_the_rest_go_on(folder: Path, tmp_path: Path) -> None:
    tasks = _tasks(folder)[:3]
    bad = replace(tasks[1], deal=replace(tasks[1].deal, contract=None))
    told: list[PlayedBoard | FailedBoard] = []
    with Store(tmp_path, {"seed": "1"}, create=True) as store:
        told += [row for _, row in do_all(store, [tasks[0], bad, tasks[2]], Pool())]
        (failure,) = store.failures()
        assert len(list(store.boards())) == 2
    assert "Traceback" in failure.error
    assert "is passed out" in failure.error
    assert [type(each) for each in told] == [PlayedBoard, FailedBoard, PlayedBoard]


class Crashing:
    """Fails in its own code, or in what it calls."""

    def __init__(self, how: str) -> None:
        if how == "made":
            raise RuntimeError("not today")
        self._how = how

    def decide(self, view: View) -> Decision:
        if self._how == "here":
            raise RuntimeError("no\nidea")
        return self._add_up()

    def _add_up(self) -> Decision:
        np.stack([])
        raise AssertionError("numpy refuses that")


@pytest.mark.parametrize(
    ("how", "what", "line"),
    [
        ("made", "RuntimeError: not today", 'raise RuntimeError("not today")'),
        ("here", "RuntimeError: no idea", 'raise RuntimeError("no\\nidea")'),
        ("called", "ValueError: need at least one array to stack", "np.stack([])"),
    ],
)
def test_a_failure_names_the_line_of_the_players_own_code(
    how: str, what: str, line: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = Entry(Role.DECLARER, "fails", Settings, lambda _values, _generator: Crashing(how))
    monkeypatch.setitem(PLAYERS, "crashing", entry)
    task = _tasks(folder)[0]
    failed = play_task(task_of(task.deal, "crashing", task.defence.key, 1, task.spawn_key))
    assert isinstance(failed, FailedBoard)
    number = [each.strip() for each in Path(__file__).read_text(encoding="utf-8").splitlines()].index(line) + 1
    assert failed.reason == f"{what} ({__file__}:{number})"
    assert "Traceback" in failed.error


def test_a_failure_outside_any_player_names_no_line(folder: Path) -> None:
    task = _tasks(folder)[0]
    failed = play_task(replace(task, deal=replace(task.deal, contract=None)))
    assert isinstance(failed, FailedBoard)
    assert failed.reason.endswith(" 1 is passed out")


def test_a_board_remembers_what_was_out_of_the_ordinary(folder: Path) -> None:
    task = _tasks(folder)[0]
    limited = task_of(task.deal, "payoff:samples=30,situations=2", task.defence.key, 1, task.spawn_key)
    played = play_task(limited)
    assert isinstance(played, PlayedBoard)
    turns = re.findall(r"searched none of \d+ layouts \(trick ([\d ]+)\)", played.remarks)
    assert turns
    assert {int(trick) for each in turns for trick in each.split()} <= set(range(1, 14))


@pytest.mark.slow
def test_declarers_of_a_deal_ask_once_and_play_as_they_would_alone(folder: Path) -> None:
    deal = _tasks(folder)[0].deal
    options = "weights=correct-play,p=1,refill=no"
    tasks = [
        task_of(deal, f"{player}:samples={samples},{options}", defender, 5, (1,))
        for defender, samples in (("arbitrary", 2), ("arbitrary", 4), ("optimized:samples=1,repeats=1", 4))
        for player in ("monte-carlo", "payoff")
    ]
    answers = AnswerCache()
    with sharing(answers):
        together = [record_of(task) for task in tasks]
    assert answers.saved_seconds > 0
    elsewhere = task_of(_tasks(folder)[-1].deal, "monte-carlo:samples=1", "arbitrary", 5, (2,))
    for task, record in zip(tasks, together, strict=True):
        assert isinstance(play_task(elsewhere), PlayedBoard)
        alone = play_task(task)
        assert isinstance(alone, PlayedBoard)
        assert (alone.play, alone.score) == (" ".join(map(str, record.plays)), record.score)


def _tasks(folder: Path) -> Sequence[Task]:
    with Store(folder, write=False) as store:
        deals = store.deals()
        return [
            task_of(deals[board.source, board.number], board.player, board.defender, 1, (1, 2, board.number))
            for board in store.boards()
        ]


def test_progress_tells_the_imps_on_deals_that_both_played(folder: Path) -> None:
    tally = Tally(SETTINGS)
    assert tally.words_so_far() == "IMPs against monte-carlo: payoff -"
    with Store(folder, write=False) as store:
        for board in store.boards():
            tally.add(board)
    assert tally.played == BOARDS
    assert tally.words_so_far().startswith("IMPs against monte-carlo: payoff ")
    assert "±" in tally.words_so_far()


def test_a_worker_with_other_code_is_refused_unless_programs_may_mix(tmp_path: Path) -> None:
    task = task_of(deal_of_run(), "monte-carlo:samples=1", "arbitrary", 1, (0,))
    here = program_of(task.player, task.defence)
    with Store(tmp_path / "one", create=True) as store:
        check_worker(store, task, here)
        with pytest.raises(
            StoreError, match=f"plays monte-carlo:samples=1 with other, but this process has {re.escape(here)}"
        ):
            check_worker(store, task, "other")
    with Store(tmp_path / "two", create=True, may_mix_programs=True) as store:
        check_worker(store, task, "other")
