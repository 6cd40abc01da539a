from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from agent.errors import EngineError, LayoutError, PlayerError
from agent.players.bidding.auction import hold_auction
from agent.players.bidding.bidder import Bidder, BiddingView, CallDecision
from agent.registry import parse_bidder
from agent.rules.auction import Action
from agent.rules.contract import Vulnerability
from ddsolver.cards import Seat
from ddsolver.deal import Deal
from ddsolver.errors import StoppedError

DEAL = Deal.from_pbn("N:AQ5.Q6.KQJT64.T2 J.AT842.A985.987 T74.K93.32.AKQJ4 K98632.J75.7.653")


def script(calls: str) -> Bidder:
    return parse_bidder(f"script:calls={calls}").make(np.random.SeedSequence(1))


def test_every_seat_calls_in_turn_from_the_dealer_and_sees_its_own_hand() -> None:
    seen: list[tuple[Seat, int]] = []

    class Watching:
        def __init__(self, bidder: Bidder) -> None:
            self.bidder = bidder

        def call(self, view: BiddingView) -> CallDecision:
            seen.append((view.seat, view.hand))
            return self.bidder.call(view)

    calls = {Seat.EAST: "1H", Seat.SOUTH: "2C", Seat.WEST: "", Seat.NORTH: "3NT"}
    held = hold_auction(DEAL, Seat.EAST, Vulnerability.NONE, {seat: Watching(script(calls[seat])) for seat in Seat})
    assert str(held.auction) == "1H 2C Pass 3NT Pass Pass Pass"
    assert len(held.decisions) == 7
    assert seen == [(Seat((Seat.EAST + number) % 4), DEAL.hands[(Seat.EAST + number) % 4]) for number in range(7)]


def test_an_illegal_call_names_its_seat() -> None:
    bidders = {seat: script("1S" if seat.is_north_south else "1H") for seat in Seat}
    with pytest.raises(PlayerError, match="East: .*1H"):
        hold_auction(DEAL, Seat.NORTH, Vulnerability.NONE, bidders)


class Answering:
    """Gives the same answer at every turn."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def call(self, view: BiddingView) -> CallDecision:
        answer: CallDecision = self.answer
        return answer


def test_deal_dealer_vulnerability_and_calls_may_be_texts() -> None:
    net = parse_bidder("net").make(np.random.SeedSequence(1))
    texts = hold_auction(DEAL.to_pbn(), "E", "Both", dict.fromkeys(Seat, net))
    assert texts.auction == hold_auction(DEAL, Seat.EAST, Vulnerability.BOTH, dict.fromkeys(Seat, net)).auction
    passed = hold_auction(DEAL, "E", "-", dict.fromkeys(Seat, Answering(CallDecision("P"))))  # type: ignore[arg-type]
    assert {decision.call for decision in passed.decisions} == {Action.PASS}


class Failing:
    """Raises an error in place of a call."""

    def __init__(self, error: Exception) -> None:
        self._error = error

    def call(self, _view: BiddingView) -> CallDecision:
        raise self._error


def failed(error: Exception) -> BaseException:
    """What an auction raises in which East's bidder raises an error."""
    bidders: dict[Seat, Any] = {seat: Failing(error) if seat is Seat.EAST else script("") for seat in Seat}
    with pytest.raises(type(error)) as found:
        hold_auction(DEAL, Seat.NORTH, Vulnerability.NONE, bidders)
    return found.value


def test_a_stopped_search_is_no_wrong_input_and_a_fault_in_a_bidder_stays_as_it_is() -> None:
    for error in (StoppedError("the search was stopped"), ZeroDivisionError("division by zero")):
        assert failed(error) is error


def test_an_engine_that_fails_keeps_its_last_words() -> None:
    found = failed(EngineError("engine ./x: ended with status 1", "> {}\nTraceback ..."))
    assert isinstance(found, EngineError)
    assert (str(found), found.said) == ("East: engine ./x: ended with status 1", "> {}\nTraceback ...")
    with_board = found.at("board 3")
    assert (str(with_board), with_board.said) == (f"board 3: {found}", found.said)


def test_another_wrong_input_names_the_seat_and_its_cause() -> None:
    error = LayoutError("no layout fits")
    bidders: dict[Seat, Any] = {seat: Failing(error) if seat is Seat.EAST else script("") for seat in Seat}
    with pytest.raises(PlayerError, match="^East: no layout fits$") as found:
        hold_auction(DEAL, Seat.NORTH, Vulnerability.NONE, bidders)
    assert found.value.__cause__ is error


@pytest.mark.parametrize(
    ("bidder", "message"),
    [
        (None, "nobody sits East: an auction needs four bidders"),
        (Answering, "East: <class .*Answering'> cannot bid: an object with a method call"),
        (parse_bidder("net"), "East: BidderSpec.* cannot bid: an object with a method call"),
        (Answering("1NT"), "East: the answer of Answering is '1NT': a CallDecision is needed"),
        (Answering(None), "East: the answer of Answering is None: a CallDecision is needed"),
        (Answering(CallDecision("8NT")), "East: unknown call: '8NT'"),  # type: ignore[arg-type]
    ],
)
def test_a_seat_without_a_bidder_that_answers_is_named(bidder: Any, message: str) -> None:
    bidders: dict[Seat, Any] = {seat: bidder if seat is Seat.EAST else script("") for seat in Seat}
    if bidder is None:
        del bidders[Seat.EAST]
    with pytest.raises(PlayerError, match=message):
        hold_auction(DEAL, Seat.EAST, Vulnerability.NONE, bidders)
