"""What somebody who asks knows: hands, an auction, a contract and cards played, in texts that people type or send."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from functools import partial
from typing import Any, Self, TypeVar

from agent.calls.auction_batch import parse_system
from agent.errors import AuctionError
from agent.players.bidding.bidder import BiddingView
from agent.rules.auction import Auction, Bid
from agent.rules.constraints import parse_constraints
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import Card, Seat, Strain, count_cards, parse_cards, with_suit_letters
from ddsolver.deal import Deal, hand_from_pbn
from ddsolver.errors import BridgeError, DealError
from ddsolver.position import Position
from experiments.errors import SettingsError
from experiments.questions.play_question import PlayQuestion, question_of_hands

Value = TypeVar("Value")

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
            raise AuctionError("give the contract, as in 3NTS, or the auction, as in 1NT P 3NT")
        if dealer is not None:
            raise AuctionError(
                "the dealer is of use with an auction only: give the auction too, or leave out the dealer"
            )
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


_SIGNS = str.maketrans("\N{EN DASH}\N{EM DASH}", "--", ":")
_BETWEEN = re.compile(r"[\s,;]+")
_SUIT = re.compile("([SHDC])")


def typed_hand(text: str, whose: str) -> int:
    """Return a whole hand as a mask.

    The hand is written as ``AKJ52.Q83.K4.962``, ``AKJ52 Q83 K4 962``, ``♠AKJ52 ♥Q83 ♦K4 ♣962`` or
    ``SAKJ52HQ83DK4C962``.

    :raises DealError: if the text is wrong, or the hand does not have 13 cards; the message calls the hand ``whose``.
    """
    dotted = _with_dots(text)
    try:
        hand = hand_from_pbn(dotted, whose)
    except DealError as error:
        raise DealError(str(error).replace(repr(dotted), repr(text), 1)) from None
    if count_cards(hand) != 13:
        raise DealError(f"{whose} is {text!r}: it has {count_cards(hand)} cards, not 13")
    return hand


def _with_dots(text: str) -> str:
    """Return a hand with dots between its suits; other texts stay as they are."""
    plain = with_suit_letters(text).translate(_SIGNS).upper().strip()
    if "." in plain:
        return _BETWEEN.sub("", plain) if plain.count(".") == 3 else text.strip()
    before, *named = _SUIT.split(_BETWEEN.sub("", plain))
    suits = dict(zip(named[::2], named[1::2], strict=True))
    if suits and not before and len(named) == 2 * len(suits):
        return ".".join(suits.get(suit, "") for suit in "SHDC")
    words = _BETWEEN.split(plain)
    return ".".join(words) if len(words) == 4 else text.strip()


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """What somebody who asks knows, as texts: those of a command's options, or of a question's fields over HTTP.

    A text that is wrong raises a `SettingsError`, whose ``setting`` is the name of its field.
    """

    hand: str | None = None
    dummy: str | None = None
    contract: str | None = None
    auction: str | None = None
    dealer: str | None = None
    vulnerable: str | None = None
    opponents: str | None = None
    """The opponents' system (default: unknown)."""
    plays: str | None = None
    deal: str | None = None
    trump: str | None = None
    leader: str | None = None
    constraint: Sequence[str] | None = None

    @classmethod
    def of(cls, options: object, **others: str) -> Self:
        """Return the situation in those of a command's options that have a field's name, or in ``others``."""
        names = [each.name for each in fields(cls) if hasattr(options, each.name)]
        return cls(**{name: getattr(options, name) for name in names} | others)

    @property
    def sides(self) -> Vulnerability:
        """The vulnerability; by default, nobody is vulnerable."""
        return read_field("vulnerable", Vulnerability.parse, self.vulnerable or "None")

    @property
    def calls(self) -> Auction:
        """The calls so far; by default, North deals, and nobody has called."""
        dealer = read_field("dealer", Seat.parse, self.dealer or "N")
        return read_field("auction", partial(typed_auction, dealer), self.auction or "")

    @property
    def conditions(self) -> dict[str, Any]:
        """The dealer and the vulnerability, as far as they are given, by the names of a board's fields."""
        given: dict[str, Any] = {}
        if self.dealer is not None:
            given["dealer"] = read_field("dealer", Seat.parse, self.dealer)
        if self.vulnerable is not None:
            given["vulnerability"] = self.sides
        return given

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards played so far."""
        return tuple(read_field("plays", parse_cards, self.plays or ""))

    @property
    def contract_and_auction(self) -> tuple[Contract, Auction | None]:
        """The contract, and the auction to it if it is known (see `contract_and_auction`)."""
        contract = None if self.contract is None else read_field("contract", Contract.parse, self.contract)
        dealer = None if self.dealer is None else read_field("dealer", Seat.parse, self.dealer)
        return read_field("auction", lambda calls: contract_and_auction(contract, calls, dealer), self.auction or "")

    def to_call(self) -> BiddingView:
        """Return what the player who is to call knows."""
        calls, opponents = self.calls, read_field("opponents", parse_system, self.opponents or "unknown")
        hand, sides = self._whole_hand("hand", "the hand"), self.sides
        return read_field("auction", lambda _: BiddingView(hand, calls, sides, opponents), "")

    def to_play(self) -> PlayQuestion:
        """Return the question of what to play (see `question_of_hands`)."""
        hand = self._whole_hand("hand", "the hand")
        dummy = None if self.dummy is None else self._whole_hand("dummy", "dummy's hand")
        contract, auction = self.contract_and_auction
        sides, cards = self.sides, self.cards
        known = read_field("constraint", parse_constraints, "; ".join(self.constraint or ()))
        question = read_field(
            "hand, dummy, plays",
            lambda _: question_of_hands(hand, dummy, contract, auction, sides, cards, known),
            "",
        )
        for seat in known:
            if seat not in question.hidden:
                why = f"{seat.name.title()}'s hand is known; constrain other seats"
                raise SettingsError(f"constraint: {why}", "constraint", why)
        return question

    def to_solve(self, read_deal: Callable[[str], Deal]) -> Position:
        """Return the position in which cards are valued; ``read_deal`` reads the deal."""
        deal = read_field("deal", read_deal, self.needed("deal", "; give four hands, as in N:AKQ.32..T987 ..."))
        trump = read_field("trump", Strain.parse, self.needed("trump", "; name the trump suit, or NT"))
        leader = read_field("leader", Seat.parse, self.needed("leader", "; name the seat that leads first"))
        return read_field("plays", lambda cards: Position(deal, trump, leader, cards), self.plays or "")

    def _whole_hand(self, field: str, whose: str) -> int:
        return read_field(field, lambda given: typed_hand(given, whose), self.needed(field))

    def needed(self, field: str, hint: str = "") -> str:
        """Return the text of a field that must be given; ``hint`` says what to give."""
        text: str | None = getattr(self, field)
        if text is None:
            raise SettingsError(f"{field}: it is missing{hint}", field, f"it is missing{hint}")
        return text


def read_field(field: str, parse: Callable[[str], Value], text: str) -> Value:
    """Parse the text of a field.

    :raises SettingsError: if it is wrong.
    """
    try:
        return parse(text)
    except BridgeError as error:
        raise SettingsError(f"{field}: {error}", field, str(error)) from None
