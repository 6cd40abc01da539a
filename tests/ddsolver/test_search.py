"""Partition search: what an answer hangs on, and that leaving out parts changes no value."""

from __future__ import annotations

import mmap
from pathlib import Path

import numpy as np
import pytest

from ddsolver import Card, Deal, Position, Seat, Strain, mask_of
from ddsolver.search.batch_kernels import new_arena
from ddsolver.search.ordering_weights import OFF_SUIT
from ddsolver.search.search import _down_to_lowest, search
from ddsolver.search.search_memory import (
    CUTOFFS,
    NEXT_NODE,
    NODE_LIMIT,
    NODES,
    OFF_SUIT_WEIGHTS,
    ROOT_ROWS,
    ROW,
    SHAPE,
    TRICKS,
    TURN,
    VISITED,
    WORDS_USED,
)
from ddsolver.search.searcher import Searcher
from ddsolver.search.transposition import shape_of
from ddsolver.validation import LayoutBatch, batch_of_position
from tests.oracle import north_south_tricks
from tests.strategies import dealt_anew, random_deal, random_positions


def test_the_parts_of_the_memory_do_not_overlap() -> None:
    assert OFF_SUIT_WEIGHTS + OFF_SUIT.size <= TRICKS
    assert SHAPE < TURN
    assert ROOT_ROWS + 5 * ROW <= CUTOFFS


@pytest.mark.parametrize("size", [4, *(pytest.param(size, marks=pytest.mark.slow) for size in (2, 3, 5, 6))])
def test_an_answer_holds_for_every_deal_that_agrees_in_the_cards_that_mattered(size: int) -> None:
    generator = np.random.default_rng(size)
    arena = new_arena(1)
    address = arena.ctypes.data
    for _ in range(10):
        deal = random_deal(generator, size, freak=bool(generator.integers(2)))
        trump = Strain(int(generator.integers(5)))
        leader = Seat(int(generator.integers(4)))
        for target in range(1, size + 1):
            arena[0:4] = deal.hands
            answer, matters = search(address, int(trump), int(leader), target, size, shape_of(address))
            assert tuple(arena[0:4]) == deal.hands
            for other in [deal, *(dealt_anew(deal, matters, generator) for _ in range(3))]:
                north_south = north_south_tricks(Position(other, trump, leader))
                assert (north_south >= target) == bool(answer), (deal, other, trump, leader, target)


def test_when_the_table_is_full_there_is_made_room_and_the_answers_stay_right() -> None:
    small = Searcher(0.02)
    used_again = 0
    for position in random_positions(14, 40, range(7, 9)):
        batch = batch_of_position(position)
        assert small.card_tricks(batch).tolist() == Searcher(10).card_tricks(batch).tolist()
        assert small.arena[NODES] <= small.arena[NEXT_NODE] <= small.arena[NODE_LIMIT] <= len(small.arena)
        used_again += bool(small.arena[WORDS_USED] > small.arena[NODE_LIMIT] - small.arena[NODES])
    assert used_again > 10


@pytest.mark.parametrize("memory_mb", [0.001, 0.03, 1, 30])
def test_an_arena_keeps_to_its_memory(memory_mb: float) -> None:
    fixed = 0.033
    assert new_arena(memory_mb).nbytes <= max(memory_mb, fixed) * 1e6


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux says how much memory is in use")
def test_an_arena_takes_memory_only_when_it_is_used() -> None:
    before = _pages_in_use()
    for _ in range(3):  # what comes next may get the memory that was given back
        assert new_arena(30).nbytes > 29e6
    assert (_pages_in_use() - before) * mmap.PAGESIZE < 10e6


def _pages_in_use() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mattered", "named"),
    [("SQ", "SA SK"), ("SK", "SA SK"), ("SA", "SA"), ("HA", ""), ("DK", "DA DK"), ("DK SQ HA", "SA SK DA DK")],
)
def test_the_lowest_cards_of_a_suit_are_not_named_if_one_hand_has_all_of_them(mattered: str, named: str) -> None:
    """South has the low spades, North all hearts; East and South have the low diamonds."""
    arena = new_arena(1)
    arena[:4] = Deal.from_pbn("N:A.AKQ.A. K..K54.6 QJT..32. ..JT9.75").hands
    matters = mask_of(Card.parse(name) for name in mattered.split())
    found = _down_to_lowest(arena.ctypes.data, matters, int(sum(arena[:4])))
    assert found == mask_of(Card.parse(name) for name in named.split())


def test_a_deal_with_two_suits_a_hand_takes_no_million_positions() -> None:
    """Before low discards stayed low and suits that are ruffed were led late, it took eleven."""
    searcher = Searcher(30)
    hands = Deal.from_pbn("N:..KJ9753.AQT8642 .AQT8642..KJ9753 AQT8642.KJ9753.. KJ9753..AQT8642.").hands
    (tricks,) = searcher.layout_tricks(LayoutBatch(np.array([hands]), 0, 3, np.empty(0, dtype=np.int64)))
    assert tricks == 6
    assert searcher.arena[VISITED] < 1_000_000
