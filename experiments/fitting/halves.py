"""Halves of a file of boards: models are fitted to the deals with odd numbers, and tested on the other deals."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ddsolver.deal import Deal
from experiments.boards.board import Board
from experiments.boards.files import read_file


def half_of(path: Path, *, odd: bool) -> Iterator[Board]:
    """Yield the boards of the deals with odd numbers, or of those with even numbers.

    Deals are numbered from 1 in the order of the file. All tables of a deal are in the same half. So are deals with the
    same four hands in other seats, as files have them whose second room is turned: if one of them is odd, all are.
    """
    numbers: dict[Deal, int] = {}
    boards = read_file(path).boards
    for board in boards:
        numbers.setdefault(board.deal, len(numbers) + 1)
    seen = {hands_in_any_seats(deal) for deal, number in numbers.items() if number % 2}
    for board in boards:
        if (hands_in_any_seats(board.deal) in seen) == odd:
            yield board


def hands_in_any_seats(deal: Deal) -> frozenset[int]:
    """Return the four hands of a deal, in whatever seats."""
    return frozenset(deal.hands)
