from __future__ import annotations

from dataclasses import replace

from experiments.runs.rows import BoardKey, PlayedBoard

BOARD = PlayedBoard("3NT", 4, "payoff", "arbitrary", 9, 600, 1.5, 0.5, "SA SK", "", decisions="[]", program="1")


def test_boards_are_equal_if_they_were_played_alike_whatever_was_thought_and_by_which_version() -> None:
    assert replace(BOARD, decisions="[1]") == BOARD
    assert replace(BOARD, program="2") == BOARD
    assert replace(BOARD, play="SA SQ") != BOARD
    assert replace(BOARD, number=5) != BOARD


def test_the_key_of_a_board_leaves_out_what_was_played() -> None:
    assert BOARD.key == BoardKey("3NT", 4, "payoff", "arbitrary")
    assert BOARD.key == replace(BOARD, tricks=8).key
