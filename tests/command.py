"""The `declarer` command, run in the process of the tests: importing numba each time would take most of their time."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from experiments.cli import COMMANDS, load_command, run

_loaded = cache(load_command)  # Typer takes longer to make a command than many commands take


class Finished(NamedTuple):
    """What a command left."""

    returncode: int
    stdout: str
    stderr: str


def declarer(*arguments: str | Path, typed: str | bytes = "") -> Finished:
    """Run the command with some arguments, and ``typed`` on its standard input."""
    stdout, stderr = io.StringIO(), io.StringIO()
    with (
        contextlib.redirect_stdout(stdout),
        contextlib.redirect_stderr(stderr),
        patch("experiments.cli.load_command", _loaded),
        patch("experiments.command_line.run_options.processors", return_value=1),  # unless `--jobs` says otherwise
        patch(
            "sys.stdin",
            io.TextIOWrapper(io.BytesIO(typed.encode() if isinstance(typed, str) else typed), encoding="utf-8"),
        ),
    ):
        try:
            run([*map(str, arguments)])
        except SystemExit as end:
            return Finished(int(end.code or 0), stdout.getvalue(), stderr.getvalue())
    raise AssertionError("the command always exits")


def all_commands() -> Iterator[tuple[str, Any]]:
    """Yield every command, also those in groups, with its name, in the order of the help."""
    for name in (name for group in COMMANDS.values() for name in group):
        loaded = _loaded(name)
        for part, command in getattr(loaded, "commands", {"": loaded}).items():
            yield f"{name} {part}".strip(), command


def parameters_of_commands() -> Iterator[tuple[str, Any]]:
    """Yield the parameters of every command with its name, in the order of its help."""
    return ((name, each) for name, command in all_commands() for each in command.params)


def help_ends() -> Iterator[tuple[str, str]]:
    """Yield the last lines of the help of every command, where its examples stand, with its name."""
    return ((name, command.epilog or "") for name, command in all_commands())
