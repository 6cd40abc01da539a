"""Helpers for the readers of board files: text, encodings, messages."""

from __future__ import annotations

import codecs
import re
from collections.abc import Sequence
from pathlib import Path

from ddsolver.errors import BridgeError
from experiments.boards.board import Board, BoardFile
from experiments.errors import FormatError

_CHARSET = re.compile(rb"(?:%[^\n]*+\n)*?%[ \t]*+content-type:[^\n]*?charset=[\"']?([a-z0-9._-]{1,40})", re.IGNORECASE)
_TEXT_ENCODINGS = ("utf-8", "iso8859", "cp125", "ascii", "koi8", "mac-")
_LONG = 400
"""The number of characters beyond which messages are cut."""


class Wrong(Exception):  # noqa: N818 - it never leaves the readers
    """A fault of a board, with its line."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


def one_line(text: str) -> str:
    """Join the lines of a text into one line."""
    return " ".join(line.strip() for line in text.splitlines()).strip()


def printable(message: str) -> str:
    """Return a message that is safe to print: escape its control characters, and cut the middle if it is long."""
    short = message if len(message) <= _LONG else f"{message[: _LONG // 2]} ... {message[-_LONG // 2 :]}"
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in short)


def board_file(source: str, boards: Sequence[Board], problems: Sequence[BridgeError]) -> BoardFile:
    """Return the boards and problems of a file, with remarks that name file and board."""
    remarks = tuple(
        tuple(f"{source}: board {printable(each.name)}: {remark}" for remark in each.remarks) for each in boards
    )
    return BoardFile(tuple(boards), tuple(problems), remarks)


def read_text(path: Path, kind: str) -> str:
    """Return the text of a file (see `decoded`).

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
    """Return the text of a file or of standard input.

    These encodings are tried in order: the one in a directive ``%Content-type: text/x-pbn; charset=...`` at the
    beginning, UTF-8 with or without a byte order mark, Windows-1252, Latin-1.
    """
    for encoding in (*_declared(raw), "utf-8-sig", "cp1252"):
        try:
            return raw.decode(encoding)
        except UnicodeDecodeError:
            continue
    return raw.decode("latin-1")


def _declared(raw: bytes) -> list[str]:
    """Return a list with the encoding that a text declares; empty if there is none, or it does not extend ASCII."""
    match = _CHARSET.match(raw)
    try:
        name = codecs.lookup(match[1].decode()).name if match else ""
    except LookupError:
        return []
    # A file that declares Latin-1 may contain the quotation marks of Windows-1252.
    return ["cp1252"] if name == "iso8859-1" else [name] if name.startswith(_TEXT_ENCODINGS) else []
