"""The working memory of the fast search: one int64 array that holds everything it reads and writes.

The kernels get its address (`ddsolver.bits.get` says why) and trust whoever owns the array to keep it. What lies where:

================== ===========================================================================
words              contents
================== ===========================================================================
0 to 3             the cards not yet played, a mask a seat, North first
``DEAL``           the hands of the deal that the table was last filled for
``TABLE_HEADER``   generation of the table, next free node, where its parts lie, how much of it is in use
``VISITED``        positions visited at trick starts, for measurements
``TRUMP``          the trump of the last question
``PARTS``          which parts of the search are in use (`Part`)
``NO_SLOT``        where a cutoff card goes that nobody needs to know
``MOST_SETS``      how many sets of buckets there are; a short job uses fewer of them (`ddsolver.root.take_up`)
``CUTOFF_MASK``    one less than the cutoff cards in use
``STOP``           whether to end the search: set by anyone at any time, and then its answer means nothing
``LEAD_WEIGHTS``   weights of move ordering for leads, then for following (`ddsolver.ordering`)
``CUTOFFS``        the cutoff cards: for a situation, the card that refuted it last
``ROWS``           scratch rows for the moves at each trick and place in it
``TABLE``          the transposition table: buckets, then nodes (`ddsolver.transposition`)
================== ===========================================================================
"""

from __future__ import annotations

from enum import IntFlag

import numpy as np
from numpy.typing import NDArray

from ddsolver.weights import FOLLOW, LEAD

DEAL = 4
GENERATION, NEXT_NODE, BUCKETS, SET_COUNT, NODES, NODE_LIMIT = 8, 9, 10, 11, 12, 13
VISITED, PARTS, TRUMP, NO_SLOT, MOST_SETS, CUTOFF_MASK, STOP = 16, 17, 18, 19, 20, 21, 22
LEAD_WEIGHTS = 64
FOLLOW_WEIGHTS = LEAD_WEIGHTS + LEAD.size
CUTOFFS = 1024
CUTOFF_BITS = 14
ROWS = CUTOFFS + (1 << CUTOFF_BITS)
MOVES = 16
ROW = 2 * MOVES
"""Words of a scratch row: moves, then a number beside each, as their scores."""
TRICK_ROWS = 4 * ROW
TABLE = ROWS + 16 * TRICK_ROWS
MOST_BUCKETS = 1 << 16
"""Two megabytes: of more, a processor's second-level cache would hold too small a part."""


SHARED_SIZE = 10
"""Up to this many cards a hand the table is kept from one layout to the next if a hand is more than half the same."""


class Part(IntFlag):
    """The parts of the search that may be left out, to measure what they bring; the values stay the same."""

    TABLE = 1
    CUTOFF_CARDS = 2
    RANK_SKIP = 4
    QUICK_TRICKS = 8
    LATER_TRICKS = 16
    LENGTH_TRICKS = 32
    ORDERING = 64


NOTHING = Part(0)
"""Leave nothing out."""


def new_arena(memory_mb: float, without: Part = NOTHING) -> NDArray[np.int64]:
    """An arena of at most ``memory_mb`` megabytes (its fixed part, 0.2, apart) and an empty table."""
    words = max(256, int(memory_mb * 1e6 / 8) - TABLE)
    buckets = min(MOST_BUCKETS, 1 << ((words // 16).bit_length() - 1))
    # Sets of buckets are to lie in a cache line each, of eight words, groups of nodes in two.
    memory = np.zeros(TABLE + words + 15, dtype=np.int64)
    first = -(memory.ctypes.data // 8) % 16
    arena = memory[first : TABLE + words + first]
    arena[GENERATION] = 1
    arena[BUCKETS] = TABLE
    arena[MOST_SETS] = arena[SET_COUNT] = buckets // 2
    arena[CUTOFF_MASK] = (1 << CUTOFF_BITS) - 1
    arena[NODES] = arena[NEXT_NODE] = TABLE + 4 * buckets
    # Nodes link to each other by 32 bits.
    arena[NODE_LIMIT] = min(TABLE + words, 1 << 32)
    arena[PARTS] = ~without
    if Part.ORDERING not in without:
        arena[LEAD_WEIGHTS:FOLLOW_WEIGHTS] = LEAD.ravel()
        arena[FOLLOW_WEIGHTS : FOLLOW_WEIGHTS + FOLLOW.size] = FOLLOW.ravel()
    return arena
