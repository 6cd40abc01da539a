"""Checks the hands of a board, some perhaps hidden, and fills in a single hidden one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from operator import or_

from ddsolver.cards import EVERY_CARD, Seat, cards_of, count_cards
from ddsolver.deal import Deal, hand_from_pbn, split_pbn
from ddsolver.errors import DealError

Hands = tuple[int | None, int | None, int | None, int | None]
"""The masks of the cards dealt, North first; None for a hidden hand."""
SIDES = ((Seat.NORTH, Seat.SOUTH), (Seat.EAST, Seat.WEST))
"""The partners of each side."""

_WHOLE = 13
"""The number of cards in a hand before the first trick."""


def hands_of_pbn(text: str, read: Callable[[str, str], int] = hand_from_pbn) -> dict[Seat, int]:
    """Return the masks of the hands in the PBN text of a deal, by seat; hidden hands, written ``-``, are left out.

    ``read`` returns the mask of a hand from its text, and from whose it is, for messages.

    :raises DealError: if the text is not a seat, a colon and four hands, or a hand is wrong.
    """
    first, texts = split_pbn(text)
    dealt = {Seat((first + turn) % 4): hand for turn, hand in enumerate(texts) if hand != "-"}
    return {seat: read(hand, f"{seat.name.title()}'s hand") for seat, hand in dealt.items()}


def checked_hands(hands: Sequence[int | None]) -> Hands:
    """Return the hands of a board, North's first.

    :raises DealError: if a card is dealt twice, a hand has more than 13 cards, or all are known and are no `Deal`.
    """
    north, east, south, west = hands
    if north is not None and east is not None and south is not None and west is not None:
        return Deal((north, east, south, west)).hands
    seen = 0
    for seat, hand in zip(Seat, hands, strict=True):
        if hand is None:
            continue
        if count_cards(hand) > _WHOLE:
            raise DealError(f"{seat.name.title()} has {count_cards(hand)} cards; a hand holds 1 to 13 cards")
        if seen & hand:
            card = cards_of(seen & hand)[0]
            holders = [each.name.title() for each in Seat if (hands[each] or 0) & card.mask]
            raise DealError(f"{card} is dealt twice: to {' and '.join(holders)}")
        seen |= hand
    return north, east, south, west


def with_fourth_hand(hands: Hands) -> Hands:
    """Return the hands with a single hidden one filled in, if the other three have 13 cards each; else unchanged."""
    known = [hand for hand in hands if hand is not None]
    if len(known) != 3 or any(count_cards(hand) != _WHOLE for hand in known):
        return hands
    rest = EVERY_CARD & ~reduce(or_, known)
    north, east, south, west = (rest if hand is None else hand for hand in hands)
    return north, east, south, west
