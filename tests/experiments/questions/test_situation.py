"""An auction is read as people write and paste it."""

from __future__ import annotations

import pytest

from agent.errors import AuctionError
from agent.rules.auction import Auction
from ddsolver.cards import Seat
from experiments.questions.situation import typed_auction


@pytest.mark.parametrize(
    ("text", "calls"),
    [
        ("1NT P 3NT", "1NT P 3NT"),
        ("1NT-P-3NT", "1NT P 3NT"),
        ("1nt, pass, 3nt", "1NT P 3NT"),
        ("1NT (P) 3NT", "1NT P 3NT"),
        ("1♥ (1♠) 2♥ ?", "1H 1S 2H"),
        ("1S X XX", "1S X XX"),
        ("1NT P 3NT AP", "1NT P 3NT P P P"),
        ("1NT P 3NT all pass", "1NT P 3NT P P P"),
        ("1NT P 3NT P AP", "1NT P 3NT P P P"),
        ("AP", "P P P P"),
        ("1H! P 2NT* P", "1H P 2NT P"),
        ("1NT {12-14, (weak)!} P 3NT AP", "1NT {12-14, (weak)!} P 3NT P P P"),
        ("1NT {AP}", "1NT {AP}"),
        ("1NT {AP} AP", "1NT {AP} P P P"),
        ("", ""),
    ],
)
def test_each_common_way_to_write_an_auction_is_read(text: str, calls: str) -> None:
    assert typed_auction(Seat.EAST, text) == Auction(Seat.EAST, calls)


@pytest.mark.parametrize("text", ["1NT - 3NT", "1NT--3NT", "1NT AP 2H", "1Z", "1H?2H", "{12-14} 1NT", "-1NT"])
def test_what_is_no_call_is_refused(text: str) -> None:
    with pytest.raises(AuctionError):
        typed_auction(Seat.NORTH, text)
