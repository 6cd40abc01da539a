"""Boards as the text of a LIN file."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from experiments.boards.board import Board
from experiments.boards.files import write_file


def lin_file(boards: Iterable[Board]) -> str:
    """Return the text of a LIN file with these boards, with a line about each event."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "boards.lin"
        write_file(path, boards)
        return path.read_text(encoding="utf-8")
