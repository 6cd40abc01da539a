from __future__ import annotations

from dataclasses import replace

import pytest

from agent.rules.contract import Contract
from agent.rules.imps import imps
from experiments.boards.board import Board
from experiments.web.totals import imps_won, match_result, table_row
from experiments.web.viewer import ShownBoard, board_page, index_page
from tests.sample import SAMPLE


def table(board: Board, tricks: int, names: str, room: str = "") -> Board:
    north, east, south, west = tuple(names)
    tags = {"North": north, "East": east, "South": south, "West": west} | ({"Room": room} if room else {})
    return replace(board, contract=Contract.parse("4SS"), tricks=tricks, tags=tags)


def test_two_tables_of_a_deal_are_a_team_match() -> None:
    one, other = SAMPLE.boards[:2]
    boards = [
        table(one, 10, "ABCD", "Closed"),
        table(one, 9, "EFGH", "Open"),
        table(other, 10, "EFGH", "Open"),
        table(other, 10, "ABCD", "Closed"),
    ]
    result = match_result(boards)
    open_, closed = (boards[1].north_south_score or 0), (boards[0].north_south_score or 0)
    lost = imps(closed - open_)
    # The open room's North-South and the closed room's East-West are a team.
    assert result == f"B & D + E & G 0 IMPs, A & C + F & H {lost} IMPs (2 boards)"
    page = index_page("match", [(f"{place}.html", ShownBoard(board)) for place, board in enumerate(boards)])
    assert f"A &amp; C + F &amp; H {lost} IMPs" in page


def test_three_tables_are_no_team_match_and_each_has_its_imps() -> None:
    board = SAMPLE.boards[0]
    boards = [table(board, 10, "ABCD"), table(board, 9, "EFGH"), table(board, 11, "IJKL")]
    assert match_result(boards) == ""
    scores = [each.north_south_score or 0 for each in boards]
    assert imps_won(boards[0], boards) == (imps(scores[0] - scores[1]) + imps(scores[0] - scores[2])) / 2
    assert sum(imps_won(each, boards) or 0 for each in boards) == 0


@pytest.mark.parametrize(
    ("tags", "words"),
    [
        ({"Score": "A+/A-"}, "adjusted: 60.0 % / 40.0 %"),
        ({"Contract": "60-30"}, "adjusted: 60.0 % / 30.0 %"),
        ({"ScoreIMP": "NS 3 EW -3"}, "adjusted: 3.0 IMPs / -3.0 IMPs"),
        ({}, ""),
    ],
)
def test_an_adjusted_score_stands_in_the_place_of_the_contract_and_on_the_page_of_its_board(
    tags: dict[str, str], words: str
) -> None:
    board = replace(SAMPLE.boards[0], contract=None, tricks=None, plays=(), tags=tags)
    assert table_row(board).contract == words
    assert (f"<dt>Result</dt><dd>{words}</dd>" in board_page(ShownBoard(board))) is bool(words)


def test_a_record_with_an_adjusted_score_and_a_contract_is_compared_with_no_table() -> None:
    board = SAMPLE.boards[0]
    boards = [table(board, 10, "ABCD"), table(board, 9, "GHEF")]
    adjusted = replace(boards[1], tags={**boards[1].tags, "Score": "NS 60%"})
    row = table_row(adjusted, [boards[0], adjusted])
    assert (row.contract, row.result, row.score, row.won) == ("adjusted: 60.0 % / 40.0 %", "", "", "")
    assert table_row(boards[0], [boards[0], adjusted]).won == ""
    assert (bool(match_result(boards)), match_result([boards[0], adjusted])) == (True, "")
    page = board_page(ShownBoard(adjusted))
    assert "<dt>Result</dt><dd>adjusted: 60.0 % / 40.0 %</dd>" in page
    assert "<dt>At the table</dt>" in page
    won = replace(boards[1], tags={**boards[1].tags, "ScoreIMP": "NS 3 EW -3"})
    assert table_row(won, [boards[0], won]).won, "the IMPs that a result won adjust nothing"
    per_cents = [replace(each, tags={**each.tags, "Score": "NS 50%"}) for each in boards]
    assert table_row(per_cents[0], per_cents).won, "per cents at all tables are what the results won"


def test_partners_who_change_their_seats_are_the_same_pair() -> None:
    one, other = SAMPLE.boards[:2]
    boards = [table(one, 10, "ABCD"), table(one, 9, "EFGH"), table(other, 10, "CDAB"), table(other, 9, "GHEF")]
    assert match_result(boards).startswith("A & C + F & H ")


def test_a_player_on_both_sides_makes_no_team_match_and_one_table_no_result() -> None:
    board = SAMPLE.boards[0]
    assert match_result([table(board, 10, "ABAB"), table(board, 9, "CBCB")]) == ""
    assert match_result([table(board, 10, "ABCD")]) == ""
    assert match_result([]) == ""


def test_boards_of_hidden_hands_are_different_deals() -> None:
    (board, *_) = SAMPLE.boards
    names = dict.fromkeys(("North", "South"), "Ann") | dict.fromkeys(("East", "West"), "Bob")
    hidden = replace(board, hands=(None,) * 4, plays=(), contract=Contract.parse("1NTS"), tricks=7, tags=names)
    tags = dict.fromkeys(("North", "South"), "Cid") | dict.fromkeys(("East", "West"), "Dan")
    other = replace(hidden, tricks=9, tags=tags)
    assert match_result([hidden, other])
    assert not match_result([hidden, replace(other, name="another")])
