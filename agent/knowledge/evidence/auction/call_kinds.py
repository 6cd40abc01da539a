"""The kind of each call and the suits that it shows; calls of other auctions are counted by kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.rules.auction import Action, Auction, Bid, Call
from ddsolver.cards import Seat, Strain, Suit


class CallMeaning(NamedTuple):
    """The meaning of a call: its kind, and what it shows."""

    seat: Seat
    kind: str
    """A name in `agent/data/calls.toml`, such as ``open 1M``, ``overcall 2`` or ``raise to 3``."""
    suits: tuple[Suit, ...]
    """The suits whose lengths the call shows: the suit bid or doubled, or all four if it shows a balanced hand."""
    has_points: bool
    """Whether the call also shows points; the later calls of a hand add little to what its first call shows."""


def classify_calls(auction: Auction) -> Iterator[CallMeaning]:
    """Yield the calls of an auction that carry a meaning, in order."""
    for number in range(len(auction.calls)):
        meaning = classify_call(auction, number)
        if meaning is not None:
            yield meaning


def classify_call(auction: Auction, number: int) -> CallMeaning | None:
    """Return the meaning of call ``number``, counted from 0; None if it has none."""
    call = auction.calls[number]
    earlier = [(auction.seat_of(at), each) for at, each in enumerate(auction.calls[:number])]
    seat = auction.seat_of(number)
    own = [each for caller, each in earlier if caller is seat and each is not Action.PASS]
    partners = [each for caller, each in earlier if caller is seat.partner and each is not Action.PASS]
    bids = [each for _, each in earlier if isinstance(each, Bid)]
    theirs = [each for caller, each in earlier if not caller.same_side(seat) and isinstance(each, Bid)]
    if isinstance(call, Bid):
        kind, suits = _bid(call, own, partners, theirs, bids)
        return CallMeaning(seat, kind, suits, has_points=not own)
    if call is Action.DOUBLE and not own and theirs:
        last = theirs[-1]
        if partners:
            return CallMeaning(seat, "double, partner has called", (), has_points=True)
        if last.strain is not Strain.NOTRUMP:
            return CallMeaning(seat, f"double of {min(last.level, 3)}", (Suit(last.strain),), has_points=True)
    if call is Action.PASS and all(caller is not seat for caller, _ in earlier):
        what = "partner has called" if partners else "they have called" if theirs else "nobody has bid"
        return CallMeaning(seat, f"pass, {what}", (), has_points=True)
    return None


def _bid(
    call: Bid, own: Sequence[Call], partners: Sequence[Call], theirs: Sequence[Bid], bids: Sequence[Bid]
) -> tuple[str, tuple[Suit, ...]]:
    """Return the kind of a bid and the suits whose lengths it shows."""
    if call.strain is Strain.NOTRUMP:
        return _notrump(call, own, partners, bids)
    suit = Suit(call.strain)
    if not bids:
        return _opening(call, suit)
    if call.strain in {each.strain for each in theirs}:
        return "cue bid", ()
    jump = ", a jump" if _least_level(call.strain, bids[-1]) < call.level else ""
    partners_strains = {each.strain for each in partners if isinstance(each, Bid)}
    if own:
        own_strains = {each.strain for each in own if isinstance(each, Bid)}
        later = "partner's suit later" if call.strain in partners_strains else "another suit"
        return ("own suit again" if call.strain in own_strains else later), (suit,)
    if not partners:
        return ("overcall, a jump" if jump else f"overcall {min(call.level, 3)}"), (suit,)
    if call.strain in partners_strains:
        return f"raise to {min(call.level, 4)}", (suit,)
    overcalled = "" if bids[0] is partners[0] else ", partner has overcalled"
    return f"new suit at {min(call.level, 3)}{jump}{overcalled}", (suit,)


def _notrump(
    call: Bid, own: Sequence[Call], partners: Sequence[Call], bids: Sequence[Bid]
) -> tuple[str, tuple[Suit, ...]]:
    if not bids:
        return f"open {min(call.level, 3)}NT", tuple(Suit)
    if own:
        return f"notrump later, {min(call.level, 4)}", ()
    if not partners:
        return f"overcall {min(call.level, 2)}NT", tuple(Suit) if call.level == 1 else ()
    return f"{call.level}NT, partner has called" if call.level <= 3 else "4NT or more", ()


def _opening(call: Bid, suit: Suit) -> tuple[str, tuple[Suit, ...]]:
    if call.level == 1:
        return ("open 1M" if suit in (Suit.SPADES, Suit.HEARTS) else f"open 1{call.strain}"), (suit,)
    if call.level == 2 and suit in (Suit.CLUBS, Suit.DIAMONDS):
        return f"open 2{call.strain}", () if suit is Suit.CLUBS else (suit,)
    return f"open {min(call.level, 4)}" + ("M" if call.level == 2 else ""), (suit,)


def _least_level(strain: Strain, over: Bid) -> int:
    return over.level + (strain.strength <= over.strain.strength)
