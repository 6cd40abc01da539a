"""The working memory of the fast search: one int64 array that holds everything it reads and writes.

The kernels get its address (`intrinsics.get` says why) and trust whoever owns the array to keep it. What lies where:

================== ===========================================================================
words              contents
================== ===========================================================================
0 to 3             the cards not yet played, a mask a seat, North first
``DEAL``           the hands of the deal that the table was last filled for
``TABLE_HEADER``   generation of the table, next unused node, where its parts lie, nodes freed, words handed out
``VISITED``        positions visited at trick starts, for measurements
``TRUMP``          the trump of the last question
``PARTS``          which parts of the search are in use (`Part`)
``NO_SLOT``        where a cutoff card goes that nobody needs to know
``MOST_SETS``      how many sets of buckets there are; a short job uses fewer of them (`root_search.take_up`)
``CUTOFF_MASK``    one less than the cutoff cards in use
``STOP``           whether to end the search: set by anyone at any time, and then its answer means nothing
``STAMP``          part of the key of every cutoff card; cards under another are forgotten
``MOST_CUTOFFS``   one less than the cutoff cards there is room for
``LEAD_WEIGHTS``   weights of move ordering for leads, then for following (`ordering`)
``ROWS``           scratch rows for the moves at each trick and place in it
``CUTOFFS``        the cutoff cards (`refutation_table`), then the transposition table (`transposition`):
                   buckets, then nodes
================== ===========================================================================
"""

from __future__ import annotations

from enum import IntFlag

import numpy as np
from numpy.typing import NDArray

from ddsolver.search.ordering_weights import FOLLOW, LEAD

DEAL = 4
GENERATION, NEXT_NODE, BUCKETS, SET_COUNT, NODES, NODE_LIMIT, FREE_GROUPS, WORDS_USED = 8, 9, 10, 11, 12, 13, 14, 15
VISITED, PARTS, TRUMP, NO_SLOT, MOST_SETS, CUTOFF_MASK, STOP = 16, 17, 18, 19, 20, 21, 22
STAMP, MOST_CUTOFFS = 23, 24
LEAD_WEIGHTS = 64
FOLLOW_WEIGHTS = LEAD_WEIGHTS + LEAD.size
ROWS = 1024
MOVES = 16
ROW = 2 * MOVES
"""Words of a scratch row: moves, then a number beside each, as their scores."""
TRICK_ROWS = 4 * ROW
CUTOFFS = ROWS + 16 * TRICK_ROWS
CUTOFF_BITS = 19
"""At most so many bits tell the slots of cutoff cards apart: four megabytes."""
FEW_CUTOFFS = (1 << 15) - 1
"""One less than the slots that a long job begins with, as many as stay in a processor's caches."""
SITUATION_BITS = 14
"""What tells a situation beside cards has so many bits, place and seat lowest; the stamp lies above."""
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
    """An arena of at most ``memory_mb`` megabytes (or 0.033 if that is more) and an empty table."""
    words = max(1024, int(memory_mb * 1e6 / 8) - CUTOFFS)
    cutoffs = 1 << min(CUTOFF_BITS, (words // 4).bit_length() - 1)
    words -= cutoffs
    table = CUTOFFS + cutoffs
    buckets = min(MOST_BUCKETS, 1 << ((words // 16).bit_length() - 1))
    # Sets of buckets are to lie in a cache line each, of eight words, groups of nodes in two.
    memory = np.zeros(table + words + 15, dtype=np.int64)
    first = -(memory.ctypes.data // 8) % 16
    arena = memory[first : table + words + first]
    arena[GENERATION] = 1
    arena[BUCKETS] = table
    arena[MOST_SETS] = arena[SET_COUNT] = buckets // 2
    arena[MOST_CUTOFFS] = cutoffs - 1
    arena[CUTOFF_MASK] = min(cutoffs - 1, FEW_CUTOFFS)
    arena[NODES] = arena[NEXT_NODE] = table + 4 * buckets
    # Nodes link to each other by 32 bits, of which the highest is a sign.
    arena[NODE_LIMIT] = min(table + words, 1 << 31)
    arena[PARTS] = ~without
    if Part.ORDERING not in without:
        arena[LEAD_WEIGHTS:FOLLOW_WEIGHTS] = LEAD.ravel()
        arena[FOLLOW_WEIGHTS : FOLLOW_WEIGHTS + FOLLOW.size] = FOLLOW.ravel()
    return arena
