"""The `declarer` command that runs now."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from contextvars import ContextVar

from experiments.runs.file_names import readable_name

_command: ContextVar[str] = ContextVar("command", default="")


def record_command(arguments: Sequence[str]) -> None:
    """Record the arguments of the `declarer` command that runs in this context."""
    _command.set(readable_name(shlex.join(["declarer", *arguments])))


def this_command() -> str:
    """Return the command that runs in this context; empty if Python code runs."""
    return _command.get()
