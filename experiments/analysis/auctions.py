"""Auctions as they are typed: to which contract they lead, and what the common ones tell of two hands."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from agent.errors import AuctionError
from agent.knowledge.constraints import Constraints, parse_constraints
from agent.rules.auction import Action, Auction, Bid
from agent.rules.contract import Contract
from ddsolver.cards import Seat


def auction_to(text: str, contract: Contract) -> Auction:
    """The auction whose calls are typed, from the first one on; the last passes may be left out.

    :raises AuctionError: if it has no bid, or does not lead to the contract.
    """
    if not any(isinstance(call, Bid) for call in Auction(Seat.NORTH, text).calls):
        raise AuctionError(f"the auction {text!r} has no bid")
    for dealer in Seat:
        auction = Auction(dealer, text)
        if auction.contract == contract:
            return auction.closed()
    found = Auction(contract.declarer, text).contract
    assert found is not None, "there is a bid"
    made = f"{found.level}{found.strain}{'X' * found.doubled}"
    raise AuctionError(f"the auction {text!r} leads to {made}, not to {contract}")


def told_by(auction: Auction) -> Constraints | None:
    """What an auction tells of the declarer's side's hands, if it is one of `experiments/data/auctions.toml`.

    Those are without opponents' bids, and nothing was said of their calls.
    """
    bids = [place for place, call in enumerate(auction.calls) if isinstance(call, Bid)]
    last = max(place for place, call in enumerate(auction.calls) if call is not Action.PASS)
    bidding = " ".join(map(str, auction.calls[bids[0] : last + 1]))
    opener = auction.seat_of(bids[0])
    known = tomllib.loads((files("experiments") / "data" / "auctions.toml").read_text(encoding="utf-8"))["auction"]
    for each in known:
        if each["calls"] == bidding and not auction.alerts:
            return parse_constraints(f"{opener}:{each['opener']} {opener.partner}:{each['responder']}")
    return None
