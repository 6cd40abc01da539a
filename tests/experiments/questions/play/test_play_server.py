"""A person plays a board on a page: requests to its server, and the page in Chromium where that is installed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest

from agent.registry import Role, parse_player
from ddsolver import Seat
from ddsolver.cards import cards_of
from experiments.boards.board import Commentary
from experiments.questions.play.game import Game, Maker
from experiments.runs.best_contract import prepare
from tests.browser import NEEDS_BROWSER, chromium, errors, open_anew, resize, wait_for
from tests.kept import assert_kept
from tests.pages import Page, seen
from tests.play_server import PlayServer
from tests.sample import SAMPLE
from tests.servers import answering


def maker(name: str, role: Role) -> Maker:
    return lambda turn: parse_player(name, role).make(np.random.SeedSequence(1, spawn_key=(turn,)))


def serving(seat: Seat) -> PlayServer:
    board = prepare(SAMPLE.find("3"))
    declaring, defending = maker("monte-carlo:samples=4", Role.DECLARER), maker("monte-carlo:samples=4", Role.DEFENDER)
    others = {Seat.SOUTH: declaring, Seat.WEST: defending, Seat.EAST: defending}
    del others[seat]
    return PlayServer(Game(board, seat, others, declaring if seat is Seat.SOUTH else defending))


@pytest.fixture(scope="module")
def server() -> Iterator[PlayServer]:
    with serving(Seat.SOUTH) as made:
        yield made


@pytest.fixture(scope="module")
def defence() -> Iterator[PlayServer]:
    with serving(Seat.WEST) as made:
        yield made


def get(server: PlayServer, target: str) -> dict[str, Any]:
    status, kind, text = server.answer(target)
    assert (status, kind) == (200, "application/json"), text
    found: dict[str, Any] = json.loads(text)
    return found


def begin(server: PlayServer) -> dict[str, Any]:
    status, kind, text = server.answer("/")
    assert (status, kind) == (200, "text/html")
    assert Page(text).open == []
    match = re.search(r'id="data">(.*?)</script>', text)
    assert match is not None
    state: dict[str, Any] = json.loads(match[1])["state"]
    return state


def test_the_page_holds_the_cards_that_the_person_sees_and_no_others(server: PlayServer, defence: PlayServer) -> None:
    hands = [{str(card) for card in cards_of(hand)} for hand in server.pages.asked.board.deal.hands]
    state = begin(server)
    assert state["hands"][Seat.EAST] is None
    assert state["hands"][Seat.WEST] is None
    assert len(state["plays"]) == 1, "West has led"
    assert set(state["hands"][Seat.NORTH]) == hands[Seat.NORTH]
    assert set(state["legal"]) <= hands[Seat.NORTH]
    before = begin(defence)
    assert [hand is None for hand in before["hands"]] == [True, True, True, False]
    assert before["plays"] == []
    after = get(defence, f"/state?plays={before['legal'][0]}")
    assert [hand is None for hand in after["hands"]] == [False, True, True, False]


def test_a_board_is_played_to_its_end_and_its_replay_shows_what_each_card_cost(server: PlayServer) -> None:
    state = begin(server)
    while not state["over"]:
        assert state["to_play"] in ("N", "S")
        state = get(server, f"/state?plays={','.join([*state['plays'], state['legal'][-1]])}")
    assert sum(state["won"]) == 13
    assert state["tricks"] == state["won"][0]
    assert "points to you; double dummy 13" in state["result"]
    status, _, page = server.answer(f"/replay?plays={','.join(state['plays'])}&tricks={state['tricks']}")
    assert status == 200
    assert '"lost":1' in page


def test_a_replay_has_neither_the_players_nor_the_comments_of_the_file(server: PlayServer) -> None:
    file = server.pages.asked.board
    names = {"North": "Adams", "West": "Baker"}
    commentary = Commentary({0: ("{A strong bid.}",)}, {0: ("{A bad lead.}",), 1: ("=1=",)}, {"1": "Too high."})
    lead = begin(server)["plays"][0]
    with patch.object(server.pages.asked, "board", replace(file, commentary=commentary, tags={**file.tags, **names})):
        status, _, page = server.answer(f"/replay?plays={lead}&tricks=13")
    assert (status, "A bad lead." in page, "Too high." in page) == (200, False, False)
    assert ("Adams" in page, "Baker" in page) == (False, False)
    assert re.findall(r"(\w+)</dt>\s*<dd>you<", page) == ["North", "South"]


@pytest.mark.slow
def test_the_answers_to_a_declarer_and_a_defender_stay(server: PlayServer, defence: PlayServer) -> None:
    kept: dict[str, Any] = {}
    for name, asked in {"declarer": server, "defender": defence}.items():
        state = begin(asked)
        plays = ",".join(state["plays"])
        kept[name] = {
            "page": seen(asked.answer("/")[2]),
            "hint": get(asked, f"/hint?plays={plays}"),
            "next": get(asked, f"/state?plays={','.join([*state['plays'], state['legal'][0]])}"),
            "claim": get(asked, f"/claim?plays={plays}&tricks=10"),
            "wrong claim": get(asked, f"/claim?plays={plays}&tricks=14"),
        }
    wrong = "/state?plays=SA /state?plays=XX /hint /claim?tricks=9 /replay?plays=&tricks=14 /replay?plays="
    kept["wrong"] = [server.answer(target) for target in wrong.split()]
    assert_kept("pages/play-on-a-page", kept)


def test_the_same_cards_get_the_same_answer(server: PlayServer) -> None:
    first, second = begin(server)["legal"][:2]
    lead = begin(server)["plays"][0]
    answers = [get(server, f"/state?plays={lead},{card}") for card in (first, second, first)]
    assert answers[0] == answers[2]


@pytest.mark.slow
def test_claims_and_hints(server: PlayServer) -> None:
    state = begin(server)
    plays = ",".join(state["plays"])
    hint = get(server, f"/hint?plays={plays}")["advice"]
    assert "based on 4 layouts" in hint
    said = [" makes the contract in ", " takes ", " beats the contract in ", " leaves declarer "]
    assert any(words in hint for words in said), "the sentences of declarer advise"
    refused = get(server, f"/claim?plays={plays}&tricks=13")
    assert refused == {"message": "13 tricks: not certain from the cards that you can see; play on."}
    for wrong in ("14", "", "x", "-1"):
        assert get(server, f"/claim?plays={plays}&tricks={wrong}") == {
            "message": "Give the tricks that you take in all, a number from 0 to 13."
        }
    held = get(server, f"/claim?plays={plays}&tricks=10")
    assert (held["state"]["over"], held["state"]["tricks"]) == (True, 10)
    assert held["message"].startswith("4♠ South =: 10 tricks, +420 points to you")


@pytest.mark.slow
def test_the_declarers_claim_waits_for_an_answer(defence: PlayServer) -> None:
    state = begin(defence)
    while state["claimed"] is None:
        state = get(defence, f"/state?plays={','.join([*state['plays'], state['legal'][0]])}")
    assert state["legal"] == []
    assert state["accepted"]["tricks"] == state["claimed"]
    on = get(defence, f"/state?plays={','.join(state['plays'])}&refused=1")
    assert on["claimed"] is None
    assert len(on["plays"]) > len(state["plays"])


def test_other_paths_are_those_of_boards(server: PlayServer) -> None:
    assert server.answer("/elsewhere")[0] == 404
    assert server.answer("http://[")[0] == 400


class TestAPersonInTheBrowser:
    pytestmark = NEEDS_BROWSER

    def test_a_person_clicks_cards_undoes_and_claims(self, server: PlayServer) -> None:
        with answering(server), chromium() as browser:

            def text(part: str) -> str:
                return str(browser.find_element("id", part).text)

            def wait(*words: str) -> None:
                wait_for(browser, lambda _: any(word in text("where") for word in words))

            resize(browser, 360)
            open_anew(browser, server.url)
            assert browser.execute_script("return document.documentElement.scrollWidth") <= 360
            assert "North to play." in text("where")
            assert not browser.find_element("id", "accept").is_displayed()
            before = text("table")
            (card, *_) = browser.find_elements("css selector", "button.card")
            card.click()
            wait("to play.")
            assert text("table") != before
            played = text("table")
            browser.find_element("css selector", "button.card").click()
            wait_for(browser, lambda _: "to play." in text("where") and text("table") != played)
            twice = text("table")
            browser.refresh()
            wait("to play.")
            assert text("table") == twice, "a reload loses nothing"
            browser.find_element("id", "undo").click()
            wait("Taken back.")
            assert text("table") == played
            browser.find_element("id", "undo").click()
            assert text("table") == before
            lead = ",".join(begin(server)["plays"])
            for wrong in (f"{lead};S2,S2", f"{lead};SA&x", "XX;SA", "%2"):
                open_anew(browser, f"{server.url}#{wrong}")
                wait("North to play.")
                assert text("table") == before
                assert browser.current_url == server.url
            browser.get_log("browser")  # the cards that do not fit were refused
            browser.find_element("id", "hint").click()
            wait_for(browser, lambda _: "based on 4 layouts" in text("advice"))
            browser.find_element("id", "number").send_keys("10")
            browser.find_element("id", "claim").click()
            wait("+420 points to you")
            assert not browser.find_element("id", "undo").is_displayed()
            browser.refresh()
            wait("+420 points to you")
            browser.find_element("id", "replay").click()
            wait_for(browser, lambda _: "West (" in text("table") or "points" in text("table"))
            browser.back()
            wait("+420 points to you")
            assert errors(browser) == []

    def test_a_reload_keeps_the_answer_to_a_claim(self, defence: PlayServer) -> None:
        with answering(defence), chromium() as browser:
            self._defend_until_the_claim(browser, defence.url)
            browser.find_element("id", "accept").click()
            end = browser.find_element("id", "where").text
            assert "points to you" in end
            browser.refresh()
            wait_for(browser, lambda _: browser.find_element("id", "where").text == end)
            self._defend_until_the_claim(browser, defence.url)
            browser.find_element("id", "refuse").click()
            wait_for(browser, self._may_play)
            table, place = browser.find_element("id", "table").text, browser.current_url
            browser.refresh()
            wait_for(browser, self._may_play)
            assert (browser.find_element("id", "table").text, browser.current_url) == (table, place)
            browser.find_element("id", "undo").click()
            browser.find_element("css selector", "button.card").click()
            wait_for(browser, lambda _: browser.find_element("id", "answer").is_displayed())
            assert errors(browser) == []

    @staticmethod
    def _may_play(browser: Any) -> bool:
        may_answer = browser.find_element("id", "answer").is_displayed()
        return not may_answer and browser.find_element("id", "where").text.endswith(" to play.")

    def _defend_until_the_claim(self, browser: Any, address: str) -> None:
        open_anew(browser, address)
        while not browser.find_element("id", "answer").is_displayed():
            browser.find_element("css selector", "button.card").click()
            wait_for(browser, lambda _: browser.find_element("id", "where").text[-1] == ".")
