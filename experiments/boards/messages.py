"""Messages about the boards of a file: what could not be read, and what was changed. Many equal messages become one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from experiments.errors import FormatError

_LONG = 400
"""The number of characters beyond which messages are cut."""
_FEW = 3
"""The largest number of equal messages that are printed one by one."""
_NAMED = 5
"""The largest number of boards that a message for several boards names."""
_LINE = re.compile(r"^line \d+: ")
_QUOTED = re.compile(r"""(?<!\w)(?:'(?:[^'\\]++|\\.)*+'|"(?:[^"\\]++|\\.)*+")""")
"""A quoted text; the apostrophe in "North's hand" does not begin one."""


def printable(message: str) -> str:
    """Return a message that is safe to print: escape its control characters, and cut the middle if it is long."""
    short = message if len(message) <= _LONG else f"{message[: _LONG // 2]} ... {message[-_LONG // 2 :]}"
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in short)


class Remark(NamedTuple):
    """A message about a part of a board that was left out or changed."""

    source: str
    board: str
    text: str

    def __str__(self) -> str:
        """Return the message with its file and board."""
        return f"{self.source}: board {printable(self.board)}: {self.text}"


class BoardError(FormatError):
    """A part of a board that could not be read."""

    def __init__(self, source: str, line: int, board: str, text: str) -> None:
        super().__init__(source, line, board, printable(text))

    @property
    def source(self) -> str:
        """The name of the file."""
        return str(self.args[0])

    @property
    def board(self) -> str:
        """The name of the board."""
        return str(self.args[2])

    @property
    def text(self) -> str:
        """What could not be read, and why."""
        return str(self.args[3])

    def __str__(self) -> str:
        """Return the message with its file, line and board."""
        return f"{printable(self.source)}:{self.args[1]}: board {printable(self.board)}: {self.text}"


class BoardMissingError(BoardError):
    """The error for a board that is left out, because its deal cannot be read."""


class DealMissingError(BoardMissingError):
    """The error for a PBN game that has no deal."""


def said_once(messages: Iterable[object]) -> list[str]:
    """Return the messages as text, in order; more than three equal ones become one, with their number and boards.

    Messages are equal if they are about the same file and have the same text; their boards and lines may differ, and so
    may the texts that they quote.
    """
    groups: dict[object, list[object]] = {}
    for number, message in enumerate(messages):
        groups.setdefault(_key(message) or number, []).append(message)
    texts: list[str] = []
    for group in groups.values():
        texts += map(str, group) if len(group) <= _FEW else [_together(group)]
    return texts


def _key(message: object) -> object:
    if isinstance(message, Remark | BoardError):
        return message.source, _QUOTED.sub("", _LINE.sub("", message.text))
    return None


def _together(group: Sequence[object]) -> str:
    about = [message for message in group if isinstance(message, Remark | BoardError)]
    first = about[0]
    texts = list(dict.fromkeys(_LINE.sub("", each.text) for each in about))
    others = "" if len(texts) == 1 else f" (and {len(texts) - 1} more such texts)"
    return f"{first.source}: {boards_words([each.board for each in about])}: {texts[0]}{others}"


def boards_words(names: Sequence[str]) -> str:
    """Return the number of boards and the names of the first ones: ``60 boards (1, 2, 3, 4, 5 ...)``."""
    different = list(dict.fromkeys(map(printable, names)))
    more = " ..." if len(different) > _NAMED else ""
    return f"{len(names)} board{'' if len(names) == 1 else 's'} ({', '.join(different[:_NAMED])}{more})"
