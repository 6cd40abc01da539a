"""Reads RBN, Richard's Bridge Notation (http://www.rpbridge.net/7a12.htm): a letter at the start of each line.

Read are the board (B), the hands (H), the auction (A) with dealer and vulnerability, the contract (C), the tricks of
the result (R), and the event (E), stage (S), place (L), date (D), scoring (F), teams (K) and players (N). The play (P)
is left out, with a remark.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from agent.errors import AuctionError, ContractError
from agent.rules.auction import Auction
from agent.rules.contract import Contract, Vulnerability, dealer_of_board
from ddsolver.cards import Seat, count_cards
from ddsolver.deal import hand_from_pbn
from ddsolver.errors import DealError
from experiments.boards.board import Board, BoardFile, FilePart
from experiments.boards.hands import Hands, checked_hands, with_fourth_hand
from experiments.boards.reading import NoBoard, Wrong, problems_of
from experiments.boards.texts import Text, given_text
from experiments.errors import FormatError

_HANDS = re.compile(r"^H [NESW]:", re.MULTILINE)
_LABEL = re.compile(r"([A-Z0-9]) (.*)")
_REPEATED = "TDLESFKNBH"
"""The labels that hold for the records after them too, unless these have their own."""
_OF_A_TABLE = "ACPR"
"""The labels of what happened at a table: a record with one of them is a board, also with the hands before it."""
_COMMENT = re.compile(r"\{[^{}]*+\}")
_NO_COMMENT = "{}"
"""What stands for each line of a comment, so that an empty line of it does not end a record."""
_AUCTION = re.compile(r"(?P<dealer>[NESW])(?P<sides>[ZNEB?])(?::(?P<calls>.*))?")
_ONLY_CALLS = re.compile(r"[1-7PXRAY].*")
"""An auction without dealer and vulnerability, which West deals (RBN 3.2)."""
_CALL = re.compile(r"([1-7][NSHDC]|[PXRAY])(?:[*!?]|\^\d?)*+")
_CONTRACT = re.compile(r"(?P<bid>[1-7][NSHDC])(?P<doubled>[XR]?):?(?P<declarer>[NESW])?.*")
_TRICKS = re.compile(r"(\d{1,2})(?::.*)?")
_SIDES = {
    "Z": Vulnerability.NONE,
    "N": Vulnerability.NORTH_SOUTH,
    "E": Vulnerability.EAST_WEST,
    "B": Vulnerability.BOTH,
}
_TAGS = {"E": "Event", "S": "Stage", "L": "Site"}
_SCORING = {
    "I": "IMP", "B": "BAM", "T": "TotalPoints", "X": "IMP pairs", "M": "MP",
    "N": "Instant", "R": "Rubber", "C": "Chicago", "A": "Cavendish",
}  # fmt: skip
_ROOMS = {"O": "Open", "C": "Closed"}


def is_rbn(text: str) -> bool:
    """Return whether a text, with line feeds, is RBN: it has a line with hands."""
    return _HANDS.search(text) is not None


def parse_rbn(text: str, source: str = "<text>") -> BoardFile:
    """Read the boards of a text in RBN; parts that cannot be read are reported in ``problems``."""
    return BoardFile.of_parts(rbn_parts(given_text(text, source)))


def rbn_parts(text: Text) -> Iterator[FilePart]:
    """Yield the boards of a text in RBN, as `parse_rbn` reads them, one by one."""
    number = 0
    before: dict[str, str] = {}
    with text.open() as lines:
        records = _records(lines.read())
    if not any("H" in record.values for record in records):
        missing = FormatError(f"{text.name} has no board: it needs a line H with hands, outside comments")
        yield FilePart(text.name, problems=(missing,))
    for record in records:
        repeated = {label: value for label, value in before.items() if label in _REPEATED}
        if "H" not in record.values and _number(record.values) not in ("", _number(before)):
            repeated.pop("H", None)  # the hands before are another board's
        before = values = {**repeated, **record.values}
        if "H" not in record.values and not any(label in record.values for label in _OF_A_TABLE):
            continue
        number += "H" in record.values
        name = _number(values) or str(number)
        faults: list[Wrong] = []
        board = None
        try:
            board = _board(values, name, record.line, faults)
        except DealError as error:
            faults.append(NoBoard(record.line, str(error)))
        yield FilePart(text.name, board, problems=tuple(problems_of(text.name, name, faults)))


@dataclass(frozen=True, slots=True)
class _Record:
    line: int
    """The number of its first line."""
    values: Mapping[str, str]


def _records(text: str) -> list[_Record]:
    """Return the records of a text: lines with labels, between empty lines; comments in braces are left out."""
    found: list[_Record] = []
    values: dict[str, str] = {}
    start = 1
    without = _COMMENT.sub(lambda comment: "\n".join([_NO_COMMENT] * (comment[0].count("\n") + 1)), text)
    for number, line in enumerate([*without.split("\n"), ""], start=1):
        label = _LABEL.fullmatch(line.replace(_NO_COMMENT, "").rstrip())
        if label:
            start = start if values else number
            values[label[1]] = label[2].strip()
        elif not line.strip() and values:
            found.append(_Record(start, values))
            values = {}
    return found


def _number(values: Mapping[str, str]) -> str:
    return values.get("B", "").partition(":")[0]


def _board(values: Mapping[str, str], name: str, line: int, faults: list[Wrong]) -> Board:
    if "H" not in values:
        raise DealError("it has no line H with hands")
    number = int(name) if name.isdecimal() and len(name) < 6 and int(name) else 1
    dealer, sides = dealer_of_board(number), Vulnerability.of_board(number)
    auction: Auction | None = None
    text = values.get("A", "")
    given = _AUCTION.fullmatch(f"W?:{text}" if _ONLY_CALLS.fullmatch(text) else text)
    if text and not given:
        what = f"{text!r} does not begin with dealer and vulnerability, as in 'NZ:'"
        faults.append(
            Wrong(line, f"A: {what}; dealer and vulnerability are those of the number, the auction is left out")
        )
    if given:
        dealer, sides = Seat.parse(given["dealer"]), _SIDES.get(given["sides"], sides)
        try:
            auction = _auction(dealer, given["calls"] or "")
        except AuctionError as error:
            faults.append(Wrong(line, f"the auction is left out: {error}"))
    contract = auction.contract if auction is not None and auction.is_over else _contract(values.get("C", ""))
    tricks = _TRICKS.fullmatch(values.get("R", ""))
    return Board(
        name,
        _hands(values["H"]),
        dealer,
        sides,
        auction,
        contract=contract,
        passed_out=auction is not None and auction.is_passed_out,
        tricks=int(tricks[1]) if tricks and contract is not None and int(tricks[1]) <= 13 else None,
        tags=_tags(values),
        remarks=("the play is left out: it is not read from RBN",) if values.get("P") else (),
    )


def _hands(text: str) -> Hands:
    """Return the hands, North's first; None for those that the text does not have.

    After a last colon, the fourth hand has the cards that are left.

    :raises DealError: if a hand cannot be read, or the hands are no deal.
    """
    first, *parts = text.split(":")
    hands: list[int | None] = [None] * 4
    if len(parts) > 4:
        raise DealError(f"{text[:60]!r} has more than four hands")
    for turn, part in enumerate(parts):
        seat = Seat((Seat.parse(first) + turn) % 4)
        if part:
            hands[seat] = hand_from_pbn(part + "." * (3 - part.count(".")), f"{seat.name.title()}'s hand")
    dealt = checked_hands(hands)
    if len(parts) < 4 or parts[-1] or dealt.count(None) != 1:
        return dealt
    completed = with_fourth_hand(dealt)
    if None in completed:
        counts = (f"{seat.name.title()} {count_cards(hand)}" for seat, hand in zip(Seat, dealt, strict=True) if hand)
        raise DealError(
            f"the last hand has the cards that are left, so the others need 13 cards each: {', '.join(counts)}"
        )
    return completed


def _auction(dealer: Seat, calls: str) -> Auction | None:
    words = calls.replace(":", "").replace(" ", "")
    found: list[str] = []
    at = 0
    while at < len(words):
        match = _CALL.match(words, at)
        if match is None:
            raise AuctionError(f"{words[at : at + 8]!r} is not a call of RBN")
        at = match.end()
        if match[1] == "A":  # all pass
            return Auction(dealer, " ".join(found)).closed()
        if match[1] == "Y":  # your call: the auction of a bidding problem ends here
            break
        found.append({"P": "Pass", "X": "X", "R": "XX"}.get(match[1], match[1].replace("N", "NT")))
    return Auction(dealer, " ".join(found)) if found else None


def _contract(text: str) -> Contract | None:
    match = _CONTRACT.fullmatch(text)
    if match is None or not match["declarer"]:
        return None
    try:
        return Contract.parse(match["bid"] + match["declarer"] + {"X": "x", "R": "xx"}.get(match["doubled"], ""))
    except ContractError:
        return None


def _tags(values: Mapping[str, str]) -> dict[str, str]:
    tags = {tag: values[label] for label, tag in _TAGS.items() if values.get(label)}
    date = values.get("D", "")
    if date[:8].isdecimal() and len(date[:8]) == 8:
        tags["Date"] = f"{date[:4]}.{date[4:6]}.{date[6:8]}"
    scoring, _, details = values.get("F", "").partition(":")
    if scoring:
        tags["Scoring"] = ";".join(filter(None, (_SCORING.get(scoring, scoring), details)))
    teams = values.get("K", "").split(":")
    tags |= {tag: team for tag, team in zip(("HomeTeam", "VisitTeam"), teams, strict=False) if team}
    *pairs, room = (*values.get("N", "").split(":"), "", "", "")[:3]
    for pair, seats in zip(pairs, ((Seat.NORTH, Seat.SOUTH), (Seat.WEST, Seat.EAST)), strict=True):
        tags |= {seat.name.title(): name for seat, name in zip(seats, pair.split("+"), strict=False) if name}
    if room:
        tags |= {"Room": _ROOMS[room]} if room in _ROOMS else {"Table": room}
    return tags
