"""On the first page of an evening, other cards can be tried at each of the costliest decisions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ddsolver import Position, Solver
from experiments.boards.board import boards_by_id
from experiments.questions.evening.analysis import costliest, judge
from experiments.questions.evening.board_pages import with_results
from experiments.questions.evening.pages import evening_page
from experiments.questions.evening.session import session_of
from experiments.web.page_solver import PageSolver
from experiments.web.viewer import board_page
from tests.browser import NEEDS_BROWSER, chromium, errors, open_anew, resize, wait_for
from tests.experiments.questions.evening.test_evening import CONTRACT, DEAL, PLAYER, evening_of, played, tables

pytestmark = NEEDS_BROWSER


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as driver:
        yield driver


def says(details: Any, words: str) -> Callable[[Any], bool]:
    return lambda _: words in details.find_element("css selector", "[role=status]").text


def values(details: Any) -> dict[str, str]:
    buttons = details.find_elements("css selector", "button.card")
    return {each.get_attribute("data-card"): each.find_element("tag name", "small").text for each in buttons}


def solved(position: Position) -> dict[str, str]:
    """The values on a page: the declarer's tricks beside those that the contract needs."""
    won = position.tricks_won.of(CONTRACT.declarer) - CONTRACT.tricks_needed
    ours = position.to_play.same_side(CONTRACT.declarer)
    found = {}
    for card, tricks in Solver().card_values(position).items():
        value = won + (tricks if ours else position.tricks_left - tricks)
        found[str(card)] = f"+{value}" if value > 0 else f"\N{MINUS SIGN}{-value}" if value else "="
    return found


def test_any_card_can_be_tried_at_a_costly_decision(
    browser: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = played(5)
    judged = judge(board, PLAYER, 1)
    (named,) = tables(board)
    evening = evening_of(replace(named, judged=judged))
    path = tmp_path / "index.html"
    path.write_text(evening_page(evening), encoding="utf-8")
    worst = costliest(list(judged.costly), 5)[0]
    for width in (360, 1280):
        resize(browser, width)
        open_anew(browser, path.as_uri())
        details = browser.find_element("css selector", "details[data-decision]")
        details.find_element("tag name", "summary").click()
        position = Position(DEAL, CONTRACT.strain, CONTRACT.leader, board.plays[: worst.at])
        wait_for(browser, says(details, "to play"))
        assert values(details) == solved(position)
        line = position.play(position.legal()[0])
        details.find_element("css selector", f'button[data-card="{line.plays[-1]}"]').click()
        wait_for(browser, says(details, "played"))
        assert values(details) == solved(line)
        details.find_element("xpath", ".//button[text()='one card back']").click()
        assert values(details) == solved(position)
        assert browser.execute_script("return document.documentElement.scrollWidth") <= width
        assert errors(browser) == []
    monkeypatch.setattr("experiments.questions.evening.pages.page_solver", lambda: PageSolver("", "", "no linker"))
    path.write_text(evening_page(evening), encoding="utf-8")
    open_anew(browser, path.as_uri())
    details = browser.find_element("css selector", "details[data-decision]")
    details.find_element("tag name", "summary").click()
    wait_for(browser, says(details, "Other cards cannot be tried: no linker."))
    assert "North" in details.text


def test_decisions_that_are_opened_together_do_not_stop_each_other(browser: Any, tmp_path: Path) -> None:
    board = played(5)
    judged = judge(board, PLAYER, 1)
    (named,) = tables(board)
    path = tmp_path / "index.html"
    page = evening_page(evening_of(replace(named, judged=judged)))
    path.write_text(page, encoding="utf-8")
    open_anew(browser, path.as_uri())
    browser.execute_script(
        "document.querySelectorAll('details[data-decision]').forEach((each) => { each.open = true; })"
    )
    opened = browser.find_elements("css selector", "details[data-decision]")
    assert len(opened) == 5
    for details, worst in zip(opened, costliest(list(judged.costly), 5), strict=True):
        wait_for(browser, says(details, "to play"))
        assert values(details) == solved(Position(DEAL, CONTRACT.strain, CONTRACT.leader, board.plays[: worst.at]))
    assert errors(browser) == []


def test_figures_stay_on_one_line_beside_long_names(browser: Any, tmp_path: Path) -> None:
    tags = {seat: f"{seat} of a family with a long name" for seat in ("North", "East", "South", "West")}
    boards = [replace(played(at), tags=tags) for at in (0, 5)]
    path = tmp_path / "board.html"
    shown = with_results(session_of(boards_by_id(boards), scoring="matchpoints"), tables(*boards)[0].shown)
    path.write_text(board_page(shown), encoding="utf-8")
    resize(browser, 1000)
    open_anew(browser, path.as_uri())
    lines = """const range = document.createRange(); return [...document.querySelectorAll("td.number")].map(cell => {
        range.selectNodeContents(cell); return [cell.textContent, range.getClientRects().length]; });"""
    found = browser.execute_script(lines)
    assert ["100.0", 1] in found
    assert {rows for _, rows in found} <= {0, 1}


@pytest.mark.parametrize("width", [360, 1280])
def test_no_column_of_a_traveller_is_cut_off_whatever_the_pairs_are_called(
    browser: Any, tmp_path: Path, width: int
) -> None:
    names = {"North": "Wlodzimierz", "East": "communicator", "South": "babjee4079", "West": "Konarzewski"}
    board = replace(played(5), tags={"Scoring": "MP"} | names)
    evening = tables(board, board, board)
    judged = [replace(evening[0], judged=judge(board, PLAYER, 1)), *evening[1:]]
    path = tmp_path / "index.html"
    page = evening_page(evening_of(*judged))
    path.write_text(page, encoding="utf-8")
    resize(browser, width)
    open_anew(browser, path.as_uri())
    (traveller,) = browser.find_elements("css selector", ".traveller-table .wide")
    assert [each.text.split()[0] for each in traveller.find_elements("css selector", "th")][-1] == "lost"
    assert traveller.get_property("scrollWidth") <= traveller.get_property("clientWidth")
