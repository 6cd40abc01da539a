"""Draws three hidden hands from those that their calls make likely.

Uniform layouts starve after an auction: of 1,000, some ten count. So the hand whose calls tell most is drawn first,
from many, in proportion to their likelihood (sequential importance resampling); the other two share the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.belief import effective_size, systematic
from ddsolver.cards import EVERY_CARD, Seat, cards_of

_PILOT = 250
"""The number of deals from which the hand with the most informative calls is found."""
_TRIED = 4
"""For each deal, this number of hands are tried for the seat that is dealt first."""


class Reading(Protocol):
    """What the calls of a hand show about it."""

    def log_likelihood(self, hands: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return the log-likelihood of the calls, float64 (n,), for hands of 13 cards, masks int64 (n,)."""


Together = Callable[[NDArray[np.int64]], NDArray[np.float64]]
"""The log-likelihood, float64 (n,), of all evidence about deals, int64 (n, 4)."""


def draw_likely_deals(
    held: Sequence[int | None],
    readings: Mapping[Seat, Reading],
    number: int,
    generator: np.random.Generator,
    together: Together,
) -> tuple[NDArray[np.int64], NDArray[np.float64]] | None:
    """Return ``number`` deals of three hidden hands of 13 cards, int64 (n, 4), and their weights, float64 (n,).

    ``held`` has the cards of each seat, None where they are hidden. ``readings`` only choose likely hands. The weighted
    mean of a function over the deals estimates its mean over uniform deals, weighted by the likelihood that
    ``together`` gives. The result is None if no hand drawn is possible.
    """
    hidden = [seat for seat in Seat if held[seat] is None]
    unseen = EVERY_CARD & ~sum(hand or 0 for hand in held)
    cards = np.array([card.mask for card in cards_of(unseen)], dtype=np.int64)
    pilot = _shuffled(np.tile(cards, (_PILOT, 1)), generator)
    sizes = [_effective(readings.get(seat), _hand(pilot, place)) for place, seat in enumerate(hidden)]
    dealt_in_turn = [hidden[place] for place in np.argsort(sizes, kind="stable")]
    order = _shuffled(np.tile(cards, (_TRIED * number, 1)), generator)
    logs = _logs(readings.get(dealt_in_turn[0]), _hand(order, 0))
    likely = np.exp(logs)
    if not likely.any():
        return None
    chosen = systematic(likely / likely.sum(), number, generator)
    order = order[chosen]
    order[:, 13:] = _shuffled(order[:, 13:], generator)
    deals = np.tile(np.array([hand or 0 for hand in held], dtype=np.int64), (number, 1))
    for place, seat in enumerate(dealt_in_turn):
        deals[:, seat] = _hand(order, place)
    weights = np.exp(together(deals) - logs[chosen])
    mixed = generator.permutation(number)
    return (deals[mixed], weights[mixed] * likely.mean()) if weights.any() else None


def _shuffled(cards: NDArray[np.int64], generator: np.random.Generator) -> NDArray[np.int64]:
    """Return rows of cards, each in a random order."""
    return generator.permuted(cards, axis=1)


def _hand(order: NDArray[np.int64], place: int) -> NDArray[np.int64]:
    """Return the first, second or third 13 cards of each row as a mask, int64 (n,)."""
    return np.asarray(order[:, 13 * place : 13 * place + 13].sum(axis=1))


def _logs(reading: Reading | None, hands: NDArray[np.int64]) -> NDArray[np.float64]:
    return np.zeros(len(hands)) if reading is None else reading.log_likelihood(hands)


def _effective(reading: Reading | None, hands: NDArray[np.int64]) -> float:
    return effective_size(np.exp(_logs(reading, hands)))
