"""The kind of each call of an auction, and the part that each suit plays in the call.

A call has several kinds, from special to general, such as ``6NT over 1NT``, ``6NT over notrump`` and ``bid of 6NT``.
The first of these kinds that is in `agent/data/calls.toml` says which hands make the call.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from agent.knowledge.evidence.auction.conventions import (
    BLACKWOOD,
    Convention,
    conventional_answer,
    conventional_opening,
    is_blackwood,
)
from agent.rules.auction import Action, Auction, Bid, Call
from agent.rules.contract import Contract
from ddsolver.cards import Seat, Strain, Suit

_MAJORS = (Suit.SPADES, Suit.HEARTS)
_TAKEOUT = 2
"""The highest level at which a pass of partner's takeout double is a kind of its own.

At level 3, hands without a suit to bid pass too: 315 of them held 2.8 cards of the opponents' suit on average,
and 437 hands that passed at lower levels held 4.2.
"""

Kinds = tuple[str, ...]


class CallMeaning(NamedTuple):
    """The meaning of a call: its kinds, and the part that each suit plays in it."""

    seat: Seat
    kinds: Kinds
    """Its kind, such as ``open 1M`` or ``raise to 3``, then more general kinds."""
    parts: tuple[str, str, str, str]
    """The parts of spades, hearts, diamonds and clubs. ``bid``: this call names the suit. ``shown``: it shows the
    suit without naming it. ``own``, ``partner`` or ``theirs``: who has shown the suit before. ``major`` or ``minor``:
    nobody has."""
    of_side: bool = False
    """Whether the call depends on partner's points too, not only on the caller's."""

    @property
    def kind(self) -> str:
        """The most specific kind."""
        return self.kinds[0]


@dataclass(slots=True)
class _Side:
    """What the calls of a side have shown so far."""

    suits: list[tuple[Seat, Suit]] = field(default_factory=list)
    """Pairs of a seat and a suit that it has shown, the earliest first."""
    agreed: Suit | None = None
    """The suit that both players of the side have shown or raised."""
    last: Convention | None = None
    """The convention of the side's last call other than a pass; None if that call was natural, or if there was none."""
    called: list[Seat] = field(default_factory=list)
    """The seats that have made a call other than a pass, in order."""
    passed: set[Seat] = field(default_factory=set)
    """The seats whose last call was a pass."""
    bids: list[Bid] = field(default_factory=list)

    def shown_by(self, seat: Seat) -> list[Suit]:
        """Return the suits that a hand has shown, in order."""
        return [suit for who, suit in self.suits if who is seat]

    @property
    def trumps(self) -> Suit | None:
        """The suit that the side would play in: the agreed suit, or else the suit of its last bid, if any."""
        last = self.bids[-1] if self.bids else None
        bid = Suit(last.strain) if last is not None and last.strain is not Strain.NOTRUMP else None
        return self.agreed if self.agreed is not None else bid

    def add(self, seat: Seat, call: Call, shown: Suit | None, convention: Convention | None) -> None:
        """Record a call of the side and the suit that it shows."""
        if call is Action.PASS:
            self.passed.add(seat)
            return
        self.passed.discard(seat)
        self.last = convention
        if seat not in self.called:
            self.called.append(seat)
        if isinstance(call, Bid):
            self.bids.append(call)
        if shown is not None:
            if shown in self.shown_by(seat.partner):
                self.agreed = shown
            if shown not in self.shown_by(seat):
                self.suits.append((seat, shown))


@dataclass(frozen=True, slots=True)
class _Turn:
    """The auction so far, as the player on turn sees it."""

    seat: Seat
    number: int
    """How many calls were made before."""
    ours: _Side
    theirs: _Side
    bid: Bid | None
    """The last bid."""
    last: Call | None
    """The last call."""
    latest: tuple[Seat, Call] | None
    """The last call other than a pass, and who made it."""

    @property
    def is_answer(self) -> bool:
        """Whether partner made the last call other than a pass, so that the player on turn answers it."""
        return self.latest is not None and self.latest[0] is self.seat.partner

    @property
    def takeout_level(self) -> int:
        """The level of the suit bid that partner doubled for takeout; 0 if the player does not answer such a double.

        A double of a low suit bid is for takeout if the doubler's partner has only passed.
        """
        doubled = self.latest == (self.seat.partner, Action.DOUBLE)
        if not doubled or self.bid is None or self.seat in self.ours.called:
            return 0
        return self.bid.level if self.bid.strain is not Strain.NOTRUMP and self.bid.level <= _TAKEOUT else 0

    @property
    def role(self) -> str:
        """The role of the player on turn, whose side has called: opener, responder, overcaller or advancer."""
        first = self.ours.called[0] is self.seat
        if self.theirs.called and self.theirs.bids and not self._opened:
            return "overcaller" if first else "advancer"
        return "opener" if first else "responder"

    @property
    def _opened(self) -> bool:
        """Whether this side made the first bid of the auction."""
        ours, theirs = self.ours.bids, self.theirs.bids
        return bool(ours) and (not theirs or theirs[0].outranks(ours[0]))


def classify_calls(auction: Auction) -> Iterator[CallMeaning]:
    """Yield the meaning of each call of an auction, in order."""
    sides = {True: _Side(), False: _Side()}
    bid: Bid | None = None
    latest: tuple[Seat, Call] | None = None
    for number, call in enumerate(auction.calls):
        seat = auction.seat_of(number)
        ours, theirs = sides[seat.is_north_south], sides[not seat.is_north_south]
        turn = _Turn(seat, number, ours, theirs, bid, auction.calls[number - 1] if number else None, latest)
        convention = _convention(call, turn)
        if convention is None:
            (kinds, shown), of_side = _natural(call, turn), seat.partner in ours.called
            of_side = of_side and not (call is Action.PASS and turn.takeout_level)
        else:
            kinds, shown, of_side = convention.kinds, convention.shown, convention.by_side
        if isinstance(call, Bid) and ours.called:
            kinds = (*kinds, f"bid of {_name(call)}", f"bid at level {call.level}")
        yield CallMeaning(seat, tuple(dict.fromkeys(kinds)), _parts(call, turn, shown), of_side)
        ours.add(seat, call, shown, convention)
        bid = call if isinstance(call, Bid) else bid
        latest = latest if call is Action.PASS else (seat, call)


def classify_contract(contract: Contract) -> Iterator[CallMeaning]:
    """Yield what a contract shows about declarer and about dummy if its auction is unknown."""
    spades, hearts, diamonds, clubs = (
        "bid" if Strain(suit) is contract.strain else "major" if suit in _MAJORS else "minor" for suit in Suit
    )
    name = _name(Bid(contract.level, contract.strain))
    for seat, who in ((contract.declarer, "declarer"), (contract.dummy, "dummy")):
        yield CallMeaning(
            seat, (f"{who} in {name}", f"{who} at level {contract.level}"), (spades, hearts, diamonds, clubs)
        )


def _convention(call: Call, turn: _Turn) -> Convention | None:
    """Return the convention of a call; None if it is not conventional, or if an opponent has just bid or doubled.

    Only partner's call is answered, and only if no opponent has called over it: after 1NT (2D), opener's 2H is an
    escape to a suit of its own.
    """
    if not isinstance(call, Bid) or turn.last not in (None, Action.PASS):
        return None
    if turn.bid is None:
        return conventional_opening(call)
    if turn.ours.last is not None:
        return conventional_answer(call, turn.ours.last) if turn.is_answer else None
    return BLACKWOOD if is_blackwood(call, turn.ours.trumps) else None


def _name(bid: Bid) -> str:
    """Return the name of a bid, with M for a major suit and m for a minor suit: 4M, 3NT, 5m."""
    if bid.strain is Strain.NOTRUMP:
        return f"{bid.level}NT"
    return f"{bid.level}{'M' if Suit(bid.strain) in _MAJORS else 'm'}"


def _parts(call: Call, turn: _Turn, shown: Suit | None) -> tuple[str, str, str, str]:
    """Return the part of each suit in a call (`CallMeaning.parts`), given the suit that the call shows."""
    parts = {suit: "major" if suit in _MAJORS else "minor" for suit in Suit}
    for _, suit in turn.theirs.suits:
        parts[suit] = "theirs"
    for who, suit in turn.ours.suits:
        parts[suit] = "own" if who is turn.seat else "partner"
    if isinstance(call, Bid) and call.strain is not Strain.NOTRUMP:
        parts[Suit(call.strain)] = "bid"
    if shown is not None and parts[shown] != "bid":
        parts[shown] = "shown"
    return parts[Suit.SPADES], parts[Suit.HEARTS], parts[Suit.DIAMONDS], parts[Suit.CLUBS]


def _natural(call: Call, turn: _Turn) -> tuple[Kinds, Suit | None]:
    """Return the kinds of a call without a convention, and the suit that it shows."""
    if call is Action.PASS:
        return _pass(turn), None
    if not isinstance(call, Bid):
        return ("redouble",) if call is Action.REDOUBLE else _double(turn), None
    if turn.bid is None:
        return _opening(call, turn)
    jump = call.level - turn.bid.level - (call.strain.strength <= turn.bid.strain.strength)
    if call.strain is Strain.NOTRUMP:
        return _notrump(call, turn, jump), None
    suit, ours = Suit(call.strain), turn.ours
    kind = "a major" if suit in _MAJORS else "a minor"
    if suit in [each for _, each in turn.theirs.suits]:
        when = (
            f" of {kind} over them"
            if not ours.called
            else " later"
            if turn.seat in ours.called
            else ", partner has called"
        )
        return (f"cue bid{when}", "cue bid"), None
    if turn.seat in ours.called:
        return _rebid(call, turn, jump)
    if turn.seat.partner not in ours.called:
        name = "overcall, a jump" if jump else f"overcall {min(call.level, 3)}"
        return (f"{name} in {kind}", name), suit
    return _response(call, turn, jump, kind)


def _response(call: Bid, turn: _Turn, jump: int, kind: str) -> tuple[Kinds, Suit | None]:
    """Return the kinds of a hand's first bid after partner has called, and the suit that it shows."""
    suit, partners = Suit(call.strain), turn.ours.shown_by(turn.seat.partner)
    jumps, contested = ", a jump" if jump else "", ", they have called" if turn.theirs.called else ""
    if suit in partners:
        name = f"raise to {min(call.level, 5)}"
        return (f"{name} of {kind}{jumps}{contested}", f"{name} of {kind}", name), suit
    if jump >= 2 and call.level <= 4 and partners:
        return ("double jump in a new suit",), None
    name = f"new suit at {min(call.level, 4)}{jumps}"
    return (f"{name}{contested}" if contested else f"{name} in {kind}", name), suit


def _rebid(call: Bid, turn: _Turn, jump: int) -> tuple[Kinds, Suit | None]:
    """Return the kinds of a hand's later bid in a suit, and the suit that it shows."""
    ours, suit = turn.ours, Suit(call.strain)
    level, jumps = min(call.level, 5), ", a jump" if jump else ""
    if call.level >= 6:
        return (f"slam in {'an agreed' if suit is ours.agreed else 'a'} suit",), suit
    own = ours.shown_by(turn.seat)
    if suit is ours.agreed:
        name, shown = "agreed suit again", suit
    elif suit in ours.shown_by(turn.seat.partner):
        name, shown = "partner's suit later", suit
    elif suit in own:
        name, shown = "own suit again", suit
    elif ours.agreed is not None:
        return (("control bid" if call.level >= 4 or jump else "game try"),), None
    elif len({each for _, each in ours.suits}) == 3:
        return (f"fourth suit at {level}", "fourth suit"), None
    else:
        reverse = call.level == 2 and bool(own) and Strain(suit).strength > Strain(own[0]).strength
        name, shown = "another suit, a reverse" if reverse and turn.role == "opener" else "another suit", suit
    kinds = f"{name}, {level}{jumps}, by {turn.role}", f"{name}, {level}{jumps}", f"{name}, {level}", name
    return kinds, shown


def _notrump(call: Bid, turn: _Turn, jump: int) -> Kinds:
    """Return the kinds of a natural bid in notrump that is not the opening."""
    level, jumps = min(call.level, 6), ", a jump" if jump else ""
    if not turn.ours.called:
        return (f"overcall {level}NT{jumps}", f"overcall {level}NT")
    if turn.seat in turn.ours.called:
        return (
            f"notrump later, {level}{jumps}, by {turn.role}",
            f"notrump later, {level}{jumps}",
            f"notrump later, {level}",
        )
    partners = turn.ours.shown_by(turn.seat.partner)
    over = ", no suit shown" if not partners else " over a major" if partners[0] in _MAJORS else " over a minor"
    return (f"{level}NT{jumps}{over}", f"{level}NT, partner has called")


def _opening(call: Bid, turn: _Turn) -> tuple[Kinds, Suit | None]:
    """Return the kinds of an opening and the suit that it shows."""
    if call.strain is Strain.NOTRUMP:
        return (f"open {min(call.level, 3)}NT",), None
    suit = Suit(call.strain)
    name = f"open {min(call.level, 4)}"
    if call.level <= 2:
        name += "M" if suit in _MAJORS else str(call.strain)
    return (f"{name}, third hand" if turn.number == 2 else name, name), suit


def _double(turn: _Turn) -> Kinds:
    assert turn.bid is not None, "a double is of a bid"
    of = "notrump" if turn.bid.strain is Strain.NOTRUMP else f"{min(turn.bid.level, 4)} of a suit"
    if turn.seat in turn.ours.called:
        return (f"double later of {of}", "double later")
    if turn.seat.partner in turn.ours.called:
        return (f"double of {of}, partner has called", "double, partner has called")
    return (f"double of {of}", "double of a suit") if of != "notrump" else (f"double of {of}",)


def _pass(turn: _Turn) -> Kinds:
    again = " again" if turn.seat in turn.ours.passed else ""
    last = turn.ours.last if turn.is_answer else None
    after: Kinds = () if last is None or again else (f"pass after {last.kinds[-1]}",)
    if turn.takeout_level:
        after = (f"pass of a takeout double, {turn.takeout_level}", "pass of a takeout double")
    if turn.seat in turn.ours.called:
        return (*after, f"later pass{again}, {_last_bid(turn)}", f"later pass{again}")
    if turn.seat.partner in turn.ours.called:
        return (*after, f"pass{again}, partner has called, {_last_bid(turn)}", f"pass{again}, partner has called")
    if turn.bid is None:
        return ("pass, third hand" if turn.number == 2 else "pass, nobody has bid", "pass, nobody has bid")
    return (f"pass{again}, they have called, {min(turn.bid.level, 4)}", f"pass{again}, they have called")


def _last_bid(turn: _Turn) -> str:
    """Return a phrase for the last bid, such as ``their bid`` or ``our game``."""
    bid = turn.bid
    if bid is None or not turn.ours.bids or bid is not turn.ours.bids[-1]:
        return "their bid"
    if turn.last is not Action.PASS:
        return "they called over us"
    needed = 3 if bid.strain is Strain.NOTRUMP else 4 if bid.strain in (Strain.SPADES, Strain.HEARTS) else 5
    return "our part score" if bid.level < needed else "our game" if bid.level < 6 else "our slam"
