"""`declarer table`: double-dummy tables of a deal, or of all boards in files."""

from __future__ import annotations

import csv
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from agent.rules.contract import Vulnerability
from agent.rules.par import par
from ddsolver.cards import Seat
from ddsolver.deal import Deal
from ddsolver.errors import BridgeError
from experiments.boards.board import Board
from experiments.boards.double_dummy import CSV_HEAD, DDTable, common_solver, csv_row, par_of, table_of
from experiments.boards.files import check_target, is_file, write_file
from experiments.boards.pasted import pasted_deal
from experiments.command_line.board_options import read_boards
from experiments.command_line.common import Json, argument, exit_if, new_app, say, show, standard_input
from experiments.command_line.parallel import each_board
from experiments.questions.solve.command import DEAL_HELP, Seconds
from experiments.show.board import par_line, table_grid
from experiments.show.board_json import table_json

app = new_app()


@app.command(
    epilog="Example: declarer table 'N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3' "
    "--vulnerable NS. Or: declarer table evening.pbn -o with-tables.pbn",
)
def table(
    what: Annotated[
        list[str], typer.Argument(metavar="DEAL|FILE", help=f"{DEAL_HELP} Or board files, or folders of them.")
    ],
    vulnerable: Annotated[
        str | None, typer.Option(metavar="SIDES", help="With a DEAL: None, NS, EW or All (default: None).")
    ] = None,
    dealer: Annotated[
        str | None, typer.Option(metavar="SEAT", help="With a DEAL: dealer (default: N); par rarely depends on it.")
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option(
            "-o", "--output", metavar="OUT.pbn", help="Write the boards with their tables and par to this file."
        ),
    ] = None,
    csv_: Annotated[bool, typer.Option("--csv", help="With files: print CSV, a line per board.")] = False,
    jobs: Annotated[
        int,
        typer.Option(
            min=1, metavar="N", help="Processes for files, or threads for a deal; results do not depend on them."
        ),
    ] = 1,
    seconds: Seconds = None,
    json_: Json = False,
) -> None:
    """Show the double-dummy table of a deal, and its par.

    The table has the tricks of every declarer in every strain, with all four hands in view. The boards of a file are
    printed one after another. If standard input has several deals (one per line), their tables are printed one after
    another too.
    """
    if csv_ and json_:
        raise typer.BadParameter("give either --csv or --json, not both", param_hint="--csv")
    if not any(map(is_file, what)):
        if output is not None or csv_:
            raise typer.BadParameter("they only apply to board files", param_hint="--output and --csv")
        solve = partial(common_solver(seconds).dd_table, threads=jobs)
        _of_deal(" ".join(what), vulnerable, dealer, solve, json_=json_)
        return
    if vulnerable or dealer:
        raise typer.BadParameter(
            "they only apply to a deal; boards from a file have their own",
            param_hint="--vulnerable and --dealer",
        )
    paths = [Path(each) for each in what]
    if output is not None:
        argument("--output", lambda given: check_target(Path(given), paths), str(output))
        if output.suffix.lower() != ".pbn":
            raise typer.BadParameter(
                f"{output}: only PBN files can hold double-dummy tables; use a name that ends in .pbn",
                param_hint="--output",
            )
    read = read_boards(paths)
    solved = each_board(partial(table_of, seconds=seconds), read.boards, jobs, "solving")
    tables = list(solved) if json_ else _as_solved(read.boards, solved, as_csv=csv_)
    boards = list(zip(read.boards, tables, strict=True))
    if json_:
        show({"boards": [_board_json(board, found) for board, found in boards if found is not None]})
    number = sum(found is not None for found in tables)
    if output is not None:
        write_file(output, [replace(board, table=found) for board, found in boards])
        say(f"declarer: {len(read.boards)} boards written to {output}, {number} of them with a table")
    exit_if(read.problems or None in tables or not number)


_Solve = Callable[[Deal], DDTable]
_A_DEAL = re.compile(r"[NESW]\s*:", re.IGNORECASE)


def _of_deal(deal: str, vulnerable: str | None, dealer: str | None, solve: _Solve, *, json_: bool) -> None:
    vulnerability = argument("--vulnerable", Vulnerability.parse, vulnerable or "None")
    seat = argument("--dealer", Seat.parse, dealer or "N")
    given = standard_input(deal)
    lines = [line.strip() for line in given.splitlines() if line.strip()]
    if deal == "-" and len(lines) > 1 and sum(bool(_A_DEAL.match(line)) for line in lines) > 1:
        _of_lines(lines, vulnerability, seat, solve, json_=json_)
        return
    dealt = argument("DEAL", pasted_deal, given)
    show(_deal_table(dealt, vulnerability, seat, solve, json_=json_))


def _of_lines(lines: Sequence[str], vulnerability: Vulnerability, dealer: Seat, solve: _Solve, *, json_: bool) -> None:
    """Print the table of each line's deal as soon as it is solved."""
    failed = False
    for number, line in enumerate(lines, start=1):
        try:
            shown = _deal_table(Deal.from_pbn(line), vulnerability, dealer, solve, json_=json_)
        except BridgeError as error:
            say(f"declarer: line {number}: {error}")
            failed = True
            continue
        show(shown if json_ else f"{line}\n{shown}\n")
    exit_if(failed)


def _deal_table(
    deal: Deal, vulnerability: Vulnerability, dealer: Seat, solve: _Solve, *, json_: bool
) -> str | dict[str, Any]:
    tricks = solve(deal)
    result = par(tricks, vulnerability, dealer)
    if json_:
        return table_json(tricks, result)
    grid = table_grid(tricks)
    return grid if deal.cards_each < 13 else grid + "\n" + par_line(result, tricks, vulnerability)


def _as_solved(boards: Sequence[Board], solved: Iterable[DDTable | None], *, as_csv: bool) -> list[DDTable | None]:
    """Print every board's grid, or its line of CSV, as soon as it is solved, and return the tables."""
    if as_csv:
        show(CSV_HEAD)
    tables: list[DDTable | None] = []
    for board, found in zip(boards, solved, strict=True):
        if found is not None and as_csv:
            csv.writer(sys.stdout, lineterminator="\n").writerow(csv_row(board, found))
        elif found is not None:
            show(("\n" if tables else "") + _grid(board, found))
        tables.append(found)
    return tables


def _grid(board: Board, found: DDTable) -> str:
    head = f"Board {board.name}, dealer {board.dealer}"
    return f"{head}\n{table_grid(found)}\n{par_line(par_of(board, found), found, board.vulnerability)}"


def _board_json(board: Board, found: DDTable) -> dict[str, Any]:
    named = {"board": board.name, "dealer": str(board.dealer), "vulnerable": str(board.vulnerability)}
    return named | table_json(found, par_of(board, found))
