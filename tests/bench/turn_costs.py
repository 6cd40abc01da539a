"""How many tricks a board one player loses more than another at the turns of kept files ``turns.csv`` or ``.csv.gz``.

    python -m tests.bench.turn_costs TURNS.csv.gz ... PLAYER OTHER
    python -m tests.bench.turn_costs TURNS.csv.gz PLAYER played --without results/robots/shared.csv

OTHER may be `played`: those who played the tables. The intervals are those of `declarer calibrate players`, which
compares only players of the same run; those of the three roles are simultaneous too. ``--without`` leaves out the
tables of a file with the columns file, board and table.
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
from experiments.statistics.simultaneous import Stratum, simultaneous_intervals


def rows_of(path: Path) -> Iterator[dict[str, str]]:
    """Yield the rows of a file of turns."""
    opened = gzip.open if path.suffix == ".gz" else open
    with opened(path, "rt", newline="", encoding="utf-8") as file:
        yield from csv.DictReader(file)


def table_of(row: dict[str, str]) -> tuple[str, str, str]:
    """Return what names a table: the file, the board and its place among the board's tables."""
    return row["file"], row["board"], row["table"]


def main() -> None:
    """Print a line for each role in which both players were asked, and one for all roles."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("turns", type=Path, nargs="+")
    parser.add_argument("player")
    parser.add_argument("other")
    parser.add_argument("--without", type=Path, metavar="TABLES.csv")
    given = parser.parse_args()
    left_out = {table_of(row) for row in rows_of(given.without)} if given.without else set()
    deals: dict[tuple[str, ...], str] = {}
    costs: dict[str, dict[tuple[str, ...], dict[str, int]]] = {}
    for row in (row for path in given.turns for row in rows_of(path)):
        table = table_of(row)
        if table in left_out:
            continue
        turn = (*table, row["trick"], row["place"])
        deals[table] = row["deal"]
        for role in (row["role"], "all"):
            asked = costs.setdefault(role, {}).setdefault(turn, {})
            asked[row["player"]], asked["played"] = int(row["own_cost"]), int(row["cost"])
    strata = {}
    for role, turns in sorted(costs.items(), key=lambda each: each[0] == "all"):
        more = dict.fromkeys(deals, 0.0)
        both = {place: by for place, by in turns.items() if given.player in by and given.other in by}
        for place, by in both.items():
            more[place[:3]] += by[given.player] - by[given.other]
        if both:
            by_deal = cluster_values([*more.values()], [*deals.values()])
            found = mean_interval([*by_deal.values()], USUAL_LOSS)
            print(f"{role}: {found.text(3, '+')} ({len(both)} turns, {len(deals)} tables, {len(by_deal)} deals)")
            if role != "all":
                strata[role] = [Stratum(by_deal, 1.0, USUAL_LOSS)]
    for role, together in zip(strata, simultaneous_intervals([*strata.values()]), strict=True):
        print(f"{role}, simultaneous: {together.text(3, '+')}")


if __name__ == "__main__":
    main()
