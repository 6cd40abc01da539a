"""Hand records: every deal once, on sheets of the size that is asked for, with double-dummy tricks and par."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from agent.rules.auction import STRAINS_UPWARDS
from agent.rules.contract import Vulnerability
from ddsolver import Deal, Seat
from experiments.boards.board import Board, Commentary
from experiments.boards.files import write_file
from experiments.errors import StoreError
from experiments.show.board import par_in_short
from experiments.web import printing
from experiments.web.hand_records import hand_records, hand_records_page
from experiments.web.site import MOST_PAGES
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


def sheets(page: str) -> list[int]:
    """The number of records on each sheet."""
    return [each.count('<article class="record"') for each in page.split('<section class="sheet"')[1:]]


def test_a_sheet_has_four_deals_unless_another_number_is_asked_for() -> None:
    records = hand_records(boards(5))
    page = hand_records_page("Club <1>", records, back=("evening", "index.html"))
    assert Page(page).open == []
    assert sheets(page) == [4, 1]
    assert "Club &lt;1&gt;" in page
    assert "size: A4 portrait" in page
    letter = hand_records_page("Club", records, per_sheet=36, paper="Letter")
    assert sheets(letter) == [5]
    assert "size: Letter portrait" in letter


@pytest.mark.parametrize(
    ("number", "per_sheet", "expected"),
    [
        (26, 12, [9, 9, 8]),
        (24, 12, [12, 12]),
        (27, 12, [12, 12, 3]),
        (37, 36, [20, 17]),
        (5, 4, [4, 1]),
        (3, 1, [1] * 3),
    ],
)
def test_no_sheet_has_less_than_a_row_if_the_sheets_can_share(number: int, per_sheet: int, expected: list[int]) -> None:
    (record,) = hand_records(boards(1))
    assert sheets(hand_records_page("Club", [record] * number, per_sheet=per_sheet)) == expected


def test_a_record_has_the_double_dummy_grid_and_par_as_players_say_it() -> None:
    page = hand_records_page("Club", hand_records(boards(1)))
    (record,) = hand_records(boards(1))
    assert record.table is not None
    assert record.par is not None
    for seat in Seat:
        cells = "".join(f"<td>{record.table[seat][strain]}</td>" for strain in reversed(STRAINS_UPWARDS))
        assert f'<th scope="row">{seat}</th>{cells}' in page
    assert f"Par {par_in_short(record.par, record.table)}</p>" in page


def test_event_site_and_date_head_the_sheets_if_all_boards_share_them() -> None:
    first, second = boards(2)
    tags = {"Event": "Spring cup", "Site": "?", "Date": "2026.11.02"}
    shared = [replace(first, tags=tags), replace(second, tags=tags | {"Site": ""})]
    assert "<h1>Spring cup, 2026.11.02</h1>" in hand_records_page("club", hand_records(shared))
    differ = [replace(first, tags=tags), replace(second, tags=tags | {"Event": "Teams"})]
    assert "<h1>2026.11.02</h1>" in hand_records_page("club", hand_records(differ))


def test_comments_of_the_file_are_printed_where_a_sheet_has_room() -> None:
    commented = replace(boards(1)[0], commentary=Commentary(around={"Deal": ("{A hand for !S fans}",)}))
    records = hand_records([commented])
    assert "A hand for ♠ fans" in hand_records_page("Club", records, per_sheet=12)
    assert "fans" not in hand_records_page("Club", records, per_sheet=18)


def test_hidden_hands_are_shown_without_contracts() -> None:
    hidden = Board("1", (DEAL.hands[0], None, None, None), Seat.EAST, Vulnerability.BOTH)
    page = hand_records_page("Club", hand_records([hidden]))
    assert page.count("♠") == 1, "of the only hand"
    assert "East deals" in page
    assert "all vulnerable" in page
    assert 'class="grid"' not in page


def test_a_fourth_hand_that_the_others_determine_is_printed() -> None:
    north, east, south, _ = DEAL.hands
    page = hand_records_page(
        "Club", hand_records([Board("1", (north, east, south, None), Seat.EAST, Vulnerability.BOTH)])
    )
    assert page.count("<div><b") == 16, "four suits of four hands"
    assert 'class="grid"' in page


def test_the_command_writes_hand_records(tmp_path: Path) -> None:
    path = tmp_path / "club.pbn"
    write_file(path, boards(2))
    ran = declarer("show", path, "--hands", "-o", tmp_path / "new" / "hands.html")
    assert (ran.returncode, "2 deals in " in ran.stderr) == (0, True)
    assert "Board 2" in (tmp_path / "new" / "hands.html").read_text(encoding="utf-8")
    folder = declarer("show", path, "--hands", "-o", tmp_path / "hands")
    assert folder.returncode == 2
    assert "must end in .html or .pdf" in " ".join(folder.stderr.split())


def test_sheets_have_a_number_of_deals_and_a_paper(tmp_path: Path) -> None:
    path, hands = tmp_path / "club.pbn", tmp_path / "hands.html"
    write_file(path, boards(2))
    ran = declarer("show", path, "--hands", "--per-sheet", "36", "--paper", "letter", "-o", hands)
    assert ran.returncode == 0
    assert '<body class="records letter per-36">' in hands.read_text(encoding="utf-8")
    wrong = declarer("show", path, "--hands", "--per-sheet", "5")
    assert "'5' is no number of deals on a sheet (choose 1, 4, 6, 12, 18 or 36)" in " ".join(wrong.stderr.split())
    alone = declarer("show", path, "--per-sheet", "4")
    assert "it only applies to hand records, with --hands" in " ".join(alone.stderr.split())


def test_hand_records_of_a_long_file_are_complete(tmp_path: Path) -> None:
    path, hands = tmp_path / "club.pbn", tmp_path / "hands.html"
    (one,) = boards(1)
    write_file(path, [*(replace(one, tricks=None) for _ in range(MOST_PAGES)), *boards(2)])
    assert declarer("show", path, "--hands", "-o", hands).returncode == 0
    assert hands.read_text(encoding="utf-8").count('<article class="record"') == 2


def test_without_a_browser_one_line_says_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(printing, "_ELSEWHERE", ())
    monkeypatch.setenv("PATH", str(tmp_path))
    path = tmp_path / "club.pbn"
    path.write_text("no file that can be read, for the browser is missing first", encoding="utf-8")
    refused = declarer("show", path, "--hands", "-o", tmp_path / "hands.pdf")
    assert (refused.returncode, refused.stderr.count("\n")) == (1, 1)
    assert "no browser is installed" in refused.stderr
    assert "write hands.html and print it" in refused.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="the false browser is a script")
@pytest.mark.parametrize(("does", "message"), [("sleep 60", "did not print"), ("echo no display >&2", "no display")])
def test_a_browser_that_hangs_or_fails_is_reported_in_time(does: str, message: str, tmp_path: Path) -> None:
    browser = tmp_path / "chromium"
    browser.write_text(f"#!/bin/sh\nexec {does}\n")
    browser.chmod(0o755)
    with pytest.raises(StoreError, match=message):
        printing.print_page("<p>", tmp_path / "hands.pdf", str(browser), seconds=0.5)
    assert not (tmp_path / "hands.pdf").exists()


def test_the_index_of_boards_leads_to_the_hand_records(tmp_path: Path) -> None:
    path = tmp_path / "club.pbn"
    write_file(path, boards(2))
    assert declarer("show", path, "-o", tmp_path / "pages").returncode == 0
    assert "hands.html" in Page((tmp_path / "pages" / "index.html").read_text(encoding="utf-8")).links
    hands = (tmp_path / "pages" / "hands.html").read_text(encoding="utf-8")
    assert '<a href="index.html">all boards</a>' in hands
