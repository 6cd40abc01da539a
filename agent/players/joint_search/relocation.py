"""Spot-card relocation (thesis section 5.5.4, Algorithm 4)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.card_equivalence import merge_equal
from agent.knowledge.view import View, played_cards
from agent.rules.constraints import DealConditions
from ddsolver.cards import Suit, cards_of


def relocate(
    view: View, layouts: NDArray[np.int64], weights: NDArray[np.float64], generator: np.random.Generator
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Return the layouts with relocated spot cards, and their weights.

    In each suit, the spots are the lower half (rounded down) of the defenders' cards. They are shuffled once, for all
    layouts. In each layout, each defender keeps its number of spots: one gets the first of the shuffled spots, and the
    other gets the rest. Layouts that become equal are merged, and their weights are added. They stay in the order of
    ``layouts``, so that the first ones are still a random sample of all. Those that break the view's constraints are
    left out, unless all do.

    ``layouts`` is int64 (n, 4) and ``weights`` is float64 (n,). The results have at most n rows.
    """
    if len(view.hidden_seats) < 2:
        return layouts, weights
    first, second = view.hidden_seats
    moved = layouts.copy()
    for suit in Suit:
        outstanding = [card for card in cards_of(view.unseen) if card.suit is suit]
        spots = [card.mask for card in outstanding[(len(outstanding) + 1) // 2 :]]
        if not spots:
            continue
        every_spot = sum(spots)
        order = [spots[place] for place in generator.permutation(len(spots))]
        top = np.concatenate([[0], np.cumsum(order)]).astype(np.int64)
        count = np.bitwise_count(layouts[:, first] & every_spot)
        moved[:, first] = moved[:, first] & ~every_spot | top[count]
        moved[:, second] = moved[:, second] & ~every_spot | (every_spot - top[count])
    allowed = DealConditions(view.constraints).allows(moved | played_cards(view))
    if allowed.any():
        moved, weights = moved[allowed], weights[allowed] * (weights.sum() / weights[allowed].sum())
    return merge_equal(moved, weights, moved)
