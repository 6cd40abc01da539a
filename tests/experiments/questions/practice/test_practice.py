"""`declarer practice`: deals of a topic with robots, what calls and cards cost, and a score that is kept."""

from __future__ import annotations

import http.client
import json
import re
import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from agent.errors import PlayerError
from agent.player import AnyPlayer, Decision
from agent.players.bidding.bidder import BiddingView
from agent.registry import Defence, Role, parse_bidder, parse_player
from agent.rules.auction import Auction, parse_call
from agent.rules.constraints import DealConditions
from agent.table import ask
from ddsolver import Seat
from ddsolver.cards import parse_cards
from experiments.boards.board import Board
from experiments.errors import StoreError
from experiments.questions.judge.calls import CallJudge
from experiments.questions.judge.on_average import JudgedChoice, judge_call_on_average, judge_card_on_average
from experiments.questions.play.game import bidding_of
from experiments.questions.practice.server import PracticeServer, practice_page, score_line
from experiments.questions.practice.session import (
    Practice,
    Result,
    own_calls,
    own_cards,
)
from experiments.runs.deals import random_board
from experiments.runs.rows import Details
from experiments.runs.store import Store
from tests.browser import CHROMIUM, DRIVER, chromium, errors, resize, wait_for
from tests.command import declarer
from tests.kept import assert_kept
from tests.pages import Page, seen

WHERE = "S:hcp=15-17,bal"
FACTS = {"deals": WHERE}
BOARDS = [random_board(at, 1, WHERE) for at in range(3)]
PLAYER = "monte-carlo:samples=4,auction=robots"


def serving(folder: Path, boards: list[Board] = BOARDS, **options: bool) -> PracticeServer:
    practice = Practice(folder, "Practice", boards, FACTS)
    playing, defending = parse_player(PLAYER, Role.DECLARER), Defence.parse(PLAYER)
    asked = [
        bidding_of(board, Seat.SOUTH, parse_bidder("net"), playing, defending, 1, at) for at, board in enumerate(boards)
    ]
    return PracticeServer(practice, asked, **options)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[PracticeServer]:
    with serving(tmp_path / "kept") as made:
        yield made


def get(server: PracticeServer, target: str) -> Any:
    status, kind, text = server.answer(target)
    assert status == 200, text
    return json.loads(text) if kind == "application/json" else text


def review_of(server: PracticeServer, deal: int, query: str) -> str:
    """Let the server keep a finished deal, as its page does, and go to the review."""
    status, _, text = server.keep(f"/{deal}/result", query)
    assert status == 200, text
    return str(get(server, f"/{deal}/review?{query}"))


def bid(server: PracticeServer, deal: int, *own: str) -> str:
    """Make own calls, then pass to the end; return all calls."""
    text = get(server, f"/{deal}/")
    found = re.search(r'id="data">(.*?)</script>', text)
    assert found is not None
    state = json.loads(found[1])
    for call in own:
        state = get(server, f"/{deal}/bidding?calls={','.join([*state['calls'], call])}")
    while not state["over"]:
        state = get(server, f"/{deal}/bidding?calls={','.join([*state['calls'], 'Pass'])}")
    return ",".join(state["calls"])


def play(server: PracticeServer, deal: int, calls: str) -> str:
    """Play the lowest legal card at each own turn; return the query of the review."""
    state = get(server, f"/{deal}/state?plays=&calls={calls}&refused=1")
    while not state["over"]:
        plays = ",".join([*state["plays"], state["legal"][-1]])
        state = get(server, f"/{deal}/state?plays={plays}&calls={calls}&refused=1")
    return f"plays={','.join(state['plays'])}&tricks={state['tricks']}&calls={calls}"


def test_the_deals_are_as_asked_and_the_first_page_leads_to_the_first_one(server: PracticeServer) -> None:
    conditions = DealConditions.parse(WHERE)
    assert all(conditions.hands[Seat.SOUTH].allows(_array(board))[0] for board in BOARDS)
    text = get(server, "/")
    assert Page(text).open == []
    assert 'href="/1/">Play deal 1 of 3</a>' in text
    assert "No deal is finished yet." in text


def _array(board: Board) -> Any:
    import numpy as np

    return np.array([board.hands[Seat.SOUTH]], dtype=np.int64)


def written(folder: Path) -> list[Result]:
    with Store.to_read(folder) as store:
        return [Result.from_json(json.loads(text)) for _, text in store.details()]


@pytest.mark.slow
def test_a_deal_is_bid_played_judged_and_kept(server: PracticeServer, tmp_path: Path) -> None:
    calls = bid(server, 1, "1NT")
    query = play(server, 1, calls)
    looked = get(server, f"/1/review?{query}")
    assert "This result is not kept yet: go back to the deal" in looked
    assert written(tmp_path / "kept") == []
    assert server.answer("/1/review")[0] == 400
    review = review_of(server, 1, query)
    assert "This result is not kept yet" not in review
    assert Page(review).open == []
    assert "of your " in review
    assert "play deal 2" in review
    assert "Auction from North: Pass Pass 1NT Pass 2♣" in review
    assert len(re.findall('<b class="(?:hearts|diamonds)">', review)) == 8
    (kept,) = written(tmp_path / "kept")
    assert (kept.deal, kept.calls, len(kept.plays.split(","))) == (1, calls, 52)
    assert kept.choices >= len(kept.verdicts)
    assert kept.lost() == pytest.approx(kept.lost("call") + kept.lost("card"))
    assert get(server, "/1/review") == review
    assert score_line([kept]) in get(server, "/")
    other = bid(server, 1, "3NT")
    again = review_of(server, 1, play(server, 1, other))
    assert "You have played this deal before; the first result counts." in again
    assert len(written(tmp_path / "kept")) == 1


def test_a_practice_goes_on_another_day(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        first._practice.add(Result(1, "Pass,Pass,Pass,Pass", "", None, "passed out", 0, 120, 1, ()))
    with closing(Practice(tmp_path, "Practice", BOARDS, FACTS)) as again:
        assert again.next_deal == 2
        assert again.results[1].par == 120
    with pytest.raises(StoreError, match="deals = S:hcp=15-17,bal, not N:bal; .*: name another folder with -o"):
        Practice(tmp_path, "Practice", BOARDS, {"deals": "N:bal"})
    older = tmp_path / "older"
    older.mkdir()
    (older / "results.jsonl").touch()
    with pytest.raises(StoreError, match="results that an earlier version kept in results.jsonl; name another folder"):
        Practice(older, "Practice", BOARDS, FACTS)


@pytest.mark.slow
def test_the_pages_of_a_practice_stay(server: PracticeServer, tmp_path: Path) -> None:
    calls = bid(server, 1, "1NT")
    kept = {
        "begin": seen(get(server, "/")),
        "bidding": seen(get(server, "/1/")),
        "after a call": get(server, "/1/bidding?calls=Pass,Pass,1NT"),
        "judged call": get(server, "/1/judge?calls=Pass,Pass,Pass"),
        "play": seen(get(server, f"/1/play?calls={calls}")),
        "state": get(server, f"/1/state?plays=&calls={calls}"),
        "review": seen(review_of(server, 1, play(server, 1, calls))),
        "end": seen(get(server, "/")),
        "another deal": seen(get(server, "/2/")),
    }
    assert_kept("pages/practice", kept | {"written": written(tmp_path / "kept")[0].to_json()})


def posted(server: PracticeServer, path: str, body: str, **headers: str) -> tuple[int, str]:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=20)
    connection.request("POST", path, body, headers)
    answer = connection.getresponse()
    found = answer.status, answer.read().decode()
    connection.close()
    return found


def test_only_a_post_request_of_our_own_page_keeps_a_result(server: PracticeServer, tmp_path: Path) -> None:
    threading.Thread(target=server.serve_forever, daemon=True).start()
    calls = "calls=Pass,Pass,Pass,Pass"
    assert posted(server, "/1/result", calls, Origin="http://evil.example")[0] == 403
    assert posted(server, "/1/result", calls, **{"Sec-Fetch-Site": "cross-site"})[0] == 403
    assert posted(server, "/1/review", calls)[0] == 404
    assert posted(server, "/9/result", calls)[0] == 404
    assert posted(server, "/1/result", "calls=1NT") == (400, "this auction is not over\n")
    assert posted(server, "/1/result", "x" * 65_537)[0] == 413
    assert written(tmp_path / "kept") == []
    assert posted(server, "/1/result", calls) == (200, '{"is_first": true}')
    assert posted(server, "/1/result", calls) == (200, '{"is_first": false}')
    assert len(written(tmp_path / "kept")) == 1
    server.shutdown()


@pytest.mark.slow
def test_a_passed_out_deal_is_judged_too(tmp_path: Path) -> None:
    weak = random_board(0, 1, "hcp(n)<12 and hcp(s)<12 and hcp(w)<12 and hcp(e)<12")
    with serving(tmp_path, [weak]) as server:
        review = review_of(server, 1, "calls=Pass,Pass,Pass,Pass")
        assert "passed out" in review
        assert server._practice.results[1].choices == 1


@pytest.mark.slow
def test_a_call_and_a_card_that_cost_much_are_named_with_what_is_better() -> None:
    board = BOARDS[0]
    bidding = bidding_of(
        board, Seat.SOUTH, parse_bidder("net"), parse_player(PLAYER, Role.DECLARER), Defence.parse(PLAYER), 1, 0
    )
    auction = Auction(board.dealer, "P P 1NT P P P")
    ((before, made),) = list(own_calls(Seat.SOUTH, auction))[:1]
    assert str(made) == "1NT"
    judge = CallJudge.of_bidder(bidding.bidder)
    view = BiddingView(board.deal.hands[Seat.SOUTH], before, board.vulnerability)
    assert judge_call_on_average(judge, view, made, 1).imps == 0
    passed = judge_call_on_average(judge, view, parse_call("Pass"), 3)
    assert (passed.made, passed.instead) == ("Pass", "1NT")
    assert passed.imps > 1
    assert passed.words[0].startswith(f"Pass cost {passed.imps:.1f} ± ")
    assert " IMPs on average: our bidder prefers 1NT (most often 3NT by South in place of " in passed.words[0]
    strange = judge_call_on_average(judge, view, parse_call("7D"), 1)
    assert strange.instead == "1NT"
    assert strange.imps > 10
    assert strange.words[0].startswith(f"7♦ cost {strange.imps:.1f} ± ")
    game = bidding.game(auction)
    position = game.start
    for card in parse_cards(" ".join(str(position.legal()[0]) for _ in range(1))):
        position = position.play(card)
    verdicts = [judge_card_on_average(game.question(position), card, game.adviser) for card in position.legal()]
    assert {each.kind for each in verdicts} == {"card"}
    assert min(each.imps for each in verdicts) == 0
    for each in verdicts:
        assert (each.imps > 0) == bool(each.instead)
        assert each.words[0].startswith(each.made)


def test_some_layouts_choose_a_better_card_and_others_judge_it() -> None:
    """Of cards that are equally good on average, some layouts favour one by luck; other layouts do not confirm it."""
    board = BOARDS[0]
    bidding = bidding_of(
        board, Seat.SOUTH, parse_bidder("net"), parse_player(PLAYER, Role.DECLARER), Defence.parse(PLAYER), 1, 0
    )
    game = bidding.game(Auction(board.dealer, "P P 1NT P P P"))
    position = game.start.play(game.start.legal()[0])
    asked = []

    def adviser(seed: int) -> AnyPlayer:
        asked.append(seed)
        return game.adviser(seed)

    def decision(seed: int) -> Decision:
        auction, constraints = game.board.auction, board.constraints
        return ask(game.adviser(seed), position, game.contract, board.vulnerability, auction, constraints)

    chosen = decision(1).card
    values = {each.card: each.score for each in decision(53).candidates}
    for card in position.legal():
        verdict = judge_card_on_average(game.question(position), card, adviser)
        assert verdict.imps in (0.0, pytest.approx(values[chosen] - values[card]))
    assert {*asked} == {1, 53}


def test_a_verdict_that_failed_is_tried_again(server: PracticeServer) -> None:
    deal = server._deals[0]
    tries = []

    def judge() -> JudgedChoice:
        tries.append(1)
        if len(tries) == 1:
            raise PlayerError("the engine failed")
        return JudgedChoice("call", 0, "Pass", "", 0.0, ("fine",))

    with pytest.raises(PlayerError):
        deal._begin(("key",), judge).result(10)
    assert deal._begin(("key",), judge).result(10).words == ("fine",)
    assert deal._begin(("key",), judge).result(10).words == ("fine",)
    assert len(tries) == 2


def test_results_that_an_earlier_version_kept_are_read(tmp_path: Path) -> None:
    choice = {"kind": "call", "number": 0, "made": "Pass", "instead": "1NT", "imps": 4.25, "words": ["Pass cost 4.2"]}
    values = {
        "deal": 2, "calls": "Pass,Pass,Pass,Pass", "plays": "", "tricks": None, "outcome": "passed out", "points": 0,
        "par": 120, "choices": 1, "verdicts": [choice],
    }  # fmt: skip
    with Store(tmp_path / "kept", {"kind": "practice", **FACTS}, create=True) as store:
        store.add_rows([Details(1, json.dumps(values))])
    with closing(Practice(tmp_path / "kept", "Practice", BOARDS, FACTS)) as practice:
        (verdict,) = practice.results[2].verdicts
        assert verdict == JudgedChoice("call", 0, "Pass", "1NT", 4.25, ("Pass cost 4.2",))
        assert json.loads(json.dumps(practice.results[2].to_json())) == values


def test_only_own_calls_and_cards_with_a_choice_are_judged() -> None:
    board = BOARDS[0]
    bidding = bidding_of(
        board, Seat.SOUTH, parse_bidder("net"), parse_player(PLAYER, Role.DECLARER), Defence.parse(PLAYER), 1, 0
    )
    game = bidding.game(Auction(board.dealer, "P P 1NT P P P"))
    position = game.start
    while not position.is_over:
        position = position.play(position.legal()[-1])
    found = list(own_cards(game, position.plays))
    assert found
    for before, card in found:
        assert before.to_play in (Seat.NORTH, Seat.SOUTH)
        assert len(before.legal()) > 1
        assert card in before.legal()


@pytest.mark.parametrize(("number", "words"), [(1, "The deal is finished."), (3, "All 3 deals are finished.")])
def test_when_nothing_is_left_the_first_page_says_so(tmp_path: Path, number: int, words: str) -> None:
    result = Result(1, "Pass,Pass,Pass,Pass", "", None, "passed out", 0, 0, 1, ())
    with closing(Practice(tmp_path / "kept", "Practice", BOARDS[:number], FACTS)) as practice:
        for deal in range(1, number + 1):
            practice.add(replace(result, deal=deal))
        assert words in practice_page(practice, Seat.SOUTH)


def test_results_of_deals_that_the_repeated_command_leaves_out_do_not_count(tmp_path: Path) -> None:
    result = Result(1, "Pass,Pass,Pass,Pass", "", None, "passed out", 0, 0, 1, ())
    with closing(Practice(tmp_path / "kept", "Practice", BOARDS, FACTS)) as practice:
        for deal in (1, 2, 3):
            practice.add(replace(result, deal=deal))
    with closing(Practice(tmp_path / "kept", "Practice", BOARDS[:2], FACTS)) as practice:
        assert sorted(practice.results) == [1, 2]
        assert "/3/" not in practice_page(practice, Seat.SOUTH)
    with closing(Practice(tmp_path / "kept", "Practice", BOARDS, FACTS)) as practice:
        assert sorted(practice.results) == [1, 2, 3]


@pytest.mark.parametrize(
    ("target", "status", "words"),
    [
        ("/4/", 404, "no such page"),
        ("/1", 404, "no such page"),
        ("/1/elsewhere", 404, "no such page"),
        ("/x/", 404, "no such page"),
        ("/1/review", 400, "deal 1 is not finished: play it at /1/"),
        ("/1/review?calls=1NT", 400, "this auction is not over"),
        ("/1/review?calls=1S,1C", 400, "must outrank 1S"),
        ("/1/judge?calls=", 400, "there is no call or card of yours to judge"),
    ],
)
def test_wrong_requests_are_answered_with_a_sentence(
    server: PracticeServer, target: str, status: int, words: str
) -> None:
    found, _, text = server.answer(target)
    assert (int(found), words in text) == (status, True)


def test_a_verdict_at_once_is_that_of_the_last_call(server: PracticeServer) -> None:
    state = json.loads(re.findall(r'id="data">(.*?)</script>', get(server, "/1/"))[0])
    advice = get(server, f"/1/judge?calls={','.join([*state['calls'], '1NT'])}")["advice"]
    assert advice == "1NT: no other call is clearly better."


def test_the_command_serves_a_typed_deal_and_says_the_score_when_it_is_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    def stop(server: PracticeServer) -> None:
        assert "Play deal 1 of 1" in server.answer("/")[2]
        raise KeyboardInterrupt

    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(PracticeServer, "serve_forever", stop)
    deal = "N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3"
    done = declarer("practice", deal, "-o", tmp_path / "lesson")
    assert (done.returncode, len(opened)) == (0, 1)
    assert "stopped. No deal is finished yet. Repeat the command to go on" in done.stderr
    other = declarer("practice", "--where", "bal", "-o", tmp_path / "lesson")
    assert (other.returncode, "holds a run with deals = " in other.stderr) == (1, True)


def test_typed_boards_keep_their_dealer_and_vulnerability(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pages: list[str] = []

    def stop(server: PracticeServer) -> None:
        pages.extend(server.answer(f"/{number}/")[2] for number in (1, 2))
        raise KeyboardInterrupt

    monkeypatch.setattr("webbrowser.open", str)
    monkeypatch.setattr(PracticeServer, "serve_forever", stop)
    deal = "N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3"
    board = f'[Deal "{deal}"]\n[Dealer "S"]\n[Vulnerable "NS"]\n'
    done = declarer("practice", f"{board}\n{board}", "-o", tmp_path / "boards")
    assert done.returncode == 0, done.stderr
    assert len(pages) == 2
    for page in pages:
        assert "<dd>North-South vulnerable</dd>" in page
        assert "<dt>Dealer</dt><dd>South</dd>" in page


@pytest.mark.slow
@pytest.mark.skipif(CHROMIUM is None or DRIVER is None, reason="needs Debian's chromium and chromium-driver")
@pytest.mark.filterwarnings("ignore::ResourceWarning")
def test_a_deal_is_practised_in_chromium_with_verdicts_at_once(tmp_path: Path) -> None:
    with serving(tmp_path, at_once=True) as server, chromium() as browser:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        resize(browser, 400)
        browser.get(server.url)
        browser.find_element("id", "next").click()
        wait_for(browser, lambda page: page.find_elements("css selector", "#box button"))
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
        server.shutdown()
        thread.join()


@pytest.mark.slow
@pytest.mark.skipif(CHROMIUM is None or DRIVER is None, reason="needs Debian's chromium and chromium-driver")
@pytest.mark.filterwarnings("ignore::ResourceWarning")
def test_the_link_of_a_finished_deal_keeps_its_result_in_chromium(tmp_path: Path) -> None:
    with serving(tmp_path, BOARDS[:1]) as server, chromium() as browser:
        calls = bid(server, 1, "1NT")
        first = json.loads(re.findall(r'id="data">(.*?)</script>', get(server, f"/1/play?calls={calls}"))[0])
        played = play(server, 1, calls).partition("plays=")[2].partition("&")[0].split(",")
        begun, moves = played[: len(first["state"]["plays"])], played[len(first["state"]["plays"]) :]
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        browser.get(f"{server.url}1/play?calls={calls}#{','.join(begun)};{','.join(moves)}")
        wait_for(browser, lambda page: page.find_element("id", "end").is_displayed())
        assert not server._practice.results
        browser.find_element("id", "replay").click()
        wait_for(browser, lambda page: page.find_elements("id", "fine"))
        assert "not kept" not in browser.page_source
        assert list(server._practice.results) == [1]
        assert errors(browser) == []
        server.shutdown()
        thread.join()


def advice(page: Any) -> str:
    return str(page.find_element("id", "advice").text)


def has_more_calls(page: Any, number: int) -> bool:
    """Whether more calls are shown, and the page waits for no answer."""
    shown = page.find_elements("css selector", "#calls td button")
    return len(shown) > number and page.find_element("id", "where").text != "…"
