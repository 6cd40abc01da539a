"""Writes LIN, the format of Bridge Base Online (see `experiments.boards.lin.reader`)."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from agent.rules.auction import Action, Auction, Bid
from ddsolver.cards import Suit, cards_of
from experiments.boards.board import Board
from experiments.boards.lin.notation import SEATS, VULNERABLE
from experiments.errors import FormatError

_CALLS = {Action.PASS: "p", Action.DOUBLE: "d", Action.REDOUBLE: "r"}


def write_lin(path: Path, boards: Iterable[Board]) -> None:
    """Write boards to a file, one board per line.

    :raises FormatError: if the file cannot be written, or LIN cannot hold a board (`lin_fault`).
    """
    try:
        path.write_text(to_lin(boards), encoding="utf-8")
    except OSError as error:
        raise FormatError(f"cannot write {path}: {error.strerror}") from None


def to_lin(boards: Iterable[Board]) -> str:
    """Return boards as LIN text.

    LIN gives a contract only through its auction. If a board has no auction, or its auction does not lead to its
    contract, the shortest auction to the contract is written (`lin_auction`).

    :raises FormatError: if LIN cannot hold a board (`lin_fault`).
    """
    return "".join(f"{_line(board)}\n" for board in boards)


def lin_fault(board: Board) -> str:
    """Return why LIN cannot hold a board; empty if it can."""
    if board.plays and board.contract is None:
        return "it has a play but no contract, which LIN tells by the auction"
    if not any(board.hands):
        return "all four hands are hidden"
    return ""


def lin_auction(board: Board) -> tuple[Auction | None, str]:
    """Return the auction to write for a board, and a message if LIN changes or loses something (else empty)."""
    auction, contract = board.auction, board.contract
    if board.passed_out and auction is not None and auction.last_bid is not None:
        return shortest_auction(board), "its auction has bids, but it was passed out; four passes are written"
    if contract is None and board.trump is not None and not board.passed_out:
        return auction, f"LIN has no field for a trump suit without a contract; {board.trump} is left out"
    if contract is None:
        return auction or shortest_auction(board), ""
    if auction is None:
        return shortest_auction(board), f"it has no auction; wrote the shortest one to {contract}"
    closed = auction.closed()
    if closed.contract == contract:
        return closed, ""
    leads = f"leads to {closed.contract}" if closed.contract else "has no bid"
    return shortest_auction(
        board
    ), f"its auction {leads}, but its contract is {contract}; wrote the shortest auction to that contract"


def shortest_auction(board: Board) -> Auction | None:
    """Return the shortest auction to a board's contract; four passes if the board was passed out, or else None."""
    contract = board.contract
    if contract is None:
        return Auction(board.dealer, ["Pass"] * 4) if board.passed_out else None
    auction = Auction(board.dealer)
    while auction.to_call is not contract.declarer:
        auction = auction.call(Action.PASS)
    auction = auction.call(Bid(contract.level, contract.strain))
    for action in (Action.DOUBLE, Action.REDOUBLE)[: contract.doubled]:
        auction = auction.call(action)
    return auction.closed()


def _line(board: Board) -> str:
    fault = lin_fault(board)
    if fault:
        raise FormatError(f"board {board.name} cannot be written as LIN: {fault}")
    fields = []
    names = [board.tags.get(seat.name.title(), "") for seat in SEATS]
    if any(names):
        fields += [("pn", ",".join(_plain(name).replace(",", " ") for name in names))]
    hands = ",".join(_hand(board.hands[seat]) for seat in SEATS)
    fields += [("st", ""), ("md", f"{SEATS.index(board.dealer) + 1}{hands}"), ("rh", "")]
    name = board.name.removesuffix(" closed")
    room = board.tags.get("Room", "").strip().lower()
    if room in ("open", "closed"):
        fields.insert(0, ("qx", f"{room[0]}{_plain(name)}"))
    fields += [("ah", f"Board {_plain(name)}"), ("sv", VULNERABLE[board.vulnerability])]
    auction, other = lin_auction(board)
    for number, call in enumerate(auction.calls if auction else ()):
        text = _CALLS[call] if isinstance(call, Action) else str(call)[:2]
        alert = None if other else board.alerts.get(number)
        fields.append(("mb", f"{text}!" if alert else text))
        if alert and alert != "alerted":
            fields.append(("an", _plain(alert)))
    fields.append(("pg", ""))
    for place, card in enumerate(board.plays):
        fields.append(("pc", str(card)))
        if place % 4 == 3:
            fields.append(("pg", ""))
    if board.tricks is not None and len(board.plays) < 52:
        fields += [("mc", str(board.tricks)), ("pg", "")]
    return "".join(f"{key}|{value}|" for key, value in fields)


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
