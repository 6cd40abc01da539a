"""Auctions that users type: the contracts they lead to, and the hands that common auctions show."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from importlib.resources import files

from agent.errors import AuctionError
from agent.knowledge.constraints import (
    MOST_POINTS,
    Constraints,
    HandConstraint,
    Range,
    intersect_ranges,
    parse_constraints,
)
from agent.knowledge.evidence.auction.alerts import parse_alert
from agent.rules.auction import Action, Auction, Bid
from agent.rules.contract import Contract
from ddsolver.cards import Seat, Strain


def auction_to(text: str, contract: Contract) -> Auction:
    """Parse an auction that leads to a contract; find the dealer for whom it does. The final passes may be left out.

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
    made = f"{found.level}{found.strain}{'X' * found.doubled}"
    raise AuctionError(f"the auction {text!r} leads to {made}, not to {contract}")


def implied_constraints(auction: Auction) -> Constraints | None:
    """Return what an auction shows about the hands of declarer's side, if `experiments/data/auctions.toml` lists it.

    The listed auctions are uncontested. Explanations (alerts) that consist of numbers are used too. If opener's
    explained points lie above the usual range, responder's range moves down by the difference; if they lie below, it
    moves up. The result is None for other auctions, and for explanations that say more than numbers.
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
    """Return the usual meaning of a common auction combined with its explanations; None if they do not combine."""
    said = _said(auction)
    if said is None or not said.keys() <= usual.keys():
        return None
    found, responder = dict(usual), opener.partner
    if responder in said:
        found[responder] = _of_hand(usual[responder], said[responder], whole=len(_bids(auction, responder)) == 1)
    if opener in said:
        # After a suit opening, later calls or a pass still limit opener's strength.
        notrump = [bid.strain for bid in _bids(auction, opener)] == [Strain.NOTRUMP]
        found[opener] = _of_hand(usual[opener], said[opener], whole=notrump)
        apart = found[opener].points != intersect_ranges(found[opener].points, usual[opener].points)
        if (notrump or apart) and not (responder in said and said[responder].limits_points):
            found[responder] = _weaker(found[responder], _more(found[opener].points, usual[opener].points))
    return found if all(hand.is_possible for hand in found.values()) else None


def _said(auction: Auction) -> dict[Seat, HandConstraint] | None:
    """Return the ranges that explanations (alerts) give for each hand.

    The result is None if an explanation says more than numbers, or explains a pass.
    """
    found: dict[Seat, HandConstraint] = {}
    for number, text in auction.alerts:
        if text.strip():
            seat, meaning = auction.seat_of(number), parse_alert(text, auction.calls[number])
            if meaning is None or auction.calls[number] is Action.PASS:
                return None
            found[seat] = found.get(seat, HandConstraint()).intersect(meaning)
    return found


def _bids(auction: Auction, seat: Seat) -> list[Bid]:
    calls = auction.calls[(seat - auction.dealer) % 4 :: 4]
    return [call for call in calls if isinstance(call, Bid)]


def _of_hand(usual: HandConstraint, said: HandConstraint, *, whole: bool) -> HandConstraint:
    """Return the intersection of the usual ranges of a hand and the explained ones.

    If the explanation covers the ``whole`` bidding of the hand, its points replace the usual points.
    """
    both = usual.intersect(said)
    return replace(both, points=said.points) if whole and said.limits_points else both


def _more(said: Range, usual: Range) -> int:
    """Return how many points the explained range lies above the usual one: the mean over the ends that are given."""
    ends = [own - other for own, other, none in zip(said, usual, (0, MOST_POINTS), strict=True) if own != none]
    return round(sum(ends) / len(ends)) if ends else 0


def _weaker(hand: HandConstraint, points: int) -> HandConstraint:
    """Return a hand's ranges with the points shifted down by ``points`` (up if negative)."""
    low, high = hand.points
    return replace(hand, points=(max(low - points, 0) if low else 0, min(max(high - points, 0), MOST_POINTS)))
