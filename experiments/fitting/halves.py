"""Halves of a file of boards: models are fitted to the deals with odd numbers, and tested on the other deals."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ddsolver.deal import Deal
from experiments.boards.board import Board
from experiments.boards.files import read_file


def half_of(path: Path, *, odd: bool) -> Iterator[Board]:
    """Yield the boards of the deals with odd numbers, or of those with even numbers.

    Deals are numbered from 1 in the order of the file. All tables of a deal are in the same half.
    """
    numbers: dict[Deal, int] = {}
    for board in read_file(path).boards:
        number = numbers.setdefault(board.deal, len(numbers) + 1)
        if number % 2 == odd:
            yield board
