"""How many positions the solver visits: work that does not hang on the machine, to compare two versions by.

    python -m tests.benchmarks.positions [-o FILE]

Random, freak and hard deals by shape, and the layouts of Monte-Carlo decisions, each kind with a solver of its own.
Writes, as JSON, the positions of each piece of work.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from ddsolver import Position, Strain
from tests.benchmarks.bench_solver import Decision, freaks, monte_carlo, random_positions, visited
from tests.benchmarks.hard_deals import hard_deals

GAMES = {"notrump": [Strain.NOTRUMP], "suit": list(Strain)[:4]}


def workloads() -> dict[str, Sequence[Position] | Sequence[Decision]]:
    """The kinds of work, each a list of pieces."""
    found: dict[str, Sequence[Position] | Sequence[Decision]] = {}
    for name, strains in GAMES.items():
        found[f"one value, full deal, {name}"] = random_positions(1, 500, strains)
    for trick, number in ((1, 10), (4, 50), (7, 100)):
        for name, strains in GAMES.items():
            found[f"20 layouts at trick {trick}, {name}"] = monte_carlo(trick, strains, number, 20)
    found["one value, freak deals"] = freaks()
    hard: dict[str, list[Position]] = {}
    for shape, position in hard_deals():
        hard.setdefault(f"one value, hard deals, {shape}", []).append(position)
    return {**found, **hard}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-o", "--output", type=Path, default=Path("positions.json"), help="the file to write")
    arguments = parser.parse_args()
    found = {}
    for name, work in workloads().items():
        found[name] = visited(work)
        print(f"{name:<52}{len(work):>6}{np.mean(found[name]):>14,.0f}", flush=True)
    arguments.output.write_text(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
