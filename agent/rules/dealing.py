"""Random deals of the whole pack."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ddsolver.cards import CARDS

_MASKS = np.array([card.mask for card in CARDS], dtype=np.int64)


def random_deals(number: int, generator: np.random.Generator) -> NDArray[np.int64]:
    """Return random deals of all 52 cards, int64 (number, 4) masks."""
    order = generator.permuted(np.tile(_MASKS, (number, 1)), axis=1)
    return np.asarray(order.reshape(number, 4, 13).sum(axis=2))


def numbered_deals(seed: int, first: int, end: int) -> NDArray[np.int64]:
    """Return the random deals number ``first`` to ``end`` - 1 of a seed, int64 (end - first, 4) masks.

    A deal depends on the seed and its own number only.
    """
    deals = np.empty((max(0, end - first), 4), dtype=np.int64)
    for row, number in enumerate(range(first, end)):
        generator = np.random.default_rng(np.random.SeedSequence(seed, spawn_key=(number,)))
        deals[row] = random_deals(1, generator)[0]
    return deals
