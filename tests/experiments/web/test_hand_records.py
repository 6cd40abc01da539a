"""Hand records: every deal once, four to a sheet, with what makes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np

from agent.rules.contract import Vulnerability
from ddsolver import Deal, Seat, Strain
from experiments.boards.board import Board
from experiments.boards.files import write_file
from experiments.web.hand_records import hand_records, hand_records_page, makeable
from tests.command import declarer
from tests.pages import Page
from tests.strategies import random_deal

DEAL = Deal.from_pbn("N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75")


def boards(number: int) -> list[Board]:
    generator = np.random.default_rng(3)
    deals = [random_deal(generator, 13) for _ in range(number)]
    return [Board(str(at), deal.hands, Seat.NORTH, Vulnerability.NONE) for at, deal in enumerate(deals, start=1)]


def test_tables_of_one_deal_are_one_record() -> None:
    board = Board("1", DEAL.hands, Seat.NORTH, Vulnerability.NONE)
    records = hand_records(
        [board, replace(board, name="1", tricks=9), replace(board, vulnerability=Vulnerability.BOTH)]
    )
    assert [each.board.vulnerability for each in records] == [Vulnerability.NONE, Vulnerability.BOTH]


def test_the_contracts_that_make_are_those_of_the_table() -> None:
    tricks = dict.fromkeys(Strain, 6)
    table = {seat: dict(tricks) for seat in Seat}
    assert makeable(table) == [("N-S", []), ("E-W", [])]
    table[Seat.NORTH][Strain.SPADES] = table[Seat.SOUTH][Strain.SPADES] = 10
    table[Seat.NORTH][Strain.NOTRUMP], table[Seat.SOUTH][Strain.NOTRUMP] = 9, 8
    table[Seat.EAST][Strain.CLUBS] = 7
    assert makeable(table) == [("N-S", ["3NT N", "2NT S", "4♠"]), ("E-W", ["1♣ E"])]


def test_a_sheet_has_four_deals() -> None:
    page = hand_records_page("Club <1>", hand_records(boards(5)), back=("evening", "index.html"))
    assert Page(page).open == []
    assert page.count('<section class="sheet">') == 2
    assert page.count('<article class="record">') == 5
    assert page.split('<section class="sheet">')[1].count('<article class="record">') == 4
    assert "Club &lt;1&gt;" in page
    assert page.count("N-S make") == 5


def test_hidden_hands_are_shown_without_contracts() -> None:
    hidden = Board("1", (DEAL.hands[0], None, None, None), Seat.EAST, Vulnerability.BOTH)
    page = hand_records_page("Club", hand_records([hidden]))
    assert page.count('<div class="hand"') == 1
    assert "Dealer East, all vulnerable" in page
    assert "make</dt>" not in page


def test_a_fourth_hand_that_the_others_determine_is_printed() -> None:
    north, east, south, _ = DEAL.hands
    page = hand_records_page(
        "Club", hand_records([Board("1", (north, east, south, None), Seat.EAST, Vulnerability.BOTH)])
    )
    assert page.count('<div class="hand"') == 4
    assert "make</dt>" in page


def test_the_command_writes_hand_records(tmp_path: Path) -> None:
    path = tmp_path / "club.pbn"
    write_file(path, boards(2))
    ran = declarer("show", path, "--hands", "-o", tmp_path / "new" / "hands.html")
    assert (ran.returncode, "2 deals in " in ran.stderr) == (0, True)
    assert "Board 2" in (tmp_path / "new" / "hands.html").read_text(encoding="utf-8")
    folder = declarer("show", path, "--hands", "-o", tmp_path / "hands")
    assert folder.returncode == 2
    assert "must end in .html" in " ".join(folder.stderr.split())


def test_the_index_of_boards_leads_to_the_hand_records(tmp_path: Path) -> None:
    path = tmp_path / "club.pbn"
    write_file(path, boards(2))
    assert declarer("show", path, "-o", tmp_path / "pages").returncode == 0
    assert "hands.html" in Page((tmp_path / "pages" / "index.html").read_text(encoding="utf-8")).links
    hands = (tmp_path / "pages" / "hands.html").read_text(encoding="utf-8")
    assert '<a href="index.html">all boards</a>' in hands
