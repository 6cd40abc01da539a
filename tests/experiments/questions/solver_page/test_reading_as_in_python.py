"""What real files have beside the plain notations: the solver page reads it as our programs do."""

from __future__ import annotations

import pytest

from experiments.boards.board import Board
from experiments.boards.files import parse_boards
from tests.experiments.questions.solver_page.test_reading_deals import FULL, expected, read
from tests.node import NEEDS_NODE

pytestmark = NEEDS_NODE


def assert_read_as_in_python(text: str) -> tuple[Board, ...]:
    """Check that the page reads the boards that Python reads, and return these."""
    boards = parse_boards(text, "text").boards
    assert read(text) == [{"boards": [expected(board) for board in boards], "faults": []}]
    return boards


GAME = f"""\
[Event "Club"]
[Board "4"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "{FULL}"]
[Declarer "S"]
[Contract "4H"]
[Auction "S"]
1H Pass 4H Pass
Pass Pass
[Play "W"]
S3 SJ SK S2
H7 HJ H2 H3
*
"""
NEXT = GAME.replace('"4"', '"5"').replace("H7 HJ H2 H3", "H7 HQ HA H8")


@pytest.mark.parametrize(
    "text",
    [
        GAME.replace("Pass Pass\n", 'Pass Pass\n[Note "1:five hearts"]\n[Note "2:six losers"]\n'),
        GAME.replace("\n*", '\n[Note "1:low"]\n[Note "2:high"]\n*'),
        GAME.replace('[Contract "4H"]', '[Contract ""]\n[Contract "4H"]'),
        GAME.replace('[Contract "4H"]', '[Contract "?"]\n[Declarer ""]\n[Contract "4H"]\n[Contract "5H"]'),
        GAME.replace('[Play "W"]', '\n[Site ""]\n\n[Play "W"]\n\n').replace("H7", "\nH7"),
        GAME.replace("H7", "% a directive\n; a comment\nH7"),
        GAME.replace("SK", "{good; better than any other card} SK"),
        GAME.replace("SK", "{good;\n\n[not a tag]\n% bad} SK$1! {a {brace} ; SA").replace("S2", "\nS2"),
        GAME.replace('[Play "W"]', '{The comment has no end\n[Play "W"]').replace("*", "{end}"),
    ],
    ids=["notes", "late notes", "empty", "unknown", "gaps", "lines", "semicolon", "long comment", "no brace"],
)
def test_all_that_may_stand_in_a_game_costs_no_card(text: str) -> None:
    for read_again in (text, f"{text}\n{NEXT}", *((text + NEXT).replace("\n", end) for end in ("\r\n", "\r"))):
        boards = assert_read_as_in_python(read_again)
        assert [board.name for board in boards] == ["4", "5"][: len(boards)]
        assert [len(board.plays) for board in boards] == [8] * len(boards)


@pytest.mark.parametrize(
    "text",
    [
        GAME + GAME.replace('[Event "Club"]\n[Board "4"]', '[Board "5"]\n[Event "Club"]'),
        f'{GAME}\n[Vulnerable "None"]\n[Dealer "E"]\n[Board "5"]\n[Deal "{FULL}"]',
        f'{GAME}\n[Result ""]\n[Result "10"]\n\n{NEXT.replace(FULL, "#")}',
        f'{GAME}\n[Board "5"]\n[Dealer "#"]\n[Deal "#"]\n\n[Board "6"]\n[Vulnerable "#"]\n[Deal "#"]\n[Dealer "#"]',
        f'[BOARD "4"]\n[DEALER "S"]\n[DEAL "{FULL}"]\n[CONTRACT "4H"]\n[DECLARER "S"]\n[PLAY "W"]\nS3 SJ SK S2',
        f'[Board "4"][Dealer "S"] [Deal "{FULL}"]\n[Board "5"] {{x}} [Deal "{FULL}"] [Dealer "N"]',
    ],
    ids=["board first", "other tag first", "again", "taken over", "capitals", "one line"],
)
def test_games_begin_where_they_do_in_python(text: str) -> None:
    assert_read_as_in_python(text)
