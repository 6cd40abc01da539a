"""Auctions that users type."""

from __future__ import annotations

from agent.errors import AuctionError
from agent.rules.auction import Auction, Bid
from agent.rules.contract import Contract
from ddsolver.cards import Seat


def auction_to(text: str, contract: Contract) -> Auction:
    """Parse an auction, and find the dealer for whom it leads to ``contract``.

    The final passes may be left out.

    :raises AuctionError: if the auction has no bid, or does not lead to the contract.
    """
    if not any(isinstance(call, Bid) for call in Auction(Seat.NORTH, text).calls):
        raise AuctionError(f"the auction {text!r} has no bid")
    for dealer in Seat:
        auction = Auction(dealer, text)
        if auction.contract == contract:
            return auction.closed()
    found = Auction(contract.declarer, text).contract
    assert found is not None, "there is a bid"
    raise AuctionError(f"the auction {text!r} leads to {found.called}, not to {contract}")
