"""CPU time and memory of whole robots: what the bidding and the cards of a board take.

    OPENBLAS_NUM_THREADS=1 python -m tests.bench.bench_robots [--boards N] [-o FOLDER]

The same robot has all four seats of random boards. Each robot has a process of its own; its memory is the largest
resident size. Writes ``robots.json`` and ``robots.md``.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path

import psutil

from agent.robots import ROBOTS
from experiments.competitions.match.bid_match import BidBoard, RobotMatch, bid_and_play
from experiments.competitions.match.settings import Four
from experiments.runs.deals import DealTask
from experiments.runs.rows import RANDOM, PlayedBoard
from experiments.runs.tasks import load_kernels
from tests.bench.measured import keep

_SEED = 75


@dataclass(frozen=True, slots=True)
class Row:
    """The CPU seconds of a robot in all seats, over all boards, and its memory."""

    robot: str
    boards: int
    bidding: float
    cards: float
    megabytes: float


def measured(name: str, boards: int) -> Row:
    """Return the row of a robot; the first board is not measured, because it loads the networks."""
    load_kernels()
    deals = [DealTask(RANDOM, at, _SEED, unbid=True).do() for at in range(boards + 1)]
    match = RobotMatch(Four.parse(f"NS={name},EW={name}").aiming("imps"), deals, _SEED, number_of_tables=1)
    bidding = cards = 0.0
    for task in match.left:
        found = bid_and_play(task)
        assert isinstance(found, BidBoard), found
        if task.deal.number == 0:
            continue
        bidding += found.time.north_south + found.time.east_west
        if isinstance(found.board, PlayedBoard):
            cards += found.board.seconds + found.board.defender_seconds
    memory = psutil.Process().memory_info()
    peak = getattr(memory, "peak_wset", 0) or _largest_resident()
    return Row(name, boards, bidding, cards, peak / 1e6)


def _largest_resident() -> int:
    """Return the largest resident size of this process so far, in bytes (Unix)."""
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def main() -> None:
    """Measure the robots and write the rows."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boards", type=int, default=8)
    parser.add_argument("-o", "--output", type=Path, default=Path("results/bench"), help="the folder to write to")
    given = parser.parse_args()
    rows = []
    for name in ROBOTS:
        with ProcessPoolExecutor(1, get_context("spawn")) as pool:
            rows.append(pool.submit(measured, name, given.boards).result())
    lines = [
        "# The CPU time and memory of robots",
        "",
        "The same robot bids and plays in all four seats of random boards.",
        "`python -m tests.bench.bench_robots` makes this page.",
        "",
        "| robot | boards | bidding, CPU s a board | cards, CPU s a board | bidding / cards | MB |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for row in rows:
        cells = f"{row.bidding / row.boards:.3f} | {row.cards / row.boards:.2f} | {row.bidding / row.cards:.3f}"
        lines.append(f"| {row.robot} | {row.boards} | {cells} | {row.megabytes:.0f} |")
    keep(given.output, "robots", {"rows": [asdict(row) for row in rows]}, lines)


if __name__ == "__main__":
    main()
