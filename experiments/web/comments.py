"""The comments on a board in its file, for the board's page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from experiments.boards.board import Board
from experiments.show.board import call_text, suit_symbols


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
