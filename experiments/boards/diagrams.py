"""Reads hand diagrams as text, as BridgeComposer and many web pages show them: with suit symbols, or letters."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from agent.rules.contract import Vulnerability, dealer_of_board
from ddsolver.cards import Seat, with_suit_letters
from ddsolver.deal import hand_from_pbn
from ddsolver.errors import DealError
from experiments.boards.board import Board, FilePart
from experiments.boards.hands import checked_hands
from experiments.boards.reading import part_without_board
from experiments.boards.texts import Text

_RANK = "[ \\t]{0,2}(?:10|[2-9TJQKAtjqka]|[-\u2013\u2014])"
"""A rank, or one of the dashes of a void, with the blanks before it."""
_WRONG = "(?:[ \\t]?[A-Za-z0-9](?![A-Za-z]))?"
"""A letter or digit that stands among the ranks, but is none."""
_BY_SYMBOL = re.compile(f"([♠♥♦♣♤♡♢♧])\ufe0f?:?((?:{_RANK})*+{_WRONG})")
_BY_LETTER = re.compile(rf"(?<![A-Za-z])([SHDC])(?::[ \t]{{0,3}}|[ \t]{{1,3}})((?:{_RANK})++{_WRONG})(?![A-Za-z])")
_NO_RANK = re.compile("[\\s\u2013\u2014-]")
_AROUND, _LISTED = "SHDC" + "SSHHDDCC" + "SHDC", "SHDC" * 4
"""The sixteen suits of a diagram with North on top, and those of four hands one after the other."""
_SEAT = re.compile(r"\b(north|east|south|west)\b", re.I)
_BOARD = re.compile(r"\bboard[ \t]{1,3}(\d{1,4})\b", re.I)
_DEALER = re.compile(r"\b(?:dealer|dlr)\W{0,3}([nesw])|\b(north|east|south|west)[ \t]{1,3}deals\b", re.I)
_SIDES = re.compile(r"\bvul\w*\W{0,3}(none|both|all|n-?s|e-?w)\b|\b(none|both|all|n-?s|e-?w)[ \t]{1,3}vul", re.I)


def is_diagram(text: str) -> bool:
    """Return whether a text has a diagram: the suits of at least one deal."""
    return len(_suits(text)) >= 16


def diagram_parts(text: Text) -> Iterator[FilePart]:
    """Yield the deals of one or several diagrams, one by one.

    A diagram has North on top, West and East side by side, South below; or four hands one after the other, named or in
    the order North, West, East, South.
    """
    with text.open() as lines:
        whole = lines.read()
    found, end, line, counted = _suits(whole), 0, 1, 0
    for number, start in enumerate(range(0, len(found), 16), start=1):
        part = found[start : start + 16]
        before, end = end, part[-1].end()
        try:
            yield FilePart(text.name, _board(part, whole, before, str(number)))
        except DealError as error:
            line, counted = line + whole.count("\n", counted, part[0].start()), part[0].start()
            yield part_without_board(text.name, line, str(number), error)


def _suits(text: str) -> list[re.Match[str]]:
    """Return the suits in a text, each with its letter or symbol and its ranks."""
    return list(_BY_SYMBOL.finditer(text)) or list(_BY_LETTER.finditer(text))


def _board(part: Sequence[re.Match[str]], text: str, before: int, number: str) -> Board:
    """Return the board of a diagram; ``before`` is the end of the one before it in the text."""
    order = with_suit_letters("".join(each[1] for each in part))
    if order not in (_AROUND, _LISTED):
        raise DealError(f"a diagram needs four hands with four suits each; this one has {len(part)} suits")
    seats = "NNNN" + "WE" * 4 + "SSSS"
    if order == _LISTED:
        starts = [(part[at - 1].end() if at else before, part[at].start()) for at in range(0, 16, 4)]
        names = (_SEAT.findall(text, *ends) for ends in starts)
        seats = "".join(4 * (name[-1][0] if name else other) for name, other in zip(names, "NWES", strict=True))
    suits = [(Seat.parse(seat), _NO_RANK.sub("", each[2])) for seat, each in zip(seats, part, strict=True)]
    dotted = {seat: ".".join(ranks for own, ranks in suits if own is seat) for seat in Seat}
    hands = checked_hands([hand_from_pbn(dotted[seat], f"{seat.name.title()}'s hand") for seat in Seat])
    around = text[before : part[-1].end()]
    given, called, named = _BOARD.search(around), _DEALER.search(around), _SIDES.search(around)
    name = given[1] if given else number
    whole = int(name) or 1
    dealer = Seat.parse((called[1] or called[2])[0]) if called else dealer_of_board(whole)
    sides = Vulnerability.parse(named[1] or named[2]) if named else Vulnerability.of_board(whole)
    return Board(name, hands, dealer, sides)
