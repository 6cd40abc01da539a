"""A deal: the four hands as they were dealt, and PBN texts of deals and hands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from operator import index

from ddsolver.cards import EVERY_CARD, SUIT_CARDS, Card, Rank, Seat, Suit, cards_of, count_cards, mask_of
from ddsolver.errors import CardError, DealError


@dataclass(frozen=True, slots=True)
class Deal:
    """Four hands of equal size, 1 to 13 cards each; immutable, hashable, equal by value.

    ``hands`` holds one mask of cards a seat (see `ddsolver.cards`), North first.

    :raises DealError: if it is not four masks, a card is dealt twice or the hands are not of one size from 1 to 13.
    """

    hands: tuple[int, int, int, int]

    def __post_init__(self) -> None:
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
    def parse(cls, deal: Deal | str) -> Deal:
        """Return a deal as it is, or parse a text as `from_pbn` does.

        :raises DealError: if it is neither.
        """
        return deal if isinstance(deal, Deal) else cls.from_pbn(deal)

    @classmethod
    def from_pbn(cls, text: str) -> Deal:
        """Read a deal as PBN writes it: first seat, colon, four hands clockwise, suits S.H.D.C.

        Ranks may come in any order and either case; ``10`` is read as ten.

        :raises DealError: naming the hand and the text that is wrong (PBN 2.1 section 3.4.11).
        """
        first, hands = split_pbn(text)
        masks = [0, 0, 0, 0]
        for turn, hand in enumerate(hands):
            seat = Seat((first + turn) % 4)
            if hand == "-":
                raise DealError(f"{seat.name.title()}'s hand is hidden ('-') in {text!r}; all four are needed")
            masks[seat] = hand_from_pbn(hand, f"{seat.name.title()}'s hand")
        return cls((masks[0], masks[1], masks[2], masks[3]))

    def to_pbn(self, first: Seat | str = Seat.NORTH) -> str:
        """Return the deal in PBN export format, the hand of ``first`` first."""
        first = Seat.parse(first)
        hands = (hand_to_pbn(self.hands[(first + turn) % 4]) for turn in range(4))
        return f"{first}:{' '.join(hands)}"

    @property
    def cards_each(self) -> int:
        """The number of cards a hand was dealt, 1 to 13."""
        return count_cards(self.hands[0])

    def __getitem__(self, seat: Seat | str) -> tuple[Card, ...]:
        """Return the cards dealt to a seat, spades first, highest first."""
        return cards_of(self.hands[Seat.parse(seat)])

    def owner(self, card: Card | str) -> Seat | None:
        """Who was dealt a card, or None if nobody was."""
        mask = Card.parse(card).mask
        return next((seat for seat in Seat if self.hands[seat] & mask), None)

    def __str__(self) -> str:
        return self.to_pbn()

    def __repr__(self) -> str:
        return f"Deal.from_pbn({self.to_pbn()!r})"


def any_deal(known: Mapping[Seat, int], unseen: int) -> Deal:
    """Return a deal with the ``unseen`` cards in some order in the hands that are not ``known``; masks.

    :raises DealError: as `Deal`, if the hands do not get equal numbers of cards.
    """
    hidden = [seat for seat in Seat if seat not in known]
    cards = cards_of(unseen)
    hands = dict(known) | {seat: mask_of(cards[at :: len(hidden)]) for at, seat in enumerate(hidden)}
    return Deal((hands[Seat.NORTH], hands[Seat.EAST], hands[Seat.SOUTH], hands[Seat.WEST]))


def split_pbn(text: str) -> tuple[Seat, list[str]]:
    """Split a PBN deal into its first seat and four hand texts, which may be ``-``.

    :raises DealError: if it is not a seat, a colon and four hands.
    """
    if not isinstance(text, str):
        raise DealError(f"not a deal: {text!r} (a text like 'N:AKQ.. .AKQ. ..AKQ JT9..' is needed)")
    seat, colon, rest = text.strip().partition(":")
    hands = rest.split()
    if not colon or len(hands) != 4:
        raise DealError(f"not a deal: {text!r} (a seat, a colon and four hands, as in 'N:AKQ.. .AKQ. ..AKQ JT9..')")
    try:
        return Seat.parse(seat), hands
    except CardError as error:
        raise DealError(f"not a deal: {text!r}: {error}") from None


def hand_from_pbn(text: str, whose: str = "the hand") -> int:
    """Read one hand, ``AKQ.32..T987``, as a mask of cards.

    :raises DealError: naming ``whose`` hand and the text that is wrong.
    """
    suits = text.upper().replace("10", "T").split(".")
    if len(suits) != 4:
        raise DealError(f"{whose} is {text!r}: a hand has four suits with dots between, as in 'AKQ.32..T987'")
    mask = 0
    for suit, ranks in zip(Suit, suits, strict=True):
        for letter in ranks.replace("-", ""):
            bit = _CARD_BITS[suit].get(letter, 0)
            if not bit or mask & bit:
                raise _no_card(suit, letter, f"{whose} is {text!r}")
            mask |= bit
    return mask


_CARD_BITS = [{str(rank): Card(suit, rank).mask for rank in Rank} for suit in Suit]
"""The mask of a card by its suit and its rank's letter."""


def _no_card(suit: Suit, letter: str, where: str) -> DealError:
    """Why a letter in a hand is not one more card of it."""
    try:
        return DealError(f"{where}: {Card(suit, Rank.parse(letter))} occurs twice")
    except CardError as error:
        return DealError(f"{where}: {error}")


def hand_to_pbn(hand: int) -> str:
    """Return a hand in PBN format: ``AKQ.32..T987``."""
    return ".".join("".join(str(card.rank) for card in cards_of(hand & SUIT_CARDS[suit])) for suit in Suit)


def _four_masks(hands: object) -> tuple[int, ...]:
    """Return hands as plain ints, from a sequence or an array."""
    try:
        masks = tuple(index(hand) for hand in hands)  # type: ignore[attr-defined]
    except TypeError:
        masks = ()
    if len(masks) != 4:
        raise DealError(f"not hands: {hands!r} (four masks of cards are needed; Deal.from_pbn reads text)")
    for seat, mask in zip(Seat, masks, strict=True):
        if mask & ~EVERY_CARD:
            raise DealError(f"{seat.name.title()}'s hand is {mask:#x}: a mask with bits that are no card")
    return masks
