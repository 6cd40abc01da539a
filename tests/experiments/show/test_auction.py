from __future__ import annotations

from agent.rules.auction import Auction
from experiments.show.board import auction_text


def test_an_auction_is_shown_in_columns_with_its_alerts_below() -> None:
    auction = Auction("N", "1NT {12-14} Pass 2D {transfer} X Pass {12-14}")
    assert auction_text(auction).splitlines() == [
        "West     North    East     South",
        "         1NT (1)  Pass     2♦ (2)",
        "X        Pass (1) ?",
        "(1) 12-14",
        "(2) transfer",
    ]
