"""A bidder that makes given calls."""

from __future__ import annotations

import numpy as np

from agent.errors import PlayerError
from agent.players.bidding.bidder import BiddingView, CallDecision
from agent.players.bidding.settings import ScriptSettings
from agent.rules.auction import Action, parse_call


class ScriptBidder:
    """A bidder that makes its given calls in order, and passes after them; each auction begins with the first call.

    :raises AuctionError: if the script has a word that is no call.
    """

    def __init__(self, settings: ScriptSettings, _generator: np.random.Generator) -> None:
        self._calls = [parse_call(word) for word in settings.calls.split()]

    def call(self, view: BiddingView) -> CallDecision:
        """Return the next call of the script.

        :raises PlayerError: if it is not legal.
        """
        number = len(view.auction.calls) // 4
        call = self._calls[number] if number < len(self._calls) else Action.PASS
        if not view.auction.is_legal(call):
            raise PlayerError(f"call {number + 1} of the script, {call}, is not legal after {view.auction}")
        return CallDecision(call)
