"""Long work: by how many processes it is done, where its rows are kept, what is said when it is stopped."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from experiments.commands.common import say
from experiments.runs.processes.pool import Pool
from experiments.runs.store import BOARDS_FILE, SETTINGS_FILE, resumed_by

RunFolder = Annotated[Path, typer.Argument(metavar="RUN", help="The folder of a run.")]
Jobs = Annotated[int, typer.Option(min=1, metavar="N", help="Processes; the result does not depend on it.")]
Backend = Annotated[
    str, typer.Option(metavar="loky|dask", help="Processes of this machine, or the workers of a Dask scheduler.")
]
Scheduler = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="With --backend dask: the scheduler, tcp://HOST:8786.")
]

Mix = Annotated[
    bool, typer.Option("--mix", help="Add boards to a run even if another version of the code played its others.")
]


def pool_of(jobs: int, backend: str, scheduler: str | None) -> Pool:
    """Where boards are played, from the flags."""
    if backend not in ("loky", "dask"):
        raise typer.BadParameter(f"unknown backend: {backend!r} (there is loky and dask)", param_hint="--backend")
    if (backend == "dask") != (scheduler is not None):
        raise typer.BadParameter("--backend dask and --scheduler ADDRESS go together", param_hint="--scheduler")
    return Pool(jobs, scheduler)


@contextmanager
def stopped_in_good_order(run: Path | None) -> Iterator[None]:
    """Print the command that resumes an interrupted one, and exit with status 1."""
    try:
        yield
    except KeyboardInterrupt:
        say(f"declarer: stopped{goes_on(run)}")
        raise typer.Exit(1) from None


def goes_on(run: Path | None) -> str:
    """Return the end of a message about a command that was stopped."""
    if run is None:
        return ""
    begun = (run / SETTINGS_FILE).exists()
    return f"; {resumed_by(run)} goes on" if begun else f"; the same command goes on with {run}"


def say_failed(number: int, run: Path | None) -> None:
    """Say how many boards failed, if any did, and where their tracebacks are, if they are kept."""
    if number:
        where = f"; their tracebacks are in the table 'failures' of {run / BOARDS_FILE}" if run else ""
        say(f"declarer: {number} board{'' if number == 1 else 's'} failed{where}")
