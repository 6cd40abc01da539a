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
