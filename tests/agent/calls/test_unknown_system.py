from __future__ import annotations

from math import exp

import pytest

from agent.calls.auction_batch import turn_after
from agent.calls.hand_reading import log_share
from agent.rules.auction import CALLS, Auction, call_number
from ddsolver import Seat


def shares(calls: str) -> dict[str, float]:
    """Return the share of each legal next call."""
    before = [call_number(call) for call in Auction(Seat.NORTH, calls).calls]
    legal = turn_after(tuple(before)).legal
    return {str(call): exp(log_share([*before, number])) for number, call in enumerate(CALLS) if legal[number]}


@pytest.mark.parametrize("calls", ["", "Pass Pass Pass", "1C", "1C Pass", "1S X", "4S X", "3NT Pass", "7NT", "7NT X"])
def test_shares_add_up_to_1_at_most(calls: str) -> None:
    found = shares(calls)
    assert min(found.values()) > 0
    assert sum(found.values()) <= 1 + 1e-9


def test_the_cheapest_bid_is_the_likeliest_and_no_bid_is_impossible() -> None:
    found = shares("1C Pass")
    assert found["1D"] == max(found.values())
    assert found["1D"] > found["1H"] > found["1S"] > found["4S"]
    assert found["7NT"] == pytest.approx(found["7H"], rel=1e-3)


def test_partner_is_seldom_passed_below_game() -> None:
    assert shares("1C Pass")["Pass"] < 0.2 < shares("")["Pass"] < shares("4S Pass")["Pass"] < shares("1C")["Pass"]
    assert shares("1S X Pass")["Pass"] == shares("1C Pass")["Pass"]
    assert shares("2S Pass 3S Pass")["Pass"] < 0.2 < shares("2S Pass 3NT Pass")["Pass"]


def test_a_relay_club_is_likelier_than_a_jump_to_game() -> None:
    relays = Auction(Seat.NORTH, "1C Pass 1H Pass 1S Pass 2C Pass 2D").calls
    jumps = Auction(Seat.NORTH, "1S Pass 3D Pass 4S Pass 5D Pass 6H").calls
    of = [
        sum(log_share([call_number(call) for call in calls[: end + 1]]) for end in range(0, len(calls), 2))
        for calls in (relays, jumps)
    ]
    assert of[0] > of[1] + 5
