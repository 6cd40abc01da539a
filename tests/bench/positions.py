"""How many positions the solver visits: work that does not hang on the machine, to compare two versions by.

    python -m tests.bench.positions [-o FILE] [--before FILE]

Random, freak and hard deals by shape, and the layouts of Monte-Carlo decisions, each kind with a solver of its own.
Writes, as JSON, the positions of each piece of work, and beside that what another version wrote ``--before``, as
Markdown.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np

from ddsolver import Position, Strain
from tests.bench.bench_solver import Decision, freaks, monte_carlo, random_positions, visited
from tests.bench.hard_deals import hard_deals

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
    parser.add_argument("--before", type=Path, help="the file that another version wrote")
    arguments = parser.parse_args()
    found = {}
    for name, work in workloads().items():
        found[name] = visited(work)
        print(f"{name:<52}{len(work):>6}{np.mean(found[name]):>14,.0f}", flush=True)
    arguments.output.write_text(json.dumps(found) + "\n")
    if arguments.before:
        before = json.loads(arguments.before.read_text())
        arguments.output.with_suffix(".md").write_text(as_markdown(before, found, arguments.before.name))


def as_markdown(before: Mapping[str, Sequence[int]], now: Mapping[str, Sequence[int]], name: str) -> str:
    """The means of two versions, and now as a multiple of before."""
    text = [
        "# Positions visited",
        "",
        "Does the solver visit fewer positions than before? The table has the mean number of positions for a piece of",
        "work: the double-dummy value of a deal (*one value*), or a decision over 20 layouts. *before* is the version",
        f"that wrote `{name}`, *now* is this version (`python -m tests.bench.positions`).",
        "The last two columns have now / before: the ratio of the sums, and the geometric mean of the ratios.",
        "",
        "| work | pieces | before | now | ratio of sums | geometric mean |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for work, counts in now.items():
        ratios = np.array(counts) / before[work]
        means = f"{np.mean(before[work]):,.0f} | {np.mean(counts):,.0f}"
        text.append(
            f"| {work} | {len(counts)} | {means} | {np.sum(counts) / np.sum(before[work]):.2f} "
            f"| {np.exp(np.log(ratios).mean()):.2f} |"
        )
    return "\n".join(text) + "\n"


if __name__ == "__main__":
    main()
