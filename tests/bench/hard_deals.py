"""Hard deals of our own, dealt by shape: long suits, voids, two suits a hand, a complete suit in each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from ddsolver import Deal, Position, Seat, Strain

EACH = 7
"""Deals of each shape but the last; every second is for notrump."""
SEED = 27
_SUITS = range(4)

SHAPES: Mapping[str, Sequence[Sequence[int]]] = {
    "7-6": [[7, 6, 0, 0]],
    "8-5": [[8, 5, 0, 0]],
    "9-4": [[9, 4, 0, 0]],
    "four voids": [[0, 4, 4, 5], [4, 0, 5, 4], [4, 5, 0, 4], [5, 4, 4, 0]],
    "two suits a hand": [[7, 6, 0, 0], [0, 7, 6, 0], [0, 0, 7, 6], [6, 0, 0, 7]],
    "a complete suit each": [[13, 0, 0, 0], [0, 13, 0, 0], [0, 0, 13, 0], [0, 0, 0, 13]],
}
"""How long the suits of a hand are, or of all; other hands are left to chance."""


def hard_deals() -> list[tuple[str, Position]]:
    """40 deals with a strain and a leader, each with the name of its shape."""
    generator = np.random.default_rng(SEED)
    found = []
    for name, shape in SHAPES.items():
        for number in range(EACH if name != "a complete suit each" else 40 - EACH * (len(SHAPES) - 1)):
            strain = Strain.NOTRUMP if number % 2 else Strain(int(generator.integers(4)))
            found.append((name, Position(dealt(shape, generator), strain, Seat(int(generator.integers(4))))))
    return found


def dealt(shape: Sequence[Sequence[int]], generator: np.random.Generator) -> Deal:
    """A deal in which the first hands have these lengths, seats and suits turned and mixed."""
    suits = generator.permutation(4)
    turn = int(generator.integers(4))
    left = [[16 * int(suits[suit]) + rank for rank in generator.permutation(13).tolist()] for suit in _SUITS]
    hands = [[left[suit].pop() for suit in _SUITS for _ in range(lengths[suit])] for lengths in shape]
    rest = [card for suit in left for card in suit]
    order = generator.permutation(len(rest)).tolist()
    hands += [[rest[place] for place in order[start : start + 13]] for start in range(0, len(rest), 13)]
    masks = [sum(1 << card for card in hands[(seat + turn) % 4]) for seat in range(4)]
    return Deal((masks[0], masks[1], masks[2], masks[3]))
