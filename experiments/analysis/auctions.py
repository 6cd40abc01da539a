"""What common auctions tell of two hands: `experiments/data/auctions.toml`."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from agent.errors import AuctionError
from agent.knowledge.constraints import Constraints, parse_constraints
from agent.rules.auction import Action, Auction, Bid
from agent.rules.contract import Contract
from ddsolver.cards import Seat


def told_by(text: str, contract: Contract) -> tuple[str, Constraints]:
    """The calls of an auction without opponents' bids, and what they tell of the declarer's side's hands.

    The passes before the first bid and the last ones may be left out.

    :raises AuctionError: if it does not lead to the contract, or is not one of those whose meaning is known, which are
        listed.
    """
    calls = Auction(Seat.NORTH, text).calls
    bids = [place for place, call in enumerate(calls) if isinstance(call, Bid)]
    if not bids:
        raise AuctionError(f"the auction {text!r} has no bid")
    last = max(place for place, call in enumerate(calls) if call is not Action.PASS)
    bidding = " ".join(map(str, calls[bids[0] : last + 1]))
    opener = _opener(bidding, contract)
    known = tomllib.loads((files("experiments") / "data" / "auctions.toml").read_text(encoding="utf-8"))["auction"]
    for each in known:
        if each["calls"] == bidding:
            told = f"{opener}:{each['opener']} {opener.partner}:{each['responder']}"
            return bidding, parse_constraints(told)
    names = "; ".join(each["calls"] for each in known)
    raise AuctionError(f"what {bidding!r} tells is not known; say it with --constraint (known: {names})")


def _opener(bidding: str, contract: Contract) -> Seat:
    """Who bids first, if the bidding is to lead to the contract."""
    for seat in Seat:
        found = Auction(seat, bidding).contract
        if found == contract:
            return seat
    leads = Auction(contract.declarer, bidding).contract
    assert leads is not None, "there is a bid"
    made = f"{leads.level}{leads.strain}{'X' * leads.doubled}"
    raise AuctionError(f"the auction {bidding!r} leads to {made}, not to {contract}")
