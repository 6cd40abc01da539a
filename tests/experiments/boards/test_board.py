from __future__ import annotations

import re
from dataclasses import replace

import pytest

from agent.rules.auction import Auction
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Deal, Seat
from experiments.boards.board import Board, BoardFile, table_names
from experiments.boards.double_dummy import csv_row, par_contracts_text, table_of, tricks_text
from experiments.boards.pbn.reader import parse_pbn
from experiments.errors import FormatError
from experiments.web.totals import pairs_of
from tests.oracle import dds_table

DEAL = Deal.from_pbn("N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75")


def board(*hidden: Seat, contract: str | None = "3NTE", tricks: int | None = 8, passed_out: bool = False) -> Board:
    hands = [None if seat in hidden else hand for seat, hand in zip(Seat, DEAL.hands, strict=True)]
    return Board(
        "7",
        (hands[0], hands[1], hands[2], hands[3]),
        Seat.NORTH,
        Vulnerability.EAST_WEST,
        contract=None if contract is None else Contract.parse(contract),
        tricks=tricks,
        passed_out=passed_out,
    )


def test_the_score_is_north_souths_whoever_declares() -> None:
    assert board().north_south_score == 100
    assert board(contract="3NTN", tricks=9).north_south_score == 400
    assert board(tricks=None).north_south_score is None
    assert board(contract=None).north_south_score is None
    assert board(contract=None, tricks=None, passed_out=True).north_south_score == 0


def test_players_named_by_a_question_mark_or_a_dash_are_unknown_also_in_travellers() -> None:
    tags = {"North": "?", "South": " Ann ", "East": "-", "West": "?"}
    assert [replace(board(), tags=tags).player(seat) for seat in Seat] == ["", "", "Ann", ""]
    assert pairs_of(replace(board(), tags=tags)) == ("Ann", "")


@pytest.mark.slow
def test_one_hidden_hand_is_filled_in_and_two_are_not() -> None:
    for seat in Seat:
        assert board(seat).deal == DEAL
        assert table_of(board(seat)) == dds_table(DEAL)
    with pytest.raises(FormatError, match="board 7 hides the hands of East, West; all four are needed"):
        _ = board(Seat.EAST, Seat.WEST).deal


def test_where_a_hand_has_too_few_cards_that_is_said_and_not_that_another_is_missing() -> None:
    hands = (DEAL.hands[0], DEAL.hands[1], DEAL.hands[2] & (DEAL.hands[2] - 1), None)
    with pytest.raises(FormatError, match="board 7: South has 12 cards, not 13; West's hand is missing"):
        _ = replace(board(), hands=hands).deal


def test_alerts_and_notes_are_numbered() -> None:
    auction = Auction("N", "1NT {15-17} Pass 2C {Stayman} Pass 2D {15-17}")
    alerted = Board("1", DEAL.hands, Seat.NORTH, Vulnerability.NONE, auction=auction)
    assert alerted.alerts == {0: "15-17", 2: "Stayman", 4: "15-17"}
    assert alerted.notes == {"15-17": 1, "Stayman": 2}
    assert (board().alerts, board().notes) == ({}, {})


def test_a_file_finds_boards_by_name_and_lists_twenty() -> None:
    boards = tuple(Board(str(number), DEAL.hands, Seat.NORTH, Vulnerability.NONE) for number in range(1, 23))
    assert BoardFile(boards, ()).find("21") is boards[20]
    listed = ", ".join(str(number) for number in range(1, 21))
    with pytest.raises(FormatError, match=rf"no board '99' \(choose from {listed} and 2 more\)"):
        BoardFile(boards, ()).find("99")
    with pytest.raises(FormatError, match=rf"\(choose from {listed}\)"):
        BoardFile(boards[:20], ()).find("99")
    with pytest.raises(FormatError, match="choose from none"):
        BoardFile((), ()).find("99")


def test_tables_of_a_board_are_found_by_name_and_number() -> None:
    names = ("7", "8", "7", "7")
    boards = tuple(Board(name, DEAL.hands, Seat.NORTH, Vulnerability.NONE, tricks=at) for at, name in enumerate(names))
    assert table_names(boards) == ["7", "8", "7 (2)", "7 (3)"]
    read = BoardFile(boards, ())
    assert [read.find(name).tricks for name in ("7", "7 (2)", "7 (3)", "8")] == [0, 2, 3, 1]
    with pytest.raises(FormatError, match=re.escape("(choose from 7, 8, 7 (2), 7 (3))")):
        read.find("7 (4)")


def test_tables_are_listed_by_north_south_east_west_from_notrump_down() -> None:
    table = dds_table(DEAL)
    assert tricks_text(table) == "9978a9978a3455334553"
    assert csv_row(board(), table)[:6] == ["7", Seat.NORTH, Vulnerability.EAST_WEST, 9, 9, 7]
    assert csv_row(board(), table)[-2:] == [400, "3NTN= 3NTS="]


@pytest.mark.parametrize(
    ("contracts", "text"),
    [
        (("3NTN", "3NTS"), "NS 3N="),
        (("2NTN", "1NTS"), "NS 2N+1; NS 1N+2"),
        (("4HEx",), "EW 4HX-5"),
        ((), ""),
    ],
)
def test_par_contracts_are_written_once_a_side_with_overtricks_or_undertricks(
    contracts: tuple[str, ...], text: str
) -> None:
    from agent.rules.par import Par

    result = Par(0, tuple(Contract.parse(contract) for contract in contracts))
    assert par_contracts_text(result, dds_table(DEAL)) == text


PROBLEM = """\
[Board "7<b>"]
[Dealer "S"]
[Vulnerable "NS"]
[Deal "S:- QJ95.T98743.K4.Q A764.652.AQ73.43 -"]
[Declarer "E"]
[Contract "3NT"]
[Result "8"]
[Auction "S"]
Pass Pass Pass 3NT
Pass Pass Pass
"""


def test_a_board_shows_itself_as_text_and_in_notebooks_with_hidden_hands_hidden() -> None:
    board = parse_pbn(PROBLEM).boards[0]
    lines = board.diagram().splitlines()
    assert lines[0] == "Board 7<b>, dealer South, NS vulnerable"
    assert lines[2].strip() == "♠ A764"
    assert lines[6] == "♠ QJ95                      hidden"
    assert lines[-2:] == ["Auction: Pass Pass Pass 3NT Pass Pass Pass", "Contract: 3NTE, 8 tricks"]
    assert board.diagram().count("hidden") == 2
    html = board._repr_html_()
    assert "<b>Board 7&lt;b&gt;, dealer South, NS vulnerable</b>" in html
    assert html.count("hidden") == 2
    assert "3NTE, 8 tricks" in html
    passed = parse_pbn(PROBLEM.replace("3NT", "Pass").replace("Pass Pass Pass Pass\nPass Pass Pass", "AP")).boards[0]
    assert "Contract" not in passed.diagram()
