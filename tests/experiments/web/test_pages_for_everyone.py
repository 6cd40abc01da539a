"""The pages of a table in a thumb's reach, by keyboard alone and for screen readers, in headless Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from agent.registry import Role, parse_bidder, parse_player
from agent.rules.auction import Auction
from agent.rules.contract import Contract
from ddsolver import Position, Seat
from experiments.boards.board import Commentary
from experiments.questions.play.game import Bidding, Game
from experiments.runs.best_contract import prepare
from experiments.web.viewer import ShownBoard, board_page
from tests.browser import NEEDS_BROWSER, chromium, errors, open_anew, resize, wait_for
from tests.play_server import PlayServer
from tests.sample import SAMPLE
from tests.servers import answering

pytestmark = NEEDS_BROWSER
BOARD = SAMPLE.find("3")
CONTRACT = Contract.parse("4SS")
PHONE = (390, 844)


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as driver:
        yield driver


@pytest.fixture(scope="module")
def replayed(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A page of a board whose first trick is West's lead, and on whose second card there is a comment."""
    position = Position(BOARD.deal, CONTRACT.strain, CONTRACT.leader)
    for _ in range(9):
        position = position.play(position.legal()[-1])
    comments = Commentary(of_cards={1: ("{The queen was better.}",)})
    auction = Auction("S", "1S Pass 3S {limit} Pass 4S Pass Pass Pass")
    board = replace(BOARD, contract=CONTRACT, auction=auction, plays=position.plays, tricks=None, commentary=comments)
    path = tmp_path_factory.mktemp("page") / "board.html"
    path.write_text(board_page(ShownBoard(board)), encoding="utf-8")
    return path.as_uri()


def _begin_play(auction: Auction) -> Game:
    board = prepare(replace(BOARD, auction=auction, contract=auction.contract))
    contract = board.contract
    assert contract is not None
    player = parse_player("monte-carlo:samples=2", Role.DEFENDER)
    others = {
        seat: lambda turn: player.make(np.random.SeedSequence(turn))
        for seat in Seat
        if seat not in (contract.declarer, contract.dummy)
    }
    return Game(board, contract.declarer, others, lambda turn: player.make(np.random.SeedSequence(turn)))


@contextmanager
def served(server: PlayServer) -> Iterator[str]:
    with server, answering(server):
        yield server.url


@pytest.fixture(scope="module")
def played() -> Iterator[str]:
    with served(PlayServer(_begin_play(Auction("S", "1S Pass 3S {limit} Pass 4S Pass Pass Pass")))) as url:
        yield url


@pytest.fixture(scope="module")
def bid() -> Iterator[str]:
    with served(PlayServer(Bidding(BOARD, Seat.NORTH, parse_bidder("net"), 1, _begin_play))) as url:
        yield url


@pytest.fixture(params=["replayed", "played", "bid"])
def address(request: pytest.FixtureRequest) -> str:
    """The address of each page in turn."""
    return str(request.getfixturevalue(request.param))


def _open(browser: Any, address: str, width: int = PHONE[0], height: int = PHONE[1]) -> None:
    resize(browser, width, height)
    open_anew(browser, address)
    wait_for(browser, lambda _: browser.find_elements("css selector", ".suits .card"))


def focused(browser: Any) -> str:
    return str(browser.execute_script("const e = document.activeElement; return e.dataset.card || e.id || e.tagName"))


def press(browser: Any, key: str) -> None:
    browser.switch_to.active_element.send_keys(key)


_BOX = """
const box = (element) => { const r = element.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
"""


def test_what_can_be_touched_is_large_enough_for_a_thumb(browser: Any, address: str) -> None:
    """24 CSS pixels in both directions, as WCAG 2.5.8 asks; links in a line of text are as high as the line."""
    _open(browser, f"{address}#7" if address.endswith(".html") else address)
    found = browser.execute_script(
        _BOX + "return [...document.querySelectorAll('button, input, summary')].map((each) => "
        "[each.id || each.dataset.card || each.textContent, ...box(each)]).filter(([, left,, right]) => right > left);"
    )
    assert len(found) > 5
    small = [each for each in found if each[3] - each[1] < 24 or each[4] - each[2] < 24]
    assert small == []
    assert browser.execute_script("return document.documentElement.scrollWidth") <= PHONE[0]


def test_hands_arrows_and_the_comment_are_in_view_together(browser: Any, replayed: str) -> None:
    _open(browser, f"{replayed}#2")
    parts = [*(f"hand-{seat}" for seat in "NESW"), "trick", "back", "forward", "where", "comments"]
    shown = browser.execute_script(_BOX + "return arguments[0].map((id) => box(document.getElementById(id)));", parts)
    for part, (left, top, right, bottom) in zip(parts, shown, strict=True):
        assert right > left, part
        assert (left >= 0, top >= 0, right <= PHONE[0], bottom <= PHONE[1]) == (True,) * 4, part
    bar = min(top for part, (_, top, _, _) in zip(parts, shown, strict=True) if part in ("back", "where"))
    assert all(bottom <= bar for _, _, _, bottom in [*shown[:5], shown[-1]]), "the bar of arrows hides nothing"
    assert "The queen was better." in browser.find_element("id", "comments").text


def test_every_control_has_a_name_of_its_own(browser: Any, address: str) -> None:
    _open(browser, address)
    nodes = browser.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    controls = ("button", "link", "textbox", "spinbutton", "checkbox", "combobox")
    names = [
        (node["role"]["value"], node.get("name", {}).get("value", "").strip())
        for node in nodes
        if node.get("role", {}).get("value") in controls
    ]
    assert len(names) > 5
    assert [each for each in names if not each[1]] == []
    assert len(set(names)) == len(names), "no call of the auction is called as one of the bidding box"


def test_headings_skip_no_level(browser: Any, address: str) -> None:
    _open(browser, address)
    levels = browser.execute_script("return [...document.querySelectorAll('h1,h2,h3,h4')].map((h) => +h.tagName[1])")
    assert levels[0] == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))


def test_the_arrows_come_before_the_cards_and_keep_the_focus_at_the_ends(browser: Any, replayed: str) -> None:
    from selenium.webdriver.common.keys import Keys

    _open(browser, f"{replayed}#8")
    browser.execute_script("document.getElementById('forward').focus()")
    press(browser, Keys.ENTER)
    assert browser.find_element("id", "forward").get_attribute("disabled") is not None
    assert focused(browser) in ("first", "back"), "the last card is played: only steps back are left"
    browser.execute_script("document.getElementById('back').focus()")
    press(browser, Keys.ENTER)
    order = []
    for _ in range(8):
        press(browser, Keys.TAB)
        order.append(focused(browser))
    assert order[:2] == ["forward", "last"]
    assert len(order[2]) == 2, "then the cards of the hand on turn"


def test_a_seat_is_called_vulnerable_and_the_leader_named_for_those_who_see_no_colours(
    browser: Any, replayed: str
) -> None:
    _open(browser, f"{replayed}#2")
    heads = {seat: browser.find_element("css selector", f"#hand-{seat} .seat") for seat in "NESW"}
    vulnerable = {seat for seat, head in heads.items() if "vulnerable" in head.get_attribute("textContent")}
    assert vulnerable == {"E", "W"}
    assert {seat for seat, head in heads.items() if "vulnerable" in head.get_attribute("className")} == {"E", "W"}
    cards = browser.find_elements("css selector", "#trick [role=img]")
    assert [card.get_attribute("aria-label").partition(":")[0] for card in cards] == ["West led", "North"]


def test_the_focus_moves_with_the_play(browser: Any, played: str) -> None:
    from selenium.webdriver.common.keys import Keys

    _open(browser, played)
    browser.execute_script("document.querySelector('button.card').focus()")
    for _ in range(2):
        before = _cards_played(browser)
        press(browser, Keys.ENTER)
        wait_for(browser, partial(_has_more, _cards_played, before))
        wait_for(browser, lambda _: browser.find_element("id", "where").text.endswith("to play."))
        assert focused(browser) in _playable(browser)
    assert "limit" in browser.find_element("css selector", ".alerts").text
    browser.execute_script("document.getElementById('undo').focus()")
    press(browser, Keys.ENTER)
    assert focused(browser) == "undo"
    press(browser, Keys.ENTER)
    assert focused(browser) == "hint", "nothing is left to take back"
    assert errors(browser) == []


def _cards_played(browser: Any) -> int:
    return len(browser.find_elements("css selector", "#tricks td > [class]"))


def _calls_made(browser: Any) -> int:
    return len(browser.find_elements("css selector", "#calls td button"))


def _has_more(count: Callable[[Any], int], before: int, browser: Any) -> bool:
    return count(browser) > before


def _playable(browser: Any) -> list[str]:
    return [each.get_attribute("data-card") for each in browser.find_elements("css selector", "button.card")]


def test_the_focus_stays_in_the_bidding_box_and_then_goes_to_the_play(browser: Any, bid: str) -> None:
    from selenium.webdriver.common.keys import Keys

    _open(browser, bid)
    browser.execute_script("document.querySelector('[data-call=\"4S\"]').focus()")
    while not browser.find_element("id", "end").is_displayed():
        before = _calls_made(browser)
        press(browser, Keys.ENTER)
        wait_for(browser, partial(_has_more, _calls_made, before))
        wait_for(browser, lambda _: not browser.find_element("id", "where").text.startswith("…"))
        focus = browser.execute_script("return document.activeElement.dataset.call || document.activeElement.href")
        assert focus == "Pass" or "play?calls=" in focus
    assert errors(browser) == []


def test_suits_have_four_colours_if_the_user_likes_and_the_browser_keeps_that(browser: Any, replayed: str) -> None:
    colour = "return getComputedStyle(document.querySelector(`.suits .${arguments[0]}`)).color"
    suits = ["spades", "hearts", "diamonds", "clubs"]
    _open(browser, f"{replayed}#1")
    two = [browser.execute_script(colour, suit) for suit in suits]
    assert (two[0] == two[3], two[1] == two[2], len(set(two))) == (True, True, 2)
    browser.find_element("id", "four-colours").click()
    four = [browser.execute_script(colour, suit) for suit in suits]
    assert len(set(four)) == 4
    _open(browser, f"{replayed}#1")
    assert [browser.execute_script(colour, suit) for suit in suits] == four
    browser.find_element("id", "four-colours").click()
    assert [browser.execute_script(colour, suit) for suit in suits] == two
