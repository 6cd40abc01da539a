"""Hand records: the deals of a session as a page to print, four to a sheet, with the contracts that make."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from agent.rules.auction import STRAINS_UPWARDS
from agent.rules.constraints import high_card_points
from agent.rules.par import Par
from ddsolver.cards import Seat, Strain
from experiments.boards.board import Board
from experiments.boards.double_dummy import DDTable, par_of, par_results, table_of
from experiments.errors import FormatError
from experiments.show.board import marked_suits, signed, vulnerable
from experiments.show.rendering import render, template_source

_BOOK = 6
_AREAS = {Seat.NORTH: "n", Seat.EAST: "e", Seat.SOUTH: "s", Seat.WEST: "w"}
_PER_SHEET = 4


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


def makeable(table: DDTable) -> list[tuple[str, list[str]]]:
    """Return, for each side, the highest contract that makes in each strain, as in ``4♠``, or ``3NT N`` for one hand.

    Notrump comes first, then spades down to clubs. A side that makes nothing has an empty list.
    """
    sides = (("N-S", (Seat.NORTH, Seat.SOUTH)), ("E-W", (Seat.EAST, Seat.WEST)))
    return [
        (name, [text for strain in reversed(STRAINS_UPWARDS) for text in _in_strain(table, seats, strain)])
        for name, seats in sides
    ]


def _in_strain(table: DDTable, seats: Sequence[Seat], strain: Strain) -> list[str]:
    """Return the highest contract of a side in a strain; of two hands that make differently, one for each."""
    levels = {seat: table[seat][strain] - _BOOK for seat in seats}
    one, other = levels.values()
    if one == other:
        return [f"{one}{strain.symbol}"] if one > 0 else []
    return [f"{level}{strain.symbol} {seat}" for seat, level in levels.items() if level > 0]


def hand_records_page(title: str, records: Sequence[HandRecord], back: tuple[str, str] | None = None) -> str:
    """Return hand records as an HTML page; ``back`` is a link, as (words, address), to the page before it, if any."""
    return render(
        "web/hand_records.html.j2",
        title=title,
        styles=template_source("show/page.css") + template_source("web/hand_records.css"),
        back=back,
        sheets=[
            [_shown(each) for each in records[start : start + _PER_SHEET]]
            for start in range(0, len(records), _PER_SHEET)
        ],
    )


def _shown(record: HandRecord) -> dict[str, object]:
    board, table, par = record.board, record.table, record.par
    contracts = [] if par is None or table is None else par_results(par, table)
    return {
        "name": board.name,
        "facts": f"Dealer {board.dealer.name.title()}, {vulnerable(board.vulnerability)}",
        "hands": [
            (seat.name.title(), _AREAS[seat], int(high_card_points(np.array(hand))), marked_suits(hand, {}))
            for seat in Seat
            if (hand := board.determined_hands[seat]) is not None
        ],
        "makes": [] if table is None else makeable(table),
        "par": "" if par is None else f"{signed(par.score)} ({', '.join(contracts) or 'passed out'})",
    }
