"""What the commands share: options, reading arguments, printing."""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from tqdm import tqdm

from agent.knowledge.constraints import parse_constraints
from agent.registry import PlayerSpec, Role, parse_player
from ddsolver.errors import BridgeError
from experiments.boards.board import BoardFile
from experiments.boards.files import read_file
from experiments.runs.pool import Pool
from experiments.runs.store import Store

Value = TypeVar("Value")

app = typer.Typer(
    help="Plays the cards at bridge: a double-dummy solver, declarers that cannot see the hidden cards, and matches.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
    rich_markup_mode=None,
)

Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
PbnFile = Annotated[
    Path | None,
    typer.Argument(metavar="[FILE]", help="Boards to play, .pbn or .lin; without it, the 16 that come with declarer."),
]
DefenderName = Annotated[str, typer.Option("--defender", metavar="NAME", help="Who defends; see `declarer players`.")]
Seed = Annotated[int, typer.Option(min=0, metavar="N", help="The same seed plays the same cards.")]
Told = Annotated[
    list[str] | None,
    typer.Option(
        "--constraint", metavar="RANGES", help="What declarers may assume of a hand: 'W:hcp=12-15,S=5+'; per seat."
    ),
]
Jobs = Annotated[int, typer.Option(min=1, metavar="N", help="Processes; the result does not depend on it.")]
Backend = Annotated[
    str, typer.Option(metavar="loky|dask", help="Processes of this machine, or the workers of a Dask scheduler.")
]
Scheduler = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="With --backend dask: the scheduler, tcp://HOST:8786.")
]


def read_boards(file: Path | None, told: list[str] | None = None) -> BoardFile:
    """The boards of a file, or the sample; what is wrong with it goes to standard error.

    ``told`` are constraints for every board, before those of the file.
    """
    constraints = argument("--constraint", parse_constraints, " ".join(told or ()))
    path = Path(str(files("experiments") / "data" / "sample.pbn")) if file is None else file
    read = read_file(path)
    for problem in read.problems:
        say(f"declarer: {problem}")
    for board in read.boards:
        for remark in board.remarks:
            say(f"declarer: {path}: board {board.name}: {remark}")
    boards = (replace(board, constraints={**board.constraints, **constraints}) for board in read.boards)
    return replace(read, boards=tuple(boards))


def player(option: str, name: str, role: Role) -> PlayerSpec:
    """Read a player's name; an unknown one is wrong usage."""
    return argument(option, lambda given: parse_player(given, role), name)


def argument(name: str, read: Callable[[str], Value], given: str) -> Value:
    """Read an argument; what is wrong with it is wrong usage."""
    try:
        return read(given)
    except BridgeError as error:
        raise typer.BadParameter(str(error), param_hint=name) from None


def show(what: str | dict[str, object]) -> None:
    """Print a result: text, or JSON."""
    print(what if isinstance(what, str) else json.dumps(what, ensure_ascii=False))


def say(message: str) -> None:
    """Print what is not a result: to standard error."""
    print(message, file=sys.stderr)


def exit_if(failed: object) -> None:
    """Exit with status 1 if something failed."""
    if failed:
        raise typer.Exit(1)


def pool_of(jobs: int, backend: str, scheduler: str | None) -> Pool:
    """Where boards are played, from the flags."""
    if backend not in ("loky", "dask"):
        raise typer.BadParameter(f"unknown backend: {backend!r} (there is loky and dask)", param_hint="--backend")
    if (backend == "dask") != (scheduler is not None):
        raise typer.BadParameter("--backend dask and --scheduler ADDRESS go together", param_hint="--scheduler")
    return Pool(jobs, scheduler)


def progress_bar(total: int, what: str, unit: str, done: int = 0) -> tqdm[Any]:
    """One line of progress on standard error, rewritten in place; in a log, a line a minute."""
    seconds = 0.5 if sys.stderr.isatty() else 60
    return tqdm(
        total=total,
        initial=done,
        desc=what,
        unit=unit,
        delay=1,
        smoothing=0.05,
        mininterval=seconds,
        maxinterval=max(10, seconds),
        leave=False,
        file=sys.stderr,
        bar_format="{desc}: {n_fmt}/{total_fmt} [{elapsed}<{remaining}, {rate_fmt}] {postfix}",
        disable=total == done,
    )


@contextmanager
def told_if_stopped(run: Path | None) -> Iterator[None]:
    """Say how an interrupted command is gone on with, and exit with status 1."""
    try:
        yield
    except KeyboardInterrupt:
        say(f"declarer: stopped{goes_on(run)}")
        raise typer.Exit(1) from None


def goes_on(run: Path | None) -> str:
    """The end of a message about a command that was stopped."""
    return f"; the same command goes on with {run}" if run else ""


@contextmanager
def kept_store(run: Path | None, facts: Mapping[str, str]) -> Iterator[Store]:
    """The store in a folder, new or to be gone on with; without a folder, one for this command only."""
    with tempfile.TemporaryDirectory(prefix="declarer-") as here, Store(run or Path(here), facts, create=True) as store:
        yield store
