"""Suits, strains, ranks, seats and cards, their text forms, and sets of cards as masks.

A set of cards is an int64 mask with sixteen bits per suit; spades have the lowest bits. Card (suit, rank) is bit
``16 * suit + rank - 2``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache, lru_cache
from operator import index
from typing import TypeVar

from ddsolver.errors import CardError

SUIT_BITS = 16
"""The number of bits for a suit in a mask of cards; thirteen of them are used."""

SUIT_MASK = 0x1FFF
"""The thirteen bits of the first suit (spades) in a mask."""

_RANKS = "23456789TJQKA"
_SIGNS = str.maketrans("♠♥♦♣♤♡♢♧", "SHDCSHDC", "\ufe0e\ufe0f")
"""The letters of the signs of suits; the last two characters, which choose how a sign looks, are left out."""

Value = TypeVar("Value")


def with_suit_letters(text: str) -> str:
    """Return a text with the letters S, H, D and C in place of the signs of suits (♠ or ♤)."""
    return text.translate(_SIGNS)


def _look_up(text: object, values: Mapping[str, Value], kind: str, write: str) -> Value:
    """Return the value with a text, which is looked up in upper case and with letters for suits.

    :raises CardError: if there is none; ``write`` says what to write.
    """
    found = values.get(with_suit_letters(text).strip().upper()) if isinstance(text, str) else None
    if found is None:
        raise CardError(f"unknown {kind}: {text!r} ({write})")
    return found


class Suit(IntEnum):
    """A suit; spades come first, as in written hands."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    def __str__(self) -> str:
        return "SHDC"[self]

    @property
    def symbol(self) -> str:
        """The suit as a sign: ♠ ♥ ♦ ♣."""
        return "♠♥♦♣"[self]


class Strain(IntEnum):
    """A trump suit or notrump. Each suit has the same number as in `Suit`."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3
    NOTRUMP = 4

    def __str__(self) -> str:
        return ("S", "H", "D", "C", "NT")[self]

    @property
    def symbol(self) -> str:
        """The strain as a sign: ♠ ♥ ♦ ♣ NT."""
        return ("♠", "♥", "♦", "♣", "NT")[self]

    @property
    def strength(self) -> int:
        """The place of the strain in the order of the bidding: clubs 0, diamonds 1, hearts 2, spades 3, notrump 4."""
        return (3, 2, 1, 0, 4)[self]

    @classmethod
    def parse(cls, text: Strain | Suit | str) -> Strain:
        """Return the strain in a text: S, H, D, C, NT, N or the English name, in upper or lower case, or a suit sign.

        :raises CardError: if there is no such strain.
        """
        if isinstance(text, Strain):
            return text
        if isinstance(text, Suit):
            return Strain(text)
        return _look_up(text, _STRAINS, "strain", "one of S H D C NT")


_STRAINS = (
    {str(strain): strain for strain in Strain}
    | {strain.name: strain for strain in Strain}
    | {strain.name.removesuffix("S"): strain for strain in Strain}
    | dict.fromkeys(("N", "NOTRUMPS", "NO TRUMP", "NO TRUMPS", "NO-TRUMP"), Strain.NOTRUMP)
)


class Seat(IntEnum):
    """A player's place at the table, in the order of play."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    def __str__(self) -> str:
        return "NESW"[self]

    @property
    def left(self) -> Seat:
        """The next player in clockwise order."""
        return _ROUND[self + 1]

    @property
    def partner(self) -> Seat:
        """The player opposite."""
        return _ROUND[self + 2]

    @property
    def right(self) -> Seat:
        """The previous player in clockwise order."""
        return _ROUND[self + 3]

    @property
    def is_north_south(self) -> bool:
        """Whether this seat belongs to North-South."""
        return self % 2 == 0

    def same_side(self, other: Seat) -> bool:
        """Whether the two seats are partners or the same seat."""
        return (self - other) % 2 == 0

    @classmethod
    def parse(cls, text: Seat | str) -> Seat:
        """Return the seat in a text: N, E, S, W or the English name, in upper or lower case.

        :raises CardError: if there is no such seat.
        """
        if isinstance(text, Seat):
            return text
        return _look_up(text, _SEATS, "seat", "one of N E S W")


_ROUND = tuple(Seat) * 2
_SEATS = {str(seat): seat for seat in Seat} | {seat.name: seat for seat in Seat}


class Rank(IntEnum):
    """A rank; the ace is the highest."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    def __str__(self) -> str:
        return _RANKS[self - 2]

    @classmethod
    def parse(cls, text: Rank | str) -> Rank:
        """Return the rank in a text: 2 to 9, T or 10, J, Q, K, A, in upper or lower case.

        :raises CardError: if there is no such rank.
        """
        if isinstance(text, Rank):
            return text
        return _look_up(text, _RANK_OF, "rank", "one of A K Q J T 9 8 7 6 5 4 3 2")


_RANK_OF = {str(rank): rank for rank in Rank} | {"10": Rank.TEN}


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """One of the 52 cards. Its text form is the suit and the rank: ``SA``, ``H10`` or ``HT``, ``c2``.

    :raises CardError: if the arguments are not a `Suit` and a `Rank`.
    """

    suit: Suit
    rank: Rank
    mask: int = field(init=False, repr=False, compare=False)
    """The mask with only this card."""

    def __post_init__(self) -> None:
        if type(self.suit) is not Suit or type(self.rank) is not Rank:
            raise CardError(
                f"unknown card: {self.suit!r} and {self.rank!r} (a Suit and a Rank are needed; Card.parse reads text)"
            )
        object.__setattr__(self, "mask", 1 << self.bit_index)

    def __str__(self) -> str:
        return f"{self.suit}{self.rank}"

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    @property
    def index(self) -> int:
        """The column of this card in arrays of 52 cards: ``13 * suit + rank - 2``, so that S2 is 0, SA 12 and CA 51."""
        return 13 * self.suit + self.rank - 2

    @property
    def bit_index(self) -> int:
        """The bit of this card in a mask of cards: ``16 * suit + rank - 2``."""
        return SUIT_BITS * self.suit + self.rank - 2

    @property
    def symbol(self) -> str:
        """The card with its suit as a sign: ♠A."""
        return f"{self.suit.symbol}{self.rank}"

    @classmethod
    def parse(cls, text: Card | str) -> Card:
        """Return the card in a text: the letter or sign of a suit, and a rank before or after it (``SA`` or ``AS``).

        :raises CardError: if there is no such card.
        """
        if isinstance(text, Card):
            return text
        return _look_up(text, _card_texts(), "card", "write a suit S H D C and a rank A K Q J T 9 ... 2, as in 'SA'")


CARDS: tuple[Card, ...] = tuple(Card(suit, rank) for suit in Suit for rank in Rank)
"""All 52 cards, in the order of `Card.index`."""

EVERY_CARD = sum(card.mask for card in CARDS)
"""The mask of all 52 cards."""

CARD_AT_BIT = {card.bit_index: card for card in CARDS}
"""The card of each bit of a mask, by the number of the bit (`Card.bit_index`)."""

SUIT_CARDS = tuple(SUIT_MASK << SUIT_BITS * suit for suit in Suit)
"""The mask of each suit's thirteen cards, indexed by `Suit`."""


@cache
def _card_texts() -> dict[str, Card]:
    named = [(card, str(card.rank)) for card in CARDS]
    named += [(card, "10") for card in CARDS if card.rank is Rank.TEN]
    suit_first = {f"{card.suit}{rank}": card for card, rank in named}
    return suit_first | {f"{rank}{card.suit}": card for card, rank in named}


def parse_cards(cards: Iterable[Card | str] | str) -> tuple[Card, ...]:
    """Return the cards of a list, or of a text in which spaces or commas separate the cards.

    :raises CardError: if one of the cards does not exist.
    """
    if isinstance(cards, str):
        cards = cards.replace(",", " ").split()
    try:
        listed = tuple(cards)
    except TypeError:
        raise CardError(f"not cards: {cards!r} (a list of cards or a text like 'SA HQ' is needed)") from None
    return tuple(Card.parse(card) for card in listed)


def cards_of(mask: int) -> tuple[Card, ...]:
    """Return the cards of a mask in the order of written hands: spades first, and in each suit the highest first.

    :raises CardError: if the mask is not a whole number, or has bits that are not cards.
    """
    try:
        left = index(mask)  # numbers of numpy lack some methods of int
    except TypeError:
        raise CardError(f"not a mask of cards: {mask!r} (a whole number is needed; mask_of makes one)") from None
    if left & ~EVERY_CARD:
        raise CardError(f"not a mask of cards: {left:#x} has bits that are not cards; make masks with mask_of")
    cards = []
    while left:
        bit = left.bit_length() - 1
        left ^= 1 << bit
        cards.append(CARD_AT_BIT[bit])
    cards.sort(key=lambda card: (card.suit, -card.rank))
    return tuple(cards)


@lru_cache(maxsize=1 << 15)  # all holdings of all suits
def ranks_of(mask: int) -> str:
    """Return the ranks of cards of one suit, the highest first."""
    return "".join(str(card.rank) for card in cards_of(mask))


def mask_of(cards: Iterable[Card | str] | str) -> int:
    """Return the mask of a set of cards, given as `parse_cards` takes them.

    :raises CardError: if one of the cards does not exist, or occurs twice.
    """
    listed = parse_cards(cards)
    mask = sum(card.mask for card in listed)
    if count_cards(mask) < len(listed):  # a bit that is added twice becomes one other bit
        twice = next(card for place, card in enumerate(listed) if card in listed[:place])
        raise CardError(f"{twice} occurs twice in {' '.join(map(str, listed))}")
    return mask


def count_cards(mask: int) -> int:
    """Return the number of cards in a mask."""
    return mask.bit_count()


def suit_of(mask: int, suit: Suit) -> int:
    """Return the cards of one suit in a mask, as thirteen bits; the deuce is the lowest bit."""
    return mask >> (SUIT_BITS * suit) & SUIT_MASK
