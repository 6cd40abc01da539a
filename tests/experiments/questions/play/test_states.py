"""What the page of a bidding gets after each call: a text and an explanation for each, and only legal calls."""

from __future__ import annotations

from typing import Any, cast

import pytest

from agent.rules.auction import Auction
from experiments.questions.play.game import Bidding
from experiments.questions.play.server import bidding_state


class Shown:
    """A bidding that explains each call by its place."""

    def shown(self, auction: Auction) -> list[str]:
        return [f"note {place}" for place in range(len(auction.calls))]


@pytest.mark.parametrize(
    ("dealer", "calls", "shown", "to_call", "legal", "illegal", "contract"),
    [
        ("E", "", [], "E", {"Pass", "1C", "7NT"}, {"X", "XX"}, None),
        ("S", "1H X", ["1\u2665", "X"], "N", {"Pass", "XX", "1S", "2H"}, {"X", "1H", "1C"}, None),
        ("N", "1NT Pass", ["1NT", "Pass"], "S", {"Pass", "2C"}, {"X", "1S"}, None),
        ("W", "4S X Pass Pass Pass", ["4\u2660", "X", "Pass", "Pass", "Pass"], None, set(), {"Pass"}, "West"),
        ("W", "Pass Pass Pass Pass", ["Pass"] * 4, None, set(), {"Pass", "1C"}, None),
    ],
)
def test_a_state_has_a_text_and_a_note_for_each_call_and_the_legal_calls(
    dealer: str, calls: str, shown: list[str], to_call: str | None, legal: set[str], illegal: set[str],
    contract: str | None,
) -> None:  # fmt: skip
    state: dict[str, Any] = bidding_state(cast(Bidding, Shown()), Auction(dealer, calls))
    assert state["dealer"] == dealer
    assert (state["calls"], state["shown"]) == (calls.split(), shown)
    assert state["notes"] == [f"note {place}" for place in range(len(shown))]
    assert (state["to_call"], state["over"]) == (to_call, to_call is None)
    assert legal <= set(state["legal"])
    assert not illegal & set(state["legal"])
    assert (state["contract"] or "").count("4\u2660") == (contract is not None)
    assert (contract or "") in (state["contract"] or "")
