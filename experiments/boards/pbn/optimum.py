"""Reads the double-dummy results and the par that a PBN file itself gives (PBN 2.1 section 5.4, and common tags)."""

from __future__ import annotations

import re

from agent.rules.contract import MOST_TRICKS
from ddsolver.cards import Seat, Strain
from ddsolver.errors import CardError
from experiments.boards.board import Board
from experiments.boards.double_dummy import LISTED, DDTable, is_whole
from experiments.boards.pbn.score import north_south_points
from experiments.boards.pbn.score_table import table_rows

_DIGITS = re.compile(r"[0-9a-dA-D]{20}")
_USUAL_COLUMNS = "Declarer;Denomination;Result"
"""The columns of a table that names none."""
LEAST_MADE = 7
"""The fewest tricks that make a contract."""


def listed_table(board: Board) -> DDTable | None:
    """Return all 20 double-dummy results that the file gives for a board; None if some are missing or unreadable.

    They come from the section OptimumResultTable, whose rows are usually ``N NT 9``, or else from the tag
    DoubleDummyTricks.
    """
    found: dict[Seat, dict[Strain, int]] = {seat: {} for seat in Seat}
    head = board.tags.get("OptimumResultTable", "") or _USUAL_COLUMNS
    for _, row in table_rows(head, board.sections.get("OptimumResultTable", ())):
        try:
            seat, strain, tricks = Seat.parse(row["declarer"]), Strain.parse(row["denomination"]), row["result"]
        except (CardError, KeyError):
            continue
        if tricks.isdecimal() and len(tricks) <= 2 and int(tricks) <= MOST_TRICKS:
            found[seat][strain] = int(tricks)
    digits = board.tags.get("DoubleDummyTricks", "").strip()
    if not any(found.values()) and _DIGITS.fullmatch(digits):
        for (seat, strain), digit in zip(LISTED, digits, strict=True):
            found[seat][strain] = int(digit, 16)
    return found if is_whole(found) else None


def has_only_makeable(table: DDTable) -> bool:
    """Return whether a table has a 0 or a 1 for every strain in which a declarer makes no contract.

    Some programs write such tables. They show which contracts make, but not by how much others fail.
    """
    below = [tricks for own in table.values() for tricks in own.values() if tricks < LEAST_MADE]
    return len(below) > 1 and len(set(below)) == 1 and below[0] <= 1


def listed_par(board: Board) -> int | None:
    """Return North-South's points of the tag OptimumScore, as in ``EW 400``; None if it has none."""
    return north_south_points(board.tags.get("OptimumScore", ""), None)
