"""Sheets of hand records in a browser: everything stays in its frame, and a PDF has the sheets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from agent.rules.contract import Vulnerability
from ddsolver import Deal, Seat
from experiments.boards.board import Board
from experiments.web.hand_records import SHEETS, HandRecord, Paper, hand_records, hand_records_page
from experiments.web.printing import browser_for, print_page
from tests.browser import NEEDS_BROWSER, chromium, open_anew, resize

pytestmark = NEEDS_BROWSER
LONG = Deal.from_pbn("N:KQJT987654.A32.. A.KQJT987654.32. 32..AKQJT98765.4 ..4.AKQJT9876532")
"""Every hand has a suit of ten cards or more."""
PIXELS_A_MM = 96 / 25.4


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as driver:
        yield driver


def long_suits(number: int) -> list[HandRecord]:
    (record,) = hand_records([Board("24", LONG.hands, Seat.NORTH, Vulnerability.NORTH_SOUTH)])
    return [record] * number


@pytest.mark.parametrize(("paper", "width"), [("A4", 210), ("Letter", 215.9)])
def test_long_suits_stay_in_their_frames_on_every_sheet(
    browser: Any, tmp_path: Path, paper: Paper, width: float
) -> None:
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    resize(browser, int((width - 16) * PIXELS_A_MM))
    for number in SHEETS:
        path = tmp_path / f"{number}.html"
        path.write_text(hand_records_page("Club", long_suits(number), per_sheet=number, paper=paper), encoding="utf-8")
        open_anew(browser, path.as_uri())
        outside = browser.execute_script("""return [...document.querySelectorAll(".record")].filter((record) => {
          const frame = record.getBoundingClientRect();
          return [...record.querySelectorAll("div, p, td, b")].some((each) => {
            const box = each.getBoundingClientRect();
            return box.right > frame.right || box.left < frame.left || box.bottom > frame.bottom;
          });
        }).length""")
        assert outside == 0, (number, paper)
        heights = browser.execute_script(
            'return [...document.querySelectorAll(".sheet")].map((each) => [each.scrollHeight, each.clientHeight])'
        )
        assert all(scroll <= client for scroll, client in heights), (number, paper)
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})


def test_a_pdf_has_a_page_for_each_sheet(tmp_path: Path) -> None:
    path = tmp_path / "hands.pdf"
    print_page(hand_records_page("Club", long_suits(7), per_sheet=6), path, browser_for(path))
    content = path.read_bytes()
    assert content.startswith(b"%PDF-")
    assert b"/Count 2" in content
