"""Double-dummy tables of boards, in the forms in which files and lists have them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from agent.rules.auction import STRAINS_UPWARDS
from agent.rules.par import Par, par
from ddsolver.cards import Seat, Strain
from ddsolver.errors import BridgeError
from ddsolver.solver import Solver
from experiments.boards.board import Board
from experiments.errors import FormatError

Table = Mapping[Seat, Mapping[Strain, int]]

_SEATS = (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)


@cache
def _solver() -> Solver:
    """One for all boards that this process solves."""
    return Solver()


def table_of(board: Board) -> Table | BridgeError:
    """The tricks of every declarer and strain, or why there are none: hidden hands, or no whole deal."""
    try:
        deal = board.deal
    except FormatError as error:
        return error
    if deal.cards_each != 13:
        return FormatError(f"board {board.name} has {deal.cards_each} cards a hand; a table needs 13")
    return _solver().dd_table(deal)


def tricks_text(table: Table) -> str:
    """The 20 numbers as the tag DoubleDummyTricks has them: hexadecimal, North South East West, notrump downwards."""
    return "".join(f"{table[seat][strain]:x}" for seat in _SEATS for strain in reversed(STRAINS_UPWARDS))


def par_of(board: Board, table: Table) -> Par:
    """The par of a board."""
    return par(table, board.vulnerability, board.dealer)


def par_contracts_text(result: Par, table: Table) -> str:
    """The par contracts as the tag ParContract has them, ``EW 4CX-2; EW 4HX-2``; empty if passing is par."""
    found = []
    for contract in result.contracts:
        over = table[contract.declarer][contract.strain] - contract.tricks_needed
        side = "NS" if contract.declarer.is_north_south else "EW"
        made = "=" if over == 0 else f"{over:+d}"
        found.append(f"{side} {contract.level}{str(contract.strain)[0]}{'X' * contract.doubled}{made}")
    return "; ".join(dict.fromkeys(found))


CSV_HEAD = ",".join(
    ["board", "dealer", "vulnerable"]
    + [f"{seat}_{strain}" for seat in _SEATS for strain in reversed(STRAINS_UPWARDS)]
    + ["par", "par_contracts"]
)


def csv_row(board: Board, table: Table) -> list[object]:
    """A board's table and par, in the columns of `CSV_HEAD`; the par is in points to North-South."""
    result = par_of(board, table)
    contracts = [contract.result(table[contract.declarer][contract.strain]) for contract in result.contracts]
    tricks = [table[seat][strain] for seat in _SEATS for strain in reversed(STRAINS_UPWARDS)]
    return [board.name, board.dealer, board.vulnerability, *tricks, result.score, " ".join(contracts)]
