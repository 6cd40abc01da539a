"""A deal: the four hands as they were dealt, with conversions to PBN, arrays, JSON and endplay's deals."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from operator import index
from typing import Any, Protocol, runtime_checkable

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ddsolver.cards import (
    CARDS,
    EVERY_CARD,
    SUIT_CARDS,
    Card,
    Rank,
    Seat,
    Suit,
    cards_of,
    count_cards,
    mask_of,
    ranks_of,
)
from ddsolver.diagram import hand_diagram, hands_html
from ddsolver.errors import CardError, DealError, InputError


@runtime_checkable
class WithPbn(Protocol):
    """A deal that can convert itself to PBN, such as a deal of the package endplay."""

    def to_pbn(self) -> str:
        """Return the deal as PBN text."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Four hands of equal size, 1 to 13 cards each; immutable, hashable, equal by value.

    ``hands`` has a mask of cards for each seat (see `ddsolver.cards`), North first.

    :raises DealError: if there are not four masks, if a card is dealt twice, or if the hands do not all have the same
        size from 1 to 13.
    """

    hands: tuple[int, int, int, int]

    def __post_init__(self) -> None:
        if _is_whole_deal(self.hands):
            return
        object.__setattr__(self, "hands", _four_masks(self.hands))
        twice = 0
        seen = 0
        for hand in self.hands:
            twice |= seen & hand
            seen |= hand
        if twice:
            card = cards_of(twice)[0]
            holders = " and ".join(seat.name.title() for seat in Seat if self.hands[seat] & card.mask)
            raise DealError(f"{card} is dealt twice: to {holders}")
        sizes = [count_cards(hand) for hand in self.hands]
        if len(set(sizes)) > 1:
            listed = ", ".join(f"{seat.name.title()} {size}" for seat, size in zip(Seat, sizes, strict=True))
            raise DealError(f"hands of unequal length: {listed} (all four need the same number of cards)")
        if not 1 <= sizes[0] <= 13:
            raise DealError("no cards were dealt (a hand holds 1 to 13 cards)")

    @classmethod
    def parse(cls, deal: WithPbn | str) -> Deal:
        """Return the deal given as a `Deal`, as a PBN text, or as another package's deal with a method ``to_pbn``.

        :raises DealError: if the argument is anything else.
        """
        if isinstance(deal, Deal):
            return deal
        return cls.from_pbn(deal if isinstance(deal, str) else _pbn_of(deal))

    @classmethod
    def random(cls, rng: np.random.Generator | int | None = None) -> Deal:
        """Return a uniformly random deal of all 52 cards; ``rng`` is a numpy generator or a seed.

        :raises DealError: if ``rng`` is neither.
        """
        try:
            generator = np.random.default_rng(rng)
        except (TypeError, ValueError) as error:
            raise DealError(f"rng is {rng!r}: a numpy generator or a seed is needed ({error})") from None
        return cls.from_array(generator.permutation(np.repeat(np.arange(4), 13)))

    @classmethod
    def from_array(cls, owners: ArrayLike) -> Deal:
        """Return the deal in an array such as `to_array` returns.

        Parameters
        ----------
        owners
            An array of whole numbers with the shape (52,) or (4, 13). Each number is the seat of a card: 0 to 3 for
            North to West, or -1 if the card was not dealt.

        Raises
        ------
        DealError
            If the array has another shape or other numbers, or does not contain a valid deal.

        """
        try:
            found = np.asarray(owners)
        except ValueError:
            found = np.empty(0)
        if found.shape not in ((52,), (4, 13)) or found.dtype.kind not in "iu":
            raise DealError(
                f"not a deal: an array of {found.dtype} with the shape {found.shape}; "
                "give the seat of each card, as whole numbers with the shape (52,) or (4, 13)"
            )
        masks = [0, 0, 0, 0]
        for card, owner in zip(CARDS, found.reshape(-1).tolist(), strict=True):
            if not -1 <= owner <= 3:
                raise DealError(f"the owner of {card} is {owner}: 0 to 3 for North to West is needed, or -1 for nobody")
            if owner >= 0:
                masks[owner] |= card.mask
        return cls((masks[0], masks[1], masks[2], masks[3]))

    @classmethod
    def from_json(cls, text: str) -> Deal:
        """Return the deal in a JSON text such as `to_json` returns.

        :raises DealError: if the text is wrong.
        """
        try:
            hands = json.loads(text)["hands"]
            listed = [hands[str(seat)] for seat in Seat]
        except (TypeError, ValueError, KeyError, RecursionError):
            listed = []
        if not listed or len(hands) > len(listed) or not all(isinstance(hand, str) for hand in listed):
            raise DealError(
                f"not a deal: {str(text)[:200]!r} "
                '(JSON like {"hands": {"N": "AKQ...", "E": ".AKQ..", "S": "..AKQ.", "W": "...AKQ"}} is needed)'
            )
        north, east, south, west = (
            hand_from_pbn(hand, f"{seat.name.title()}'s hand") for seat, hand in zip(Seat, listed, strict=True)
        )
        return cls((north, east, south, west))

    @classmethod
    def from_endplay(cls, deal: WithPbn) -> Deal:
        """Return the hands of an ``endplay.types.Deal`` as a deal; its trumps and its leader are left out.

        :raises DealError: if ``deal`` is not a deal, or if its hands differ in size, as in the middle of a trick.
        """
        return cls.from_pbn(_pbn_of(deal))

    @classmethod
    def from_pbn(cls, text: str) -> Deal:
        """Return the deal in a PBN text: a seat, a colon, and four hands clockwise from this seat.

        Dots separate the four suits of a hand: spades, hearts, diamonds, clubs. The ranks of a suit may come in any
        order, in upper or lower case; ``10`` is a ten (PBN 2.1 section 3.4.11).

        :raises DealError: if the text is wrong; the message names the hand and the wrong text.
        """
        first, hands = split_pbn(text)
        masks = [0, 0, 0, 0]
        for turn, hand in enumerate(hands):
            seat = (first + turn) % 4
            if hand == "-":
                raise DealError(f"{_WHOSE[seat]} is hidden ('-') in {text!r}; all four are needed")
            masks[seat] = hand_from_pbn(hand, _WHOSE[seat])
        return cls((masks[0], masks[1], masks[2], masks[3]))

    def to_pbn(self, first: Seat | str = Seat.NORTH) -> str:
        """Return the deal in PBN export format, beginning with the hand of ``first``."""
        first = Seat.parse(first)
        hands = [*map(hand_to_pbn, (*self.hands[first:], *self.hands[:first]))]
        return f"{first}:{' '.join(hands)}"

    def to_array(self) -> NDArray[np.int8]:
        """Return the seat of each card.

        Returns
        -------
        NDArray
            int8 (52,), in the order of `Card.index`: ``reshape(4, 13)`` has a row for each suit, spades first, and a
            column for each rank, the deuce first. 0 to 3 stand for North to West, -1 for a card that was not dealt.

        """
        owners = np.full(len(CARDS), -1, dtype=np.int8)
        for seat in Seat:
            owners[[card.index for card in self[seat]]] = seat
        return owners

    def to_json(self) -> str:
        """Return the deal as JSON: ``{"hands": {"N": "AKQ...", ...}}`` (`ddsolver/deal.schema.json`)."""
        return json.dumps({"hands": {str(seat): hand_to_pbn(self.hands[seat]) for seat in Seat}})

    def to_endplay(self) -> Any:
        """Return the deal as an ``endplay.types.Deal``.

        :raises InputError: if the package endplay is not installed.
        """
        try:
            from endplay.types import Deal as EndplayDeal  # not a dependency of this project
        except ImportError:
            raise InputError("the package endplay is not installed: pip install endplay") from None
        return EndplayDeal(self.to_pbn())

    @property
    def cards_each(self) -> int:
        """The number of cards in each hand as dealt, 1 to 13."""
        return count_cards(self.hands[0])

    def __getitem__(self, seat: Seat | str) -> tuple[Card, ...]:
        """Return the cards dealt to a seat: spades first, and in each suit the highest first."""
        return cards_of(self.hands[Seat.parse(seat)])

    __iter__ = None
    """Without this, Python would try ``deal[0]``, ``deal[1]`` and so on. Iterate over `Seat` or ``hands`` instead."""

    def owner(self, card: Card | str) -> Seat | None:
        """Return the seat that was dealt a card, or None if the card was not dealt."""
        mask = Card.parse(card).mask
        return next((seat for seat in Seat if self.hands[seat] & mask), None)

    def diagram(self) -> str:
        """Return a hand diagram as text, North on top."""
        return hand_diagram(dict(zip(Seat, self.hands, strict=True)))

    def _repr_html_(self) -> str:
        return hands_html(dict(zip(Seat, self.hands, strict=True)))

    def __str__(self) -> str:
        return self.to_pbn()

    def __repr__(self) -> str:
        return f"Deal.from_pbn({self.to_pbn()!r})"


def any_deal(known: Mapping[Seat, int], unseen: int) -> Deal:
    """Return some deal with the known hands; the unseen cards (a mask) go to the other hands.

    :raises DealError: if the hands would not all have the same number of cards.
    """
    hidden = [seat for seat in Seat if seat not in known]
    cards = cards_of(unseen)
    hands = dict(known) | {seat: mask_of(cards[at :: len(hidden)]) for at, seat in enumerate(hidden)}
    return Deal((hands[Seat.NORTH], hands[Seat.EAST], hands[Seat.SOUTH], hands[Seat.WEST]))


def split_pbn(text: str) -> tuple[Seat, list[str]]:
    """Return the first seat of a PBN deal and the texts of its four hands; ``-`` is the text of a hidden hand.

    :raises DealError: if the text is not a seat, a colon and four hands.
    """
    if not isinstance(text, str):
        raise DealError(f"not a deal: {text!r} (a text like 'N:AKQ.. .AKQ. ..AKQ JT9..' is needed)")
    seat, colon, rest = text.strip().partition(":")
    hands = rest.split()
    if not colon or len(hands) != 4:
        raise DealError(f"not a deal: {text!r} (write a seat, a colon and four hands: 'N:AKQ.. .AKQ. ..AKQ JT9..')")
    try:
        return Seat.parse(seat), hands
    except CardError as error:
        raise DealError(f"not a deal: {text!r}: {error}") from None


def hand_from_pbn(text: str, whose: str = "the hand") -> int:
    """Return the cards of a hand such as ``AKQ.32..T987`` as a mask; each suit may begin with its letter, ``SAKQ.H32``.

    :raises DealError: if the text is wrong; the message calls the hand ``whose``.
    """
    suits = text.split(".")
    if len(suits) != 4:
        raise DealError(f"{whose} is {text!r}: a hand has four suits with dots between them, as in 'AKQ.32..T987'")
    mask = 0
    for suit, ranks in enumerate(suits):
        cards, wrong = _holding(suit, ranks)
        if wrong:
            raise _no_card(Suit(suit), wrong, f"{whose} is {text!r}")
        mask |= cards
    return mask


@lru_cache(1 << 14)  # the same holdings come again in files of many deals
def _holding(suit: int, ranks: str) -> tuple[int, str]:
    """Return the mask of a suit's cards, and the first letter that is no card or comes twice; empty if all are good.

    The suit is a number, whose hash is quicker than that of a `Suit`.
    """
    cards = 0
    for letter in ranks.upper().replace("10", "T").replace("-", "").removeprefix(str(Suit(suit))):
        bit = _CARD_BITS[suit].get(letter, 0)
        if not bit or cards & bit:
            return cards, letter
        cards |= bit
    return cards, ""


_WHOSE = [f"{seat.name.title()}'s hand" for seat in Seat]
"""What messages call the hand of each seat."""
_CARD_BITS = [{str(rank): Card(suit, rank).mask for rank in Rank} for suit in Suit]
"""For each suit, the mask of each card by the letter of its rank."""


def _no_card(suit: Suit, letter: str, where: str) -> DealError:
    """Return the error for a letter that is no rank, or that names a card for the second time."""
    try:
        return DealError(f"{where}: {Card(suit, Rank.parse(letter))} occurs twice")
    except CardError as error:
        return DealError(f"{where}: {error}")


def hand_to_pbn(hand: int) -> str:
    """Return a hand in PBN format: ``AKQ.32..T987``."""
    spades, hearts, diamonds, clubs = SUIT_CARDS
    return f"{ranks_of(hand & spades)}.{ranks_of(hand & hearts)}.{ranks_of(hand & diamonds)}.{ranks_of(hand & clubs)}"


def _pbn_of(deal: object) -> str:
    """Return the PBN text of another package's deal."""
    if not isinstance(deal, WithPbn) or isinstance(deal, type):
        raise DealError(f"not a deal: {deal!r} (a text like 'N:AKQ.. .AKQ. ..AKQ JT9..' or a Deal is needed)")
    return str(deal.to_pbn())


def _is_whole_deal(hands: object) -> bool:
    """Return whether four plain masks have 13 cards each, and all cards together: most deals need no other check."""
    if type(hands) is not tuple or len(hands) != 4:
        return False
    north, east, south, west = hands
    if not (type(north) is int and type(east) is int and type(south) is int and type(west) is int):
        return False
    if north | east | south | west != EVERY_CARD:
        return False
    return north.bit_count() == east.bit_count() == south.bit_count() == west.bit_count() == 13


def _four_masks(hands: object) -> tuple[int, ...]:
    """Return the masks of four hands, given in a sequence or an array, as plain ints."""
    try:
        masks = tuple(index(hand) for hand in hands)  # type: ignore[attr-defined]
    except TypeError:
        masks = ()
    if len(masks) != 4:
        raise DealError(f"not hands: {hands!r} (four masks of cards are needed; Deal.from_pbn reads text)")
    for seat, mask in zip(Seat, masks, strict=True):
        if mask & ~EVERY_CARD:
            raise DealError(
                f"{seat.name.title()}'s hand is {mask:#x}: some bits are not cards; make masks with mask_of"
            )
    return masks
