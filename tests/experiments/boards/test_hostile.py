"""Files that were damaged at random are read or refused, and what is read of them can be written and read back."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from experiments.boards.board import Board, BoardFile
from experiments.boards.lin.reader import parse_lin
from experiments.boards.lin.writer import lin_fault, to_lin
from experiments.boards.pbn.reader import parse_pbn
from experiments.boards.pbn.writer import to_pbn
from tests.platforms import NEEDS_POSIX

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]
CLUB = (ROOT / "tests" / "data" / "club.pbn").read_text(encoding="utf-8")
SAMPLE = (ROOT / "experiments" / "data" / "sample.pbn").read_text(encoding="latin-1")
LIN = to_lin(parse_pbn(SAMPLE).boards[:4])
DEAL = '[Deal "N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75"]'
SYNTAX = '[]{}";|\\#=*^-+!?:.\n\r\t%\0\x1b é10'


def damaged(text: str, generator: np.random.Generator) -> str:
    """A text in which pieces were deleted, repeated, moved or exchanged for what the formats give a meaning."""
    for _ in range(int(generator.integers(1, 6))):
        start, end = sorted(int(at) for at in generator.integers(len(text) + 1, size=2))
        end = min(end, start + int(generator.choice((1, 3, 30, 300))))
        piece = text[start:end]
        kind = generator.integers(5)
        if kind == 0:
            text = text[:start] + text[end:]
        elif kind == 1:
            text = text[:end] + piece * int(generator.choice((1, 2, 100))) + text[end:]
        elif kind == 2:
            at = int(generator.integers(len(text) + 1))
            text = text[:at] + piece + text[at:]
        else:
            letters = "".join(SYNTAX[int(at)] for at in generator.integers(len(SYNTAX), size=int(kind)))
            text = text[:start] + letters + text[start + 1 :]
    return text


def told(board: Board) -> object:
    return board.hands, board.contract, board.plays, board.tricks, board.passed_out


def memory() -> int:
    """The most KiB that this process ever had."""
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most // 1024 if sys.platform == "darwin" else most


def check(text: str, is_lin: bool) -> BoardFile:
    read = parse_lin(text) if is_lin else parse_pbn(text)
    for board in read.boards:
        again = parse_pbn(to_pbn([board]))
        assert [told(each) for each in again.boards] == [told(board)], text
    fit = [board for board in read.boards if not lin_fault(board)]
    back = parse_lin(to_lin(fit))
    assert [(each.hands, each.contract) for each in back.boards] == [(each.hands, each.contract) for each in fit], text
    return read


@NEEDS_POSIX
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(1, 50))])
def test_damaged_files_are_read_or_refused(seed: int) -> None:
    generator = np.random.default_rng(seed)
    boards = problems = 0
    before = memory()
    for number in range(100):
        source = (CLUB, SAMPLE[:6000], LIN)[number % 3]
        text = damaged(source, generator)
        read = check(text, source is LIN)
        boards, problems = boards + len(read.boards), problems + len(read.problems)
    assert boards > 200
    assert problems > 50
    assert memory() - before < 500_000
