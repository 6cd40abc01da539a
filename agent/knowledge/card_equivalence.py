"""Equivalent cards: layouts that differ only in who holds which equivalent card are merged."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.view import View
from ddsolver.cards import SUIT_CARDS, Suit, cards_of, mask_of
from ddsolver.position import runs_of


def equivalence_classes(view: View) -> list[int]:
    """Return the classes of equivalent unseen cards, as masks.

    Unseen cards of a suit are equivalent if no card of a known hand or of the current trick lies between them. Who
    holds which equivalent card rarely matters. It matters most for the highest card in play, so this card is a class of
    its own.
    """
    seen = sum(hand for hand in view.held if hand) | mask_of(view.trick)
    in_play = view.unseen | seen
    top_cards = mask_of(card for suit in Suit for card in cards_of(in_play & SUIT_CARDS[suit])[:1])
    runs = runs_of(view.unseen & ~top_cards, seen | top_cards)
    return sorted([*(card.mask for card in cards_of(view.unseen & top_cards)), *map(mask_of, runs)])


def merge_equivalent(
    view: View, layouts: NDArray[np.int64], weights: NDArray[np.float64], classes: Sequence[int]
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Merge layouts that differ only within the ``classes``, adding their weights.

    In a merged layout, the first hidden hand (in the order N E S W) has the lowest cards of each class, and the second
    the highest. If there are no classes, or not exactly two hidden hands, nothing is merged.

    Parameters
    ----------
    view
        What the player sees.
    layouts, weights
        Layouts, int64 (n, 4), and their weights, float64 (n,).
    classes
        Masks of equivalent cards (`equivalence_classes`).

    Returns
    -------
    tuple
        Layouts int64 (m, 4) and weights float64 (m,), m <= n, in order of first appearance.

    """
    if len(view.hidden_seats) != 2 or not classes:
        return layouts, weights
    first, second = view.hidden_seats
    merged = layouts.copy()
    merged[:, first] = 0
    for together in classes:
        cards = [card.mask for card in reversed(cards_of(together))]
        lowest = np.concatenate([[0], np.cumsum(cards)]).astype(np.int64)
        merged[:, first] |= lowest[np.bitwise_count(layouts[:, first] & together)]
    merged[:, second] = view.unseen & ~merged[:, first]
    return merge_equal(merged, weights, merged[:, first])


def merge_equal(
    layouts: NDArray[np.int64], weights: NDArray[np.float64], keys: NDArray[np.int64]
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Return one of the layouts with each key, in order of first appearance, and the sums of their weights.

    ``layouts`` are int64 (n, 4), ``weights`` float64 (n,), and ``keys`` int64 (n,) or (n, 4).
    """
    _, places, inverse = np.unique(keys, axis=0, return_index=True, return_inverse=True)
    together = np.zeros(len(places))
    np.add.at(together, inverse.ravel(), weights)
    order = np.argsort(places)
    return layouts[places[order]], together[order]
