"""The solver as WebAssembly, in Node, beside the solver of this machine: equal values, CPU time and size.

    python -m tests.bench.bench_web [--positions N] [--tables N] [--runs N] [-o FOLDER]

Random positions (4 to 12 cards in the fullest hand, any place of a trick) with the values of all legal cards, and
double-dummy tables of random deals. CPU seconds of the solving alone, medians: in this machine's library with and
without BMI2 instructions, and in Node. The size of the module. Writes ``web.json`` and ``web.md``.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ddsolver import Deal, Position, Seat, Solver, Strain
from ddsolver.exports.webassembly import solver_module
from experiments.questions.solver_page.command import solver_page
from tests.bench.measured import keep
from tests.node import run_node

WORK = ("positions", "tables")
_PATIENCE = 3600.0
_ASK = """
import { loadSolver } from "./web/solver.js";
const solver = await loadSolver(readFileSync(given.module), 30);
const answers = {};
const seconds = {};
for (const [work, questions] of Object.entries(given.questions)) {
  const start = process.cpuUsage();
  answers[work] = questions.map(([method, ...rest]) => solver[method](...rest));
  const { user, system } = process.cpuUsage(start);
  seconds[work] = (user + system) / 1e6;
}
console.log(JSON.stringify({ answers, seconds }));
"""


def positions(number: int) -> list[Position]:
    """Return random positions, the same for the same number."""
    generator = random.Random(70)
    found = []
    for _ in range(number):
        deal, strain, leader = (generator.randrange(most) for most in (1 << 30, 5, 4))
        position = Position(Deal.random(deal), Strain(strain), Seat(leader))
        for _ in range(generator.randrange(4, 40)):
            position = position.play(generator.choice(position.legal()))
        found.append(position)
    return found


def deals(number: int) -> list[Deal]:
    """Return random deals, the same for the same number."""
    return [Deal.random(70_000 + seed) for seed in range(number)]


def solve_here(number: int, tables: int) -> dict[str, Any]:
    """Solve in this process; return the answers as `solver.js` gives them, and the CPU seconds."""
    asked, dealt = positions(number), deals(tables)
    solver = Solver(30)
    solver.tricks(asked[0])
    start = time.process_time()
    values = [solver.card_values(position) for position in asked]
    middle = time.process_time()
    solved = [solver.dd_table(deal) for deal in dealt]
    end = time.process_time()
    answers = {
        "positions": [{str(card): value for card, value in each.items()} for each in values],
        "tables": [
            {str(seat): {str(strain): each[seat][strain] for strain in Strain} for seat in Seat} for each in solved
        ],
    }
    return {"answers": answers, "seconds": {"positions": middle - start, "tables": end - middle}}


def solve_natively(arguments: Sequence[str], without_bmi2: str | None = None) -> dict[str, Any]:
    """Do what `solve_here` does in another process; without BMI2 instructions if a folder for its library is given.

    In the usual folder, that library would be taken later where the better one is missing.
    """
    command = [sys.executable, "-m", "tests.bench.bench_web", "--here", *arguments]
    plain = {"DECLARER_SOFTWARE_BITS": "1", "NUMBA_CACHE_DIR": without_bmi2} if without_bmi2 else {}
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=os.environ | plain)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def solve_in_node(number: int, tables: int) -> dict[str, Any]:
    """Do what `solve_here` does in Node."""
    questions = {
        "positions": [
            ["position", each.deal.to_pbn(), str(each.trump), str(each.leader), [*map(str, each.plays)]]
            for each in positions(number)
        ],
        "tables": [["table", deal.to_pbn()] for deal in deals(tables)],
    }
    with tempfile.NamedTemporaryFile(suffix=".wasm") as file:
        Path(file.name).write_bytes(solver_module())
        found: dict[str, Any] = run_node(_ASK, {"module": file.name, "questions": questions}, _PATIENCE)
    found["answers"]["positions"] = [each["values"] for each in found["answers"]["positions"]]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=2000, help="random positions")
    parser.add_argument("--tables", type=int, default=40, help="double-dummy tables of random deals")
    parser.add_argument("--runs", type=int, default=3, help="runs of each kind")
    parser.add_argument("--here", action="store_true", help="print the answers of this machine's library only")
    parser.add_argument("-o", "--output", type=Path, default=Path("results/bench"), help="the folder to write to")
    arguments = parser.parse_args()
    sizes = arguments.positions, arguments.tables
    if arguments.here:
        print(json.dumps(solve_here(*sizes)))
        return
    given = ["--positions", str(arguments.positions), "--tables", str(arguments.tables)]
    rounds: list[dict[str, dict[str, float]]] = []
    differing = dict.fromkeys(WORK, 0)
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(arguments.runs):
            fast = solve_natively(given)
            plain = solve_natively(given, folder)
            node = solve_in_node(*sizes)
            for work in WORK:
                pairs = zip(fast["answers"][work], node["answers"][work], strict=True)
                differing[work] = sum(ours != theirs for ours, theirs in pairs)
            rounds.append({"BMI2": fast["seconds"], "no BMI2": plain["seconds"], "WebAssembly": node["seconds"]})
    _write(arguments.output, sizes, rounds, differing)


def _write(
    folder: Path, sizes: tuple[int, int], rounds: Sequence[dict[str, dict[str, float]]], differing: dict[str, int]
) -> None:
    module = solver_module()
    medians = {
        kind: {work: statistics.median(each[kind][work] for each in rounds) for work in WORK} for kind in rounds[0]
    }
    lengths = {
        "module": len(module),
        "compressed": len(gzip.compress(module, 9)),
        "page": len(solver_page().encode()),
    }
    number, tables = sizes
    names = {"positions": f"{number:,} positions, all cards", "tables": f"{tables} tables"}
    text = [
        "# The solver as WebAssembly",
        "",
        "How long does the solver of our web pages take, beside the solver of this machine? The table has CPU seconds:",
        f"medians of {len(rounds)} runs. WebAssembly runs in Node, and has no BMI2 instructions. `python -m",
        "tests.bench.bench_web` makes this page.",
        "",
        "| work | this machine | without BMI2 | WebAssembly | multiple of this machine | multiple without BMI2 | "
        "different answers |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for work in WORK:
        fast, plain, node = (medians[kind][work] for kind in ("BMI2", "no BMI2", "WebAssembly"))
        text.append(
            f"| {names[work]} | {fast:.2f} | {plain:.2f} | {node:.2f} | {node / fast:.2f} | {node / plain:.2f} "
            f"| {differing[work]} |"
        )
    kilobytes = {name: size / 1000 for name, size in lengths.items()}
    text += [
        "",
        f"The module has {kilobytes['module']:.1f} kB ({kilobytes['compressed']:.1f} kB compressed), the whole solver",
        f"page {kilobytes['page']:.0f} kB.",
    ]
    keep(folder, "web", {"rounds": rounds, "differing": differing, "bytes": lengths}, text)


if __name__ == "__main__":
    main()
