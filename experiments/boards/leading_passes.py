"""Fills in the passes that many files leave out before the first bid of an auction."""

from __future__ import annotations

from agent.rules.auction import Action, Auction
from agent.rules.contract import Contract
from ddsolver.cards import Seat


def filled_to_contract(auction: Auction, contract: Contract) -> tuple[Auction, int]:
    """Return the auction with the leading passes that make it lead to a contract, and their number.

    If no number of passes leads to the contract, or the auction leads to it without any, return the auction unchanged,
    and 0. Missing closing passes are assumed, but not added.
    """
    if auction.last_bid is None or auction.closed().contract == contract:
        return auction, 0
    for number in range(1, 4 - own_passes(auction)):  # four passes would end the auction
        filled = auction.after_passes(number)
        if filled.closed().contract == contract:
            return filled, number
    return auction, 0


def filled_from_dealer(auction: Auction, dealer: Seat) -> tuple[Auction, int]:
    """Return the auction with passes for the seats from the dealer to the first caller, and their number.

    Every call stays with its seat. If the auction would begin with four passes, return it unchanged, and 0.
    """
    number = (auction.dealer - dealer) % 4
    if auction.last_bid is None or number + own_passes(auction) > 3:
        return auction, 0
    return auction.after_passes(number).dealt_by(dealer), number


def own_passes(auction: Auction) -> int:
    """Return the number of passes before the first call that is not a pass."""
    return next(place for place, call in enumerate(auction.calls) if call is not Action.PASS)


def passes_words(number: int) -> str:
    """Return a number of leading passes in words."""
    return f"{number} leading pass{'' if number == 1 else 'es'}"
