"""`declarer practice`: deals of a topic with robots, what calls and cards cost, and a score that is kept."""

from __future__ import annotations

import http.client
import json
import re
import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from agent.registry import Defence, Role, parse_bidder, parse_player
from agent.rules.constraints import DealConditions
from ddsolver import Seat
from experiments.boards.board import Board
from experiments.errors import StoreError
from experiments.questions.judge.on_average import JudgedChoice
from experiments.questions.play.game import bidding_of, game_at
from experiments.questions.practice.server import PracticeServer, practice_page, score_line
from experiments.questions.practice.session import (
    Practice,
    Result,
)
from experiments.runs.deals import random_board
from experiments.runs.rows import Details
from experiments.runs.store import Store
from tests.command import declarer
from tests.kept import assert_kept
from tests.pages import Page, seen
from tests.sample import SAMPLE

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
    return PracticeServer(practice, asked, Seat.SOUTH, **options)


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


@pytest.mark.slow
def test_with_cards_only_nobody_bids_and_dummy_plays_for_declarer(tmp_path: Path) -> None:
    board = SAMPLE.find("3")  # South declares 4S
    playing, defending = parse_player(PLAYER, Role.DECLARER), Defence.parse(PLAYER)
    asked = [game_at(board, Seat.NORTH, playing, defending, 1, 0)]
    practice = Practice(tmp_path / "kept", "Practice", [board], FACTS)
    with PracticeServer(practice, asked, Seat.NORTH) as server:
        assert "You are North; robots play the other seats. Where you would be dummy, you play" in get(server, "/")
        first = get(server, "/1/")
        assert "4\N{BLACK SPADE SUIT} by South" in first
        assert "You are" in first
        assert server.answer("/1/bidding?calls=")[0] == 400
        state = get(server, "/1/state?plays=&refused=1")
        while not state["over"]:
            state = get(server, f"/1/state?plays={','.join([*state['plays'], state['legal'][-1]])}&refused=1")
        query = f"plays={','.join(state['plays'])}&tricks={state['tricks']}"
        review = review_of(server, 1, query)
        assert "of your " in review
        assert get(server, "/1/review") == review
        for page in (get(server, "/"), first, review):
            assert not re.search("your calls|calls cost|calls and", page, re.IGNORECASE), "there are none to speak of"
    (kept,) = written(tmp_path / "kept")
    assert (kept.calls, len(kept.plays.split(",")), kept.tricks) == ("", 52, state["tricks"])
    assert kept.lost("call") == 0
    assert score_line([kept]).endswith(f"On average your cards cost {kept.lost():.1f} IMPs a deal.")


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
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=300)
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
    weak = random_board(0, 1, "N:hcp=11-; S:hcp=11-; W:hcp=11-; E:hcp=11-")
    with serving(tmp_path, [weak]) as server:
        review = review_of(server, 1, "calls=Pass,Pass,Pass,Pass")
        assert "passed out" in review
        assert server._practice.results[1].choices == 1


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
