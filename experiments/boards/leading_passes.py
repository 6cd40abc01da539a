"""Fills in the passes that many files leave out before the first bid of an auction."""

from __future__ import annotations

from agent.rules.auction import Action, Auction
from agent.rules.contract import Contract
from ddsolver.cards import Seat


def filled_to_contract(auction: Auction, contract: Contract) -> tuple[Auction, int]:
    """Add the leading passes that make an auction lead to ``contract``; return the auction, and the number of passes.

    If this is impossible or unnecessary, return the auction unchanged, and 0. The auction may lack closing passes.
    """
    if auction.last_bid is None or auction.closed().contract == contract:
        return auction, 0
    for number in range(1, 4 - own_passes(auction)):  # four passes would end the auction
        filled = auction.after_passes(number)
        if filled.closed().contract == contract:
            return filled, number
    return auction, 0


def filled_from_dealer(auction: Auction, dealer: Seat) -> tuple[Auction, int]:
    """Add passes for ``dealer`` and the seats before the first caller; return the auction, and the number of passes.

    If the auction has no bid, or would begin with four passes, return it unchanged, and 0.
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
