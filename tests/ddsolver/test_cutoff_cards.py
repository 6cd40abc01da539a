from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ddsolver.search.batch_kernels import new_arena
from ddsolver.search.cutoff_cards import forget_cutoffs, recall, use_more_cutoffs
from ddsolver.search.search_memory import CUTOFF_MASK, FEW_CUTOFFS, MOST_CUTOFFS, NO_SLOT

# Cards 3, 5 and 8 of a suit, others hold 4, 6 and 10.
LEGAL, IN_PLAY = 0b0100101000, 0b10101111000


def keep(owner: NDArray[np.int64], cards: int, card: int) -> None:
    slot, key, _ = recall(owner.ctypes.data, cards, 1, LEGAL, IN_PLAY)
    owner[slot] = key | card


def known(owner: NDArray[np.int64], cards: int, legal: int = LEGAL) -> int:
    return recall(owner.ctypes.data, cards, 1, legal, IN_PLAY)[2]


def test_a_card_is_found_for_its_own_situation_if_it_is_legal() -> None:
    owner = new_arena(1)
    arena = owner.ctypes.data
    assert known(owner, 77) == -1
    keep(owner, 77, 5)
    assert known(owner, 77) == 5
    assert known(owner, 78) == -1
    assert known(owner, 77, LEGAL ^ 1 << 5) == -1
    assert recall(arena, 77, 2, LEGAL, IN_PLAY)[2] == -1


def test_a_card_stands_for_the_highest_of_its_run() -> None:
    owner = new_arena(1)
    arena = owner.ctypes.data
    keep(owner, 77, 3)
    assert recall(arena, 77, 1, 0b10001000, 0b100011000)[2] == 3
    assert recall(arena, 77, 1, 0b110001000, 0b110011000)[2] == 3
    assert recall(arena, 77, 1, 0b1000110001000, 0b1010110001000)[2] == 8


def test_cards_all_worth_the_same_are_kept_nowhere() -> None:
    owner = new_arena(1)
    slot, _, card = recall(owner.ctypes.data, 77, 1, 0b1110, 0b110001110)
    assert (slot, card) == (NO_SLOT, 3)


def test_what_is_forgotten_is_found_no_more() -> None:
    owner = new_arena(1)
    arena = owner.ctypes.data
    keep(owner, 77, 5)
    forget_cutoffs(arena)
    assert known(owner, 77) == -1
    keep(owner, 77, 8)
    assert known(owner, 77) == 8


def test_more_slots_lose_nothing_that_was_known() -> None:
    owner = new_arena(8)
    arena = owner.ctypes.data
    owner[CUTOFF_MASK] = 255
    for cards in range(200):
        keep(owner, cards, 5)
    before = [cards for cards in range(200) if known(owner, cards) == 5]
    assert 100 < len(before) < 200
    use_more_cutoffs(arena, 1000)
    assert owner[CUTOFF_MASK] == 1023
    assert [cards for cards in range(200) if known(owner, cards) == 5] == before
    for cards in range(200):
        keep(owner, cards, 8)
    assert sum(known(owner, cards) == 8 for cards in range(200)) > len(before)


def test_no_more_slots_are_used_than_there_is_memory_for() -> None:
    for memory_mb in (0.001, 1, 30):
        owner = new_arena(memory_mb)
        assert owner[CUTOFF_MASK] <= FEW_CUTOFFS
        use_more_cutoffs(owner.ctypes.data, 1 << 30)
        assert owner[CUTOFF_MASK] == owner[MOST_CUTOFFS] <= 1.3e5 * max(memory_mb, 0.01) / 4
        forget_cutoffs(owner.ctypes.data)
        owner[CUTOFF_MASK] = 0
        use_more_cutoffs(owner.ctypes.data, 31)
        assert owner[CUTOFF_MASK] == 31
