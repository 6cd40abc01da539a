from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ddsolver.cards import Seat, Strain
from experiments.boards.double_dummy import table_of, tricks_text
from experiments.boards.files import read_file
from experiments.boards.pbn.optimum import listed_par, listed_table
from experiments.boards.pbn.reader import parse_pbn
from experiments.boards.pbn.writer import to_pbn

SAMPLE = Path(__file__).parents[4] / "experiments" / "data" / "sample.pbn"
DEAL = '[Board "1"]\n[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]\n'


def test_the_table_that_a_file_gives_is_the_one_that_was_written() -> None:
    (board,) = read_file(SAMPLE).boards[:1]
    table = table_of(board)
    (again,) = parse_pbn(to_pbn([replace(board, table=table)])).boards
    assert listed_table(again) == table
    (digits,) = parse_pbn(f'{DEAL}[DoubleDummyTricks "{tricks_text(table)}"]\n').boards
    assert listed_table(digits) == table


def test_the_columns_of_a_table_may_have_any_order() -> None:
    rows = "\n".join(f"{place % 14} {strain} {seat}" for seat in Seat for place, strain in enumerate(Strain))
    (found,) = parse_pbn(f'{DEAL}[OptimumResultTable "-Result;Denomination;Declarer"]\n{rows}').boards
    table = listed_table(found)
    assert table is not None
    assert [table[Seat.WEST][strain] for strain in Strain] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("row", ["N S 14", "N S", "Q S 9", "N X 9", "N S ?", ""])
def test_a_table_that_lacks_a_result_is_none(row: str) -> None:
    rows = [f"{seat} {strain} 7" for seat in Seat for strain in Strain if (seat, strain) != (Seat.NORTH, Strain.SPADES)]
    text = '[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]\n'
    (whole,) = parse_pbn(DEAL + text + "\n".join([*rows, "N S 9"])).boards
    found = listed_table(whole)
    assert found is not None
    assert (found[Seat.NORTH][Strain.SPADES], found[Seat.WEST][Strain.NOTRUMP]) == (9, 7)
    (board,) = parse_pbn(DEAL + text + "\n".join([*rows, row])).boards
    assert listed_table(board) is None


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("NS 420", 420), ("EW 400", -400), ("ew -50", 50), ("NS 0", 0), ("420", None), ("", None),
        ("EW -110 NS 110", 110), ("NS 100 EW 0", None), ("420 EW -420", None),
    ],
)  # fmt: skip
def test_the_par_is_that_of_north_south(text: str, points: int | None) -> None:
    (board,) = parse_pbn(f'{DEAL}[OptimumScore "{text}"]\n').boards
    assert listed_par(board) == points
