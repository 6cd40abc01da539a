"""Auctions that users type, and the contracts to which they lead."""

from __future__ import annotations

from agent.errors import AuctionError
from agent.rules.auction import Auction, Bid
from agent.rules.contract import Contract
from ddsolver.cards import Seat


def contract_and_auction(
    settled: Contract | None, auction: str | None, dealer: Seat | None
) -> tuple[Contract, Auction | None]:
    """Return the contract that users give, and the auction to it; None if they give the contract only.

    Without a contract, it is the one to which the auction leads; then the dealer is North unless another is given.

    :raises AuctionError: if the auction cannot be read, or leads to no contract or to another one.
    """
    if not auction:
        if settled is None:
            raise AuctionError("give the contract or the auction: --contract 3NTS, or --auction '1NT P 3NT'")
        if dealer is not None:
            raise AuctionError("the dealer is of use with an auction only: give --auction too, or leave out --dealer")
        return settled, None
    if settled is not None:
        return settled, auction_to(auction, settled, dealer)
    calls = Auction(Seat.NORTH if dealer is None else dealer, auction).closed()
    if calls.contract is None:
        raise AuctionError(f"the auction {auction!r} has no bid, so there is no contract to play")
    return calls.contract, calls


def auction_to(text: str, contract: Contract, dealer: Seat | None = None) -> Auction:
    """Parse an auction, and find the dealer for whom it leads to ``contract``; or check that the given one does.

    The final passes may be left out.

    :raises AuctionError: if the auction has no bid, or does not lead to the contract.
    """
    if not any(isinstance(call, Bid) for call in Auction(Seat.NORTH, text).calls):
        raise AuctionError(f"the auction {text!r} has no bid")
    for first in Seat if dealer is None else [dealer]:
        auction = Auction(first, text)
        if auction.contract == contract:
            return auction.closed()
    found = Auction(contract.declarer if dealer is None else dealer, text).contract
    assert found is not None, "there is a bid"
    if dealer is not None:
        by = f"with {dealer.name.title()} as dealer"
        raise AuctionError(f"the auction {text!r} {by} leads to {found}, not {contract}")
    raise AuctionError(f"the auction {text!r} leads to {found.called}, not to {contract}")
