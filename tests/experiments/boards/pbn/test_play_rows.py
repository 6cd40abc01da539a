"""The rows of a Play section: where the cards end, and which comments and marks are kept after that."""

from __future__ import annotations

import pytest

from experiments.boards.pbn.game import Token
from experiments.boards.pbn.play import rows_of


@pytest.mark.parametrize(
    ("text", "cards", "marks", "remarks"),
    [
        ("SA S2 =1= {c} S3", "SA S2 S3 _", ["", "=1= {c}", ""], 0),
        ("{c} $1 SA", "SA _ _ _", [""], 0),
        ("SA - S3 + S5", "SA _ S3 _ S5 _ _ _", ["", "", ""], 0),
        ("SA S2 * S3 S4 S5", "SA S2 _ _", ["", ""], 0),
        ("SA S2 * =1= {c} S3", "SA S2 _ _", ["", "{c}"], 0),
        ("SA ^R S2 =1= {c} S3 {d}", "SA _ _ _", ["{c} {d}"], 1),
        ("SA ^R ^S S2", "SA _ _ _", [""], 1),
    ],
)
def test_cards_end_at_a_star_or_an_irregular_card_but_comments_stay(
    text: str, cards: str, marks: list[str], remarks: int
) -> None:
    found: list[str] = []
    rows, _ = rows_of([Token(word, 7) for word in text.split()], found)
    cells = [cell for row in rows for cell in row]
    assert " ".join("_" if cell is None else cell.token.text for cell in cells) == cards
    assert [" ".join(cell.marks) for cell in cells if cell is not None] == marks
    assert found == ["line 7: irregular card (^R); the cards before it are kept"] * remarks


def test_marks_before_the_first_card_belong_to_none() -> None:
    _, first = rows_of([Token("{c}", 1), Token("$1", 1), Token("SA", 1), Token("$2", 1)], [])
    assert first == ["{c}", "$1"]
