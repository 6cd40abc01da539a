"""Double-dummy tables of boards, in the forms in which files and lists have them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from agent.rules.auction import STRAINS_UPWARDS
from agent.rules.par import Par, par
from ddsolver.cards import Seat, Strain
from ddsolver.errors import StoppedError
from ddsolver.solver import Solver
from experiments.boards.board import Board
from experiments.errors import FormatError

DDTable = Mapping[Seat, Mapping[Strain, int]]

TABLE_SEATS = (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)
"""The order of declarers in tables."""
LISTED = tuple((seat, strain) for seat in TABLE_SEATS for strain in reversed(STRAINS_UPWARDS))
"""The order in which files list the 20 numbers: of each declarer notrump downwards."""


@cache
def common_solver(seconds: float | None = None) -> Solver:
    """Return one solver for all boards of files in this process, with a time limit a question if one is given."""
    return Solver(seconds=seconds)


def table_of(board: Board, seconds: float | None = None) -> DDTable:
    """The tricks of every declarer and strain.

    :raises FormatError: if hands are hidden, or hold fewer than 13 cards.
    :raises StoppedError: if it takes longer than some seconds.
    """
    deal = board.deal
    if deal.cards_each != 13:
        raise FormatError(f"board {board.name} has {deal.cards_each} cards a hand; a table needs 13")
    try:
        return common_solver(seconds).dd_table(deal)
    except StoppedError as error:
        raise StoppedError(f"board {board.name}: {error}") from None


def tricks_text(table: DDTable) -> str:
    """The 20 numbers as the tag DoubleDummyTricks has them: hexadecimal, North South East West, notrump downwards."""
    return "".join(f"{table[seat][strain]:x}" for seat, strain in LISTED)


def par_of(board: Board, table: DDTable) -> Par:
    """The par of a board."""
    return par(table, board.vulnerability, board.dealer)


def par_results(result: Par, table: DDTable) -> list[str]:
    """The par contracts with what they make, ``4SE=``."""
    return [contract.result(table[contract.declarer][contract.strain]) for contract in result.contracts]


def par_contracts_text(result: Par, table: DDTable) -> str:
    """The par contracts as the tag ParContract has them, ``EW 4CX-2; EW 4HX-2``; empty if passing is par."""
    found = []
    for contract in result.contracts:
        over = table[contract.declarer][contract.strain] - contract.tricks_needed
        side = "NS" if contract.declarer.is_north_south else "EW"
        made = "=" if over == 0 else f"{over:+d}"
        found.append(f"{side} {contract.level}{str(contract.strain)[0]}{'X' * contract.doubled}{made}")
    return "; ".join(dict.fromkeys(found))


CSV_HEAD = ",".join(
    ["board", "dealer", "vulnerable"] + [f"{seat}_{strain}" for seat, strain in LISTED] + ["par", "par_contracts"]
)


def csv_row(board: Board, table: DDTable) -> list[object]:
    """A board's table and par, in the columns of `CSV_HEAD`; the par is in points to North-South."""
    result = par_of(board, table)
    tricks = [table[seat][strain] for seat, strain in LISTED]
    return [board.name, board.dealer, board.vulnerability, *tricks, result.score, " ".join(par_results(result, table))]
