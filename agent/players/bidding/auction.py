"""The auction of a deal: four bidders, each of whom sees only its own hand."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, replace

from agent.errors import PlayerError
from agent.player import elsewhere_seconds
from agent.players.bidding.bidder import Bidder, BiddingView, CallDecision
from agent.rules.auction import Auction
from agent.rules.contract import Vulnerability
from ddsolver.cards import Seat
from ddsolver.deal import Deal, WithPbn
from ddsolver.errors import InputError, check_kind

__all__ = ["HeldAuction", "hold_auction"]


@dataclass(frozen=True, slots=True)
class HeldAuction:
    """A complete auction, with the decision behind every call."""

    auction: Auction
    decisions: tuple[CallDecision, ...]
    seconds: Mapping[Seat, float]
    """The CPU time of each bidder in seconds, also in other processes."""


def hold_auction(
    deal: WithPbn | str, dealer: Seat | str, vulnerability: Vulnerability | str, bidders: Mapping[Seat, Bidder]
) -> HeldAuction:
    """Return the auction in which the bidders bid a deal to the end, their decisions, and their CPU seconds.

    :raises DealError: if the deal is a text that is none.
    :raises CardError: if there is no such dealer.
    :raises ContractError: if there is no such vulnerability.
    :raises PlayerError: if a seat has no bidder, or its bidder has no method ``call``, does not return a
        `CallDecision`, or makes an illegal call; the message names the seat.
    :raises EngineError: the same, for an engine that fails.
    :raises StoppedError: if a bidder's search is stopped.
    """
    deal, vulnerability = Deal.parse(deal), Vulnerability.parse(vulnerability)
    auction = Auction(dealer)
    for seat in Seat:
        _check_bidder(bidders.get(seat), seat)
    decisions: list[CallDecision] = []
    seconds = dict.fromkeys(Seat, 0.0)
    while not auction.is_over:
        seat = auction.to_call
        started = time.process_time() + elsewhere_seconds(bidders[seat])
        try:
            decision = bidders[seat].call(BiddingView(deal.hands[seat], auction, vulnerability))
            seconds[seat] += time.process_time() + elsewhere_seconds(bidders[seat]) - started
            check_kind(decision, CallDecision, f"the answer of {type(bidders[seat]).__name__}", PlayerError)
            auction = auction.call(decision.call)
            decisions.append(replace(decision, call=auction.calls[-1]))  # which the bidder may have given as text
        except PlayerError as error:
            raise error.at(seat.name.title()) from error
        except InputError as error:
            raise PlayerError(f"{seat.name.title()}: {error}") from error
    return HeldAuction(auction, tuple(decisions), seconds)


def _check_bidder(bidder: object, seat: Seat) -> None:
    if bidder is None:
        raise PlayerError(f"nobody sits {seat.name.title()}: an auction needs four bidders, by seat")
    if isinstance(bidder, type) or not hasattr(bidder, "call"):
        raise PlayerError(f"{seat.name.title()}: {bidder!r} cannot bid: an object with a method call(view) is needed")
