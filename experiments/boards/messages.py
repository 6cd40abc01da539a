"""Messages about the boards of a file: what could not be read, and what was changed. Many equal messages become one."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
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


class Messages:
    """Messages in the order in which they come; more than three equal ones become one, with their number and boards.

    Messages are equal if they are about the same file and have the same text; their boards and lines may differ, and so
    may the texts that they quote. Of equal messages, only the first are kept.
    """

    def __init__(self, messages: Iterable[object] = ()) -> None:
        self._groups: dict[object, _Group] = {}
        self.add(messages)

    def add(self, messages: Iterable[object]) -> None:
        """Add messages."""
        for message in messages:
            self._groups.setdefault(_key(message) or len(self._groups), _Group()).add(message)

    def texts(self) -> list[str]:
        """Return the messages as text."""
        return [text for group in self._groups.values() for text in group.texts()]


def _key(message: object) -> object:
    if isinstance(message, Remark | BoardError):
        return message.source, _QUOTED.sub("", _LINE.sub("", message.text))
    return None


@dataclass(slots=True)
class _Group:
    """Equal messages."""

    first: list[object] = field(default_factory=list)
    boards: BoardNames = field(default_factory=lambda: BoardNames())
    texts_seen: set[int] = field(default_factory=set)
    """The hashes of the different texts."""

    def add(self, message: object) -> None:
        if len(self.first) < _FEW:
            self.first.append(message)
        if isinstance(message, Remark | BoardError):
            self.boards.add(message.board)
            self.texts_seen.add(hash(_LINE.sub("", message.text)))

    def texts(self) -> list[str]:
        first = self.first[0]
        if self.boards.number <= _FEW or not isinstance(first, Remark | BoardError):
            return [*map(str, self.first)]
        others = "" if len(self.texts_seen) == 1 else f" (and {len(self.texts_seen) - 1} more such texts)"
        return [f"{first.source}: {self.boards}: {_LINE.sub('', first.text)}{others}"]


@dataclass(slots=True)
class BoardNames:
    """The number of boards and the names of the first ones; as text: ``60 boards (1, 2, 3, 4, 5 ...)``."""

    number: int = 0
    first: dict[str, None] = field(default_factory=dict)
    """The first different names."""

    def add(self, name: str) -> None:
        """Count a board."""
        self.number += 1
        if len(self.first) <= _NAMED:
            self.first[printable(name)] = None

    def __str__(self) -> str:
        names = [*self.first]
        more = " ..." if len(names) > _NAMED else ""
        return f"{self.number} board{'' if self.number == 1 else 's'} ({', '.join(names[:_NAMED])}{more})"
