from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from agent.calls.network import CallNetwork, imitating_network
from agent.players.bidding.auction import hold_auction
from agent.players.bidding.bidder import BiddingView
from agent.players.bidding.outcomes import Outcomes, likely_layouts, outcomes_of
from agent.registry import parse_bidder
from agent.rules.auction import Action, Auction, parse_call
from agent.rules.constraints import suit_lengths
from agent.rules.contract import Vulnerability
from ddsolver import Deal, Position, Seat
from ddsolver.cards import Suit
from ddsolver.deal import hand_from_pbn
from experiments.boards.board import Board
from experiments.boards.pbn.writer import write_pbn
from experiments.questions.evening.analysis import JudgedBoard
from experiments.questions.evening.pages import evening_page
from experiments.questions.evening.report import call_line, evening_json, evening_text
from experiments.questions.judge import calls
from experiments.questions.judge.call_facts import decisive_fact
from experiments.questions.judge.calls import (
    JudgedCall,
    compare_calls,
    costliest_calls,
    judge_call,
    judge_calls,
    judge_of_people,
    rival_of,
)
from tests.command import declarer
from tests.experiments.questions.evening.test_evening import evening_of, tables
from tests.pages import Page

DEAL = Deal.from_pbn("N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.AQT4.T943 42.QJ763.965.752")
BOARD = Board("4", DEAL.hands, Seat.NORTH, Vulnerability.NONE, tags={"South": "Cy"})


def bid(made: str) -> Board:
    auction = Auction(Seat.NORTH, made)
    return replace(BOARD, auction=auction, contract=auction.contract)


@pytest.fixture(scope="module")
def passed() -> tuple[JudgedCall, ...]:
    return judge_calls(bid("1NT Pass Pass Pass"), 1)


def test_a_pass_that_misses_a_game_is_costly(passed: tuple[JudgedCall, ...]) -> None:
    (call,) = passed
    assert (call.board, call.number, call.seat, call.player) == ("4", 2, Seat.SOUTH, "Cy")
    assert str(call.compared.call) == "Pass"
    assert call.imps >= max(1.0, 2 * call.compared.error)
    assert call.compared.leads_to == ("1NTN", "3NTN")


def test_the_calls_of_our_bidder_are_not_costly() -> None:
    bidder = parse_bidder("net").make(np.random.SeedSequence(1))
    held = hold_auction(DEAL, Seat.NORTH, Vulnerability.NONE, dict.fromkeys(Seat, bidder))
    assert judge_calls(replace(BOARD, auction=held.auction), 1) == ()


def test_a_call_is_judged_with_the_alerts_of_the_calls_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = []

    def listen(_: object, view: BiddingView, *__: object) -> None:
        heard.append(dict(view.auction.alerts))

    monkeypatch.setattr(calls, "judge_call", listen)
    judge_calls(bid("1C {16+ hcp} Pass 1D {0-7 hcp} Pass Pass Pass"), 1)
    assert heard == [{}, *[{0: "16+ hcp"}] * 2, *[{0: "16+ hcp", 2: "0-7 hcp"}] * 3]


def test_a_cost_counts_only_if_other_layouts_confirm_it(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = []

    def equal_on_others(*asked: Any) -> Outcomes:
        found = outcomes_of(*asked)
        sizes.append(len(asked[3]))
        return found if len(sizes) == 1 else replace(found, points=np.zeros_like(found.points))

    monkeypatch.setattr(calls, "outcomes_of", equal_on_others)
    view = BiddingView(DEAL.hands[Seat.SOUTH], Auction(Seat.NORTH, "1NT Pass"), Vulnerability.NONE)
    assert judge_call(judge_of_people(), view, Action.PASS, np.random.default_rng([1, 2])) is None
    assert sizes == [24, 32]


def test_no_layout_both_chooses_and_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def listen(*given: Any) -> Outcomes:
        asked.append({tuple(layout) for layout in given[3].tolist()})
        return outcomes_of(*given)

    def with_copies(*given: Any) -> Any:
        layouts, effective = likely_layouts(*given)
        layouts[20:30] = layouts[20]
        return layouts, effective

    monkeypatch.setattr(calls, "outcomes_of", listen)
    monkeypatch.setattr(calls, "likely_layouts", with_copies)
    assert judge_calls(bid("1NT Pass Pass Pass"), 1)
    chosen, judged = asked
    assert len(judged) == 26
    assert not chosen & judged


def test_people_made_the_calls_that_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    readers = []

    def listen(reader: CallNetwork, *asked: Any) -> Any:
        readers.append(reader)
        return likely_layouts(reader, *asked)

    monkeypatch.setattr(calls, "likely_layouts", listen)
    judge_calls(bid("1NT Pass Pass Pass"), 1)
    assert readers
    assert all(reader is imitating_network() for reader in readers)


def test_if_few_layouts_explain_the_calls_a_reader_that_doubts_them_draws_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    temperatures = []

    def few(reader: CallNetwork, *asked: Any) -> Any:
        temperatures.append(reader.temperature)
        return likely_layouts(reader, *asked)[0], 9.0

    monkeypatch.setattr(calls, "likely_layouts", few)
    view = BiddingView(DEAL.hands[Seat.SOUTH], Auction(Seat.NORTH, "1NT Pass"), Vulnerability.NONE)
    judge_call(judge_of_people(), view, Action.PASS, np.random.default_rng(1))
    assert temperatures == [1.0, 3.0]


def test_the_hidden_hands_do_not_change_the_judgement(passed: tuple[JudgedCall, ...]) -> None:
    north, east, south, west = DEAL.hands
    swapped = replace(bid("1NT Pass Pass Pass"), hands=(north, west, south, east))
    (call,) = [each for each in judge_calls(swapped, 1) if each.seat is Seat.SOUTH]
    assert call.compared == passed[0].compared


def test_a_call_that_our_network_never_makes_costs_what_it_costs() -> None:
    view = BiddingView(DEAL.hands[Seat.EAST], Auction(Seat.EAST), Vulnerability.NONE)
    found = judge_call(judge_of_people(), view, parse_call("7C"), np.random.default_rng(1))
    assert found is not None
    assert found.instead is Action.PASS
    assert found.imps > 12


def test_a_call_whose_promise_the_hand_breaks_says_what_it_would_show() -> None:
    view = BiddingView(DEAL.hands[Seat.SOUTH], Auction(Seat.NORTH, "1NT Pass"), Vulnerability.NONE)
    transfer, quantitative = parse_call("2H"), parse_call("4NT")
    found = compare_calls(judge_of_people(), view, transfer, quantitative, np.random.default_rng(1))
    assert found is not None
    assert found.names == ("transfer", "invitation to 6NT")
    assert found.verdict.startswith("4NT (invitation to 6NT): 2♥ (transfer) scores ")
    assert found.verdict.endswith("; 2♥ would show 5+ spades")
    other = compare_calls(judge_of_people(), view, quantitative, transfer, np.random.default_rng(1))
    assert other is not None
    assert "would show" not in other.verdict.replace("4NT would show 15-17 points, balanced or nearly so", "")
    assert other.imps == pytest.approx(-found.imps)


def test_the_fact_that_decides_is_counted_in_the_layouts() -> None:
    view = BiddingView(DEAL.hands[Seat.WEST], Auction(Seat.WEST), Vulnerability.NONE)
    layouts = likely_layouts(imitating_network(), view, 60, np.random.default_rng(1))[0]
    long = suit_lengths(layouts[:, Seat.EAST], Suit.HEARTS) >= 3  # West has five
    fact = decisive_fact(view, layouts, np.where(long, 5, -1))
    assert fact is not None
    assert fact.words == "there is a 5-3 heart fit"
    assert fact.share == pytest.approx(long.mean())
    assert (fact.inside, fact.outside) == (5, -1)
    without = decisive_fact(view, layouts, np.where(long, 0, 4))
    assert without is not None
    assert without.words == "there is no 5-3 heart fit"
    assert without.share == pytest.approx(1 - long.mean())


def test_chance_is_no_fact() -> None:
    view = BiddingView(DEAL.hands[Seat.WEST], Auction(Seat.WEST), Vulnerability.NONE)
    layouts = likely_layouts(imitating_network(), view, 60, np.random.default_rng(1))[0]
    luck = [np.random.default_rng(seed).integers(-6, 7, len(layouts)) for seed in range(20)]
    assert sum(decisive_fact(view, layouts, each) is not None for each in luck) <= 2
    assert decisive_fact(view, layouts, np.ones(len(layouts), dtype=np.int64)) is None


def test_the_rival_of_a_call_may_be_one_that_the_system_forbids() -> None:
    hand = hand_from_pbn("AQ73.K9.KJ85.T43")
    view = BiddingView(hand, Auction(Seat.NORTH, "1NT Pass"), Vulnerability.NONE)
    assert rival_of(judge_of_people(), view, parse_call("2C")) == parse_call("3NT")


@pytest.mark.parametrize(
    "board",
    [replace(BOARD, auction=None), replace(bid("1NT"), hands=(DEAL.hands[0], None, None, None))],
    ids=["no auction", "hidden hands"],
)
def test_boards_without_auction_or_hands_are_not_judged(board: Board) -> None:
    assert judge_calls(board, 1) == ()


def test_an_evening_lists_the_costliest_calls(passed: tuple[JudgedCall, ...]) -> None:
    dear = replace(passed[0], compared=replace(passed[0].compared, imps=9.0))
    assert costliest_calls([*passed, dear], 1) == [dear]
    judged = JudgedBoard((), (), passed)
    line = call_line(passed[0])
    assert line.startswith("Board 4: Cy (South) called Pass, which cost ")
    assert " IMPs on average; our bidder prefers 3NT (" in line
    assert "(most often 3NT by North in place of 1NT by North)" in line
    assert f"Costliest calls\n  {line}" in evening_text([judged], "monte-carlo")
    (values,) = evening_json([judged], "monte-carlo")["calls"]
    assert (values["board"], values["number"], values["call"], values["instead"]) == ("4", 2, "Pass", "3NT")
    (board,) = tables(bid("1NT Pass Pass Pass"))
    page = evening_page(evening_of(replace(board, judged=judged)))
    assert Page(page).open == []
    assert '<a href="board-4.html">Board 4</a>: Cy (South) called Pass' in page


@pytest.mark.slow
def test_costly_calls_of_boards_without_card_play_are_listed_in_text_and_json(tmp_path: Path) -> None:
    missed = replace(bid("1NT Pass Pass Pass"), name="5", tricks=9)
    played = replace(bid("1NT Pass 3NT Pass Pass Pass"), tricks=9, plays=(Position(DEAL, "NT", "E").legal()[0],))
    options = ("--player", "monte-carlo:samples=3", "-o", tmp_path / "pages")
    for boards, number in (([played, missed], 1), ([replace(played, plays=()), missed], 0)):
        write_pbn(tmp_path / "club.pbn", boards)
        told = json.loads(declarer("evening", tmp_path / "club.pbn", *options, "--json").stdout)
        assert told["boards"] == number
        assert "5" in {each["board"] for each in told["calls"]}
        text = declarer("evening", tmp_path / "club.pbn", *options).stdout
        assert "Board 5: Cy (South) called Pass, which cost " in text
