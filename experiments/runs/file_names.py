"""File names as text, the `declarer` command that runs now, and the one that resumes a run."""

from __future__ import annotations

import os
import shlex
from collections.abc import Sequence
from contextvars import ContextVar
from pathlib import Path

_LATIN_1 = {0xDC00 + byte: byte for byte in range(0x80, 0x100)}
"""Python keeps each byte of a file name that is not UTF-8 as a single surrogate."""


def readable_name(name: str) -> str:
    r"""Return a file name, or an argument, as text that can be written as UTF-8; other bytes are read as Latin-1.

    >>> readable_name("Z\udcfcrich.pbn")
    'Zürich.pbn'
    """
    return name.translate(_LATIN_1)


def has_no_name(source: Path) -> bool:
    """Return whether a source of boards is no file but standard input or a link.

    >>> has_no_name(Path("-")), has_no_name(Path("https://club.org/?lin=md|")), has_no_name(Path("club/evening.pbn"))
    (True, True, False)
    """
    return source.name == "-" or not {"http:", "https:"}.isdisjoint(map(str.lower, source.parts))


def title_of(source: Path) -> str:
    """Return the title of pages about a source of boards: its name, or ``boards`` if `has_no_name`.

    >>> title_of(Path("club/evening.pbn")), title_of(Path("-"))
    ('evening.pbn', 'boards')
    """
    return "boards" if has_no_name(source) else readable_name(source.name)


def stem_of(source: Path) -> str:
    """Return the name of a board file without its ending, for files made from it; ``boards`` if `has_no_name`.

    >>> stem_of(Path("club/evening.pbn")), stem_of(Path("-").resolve())
    ('evening', 'boards')
    """
    return "boards" if has_no_name(source) else source.stem


_command: ContextVar[str] = ContextVar("command", default="")


def record_command(arguments: Sequence[str]) -> None:
    """Record the arguments of the `declarer` command that runs in this context."""
    _command.set(readable_name(shlex.join(["declarer", *arguments])))


def this_command() -> str:
    """Return the command that runs in this context; empty if Python code runs."""
    return _command.get()


def quoted(path: Path) -> str:
    """Return a path as it can be typed in a shell, with quotation marks if it needs them."""
    text = str(path)
    if os.name == "posix":
        return shlex.quote(text)
    return f'"{text}"' if " " in text else text


def resumed_by(folder: Path) -> str:
    """Return the command that resumes a run."""
    return f"`declarer run resume {quoted(folder)}`"
