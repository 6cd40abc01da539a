"""Random deals of the whole pack, also such as fulfil conditions."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from agent.errors import LayoutError
from agent.rules.constraints import DealConditions
from ddsolver.cards import CARDS

_MASKS = np.array([card.mask for card in CARDS], dtype=np.int64)


MOST_TRIES = 2_000_000
"""How many random deals are tried before conditions count as impossible, or as too rare to find more deals."""
_FIRST_BATCH, _BATCH = 64, 20_000


def random_deals(number: int, generator: np.random.Generator) -> NDArray[np.int64]:
    """Return random deals of all 52 cards, int64 (number, 4) masks."""
    order = generator.permuted(np.tile(_MASKS, (number, 1)), axis=1)
    return np.asarray(order.reshape(number, 4, 13).sum(axis=2))


def fitting_deals(conditions: DealConditions, number: int, generator: np.random.Generator) -> NDArray[np.int64]:
    """Return ``number`` random deals that fulfil the conditions, int64 (n, 4) masks; fewer if `MOST_TRIES` have fewer.

    :raises LayoutError: if none of `MOST_TRIES` random deals fulfils them.
    """
    found: list[NDArray[np.int64]] = []
    have = tried = 0
    size = _FIRST_BATCH
    while have < number and tried < MOST_TRIES:
        size = min(4 * size, _BATCH, MOST_TRIES - tried)
        deals = random_deals(size, generator)
        found.append(deals[conditions.allows(deals)])
        have += len(found[-1])
        tried += size
    if not have:
        raise LayoutError(f"none of {MOST_TRIES:,} random deals fits {conditions}; give wider conditions")
    return np.concatenate(found)[:number]


def numbered_fitting(conditions: DealConditions, number: int, generator: np.random.Generator) -> NDArray[np.int64]:
    """Return the random deal ``number``, from 0, that fulfils the conditions, int64 (4,) masks.

    :raises LayoutError: as `fitting_deals`; the message names the deal, since others may have been found.
    """
    try:
        return np.asarray(fitting_deals(conditions, 1, generator)[0])
    except LayoutError as error:
        raise LayoutError(f"random deal {number + 1}: {error}") from None


def numbered_deals(seed: int, first: int, end: int, conditions: DealConditions | None = None) -> NDArray[np.int64]:
    """Return the random deals number ``first`` to ``end`` - 1 of a seed, int64 (end - first, 4) masks.

    A deal depends on the seed, its own number and the conditions only.

    :raises LayoutError: if a deal cannot be found (`fitting_deals`).
    """
    deals = np.empty((max(0, end - first), 4), dtype=np.int64)
    for row, number in enumerate(range(first, end)):
        generator = np.random.default_rng(np.random.SeedSequence(seed, spawn_key=(number,)))
        deals[row] = numbered_fitting(conditions, number, generator) if conditions else random_deals(1, generator)[0]
    return deals
