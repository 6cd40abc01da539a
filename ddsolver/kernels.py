"""The solver from within compiled code: what kernels of other packages may use of its kernels.

Memory is an opaque array that is handed from call to call, `new_memory`. A kernel of `agent` calls
``ns_reaches(memory, hands, trump, moment, target, only)`` and gets a yes or a no. The rest is what it needs to follow
the play: the `TrickState` of a trick and how it goes on, what is legal, sets of cards as masks.

Code that is not compiled uses `ddsolver.solver`. This module imports numba, so it is loaded by
`ddsolver.jit.compiling.load_kernels`, or imported by modules that are.
"""

from __future__ import annotations

import numpy as np
from numba import int64, types
from numpy.typing import NDArray

from ddsolver.jit.compiling import fragment, kernel
from ddsolver.search.intrinsics import extract, highest, lowest, popcount, put
from ddsolver.search.root_search import reaches
from ddsolver.search.search_memory import VISITED, new_arena
from ddsolver.search.trick_state import TRICK_STATE, TrickState, after, legal_cards, read_trick, run_down, to_play

__all__ = [
    "HANDS",
    "MEMORY",
    "TRICK_STATE",
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
"""The cards not yet played of North, East, South and West, masks."""
HANDS = types.UniTuple(int64, 4)
MEMORY = int64[::1]


def new_memory(memory_mb: float) -> NDArray[np.int64]:
    """Return the memory of a search, int64 (words,), for many questions about layouts of one deal."""
    return new_arena(memory_mb)


@kernel(int64(MEMORY, HANDS, int64, TRICK_STATE, int64, int64))
def ns_reaches(memory: NDArray[np.int64], hands: Hands, trump: int, moment: TrickState, target: int, only: int) -> int:
    """Whether, 1 or 0, North-South take ``target`` of the tricks left, after the card ``only`` (a bit number, -1: any).

    ``hands`` are without the cards on the table. One question, whose answer depends on nothing that was asked before;
    questions about layouts that have much in common are answered faster from one memory.
    """
    arena = int64(memory.ctypes.data)
    put(arena, 0, hands[0])
    put(arena, 1, hands[1])
    put(arena, 2, hands[2])
    put(arena, 3, hands[3])
    answer, _ = reaches(arena, trump, moment, target, only)
    return answer


@kernel(int64(MEMORY))
def nodes_searched(memory: NDArray[np.int64]) -> int:
    """How many positions were searched in a memory since it was made: what its questions took, the same each time."""
    count: int = memory[VISITED]
    return count
