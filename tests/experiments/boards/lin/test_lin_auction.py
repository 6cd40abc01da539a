"""The auction that LIN gets for a board, and the message about what changes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from agent.rules.auction import Auction
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Deal, Seat, Strain
from experiments.boards.board import Board
from experiments.boards.lin.writer import lin_auction

HANDS = Deal.random(1).hands
SHORTEST = "; wrote the shortest auction to that contract"


@pytest.mark.parametrize(
    ("calls", "contract", "written", "said"),
    [
        ("1S P 4S P P P", "4SN", "1S P 4S P P P", ""),
        ("1S P 4S", "4SN", "1S P 4S P P P", ""),
        (None, "2HS", "P P 2H P P P", "it has no auction; wrote the shortest one to 2HS"),
        ("P P P P", "2HS", "P P 2H P P P", f"its auction has no bid, but its contract is 2HS{SHORTEST}"),
        ("1S P P P", "2HN", "2H P P P", f"its auction leads to 1SN, but its contract is 2HN{SHORTEST}"),
        (
            *("1S P 4S P P P", "4SNx", "1S P 4S X P P P"),
            "its auction leads to 4SN, but its contract is 4SNx; wrote the doubles of the contract after its last bid",
        ),
    ],
)
def test_an_auction_that_does_not_lead_to_the_contract_is_replaced_and_told(
    calls: str | None, contract: str, written: str, said: str
) -> None:
    auction = None if calls is None else Auction(Seat.NORTH, calls)
    board = Board("1", HANDS, Seat.NORTH, Vulnerability.NONE, auction=auction, contract=Contract.parse(contract))
    found, message = lin_auction(board)
    assert (found, message) == (Auction(Seat.NORTH, written), said)


def test_without_a_contract_a_trump_suit_is_lost_and_bids_of_a_board_that_was_passed_out() -> None:
    board = Board("1", HANDS, Seat.NORTH, Vulnerability.NONE)
    trump = "LIN has no field for a trump suit without a contract; H is left out"
    assert lin_auction(replace(board, trump=Strain.HEARTS, leader=Seat.EAST)) == (None, trump)
    found, message = lin_auction(replace(board, auction=Auction(Seat.NORTH, "1S P"), passed_out=True))
    assert found == Auction(Seat.NORTH, "P P P P")
    assert message == "its auction has bids, but the board was passed out; four passes are written"
