"""Hand records: the deals of a session on sheets to print, with double-dummy tricks and par."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, Literal

from agent.rules.auction import STRAINS_UPWARDS
from agent.rules.par import Par
from ddsolver.cards import Seat
from experiments.boards.board import Board
from experiments.boards.double_dummy import TABLE_SEATS, DDTable, par_of, table_of
from experiments.boards.pbn.game import UNKNOWN
from experiments.errors import FormatError
from experiments.show.board import hand_points, marked_suits, par_in_short, vulnerable
from experiments.show.rendering import page_styles, render
from experiments.web.auction import comments_on_auction

Paper = Literal["A4", "Letter"]
SHEETS = {1: 1, 4: 2, 6: 2, 12: 3, 18: 3, 36: 4}
"""The columns of a sheet, by the number of its deals."""
DEFAULT_PER_SHEET = 4
_MOST_WITH_COMMENTS = 12
"""The most deals of a sheet with room for the file's comments."""
_HEADING = ("Event", "Site", "Date")


@dataclass(frozen=True, slots=True)
class HandRecord:
    """A deal, with what can be made."""

    board: Board
    table: DDTable | None
    """The double-dummy tricks; None if hands are hidden or incomplete."""
    par: Par | None


def hand_records(boards: Iterable[Board]) -> list[HandRecord]:
    """Return the different deals of some boards, in order, with their double-dummy tables."""
    found: dict[object, HandRecord] = {}
    for board in boards:
        if board.deal_key not in found:
            found[board.deal_key] = _record(board)
    return list(found.values())


def _record(board: Board) -> HandRecord:
    try:
        table = table_of(board)
    except FormatError:
        return HandRecord(board, None, None)
    return HandRecord(board, table, par_of(board, table))


def hand_records_page(
    title: str,
    records: Sequence[HandRecord],
    back: tuple[str, str] | None = None,
    *,
    per_sheet: int = DEFAULT_PER_SHEET,
    paper: Paper = "A4",
) -> str:
    """Return hand records as an HTML page that prints ``per_sheet`` deals (one of `SHEETS`) to a sheet of ``paper``.

    The sheets are headed by event, site and date of the file, or else by ``title``. ``back`` is a link, as (words,
    address), to the page before it, if any.
    """
    shown = [shown_record(each) for each in records]
    return render(
        "web/hand_records.html.j2",
        title=title,
        heading=heading_of(each.board for each in records) or title,
        styles=page_styles("web/hand_records.css"),
        back=back,
        paper=paper,
        per_sheet=per_sheet,
        with_comments=per_sheet <= _MOST_WITH_COMMENTS,
        sheets=[shown[first:last] for first, last in _sheets(len(shown), per_sheet)],
    )


def _sheets(number: int, per_sheet: int) -> list[tuple[int, int]]:
    """Return the first deal of each sheet, and the one after its last.

    Sheets are full, unless the last one would have less than a row; then they share the deals, in whole rows.
    """
    columns = SHEETS[per_sheet]
    sheets = ceil(number / per_sheet)
    if sheets > 1 and 0 < number % per_sheet < columns:
        per_sheet = ceil(number / sheets / columns) * columns
    return [(first, min(first + per_sheet, number)) for first in range(0, number, per_sheet)]


def heading_of(boards: Iterable[Board]) -> str:
    """Return event, site and date of some boards: those that all boards share, if a tag has them."""
    values: dict[str, set[str]] = {}
    for board in boards:
        for name in _HEADING:
            if (value := board.tags.get(name, "").strip()) not in UNKNOWN:
                values.setdefault(name, set()).add(value)
    return ", ".join(value for name in _HEADING for value in values.get(name, ()) if len(values[name]) == 1)


def shown_record(record: HandRecord) -> dict[str, Any]:
    """Return a deal for the template ``web/hand_record.html.j2``."""
    board, table, par = record.board, record.table, record.par
    hands = dict(zip(Seat, board.determined_hands, strict=True))
    return {
        "name": board.name,
        "dealer": board.dealer.name.title(),
        "vulnerable": vulnerable(board.vulnerability),
        "hands": {
            str(seat).lower(): {
                "seat": seat.name.title(),
                "suits": [(symbol, "".join(rank for rank, _ in cards)) for symbol, cards in marked_suits(hand, {})],
            }
            for seat, hand in hands.items()
        },
        "points": [(str(seat).lower(), "" if hand is None else hand_points(hand)) for seat, hand in hands.items()],
        "strains": [strain.symbol for strain in reversed(STRAINS_UPWARDS)],
        "tricks": []
        if table is None
        else [(str(seat), [table[seat][strain] for strain in reversed(STRAINS_UPWARDS)]) for seat in TABLE_SEATS],
        "par": "" if par is None or table is None else par_in_short(par, table),
        "comments": [text for call, text in comments_on_auction(board) if not call],
    }
