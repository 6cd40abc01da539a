"""The solver for compiled code: kernels (functions that numba compiles) that kernels of other packages may call.

`ns_reaches` searches, with a memory from `new_memory`. Most other functions work on masks of cards and the current
trick.

Code that is not compiled uses `ddsolver.solver`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ddsolver.native.kernel import fragment, kernel
from ddsolver.native.types import Ints, int64
from ddsolver.search.batch_kernels import new_arena
from ddsolver.search.intrinsics import extract, highest, lowest, popcount, put
from ddsolver.search.root_search import reaches
from ddsolver.search.search_memory import VISITED
from ddsolver.search.trick_state import TrickState, after, legal_cards, read_trick, run_down, to_play

__all__ = [
    "Hands",
    "TrickState",
    "after",
    "extract",
    "fragment",
    "highest",
    "kernel",
    "legal_cards",
    "lowest",
    "new_memory",
    "nodes_searched",
    "ns_reaches",
    "popcount",
    "read_trick",
    "run_down",
    "to_play",
]

Hands = tuple[int, int, int, int]
"""The cards that North, East, South and West have not yet played, as masks."""


def new_memory(memory_mb: float) -> NDArray[np.int64]:
    """Return memory for searches, int64 (words,), of at most ``memory_mb`` megabytes (but at least 0.033).

    One memory serves one search after another, of the same deal or of others.
    """
    return new_arena(memory_mb)


@kernel()
def ns_reaches(memory: Ints, hands: Hands, trump: int, trick_state: TrickState, target: int, only: int) -> int:
    """Return 1 if North-South take at least ``target`` of the tricks left, else 0.

    ``hands`` do not include the cards on the table. ``only`` is the bit number of the next card, or -1 for any legal
    card. Searches of similar layouts are faster if they share a memory; the answers stay the same.
    """
    arena = int64(memory.ctypes.data)
    put(arena, 0, hands[0])
    put(arena, 1, hands[1])
    put(arena, 2, hands[2])
    put(arena, 3, hands[3])
    answer, _ = reaches(arena, trump, trick_state, target, only)
    return answer


@kernel()
def nodes_searched(memory: Ints) -> int:
    """Return how many positions were searched with a memory since it was made; this number is reproducible."""
    count: int = memory[VISITED]
    return count
