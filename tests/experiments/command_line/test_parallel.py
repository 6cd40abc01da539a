"""Work that other processes do: results come in order, and one that dies costs one line and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from agent.registry import parse_bidder
from ddsolver import Solver
from experiments.boards.board import Board
from experiments.command_line import parallel, run_options
from experiments.command_line.parallel import each_board, each_board_on_threads, each_piece
from experiments.competitions.match.bid_match import RobotTask
from experiments.competitions.match.settings import Four
from experiments.errors import FormatError, StoreError
from experiments.questions.bid import whole_file
from experiments.runs import tasks
from experiments.runs.processes.pool import Pool, WorkerDied
from experiments.runs.progress import progress_bar
from experiments.runs.store import Store
from tests.players import deal_of_run, task_of
from tests.sample import SAMPLE

BOARDS = SAMPLE.boards[:5]
Stream = Callable[[Callable[[Any], Any], Iterable[Any], object], Iterator[tuple[Any, Any]]]


def backwards(*dead: int) -> Stream:
    """A stream that gives the last result first; the items with these numbers kill their processes."""

    def stream(function: Callable[[Any], Any], work: Iterable[Any], _: object) -> Iterator[tuple[Any, Any]]:
        for number, item in reversed([*enumerate(work)]):
            yield item, WorkerDied() if number in dead else function(item)

    return stream


def name_of(board: Board) -> str:
    if board.name == BOARDS[3].name:
        raise FormatError(f"{board.name} is no good")
    return board.name


def test_boards_come_in_order_and_each_failure_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(parallel, "stream", backwards(1))
    first, second, third, fourth, fifth = (board.name for board in BOARDS)
    assert [*each_board(name_of, BOARDS, 2, "x")] == [first, None, third, None, fifth]
    lines = [line for line in capsys.readouterr().err.splitlines() if line.startswith("declarer: ")]
    assert lines == [f"declarer: board {second} failed: its process died", f"declarer: {fourth} is no good"]


def test_no_board_waits_for_a_later_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def slowly(function: Callable[[Any], Any], work: Iterable[Any], _: object) -> Iterator[tuple[Any, Any]]:
        one, two, three, *others = work
        yield two, function(two)
        yield one, function(one)
        asked.append("three")
        yield three, function(three)
        asked.append("others")
        yield from ((each, function(each)) for each in others)

    asked: list[str] = []
    monkeypatch.setattr(parallel, "stream", slowly)
    results = each_board(lambda board: board.name, BOARDS, 2, "x")
    assert [next(results), next(results), asked] == [BOARDS[0].name, BOARDS[1].name, []]
    assert [next(results), asked] == [BOARDS[2].name, ["three"]]
    assert [*results] == [board.name for board in BOARDS[3:]]


def test_boards_on_threads_come_in_order_too(capsys: pytest.CaptureFixture[str]) -> None:
    def ask(_: Solver, board: Board) -> str:
        return name_of(board)

    names = [board.name for board in BOARDS]
    assert [*each_board_on_threads(ask, BOARDS, 2, Solver(1), "x")] == [*names[:3], None, names[4]]
    assert f"declarer: {names[3]} is no good\n" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("work", "total"),
    [
        (lambda: each_board(lambda board: board.name, BOARDS, 2, "x"), len(BOARDS)),
        (lambda: each_board_on_threads(lambda _, board: board.name, BOARDS, 2, Solver(1), "x"), len(BOARDS)),
        (lambda: each_piece(lambda number: number, [5, 7, 1], 2, "deal"), 3),
    ],
    ids=["boards", "boards on threads", "pieces"],
)
def test_the_progress_bar_counts_to_its_end(
    work: Callable[[], Iterable[object]], total: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    bars: list[Any] = []

    def remembered(*given: Any) -> Any:
        bars.append(progress_bar(*given))
        return bars[-1]

    monkeypatch.setattr(parallel, "stream", backwards())
    monkeypatch.setattr(parallel, "progress_bar", remembered)
    assert len([*work()]) > 0
    (bar,) = bars
    assert (bar.n, bar.total) == (total, total)


def test_pieces_come_in_order_and_the_first_failure_ends_all(monkeypatch: pytest.MonkeyPatch) -> None:
    def double(number: int) -> int:
        if number > 100:
            raise FormatError("too many")
        return 2 * number

    monkeypatch.setattr(parallel, "stream", backwards())
    assert each_piece(double, [5, 7, 1], 2, "deal") == [10, 14, 2]
    with pytest.raises(FormatError, match="too many"):
        each_piece(double, [5, 700, 1], 2, "deal")
    monkeypatch.setattr(parallel, "stream", backwards(2))
    with pytest.raises(StoreError, match="a worker process died while solving deals"):
        each_piece(double, [5, 7, 1], 2, "deal")


class Kept:
    """A store, or a match, that keeps the failures that it is given."""

    may_mix_programs = True

    def __init__(self) -> None:
        self.failures: list[Any] = []
        self.failed: set[Any] = set()

    def add_failure(self, failure: Any) -> None:
        self.failures.append(failure)


@pytest.mark.parametrize("robots", [False, True], ids=["match", "robots"])
def test_a_board_whose_processes_died_is_kept_as_failed(robots: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    task: Any = task_of(deal_of_run(), "monte-carlo:samples=2", "arbitrary", 1, (0,))
    key = task.key
    if robots:
        four = Four.parse("NESW=monte-carlo:samples=2")
        task = RobotTask(task.deal, "file, table 1", task.key, four, 1, 0)
    kept: Any = Kept()
    monkeypatch.setattr(tasks, "stream", backwards(2))
    monkeypatch.setattr(tasks, "load", lambda *_: None)
    next(tasks.do_all(kept, [task] * 3, Pool(2)))  # no more is played after the first
    (failure,) = kept.failures
    assert failure.key == key
    assert failure.error.startswith("every worker process that ")
    assert failure.error.endswith("played this board died")


def test_a_deal_whose_bidder_kills_its_process_has_an_error_in_place_of_its_auction(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(whole_file, "stream", backwards(0, 1))
    boards: Any = [type("Board", (), {"name": f"{place + 7}"}) for place in range(2)]
    with Store(tmp_path, {"kind": "bid"}, create=True) as store:
        found = whole_file.bid_missing(store, boards, parse_bidder("net"), 1, 2)
    assert {str(error) for error in found} == {f"board {place + 7}: the bidder's process died" for place in range(2)}


@pytest.mark.parametrize(
    ("jobs", "pieces", "least", "expected"),
    [(None, 9, 1, 4), (None, 3, 1, 3), (None, 15, 8, 1), (None, 17, 8, 2), (None, 0, 1, 1), (3, 1, 8, 3)],
)
def test_there_is_a_process_for_each_processor_or_fewer_for_little_work(
    jobs: int | None, pieces: int, least: int, expected: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run_options, "processors", lambda: 4)
    assert run_options.processes_for(jobs, pieces, least) == expected
