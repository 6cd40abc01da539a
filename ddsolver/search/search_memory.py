"""The arena: one int64 array with all data that the fast search reads and writes.

The kernels get the arena's address (see `intrinsics.get`); the owner of the array must keep it alive. Most constants
below are indices of words in the arena. It contains, in this order: the cards not yet played, one mask per seat, North
first; single numbers; the weights of move ordering; the turns of the search; the cutoff cards (`refutation_table`); and
the transposition table (`transposition`), buckets first, then nodes.
"""

from __future__ import annotations

import contextlib
import mmap
import sys
from enum import IntFlag

import numpy as np
from numpy.typing import NDArray

from ddsolver.search.ordering_weights import LEAD, OFF_SUIT

DEAL = 4
"""The four hands of the deal for which the table was last filled."""
GENERATION, NEXT_NODE, BUCKETS, SET_COUNT, NODES, NODE_LIMIT, FREE_GROUPS, WORDS_USED = range(8, 16)
"""The state of the transposition table, in this order: its generation, the next node that was never used, the place of
the first bucket, the number of sets of buckets in use, the place of the first node, the end of the nodes, the first of
the freed groups of nodes, and the number of words that nodes have taken."""
VISITED = 16
"""The number of positions that were visited at the start of a trick since the arena was made."""
PARTS = 17
"""The parts of the search in use (`Part`)."""
TRUMP = 18
"""The trump of the last search."""
NO_SLOT = 19
"""The slot for cutoff cards that need not be kept."""
MOST_SETS = 20
"""The number of all sets of buckets; a short job uses only `SET_COUNT` of them (see `root_search.take_up`)."""
CUTOFF_MASK, MOST_CUTOFFS = 21, 24
"""The slots for cutoff cards: one less than the number in use, and one less than the number of all slots."""
STOP = 22
"""0, or the reason to end the search: `STOPPED` or `OUT_OF_TIME`. The answer of an ended search is meaningless."""
STOPPED, OUT_OF_TIME = 1, 2
"""Another thread stopped the search (at any time), or the search found that the deadline had passed."""
DEADLINE = 25
"""When to end the search, in nanoseconds of `intrinsics.monotonic_ns`; 0 for never."""
STAMP = 23
"""A part of every key of a cutoff card; cards stored with another stamp are invalid."""
VOIDS = 26
"""The number of voids in the hands of the deal; move ordering uses it to judge ruffs."""
LEAD_WEIGHTS = 64
OFF_SUIT_WEIGHTS = LEAD_WEIGHTS + LEAD.size
"""The weights of move ordering for leads, and for discards and ruffs (`ordering`)."""
MOVES = 16
ROW = 2 * MOVES
"""Words per row: `MOVES` cards, then a number for each, such as its score."""
TRICKS = 512
"""Where the turns of the search begin; the turns of the trick with two cards per hand come first."""
HAND, CARD, SLOT, KEY, NEXT, END, TRIED, RELEVANT = range(ROW, ROW + 8)
"""The state of a turn, which follows the row of the turn: the hand before its card; the card being tried; slot and key
of the cutoff card; the places of the next card to try and of the row's end; masks of the cards that need no further
trial, and of the cards that mattered in the trials that failed."""
BEST, WINNER, ON_TABLE, SHAPE = range(ROW + 8, ROW + 12)
"""The trick after the card: the winning card, its player, all cards on the table, the shape of the cards left."""
TURN = ROW + MOVES
TRICK = 4 * TURN
ROOT_ROWS = TRICKS + 12 * TRICK
"""The rows of the trick at the root: one for each of its four places, and one for the cards to be valued."""
CUTOFFS = 3072
"""The place of the cutoff cards, which the transposition table follows."""
CUTOFF_BITS = 19
"""The maximum number of bits in a slot number; 2**19 slots for cutoff cards take four megabytes."""
FEW_CUTOFFS = (1 << 15) - 1
"""One less than the number of slots with which a long job begins; these slots fit into a processor's caches."""
SITUATION_BITS = 14
"""The number of bits that describe a situation (`refutation_table`) besides its cards; the stamp uses higher bits."""
MOST_BUCKETS = 1 << 16
"""The most buckets, which take two megabytes; with more, too few of them would fit into a second-level cache."""


SHARED_SIZE = 10
"""Up to this number of cards per hand, layouts share the table if they agree in more than half of a hand."""


class Part(IntFlag):
    """The parts of the search that can be switched off to measure their effect; values do not change."""

    TABLE = 1
    CUTOFF_CARDS = 2
    RANK_SKIP = 4
    QUICK_TRICKS = 8
    LATER_TRICKS = 16
    LENGTH_TRICKS = 32
    ORDERING = 64


NOTHING = Part(0)
"""Switch nothing off."""


def _zeros(words: int) -> NDArray[np.int64]:
    """Return an int64 array of zeros in pages that the system provides when they are first used.

    `numpy.zeros` would clear the whole array if it reused the memory that another Solver has freed. This would take
    longer than solving an easy deal.
    """
    if sys.platform == "win32":
        return np.zeros(words, dtype=np.int64)
    try:
        pages = mmap.mmap(-1, 8 * words, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    except OSError as error:
        raise MemoryError from error
    if sys.platform == "linux":
        with contextlib.suppress(OSError):  # if the system has no large pages
            pages.madvise(mmap.MADV_HUGEPAGE)
    return np.frombuffer(pages, dtype=np.int64)


def new_arena(memory_mb: float, without: Part = NOTHING) -> NDArray[np.int64]:
    """Return an arena with an empty table.

    It has at most ``memory_mb`` megabytes, but at least 0.033. The parts named in ``without`` are switched off.
    """
    words = max(1024, int(memory_mb * 1e6 / 8) - CUTOFFS)
    cutoffs = 1 << min(CUTOFF_BITS, (words // 4).bit_length() - 1)
    words -= cutoffs
    table = CUTOFFS + cutoffs
    buckets = min(MOST_BUCKETS, 1 << ((words // 16).bit_length() - 1))
    # Align the arena so that each set of buckets is one cache line (eight words), and each group of nodes is two.
    memory = _zeros(table + words + 15)
    first = -(memory.ctypes.data // 8) % 16
    arena = memory[first : table + words + first]
    arena[GENERATION] = 1
    arena[BUCKETS] = table
    arena[MOST_SETS] = arena[SET_COUNT] = buckets // 2
    arena[MOST_CUTOFFS] = cutoffs - 1
    arena[CUTOFF_MASK] = min(cutoffs - 1, FEW_CUTOFFS)
    arena[NODES] = arena[NEXT_NODE] = table + 4 * buckets
    # A link between nodes is a signed number of 32 bits.
    arena[NODE_LIMIT] = min(table + words, 1 << 31)
    arena[PARTS] = ~without
    if Part.ORDERING not in without:
        arena[LEAD_WEIGHTS:OFF_SUIT_WEIGHTS] = LEAD.ravel()
        arena[OFF_SUIT_WEIGHTS : OFF_SUIT_WEIGHTS + OFF_SUIT.size] = OFF_SUIT.ravel()
    return arena
