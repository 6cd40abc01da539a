"""Reads hand diagrams as text, as BridgeComposer and many web pages show them: with suit symbols, or letters."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.rules.contract import Vulnerability, dealer_of_board
from ddsolver.cards import Card, Rank, Seat, Suit, with_suit_letters
from ddsolver.errors import CardError, DealError
from experiments.boards.board import Board, BoardFile, FilePart
from experiments.boards.hands import checked_hands
from experiments.boards.reading import NoBoard, problems_of
from experiments.boards.texts import Text, given_text

_RANK = "[ \\t]{0,2}(?:10|[2-9TJQKAtjqka]|[-\u2013\u2014])"
"""A rank, or one of the dashes of a void, with the blanks before it."""
_WRONG = "(?:[ \\t]?([A-Za-z0-9])(?![A-Za-z]))?"
"""A letter or digit that stands among the ranks, but is none."""
_BY_SYMBOL = re.compile(f"([♠♥♦♣♤♡♢♧])\ufe0f?:?((?:{_RANK})*+){_WRONG}")
_BY_LETTER = re.compile(rf"(?<![A-Za-z])([SHDC])(?::[ \t]{{0,3}}|[ \t]{{1,3}})((?:{_RANK})++){_WRONG}(?![A-Za-z])")
_AROUND = (Seat.NORTH,) * 4 + (Seat.WEST, Seat.EAST) * 4 + (Seat.SOUTH,) * 4
"""The seats of the sixteen suits of a diagram with North on top."""
_SUITS_AROUND = "0123001122330123"
_SUITS_LISTED = "0123" * 4
_BOARD = re.compile(r"\bboard[ \t]{1,3}(\d{1,4})\b", re.IGNORECASE)
_DEALER = re.compile(r"\b(?:dealer|dlr)\W{0,3}([nesw])|\b(north|east|south|west)[ \t]{1,3}deals\b", re.IGNORECASE)
_SIDES = re.compile(
    r"\bvul\w*\W{0,3}(none|nil|both|all|n-?s|e-?w)\b|\b(none|nil|both|all|n-?s|e-?w)[ \t]{1,3}vul", re.IGNORECASE
)
_NAMES = {"nil": "None", "none": "None", "both": "All", "all": "All", "ns": "NS", "ew": "EW"}
_NO_RANK = re.compile("[\\s\u2013\u2014-]")
_SEAT = re.compile(r"\b(north|east|south|west)\b", re.IGNORECASE)


class _Holding(NamedTuple):
    suit: Suit
    ranks: str
    wrong: str
    """A letter after the ranks that is none; mostly empty."""
    start: int
    end: int


def is_diagram(text: str) -> bool:
    """Return whether a text has a diagram: the suits of at least one deal."""
    return len(_holdings(text)) >= 16


def parse_diagrams(text: str, source: str = "<text>") -> BoardFile:
    """Read the deals of one or several diagrams; those that cannot be read are reported in ``problems``.

    A diagram has North on top, West and East side by side, South below; or four hands one after the other, named or in
    the order North, West, East, South.
    """
    return BoardFile.of_parts(diagram_parts(given_text(text, source)))


def diagram_parts(text: Text) -> Iterator[FilePart]:
    """Yield the deals of diagrams, as `parse_diagrams` reads them, one by one."""
    with text.open() as lines:
        whole = lines.read()
    found = _holdings(whole)
    ends = 0
    line, counted = 1, 0
    for number, start in enumerate(range(0, len(found), 16), start=1):
        part = found[start : start + 16]
        before, ends = ends, part[-1].end
        try:
            yield FilePart(text.name, _board(part, whole, before, str(number)))
        except DealError as error:
            line, counted = line + whole.count("\n", counted, part[0].start), part[0].start
            faults = [NoBoard(line, str(error))]
            yield FilePart(text.name, problems=tuple(problems_of(text.name, str(number), faults)))


def _holdings(text: str) -> list[_Holding]:
    found = list(_BY_SYMBOL.finditer(text)) or list(_BY_LETTER.finditer(text))
    return [
        _Holding(Suit("SHDC".index(with_suit_letters(each[1]))), each[2], each[3] or "", *each.span()) for each in found
    ]


def _board(part: Sequence[_Holding], text: str, before: int, number: str) -> Board:
    """Return the board of a diagram; ``before`` is the end of the one before it in the text."""
    order = "".join(str(int(each.suit)) for each in part)
    if order == _SUITS_AROUND:
        seats: Sequence[Seat] = _AROUND
    elif order == _SUITS_LISTED:
        seats = [seat for at in range(4) for seat in [_named(part, text, before, at)] * 4]
    else:
        raise DealError(f"a diagram needs four hands with four suits each; this one has {len(part)} suits")
    hands = [0, 0, 0, 0]
    for seat, holding in zip(seats, part, strict=True):
        hands[seat] |= _cards(holding, seat)
    around = text[before : part[-1].end]
    given = _BOARD.search(around)
    name = given[1] if given else number
    whole = int(name) or 1
    dealer, sides = _DEALER.search(around), _SIDES.search(around)
    return Board(
        name,
        checked_hands(hands),
        Seat.parse((dealer[1] or dealer[2])[0]) if dealer else dealer_of_board(whole),
        Vulnerability.parse(_NAMES[(sides[1] or sides[2]).lower().replace("-", "")])
        if sides
        else Vulnerability.of_board(whole),
    )


def _named(part: Sequence[_Holding], text: str, before: int, at: int) -> Seat:
    """Return the seat of hand ``at`` of a list: the one that is named before it, or else by its place."""
    names = _SEAT.findall(text, part[4 * at - 1].end if at else before, part[4 * at].start)
    return Seat.parse(names[-1][0]) if names else (Seat.NORTH, Seat.WEST, Seat.EAST, Seat.SOUTH)[at]


def _cards(holding: _Holding, seat: Seat) -> int:
    mask = 0
    for letter in _NO_RANK.sub("", (holding.ranks + holding.wrong).upper().replace("10", "T")):
        try:
            card = Card(holding.suit, Rank.parse(letter)).mask
        except CardError as error:
            raise DealError(f"{seat.name.title()}'s hand: {error}") from None
        if mask & card:
            raise DealError(f"{seat.name.title()}'s hand has {holding.suit.symbol}{letter} twice")
        mask |= card
    return mask
