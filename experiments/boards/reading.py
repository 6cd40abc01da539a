"""Helpers for the readers of board files: text, encodings, messages."""

from __future__ import annotations

import codecs
import re
from collections.abc import Sequence
from pathlib import Path

from ddsolver.errors import BridgeError
from experiments.boards.board import Board, BoardFile, Surroundings
from experiments.boards.messages import BoardError, BoardMissingError, DealMissingError, Remark
from experiments.errors import FormatError

_CHARSET = re.compile(rb"(?:%[^\n]*+\n)*?%[ \t]*+content-type:[^\n]*?charset=[\"']?([a-z0-9._-]{1,40})", re.IGNORECASE)
_TEXT_ENCODINGS = ("utf-8", "iso8859", "cp125", "ascii", "koi8", "mac-")
_UTF_16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_DEAL = re.compile(r"\[deal", re.IGNORECASE)
_CONTROLS = bytes(range(9)) + bytes(range(14, 26)) + bytes(range(27, 32))
"""Control characters that do not occur in text. 26 (Ctrl-Z) is not one of them: it ends files of old systems."""
_MOST_CONTROLS = 0.05
"""The largest share of control characters in a text; random bytes have 10 %."""


class Wrong(Exception):  # noqa: N818 - it never leaves the readers
    """A fault of a board, with its line."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


class NoDeal(Wrong):
    """The fault of a game that has no deal."""


class NoBoard(Wrong):
    """The fault of a board whose deal cannot be read, so that the board is left out."""


def with_line_feeds(text: str) -> str:
    """Return a text whose lines end with a line feed."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def one_line(text: str) -> str:
    """Join the lines of a text into one line."""
    return " ".join(line.strip() for line in text.splitlines()).strip()


def problems_of(source: str, board: str, faults: Sequence[Wrong]) -> list[BoardError]:
    """Return the faults of a board as errors that name file, line and board."""
    errors = {NoDeal: DealMissingError, NoBoard: BoardMissingError}
    return [errors.get(type(fault), BoardError)(source, fault.line, board, str(fault)) for fault in faults]


def board_file(
    source: str,
    boards: Sequence[Board],
    problems: Sequence[BridgeError],
    surroundings: Surroundings | None = None,
) -> BoardFile:
    """Return the boards and problems of a file, with remarks that name file and board."""
    remarks = tuple(tuple(Remark(source, each.name, remark) for remark in each.remarks) for each in boards)
    return BoardFile(tuple(boards), tuple(problems), remarks, surroundings or Surroundings())


def read_text(path: Path) -> str:
    """Return the text of a file (see `text_of`).

    :raises FormatError: if the file cannot be opened or is not text.
    """
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise FormatError(f"cannot read {path}: {error.strerror}") from None
    return text_of(raw, str(path))


def text_of(raw: bytes, source: str) -> str:
    """Return the text of a file or of standard input (see `decoded`).

    :raises FormatError: if it has a NUL, or many other control characters; or if it begins with the byte order mark of
        UTF-16, but is not UTF-16.
    """
    if raw.startswith(_UTF_16):
        try:
            # The mark of UTF-8 overrides the encoding that a directive declares.
            raw = codecs.BOM_UTF8 + raw.decode("utf-16").encode()
        except UnicodeError as error:
            raise FormatError(
                f"{source} begins like text in UTF-16, but cannot be read as such ({error}); save it as UTF-8"
            ) from None
    controls = len(raw) - len(raw.translate(None, _CONTROLS))
    if b"\0" in raw or controls > _MOST_CONTROLS * len(raw):
        raise FormatError(f"{source} is not a PBN or LIN file: it is not text")
    return decoded(raw)


def has_deal_tag(text: str) -> bool:
    """Return whether a text has a tag Deal, so that it is PBN."""
    return _DEAL.search(text) is not None


def unknown_format(source: str) -> FormatError:
    """Return the error for a text that has none of the formats that are read."""
    return FormatError(
        f'{source} is not a PBN or LIN file: it has neither a tag [Deal "..."] nor a field md|...|; nor is it RBN, a '
        "list of deals or a hand diagram"
    )


def decoded(raw: bytes) -> str:
    """Return the text of a file or of standard input.

    These encodings are tried in order: the one in a directive ``%Content-type: text/x-pbn; charset=...`` at the
    beginning, UTF-8 with or without a byte order mark, Windows-1252, Latin-1. A text in UTF-16 has its own byte order
    mark.
    """
    for encoding in (*_declared(raw), "utf-8-sig", "cp1252"):
        try:
            return raw.decode(encoding)
        except UnicodeDecodeError:
            continue
    return raw.decode("latin-1")


def _declared(raw: bytes) -> list[str]:
    """Return a list with the declared encoding; an empty list if it is unknown or does not extend ASCII."""
    match = _CHARSET.match(raw)
    try:
        name = codecs.lookup(match[1].decode()).name if match else ""
    except LookupError:
        return []
    # A file that declares Latin-1 may contain the quotation marks of Windows-1252.
    return ["cp1252"] if name == "iso8859-1" else [name] if name.startswith(_TEXT_ENCODINGS) else []
