"""The auction of a deal: four bidders, each of whom sees only its own hand."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass

from agent.errors import PlayerError
from agent.players.bidding.bidder import Bidder, BiddingView, CallDecision
from agent.rules.auction import Auction
from agent.rules.contract import Vulnerability
from ddsolver.cards import Seat
from ddsolver.deal import Deal
from ddsolver.errors import BridgeError

__all__ = ["HeldAuction", "hold_auction"]


@dataclass(frozen=True, slots=True)
class HeldAuction:
    """A complete auction, with the decision behind every call."""

    auction: Auction
    decisions: tuple[CallDecision, ...]
    seconds: Mapping[Seat, float]
    """The CPU time of each bidder in seconds."""


def hold_auction(deal: Deal, dealer: Seat, vulnerability: Vulnerability, bidders: Mapping[Seat, Bidder]) -> HeldAuction:
    """Let the bidders bid a deal to the end.

    :raises PlayerError: if a bidder makes an illegal call, or has none; the message names the seat.
    """
    auction = Auction(dealer)
    decisions: list[CallDecision] = []
    seconds = dict.fromkeys(Seat, 0.0)
    while not auction.is_over:
        seat = auction.to_call
        started = time.process_time()
        try:
            decisions.append(bidders[seat].call(BiddingView(deal.hands[seat], auction, vulnerability)))
            seconds[seat] += time.process_time() - started
            auction = auction.call(decisions[-1].call)
        except BridgeError as error:
            raise PlayerError(f"{seat.name.title()}: {error}") from None
    return HeldAuction(auction, tuple(decisions), seconds)
