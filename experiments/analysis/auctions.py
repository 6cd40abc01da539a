"""Auctions as they are typed: to which contract they lead, and what the common ones tell of two hands."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from importlib.resources import files

from agent.errors import AuctionError
from agent.knowledge.alerts import told_by_alert
from agent.knowledge.constraints import MOST_POINTS, Constraints, HandConstraint, Range, parse_constraints
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

    Those are without opponents' bids. Points that were said of a call, in plain numbers, are in place of the table's,
    and responder's go with opener's: the stronger the one, the weaker the other. None if something else was said.
    """
    bids = [place for place, call in enumerate(auction.calls) if isinstance(call, Bid)]
    last = max(place for place, call in enumerate(auction.calls) if call is not Action.PASS)
    bidding = " ".join(map(str, auction.calls[bids[0] : last + 1]))
    opener = auction.seat_of(bids[0])
    known = tomllib.loads((files("experiments") / "data" / "auctions.toml").read_text(encoding="utf-8"))["auction"]
    for each in known:
        if each["calls"] == bidding:
            usual = parse_constraints(f"{opener}:{each['opener']} {opener.partner}:{each['responder']}")
            return _as_said(usual, auction, opener)
    return None


def _as_said(usual: Constraints, auction: Auction, opener: Seat) -> Constraints | None:
    """What a common auction tells if its calls mean what was said of them; None if that cannot be told."""
    found = dict(usual)
    for number, text in auction.alerts:
        seat, said = auction.seat_of(number), told_by_alert(text, auction.calls[number])
        if said is None or seat not in found:
            return None
        if said.limits_points:
            if seat is opener:
                found[opener.partner] = _weaker(found[opener.partner], _more(said.points, found[opener].points))
            found[seat] = replace(found[seat], points=said.points)
        found[seat] = found[seat].and_also(replace(said, points=found[seat].points))
    return found


def _more(said: Range, usual: Range) -> int:
    """By how many points what was said is above what is usual, on the average of the ends that were said."""
    ends = [mine - theirs for mine, theirs, none in zip(said, usual, (0, MOST_POINTS), strict=True) if mine != none]
    return round(sum(ends) / len(ends))


def _weaker(hand: HandConstraint, points: int) -> HandConstraint:
    """A hand with so many points less, or with more if they are below 0."""
    low, high = hand.points
    return replace(hand, points=(max(low - points, 0) if low else 0, min(max(high - points, 0), MOST_POINTS)))
