"""The transposition table: bounds of relative positions, from any deal.

The relative position is, for each suit, who holds the highest card in play, the next one, and so on. By Theorem 1, the
value at the start of a trick depends only on the relative position, the trump and the hand on lead. The key consists of
these three and is stored whole. So an entry is valid for every deal, and the table is never cleared.

The bounds are for the *remaining* tricks (section 4.3). They are valid at any depth (Theorem 4): if North-South take t
of the first n tricks, they take at least t of all remaining tricks, and East-West at least n - t.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ddsolver.cards import SUIT_BITS, SUIT_MASK
from ddsolver.native.kernel import kernel
from ddsolver.native.types import IntRows, Ints
from ddsolver.search.intrinsics import extract, popcount

WORDS = 3
"""The number of int64s in an entry: two for the key and one for the packed contents."""

NO_MOVE = 255
"""The move of an entry that has none."""


def new_table(memory_mb: float) -> NDArray[np.int64]:
    """Return an empty table, int64 (n, 3), of at most ``memory_mb`` megabytes, where n is a power of two."""
    entries = 1 << max(4, int(memory_mb * 1e6 / (8 * WORDS)).bit_length() - 1)
    return np.zeros((entries, WORDS), dtype=np.int64)


@kernel()
def relative_key(hands: Ints, leader: int, trump: int) -> tuple[int, int]:
    """Return the relative position of Theorem 1, with the trump and the leader, as two int64s.

    The lowest 52 bits of each word have the owners of the cards in play: two bits for a card, one in each word. The
    bits above have the suit lengths, the trump and the leader.
    """
    in_play = hands[0] | hands[1] | hands[2] | hands[3]
    first = extract(hands[1] | hands[3], in_play)
    second = extract(hands[2] | hands[3], in_play)
    first |= popcount(in_play & SUIT_MASK) << 52
    first |= popcount(in_play >> SUIT_BITS & SUIT_MASK) << 56
    first |= trump << 60
    second |= popcount(in_play >> 2 * SUIT_BITS & SUIT_MASK) << 52
    second |= popcount(in_play >> 3 * SUIT_BITS & SUIT_MASK) << 56
    second |= (leader + 4) << 60
    return first, second


@kernel()
def slot_of(table: IntRows, first: int, second: int) -> int:
    """Return the row of the table to which the key ``first``, ``second`` belongs."""
    mixed = first * 0x4F1BBCDCBFA53E0B + second * 0x1B873593CC9E2D51
    mixed ^= mixed >> 29
    mixed *= 0x3C79AC492BA7B653
    mixed ^= mixed >> 32
    return int(mixed & (table.shape[0] - 1))


@kernel()
def contents_of(table: IntRows, slot: int, first: int, second: int) -> int:
    """Return the packed contents of a key's row, or -1 if the row is empty or holds another key."""
    if table[slot, 0] == first and table[slot, 1] == second:
        return table[slot, 2]  # type: ignore[no-any-return]
    return -1


@kernel()
def pack(lower: int, upper: int, move: int) -> int:
    """Return the packed contents of an entry.

    The contents are two bounds on North-South's remaining tricks, and a move (a `relative_card` or `NO_MOVE`).
    """
    return lower | upper << 4 | move << 8


@kernel()
def relative_card(card: int, in_play: int) -> int:
    """Return a card as 16 * suit + relative rank (Definition 5).

    The relative rank is the number of higher cards of the suit that are in play.
    """
    suit = card // SUIT_BITS
    above = in_play >> (card + 1) & (SUIT_MASK >> (card - SUIT_BITS * suit + 1))
    return suit * SUIT_BITS + popcount(above)
