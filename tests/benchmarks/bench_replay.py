"""What replayed divergences save: variance times CPU of the comparison of two declarers, beside that of plain deals.

    python -m tests.benchmarks.bench_replay [--deals N] [-o FOLDER]

Plays the deals that ``replay.csv`` lacks, up to N of each contract set and pair, appends each as it finishes, and writes
``replay.md`` from all rows. `tests.benchmarks.replayed` has the estimator.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from agent.registry import Role, parse_player
from agent.rules.imps import imps
from ddsolver import Solver
from experiments.runs.contract_sets import CONTRACTS, VULNERABILITY, find_deal, spawn_key
from experiments.runs.tasks import load_kernels
from tests.benchmarks.replayed import Board, Comparison, compare_replayed

SEED = 50
SETS = ("1NT", "3NT", "4H", "6H")
PAIRS = (
    ("payoff:samples=20", "monte-carlo:samples=20"),
    ("monte-carlo:samples=5", "monte-carlo:samples=2"),
)
POOL, MOST = 16, 8
"""Layouts in a pool, and replays."""


@dataclass(frozen=True, slots=True)
class Row:
    """A deal of the pilot: the pair, the deal, the comparison, and the CPU seconds of finding the deal."""

    pair: int
    name: str
    number: int
    find_seconds: float
    comparison: Comparison


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=0, help="deals of each set and pair; those missing are played")
    parser.add_argument("-o", "--output", type=Path, default=Path("results/bench"), help="the folder to write to")
    arguments = parser.parse_args()
    file = arguments.output / "replay.csv"
    known = {(row.pair, row.name, row.number) for row in read(file)}
    load_kernels()
    wanted = [(pair, name, at) for at in range(arguments.deals) for pair in range(len(PAIRS)) for name in SETS]
    for pair, name, number in wanted:
        if (pair, name, number) not in known:
            append(file, play(pair, name, number))


def play(pair: int, name: str, number: int) -> Row:
    """Play a deal of a set with a pair."""
    started = time.process_time()
    solver = Solver()
    deal = find_deal(name, SEED, number, solver=solver).deal
    find_seconds = time.process_time() - started
    contract = CONTRACTS[name]
    board = Board(deal, contract, VULNERABILITY, contract.tricks_needed)
    root = np.random.SeedSequence(SEED, spawn_key=spawn_key(name, number))
    first, second = (parse_player(text, Role.DECLARER).make for text in PAIRS[pair])

    def gain(first: int, second: int) -> float:
        return imps(contract.score(first, VULNERABILITY) - contract.score(second, VULNERABILITY))

    comparison = compare_replayed(board, (first, second), root, solver, gain, (POOL, MOST))
    return Row(pair, name, number, find_seconds, comparison)


COLUMNS = (
    "pair",
    "set",
    "number",
    "trick",
    "plain",
    "replays",
    "pool",
    "ess",
    "find",
    "together",
    "rest",
    "weigh",
    "replay",
)
"""The columns of the file; those from ``find`` on are CPU milliseconds. Values of several replays are separated by spaces."""


def append(file: Path, row: Row) -> None:
    """Append a row to the file."""
    new = not file.exists()
    told = row.comparison
    with file.open("a", encoding="utf-8", newline="") as stream:
        writer = csv.writer(stream, lineterminator="\n")
        if new:
            writer.writerow(COLUMNS)
        writer.writerow(
            [
                row.pair,
                row.name,
                row.number,
                told.trick,
                f"{told.plain:g}",
                " ".join(f"{value:g}" for value in told.replays),
                told.pool,
                f"{told.ess:.2f}",
                *(_ms(value) for value in (row.find_seconds, told.together_seconds, told.rest_seconds)),
                _ms(told.pool_seconds),
                " ".join(map(_ms, told.replay_seconds)),
            ]
        )


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.1f}"


def read(file: Path) -> Iterator[Row]:
    """Yield the rows of the file; none if there is no file."""
    if not file.exists():
        return
    with file.open(encoding="utf-8", newline="") as stream:
        for row in csv.DictReader(stream):
            find, together, rest, weigh = (float(row[name]) / 1000 for name in ("find", "together", "rest", "weigh"))
            comparison = Comparison(
                float(row["plain"]),
                tuple(map(float, row["replays"].split())),
                int(row["trick"]),
                int(row["pool"]),
                float(row["ess"]),
                together,
                rest,
                weigh,
                tuple(float(ms) / 1000 for ms in row["replay"].split()),
            )
            yield Row(int(row["pair"]), row["set"], int(row["number"]), find, comparison)


if __name__ == "__main__":
    main()
