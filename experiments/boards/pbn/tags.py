"""Writes tags and rows of PBN, and games without a deal, as text (PBN 2.1 section 3.1)."""

from __future__ import annotations

import re
from unicodedata import category

from experiments.boards.lin.notation import HOME_CARRY_OVER, VISIT_CARRY_OVER
from experiments.boards.pbn.game import Game, Tag

_ESCAPE = re.compile(r'\\(?=[\\"]|$)')
"""A backslash that would be read as an escape."""
_NOT_TEXT = {"Cc", "Zl", "Zp", "Cs"}
"""Unicode categories that a line cannot hold: control characters, line ends, surrogates."""

_NAMES = ("Event", "Site", "North", "East", "South", "West")
"""The tags that nothing but people read."""


def tag_line(name: str, value: str) -> str:
    """Return a tag on one line, with its quotes escaped.

    A control character in a name becomes a blank. In other tags, one that is no blank becomes a replacement character,
    as in `row_line`.
    """
    printable = _printable(value) if name in _NAMES else _printable(value, "\ufffd")
    # Double only the backslashes that would be read as escapes. The standard's own tables have others (``Result\\2R``).
    escaped = _ESCAPE.sub(r"\\\\", " ".join(printable.split())).replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def row_line(text: str) -> str:
    """Return a row of a section without control characters; a row that begins with ``%`` gets a space before it.

    A control character that is no blank becomes a replacement character. As a blank, it would make rows readable that
    were not, and a reader would find another contract.
    """
    printable = "\n".join(_printable(line, "\ufffd") for line in text.split("\n"))
    return f" {printable}" if printable.startswith("%") else printable


def section_rows(tag: Tag) -> tuple[str, ...]:
    """Return the rows of data of a tag, and its notes."""
    return (*tag.rows(), *(tag_line("Note", f"{number}:{text}") for number, text in tag.notes.items()))


def game_text(game: Game) -> str:
    """Return a game that has no deal as text, with its own tags only."""
    lines = [*game.directives, *game.heading]
    for name, tag in game.tags.items():
        lines += [tag_line(name, tag.value), *map(row_line, section_rows(tag))]
    return "\n".join(lines)


def _printable(line: str, no_blank: str = " ") -> str:
    """Return a line without control characters: blanks such as tabs become spaces, the others become ``no_blank``."""
    return "".join(
        (" " if letter.isspace() else no_blank) if category(letter) in _NOT_TEXT else letter for letter in line
    )


MANDATORY = (
    "Event", "Site", "Date", "Board", "West", "North", "East", "South",
    "Dealer", "Vulnerable", "Deal", "Scoring", "Declarer", "Contract", "Result",
)  # fmt: skip
"""The tags that every game in export format has, in their order; no data may follow them."""
_SUPPLEMENTAL = """
    Competition DealId Description FrenchMP Generator Hidden Room Termination
    Score ScoreIMP ScoreMP ScorePercentage ScoreRubber ScoreRubberHistory
    OptimumScore ParContract DoubleDummyTricks BCFlags
    BidSystemEW BidSystemNS PairEW PairNS WestNA NorthNA EastNA SouthNA WestType NorthType EastType SouthType
    EventDate EventSponsor HomeTeam Round Section Stage Table VisitTeam
    Time UTCDate UTCTime TimeControl TimeCall TimePlay Annotator AnnotatorNA Mode
"""
_SECTIONS = """
    Auction Play Note Constraint
    ActionTable AuctionTimeTable InstantScoreTable OptimumPlayTable OptimumResultTable PlayTimeTable ScoreTable
    TotalScoreTable
"""
_SPELLED = {
    name.lower(): name
    for name in (*MANDATORY, *f"{_SUPPLEMENTAL} {_SECTIONS}".split(), HOME_CARRY_OVER, VISIT_CARRY_OVER)
}


def tag_name(text: str) -> str:
    """Return the name of a tag with the standard's capitals; an unknown name is returned as it is.

    >>> tag_name("DEALER"), tag_name("shuffler")
    ('Dealer', 'shuffler')
    """
    return _SPELLED.get(text.lower(), text)
