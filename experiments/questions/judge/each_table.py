"""Applies a function to every table of some boards, in several processes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeVar

from experiments.boards.board import Board, board_list, table_names
from experiments.errors import StoreError
from experiments.runs.processes.pool import Pool, WorkerDied, stream

Result = TypeVar("Result")


def of_each_table(
    function: Callable[[Board], Result], boards: Iterable[Board], pool: Pool, what: str
) -> dict[str, Result]:
    """Return a function's results by the names of the tables, in their order; ``what`` is in messages, as ``judged``.

    :raises FormatError: if one of the boards is no `Board`.
    :raises StoreError: if a worker process died.
    """
    listed = board_list(boards)
    names = table_names(listed)
    found: dict[str, Result] = {}
    for (name, _), result in stream(partial(_done, function), list(zip(names, listed, strict=True)), pool):
        if isinstance(result, WorkerDied):
            raise StoreError(f"a worker process died while board {name} was {what}")
        found[name] = result
    return {name: found[name] for name in names}


def _done(function: Callable[[Board], Result], work: tuple[str, Board]) -> Result:
    return function(work[1])
