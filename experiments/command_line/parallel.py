"""Applies a function to many boards, or to other pieces of work, in parallel processes or threads."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from ddsolver.errors import BridgeError
from ddsolver.threads import answers_on_threads
from experiments.boards.board import Board, board_list, named_tables
from experiments.command_line.common import say
from experiments.errors import StoreError
from experiments.runs.processes.pool import Pool, WorkerDied, stream
from experiments.runs.progress import progress_bar

if TYPE_CHECKING:
    from ddsolver.solver import Solver

Work = TypeVar("Work")
Result = TypeVar("Result")


def each_board(
    function: Callable[[Board], Result], boards: Sequence[Board], jobs: int, what: str
) -> Iterator[Result | None]:
    """Yield the function's results in the order of the boards, without waiting for later boards.

    If the function raises a `BridgeError`, or its process dies, a message is printed and the result is None.
    """
    with progress_bar(len(boards), what, "board") as bar:
        for board, result in in_order(partial(_result, function), boards, Pool(jobs), bar.update):
            if isinstance(result, WorkerDied):
                say(f"declarer: board {board.name} failed: its process died")
                yield None
            else:
                yield _told(result)


def each_board_on_threads(
    function: Callable[[Solver, Board], Result], boards: Sequence[Board], threads: int, solver: Solver, what: str
) -> Iterator[Result | None]:
    """Yield the function's results in the order of the boards; each thread has a copy of the solver.

    If the function raises a `BridgeError`, a message is printed and the result is None.
    """

    def ask(own: Solver, board: Board) -> Result | BridgeError:
        return _result(partial(function, own), board)

    with (
        progress_bar(len(boards), what, "board") as bar,
        closing(answers_on_threads(ask, boards, threads, solver)) as results,
    ):
        for result in results:
            bar.update()
            yield _told(result)


def each_piece(function: Callable[[Work], Result], pieces: Sequence[Work], jobs: int, unit: str) -> list[Result]:
    """Return the function's result for every piece of work, in order; the progress bar counts them as ``unit``.

    :raises BridgeError: if the function raises one.
    :raises StoreError: if a worker process died.
    """
    found: list[Result] = []
    with progress_bar(len(pieces), "solving", unit) as bar:
        for _, result in in_order(partial(_result, function), pieces, Pool(jobs), bar.update):
            if isinstance(result, WorkerDied):
                raise StoreError(f"a worker process died while solving {unit}s")
            if isinstance(result, BridgeError):
                raise result
            found.append(result)
    return found


def of_each_table(function: Callable[[Board], Result], boards: Iterable[Board], pool: Pool, what: str) -> list[Result]:
    """Return a function's results for boards with the names of their tables, in order.

    :raises FormatError: if one of the boards is no `Board`.
    :raises StoreError: if a worker process died while a board was ``what``, such as ``judged``.
    """
    found: list[Result] = []
    for board, result in in_order(function, named_tables(board_list(boards)), pool):
        if isinstance(result, WorkerDied):
            raise StoreError(f"a worker process died while board {board.name} was {what}")
        found.append(result)
    return found


def in_order(
    function: Callable[[Work], Result], work: Sequence[Work], pool: Pool, on_result: Callable[[], object] = lambda: None
) -> Iterator[tuple[Work, Result | WorkerDied]]:
    """Yield each piece of work with the function's result, in order, without waiting for later pieces.

    ``on_result`` is called after every result, also of one that waits for those before it.
    """
    found: dict[int, tuple[Work, Result | WorkerDied]] = {}
    shown = 0
    for (number, piece), result in stream(partial(_of_second, function), list(enumerate(work)), pool):
        found[number] = piece, result
        on_result()
        while shown in found:
            yield found.pop(shown)
            shown += 1


def _of_second(function: Callable[[Work], Result], work: tuple[int, Work]) -> Result:
    return function(work[1])


def _result(function: Callable[[Work], Result], piece: Work) -> Result | BridgeError:
    try:
        return function(piece)
    except BridgeError as error:
        return error


def _told(result: Result | BridgeError) -> Result | None:
    """Return a result; if there is none, print why and return None."""
    if isinstance(result, BridgeError):
        say(f"declarer: {result}")
        return None
    return result
