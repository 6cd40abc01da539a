"""The working memory of the fast search: one int64 array that holds everything it reads and writes.

The kernels get its address (`intrinsics.get` says why) and rely on the owner of the array to keep it. The constants
below say what lies where in it, in this order: the cards not yet played, a mask a seat, North first; numbers; the
weights of move ordering; the turns of the search; the refutation cards (`refutation_table`); and the transposition
table (`transposition`), buckets, then nodes.
"""

from __future__ import annotations

from enum import IntFlag

import numpy as np
from numpy.typing import NDArray

from ddsolver.search.ordering_weights import FOLLOW, LEAD

DEAL = 4
"""The hands of the deal that the table was last filled for."""
GENERATION, NEXT_NODE, BUCKETS, SET_COUNT, NODES, NODE_LIMIT, FREE_GROUPS, WORDS_USED = range(8, 16)
"""Of the table: its generation, the next unused node, where its parts lie, groups of nodes freed, words handed out."""
VISITED = 16
"""Positions visited at trick starts, for measurements."""
PARTS = 17
"""Which parts of the search are in use (`Part`)."""
TRUMP = 18
"""The trump of the last question."""
NO_SLOT = 19
"""Where a refutation card goes that nobody needs to know."""
MOST_SETS = 20
"""How many sets of buckets there are; a short job uses fewer of them (`root_search.take_up`)."""
CUTOFF_MASK, MOST_CUTOFFS = 21, 24
"""One less than the refutation cards in use, and than those there is room for."""
STOP = 22
"""Whether to end the search: set by anyone at any time, and then its answer means nothing."""
STAMP = 23
"""Part of the key of every refutation card; cards under another are forgotten."""
LEAD_WEIGHTS = 64
FOLLOW_WEIGHTS = LEAD_WEIGHTS + LEAD.size
"""Weights of move ordering for leads and for following (`ordering`)."""
MOVES = 16
ROW = 2 * MOVES
"""Words of a row: moves, then a number beside each, as their scores."""
TRICKS = 512
"""The turns of each trick in the search, that of two cards a hand first."""
HAND, CARD, SLOT, KEY, NEXT, END, TRIED, RELEVANT = range(ROW, ROW + 8)
"""A turn's state, behind its row: the hand, the card being tried; slot and key of the refutation card; where in the
arena the next card to try lies and where the row ends; masks of the cards that need not be tried, and of those
that mattered to the failure of others."""
BEST, WINNER, ON_TABLE, SHAPE = range(ROW + 8, ROW + 12)
"""The trick after the card: the winning card, who played it, all cards on the table, the shape of what is left."""
TURN = ROW + MOVES
TRICK = 4 * TURN
ROOT_ROWS = TRICKS + 12 * TRICK
"""Rows of the trick at the root, one for each place in it, and one for the cards to be valued."""
CUTOFFS = 3072
"""The refutation cards, then the table."""
CUTOFF_BITS = 19
"""The most bits that number the slots of cutoff cards: four megabytes."""
FEW_CUTOFFS = (1 << 15) - 1
"""One less than the slots that a long job begins with, which fit a processor's caches."""
SITUATION_BITS = 14
"""The bits that identify a situation beside its cards, place and seat lowest; the stamp lies above."""
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
    """Return an arena with an empty table, of at most ``memory_mb`` megabytes (at least 0.033)."""
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
