"""Compares the results that a file lists for a board, its ScoreTable, with par."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from agent.rules.imps import imps
from experiments.boards.board import Board, table_names
from experiments.boards.double_dummy import par_of, par_results, table_of
from experiments.boards.pbn.score_table import TableResult, score_table
from experiments.errors import FormatError


@dataclass(frozen=True, slots=True)
class Traveller:
    """The results of all tables on one board, and par."""

    board: str
    results: tuple[TableResult, ...]
    par: int
    """Points to North-South."""
    par_contracts: tuple[str, ...]
    """The par contracts with their results, as in ``4SE=``; empty if passing out is par."""

    def imps(self, result: TableResult) -> int:
        """Return North-South's IMPs for a result against par."""
        return imps(result.score - self.par)


def travellers(boards: Iterable[Board]) -> Iterator[Traveller]:
    """Yield the results of each board that has a ScoreTable and whose hands are all known."""
    listed = list(boards)
    for name, board in zip(table_names(listed), listed, strict=True):
        results = score_table(board)
        if not results:
            continue
        try:
            table = table_of(board)
        except FormatError:
            continue  # hands are hidden, so there is no par
        par = par_of(board, table)
        yield Traveller(name, tuple(results), par.score, tuple(par_results(par, table)))
