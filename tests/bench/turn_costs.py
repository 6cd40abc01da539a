"""How many tricks a board one player loses more than another at the turns of kept files ``turns.csv`` or ``.csv.gz``.

    python -m tests.bench.turn_costs TURNS.csv.gz ... PLAYER OTHER

The intervals are those of `declarer calibrate players`, which compares only players of the same run.
"""

from __future__ import annotations

import argparse
import csv
import gzip
from collections.abc import Iterator
from pathlib import Path

from experiments.competitions.yardstick.comparisons import USUAL_LOSS
from experiments.statistics.clusters import cluster_values
from experiments.statistics.interval import mean_interval


def rows_of(path: Path) -> Iterator[dict[str, str]]:
    """Yield the rows of a file of turns."""
    opened = gzip.open if path.suffix == ".gz" else open
    with opened(path, "rt", newline="", encoding="utf-8") as file:
        yield from csv.DictReader(file)


def main() -> None:
    """Print a line for each role in which both players were asked, and one for all roles."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("turns", type=Path, nargs="+")
    parser.add_argument("player")
    parser.add_argument("other")
    given = parser.parse_args()
    deals: dict[tuple[str, ...], str] = {}
    costs: dict[str, dict[tuple[str, ...], dict[str, int]]] = {}
    for row in (row for path in given.turns for row in rows_of(path)):
        table = (row["file"], row["board"], row["table"])
        turn = (*table, row["trick"], row["place"])
        deals[table] = row["deal"]
        for role in (row["role"], "all"):
            costs.setdefault(role, {}).setdefault(turn, {})[row["player"]] = int(row["own_cost"])
    for role, turns in sorted(costs.items(), key=lambda each: each[0] == "all"):
        more = dict.fromkeys(deals, 0.0)
        both = {place: by for place, by in turns.items() if given.player in by and given.other in by}
        for place, by in both.items():
            more[place[:3]] += by[given.player] - by[given.other]
        if both:
            found = mean_interval([*cluster_values([*more.values()], [*deals.values()]).values()], USUAL_LOSS)
            print(f"{role}: {found.text(3, '+')} ({len(both)} turns, {len(deals)} tables)")


if __name__ == "__main__":
    main()
