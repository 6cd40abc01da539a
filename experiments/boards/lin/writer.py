"""Writes LIN, the format of Bridge Base Online (see `experiments.boards.lin.reader`)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

from agent.rules.auction import Action, Auction, Bid
from agent.rules.contract import Contract
from ddsolver.cards import Suit, cards_of
from experiments.boards.board import Board
from experiments.boards.lin.commentary import comment_fields, opening_fields
from experiments.boards.lin.notation import HOME_CARRY_OVER, SCORING, SEATS, VISIT_CARRY_OVER, VULNERABLE
from experiments.boards.suit_codes import OF_LIN, with_suit_codes
from experiments.boards.writing import FileWriter
from experiments.errors import FormatError

_CALLS = {Action.PASS: "p", Action.DOUBLE: "d", Action.REDOUBLE: "r"}


def to_lin(boards: Iterable[Board]) -> str:
    """Return boards as LIN text, without their events.

    LIN gives a contract only through the auction. If the auction is missing or does not lead to the contract, the
    shortest auction to the contract is written (`lin_auction`).

    :raises FormatError: if LIN cannot hold a board (`lin_fault`).
    """
    listed = list(boards)
    after_names = [False, *map(_has_names, listed)]
    return "".join(f"{_line(board, after_names=after)}\n" for board, after in zip(listed, after_names, strict=False))


class LinWriter(FileWriter):
    """Writes a file board by board, one board per line; a line about each event precedes its boards.

    That line before an event's boards has their lowest and highest number, so it is written after them.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._event: _Event | None = None
        self._numbers = _Numbers()
        self._after_names = False
        self._boards = self.temporary()
        """The lines of the event's boards."""

    def __exit__(self, *_: object) -> None:
        super().__exit__()
        self._boards.close()

    def fault(self, board: Board) -> str:
        """Return why LIN cannot hold a board; empty if it can."""
        return lin_fault(board)

    def add(self, board: Board) -> None:
        """Add a board."""
        event = _event(board)
        if event != self._event:
            self._end_event()
            self._event = event
        self._numbers = self._numbers.with_board(board)
        line = _line(board, after_names=self._after_names)
        self._after_names = _has_names(board)
        self.append_to(self._boards, f"{line}\n".encode(errors="replace"))

    def finish(self) -> None:
        """Write the file."""
        self._end_event()
        self.write()

    def _end_event(self) -> None:
        if self._boards.tell():
            if self._event is not None or self.length:
                self.append(f"{_event_line(self._event, self._numbers)}\n".encode(errors="replace"))
            self.append_all(self._boards)
        self._numbers = _Numbers()


class _Numbers(NamedTuple):
    """The lowest and the highest number of boards; both are empty if a board has no number, or there is no board."""

    first: str = ""
    last: str = ""
    have_numbers: bool = True

    def with_board(self, board: Board) -> _Numbers:
        """Return the numbers with one more board."""
        name = board.name.removesuffix(" closed")
        if not (self.have_numbers and name.isdecimal()):
            return _Numbers(have_numbers=False)
        return _Numbers(min(self.first or name, name, key=int), max(self.last or name, name, key=int))


class _Event(NamedTuple):
    """The parts of the field ``vg`` that describe an event; no part contains a comma."""

    event: str
    segment: str
    scoring: str
    home: str
    home_before: str
    visit: str
    visit_before: str


def _event_line(event: _Event | None, numbers: _Numbers) -> str:
    parts = [] if event is None else [*event[:3], numbers.first, numbers.last, *event[3:]]
    return f"vg|{','.join(parts)}|"


def _event(board: Board) -> _Event | None:
    """Return the event, scoring and teams of a board; None if none of these is known."""
    names = ("Event", "Scoring", "HomeTeam", HOME_CARRY_OVER, "VisitTeam", VISIT_CARRY_OVER)
    event, scoring, *teams = (_plain(board.tags.get(name, "")).strip("?") for name in names)
    event, _, segment = event.partition(", ")
    letter = next((letter for letter, name in SCORING.items() if name == scoring), "")
    event, segment, *teams = (text.replace(",", " ") for text in (event, segment, *teams))
    return _Event(event, segment, letter, *teams) if event or letter or teams[0] or teams[2] else None


def lin_fault(board: Board) -> str:
    """Return why LIN cannot hold a board; empty if it can."""
    if board.plays and board.contract is None:
        return "it has card play but no contract, and LIN needs an auction that leads to a contract"
    if not any(board.hands):
        return "all four hands are hidden"
    return ""


def lin_auction(board: Board) -> tuple[Auction | None, str]:
    """Return the auction to write for a board, and a message if LIN changes or loses something (else empty)."""
    auction, contract = board.auction, board.contract
    if board.passed_out and auction is not None and auction.last_bid is not None:
        return shortest_auction(board), "its auction has bids, but the board was passed out; four passes are written"
    if contract is None and board.trump is not None and not board.passed_out:
        return auction, f"LIN has no field for a trump suit without a contract; {board.trump} is left out"
    if contract is None:
        return auction or shortest_auction(board), ""
    if auction is None:
        return shortest_auction(board), f"it has no auction; wrote the shortest one to {contract}"
    closed = auction.closed()
    if closed.contract == contract:
        return closed, ""
    if closed.contract is not None and closed.contract.undoubled == contract.undoubled:
        change = f"its auction leads to {closed.contract}, but its contract is {contract}"
        return _doubled_as(auction, contract), f"{change}; wrote the doubles of the contract after its last bid"
    leads = f"leads to {closed.contract}" if closed.contract else "has no bid"
    return shortest_auction(
        board
    ), f"its auction {leads}, but its contract is {contract}; wrote the shortest auction to that contract"


def _doubled_as(auction: Auction, contract: Contract) -> Auction:
    """Return the auction up to its last bid, then the contract's double and redouble, if any, then closing passes."""
    last = max(number for number, call in enumerate(auction.calls) if isinstance(call, Bid))
    return _ended_in(auction.upto(last + 1), contract)


def _ended_in(auction: Auction, contract: Contract) -> Auction:
    """Return the auction after the contract's double and redouble, if any, and closing passes."""
    for action in (Action.DOUBLE, Action.REDOUBLE)[: contract.doubled]:
        auction = auction.call(action)
    return auction.closed()


def shortest_auction(board: Board) -> Auction | None:
    """Return the shortest auction to a board's contract: four passes if it was passed out; None without a contract."""
    contract = board.contract
    if contract is None:
        return Auction(board.dealer, ["Pass"] * 4) if board.passed_out else None
    auction = Auction(board.dealer)
    while auction.to_call is not contract.declarer:
        auction = auction.call(Action.PASS)
    return _ended_in(auction.call(Bid(contract.level, contract.strain)), contract)


def _has_names(board: Board) -> bool:
    """Return whether a board names a player."""
    return any(board.player(seat) for seat in SEATS)


def _line(board: Board, *, after_names: bool) -> str:
    """Return the line of a board; ``after_names`` says whether the board before it names a player.

    Names hold for the boards after them too, so a board without names needs empty ones there.
    """
    fault = lin_fault(board)
    if fault:
        raise FormatError(f"board {board.name} cannot be written as LIN: {fault}")
    fields = []
    if after_names or _has_names(board):
        names = [board.player(seat) for seat in SEATS]
        fields += [("pn", ",".join(_plain(name).replace(",", " ") for name in names))]
    hands = ",".join(_hand(board.hands[seat]) for seat in SEATS)
    fields += [("st", ""), ("md", f"{SEATS.index(board.dealer) + 1}{hands}"), ("rh", "")]
    name = board.name.removesuffix(" closed")
    room = board.tags.get("Room", "").strip().lower()
    if room in ("open", "closed"):
        fields.insert(0, ("qx", f"{room[0]}{_plain(name)}"))
    fields += [("ah", f"Board {_plain(name)}"), ("sv", VULNERABLE[board.vulnerability])]
    fields += [*_bidding(board), ("pg", ""), *_play(board)]
    if board.tricks is not None and len(board.plays) < 52:
        fields += [("mc", str(board.tricks)), ("pg", "")]
    return "".join(f"{key}|{value}|" for key, value in fields)


def _bidding(board: Board) -> list[tuple[str, str]]:
    """Return the fields of the auction, with alerts and comments.

    Comments on the whole board, and on calls that are not written, come first.
    """
    auction, _ = lin_auction(board)
    calls = auction.calls if auction is not None else ()
    own = board.auction.calls if board.auction is not None else ()
    kept = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(calls, own, strict=False)))
    fields = opening_fields(board, kept)
    alerts = dict(auction.alerts) if auction is not None else {}
    for number, call in enumerate(calls):
        text = _CALLS[call] if isinstance(call, Action) else str(call)[:2]
        alert = alerts.get(number)
        is_alerted = bool(alert) and not (number < kept and number in board.commentary.unalerted)
        fields.append(("mb", f"{text}!" if is_alerted else text))
        if alert and alert != "alerted":
            fields.append(("an", _plain(with_suit_codes(alert, OF_LIN))))
        if number < kept:
            fields += comment_fields(board.commentary.of_calls.get(number, ()), {})
    return fields


def _play(board: Board) -> list[tuple[str, str]]:
    """Return the fields of the cards played, with their comments."""
    marks, notes = board.commentary.of_cards, dict(board.commentary.notes)
    fields = comment_fields(marks.get(-1, ()), notes)
    for place, card in enumerate(board.plays):
        comments = comment_fields(marks.get(place, ()), notes)
        fields += [("pc", str(card)), *comments]
        if place % 4 == 3 and not comments:
            fields.append(("pg", ""))
    return fields


def _hand(mask: int | None) -> str:
    if mask is None:
        return ""
    cards = cards_of(mask)
    # LIN lists the ranks from low to high.
    return "".join(
        str(suit) + "".join(str(card.rank) for card in reversed(cards) if card.suit is suit) for suit in Suit
    )


def _plain(text: str) -> str:
    """Return text without the characters that separate fields."""
    return " ".join(text.replace("|", "/").split())
