"""LIN's fields, calls, order of seats, and letters of vulnerability and scoring."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple, TextIO

from agent.rules.contract import Vulnerability
from ddsolver.cards import Seat

SEATS = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
"""The order of hands and players in LIN."""
VULNERABLE = {
    Vulnerability.NONE: "o",
    Vulnerability.NORTH_SOUTH: "n",
    Vulnerability.EAST_WEST: "e",
    Vulnerability.BOTH: "b",
}
"""The letters of the field ``sv``."""
SCORING = {"I": "IMP", "P": "MP", "B": "BAM"}
"""The letters of the field ``vg`` for kinds of scoring, with PBN's names."""
HOME_CARRY_OVER, VISIT_CARRY_OVER = "HomeCarryOver", "VisitCarryOver"
"""Our names for tags that PBN lacks: the teams' scores before the first board, which are in the field ``vg``."""

_LETTERS = 1 << 16
"""The least number of characters that are read at once."""
_CHAINED_CALL = re.compile(r"[1-7](?:nt|[cdhsn])!?|(?:p|d|x|r)!?", re.IGNORECASE)
_CHAINED = re.compile(f"(?:{_CHAINED_CALL.pattern}){{2,}}", re.IGNORECASE)
_CHAINED_CARD = re.compile(r"[SHDC](?:10|[2-9TJQKA])", re.IGNORECASE)
_CHAINED_CARDS = re.compile(f"(?:{_CHAINED_CARD.pattern}){{2,}}", re.IGNORECASE)
_COMMENT_LINE = re.compile(r"^%.*", re.MULTILINE)
"""A line before a key that is not part of it; files of some archives begin with such lines."""


class Field(NamedTuple):
    """A key and its value, with the line of the file."""

    key: str
    value: str
    line: int


def read_fields(file: TextIO) -> Iterator[Field]:
    """Yield the fields of a text, which is read piece by piece; the last value may lack its bar."""
    line = 1
    rest = ""
    is_over = False
    while not is_over:
        new = file.read(max(_LETTERS, len(rest)))
        is_over = not new
        pieces = (rest + new).split("|")
        whole = len(pieces) if is_over else len(pieces) - 1
        for key, value in zip(pieces[:whole:2], pieces[1:whole:2], strict=False):
            line += key.count("\n")
            yield Field(_COMMENT_LINE.sub("", key).strip().lower(), value, line)
            line += value.count("\n")
        rest = "|".join(pieces[whole - whole % 2 :])


def chained_calls(text: str) -> list[str]:
    """Return the calls of a field: usually one, or several without spaces, as in ``1hppp``. ``xx`` is one call."""
    chained = text.rstrip("!").lower() != "xx" and _CHAINED.fullmatch(text)
    return _CHAINED_CALL.findall(text) if chained else [text]


def chained_cards(text: str) -> list[str]:
    """Return the cards of a field: usually one, or several without spaces, as in ``S3SAS2S5``."""
    return _CHAINED_CARD.findall(text) if _CHAINED_CARDS.fullmatch(text) else [text]
