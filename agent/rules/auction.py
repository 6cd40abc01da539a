"""The bidding: calls, which of them are legal, and the contract they lead to (thesis section 3.1)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from agent.errors import AuctionError
from agent.rules.contract import Contract
from ddsolver.cards import Seat, Strain, Suit, with_suit_letters
from ddsolver.errors import as_whole_number, check_kind

__all__ = ["CALLS", "STRAINS_UPWARDS", "Action", "Auction", "Bid", "Call", "call_number", "parse_call"]


class Action(Enum):
    """The calls that are not bids; the values are PBN's names."""

    PASS = "Pass"
    DOUBLE = "X"
    REDOUBLE = "XX"

    def __str__(self) -> str:
        return self.value


STRAINS_UPWARDS = tuple(sorted(Strain, key=lambda strain: strain.strength))
"""Clubs, diamonds, hearts, spades, notrump: the order of the bidding, in which strains are always listed."""


@dataclass(frozen=True, slots=True)
class Bid:
    """A level from 1 to 7 and a strain.

    :raises AuctionError: if the level is out of range, or a field has the wrong type.
    """

    level: int
    strain: Strain

    def __post_init__(self) -> None:
        check_kind(self.strain, Strain, "the strain of a bid", AuctionError)
        object.__setattr__(self, "level", as_whole_number(self.level, "the level of a bid", AuctionError))
        if not 1 <= self.level <= 7:
            raise AuctionError(f"no such bid: level {self.level} (levels are 1 to 7)")

    def __str__(self) -> str:
        return f"{self.level}{self.strain}"

    def outranks(self, other: Bid) -> bool:
        """Whether this bid is higher than another: ``1S`` over ``1H``, ``2C`` over ``1S``."""
        return (self.level, self.strain.strength) > (other.level, other.strain.strength)


Call = Action | Bid
CALLS: tuple[Call, ...] = (
    *(Bid(level, strain) for level in range(1, 8) for strain in STRAINS_UPWARDS),
    Action.PASS,
    Action.DOUBLE,
    Action.REDOUBLE,
)
"""All calls, in the order of their numbers: the bids upwards from 1C (0) to 7NT (34), then Pass, X and XX."""
BIDS = 35
"""The number of bids; they have the numbers below this one."""
PASS, DOUBLE, REDOUBLE = range(BIDS, BIDS + 3)
_NUMBERS = {call: number for number, call in enumerate(CALLS)}


def call_number(call: Call) -> int:
    """Return the number of a call in `CALLS`."""
    return _NUMBERS[call]


_THREE_PASSES = (Action.PASS,) * 3

_ACTIONS = {
    "PASS": Action.PASS,
    "P": Action.PASS,
    "X": Action.DOUBLE,
    "D": Action.DOUBLE,
    "DBL": Action.DOUBLE,
    "DOUBLE": Action.DOUBLE,
    "XX": Action.REDOUBLE,
    "R": Action.REDOUBLE,
    "RDBL": Action.REDOUBLE,
    "REDOUBLE": Action.REDOUBLE,
}
_BID = re.compile(r"([1-7])(NT?|[SHDC])")
_PIECE = re.compile(r"\{[^}]*+\}?|[^\s{]++")
"""Matches an alert or a call. An alert without its closing brace also matches; it is refused later."""
_BRACKETS = str.maketrans("{}", "()")


def parse_call(text: Call | str) -> Call:
    """Return the call in a text: Pass or P; X, D, Dbl or Double; XX, R, Rdbl or Redouble; 1C to 7NT.

    Upper and lower case are the same.

    :raises AuctionError: if the text is not one of these.
    """
    if isinstance(text, Action | Bid):
        return text
    if not isinstance(text, str):
        raise AuctionError(f"not a call: {text!r} (a text like 'Pass', 'X' or '1C' is needed)")
    folded = with_suit_letters(text).strip().upper()
    if folded in _ACTIONS:
        return _ACTIONS[folded]
    bid = _BID.fullmatch(folded)
    if bid is None:
        is_alert = "{" in text or "}" in text
        write = (
            "an alert between two braces, as in 1NT {12-14} Pass"
            if is_alert
            else "Pass, X, XX, or a bid from 1C to 7NT"
        )
        raise AuctionError(f"unknown call: {text!r} (write {write})")
    return Bid(int(bid[1]), Strain.parse(bid[2]))


@dataclass(frozen=True, slots=True, init=False)
class Auction:
    """The calls so far, from the dealer on, and their alerts; immutable, equal by value.

    The Laws of Duplicate Bridge 2017 (17 to 22) say which calls are legal, and when the auction ends. The calls may be
    a text, with each alert in braces after its call: ``1NT {15-17} Pass 3NT``.

    :raises AuctionError: at the first illegal call, and at an alert before the first call.
    """

    dealer: Seat
    calls: tuple[Call, ...]
    alerts: tuple[tuple[int, str], ...]
    """The number of each alerted call, from 0, and the text of its alert."""

    def __init__(self, dealer: Seat | str, calls: Iterable[Call | str] | str = ()) -> None:
        self._set(dealer=Seat.parse(dealer), calls=(), alerts=())
        if not isinstance(calls, Iterable):
            raise AuctionError(f"not calls: {calls!r} (a list of calls or a text like '1NT Pass 3NT' is needed)")
        for each in _PIECE.findall(calls) if isinstance(calls, str) else calls:
            is_alert = isinstance(each, str) and each[:1] == "{" and each[1:].endswith("}")
            longer = self.alert(str(each)[1:-1]) if is_alert else self.call(each)
            self._set(calls=longer.calls, alerts=longer.alerts)

    def __str__(self) -> str:
        """Return the calls and their alerts as text that `Auction` reads; braces within an alert become parentheses."""
        texts = [str(call) for call in self.calls]
        for number, said in self.alerts:
            texts[number] += f" {{{said.translate(_BRACKETS)}}}"
        return " ".join(texts)

    def call(self, call: Call | str) -> Auction:
        """Return the auction after one more call.

        :raises AuctionError: if the call is not legal.
        """
        call = parse_call(call)
        self._check(call)
        # Earlier calls are not checked again; otherwise the time would grow with the square of the auction's length.
        return self._with((*self.calls, call), self.alerts)

    def alert(self, text: str) -> Auction:
        """Return the auction with an alert for its last call, in place of any earlier alert for this call.

        :raises AuctionError: if there is no call yet.
        """
        if not self.calls:
            raise AuctionError(f"an alert before the first call: {text!r} (an alert follows its call)")
        number = len(self.calls) - 1
        return self._with(self.calls, (*(each for each in self.alerts if each[0] != number), (number, text.strip())))

    def heard_by(self, seat: Seat) -> Auction:
        """Return the auction with the alerts that ``seat`` hears at a table: those of its partner are not for it."""
        return self._with(self.calls, tuple(each for each in self.alerts if self.seat_of(each[0]) is not seat.partner))

    def after_passes(self, number: int) -> Auction:
        """Return the auction with ``number`` passes inserted before its first call; the dealer stays the same."""
        calls = (Action.PASS,) * number + self.calls
        return self._with(calls, tuple((place + number, text) for place, text in self.alerts))

    def upto(self, number: int) -> Auction:
        """Return the auction before call ``number``, counted from 0."""
        return self._with(self.calls[:number], tuple(each for each in self.alerts if each[0] < number))

    def dealt_by(self, dealer: Seat) -> Auction:
        """Return an auction with the same calls and another dealer."""
        other = self._with(self.calls, self.alerts)
        other._set(dealer=dealer)
        return other

    def closed(self) -> Auction:
        """Return the auction after enough passes to end it."""
        auction = self
        while not auction.is_over:
            auction = auction.call(Action.PASS)
        return auction

    @property
    def alerted(self) -> bool:
        """Whether the last call has an alert."""
        return bool(self.alerts) and self.alerts[-1][0] == len(self.calls) - 1

    def _with(self, calls: tuple[Call, ...], alerts: tuple[tuple[int, str], ...]) -> Auction:
        other = object.__new__(Auction)
        other._set(dealer=self.dealer, calls=calls, alerts=alerts)
        return other

    def _set(self, **values: object) -> None:
        for name, value in values.items():
            object.__setattr__(self, name, value)

    def seat_of(self, number: int) -> Seat:
        """Return the seat that makes call ``number``, counted from 0."""
        return Seat((self.dealer + number) % 4)

    def numbers_of(self, seat: Seat) -> range:
        """Return the numbers of the calls that a seat made, counted from 0."""
        return range((seat - self.dealer) % len(Seat), len(self.calls), len(Seat))

    @property
    def to_call(self) -> Seat:
        """The seat whose turn it is to call."""
        return self.seat_of(len(self.calls))

    @property
    def is_over(self) -> bool:
        """Whether the auction has ended: by three passes after another call, or by four passes."""
        return len(self.calls) >= 4 and self.calls[-3:] == _THREE_PASSES

    @property
    def is_passed_out(self) -> bool:
        """Whether all four players passed."""
        return self.is_over and self.last_bid is None

    @property
    def last_bid(self) -> Bid | None:
        """The highest bid so far."""
        return next((call for call in reversed(self.calls) if isinstance(call, Bid)), None)

    def suits_bid(self, *seats: Seat) -> set[Suit]:
        """Return the suits that one of these seats bid."""
        return {
            Suit(call.strain)
            for number, call in enumerate(self.calls)
            if isinstance(call, Bid) and call.strain is not Strain.NOTRUMP and self.seat_of(number) in seats
        }

    @property
    def contract(self) -> Contract | None:
        """The contract if all players pass from now on; None if nobody has bid.

        The declarer is the first player of the last bidder's side who bid the same strain.
        """
        bid = self.last_bid
        if bid is None:
            return None
        last = len(self.calls) - 1 - self.calls[::-1].index(bid)
        side = self.seat_of(last)
        declarer = next(
            self.seat_of(number)
            for number, call in enumerate(self.calls)
            if isinstance(call, Bid) and call.strain is bid.strain and self.seat_of(number).same_side(side)
        )
        after = self.calls[last:]
        doubled = 2 if Action.REDOUBLE in after else 1 if Action.DOUBLE in after else 0
        return Contract(bid.level, bid.strain, declarer, doubled)

    def is_legal(self, call: Call | str) -> bool:
        """Whether a call may be made now."""
        try:
            self._check(parse_call(call))
        except AuctionError:
            return False
        return True

    def _check(self, call: Call) -> None:
        if call is Action.PASS and not self.is_over:
            return
        number = len(self.calls)
        who = f"{self.to_call.name.title()}'s {call} (call {number + 1})"
        if self.is_over:
            raise AuctionError(f"{who} comes after the auction has ended")
        if isinstance(call, Bid):
            last_bid = self.last_bid
            if last_bid is not None and not call.outranks(last_bid):
                raise AuctionError(f"{who} is insufficient: it must outrank {last_bid}")
            return
        at = next((at for at in reversed(range(number)) if self.calls[at] is not Action.PASS), None)
        last = None if at is None else self.calls[at]
        by_opponent = at is not None and not self.seat_of(at).same_side(self.to_call)
        if call is Action.DOUBLE and not (by_opponent and isinstance(last, Bid)):
            raise AuctionError(
                f"{who} is not allowed: a double must follow an opponent's bid, with only passes between them"
            )
        if call is Action.REDOUBLE and not (by_opponent and last is Action.DOUBLE):
            raise AuctionError(
                f"{who} is not allowed: a redouble must follow an opponent's double, with only passes between them"
            )
