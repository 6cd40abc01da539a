"""The C library beside DDS and beside our Python: the same answers, CPU time, size.

    python -m tests.bench.bench_c_library [--quick] [-o FOLDER]

Both libraries are loaded by endplay's own module and called in turn, one thread each. A Python program that uses
endplay is run as it is with both, and prints the same. Writes ``c-library.json`` and ``c-library.md``.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, TypeVar

import endplay
import numpy as np
from endplay import _dds

from ddsolver import Card, Deal, Position, Seat, Solver, Strain, Suit, warm_up
from ddsolver.exports.c_library import write_c_library
from tests.bench.measured import keep
from tests.c_library import board, endplays_loader
from tests.strategies import random_deal, random_positions

Work = TypeVar("Work")
EVERY_CARD, EVEN_IF_FORCED = 3, 1
PROGRAM = """
from endplay.dds import analyse_play, calc_dd_table, par, solve_board
from endplay.dealer import generate_deals
from endplay.types import Denom, Player, Vul
for number, deal in enumerate(generate_deals(produce=DEALS, seed=7)):
    table = calc_dd_table(deal)
    print(table.to_list(), par(table, Vul.none, Player.north).score)
    deal.trump, deal.first = Denom(number % 5), Player(number % 4)
    print(sorted(map(str, solve_board(deal))))
    print(list(analyse_play(deal, [next(iter(deal[deal.first]))])))
"""


@dataclass(frozen=True, slots=True)
class Row:
    """CPU seconds for a kind of work, and how many of its answers differ from those of DDS."""

    work: str
    pieces: int
    differ: int
    c: float
    python: float | None
    dds: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a hundredth of the work")
    parser.add_argument("-o", "--output", type=Path, default=Path("results/bench"), help="the folder to write to")
    arguments = parser.parse_args()
    divide = 100 if arguments.quick else 1
    warm_up()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_c_library(folder / "c")
        library = folder / "c" / "lib" / "libdds.so"
        ours = endplays_loader(library, folder / "c")
        for dds in (ours, _dds):
            dds.SetMaxThreads(1)
        found = [*all_rows(ours, divide), a_program(library, folder, max(1, 100 // divide))]
        size = library.stat().st_size, Path(_dds.__file__).with_name("libdds.so").stat().st_size
    write(found, size, arguments.output)


def all_rows(ours: Any, divide: int) -> list[Row]:
    """The rows in which calls are timed one by one."""
    solver, generator = Solver(), np.random.default_rng(5)
    deals = [random_deal(generator) for _ in range(max(2, 200 // divide))]
    whole = [Position(deal, Strain(number % 5), Seat(number % 4)) for number, deal in enumerate(deals)]
    tables = [Position(random_deal(generator), "NT", "N") for _ in range(max(2, 100 // divide))]
    return [
        timed(
            "every legal card, positions of all lengths",
            list(random_positions(11, 20_000 // divide)),
            lambda position: card_values(ours, position),
            solver.card_values,
            lambda position: card_values(_dds, position),
        ),
        timed(
            "every legal card, two to five cards a hand",
            list(random_positions(12, 5_000 // divide, range(2, 6))),
            lambda position: card_values(ours, position),
            solver.card_values,
            lambda position: card_values(_dds, position),
        ),
        timed(
            "one value, full deals",
            whole,
            lambda position: best(ours, position),
            solver.tricks,
            lambda position: best(_dds, position),
        ),
        timed(
            "table of 20",
            tables,
            lambda position: table(ours, position),
            lambda position: python_table(solver, position.deal),
            lambda position: table(_dds, position),
        ),
    ]


def timed(
    work: str,
    pieces: Sequence[Work],
    c: Callable[[Work], object],
    python: Callable[[Work], object],
    dds: Callable[[Work], object],
) -> Row:
    """Do each piece of work in all three ways, in turn."""
    seconds, differ = [0.0, 0.0, 0.0], 0
    for piece in pieces:
        answers = []
        for place, ask in enumerate((c, python, dds)):
            started = time.process_time()
            answers.append(ask(piece))
            seconds[place] += time.process_time() - started
        differ += answers[0] != answers[2] or answers[1] != answers[2]
    row = Row(work, len(pieces), differ, *seconds)
    print(f"{work:<48}{row.pieces:>7}{row.differ:>4}{row.c:>9.2f}{seconds[1]:>9.2f}{row.dds:>9.2f}", flush=True)
    return row


def solved(dds: Any, position: Position, solutions: int) -> Any:
    """The answer of SolveBoard."""
    answer = dds.futureTricks()
    dds.SolveBoard(board(dds, position), -1, solutions, EVEN_IF_FORCED, answer, 0)
    return answer


def card_values(dds: Any, position: Position) -> dict[Card, int]:
    """The value of each legal card."""
    answer = solved(dds, position, EVERY_CARD)
    values = {}
    for place in range(answer.cards):
        suit, equal = Suit(answer.suit[place]), answer.equals[place]
        for card in position.legal():
            if card.suit == suit and (card.rank == answer.rank[place] or equal >> card.rank & 1):
                values[card] = int(answer.score[place])
    return values


def best(dds: Any, position: Position) -> int:
    """The tricks of the side to play."""
    return int(solved(dds, position, 1).score[0])


def table(dds: Any, position: Position) -> list[list[int]]:
    """The tricks in each strain of each declarer."""
    given, found = dds.ddTableDeal(), dds.ddTableResults()
    given.cards = board(dds, position).remainCards
    dds.CalcDDtable(given, found)
    return [list(row) for row in found.resTable]


def python_table(solver: Solver, deal: Deal) -> list[list[int]]:
    """The same from Python."""
    found = solver.dd_table(deal)
    return [[found[seat][strain] for seat in Seat] for strain in Strain]


def a_program(library: Path, folder: Path, deals: int) -> Row:
    """A program that uses endplay, with DDS and with our library."""
    shutil.copytree(Path(endplay.__file__).parent, folder / "ours" / "endplay")
    shutil.copyfile(library, folder / "ours" / "endplay" / "_dds" / "libdds.so")
    program = PROGRAM.replace("DEALS", str(deals))
    (theirs, dds), (ours, c) = run_program(program, {}), run_program(program, {"PYTHONPATH": str(folder / "ours")})
    row = Row("a Python program that uses endplay", deals, int(ours != theirs), c, None, dds)
    print(f"{row.work:<48}{row.pieces:>7}{row.differ:>4}{row.c:>9.2f}{'':>9}{row.dds:>9.2f}", flush=True)
    return row


def run_program(program: str, variables: dict[str, str]) -> tuple[str, float]:
    """What a program prints, and its CPU seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=os.environ | variables
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return ran.stdout, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def write(rows: Sequence[Row], size: tuple[int, int], folder: Path) -> None:
    """Write the rows as JSON and Markdown."""
    positions = rows[0]
    lines = [
        "# The C library",
        "",
        f"**Of {positions.pieces:,} positions, {positions.differ} have values that differ from those of DDS.**",
        "",
        "Does the C library answer as DDS does, and in what time? Both are loaded by endplay's own module, and called",
        "in turn, one thread each. The table has CPU seconds for all pieces of a kind of work, and how many answers",
        "differ. *Python* is the same work by `ddsolver`. The last row is a Python program that uses endplay (tables,",
        "par, values and the analysis of a card), run as it is with both libraries, start-up included.",
        "`python -m tests.bench.bench_c_library` makes this page.",
        "",
        "| work | pieces | differ | C | Python | DDS | C / Python | C / DDS |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
        *(
            f"| {row.work} | {row.pieces:,} | {row.differ} | {row.c:.2f} "
            f"| {'' if row.python is None else f'{row.python:.2f}'} | {row.dds:.2f} "
            f"| {'' if row.python is None else f'{row.c / row.python:.2f}'} | {row.c / row.dds:.2f} |"
            for row in rows
        ),
        "",
        f"The library has {size[0] / 1e3:.0f} kB, with the kernels of all kinds of processors that it serves.",
        f"Endplay's DDS has {size[1] / 1e3:.0f} kB.",
    ]
    measured = {"rows": [asdict(row) for row in rows], "bytes": {"ours": size[0], "DDS": size[1]}}
    keep(folder, "c-library", measured, lines)


if __name__ == "__main__":
    main()
