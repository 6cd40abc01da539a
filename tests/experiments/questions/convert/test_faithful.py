"""A file is read again after it is written: other cards, or another number of boards, are an error."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from experiments.boards import files
from experiments.boards.board import Board
from experiments.boards.pbn.writer import PbnWriter
from tests.command import declarer

SAMPLE = Path(__file__).parents[4] / "experiments" / "data" / "sample.pbn"


def turned(board: Board) -> list[Board]:
    north, east, south, west = board.hands
    return [replace(board, hands=(east, north, south, west))] if board.name == "16" else [board]


def without(name: str) -> Callable[[Board], list[Board]]:
    return lambda board: [] if board.name == name else [board]


def twice(board: Board) -> list[Board]:
    return [board] * (2 if board.name == "16" else 1)


@pytest.mark.parametrize(
    ("change", "is_wrong"),
    [(turned, True), (without("1"), True), (without("16"), True), (twice, True), (without("17"), False)],
    ids=["other cards", "no first board", "no last board", "last board twice", "nothing changed"],
)
def test_a_file_with_other_boards_than_were_read_is_an_error(
    change: Callable[[Board], list[Board]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *, is_wrong: bool
) -> None:
    class Unfaithful(PbnWriter):
        def add(self, part: Board | str) -> None:
            assert isinstance(part, Board)
            for board in change(part):
                super().add(board)

    monkeypatch.setattr(files, "PbnWriter", Unfaithful)
    done = declarer("convert", SAMPLE, tmp_path / "new.pbn")
    assert done.returncode == is_wrong
    assert ("reading it again gives other boards" in done.stderr) == is_wrong
    assert "lost or changed" not in done.stderr
