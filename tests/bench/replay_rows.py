"""The rows of the pilot of replayed divergences, and the file that keeps them."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from tests.bench.replayed import Replays


@dataclass(frozen=True, slots=True)
class Row:
    """A deal of the pilot, with CPU seconds; those of a deal that was not played are NaN."""

    pair: int
    name: str
    """The contract set."""
    number: int
    trick: int
    """The trick of the divergence, from 1; 0 if there is none."""
    plain: float
    """The gain of the first declarer in IMPs."""
    replays: Replays | None
    """None without a divergence."""
    find: float
    together: float
    """The CPU until the divergence."""
    rest: float
    """The CPU of both tables after it."""

    def estimate(self, k: int) -> float:
        """The gain with ``k`` replays."""
        return float(np.mean(self.replays.values[:k])) if self.replays else 0.0


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
"""The columns of the file; those from ``find`` on are CPU milliseconds. Spaces separate the values of replays."""


def append(file: Path, row: Row) -> None:
    """Append a row to the file."""
    is_new = not file.exists()
    replays = row.replays or Replays((), 0, 0.0, 0.0, ())
    with file.open("a", encoding="utf-8", newline="") as stream:
        writer = csv.writer(stream, lineterminator="\n")
        if is_new:
            writer.writerow(COLUMNS)
        what = row.pair, row.name, row.number, row.trick, f"{row.plain:g}", " ".join(f"{x:g}" for x in replays.values)
        parts = row.find, row.together, row.rest, replays.weigh_seconds
        times = *map(_ms, parts), " ".join(map(_ms, replays.seconds))
        writer.writerow([*what, replays.pool, f"{replays.ess:.2f}", *times])


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.1f}"


def read(file: Path) -> Iterator[Row]:
    """Yield the rows of the file; none if there is no file."""
    if not file.exists():
        return
    with file.open(encoding="utf-8", newline="") as stream:
        for row in csv.DictReader(stream):
            find, together, rest, weigh = (float(row[name]) / 1000 for name in ("find", "together", "rest", "weigh"))
            values = tuple(map(float, row["replays"].split()))
            seconds = tuple(float(ms) / 1000 for ms in row["replay"].split())
            replays = Replays(values, int(row["pool"]), float(row["ess"]), weigh, seconds) if values else None
            what = int(row["pair"]), row["set"], int(row["number"]), int(row["trick"]), float(row["plain"])
            yield Row(*what, replays, find, together, rest)
