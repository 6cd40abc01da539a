"""Halves of a file of boards: deals with odd numbers are fitted to, and deals with even numbers test the fit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ddsolver.deal import Deal
from experiments.boards.board import Board
from experiments.boards.files import read_file


def half_of(path: Path, *, odd: bool) -> Iterator[Board]:
    """Yield the boards of a file whose deals have odd, or even, numbers; all tables of a deal are in the same half."""
    numbers: dict[Deal, int] = {}
    for board in read_file(path).boards:
        number = numbers.setdefault(board.deal, len(numbers) + 1)
        if number % 2 == odd:
            yield board
