"""Applies a function to every table of some boards, in several processes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from experiments.boards.board import Board, board_list, named_tables
from experiments.errors import StoreError
from experiments.runs.processes.pool import Pool, WorkerDied, stream

Result = TypeVar("Result")


def of_each_table(function: Callable[[Board], Result], boards: Iterable[Board], pool: Pool, what: str) -> list[Result]:
    """Return a function's results for boards with the names of their tables, in order.

    :raises FormatError: if one of the boards is no `Board`.
    :raises StoreError: if a worker process died while a board was ``what``, such as ``judged``.
    """
    tables = named_tables(board_list(boards))
    found: dict[str, Result] = {}
    for board, result in stream(function, tables, pool):
        if isinstance(result, WorkerDied):
            raise StoreError(f"a worker process died while board {board.name} was {what}")
        found[board.name] = result
    return [found[board.name] for board in tables]
