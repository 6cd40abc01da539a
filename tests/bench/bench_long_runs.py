"""How the cost of a long run grows with its boards: report, resume, progress, memory.

    python -m tests.bench.bench_long_runs [--rows N ...] [-o FOLDER]

The runs are matches of two declarers on random deals, with made-up boards (`tests.long_runs`). CPU seconds and the
largest memory are those of a whole `declarer` process. *Idle* is `declarer run resume` when no board is missing, *20
more* the same when 20 boards are, which includes their play. *Progress* is the text beside the bar once more after a
board. The league has three players, so its intervals need the bootstrap. *Convert* turns a file of boards with play
into LIN, *bid* lets a script bid it in one process. Writes ``long-runs.json`` and ``long-runs.md``.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import threading
import time
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from tempfile import NamedTemporaryFile, TemporaryDirectory

from experiments.boards.files import read_file
from experiments.boards.pbn.writer import write_pbn
from experiments.competitions.match.match import Match
from experiments.competitions.match.settings import MatchRun
from experiments.runs.deals import random_board
from experiments.runs.rows import RANDOM
from experiments.runs.store import Store
from experiments.runs.store_files import BOARDS_FILE
from tests.bench.measured import about, keep
from tests.long_runs import made_up_match

_PATIENCE = 1800.0
_TEXTS = 50
_WITH_MEMORY = """
import pathlib, re, runpy, sys
target = sys.argv.pop(1)
try:
    runpy.run_module("experiments", run_name="__main__")
finally:
    # The memory that a process's usage names includes that of the process that started it.
    status = pathlib.Path("/proc/self/status").read_text()
    pathlib.Path(target).write_text(re.search(r"VmHWM:\\s*(\\d+)", status)[1])
"""
"""Runs `declarer`, and writes the largest memory in kilobytes to the file in the first argument; for Linux."""
_LEAGUE = ("monte-carlo:fast,samples=1", "monte-carlo:fast,samples=2", "monte-carlo:fast,samples=3")


@dataclass(frozen=True, slots=True)
class Cost:
    """CPU seconds and the largest memory in megabytes of a process."""

    seconds: float
    megabytes: float


@dataclass(frozen=True, slots=True)
class Row:
    """What a run of this many boards costs."""

    boards: int
    kilobytes_a_board: float
    kilobytes_with_decisions: float
    idle_seconds: float
    idle_megabytes: float
    report_seconds: float
    report_megabytes: float
    twenty_more_seconds: float
    progress_milliseconds: float
    league_seconds: float
    league_megabytes: float
    convert_seconds: float
    convert_megabytes: float
    bid_seconds: float
    bid_megabytes: float


def cost(*arguments: object) -> Cost:
    """Return what a `declarer` command costs.

    :raises SystemExit: if the command fails, or takes too long.
    """
    with NamedTemporaryFile("r") as memory:
        command = [sys.executable, "-c", _WITH_MEMORY, memory.name, *map(str, arguments)]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = threading.Timer(_PATIENCE, process.kill)
        deadline.start()
        _, status, used = os.wait4(process.pid, 0)
        deadline.cancel()
        process.returncode = status
        if status:
            raise SystemExit(f"declarer {' '.join(map(str, arguments))} failed")
        return Cost(used.ru_utime + used.ru_stime, int(memory.read()) / 1000)


def progress_milliseconds(folder: Path) -> float:
    """Return the CPU time of the progress text after one more board, when the text was shown before."""
    with Store.to_read(folder) as store:
        settings = MatchRun.of_run(store)
        deals = [deal for deal in store.deals().values() if deal.source == RANDOM]
        boards = [*store.boards()]
    match = Match(settings, deals)
    for board in boards[:-_TEXTS]:
        match.add(board)
    match.words_so_far()
    began = time.process_time()
    for board in boards[-_TEXTS:]:
        match.add(board)
        match.words_so_far()
    return 1000 * (time.process_time() - began) / _TEXTS


def size(folder: Path, boards: int) -> float:
    """Return the kilobytes a board of a run's file."""
    return (folder / BOARDS_FILE).stat().st_size / boards / 1000


def measure(boards: int, folder: Path) -> Row:
    """Return what a run of this many boards costs; the runs are made in a folder."""
    made_up_match(folder / "idle", boards)
    made_up_match(folder / "more", boards, missing=10)
    made_up_match(folder / "league", boards, declarers=_LEAGUE)
    made_up_match(folder / "decisions", min(boards, 10_000), decisions=True)
    idle = cost("run", "resume", folder / "idle")
    report = cost("run", "report", folder / "idle", "-o", folder / "report")
    league = cost("run", "report", folder / "league", "-o", folder / "report")
    more = cost("run", "resume", folder / "more")
    played_boards(folder / "boards.pbn", boards)
    convert = cost("convert", folder / "boards.pbn", folder / "boards.lin")
    bid = cost("bid", folder / "boards.pbn", "-o", folder / "bid.pbn", "--bidder", "script:calls=P", "--jobs", 1)
    return Row(
        boards,
        size(folder / "idle", boards),
        size(folder / "decisions", min(boards, 10_000)),
        idle.seconds,
        idle.megabytes,
        report.seconds,
        report.megabytes,
        more.seconds,
        progress_milliseconds(folder / "idle"),
        league.seconds,
        league.megabytes,
        convert.seconds,
        convert.megabytes,
        bid.seconds,
        bid.megabytes,
    )


def played_boards(path: Path, number: int) -> None:
    """Write a file of this many boards: the sample boards in turn, with other numbers."""
    sample = read_file(Path("experiments/data/sample.pbn")).boards
    write_pbn(path, (replace(sample[at % len(sample)], name=str(at + 1)) for at in range(number)))


def page(rows: list[Row]) -> list[str]:
    """Return the page about the rows."""
    heads = (
        *("boards", "kB a board", "with decisions", "idle, s", "MB", "report, s", "MB", "20 more, s"),
        *("progress, ms", "league, s", "MB", "convert, s", "MB", "bid, s", "MB"),
    )
    lines = [
        "# Long runs",
        "",
        "What does a run cost when it has many boards? The runs are matches of two declarers (the league: three)",
        "on random deals, with made-up boards. Seconds are CPU seconds of the whole process, MB its largest memory.",
        "*Idle* is `declarer run resume` when no board is missing, *20 more* when 20 boards are; *report* is",
        "`declarer run report` with all files, *league* the same of a match of three. *Progress* is the text",
        "beside the progress bar after a further board. *Convert* turns a file of boards with play into LIN,",
        "*bid* lets a script bid it in one process. `python -m tests.bench.bench_long_runs` makes this page.",
        "",
        f"| {' | '.join(heads)} |",
        f"|{'---:|' * len(heads)}",
    ]
    for row in rows:
        cells = [f"{row.boards:,}", f"{row.kilobytes_a_board:.2f}", f"{row.kilobytes_with_decisions:.2f}"]
        cells += [f"{row.idle_seconds:.1f}", f"{row.idle_megabytes:.0f}", f"{row.report_seconds:.1f}"]
        cells += [f"{row.report_megabytes:.0f}", f"{row.twenty_more_seconds:.1f}", f"{row.progress_milliseconds:.3f}"]
        cells += [f"{row.league_seconds:.1f}", f"{row.league_megabytes:.0f}"]
        cells += [f"{row.convert_seconds:.1f}", f"{row.convert_megabytes:.0f}"]
        cells += [f"{row.bid_seconds:.1f}", f"{row.bid_megabytes:.0f}"]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def main() -> None:
    """Measure the runs and write the rows."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, nargs="+", default=[1000, 10_000, 100_000], help="numbers of boards")
    parser.add_argument("-o", "--output", type=Path, default=Path("results/bench"), help="the folder to write to")
    given = parser.parse_args()
    began = time.process_time()
    for at in range(10_000):
        random_board(at, 1)
    speed = time.process_time() - began
    rows = []
    for number in given.rows:
        with TemporaryDirectory() as folder:
            rows.append(measure(number, Path(folder)))
            print(rows[-1], flush=True)
    facts = about() | {"speed": f"{speed:.2f} CPU seconds to deal 10,000 random boards"}
    measured = {"rows": [{name: round(value, 4) for name, value in asdict(row).items()} for row in rows]}
    keep(given.output, "long-runs", measured, page(rows), facts)


if __name__ == "__main__":
    main()
