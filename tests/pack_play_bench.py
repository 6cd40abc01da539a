"""Write the bench of card play: its tables from results/robots-match, and its entrants' answers from a run.

    python -m tests.pack_play_bench                    # experiments/data/play_bench.pbn
    python -m tests.pack_play_bench RUN 2026-11-29     # experiments/data/play_bench.csv.gz, too

RUN is a run of `declarer calibrate players experiments/data/play_bench.pbn`. The day is added to the entrants' names,
because later versions of a player are other players. docs/reference/play-bench.md has the commands.
"""

from __future__ import annotations

import argparse
import csv
import gzip
import io
from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle
from math import inf
from pathlib import Path
from typing import Any

from agent.rules.auction import Auction
from ddsolver.cards import Seat
from experiments.boards.board import Board
from experiments.boards.pbn.writer import pbn_bytes
from experiments.competitions.match.bid_match import teams_of
from experiments.competitions.match.settings import MatchRun
from experiments.competitions.yardstick.report import ROLE_NAMES
from experiments.competitions.yardstick.run import CalibrationSettings, bench_boards, read_run
from experiments.questions.judge.choices import ROLES
from experiments.questions.review.analysis import USUAL_LOSS
from experiments.runs.records import board_of
from experiments.runs.rows import RANDOM
from experiments.runs.store import Store
from experiments.show.exports import csv_of
from experiments.show.table import Column, Table, number, plus_minus
from experiments.statistics.interval import mean_interval

ROOT = Path(__file__).parents[1]
MATCH = ROOT / "results" / "robots-match"
DATA = ROOT / "experiments" / "data"
ROBOTS = ("robot:strong", "robot:fast")


def tables(folder: Path) -> Iterator[Board]:
    """Yield one table of each deal of a match of two robots, the first and the second in turn.

    A board has its auction without explanations, its play and the robots' names.
    """
    with Store.to_read(folder) as store:
        deals = [deal for deal in store.deals().values() if deal.source == RANDOM]
        match = teams_of(MatchRun.of_run(store), sorted(deals, key=lambda deal: deal.number))
        match.read(store)
    for table, deal in zip(cycle((0, 1)), match.results(), strict=False):
        played = board_of(deal.results[table].deal, deal.results[table].board)
        assert played.auction is not None, "robots have bid"
        robots = {seat: ROBOTS[(table + seat) % 2] for seat in Seat}
        yield Board(
            played.name,
            played.hands,
            played.dealer,
            played.vulnerability,
            auction=Auction(played.dealer, played.auction.calls),
            contract=played.contract,
            plays=played.plays,
            tricks=played.tricks,
            tags={"Event": "declarer", **{seat.name.title(): robot for seat, robot in robots.items()}},
        )


def entrants(folder: Path, day: str) -> str:
    """Return the answers of a run's players as CSV, with the day after each player's name."""
    with Store.to_read(folder) as store:
        text = csv_of(read_run(CalibrationSettings.of_run(store), store).to_frame())
    head, *rows = csv.reader(io.StringIO(text))
    name = head.index("player")
    written = io.StringIO()
    written_rows = ([*row[:name], f"{row[name]} {day}", *row[name + 1 :]] for row in rows)
    csv.writer(written, lineterminator="\n").writerows([head, *written_rows])
    return written.getvalue()


def entrants_table() -> str:
    """Return the tricks a board that each entrant lost, and those that the robots lost who played, as Markdown."""
    text = gzip.decompress((DATA / "play_bench.csv.gz").read_bytes()).decode()
    rows = [*csv.DictReader(io.StringIO(text))]
    names = dict.fromkeys(row["player"] for row in rows)
    lines = [_entrant(name, [row for row in rows if row["player"] == name], "own_cost") for name in names]
    first = [row for row in rows if row["player"] == rows[0]["player"]]
    played = _entrant("the robots that played", first, "cost")
    columns = [Column(ROLE_NAMES[role], plus_minus(3)) for role in ROLES]
    seconds = Column("CPU s a board", number(".2f"))
    return Table(
        (Column("entrant", words=True), *columns, Column("together", plus_minus(3)), seconds),
        (*sorted(lines, key=lambda line: line[4].mean if line[4] else inf), (*played[:-1], None)),
        "",
    ).to_markdown()


def _entrant(name: str, rows: Sequence[Mapping[str, str]], cost: str) -> tuple[Any, ...]:
    """Return a row: the name, the losses a board by role and together, and the CPU seconds a board."""
    boards = [board.name for board in bench_boards()]
    lost = {role: dict.fromkeys(boards, 0.0) for role in ROLES}
    for row in rows:
        lost[row["role"]][row["board"]] += int(row[cost])  # type: ignore[index]
    asked = {row["role"] for row in rows}
    by_role = [mean_interval([*lost[role].values()], USUAL_LOSS) if role in asked else None for role in ROLES]
    sums = [sum(values) for values in zip(*(each.values() for each in lost.values()), strict=True)]
    together = mean_interval(sums, USUAL_LOSS) if asked == {*ROLES} else None
    return name, *by_role, together, sum(float(row["cpu_seconds"]) for row in rows) / len(boards)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("run", type=Path, nargs="?")
    parser.add_argument("day", nargs="?")
    given = parser.parse_args()
    (DATA / "play_bench.pbn").write_bytes(pbn_bytes(tables(MATCH)))
    if given.run:
        (DATA / "play_bench.csv.gz").write_bytes(gzip.compress(entrants(given.run, given.day).encode(), mtime=0))
    print(entrants_table())  # noqa: T201


if __name__ == "__main__":
    main()
