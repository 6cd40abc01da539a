"""The kernel that prepares memory for a search where there is no Python: in WebAssembly, and in the C library."""

from __future__ import annotations

import numpy as np

from ddsolver.native.kernel import kernel
from ddsolver.search.intrinsics import highest, put
from ddsolver.search.ordering_weights import LEAD, OFF_SUIT
from ddsolver.search.search_memory import (
    BUCKETS,
    CUTOFF_BITS,
    CUTOFF_MASK,
    CUTOFFS,
    FEW_CUTOFFS,
    GENERATION,
    LEAD_WEIGHTS,
    MOST_BUCKETS,
    MOST_CUTOFFS,
    MOST_SETS,
    NEXT_NODE,
    NODE_LIMIT,
    NODES,
    SET_COUNT,
)

_WEIGHTS = np.concatenate([LEAD.ravel(), OFF_SUIT.ravel()])
_WEIGHT_COUNT = len(_WEIGHTS)


@kernel("void(int64, int64)", entry=True)
def prepare_arena(arena: int, size: int) -> None:
    """Make an arena with an empty table of ``size`` words of zeros, at least 4,120, at an address.

    The address should be a multiple of 128. The result is that of `search_memory.new_arena`.
    """
    words = size - CUTOFFS
    cutoffs = 1 << min(CUTOFF_BITS, highest(words >> 2))
    words -= cutoffs
    table = CUTOFFS + cutoffs
    buckets = min(MOST_BUCKETS, 1 << highest(words >> 4))
    put(arena, GENERATION, 1)
    put(arena, BUCKETS, table)
    put(arena, MOST_SETS, buckets >> 1)
    put(arena, SET_COUNT, buckets >> 1)
    put(arena, MOST_CUTOFFS, cutoffs - 1)
    put(arena, CUTOFF_MASK, min(cutoffs - 1, FEW_CUTOFFS))
    put(arena, NODES, table + 4 * buckets)
    put(arena, NEXT_NODE, table + 4 * buckets)
    put(arena, NODE_LIMIT, min(size, 1 << 31))
    for place in range(_WEIGHT_COUNT):
        put(arena, LEAD_WEIGHTS + place, _WEIGHTS[place])
