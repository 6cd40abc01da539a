"""Hands that users type."""

from __future__ import annotations

from ddsolver.cards import count_cards
from ddsolver.deal import hand_from_pbn
from ddsolver.errors import DealError


def typed_hand(text: str, whose: str) -> int:
    """Return a whole hand, such as ``AKJ52.Q83.K4.962``, as a mask.

    :raises DealError: if the text is wrong, or the hand does not have 13 cards; the message calls the hand ``whose``.
    """
    hand = hand_from_pbn(text, whose)
    if count_cards(hand) != 13:
        raise DealError(f"{whose} is {text!r}: it has {count_cards(hand)} cards, not 13")
    return hand
