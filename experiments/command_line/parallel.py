"""Applies a function to many boards, or to other pieces of work, in parallel processes or threads."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from ddsolver.errors import BridgeError
from ddsolver.threads import answers_on_threads
from experiments.boards.board import Board
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
    found: dict[int, Result | None] = {}
    shown = 0
    with progress_bar(len(boards), what, "board") as bar:
        for (number, board), result in stream(partial(_done, function), list(enumerate(boards)), Pool(jobs)):
            if isinstance(result, WorkerDied):
                say(f"declarer: board {board.name} failed: its process died")
                found[number] = None
            else:
                found[number] = _told(result)
            bar.update()
            while shown in found:
                yield found.pop(shown)
                shown += 1


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


def each_piece(
    function: Callable[[Work], Result], pieces: Sequence[Work], jobs: int, unit: str, size: Callable[[Work], int]
) -> list[Result]:
    """Return the function's result for every piece of work, in order.

    The progress bar counts units called ``unit``; ``size`` returns the number of units in a piece.

    :raises BridgeError: if the function raises one.
    :raises StoreError: if a worker process died.
    """
    found: dict[int, Result] = {}
    with progress_bar(sum(map(size, pieces)), "solving", unit) as bar:
        for (number, piece), result in stream(partial(_done, function), list(enumerate(pieces)), Pool(jobs)):
            if isinstance(result, WorkerDied):
                raise StoreError(f"a worker process died while solving {unit}s")
            if isinstance(result, BridgeError):
                raise result
            found[number] = result
            bar.update(size(piece))
    return [found[number] for number in range(len(pieces))]


def _done(function: Callable[[Work], Result], work: tuple[int, Work]) -> Result | BridgeError:
    return _result(function, work[1])


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
