"""A game of a PBN file: its tags with their data, not interpreted (PBN 2.1 chapter 3)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby
from typing import NamedTuple

ANNOTATION = re.compile(r"=\d+=?|\$\d+|[!?]{1,2}")
"""A mark on a call or card: a sign, or the number of a note."""
SIGNS = ("!", "?", "!!", "??", "!?", "?!")
"""The signs of good and bad calls and cards, which also have numbers: ``$1`` to ``$6`` and ``$7`` to ``$12``."""
UNKNOWN = ("", "?")
"""Values that say nothing."""
_OF_A_TABLE = ("West", "North", "East", "South", "Declarer", "Contract", "Result", "Auction", "Play", "Score")
"""A game that has something in one of these tags and no deal is another table's result on the deal before it."""


class Token(NamedTuple):
    """A piece of a section's data, with its line and its place in the line."""

    text: str
    line: int
    column: int = 0

    @property
    def is_comment(self) -> bool:
        """Whether the piece is a comment in braces."""
        return self.text[0] == "{"


def _spaced(tokens: Iterable[Token]) -> str:
    row: list[str] = []
    length = 0
    for token in tokens:
        gap = max(token.column - length, 1 if row else 0)
        row += [" " * gap, token.text]
        length += gap + len(token.text)
    return "".join(row)


@dataclass(slots=True)
class Tag:
    """A tag and its section: the data that follow it."""

    name: str
    value: str
    line: int
    data: list[Token] = field(default_factory=list)
    notes: dict[str, str] = field(default_factory=dict)
    """The texts of the section's Note tags, by number."""

    def rows(self) -> tuple[str, ...]:
        """Return the lines of the data, with the spaces of the file: the columns of tables are aligned."""
        return tuple(_spaced(tokens) for _, tokens in groupby(self.data, key=lambda token: token.line))

    @property
    def has_data(self) -> bool:
        """Whether the section holds more than comments."""
        return any(not token.is_comment for token in self.data)


@dataclass(slots=True)
class Game:
    """The tags of one game, by name."""

    line: int
    tags: dict[str, Tag] = field(default_factory=dict)
    broken: list[Token] = field(default_factory=list)
    """Text that is not PBN."""
    remarks: list[str] = field(default_factory=list)
    constraints: list[str] = field(default_factory=list)
    """The values of all Constraint tags of the game."""
    directives: list[str] = field(default_factory=list)
    """The lines of the game that begin with ``%``, or that stand before it, except standard ones (section 2.4)."""
    heading: list[str] = field(default_factory=list)
    """The comments before the game's first tag."""

    def value(self, name: str) -> str:
        """Return the value of a tag; empty if the game does not have the tag."""
        tag = self.tags.get(name)
        return tag.value.strip() if tag else ""

    def says(self, name: str) -> bool:
        """Return whether a tag has a value or data; mandatory tags may have neither (section 3.4)."""
        tag = self.tags.get(name)
        return tag is not None and (tag.value.strip() not in UNKNOWN or tag.has_data)

    @property
    def of_a_table(self) -> bool:
        """Whether the game has players, bidding or play; else it is only a deal, or not even that."""
        return any(map(self.says, _OF_A_TABLE))

    @property
    def has_deal(self) -> bool:
        """Whether the game has its own deal."""
        return self.value("Deal") not in UNKNOWN
