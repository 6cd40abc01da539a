"""What each part of the fast search brings: the work without it, as a multiple of the work with all parts.

    python -m tests.bench.ablation [-o FOLDER]

Positions visited and CPU time, on random deals of twelve cards a hand (a whole deal without the table takes long) and
on Monte-Carlo decisions at trick 4. Writes ``ablation.json`` and ``ablation.md``.
"""

from __future__ import annotations

import argparse
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ddsolver import Strain
from ddsolver.engine import LayoutBatch
from ddsolver.search.engine import FastEngine
from ddsolver.search.search_memory import NO_PART, VISITED, Part
from tests.bench.bench_solver import cpu_ms, monte_carlo, random_positions
from tests.bench.measured import keep

NO_TRICK = np.empty(0, dtype=np.int64)
GAMES = {"notrump": [Strain.NOTRUMP], "suit": list(Strain)[:4]}
NAMES = {
    Part.TABLE: "transposition table",
    Part.ORDERING: "move ordering (weights all zero)",
    Part.CUTOFF_CARDS: "cutoff-card cache",
    Part.RANK_SKIP: "irrelevant-rank skip",
    Part.QUICK_TRICKS: "quick tricks",
    Part.LATER_TRICKS: "later tricks",
    Part.LENGTH_TRICKS: "length tricks in trumps",
}


@dataclass(frozen=True, slots=True)
class Work:
    """Layouts to solve together: hands int64 (n, 4), trump, who leads, and whether every card is valued."""

    hands: NDArray[np.int64]
    trump: int
    leader: int
    every_card: bool


@dataclass(frozen=True, slots=True)
class Row:
    """The work without a part: positions visited and CPU time, as multiples of those with all."""

    without: str
    work: str
    positions: float
    time: float


def workloads() -> dict[str, list[Work]]:
    """The kinds of work, each a list of pieces."""
    found: dict[str, list[Work]] = {}
    for name, strains in GAMES.items():
        found[f"12 cards, {name}"] = [
            Work(np.array([position.hands]), int(position.trump), int(position.trick_leader), False)
            for position in random_positions(5, 40, strains, 12)
        ]
    for name, strains in GAMES.items():
        found[f"trick 4, {name}"] = [
            Work(decision.hands, int(decision.trump), int(decision.leader), True)
            for decision in monte_carlo(4, strains, 10, 20)
        ]
    return found


def _solve(engine: FastEngine, work: Work) -> None:
    ask = engine.card_tricks if work.every_card else engine.layout_tricks
    ask(LayoutBatch(work.hands, work.trump, work.leader, NO_TRICK))


def measure(name: str, part: Part, kind: str, pieces: list[Work]) -> Row:
    """The work without a part beside that with all, piece by piece, so that a slow moment of the machine hits both."""
    visited = {NO_PART: 0, part: 0}
    milliseconds = {NO_PART: 0.0, part: 0.0}
    for piece in pieces:
        for without in (NO_PART, part):
            engine = FastEngine(30, without)
            milliseconds[without] += cpu_ms(partial(_solve, engine), piece)
            visited[without] += int(engine.arena[VISITED])
    return Row(name, kind, visited[part] / visited[NO_PART], milliseconds[part] / milliseconds[NO_PART])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-o", "--output", type=Path, default=Path("results/bench"), help="the folder to write to")
    arguments = parser.parse_args()
    work = workloads()
    rows = []
    for part, name in NAMES.items():
        for kind, pieces in work.items():
            rows.append(measure(name, part, kind, pieces))
            print(f"without {name:<34}{kind:<20}{rows[-1].positions:>8.2f}{rows[-1].time:>8.2f}", flush=True)
    write(rows, list(work), arguments.output)


def write(rows: list[Row], kinds: list[str], folder: Path) -> None:
    """Write the rows as JSON and Markdown."""
    lines = [
        "# What each part of the search brings",
        "",
        "How much work does each part of the search save? Each row leaves out one part;",
        "[The solver](../../docs/explanation/solver.md) explains the parts. A cell has the positions visited and the",
        "CPU time, each as a multiple of its value with all parts. For example, 2.00 / 1.50 means twice the positions",
        "and 1.5 times the CPU time. The work is random deals of 12 cards a hand, and Monte-Carlo decisions with 20",
        "layouts at trick 4.",
        "",
        "| without | " + " | ".join(kinds) + " |",
        "|---|" + "---:|" * len(kinds),
    ]
    for name in NAMES.values():
        cells = [f"{row.positions:.2f} / {row.time:.2f}" for row in rows if row.without == name]
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    keep(folder, "ablation", {"rows": [asdict(row) for row in rows]}, lines)


if __name__ == "__main__":
    main()
