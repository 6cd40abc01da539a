"""A person bids a board with robots: the auction, the requests of the page, and the page in Chromium."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html import unescape
from typing import Any

import numpy as np
import pytest

from agent.players.bidding.bidder import BiddingView
from agent.registry import Defence, Role, parse_bidder, parse_player
from agent.rules.auction import Auction
from ddsolver import Seat
from ddsolver.cards import cards_of
from experiments.boards.board import Commentary
from experiments.boards.pbn.reader import parse_pbn
from experiments.questions.play.game import Bidding, Game, bidding_of
from experiments.runs.best_contract import prepare
from tests.browser import NEEDS_BROWSER, chromium, errors, open_anew, resize, wait_for
from tests.pages import Page
from tests.play_server import PlayServer
from tests.sample import SAMPLE
from tests.servers import answering

BOARD = SAMPLE.find("3")
NET = parse_bidder("net")


def begin_play(auction: Auction) -> Game:
    board = prepare(replace(BOARD, auction=auction, contract=auction.contract))
    contract = board.contract
    assert contract is not None
    seat = Seat.NORTH if contract.dummy is not Seat.NORTH else contract.declarer
    player = parse_player("monte-carlo:samples=2", Role.DEFENDER)
    others = {
        each: lambda turn: player.make(np.random.SeedSequence(turn))
        for each in Seat
        if each not in (seat, contract.dummy)
    }
    return Game(board, seat, others, lambda turn: player.make(np.random.SeedSequence(turn)))


def bidding(seat: Seat = Seat.NORTH) -> Bidding:
    return Bidding(BOARD, seat, NET, 1, begin_play)


def test_robots_call_up_to_the_persons_turn_as_they_do_at_any_table() -> None:
    asked = bidding()
    auction = asked.advance(asked.start)
    assert auction.to_call is Seat.NORTH
    beginning = Auction(BOARD.dealer)
    for call in auction.calls:
        view = BiddingView(BOARD.deal.hands[beginning.to_call], beginning, BOARD.vulnerability)
        assert NET.make(np.random.SeedSequence(1)).call(view).call == call
        beginning = beginning.call(call)


def test_the_robots_see_nothing_of_the_persons_hand() -> None:
    asked = bidding()
    north, east, south, west = BOARD.deal.hands
    swap = max(cards_of(north)).mask | min(cards_of(east)).mask
    swapped = replace(BOARD, hands=(north ^ swap, east ^ swap, south, west))
    other = Bidding(swapped, Seat.NORTH, NET, 1, begin_play)
    assert asked.advance(asked.start) == other.advance(other.start)


def test_a_call_that_is_made_again_gets_the_same_answers() -> None:
    asked = Bidding(BOARD, Seat.NORTH, parse_bidder("monte-carlo:layouts=4"), 1, begin_play)
    after = asked.advance(asked.start).call("2NT")
    first = asked.advance(after)
    again = Bidding(BOARD, Seat.NORTH, parse_bidder("monte-carlo:layouts=4"), 1, begin_play)
    assert again.advance(after) == asked.advance(after) == first


@pytest.fixture(scope="module")
def server() -> Any:
    with PlayServer(bidding()) as made:
        yield made


def get(server: PlayServer, target: str) -> dict[str, Any]:
    status, kind, text = server.answer(target)
    assert (status, kind) == (200, "application/json"), text
    found: dict[str, Any] = json.loads(text)
    return found


def test_the_first_page_holds_the_persons_hand_and_no_other(server: PlayServer) -> None:
    status, _, text = server.answer("/")
    assert status == 200
    assert Page(text).open == []
    match = re.search(r'id="data">(.*?)</script>', text)
    assert match is not None
    state = json.loads(match[1])
    assert state["calls"] == ["1S", "Pass"]
    assert state["notes"][0].startswith("10-19 points; 5+ spades")
    assert "hands" not in state
    assert state["hand"] == [str(card) for card in cards_of(BOARD.deal.hands[Seat.NORTH])]
    others = {str(card) for seat in Seat if seat is not Seat.NORTH for card in cards_of(BOARD.deal.hands[seat])}
    assert not others & set(re.findall(r'"([SHDC][AKQJT2-9])"', match[1]))


def test_the_play_that_follows_an_auction_is_asked_for_with_its_calls(server: PlayServer) -> None:
    state = get(server, "/bidding?calls=1S,Pass,4S")
    while not state["over"]:
        state = get(server, f"/bidding?calls={','.join([*state['calls'], 'Pass'])}")
    calls = ",".join(state["calls"])
    status, _, text = server.answer(f"/play?calls={calls}")
    assert (status, state["contract"] in text, f'"calls":"{calls}"' in text) == (200, True, True)
    first = get(server, f"/state?plays=&calls={calls}")
    card = first["legal"][0]
    assert len(get(server, f"/state?plays={','.join([*first['plays'], card])}&calls={calls}")["plays"]) > 2
    status, _, text = server.answer(f"/replay?plays={first['plays'][0]}&tricks=13&calls={calls}")
    assert (status, state["contract"] in text) == (200, True)


def test_after_another_auction_nothing_of_the_files_table_is_shown() -> None:
    comments = Commentary({0: ("{A strong bid.}",)}, {0: ("{A bad lead.}",)}, {}, {"Result": ("{Well played.}",)})
    auction = Auction("S", "1S Pass 4S Pass Pass Pass")
    lead = min(cards_of(BOARD.deal.hands[Seat.WEST]))
    contract = auction.contract
    board = replace(BOARD, auction=auction, contract=contract, plays=(lead,), tricks=11, commentary=comments)
    defence = Defence.parse("monte-carlo:samples=2")
    asked = bidding_of(board, Seat.NORTH, NET, parse_player("monte-carlo:samples=2", Role.DECLARER), defence, 1, 1)
    with PlayServer(asked) as made:
        _, _, played = made.answer(f"/replay?plays={lead}&tricks=9&calls=1NT,Pass,Pass,Pass")
    (kept,) = parse_pbn(_export(played)).boards
    assert (str(kept.contract), kept.plays, kept.tricks) == ("1NTS", (lead,), 9)
    for words in ("A strong bid.", "A bad lead.", "Well played."):
        assert words not in played, words


def _export(page: str) -> str:
    """The board of a page as PBN."""
    found = re.search(r"<textarea[^>]*>([^<]*\[Event [^<]*)</textarea>", page)
    assert found is not None
    return unescape(found[1])


def test_a_hint_is_what_the_bidder_would_call(server: PlayServer) -> None:
    advice = get(server, "/call?calls=1S,Pass")["advice"]
    view = BiddingView(BOARD.deal.hands[Seat.NORTH], Auction("S", "1S Pass"), BOARD.vulnerability)
    assert f"T875.Q32.KT.AQ86: {NET.make(np.random.SeedSequence(1)).call(view).call}" in advice


@pytest.mark.parametrize(
    ("target", "message"),
    [
        ("/bidding?calls=1S,1C", "must outrank 1S"),
        ("/bidding?calls=9S", "unknown call: '9S'"),
        ("/call?calls=1S", "it is not your turn to call"),
        ("/play?calls=1S,Pass", "there is nothing to play after this auction: 1S Pass"),
        ("/state?calls=Pass,Pass,Pass,Pass", "there is nothing to play after this auction"),
        ("/state", "there is nothing to play after this auction: no call"),
    ],
)
def test_requests_that_do_not_fit_are_refused(server: PlayServer, target: str, message: str) -> None:
    status, kind, text = server.answer(target)
    assert (status, kind) == (400, "text/plain")
    assert message in text


def test_a_board_with_a_given_contract_is_not_bid() -> None:
    with PlayServer(begin_play(Auction("S", "1S Pass 4S Pass Pass Pass"))) as given:
        status, _, text = given.answer("/bidding?calls=")
    assert (status, "nothing to bid" in text) == (400, True)


class TestPage:
    pytestmark = NEEDS_BROWSER

    def test_a_board_is_bid_and_its_play_begins(self, server: PlayServer) -> None:
        with answering(server), chromium() as browser:
            resize(browser, 360)
            open_anew(browser, server.url)
            self._bid(browser)
            wait_for(browser, lambda _: browser.find_elements("id", "trick"))
            assert "to play." in browser.find_element("id", "where").text
            browser.find_element("css selector", "button.card").click()
            wait_for(browser, self._can_undo)
            browser.refresh()
            wait_for(browser, self._can_undo)
            browser.back()
            wait_for(browser, lambda _: browser.find_element("css selector", "#end a").text.startswith("Play "))
            browser.forward()
            wait_for(browser, self._can_undo)
            assert errors(browser) == []

    @staticmethod
    def _can_undo(browser: Any) -> bool:
        played = browser.find_elements("css selector", "#trick span[role=img]")
        return bool(played) and not browser.find_element("id", "undo").get_attribute("disabled")

    def _bid(self, browser: Any) -> None:
        def text(part: str) -> str:
            return str(browser.find_element("id", part).text)

        def box(call: str) -> Any:
            return browser.find_element("css selector", f"[data-call='{call}']")

        assert browser.execute_script("return document.documentElement.scrollWidth") <= 360
        assert box("1C").get_attribute("disabled"), "after South's 1S"
        browser.find_element("css selector", "#calls td button").click()
        assert text("note").startswith("South's 1♠: 10-19 points")
        box("2C").click()
        wait_for(browser, lambda _: "North 2♣" in text("where") and "to call" in text("where"))
        called = text("calls")
        browser.refresh()
        wait_for(browser, lambda _: text("where") == "North to call.")
        assert text("calls") == called, "a reload loses nothing"
        browser.find_element("id", "undo").click()
        assert "Taken back." in text("where")
        assert "2♣" not in text("calls")
        browser.find_element("id", "hint").click()
        wait_for(browser, lambda _: "North has T875" in text("advice"))
        calls = iter(["4S", *["Pass"] * 8])
        while not browser.find_element("id", "end").is_displayed():
            number = len(browser.find_elements("css selector", "#calls td button"))
            box(next(calls)).click()
            self._wait_for_more_calls(browser, number)
        browser.find_element("css selector", "#end a").click()

    @staticmethod
    def _wait_for_more_calls(browser: Any, number: int) -> None:
        wait_for(browser, lambda _: len(browser.find_elements("css selector", "#calls td button")) > number)
