"""Texts in PBN that tests read."""

from __future__ import annotations

from experiments.boards.board import Board
from experiments.boards.pbn.reader import parse_pbn

DEAL = '[Deal "N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75"]'


def one(text: str) -> Board:
    """Return the only board of a text that has nothing wrong."""
    read = parse_pbn(text)
    assert read.problems == ()
    assert len(read.boards) == 1
    return read.boards[0]


def problem(text: str) -> str:
    """Return the only problem of a text."""
    read = parse_pbn(text, "file.pbn")
    assert len(read.problems) == 1
    return str(read.problems[0])
