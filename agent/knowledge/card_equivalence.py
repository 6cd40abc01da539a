"""Layouts that differ only in which defender holds which of touching cards, taken together."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.view import View
from ddsolver.cards import SUIT_BITS, SUIT_MASK, Seat, Suit


def equivalence_classes(view: View) -> list[int]:
    """The unseen cards in classes, as masks: those of a suit between which lies no card that is seen and in play.

    Seen are the cards of the hands that the viewer knows and those on the table. Exchanging cards of a class between
    the hidden hands keeps their numbers: it changes which of the two wins a trick or follows, and rarely how many
    tricks their side takes. The highest card of a suit wins for certain, so that its place matters most: it is a class
    by itself.
    """
    seen = sum(hand for hand in view.held if hand) | sum(card.mask for card in view.trick)
    found: list[int] = []
    for suit in Suit:
        lane = SUIT_MASK << SUIT_BITS * suit
        highest = 1 << ((view.unseen | seen) & lane).bit_length() >> 1
        together = 0
        for bit in range(SUIT_BITS * suit, SUIT_BITS * (suit + 1)):
            card = 1 << bit
            if together and (seen | highest) & card:
                found.append(together)
                together = 0
            if view.unseen & card:
                together |= card
        if together:
            found.append(together)
    return found


def merge_equivalent(
    view: View, layouts: NDArray[np.int64], weights: NDArray[np.float64], classes: Sequence[int]
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """One layout for all that differ only within the classes ``classes``, with the weights of all added.

    In it the first of the two hidden hands, North first, holds the lowest cards of each class and the other the
    highest. ``layouts`` int64 (n, 4) and ``weights`` float64 (n,) in, (m, 4) and (m,) with m <= n out, in the order in
    which they first come. Without classes, or with another number of hidden hands than two, all is left as it is.
    """
    hidden = [seat for seat in Seat if view.hidden_sizes[seat]]
    if len(hidden) != 2 or not classes:
        return layouts, weights
    first, second = hidden
    merged = layouts.copy()
    merged[:, first] = 0
    for together in classes:
        cards = [1 << bit for bit in range(SUIT_BITS * len(Suit)) if together >> bit & 1]
        lowest = np.concatenate([[0], np.cumsum(cards)]).astype(np.int64)
        merged[:, first] |= lowest[np.bitwise_count(layouts[:, first] & together)]
    merged[:, second] = view.unseen & ~merged[:, first]
    _, places, inverse = np.unique(merged[:, first], return_index=True, return_inverse=True)
    together_weights = np.zeros(len(places))
    np.add.at(together_weights, inverse.ravel(), weights)
    order = np.argsort(places)
    return merged[places[order]], together_weights[order]
