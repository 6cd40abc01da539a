"""When a bidder leaves the network's first choice: only for a gain that is large, and larger than its error."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from agent.players.bidding import bidders
from agent.players.bidding.bidder import BiddingView, CallCandidate
from agent.players.bidding.bidders import MonteCarloBidder, MonteCarloBidderSettings
from agent.rules.auction import Auction, parse_call
from agent.rules.contract import Vulnerability
from ddsolver.deal import hand_from_pbn

VIEW = BiddingView(hand_from_pbn("AK4.KQ98.K73.962"), Auction("N"), Vulnerability.NONE)
CALLS = ("1NT", "1C", "1D", "1H")


class MadeUp:
    """Outcomes with gains and errors that are given."""

    def __init__(self, gains: list[float], errors: list[float]) -> None:
        self.contracts: list[Any] = [None] * len(gains)
        self.found = np.array(gains), np.array(errors)

    def gains(self) -> Any:
        return self.found


@pytest.mark.parametrize(
    ("margin", "effective", "gains", "errors", "chosen"),
    [
        (0.4, 50.0, (0.0, 0.5, 0.3), (0.0, 0.1, 0.1), "1C"),
        (0.4, 50.0, (0.0, 0.3, 0.5), (0.0, 0.1, 0.1), "1D"),
        (0.5, 50.0, (0.0, 0.5, 0.3), (0.0, 0.1, 0.1), "1C"),
        (0.6, 50.0, (0.0, 0.5, 0.3), (0.0, 0.1, 0.1), "1NT"),
        (0.0, 50.0, (0.0, 0.5, 0.3), (0.0, 0.5, 0.1), "1C"),
        (0.0, 50.0, (0.0, 0.5, 0.3), (0.0, 0.51, 0.1), "1NT"),
        (0.0, 50.0, (0.0, -0.5, -0.3), (0.0, 0.1, 0.1), "1NT"),
        (0.0, 10.0, (0.0, 0.5, 0.3), (0.0, 0.1, 0.1), "1C"),
        (0.0, 9.0, (0.0, 0.5, 0.3), (0.0, 0.1, 0.1), ""),
    ],
)
def test_a_gain_counts_from_the_margin_and_from_its_standard_error_on(
    monkeypatch: pytest.MonkeyPatch,
    margin: float,
    effective: float,
    gains: tuple[float, ...],
    errors: tuple[float, ...],
    chosen: str,
) -> None:
    candidates = tuple(CallCandidate(parse_call(call), 0.5 / (at + 1)) for at, call in enumerate(CALLS[: len(gains)]))
    outcomes = MadeUp([*gains], [*errors])
    monkeypatch.setattr(bidders, "candidates_of", lambda *_: candidates)
    monkeypatch.setattr(bidders, "likely_layouts", lambda *_: (np.zeros((7, 4), dtype=np.int64), effective))
    monkeypatch.setattr(bidders, "outcomes_of", lambda *_: outcomes)
    monkeypatch.setattr(bidders, "frequent_contracts", lambda _: (("1NTN", 1.0),))
    decision = MonteCarloBidder(MonteCarloBidderSettings(margin=margin), np.random.default_rng(1)).call(VIEW)
    if not chosen:
        assert str(decision.call) == "1NT"
        assert (decision.layouts, decision.effective) == (0, effective)
        assert decision.remark == "only 9 effective layouts explain the calls, so there was no search"
        return
    assert (str(decision.call), decision.layouts, decision.effective) == (chosen, 7, effective)
    listed = {str(each.call): (each.gain, each.error) for each in decision.candidates}
    assert listed == dict(zip(CALLS, zip(gains, errors, strict=True), strict=False))
    others = [str(each.call) for each in decision.candidates][1:]
    assert others == [call for call in CALLS[: len(gains)] if call != chosen]
