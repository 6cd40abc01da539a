"""The pages used for real, in headless Chromium; skipped where that is not installed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from agent.rules.contract import Contract
from ddsolver import Card, Position, Solver
from experiments.competitions.match.settings import MatchRun
from experiments.runs.deals import file_deals
from experiments.runs.records import board_of
from experiments.runs.store import Store
from experiments.web.page_solver import PageSolver
from experiments.web.viewer import Note, ShownBoard, board_page, index_page
from tests.browser import NEEDS_BROWSER, chromium, errors, open_anew, resize
from tests.played_match import play_match
from tests.sample import SAMPLE

pytestmark = NEEDS_BROWSER


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as driver:
        yield driver


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> ShownBoard:
    settings = MatchRun(declarers=("monte-carlo:samples=6",), defenders=("arbitrary",), seed=1, decisions=True)
    with Store(tmp_path_factory.mktemp("match"), create=True) as store:
        play_match(settings, file_deals(SAMPLE.boards[2:3])[0], store)
        (played,) = store.boards()
        deal = store.deals()[played.source, played.number]
        return ShownBoard(board_of(deal, played), json.loads(store.decisions(played.key)))


@pytest.fixture(scope="module")
def page(shown: ShownBoard, tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("page") / "board.html"
    path.write_text(board_page(shown), encoding="utf-8")
    return path.as_uri()


def press(browser: Any, key: str) -> None:
    browser.find_element("tag name", "body").send_keys(key)


def test_all_52_cards_can_be_stepped_through_and_back(browser: Any, page: str, shown: ShownBoard) -> None:
    from selenium.webdriver.common.keys import Keys

    open_anew(browser, page)
    body = browser.find_element("tag name", "body")
    read_state = """
        const cards = [...document.querySelectorAll(".card.next")].map((card) => card.dataset.card);
        return [document.getElementById("where").innerText, document.querySelectorAll(".card.gone").length, cards];
    """
    for turn in range(52):
        where, gone, following = browser.execute_script(read_state)  # at once, because each question takes 50 ms
        assert ("before the first card" in where) == (turn == 0)
        assert gone == turn
        assert following == [str(shown.board.plays[turn])]
        body.send_keys(Keys.ARROW_RIGHT)
    assert len(browser.find_elements("css selector", ".card.gone")) == 52
    assert browser.find_element("id", "forward").get_attribute("disabled") is not None
    ours = shown.board.tricks or 0
    assert f"{ours}\N{EN DASH}{13 - ours}" in browser.find_element("id", "trick").text
    for key, turn in ((Keys.ARROW_LEFT, 51), (Keys.ARROW_UP, 48), (Keys.HOME, 0), (Keys.ARROW_DOWN, 4), (Keys.END, 52)):
        press(browser, key)
        assert len(browser.find_elements("css selector", ".card.gone")) == turn
    assert errors(browser) == []


def test_the_values_shown_are_the_solvers(browser: Any, page: str, shown: ShownBoard) -> None:
    board = shown.board
    assert board.contract is not None
    open_anew(browser, f"{page}#9")
    position = Position(board.deal, board.contract.strain, board.contract.leader, board.plays[:9])
    before = position.tricks_won.of(board.contract.declarer) - board.contract.tricks_needed
    left = 13 - sum(position.tricks_won)
    ours = position.to_play.same_side(board.contract.declarer)
    for card, tricks in Solver().card_values(position).items():
        value = before + (tricks if ours else left - tricks)
        text = "=" if value == 0 else f"+{value}" if value > 0 else f"\N{MINUS SIGN}{-value}"
        element = browser.find_element("css selector", f'[data-card="{card}"] small')
        assert element.text == text, card


def test_buttons_and_the_list_of_the_play_lead_to_their_moment(browser: Any, page: str) -> None:
    open_anew(browser, page)
    browser.find_element("id", "forward").click()
    browser.find_element("id", "forward").click()
    assert len(browser.find_elements("css selector", ".card.gone")) == 2
    browser.find_elements("css selector", "#play button")[20].click()
    assert len(browser.find_elements("css selector", ".card.gone")) == 21
    browser.find_element("id", "first").click()
    assert browser.find_elements("css selector", ".card.gone") == []


def test_what_the_declarer_thought_is_shown_at_its_turn(browser: Any, page: str, shown: ShownBoard) -> None:
    turn = next(turn for turn, each in enumerate(shown.decisions) if len(each["candidates"]) > 1 and turn % 2)
    open_anew(browser, f"{page}#{turn}")
    text = browser.find_element("id", "decision").text
    assert "based on" in text
    rows = browser.find_elements("css selector", "#decision tbody tr")
    assert len(rows) == len(shown.decisions[turn]["candidates"])


@pytest.mark.parametrize("width", [360, 1280])
def test_nothing_is_cut_off_at_any_width(browser: Any, page: str, width: int) -> None:
    resize(browser, width)
    open_anew(browser, page)
    assert browser.execute_script("return document.documentElement.scrollWidth") <= width
    picture = browser.get_screenshot_as_png()
    assert picture.startswith(b"\x89PNG")


def test_text_is_told_apart_from_its_ground_in_light_and_dark(browser: Any, page: str) -> None:
    open_anew(browser, f"{page}#5")
    cards = [f".suits .{suit}" for suit in ("spades", "hearts", "diamonds", "clubs")]
    for scheme in ("light", "dark"):
        browser.execute_cdp_cmd(
            "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
        )
        for selector in (
            "h1",
            "#play .hearts",
            ".card small",
            ".card.gone",
            ".legend p",
            "dt",
            "#trick .m",
            "th",
            ".safe",
            *cards,
        ):
            ratio = browser.execute_script(_CONTRAST, selector)
            assert ratio >= 4.5, (scheme, selector, ratio)


def test_every_sample_board_and_the_index_show_without_a_script_error(browser: Any, tmp_path: Path) -> None:
    names = []
    for board in SAMPLE.boards:
        path = tmp_path / f"{board.name}.html"
        path.write_text(board_page(ShownBoard(board)), encoding="utf-8")
        names.append((path.name, ShownBoard(board)))
        open_anew(browser, path.as_uri())
        assert errors(browser) == []
    index = tmp_path / "index.html"
    index.write_text(index_page("Sample", names), encoding="utf-8")
    open_anew(browser, index.as_uri())
    assert len(browser.find_elements("css selector", "tbody a")) == 16
    assert errors(browser) == []


_CONTRAST = """
const element = document.querySelector(arguments[0]);
const channels = (colour) => colour.match(/[\\d.]+/g).map(Number);
let ground = element;
while (ground && (channels(getComputedStyle(ground).backgroundColor)[3] === 0)) ground = ground.parentElement;
const light = (colour) => {
  const [r, g, b] = channels(colour).slice(0, 3).map((value) => value / 255)
    .map((value) => value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const pair = [light(getComputedStyle(element).color), light(getComputedStyle(ground || document.body).backgroundColor)];
return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
"""


def test_any_card_can_be_tried(browser: Any, page: str, shown: ShownBoard) -> None:
    from selenium.webdriver.common.keys import Keys
    from selenium.webdriver.support.expected_conditions import element_to_be_clickable
    from selenium.webdriver.support.ui import WebDriverWait

    def click(card: Card) -> None:
        wanted = element_to_be_clickable(("css selector", f'button[data-card="{card}"]'))
        WebDriverWait(browser, 20).until(wanted).click()

    board = shown.board
    assert board.contract is not None
    open_anew(browser, f"{page}#5")
    position = Position(board.deal, board.contract.strain, board.contract.leader, board.plays[:5])
    other = next(card for card in position.legal() if card is not board.plays[5])
    click(other)
    WebDriverWait(browser, 20).until(lambda page: "what if" in page.find_element("id", "where").text)
    line = position.play(other)
    shown_values = {
        each.get_attribute("data-card"): each.find_element("tag name", "small").text
        for each in browser.find_elements("css selector", "button.card")
    }
    assert set(shown_values) == {str(card) for card in line.legal()}
    won = line.tricks_won.of(board.contract.declarer) - board.contract.tricks_needed
    ours = line.to_play.same_side(board.contract.declarer)
    for card, tricks in Solver().card_values(line).items():
        value = won + (tricks if ours else line.tricks_left - tricks)
        assert shown_values[str(card)] == (f"+{value}" if value > 0 else f"\N{MINUS SIGN}{-value}" if value else "=")
    second = line.legal()[0]
    click(second)
    WebDriverWait(browser, 20).until(lambda page: len(page.find_elements("css selector", ".card.gone")) == 7)
    browser.find_element("id", "told").click()
    assert len(browser.find_elements("css selector", ".card.gone")) == 5
    assert not browser.find_element("id", "told").is_displayed()
    click(other)
    WebDriverWait(browser, 20).until(lambda page: "what if" in page.find_element("id", "where").text)
    press(browser, Keys.HOME)
    browser.find_element("id", "told").click()
    assert browser.find_elements("css selector", ".card.gone") == [], "a place before the tried card stays"
    for _ in range(5):
        press(browser, Keys.ARROW_RIGHT)
    click(board.plays[5])
    assert len(browser.find_elements("css selector", ".card.gone")) == 6
    assert "what if" not in browser.find_element("id", "where").text
    assert errors(browser) == []


def test_the_judgements_stand_at_their_cards_and_lead_from_one_to_the_next(
    browser: Any, shown: ShownBoard, tmp_path: Path
) -> None:
    notes = {5: Note("Mistake: the first", ["Because of this."]), 9: Note("Guess: the second", [])}
    first, second = tmp_path / "first.html", tmp_path / "second.html"
    first.write_text(board_page(replace(shown, notes=notes, next_note="second.html#7")), encoding="utf-8")
    second.write_text(board_page(replace(shown, notes={7: Note("Mistake: the third", [])})), encoding="utf-8")
    open_anew(browser, first.as_uri())
    assert browser.find_element("id", "note").text == ""
    for title in ("Mistake: the first", "Guess: the second", "Mistake: the third"):
        browser.find_element("id", "next-note").click()
        assert browser.find_element("css selector", "#note h2").text == title
    assert browser.current_url == f"{second.as_uri()}#7"
    assert not browser.find_element("id", "next-note").is_displayed()
    assert errors(browser) == []


def test_a_card_that_gives_a_trick_away_is_bad_for_either_side(browser: Any, tmp_path: Path) -> None:
    contract = Contract.parse("3NTS")
    deal = SAMPLE.boards[0].deal
    position = Position(deal, contract.strain, contract.leader)
    for _ in range(12):
        position = position.play(position.legal()[-1])
    path = tmp_path / "board.html"
    board = replace(SAMPLE.boards[0], contract=contract, plays=position.plays, tricks=None)
    path.write_text(board_page(ShownBoard(board)), encoding="utf-8")
    sides = set()
    for turn in range(12):
        position = Position(deal, contract.strain, contract.leader, board.plays[:turn])
        values = Solver().card_values(position)
        open_anew(browser, f"{path.as_uri()}#{turn}")
        for each, tricks in values.items():
            tone = "good" if tricks == max(values.values()) else "bad"
            sides.add((position.to_play.same_side(contract.declarer), tone))
            found = browser.find_element("css selector", f'[data-card="{each}"] small')
            assert found.get_attribute("class") == tone, (turn, each)
    assert len(sides) == 4


def test_a_page_without_a_solver_says_why_other_cards_cannot_be_tried(
    browser: Any, shown: ShownBoard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("experiments.web.viewer.page_solver", lambda: PageSolver("", "", "nothing links it"))
    path = tmp_path / "board.html"
    path.write_text(board_page(shown), encoding="utf-8")
    open_anew(browser, f"{path.as_uri()}#5")
    assert browser.find_elements("css selector", "button.card") == []
    assert not browser.find_element("id", "told").is_displayed()
    assert browser.find_element("id", "may-try").text == "Other cards cannot be tried: nothing links it."


@pytest.fixture
def without_webassembly(browser: Any) -> Iterator[None]:
    added = browser.execute_cdp_cmd(
        "Page.addScriptToEvaluateOnNewDocument", {"source": "delete globalThis.WebAssembly"}
    )
    yield
    browser.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", added)


@pytest.mark.usefixtures("without_webassembly")
def test_a_browser_without_webassembly_shows_the_play_and_is_told(browser: Any, page: str) -> None:
    open_anew(browser, f"{page}#5")
    assert len(browser.find_elements("css selector", ".card.gone")) == 5
    assert browser.find_elements("css selector", "button.card") == []
    assert "this browser has no WebAssembly" in browser.find_element("id", "may-try").text
    assert errors(browser) == []
