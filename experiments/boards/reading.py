"""What the readers of all formats share."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ddsolver.errors import BridgeError
from experiments.boards.board import Board, BoardFile
from experiments.errors import FormatError

_LONG = 400
"""Longer messages are cut."""


class Wrong(Exception):  # noqa: N818 - it never leaves the readers
    """What is wrong with a board, and where."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


def one_line(text: str) -> str:
    """A text of several lines as one, with a space between."""
    return " ".join(line.strip() for line in text.splitlines()).strip()


def told(message: str) -> str:
    """A message for a terminal: control characters as what they are, of a very long one both ends."""
    short = message if len(message) <= _LONG else f"{message[: _LONG // 2]} ... {message[-_LONG // 2 :]}"
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in short)


def board_file(source: str, boards: Sequence[Board], problems: Sequence[BridgeError]) -> BoardFile:
    """What was read of a source, with what the boards remark told with its name."""
    remarks = tuple(tuple(f"{source}: board {told(each.name)}: {remark}" for remark in each.remarks) for each in boards)
    return BoardFile(tuple(boards), tuple(problems), remarks)


def read_text(path: Path, kind: str) -> str:
    """The text of a file: UTF-8, with or without a byte order mark, or Latin-1.

    :raises FormatError: if the file cannot be opened or is not text.
    """
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise FormatError(f"cannot read {path}: {error.strerror}") from None
    if b"\0" in raw:
        raise FormatError(f"{path} is not a {kind} file: it is not text")
    return decoded(raw)


def decoded(raw: bytes) -> str:
    """The text of a file or of standard input: UTF-8, with or without a byte order mark, or Latin-1."""
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return raw.decode("latin-1")
