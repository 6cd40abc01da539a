"""Applies a function to every table of some boards, in several processes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from experiments.boards.board import Board, board_list, named_tables
from experiments.command_line.parallel import in_order
from experiments.errors import StoreError
from experiments.runs.processes.pool import Pool, WorkerDied

Result = TypeVar("Result")


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
