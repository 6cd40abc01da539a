"""An auction on a page, as the template ``web/auction.html.j2`` shows it, and the comments of a board's file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from agent.rules.auction import Auction
from ddsolver.cards import Seat
from experiments.boards.board import Board
from experiments.show.board import call_text, suit_symbols


def auction_rows(auction: Auction | None, notes: Mapping[int, str]) -> list[list[tuple[str, str]]]:
    """Return rows of four pairs, West first: a call, and the number of its note or an empty text.

    ``notes`` are the explanations of calls, by the number of calls before each.
    """
    if auction is None:
        return []
    numbers = {call: str(number) for number, call in enumerate(notes, start=1)}
    cells = [("", "")] * ((auction.dealer - Seat.WEST) % 4)
    cells += [(call_text(call), numbers.get(number, "")) for number, call in enumerate(auction.calls)]
    return [cells[start : start + 4] for start in range(0, len(cells), 4)]


def alert_lines(auction: Auction | None, notes: Mapping[int, str]) -> list[tuple[str, str]]:
    """Return the notes in their order: whose call it is (``North's 3♣``), and its explanation."""
    if auction is None:
        return []
    return [
        (
            f"{Seat((auction.dealer + number) % 4).name.title()}'s {call_text(auction.calls[number])}",
            suit_symbols(text),
        )
        for number, text in notes.items()
    ]


def comments_on_auction(board: Board) -> list[tuple[str, str]]:
    """Return pairs (call, comment); comments on the whole board come first, with an empty call."""
    kept = board.commentary
    calls = board.auction.calls if board.auction is not None else ()
    found = [("", text) for marks in kept.around.values() for text in _texts(marks, {})]
    for place, marks in sorted(kept.of_calls.items()):
        call = call_text(calls[place]) if 0 <= place < len(calls) else ""
        found += [(call, text) for text in _texts(marks, {})]
    return found


def comments_on_cards(board: Board) -> dict[int, list[str]]:
    """Return the comments on the play, by the number of cards played before each comment."""
    kept = board.commentary
    found = {place + 1: _texts(marks, kept.notes) for place, marks in kept.of_cards.items()}
    return {turn: texts for turn, texts in found.items() if texts}


def _texts(marks: Sequence[str], notes: Mapping[str, str]) -> list[str]:
    """Return the texts of marks: ``{Well played}`` gives ``Well played``, ``=1=`` gives note 1, other marks nothing."""
    texts = [mark[1:-1] if mark.startswith("{") else notes.get(mark.strip("="), "") for mark in marks]
    return [suit_symbols(text.strip()) for text in texts if text.strip()]
