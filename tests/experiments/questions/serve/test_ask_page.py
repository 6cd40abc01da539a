"""The page of `declarer serve --api` on which people ask with what they see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from experiments.questions.serve.api import ApiServer
from experiments.web import serve
from tests.browser import NEEDS_BROWSER, chromium, errors, open_anew, resize, wait_for
from tests.servers import answering

pytestmark = NEEDS_BROWSER
TYPED = {
    "hand": "A764.652.AQ73.43",
    "dummy": "QJ95.T98743.K4.Q",
    "auction": "P P P 1C 1D 1H 2C 3C 3D 3S P 3NT X",
    "plays": "D5 D4 DQ D8",
}


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with ApiServer(0, serve.LOOPBACK, 1) as serving, answering(serving), chromium() as driver:
        open_anew(driver, f"{serving.url}ask")
        yield driver


def ask(browser: Any, fields: dict[str, str], dealer: str = "S") -> str:
    """Type fields, ask, and return what the page answers, or why it does not."""
    for name, value in fields.items():
        browser.find_element("id", name).clear()
        browser.find_element("id", name).send_keys(value)
    browser.find_element("css selector", f"#dealer option[value={dealer}]").click()
    browser.find_element("id", "ask").click()
    shown = ("answer", "fault")
    return str(wait_for(browser, lambda page: "".join(page.find_element("id", name).text for name in shown)))


def test_a_defence_problem_is_answered_on_the_page(browser: Any) -> None:
    shown = ask(browser, TYPED)
    assert shown.startswith("North plays ♦A\n♦A ")
    assert "layouts of the hidden hands" in shown
    assert errors(browser) == []
    for width in (400, 1280):
        resize(browser, width)
        assert browser.execute_script("return document.documentElement.scrollWidth") <= width


def test_a_wrong_card_is_named_on_the_page_and_what_was_typed_stays(browser: Any) -> None:
    shown = ask(browser, {**TYPED, "plays": "D5 D4 DQ SA"})
    assert shown.startswith("hand, dummy, plays: card 4: East cannot play SA, which the hand given has")
    assert browser.find_element("id", "plays").get_attribute("value") == "D5 D4 DQ SA"
    assert browser.find_element("id", "answer").text == ""
    (refused,) = errors(browser)
    assert "400 (Bad Request)" in refused["message"]


def test_a_call_is_asked_for_without_the_fields_of_the_play(browser: Any) -> None:
    browser.find_element("css selector", "#question option[value=bid]").click()
    assert not browser.find_element("id", "dummy").is_displayed()
    shown = ask(browser, {"hand": "AKJ52.Q83.K4.962", "auction": "P"}, dealer="W")
    assert shown.startswith("North calls 1S\nWest Pass: ")
