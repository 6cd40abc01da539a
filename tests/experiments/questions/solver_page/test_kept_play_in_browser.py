"""The solver page keeps the play, the deal and the place of the keyboard, whatever a person does next."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote

import pytest

from agent.rules.contract import Contract
from ddsolver import Deal, Position
from experiments.boards.board import Board
from experiments.boards.lin.reader import parse_lin
from experiments.boards.lin.writer import to_lin
from experiments.boards.pbn.writer import to_pbn
from experiments.questions.solver_page.command import write_solver_page
from tests.browser import NEEDS_BROWSER, chromium, errors, open_anew, wait_for
from tests.experiments.questions.solver_page.test_solver_page_in_browser import (
    BOARD,
    DOUBLED,
    OTHER,
    expected_table,
    expected_values,
    has_par,
    has_played,
    link_of,
    paste,
    table,
    text,
    values,
)

pytestmark = NEEDS_BROWSER


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as driver:
        yield driver


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    return write_solver_page(tmp_path_factory.mktemp("solver"))[0].as_uri()


def board_in(link: str) -> Board:
    """The board in a link of the page; what follows ``#`` is the turn."""
    (board,) = parse_lin(unquote(link.partition("?lin=")[2].partition("#")[0])).boards
    return board


def shows(deal: str, browser: Any) -> bool:
    return bool(browser.find_element("id", "pbn").get_attribute("value") == deal)


def press(browser: Any, *keys: str) -> None:
    browser.switch_to.active_element.send_keys(*keys)


def test_a_file_can_be_opened_again(browser: Any, page: str, tmp_path: Path) -> None:
    open_anew(browser, page)
    file = tmp_path / "deal.txt"
    for deal in (OTHER.to_pbn(), BOARD.deal.to_pbn()):
        file.write_text(f"{deal}\n")
        browser.find_element("id", "file").send_keys(str(file))
        wait_for(browser, partial(shows, deal))
        assert len(browser.find_elements("css selector", "#board option")) == 1


def test_the_play_of_a_file_comes_back_with_its_contract(browser: Any, page: str) -> None:
    open_anew(browser, page)
    paste(browser, to_pbn([DOUBLED, replace(BOARD, name="4", contract=None, auction=None)]))
    wait_for(browser, partial(has_played, 4))
    browser.find_element("css selector", "#declarer option[value=N]").click()
    assert (has_played(0, browser), board_in(link_of(browser)).plays) == (True, ())
    for value in ("1", "0"):
        browser.find_element("css selector", f"#board option[value='{value}']").click()
    browser.find_element("id", "turn").click()
    browser.find_element("css selector", "#level option:nth-child(2)").click()
    assert has_played(0, browser)
    browser.find_element("css selector", "#declarer option[value=W]").click()  # South, before the board was turned
    assert has_played(4, browser)
    assert board_in(link_of(browser)).contract == Contract.parse("2SWx")
    assert board_in(link_of(browser)).plays == DOUBLED.plays
    assert text(browser, "where").startswith("before the first card")


def test_cards_without_a_contract_are_not_shown_in_a_proposed_one(browser: Any, page: str) -> None:
    lin = to_lin([replace(BOARD, contract=None, auction=None, plays=(), tricks=None)]).strip()
    open_anew(browser, f"{page}?lin={quote(f'{lin}pc|HJ|pc|H2|')}")
    assert text(browser, "fault") == "The play is left out: no contract is known."
    wait_for(browser, has_par)
    wait_for(browser, values)
    assert has_played(0, browser)
    assert errors(browser) == []


def test_the_address_names_the_deal_that_is_shown_as_soon_as_it_is_another(browser: Any, page: str) -> None:
    link = f"{page}?lin={quote(to_lin([DOUBLED]).strip())}"
    open_anew(browser, f"{link}#3")
    wait_for(browser, values)
    browser.find_element("id", "back").click()
    assert browser.current_url == f"{link}#2"  # with all that the link holds
    paste(browser, OTHER.to_pbn())
    wait_for(browser, partial(shows, OTHER.to_pbn()))
    wait_for(browser, values)
    assert browser.current_url == f"{link_of(browser)}#0"
    browser.find_element("css selector", "button.card").click()
    wait_for(browser, partial(has_played, 1))
    wait_for(browser, lambda _: len(board_in(link_of(browser)).plays) == 1)
    browser.find_element("css selector", "#vulnerable option[value=All]").click()
    assert browser.current_url == f"{link_of(browser)}#1"
    shown, where = board_in(browser.current_url), text(browser, "where").removeprefix("what if: ")
    assert (shown.deal, str(shown.vulnerability)) == (OTHER, "All")
    browser.refresh()
    wait_for(browser, partial(has_played, 1))
    assert (shows(OTHER.to_pbn(), browser), board_in(link_of(browser))) == (True, shown)
    wait_for(browser, lambda _: text(browser, "where") == where)
    assert errors(browser) == []


def test_a_browser_that_refuses_another_address_stops_nothing(browser: Any, page: str) -> None:
    open_anew(browser, page)
    browser.execute_script("history.replaceState = () => { throw new DOMException('', 'SecurityError'); }")
    paste(browser, to_pbn([DOUBLED]))
    wait_for(browser, partial(has_played, 4))
    browser.find_element("id", "last").click()
    assert text(browser, "where").startswith("trick 1, South played")
    paste(browser, OTHER.to_pbn())
    wait_for(browser, partial(shows, OTHER.to_pbn()))
    wait_for(browser, values)
    assert text(browser, "where").startswith("before the first card")
    assert errors(browser) == []


def focused(browser: Any) -> str:
    """The card or the card played that has the focus."""
    script = "const { card, turn } = document.activeElement.dataset; return card || turn || document.activeElement.id"
    return str(browser.execute_script(script))


def test_cards_are_played_and_stepped_through_by_keyboard_alone(browser: Any, page: str) -> None:
    from selenium.webdriver.common.keys import Keys

    contract = Contract.parse("1NTW")
    open_anew(browser, f"{page}?lin={quote(to_lin([of_deal(OTHER, contract)]).strip())}")
    position = Position(OTHER, contract.strain, contract.leader)
    wait_for(browser, partial(has_values, expected_values(position, contract)))
    browser.execute_script("document.querySelector('button.card').focus()")
    for _ in range(5):
        card = focused(browser)
        press(browser, Keys.ENTER)
        position = position.play(card)
        wait_for(browser, partial(has_values, expected_values(position, contract)))
        assert focused(browser) in values(browser)
    browser.execute_script("document.querySelector('#play button').focus()")
    for number in (1, 2, 3):
        press(browser, Keys.ENTER)
        assert (focused(browser), len(browser.find_elements("css selector", ".card.gone"))) == (str(number), number)
        press(browser, Keys.TAB)
    assert errors(browser) == []


def has_values(expected: dict[str, str], browser: Any) -> bool:
    return values(browser) == expected


def of_deal(deal: Deal, contract: Contract) -> Board:
    return replace(BOARD, hands=deal.hands, contract=contract, auction=None, plays=(), tricks=None)


def test_a_place_that_stays_is_not_read_out_again(browser: Any, page: str) -> None:
    from selenium.webdriver.common.keys import Keys

    open_anew(browser, page)
    paste(browser, to_pbn([DOUBLED]))
    wait_for(browser, partial(has_played, 4))
    browser.find_element("tag name", "body").send_keys(Keys.END)
    wait_for(browser, values)
    browser.execute_script(
        "window.texts = []; new MutationObserver(() => window.texts.push(document.getElementById('where').textContent))"
        ".observe(document.getElementById('where'), { childList: true, characterData: true, subtree: true })"
    )
    browser.find_element("tag name", "body").send_keys(Keys.END, Keys.END, Keys.ARROW_LEFT, Keys.END)
    assert len(browser.execute_script("return window.texts")) == 2


def test_random_deals_differ(browser: Any, page: str) -> None:
    open_anew(browser, page)
    found = set()
    for _ in range(3):
        browser.execute_script("document.getElementById('random').click()")
        found.add(browser.find_element("id", "pbn").get_attribute("value"))
    assert len({Deal.from_pbn(deal) for deal in found}) == 3


def test_a_deal_that_is_pasted_before_the_script_runs_is_shown(browser: Any, page: str) -> None:
    early = """new MutationObserver((_, observer) => {
        const field = document.getElementById("text");
        if (!field) return;
        field.value = %s;
        observer.disconnect();
    }).observe(document, { childList: true, subtree: true });"""
    source = {"source": early % json.dumps(OTHER.to_pbn())}
    added = browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", source)
    open_anew(browser, page)
    browser.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", added)
    assert browser.find_element("id", "pbn").get_attribute("value") == OTHER.to_pbn()
    assert browser.current_url.partition("#")[0] == link_of(browser)
    wait_for(browser, lambda _: table(browser) == expected_table(OTHER))
