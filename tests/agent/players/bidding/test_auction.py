from __future__ import annotations

import numpy as np
import pytest

from agent.bidders import parse_bidder
from agent.errors import PlayerError
from agent.players.bidding.auction import hold_auction
from agent.players.bidding.bidder import Bidder, BiddingView, CallDecision
from agent.rules.contract import Vulnerability
from ddsolver.cards import Seat
from ddsolver.deal import Deal

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
