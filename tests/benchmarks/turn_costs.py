"""How many tricks a board one player loses more than another at the turns of a kept ``turns.csv`` or ``turns.csv.gz``.

    python -m tests.benchmarks.turn_costs TURNS.csv.gz PLAYER OTHER

The intervals are those of `declarer calibrate players`, which compares only players of the same run.
"""

from __future__ import annotations

import argparse
import csv
import gzip
from pathlib import Path

from experiments.competitions.yardstick.comparisons import USUAL_LOSS
from experiments.statistics.clusters import cluster_values
from experiments.statistics.interval import mean_interval


def main() -> None:
    """Print a line for each role in which both players were asked."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("turns", type=Path)
    parser.add_argument("player")
    parser.add_argument("other")
    given = parser.parse_args()
    deals: dict[tuple[str, ...], str] = {}
    costs: dict[str, dict[tuple[str, ...], dict[str, int]]] = {}
    opened = gzip.open if given.turns.suffix == ".gz" else open
    with opened(given.turns, "rt", newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            table = (row["file"], row["board"], row["table"])
            turn = (*table, row["trick"], row["place"])
            deals[table] = row["deal"]
            costs.setdefault(row["role"], {}).setdefault(turn, {})[row["player"]] = int(row["own_cost"])
    for role, turns in costs.items():
        more = dict.fromkeys(deals, 0.0)
        both = {place: by for place, by in turns.items() if given.player in by and given.other in by}
        for place, by in both.items():
            more[place[:3]] += by[given.player] - by[given.other]
        if both:
            found = mean_interval([*cluster_values([*more.values()], [*deals.values()]).values()], USUAL_LOSS)
            print(f"{role}: {found.text(3, '+')} ({len(both)} turns, {len(deals)} tables)")


if __name__ == "__main__":
    main()
