from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ddsolver import Deal, Position, Seat, Strain
from ddsolver.search.batch_kernels import new_arena
from ddsolver.search.search_memory import BUCKETS, GENERATION, NEXT_NODE, NODE_LIMIT, NODES, SET_COUNT
from ddsolver.search.transposition import Bounds, Planes, key_now, locate, probe, shape_key, shape_of, store
from tests.strategies import deals, random_deal, strains

planes = st.integers(0, (1 << 12) - 1)
SIZE = 6


@given(deals(), strains)
def test_a_shapes_key_is_as_good_as_its_lengths_and_trump(deal: Deal, strain: Strain) -> None:
    hands = np.array(deal.hands, dtype=np.int64)
    shape = shape_of(hands.ctypes.data)
    key = shape_key(shape, int(strain))
    lengths = [[(deal.hands[s] >> 16 * suit & 0x1FFF).bit_count() for suit in range(4)] for s in range(4)]
    read = [[key >> (16 * s + 4 * suit) & 15 for suit in range(4)] for s in range(4)]
    read[1][3] = deal.cards_each - sum(read[1][:3])
    assert read == lengths
    assert key >> 28 & 15 == int(strain)


@pytest.mark.slow
@given(
    st.lists(st.tuples(planes, planes, planes, st.integers(0, 6), st.integers(0, 6)), min_size=1, max_size=30),
    st.integers(0, 3),
    planes,
    planes,
    st.integers(1, 6),
)
def test_a_probe_finds_what_the_stored_patterns_imply_and_nothing_else(
    stored: list[tuple[int, int, int, int, int]], leader: int, first: int, second: int, target: int
) -> None:
    """Against a plain list of all patterns ever stored."""
    owner = new_arena(1)
    arena = owner.ctypes.data
    key = 12345
    location = locate(arena, key, leader)
    patterns: list[tuple[int, int, int, int, int]] = []
    for a, b, mask, one, other in stored:
        lower, upper = sorted((one, other))
        # Bounds of one position never contradict each other; keep only patterns that agree with those before.
        if all(((a ^ c) | (b ^ d)) & mask & m or (lower <= high and low <= upper) for c, d, m, low, high in patterns):
            patterns.append((a, b, mask, lower, upper))
            store(arena, location, SIZE, Planes(a, b), mask, Bounds(lower, upper))
    matching = [(low, high) for a, b, mask, low, high in patterns if not ((a ^ first) | (b ^ second)) & mask]
    yes = any(low >= target for low, _ in matching)
    no = any(high < target for _, high in matching)
    answer, mask = probe(arena, location, Planes(first, second), target)
    assert answer == (1 if yes else 0 if no else -1)
    if answer >= 0:
        assert mask in {m for _, _, m, _, _ in patterns}


def test_another_key_finds_nothing() -> None:
    owner = new_arena(1)
    arena = owner.ctypes.data
    store(arena, locate(arena, 1, 0), SIZE, Planes(0, 0), 0, Bounds(5, 6))
    assert probe(arena, locate(arena, 1, 0), Planes(7, 7), 3) == (1, 0)
    assert probe(arena, locate(arena, 2, 0), Planes(7, 7), 3)[0] == -1
    assert probe(arena, locate(arena, 1, 0)._replace(key=2), Planes(7, 7), 3)[0] == -1


def test_each_leader_of_a_shape_has_patterns_of_his_own() -> None:
    owner = new_arena(1)
    arena = owner.ctypes.data
    locations = [locate(arena, 1, leader) for leader in range(4)]
    for leader, location in enumerate(locations):
        assert probe(arena, location, Planes(7, 7), 3)[0] == -1
        for bit in range(8):
            store(arena, location, SIZE, Planes(0, 1 << bit), 1 << bit, Bounds(leader, leader))
    for leader, location in enumerate(locations):
        assert [probe(arena, location, Planes(0, 4), t)[0] for t in range(1, 5)] == [t <= leader for t in range(1, 5)]


@pytest.mark.slow
def test_the_shapes_of_a_deals_play_are_spread_evenly_over_the_sets() -> None:
    """Else they drive each other out while other sets lie empty."""
    owner = new_arena(30)
    arena = owner.ctypes.data
    sets = 1 << 11
    owner[SET_COUNT] = sets
    generator = np.random.default_rng(5)
    deal = random_deal(generator)
    keys: set[int] = set()
    while len(keys) < sets:
        position = Position(deal, Strain.SPADES, Seat(int(generator.integers(4))))
        for _ in range(4 * int(generator.integers(2, 11))):
            cards = position.legal()
            position = position.play(cards[generator.integers(len(cards))])
            if not position.trick:
                hands = np.array(position.hands, dtype=np.int64)
                shape = shape_of(hands.ctypes.data)
                keys.add(key_now(arena, shape_key(shape, 0)))
    used = {locate(arena, key, 0).buckets for key in keys}
    by_chance = sets * (1 - np.exp(-len(keys) / sets))
    assert len(used) > 0.97 * by_chance
    assert all(owner[BUCKETS] <= place < owner[NODES] and (place - owner[BUCKETS]) % 8 == 0 for place in used)


@pytest.mark.slow
def test_keys_of_one_set_drive_each_other_out_but_are_never_mistaken() -> None:
    owner = new_arena(1)
    arena = owner.ctypes.data
    buckets = locate(arena, 1, 0).buckets
    keys = [key for key in range(1, 200_000) if locate(arena, key, 0).buckets == buckets][:6]
    for number, key in enumerate(keys):
        store(arena, locate(arena, key, 0), SIZE, Planes(0, 0), 0, Bounds(number, number))
        assert probe(arena, locate(arena, key, 0), Planes(7, 7), number + 1) == (0, 0)
    found = []
    for number, key in enumerate(keys):
        answers = [probe(arena, locate(arena, key, 0), Planes(7, 7), target)[0] for target in (number, number + 1)]
        assert answers in ([-1, -1], [1, 0])
        found.append(answers == [1, 0])
    assert found[-1]
    assert sum(found) == 2


def test_what_is_forgotten_is_found_neither_by_new_keys_nor_by_old_ones() -> None:
    """A search under way when the table runs full stores with keys made before."""
    owner = new_arena(1)
    arena = owner.ctypes.data
    before = key_now(arena, 5)
    store(arena, locate(arena, before, 0), SIZE, Planes(0, 0), 0, Bounds(5, 6))
    owner[GENERATION] += 1
    now = key_now(arena, 5)
    assert now != before
    assert probe(arena, locate(arena, now, 0), Planes(0, 0), 3)[0] == -1
    store(arena, locate(arena, before, 0), SIZE, Planes(1, 1), 1, Bounds(0, 2))
    assert probe(arena, locate(arena, before, 0), Planes(1, 1), 3) == (0, 1)
    assert probe(arena, locate(arena, before, 0), Planes(0, 0), 3)[0] == -1


@pytest.mark.slow
def test_nodes_of_what_is_driven_out_are_used_again() -> None:
    owner = new_arena(1)
    arena = owner.ctypes.data
    room = int(owner[NODE_LIMIT] - owner[NODES]) // 16
    for key in range(1, 20 * room):
        store(arena, locate(arena, key, 0), SIZE, Planes(0, 0), 0, Bounds(5, 6))
    assert owner[GENERATION] == 1
    in_use = (owner[NEXT_NODE] - owner[NODES]) // 16
    assert in_use <= 2 * owner[SET_COUNT] < room


def test_a_full_table_forgets_small_positions_first_and_stays_true() -> None:
    owner = new_arena(1)
    arena = owner.ctypes.data
    keys = list(range(1, 400))
    # One pattern a position of many cards, many a position of few.
    for key in keys:
        store(arena, locate(arena, key, 0), 12, Planes(0, 0), 0, Bounds(5, 6))
    large = {key for key in keys if probe(arena, locate(arena, key, 0), Planes(7, 7), 3)[0] == 1}
    taken = {locate(arena, key, 0).buckets for key in keys}
    small = [key for key in range(1000, 1200) if locate(arena, key, 0).buckets not in taken]
    assert len(large) > 300
    assert len(small) > 10
    number = 0
    forgotten = False
    while not forgotten:
        number += 1
        for key in small:
            store(arena, locate(arena, key, 0), 3, Planes(number, 0), (1 << 20) - 1, Bounds(5, 6))
        forgotten = all(probe(arena, locate(arena, key, 0), Planes(1, 0), 3)[0] < 0 for key in small)
    assert number > 10
    assert owner[GENERATION] == 1
    assert {key for key in keys if probe(arena, locate(arena, key, 0), Planes(7, 7), 3)[0] == 1} == large
    # There is room for as many again in half the table, and what is stored now is found.
    next_free = int(owner[NEXT_NODE])
    known = 0
    for key in small:
        for again in range(1, number // 4):
            store(arena, locate(arena, key, 0), 3, Planes(again, 0), (1 << 20) - 1, Bounds(5, 6))
            known += probe(arena, locate(arena, key, 0), Planes(again, 0), 3)[0]
    assert known == len(small) * (number // 4 - 1)
    assert owner[NEXT_NODE] == next_free


def test_a_table_full_of_one_size_forgets_that() -> None:
    owner = new_arena(0.1)
    arena = owner.ctypes.data
    for number in range(3000):
        store(arena, locate(arena, 7, 0), 13, Planes(number, 0), (1 << 20) - 1, Bounds(5, 6))
    answers = [probe(arena, locate(arena, 7, 0), Planes(number, 0), 3)[0] for number in range(3000)]
    assert owner[GENERATION] == 1
    assert answers[0] == -1
    assert answers[2999] == 1
