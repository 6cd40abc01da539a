"""Auctions that users type, and the contracts to which they lead."""

from __future__ import annotations

import re

from agent.errors import AuctionError
from agent.rules.auction import Auction, Bid
from agent.rules.contract import Contract
from ddsolver.cards import Seat

_ALERT = re.compile(r"(\{[^}]*+\}?)")
_SEPARATOR = re.compile(r"[\s,;()]+|(?<=[^\s,;()-])-(?=[^\s,;()-])")
"""What stands between calls: blanks, commas, the brackets around the opponents' calls, or a single hyphen."""
_ALL_PASS = re.compile(r"(?:\bAP|\bALL ?PASS)\s*+$", re.IGNORECASE)


def typed_auction(dealer: Seat, text: str) -> Auction:
    """Return the auction in a text such as ``1NT P 3NT``, ``1NT-P-3NT AP``, ``1H! (1S) 2H`` or ``1S P ?``.

    :raises AuctionError: as `Auction` does.
    """
    parts = _ALERT.split(text.strip().removesuffix("?"))
    plain = " ".join(part if at % 2 else _plain_calls(part) for at, part in enumerate(parts))
    calls = _ALL_PASS.sub("", plain)
    auction = Auction(dealer, calls)
    return auction if calls == plain else auction.closed()


def _plain_calls(text: str) -> str:
    """Return calls with blanks between them, without marks of alerts."""
    return _SEPARATOR.sub(" ", text).replace("!", "").replace("*", "")


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
    calls = typed_auction(Seat.NORTH if dealer is None else dealer, auction).closed()
    if calls.contract is None:
        raise AuctionError(f"the auction {auction!r} has no bid, so there is no contract to play")
    return calls.contract, calls


def auction_to(text: str, contract: Contract, dealer: Seat | None = None) -> Auction:
    """Parse an auction, and find the dealer for whom it leads to ``contract``; or check that the given one does.

    The final passes may be left out.

    :raises AuctionError: if the auction has no bid, or does not lead to the contract.
    """
    if not any(isinstance(call, Bid) for call in typed_auction(Seat.NORTH, text).calls):
        raise AuctionError(f"the auction {text!r} has no bid")
    for first in Seat if dealer is None else [dealer]:
        auction = typed_auction(first, text)
        if auction.contract == contract:
            return auction.closed()
    found = typed_auction(contract.declarer if dealer is None else dealer, text).contract
    assert found is not None, "there is a bid"
    if dealer is not None:
        by = f"with {dealer.name.title()} as dealer"
        raise AuctionError(f"the auction {text!r} {by} leads to {found}, not {contract}")
    raise AuctionError(f"the auction {text!r} leads to {found.called}, not to {contract}")
