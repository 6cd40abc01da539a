"""A practice in a browser."""

from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path
from typing import Any

from tests.browser import NEEDS_BROWSER, chromium, errors, open_anew, resize, wait_for
from tests.experiments.questions.practice.test_practice import BOARDS, bid, get, play, serving
from tests.servers import answering

pytestmark = NEEDS_BROWSER


def test_a_deal_is_practised_in_chromium_with_verdicts_at_once(tmp_path: Path) -> None:
    with serving(tmp_path, at_once=True) as server, answering(server), chromium() as browser:
        resize(browser, 400)
        open_anew(browser, server.url)
        browser.find_element("id", "next").click()
        wait_for(browser, lambda page: page.find_elements("css selector", "#box button"))
        undo, hint = (browser.find_element("id", name) for name in ("undo", "hint"))
        assert (undo.is_enabled(), hint.is_enabled()) == (False, True)
        assert undo.value_of_css_property("opacity") != hint.value_of_css_property("opacity"), (
            "one sees which does nothing"
        )
        browser.find_element("css selector", '#box button[data-call="1NT"]').click()
        wait_for(browser, lambda page: advice(page) == "1NT: no other call is clearly better.")
        while not browser.find_element("id", "end").is_displayed():
            calls = len(browser.find_elements("css selector", "#calls td button"))
            browser.find_element("css selector", '#box button[data-call="Pass"]').click()
            wait_for(browser, partial(has_more_calls, number=calls))
        browser.find_element("css selector", "#end a").click()
        wait_for(browser, lambda page: page.find_elements("css selector", "button.card"))
        browser.find_element("css selector", "button.card").click()
        wait_for(browser, lambda page: " better." in advice(page) or " cost " in advice(page))
        assert errors(browser) == []
        for width in (400, 1280):
            resize(browser, width)
            assert browser.execute_script("return document.documentElement.scrollWidth") <= width


def test_the_link_of_a_finished_deal_keeps_its_result_in_chromium(tmp_path: Path) -> None:
    with serving(tmp_path, BOARDS[:1]) as server, answering(server), chromium() as browser:
        calls = bid(server, 1, "1NT")
        first = json.loads(re.findall(r'id="data">(.*?)</script>', get(server, f"/1/play?calls={calls}"))[0])
        played = play(server, 1, calls).partition("plays=")[2].partition("&")[0].split(",")
        begun, moves = played[: len(first["state"]["plays"])], played[len(first["state"]["plays"]) :]
        open_anew(browser, f"{server.url}1/play?calls={calls}#{','.join(begun)};{','.join(moves)}")
        wait_for(browser, lambda page: page.find_element("id", "end").is_displayed())
        assert not server._practice.results
        browser.find_element("id", "replay").click()
        wait_for(browser, lambda page: page.find_elements("id", "fine"))
        assert "not kept" not in browser.page_source
        assert list(server._practice.results) == [1]
        assert errors(browser) == []


def advice(page: Any) -> str:
    return str(page.find_element("id", "advice").text)


def has_more_calls(page: Any, number: int) -> bool:
    """Whether more calls are shown, and the page waits for no answer."""
    shown = page.find_elements("css selector", "#calls td button")
    return len(shown) > number and page.find_element("id", "where").text != "…"
