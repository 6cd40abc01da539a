"""Options and messages of long runs: processes, the folder of the run, and how to resume it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from ddsolver.threads import processors
from experiments.command_line.common import say
from experiments.runs.processes.pool import Pool
from experiments.runs.store import SETTINGS_FILE, resumed_by
from experiments.runs.store_files import BOARDS_FILE

RunFolder = Annotated[Path, typer.Argument(metavar="RUN", help="Folder of a run.")]
Jobs = Annotated[int, typer.Option(min=1, metavar="N", help="Number of processes; results do not depend on it.")]
JobsOfAll = Annotated[
    int | None,
    typer.Option(
        min=1, metavar="N", help="Number of processes (default: one per processor); results do not depend on it."
    ),
]
Threads = Annotated[
    int | None,
    typer.Option(
        min=1,
        metavar="N",
        help="Number of threads that solve deals (default: one per processor); results do not depend on it.",
    ),
]
Backend = Annotated[
    str,
    typer.Option(
        metavar="loky|dask",
        help="Play in processes on this machine (loky), or on the workers of a Dask cluster (dask).",
    ),
]
Scheduler = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="With --backend dask: address of the scheduler, tcp://HOST:8786.")
]
KeptRun = Annotated[
    Path | None,
    typer.Option("--run", metavar="RUN", help="Keep the results in this folder; repeat the command to resume."),
]
Run = Annotated[Path, typer.Option("--run", metavar="RUN", help="Folder of the run; repeat the command to resume.")]
Decisions = Annotated[
    bool,
    typer.Option(
        "--decisions",
        help="Also keep how the players judged every card, for the files of -o and the pages of `declarer show RUN`; "
        "the run is then about five times larger.",
    ),
]
Mix = Annotated[
    bool, typer.Option("--mix", help="Add boards to a run even if another version of the code played the earlier ones.")
]


def processes_for(jobs: int | None, pieces: int, least: int = 1) -> int:
    """Return how many processes to use for ``pieces`` of work: ``jobs``, or by default one per processor.

    By default, each process gets at least ``least`` pieces, because its start takes about a second.
    """
    return jobs or max(1, min(processors(), pieces // least))


def pool_of(jobs: int, backend: str, scheduler: str | None) -> Pool:
    """Return the pool of processes that the options describe."""
    if backend not in ("loky", "dask"):
        raise typer.BadParameter(f"unknown backend: {backend!r} (choose loky or dask)", param_hint="--backend")
    if (backend == "dask") != (scheduler is not None):
        raise typer.BadParameter("give --backend dask and --scheduler ADDRESS together", param_hint="--scheduler")
    return Pool(jobs, scheduler)


@contextmanager
def stopped_in_good_order(run: Path | None) -> Iterator[None]:
    """On Ctrl-C, print the command that resumes the run, and exit with status 1."""
    try:
        yield
    except KeyboardInterrupt:
        say(f"declarer: stopped{resume_hint(run)}")
        raise typer.Exit(1) from None


def resume_hint(run: Path | None) -> str:
    """Return the part of a message that says how to resume a stopped command; empty if there is no run to resume."""
    if run is None:
        return ""
    begun = (run / SETTINGS_FILE).exists()
    return f"; resume with {resumed_by(run)}" if begun else f"; repeat the command to resume {run}"


def say_failed(number: int, run: Path | None) -> None:
    """Print how many boards failed, and where their tracebacks are if the run is kept; print nothing for 0."""
    if number:
        where = f"; their tracebacks are in the table 'failures' of {run / BOARDS_FILE}" if run else ""
        say(f"declarer: {number} board{'' if number == 1 else 's'} failed{where}")
