from __future__ import annotations

import pytest

from agent.rules.auction import Auction
from agent.rules.contract import Contract
from ddsolver import Seat
from experiments.boards.leading_passes import filled_from_dealer, filled_to_contract

OVERCALLED = "1NT X XX 4H X 4S 4NT X 5C"
"""The first call is that of the seat after the dealer North, who passed."""


@pytest.mark.parametrize("ending", ["", " Pass Pass Pass"])
@pytest.mark.parametrize(("passes", "declarer"), [(0, "N"), (1, "E"), (2, "S"), (3, "W")])
def test_as_many_passes_are_filled_in_as_lead_to_the_contract(ending: str, passes: int, declarer: str) -> None:
    auction = Auction("N", OVERCALLED + ending)
    filled, number = filled_to_contract(auction, Contract.parse(f"5C{declarer}"))
    assert number == passes
    assert filled == Auction("N", "Pass " * passes + OVERCALLED + ending)


@pytest.mark.parametrize("contract", ["5CEx", "5DE", "4NTE"])
def test_nothing_is_filled_in_where_no_number_of_passes_leads_to_the_contract(contract: str) -> None:
    auction = Auction("N", OVERCALLED)
    assert filled_to_contract(auction, Contract.parse(contract)) == (auction, 0)


def test_passes_of_the_file_count_among_the_three() -> None:
    auction = Auction("N", "Pass 1S Pass Pass Pass")
    assert filled_to_contract(auction, Contract.parse("1SW"))[1] == 2
    assert filled_to_contract(auction, Contract.parse("1SN")) == (auction, 0)
    passed = Auction("N", "Pass Pass Pass Pass")
    assert filled_to_contract(passed, Contract.parse("1SN")) == (passed, 0)


def test_passes_from_the_dealer_leave_every_call_to_its_seat() -> None:
    auction = Auction("W", "1NT {15-17} Pass 3NT")
    filled, number = filled_from_dealer(auction, Seat.EAST)
    assert (filled, number) == (Auction("E", "Pass Pass 1NT {15-17} Pass 3NT"), 2)
    assert filled.closed().contract == auction.closed().contract
    assert filled_from_dealer(Auction("N", "Pass 1NT"), Seat.EAST) == (Auction("N", "Pass 1NT"), 0)
    assert filled_from_dealer(Auction("N", "Pass Pass"), Seat.WEST) == (Auction("N", "Pass Pass"), 0)
