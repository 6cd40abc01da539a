"""Reads deals that people paste: PBN, LIN, diagrams, lines of dealer, GIB and DDS, links to a hand viewer."""

from __future__ import annotations

import re

from agent.rules.contract import Vulnerability
from ddsolver.cards import Seat
from ddsolver.deal import Deal
from ddsolver.errors import DealError
from experiments.boards.board import Board, BoardFile
from experiments.boards.deal_lists import board_of_line, list_lines, list_parts
from experiments.boards.files import reader_of
from experiments.boards.links import parse_link
from experiments.boards.messages import BoardMissingError, DealMissingError
from experiments.boards.texts import given_text

_LINE = re.compile(
    r"(?:(?P<seat>n(?:orth)?|e(?:ast)?|s(?:outh)?|w(?:est)?)(?:\s*[:=]\s*|\s+))?(?P<hand>[^\s.:=]*(?:\.[^\s.]*){3})",
    re.IGNORECASE,
)
_SOURCE = "the deal"
"""The name of a pasted text in messages."""


def pasted_deal(text: str) -> Deal:
    """Read a single deal of four hands in one of the notations of `pasted_boards`.

    :raises BridgeError: if the text has none of these notations, a deal is wrong or not complete, or there are several.
    """
    read = pasted_boards(text)
    for problem in read.problems:
        if isinstance(problem, BoardMissingError) and not isinstance(problem, DealMissingError):
            raise problem
    deals = dict.fromkeys(board.deal for board in read.boards)
    if len(deals) > 1:
        raise DealError(f"there are {len(deals)} deals; give one of them, or the name of a file")
    return next(iter(deals))


def pasted_boards(text: str) -> BoardFile:
    """Read one or several deals in one of the common notations; the result has at least one board.

    - PBN: ``N:AKQ.32..T987 ...``, or whole boards
    - four lines of hands: North, East, South and West, or each line with its seat
    - lines as dealer, GIB or DDS write them (`deal_lists`)
    - LIN
    - hand diagrams, as BridgeComposer shows them
    - the link of a hand viewer that contains LIN or the hands

    Boards have the dealer and the vulnerability of the text. If it is a single deal without these, North deals, and
    nobody is vulnerable.

    :raises BridgeError: if the text has none of these notations, or no deal that can be read.
    """
    plain = _plain(text)
    if _is_link(plain):
        read = parse_link(plain)
    else:
        parts = reader_of(plain)
        # The hands of one deal may be on several lines.
        lines = {} if parts else list_lines(plain) or list_lines(" ".join(plain.split()))
        if parts is None and len(lines) < 2:
            board = next(map(board_of_line, lines.values()), None)
            return BoardFile((board or _of_hands(plain),), ())
        read = BoardFile.of_parts((parts or list_parts)(given_text(plain, _SOURCE)))
    if not read.boards:
        raise read.problems[0]
    return read


def pasted_lines(text: str) -> dict[int, str]:
    """Return the lines of a list of several deals, one on each line, by their numbers; none if it is anything else.

    `board_of_line` reads such a line.
    """
    lines = list_lines("\n".join(text.splitlines()))
    plain = _plain(text)
    return {} if len(lines) < 2 or _is_link(plain) or reader_of(plain) else lines


def _plain(text: str) -> str:
    return "\n".join(text.splitlines()).strip()


def _is_link(plain: str) -> bool:
    """Return whether a text is a link; a list, too, may have an address in a line without a deal."""
    return "://" in plain and not list_lines(plain)


def _of_hands(plain: str) -> Board:
    """Return the board of four lines of hands; any other text is read as PBN, and the error says what is missing."""
    lines = [_LINE.fullmatch(line.strip()) for line in plain.splitlines() if line.strip()]
    deal = _of_lines(lines) if len(lines) == 4 else Deal.from_pbn(plain)
    return Board("1", deal.hands, Seat.NORTH, Vulnerability.NONE)


def _of_lines(lines: list[re.Match[str] | None]) -> Deal:
    hands: dict[Seat, str] = {}
    for seat, line in zip(Seat, lines, strict=True):
        if line is None:
            raise DealError(
                "these four lines are not a deal: each needs four suits separated by dots, as in 'AKQ.32..T987'"
            )
        whose = Seat.parse(line["seat"]) if line["seat"] else seat
        if whose in hands:
            raise DealError(f"two of the four lines give {whose.name.title()}'s hand")
        hands[whose] = line["hand"]
    return Deal.from_pbn(f"N:{' '.join(hands[seat] for seat in Seat)}")
