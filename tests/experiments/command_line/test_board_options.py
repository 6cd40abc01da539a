"""Boards that a command reads: from files, or from standard input."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from experiments.command_line.board_options import read_matches

SAMPLE = Path(__file__).parents[3] / "experiments" / "data" / "sample.pbn"


def test_boards_of_a_match_are_named_after_their_file_or_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(SAMPLE.read_bytes())))
    matches = read_matches([SAMPLE, Path("-")]).boards
    assert [(name, len(boards)) for name, boards in matches] == [("sample", 16), ("standard input", 16)]
