"""Helpers for the readers of board files: formats and messages."""

from __future__ import annotations

import re
from collections.abc import Sequence

from experiments.boards.board import FilePart
from experiments.boards.messages import BoardError, BoardMissingError
from experiments.errors import FormatError

_DEAL = re.compile(r"\[deal", re.IGNORECASE)


class Wrong(Exception):  # noqa: N818 - it never leaves the readers
    """A fault of a board, with its line, and the kind of error that it becomes."""

    def __init__(self, line: int, message: str, kind: type[BoardError] = BoardError) -> None:
        super().__init__(message)
        self.line = line
        self.kind = kind


def one_line(text: str) -> str:
    """Join the lines of a text into one line."""
    return " ".join(line.strip() for line in text.splitlines()).strip()


def problems_of(source: str, board: str, faults: Sequence[Wrong]) -> list[BoardError]:
    """Return the faults of a board as errors that name file, line and board."""
    return [fault.kind(source, fault.line, board, str(fault)) for fault in faults]


def part_without_board(source: str, line: int, board: str, error: Exception) -> FilePart:
    """Return the part of a file for a board whose deal cannot be read, with the error."""
    return FilePart(source, problems=(BoardMissingError(source, line, board, str(error)),))


def has_deal_tag(text: str) -> bool:
    """Return whether a text has a tag Deal, so that it is PBN."""
    return _DEAL.search(text) is not None


def unknown_format(source: str) -> FormatError:
    """Return the error for a text that has none of the formats that are read."""
    return FormatError(
        f'{source} is not a PBN or LIN file: it has neither a tag [Deal "..."] nor a field md|...|; nor is it a list '
        "of deals or a hand diagram"
    )
