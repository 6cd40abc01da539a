from __future__ import annotations

import numpy as np

from agent.calls.legality import CALLS, DOUBLE, PASS, REDOUBLE, call_number, legal_calls
from agent.rules.auction import Auction, parse_call
from ddsolver import Seat


def test_calls_are_numbered_upwards_from_one_club() -> None:
    assert [str(CALLS[number]) for number in (0, 4, 5, 34, PASS, DOUBLE, REDOUBLE)] == [
        "1C", "1NT", "2C", "7NT", "Pass", "X", "XX",
    ]  # fmt: skip
    assert all(call_number(call) == number for number, call in enumerate(CALLS))


def test_legal_calls_are_those_of_the_auction() -> None:
    generator = np.random.default_rng(1)
    doubled = 0
    for _ in range(200):
        auction = Auction(Seat.NORTH)
        while not auction.is_over:
            legal = legal_calls([call_number(call) for call in auction.calls])
            assert legal.tolist() == [auction.is_legal(call) for call in CALLS], str(auction)
            # Doubles and passes often, and low bids, so that auctions are long.
            chances = np.array([0.7**number for number in range(35)] + [3.0, 4.0, 4.0]) * legal
            auction = auction.call(CALLS[int(generator.choice(38, p=chances / chances.sum()))])
            doubled += auction.calls[-1] in (CALLS[DOUBLE], CALLS[REDOUBLE])
    assert doubled > 200


def test_a_double_may_follow_two_passes() -> None:
    calls = [call_number(parse_call(text)) for text in ["1C", "P", "P"]]
    assert legal_calls(calls)[[DOUBLE, REDOUBLE]].tolist() == [True, False]
    assert legal_calls([*calls, DOUBLE])[[DOUBLE, REDOUBLE]].tolist() == [False, True]
    assert not legal_calls(calls[:2])[DOUBLE]
