"""`declarer table`: double-dummy tables of a deal, of all boards in files, or of many random deals."""

from __future__ import annotations

import csv
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from agent.rules.par import Par
from ddsolver.batch import MEMORY_OF_A_THREAD
from ddsolver.deal import Deal
from ddsolver.deal_arrays import Asked
from ddsolver.diagram import table_grid
from ddsolver.errors import BridgeError
from ddsolver.solver import Solver
from ddsolver.threads import number_of_threads
from experiments.boards.board import Board
from experiments.boards.deal_lists import board_of_line
from experiments.boards.double_dummy import CSV_HEAD, DDTable, csv_row, is_whole, par_of, table_of, with_whole_deals
from experiments.boards.files import is_file, write_file
from experiments.boards.pasted import pasted_boards, pasted_lines
from experiments.command_line import board_options, common
from experiments.command_line.parallel import each_board_on_threads
from experiments.command_line.run_options import Threads
from experiments.questions.situation import Situation
from experiments.questions.table.many_deals import ManyDeals, write_tables
from experiments.show.board import counted, par_line
from experiments.show.board_json import table_json

app = common.new_app()


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOptions:
    """The arguments and options of `declarer table`."""

    what: list[str] | None = common.positional(
        None, "DEAL|FILE", f"{board_options.DEAL_HELP} Or board files, or folders of them."
    )
    vulnerable: board_options.Vulnerable = None
    dealer: board_options.Dealer = None
    random: int | None = common.option(None, "N", "Solve N random deals; needs a folder (-o).", min=1, max=100_000_000)
    where: board_options.Where = None
    strains: board_options.Strains = ""
    declarers: str = common.option("", "LIST", "Declarers to solve, as in N,S (default: all).")
    seconds: board_options.Seconds = None
    seed: int | None = common.option(None, "N", "With --random: random seed of the deals (default: 1).", min=0)
    threads: Threads = None
    output: Path | None = common.option(
        None,
        "FILE.pbn|FOLDER",
        "With files: write the boards with their tables and par to this file. With files or --random: write all "
        "tables to this folder, as arrays; if the command is stopped, repeat it to go on.",
        "-o",
        "--output",
    )
    pbn: bool = common.option(False, "", "With a folder: also write the boards to FOLDER/tables.pbn.", "--pbn")
    csv_: bool = common.option(False, "", "With files: print CSV, a line per board.", "--csv")
    json_: common.Json = False


@common.command(
    app,
    TableOptions,
    epilog="Example: declarer table 'N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3' "
    "--vulnerable NS. Or: declarer table evening.pbn -o with-tables.pbn. Or: declarer table --random 100000 -o tables",
)
def table(options: TableOptions) -> None:
    """Show the double-dummy table of a deal, and its par.

    The table has the tricks of every declarer in every strain, with all four hands in view. The boards of a file are
    printed one after another, and so are several deals on standard input. A deal keeps the dealer and the vulnerability
    that its notation gives. The tables of many deals go into a folder: of random deals with --random, or of the boards
    of files.
    """
    common.argument("--strains", lambda given: Asked.parse(given or None, None), options.strains)
    common.argument("--declarers", lambda given: Asked.parse(None, given or None), options.declarers)
    asked = Asked.parse(options.strains or None, options.declarers or None)
    board_options.deal_conditions(options.where, options.random)
    # Boards on standard input are those of a file where they are written, or printed as CSV.
    is_typed_file = options.what == ["-"] and (options.csv_ or options.output is not None)
    has_files = is_typed_file or any(map(is_file, options.what or ()))
    check_options(options, asked, has_files=has_files)
    if is_folder(options.output):
        _into_folder(options, asked)
    elif has_files:
        _of_files(options, asked)
    else:
        _of_deals(options, asked)


def check_options(options: TableOptions, asked: Asked, *, has_files: bool) -> None:
    """Raise a usage error if some options do not belong together."""
    in_folder = is_folder(options.output)
    has_random = options.random is not None
    common.refuse_if(bool(options.what) == has_random, "DEAL|FILE", "give a deal, files or --random N")
    common.refuse_if(options.csv_ and options.json_, "--csv", "give either --csv or --json, not both")
    common.refuse_if(options.seed is not None and not has_random, "--seed", "it is for the deals of --random")
    common.refuse_if(has_random and not in_folder, "--random", "name a folder for the tables with -o FOLDER")
    if in_folder:
        common.refuse_given(options, ("csv_", "json_", "seconds"), "tables that are printed, not to -o FOLDER")
    else:
        common.refuse_given(options, ("pbn",), "tables in a folder, named by -o FOLDER")
    if not asked.is_all and (options.pbn or (options.output is not None and not in_folder)):
        common.refuse_given(options, ("strains", "declarers"), "tables without a PBN file, which needs the whole table")
    if not has_files and not has_random:
        common.refuse_given(options, ("output", "csv_"), "board files")
    if has_files or has_random:
        common.refuse_given(options, ("vulnerable", "dealer"), "a deal; boards from a file have their own")


def is_folder(output: Path | None) -> bool:
    """Whether ``-o`` names a folder, not a file: its name has no ending, or there is such a folder."""
    return output is not None and (not output.suffix or output.is_dir())


def _into_folder(options: TableOptions, asked: Asked) -> None:
    assert options.output is not None
    common.check_folder(options.output, "--output")
    write = partial(write_tables, options.output, asked=asked, threads=options.threads, pbn=options.pbn)
    if options.random is not None:
        conditions = board_options.deal_conditions(options.where, options.random)
        write(ManyDeals.of_seed(options.random, 1 if options.seed is None else options.seed, conditions))
        return
    read = board_options.read_boards([Path(each) for each in options.what or ()])
    boards, problems = with_whole_deals(read.boards)
    board_options.tell(problems)
    if boards:
        write(ManyDeals.of_boards(boards))
    common.exit_if(read.problems or problems or not boards)


def _of_files(options: TableOptions, asked: Asked) -> None:
    paths, output = [Path(each) for each in options.what or ()], options.output
    board_options.check_output(output, paths, only_pbn=board_options.ONLY_PBN)
    read = board_options.read_boards(paths)
    tables = _of_boards(read.boards, options, partial(_whole_table, asked))
    number = sum(found is not None for found in tables)
    if output is not None:
        boards = [replace(board, table=found) for board, found in zip(read.boards, tables, strict=True)]
        write_file(output, boards)
        common.say(f"declarer: {counted(len(boards), 'board')} written to {output}, {number} of them with a table")
    common.exit_if(read.problems or None in tables or not number)


def _whole_table(asked: Asked, solver: Solver, board: Board) -> DDTable:
    return table_of(board, solver, asked.strains, asked.declarers)


def _table_of_any(asked: Asked, solver: Solver, board: Board) -> DDTable:
    """Return the table of a board, which may be an ending."""
    return solver.dd_table(board.deal, strains=asked.strains, declarers=asked.declarers)


def _of_boards(
    boards: Sequence[Board], options: TableOptions, solve: Callable[[Solver, Board], DDTable]
) -> list[DDTable | None]:
    """Print the tables of boards, and return them; a board that cannot be solved is reported, and has none."""
    solved = each_board_on_threads(
        solve,
        boards,
        number_of_threads(options.threads, len(boards)),
        Solver(MEMORY_OF_A_THREAD, seconds=options.seconds),
        "solving",
    )
    tables = list(solved) if options.json_ else _as_solved(boards, solved, as_csv=options.csv_)
    if options.json_:
        listed = zip(boards, tables, strict=True)
        common.show({"boards": [_board_json(board, found) for board, found in listed if found is not None]})
    return tables


_Solve = Callable[[Deal], DDTable]
_Prepare = Callable[[Board], Board]


def _of_deals(options: TableOptions, asked: Asked) -> None:
    """Print the table of a typed deal; of several deals, print the tables one after another."""
    conditions = common.settings_of(lambda: Situation.of(options).conditions, {})
    prepare, given = partial(replace, **conditions), common.standard_input(" ".join(options.what or ()))
    solver, threads = Solver(seconds=options.seconds), number_of_threads(options.threads)
    solve = partial(solver.dd_table, threads=threads, strains=asked.strains, declarers=asked.declarers)
    lines = pasted_lines(given)
    if lines:
        _of_lines(lines, prepare, solve, json_=options.json_)
        return
    read = common.argument("DEAL", pasted_boards, given)
    board_options.tell(read.problems)
    boards = [*map(prepare, read.boards)]
    if len(boards) == 1:
        common.argument("DEAL", lambda _: boards[0].deal, given)
        common.show(_deal_table(boards[0], solve, json_=options.json_))
        common.exit_if(read.problems)
    else:
        common.exit_if(None in _of_boards(boards, options, partial(_table_of_any, asked)) or read.problems)


def _of_lines(lines: Mapping[int, str], prepare: _Prepare, solve: _Solve, *, json_: bool) -> None:
    """Print the table of each line's deal as soon as it is solved."""
    failed = False
    for number, line in lines.items():
        try:
            shown = _deal_table(prepare(board_of_line(line)), solve, json_=json_)
        except BridgeError as error:
            common.say(f"declarer: line {number}: {error}")
            failed = True
            continue
        common.show(shown if json_ else f"{line}\n{shown}\n")
    common.exit_if(failed)


def _deal_table(board: Board, solve: _Solve, *, json_: bool) -> str | dict[str, Any]:
    found = solve(board.deal)
    return table_json(found, _par(board, found)) if json_ else "\n".join(_table_lines(board, found))


def _par(board: Board, found: DDTable) -> Par | None:
    """Return the par of a board; None if the table does not have all 20 results, or the deal is an ending."""
    return par_of(board, found) if is_whole(found) and board.deal.cards_each == 13 else None


def _as_solved(boards: Sequence[Board], solved: Iterable[DDTable | None], *, as_csv: bool) -> list[DDTable | None]:
    """Print every board's grid, or its line of CSV, as soon as it is solved, and return the tables."""
    if as_csv:
        common.show(CSV_HEAD)
    tables: list[DDTable | None] = []
    for board, found in zip(boards, solved, strict=True):
        if found is not None and as_csv:
            csv.writer(sys.stdout, lineterminator="\n").writerow(csv_row(board, found))
        elif found is not None:
            common.show(("\n" if any(tables) else "") + _grid(board, found))
        tables.append(found)
    return tables


def _grid(board: Board, found: DDTable) -> str:
    return "\n".join([f"Board {board.name}, dealer {board.dealer}", *_table_lines(board, found)])


def _table_lines(board: Board, found: DDTable) -> list[str]:
    """Return the table, and the line of par if there is one."""
    result = _par(board, found)
    return [table_grid(found), *([] if result is None else [par_line(result, found, board.vulnerability)])]


def _board_json(board: Board, found: DDTable) -> dict[str, Any]:
    named = {"board": board.name, "dealer": str(board.dealer), "vulnerable": str(board.vulnerability)}
    return named | table_json(found, _par(board, found))
