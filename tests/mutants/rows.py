"""Rows of a mutation run, and the page that counts them."""

from __future__ import annotations

import csv
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from experiments.statistics.interval import share_interval

_EQUIVALENT = Path(__file__).with_name("equivalent.toml")
"""Why a surviving mutant changes nothing that a user could notice, by its key."""


class Row(NamedTuple):
    """What became of a mutant."""

    sample: str
    key: str
    outcome: str
    tests: str
    """How many were to run."""
    seconds: str
    killer: str


def read_rows(path: Path) -> dict[str, Row]:
    """Return the rows of a run by the mutant's key; none if it has not begun."""
    if not path.exists():
        return {}
    with path.open(encoding="utf-8", newline="") as file:
        return {row["key"]: Row(**row) for row in csv.DictReader(file)}


def write_rows(path: Path, rows: dict[str, Row]) -> None:
    """Write all rows, so that an interrupted run can go on."""
    unfinished = path.with_suffix(".new")
    with unfinished.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(Row._fields)
        writer.writerows(rows.values())
    unfinished.replace(path)


def report(rows: Sequence[Row], path: Path, seed: int) -> None:
    """Write the page: the share killed of each sample, with a 95 % interval, and all survivors."""
    equivalent: dict[str, str] = tomllib.loads(_EQUIVALENT.read_text(encoding="utf-8"))
    lines = [
        "# Mutants: how many plausible faults the tests notice",
        "",
        f"A mutant is the program with one plausible fault in one line. `make mutants` (seed {seed}) runs the tests",
        "that execute this line; the mutant is killed if a test fails. Equivalent mutants change nothing that a user",
        "could notice; the share killed leaves them out. Intervals are Wilson's, 95 %.",
        "",
        "| sample | mutants | equivalent | killed | share killed |",
        "| --- | --- | --- | --- | --- |",
    ]
    for sample in dict.fromkeys(row.sample for row in rows):
        of_sample = [row for row in rows if row.sample == sample]
        counted = [row for row in of_sample if row.outcome == "killed" or row.key not in equivalent]
        number = len(of_sample) - len(counted)
        killed = [row.outcome == "killed" for row in counted]
        share = share_interval([killed], [1.0])
        mean, low, high = (100 * (bound or 0.0) for bound in (share.mean, share.low, share.high))
        lines.append(
            f"| {sample} | {len(counted) + number} | {number} | {sum(killed)} | {mean:.0f} % [{low:.0f}, {high:.0f}] |"
        )
    survivors = [row for row in rows if row.outcome != "killed"]
    lines += ["", "## Survivors", "", "| mutant | equivalent? If so, why |", "| --- | --- |"]
    lines += [f"| `{_cell(row.key)}` | {equivalent.get(row.key, 'no')} |" for row in survivors]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")
