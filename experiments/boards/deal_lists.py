"""Reads lists of deals, one on a line: as dealer prints them, in GIB's format, in the lists of DDS, or as plain PBN.

- dealer's ``printoneline``: ``n AKQ.J2.T98.76543 e ... s ... w ...``
- GIB: four hands, West's first, a colon and 20 digits
- DDS: ``PBN 0 2 4 1 "N:..."`` with numbers for dealer, vulnerability, trump and leader
- PBN: ``N:... ... ... ...``
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from agent.rules.contract import Vulnerability, dealer_of_board
from ddsolver.cards import Seat
from ddsolver.deal import Deal
from ddsolver.errors import DealError
from experiments.boards.board import Board, FilePart
from experiments.boards.reading import part_without_board
from experiments.boards.texts import Text

_HAND = r"[^\s:.\"]{0,16}(?:\.[^\s:.\"]{0,16}){3}"
_DEALER = re.compile(rf"(?:[nesw]\s{{1,9}}{_HAND}\s{{0,9}}){{4}}", re.IGNORECASE)
_OF_SEAT = re.compile(rf"([nesw])\s{{1,9}}({_HAND})", re.IGNORECASE)
_GIB = re.compile(rf"(?P<hands>{_HAND}(?:\s{{1,9}}{_HAND}){{3}}):[0-9A-Fa-f]{{20}}")
_DDS = re.compile(r'PBN\s{1,9}(?P<dealer>[0-3])\s{1,9}(?P<sides>[0-3])\s{1,9}\d\s{1,9}\d\s{1,9}"(?P<deal>[^"]{1,90})"')
_PBN = re.compile(r"[NESW]\s{0,9}:\s{0,9}[^\s:]{1,40}(?:\s{1,9}[^\s:]{1,40}){3}", re.IGNORECASE)
_BESIDE = re.compile(
    r"#.*|%.*|(?:NUMBER|FUT|TABLE|PAR2?|PLAY|TRACE)\b.*|(?:Generated|Produced|Initial random seed|Time needed)\b.*",
    re.IGNORECASE,
)
"""Lines of these lists that have no deal."""
_SIDES = (Vulnerability.NONE, Vulnerability.BOTH, Vulnerability.NORTH_SOUTH, Vulnerability.EAST_WEST)
"""The vulnerabilities in the order of DDS's numbers."""


def is_list(text: str) -> bool:
    """Return whether a text, with line feeds, is a list of deals: so is its first line that may have a deal."""
    return next((_has_deal(line) for _, line in _numbered(text.split("\n"))), False)


def list_parts(text: Text) -> Iterator[FilePart]:
    """Yield the deals of a list as boards 1, 2, ..., one by one.

    Only DDS's lines have a dealer and a vulnerability; the others get those of their number.
    """
    with text.open() as lines:
        for deals, (number, line) in enumerate(_numbered(lines), start=1):
            try:
                yield FilePart(text.name, board_of_line(line, str(deals)))
            except DealError as error:
                yield part_without_board(text.name, number, str(deals), error)


def list_lines(text: str) -> dict[int, str]:
    """Return the lines of a list that should have a deal, by their numbers from 1; none if no line has one."""
    lines = dict(_numbered(text.split("\n")))
    return lines if any(map(_has_deal, lines.values())) else {}


def _numbered(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Yield the lines that should have a deal, with their numbers from 1."""
    for number, text in enumerate(lines, start=1):
        line = text.strip().rstrip("\x1a")  # Ctrl-Z ends files of old systems
        if line and not _BESIDE.fullmatch(line):
            yield number, line


def board_of_line(line: str, name: str = "1") -> Board:
    """Return the board in a line of a list; without dealer and vulnerability, it gets those of its number, ``name``.

    Those of board 1: North deals, and nobody is vulnerable.

    :raises DealError: if the line has no deal, or a wrong one.
    """
    if dds := _DDS.fullmatch(line):
        return Board(name, Deal.from_pbn(dds["deal"]).hands, Seat(int(dds["dealer"])), _SIDES[int(dds["sides"])])
    gib = _GIB.fullmatch(line)
    if _DEALER.fullmatch(line):
        deal = _of_seats(_OF_SEAT.findall(line), line)
    else:
        deal = Deal.from_pbn(f"W:{gib['hands']}" if gib else line)
    return Board(name, deal.hands, dealer_of_board(int(name)), Vulnerability.of_board(int(name)))


def _has_deal(line: str) -> bool:
    return any(pattern.fullmatch(line) for pattern in (_DEALER, _GIB, _DDS, _PBN))


def _of_seats(hands: Sequence[tuple[str, str]], line: str) -> Deal:
    by_seat = {Seat.parse(seat): hand for seat, hand in hands}
    if len(by_seat) < len(Seat):
        raise DealError(f"two hands of {line[:60]!r} have the same seat")
    return Deal.from_pbn(f"N:{' '.join(by_seat[seat] for seat in Seat)}")
