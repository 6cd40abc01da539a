"""Hands that users type or paste."""

from __future__ import annotations

import re

from ddsolver.cards import count_cards, with_suit_letters
from ddsolver.deal import hand_from_pbn
from ddsolver.errors import DealError

_SIGNS = str.maketrans("\N{EN DASH}\N{EM DASH}", "--", ":")
_BETWEEN = re.compile(r"[\s,;]+")
_SUIT = re.compile("([SHDC])")


def typed_hand(text: str, whose: str) -> int:
    """Return a whole hand as a mask.

    The hand is written as ``AKJ52.Q83.K4.962``, ``AKJ52 Q83 K4 962``, ``♠AKJ52 ♥Q83 ♦K4 ♣962`` or
    ``SAKJ52HQ83DK4C962``.

    :raises DealError: if the text is wrong, or the hand does not have 13 cards; the message calls the hand ``whose``.
    """
    hand = hand_from_pbn(_with_dots(text), whose)
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
