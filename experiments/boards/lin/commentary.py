"""Converts the commentary of LIN, the fields ``nt`` and ``at``, to comments in braces, as in PBN, and back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from agent.rules.auction import Auction
from experiments.boards.board import Board, Commentary
from experiments.boards.lin.notation import Field, chained_calls, chained_cards
from experiments.boards.suit_codes import OF_LIN, OF_PBN, with_suit_codes

_KEYS = ("nt", "at")
_AFTER_TAGS = "Result"
"""The tag that comments follow if a board has no auction or play."""


def read_commentary(fields: Sequence[Field], auction: Auction | None, passes: int, cards: int) -> Commentary:
    """Return the comments of a board, each attached to the call, card or tag that it follows.

    ``passes`` is the number of leading passes that the fields leave out, and ``cards`` is the number of cards read.
    """
    of_calls: dict[int, list[str]] = {}
    of_cards: dict[int, list[str]] = {}
    around: dict[str, list[str]] = {}
    unalerted: set[int] = set()
    is_dealt, is_alerted, called, played = False, False, 0, 0
    for field in fields:
        is_dealt |= field.key == "md"
        if field.key == "mb" and field.value.strip():
            calls = chained_calls(field.value.strip())
            called, is_alerted = called + len(calls), calls[-1].endswith("!")
        if field.key == "an" and called and not is_alerted:
            unalerted.add(called + passes - 1)
        if field.key == "pc" and field.value.strip():
            played += len(chained_cards(field.value.strip()))
        if field.key not in _KEYS or not field.value.strip():
            continue
        comment = f"{{{with_suit_codes(field.value.strip(), OF_PBN).replace('}', ')')}}}"
        if not is_dealt:
            around.setdefault("", []).append(comment)
        elif played and cards:
            of_cards.setdefault(min(played, cards) - 1, []).append(comment)
        elif auction is not None and not played:
            place = min(called + passes if called else 0, len(auction.calls)) - 1
            of_calls.setdefault(place, []).append(comment)
        else:
            around.setdefault(_AFTER_TAGS, []).append(comment)
    return Commentary(
        _frozen(of_calls),
        _frozen(of_cards),
        around={tag: tuple(texts) for tag, texts in around.items()},
        unalerted=frozenset(unalerted) if auction is not None else frozenset(),
    )


def _frozen(marks: dict[int, list[str]]) -> dict[int, tuple[str, ...]]:
    return {place: tuple(texts) for place, texts in marks.items()}


def opening_fields(board: Board, calls: int) -> list[tuple[str, str]]:
    """Return the fields of the comments that are written before the auction.

    These are all comments except those on cards and on the first ``calls`` calls.
    """
    commentary = board.commentary
    marks = [mark for texts in commentary.around.values() for mark in texts]
    for place in sorted(commentary.of_calls):
        if not 0 <= place < calls:
            marks += commentary.of_calls[place]
    return comment_fields(marks, {})


def comment_fields(marks: Iterable[str], notes: dict[str, str]) -> list[tuple[str, str]]:
    """Return the fields for ``marks``: comments, and the texts of notes such as ``=1=``. Other marks are left out."""
    fields = []
    for mark in marks:
        text = mark[1:-1].strip() if mark.startswith("{") else notes.get(mark.strip("="), "") if mark[0] == "=" else ""
        if text:
            fields += [("nt", with_suit_codes(text, OF_LIN).replace("|", "/")), ("pg", "")]
    return fields
