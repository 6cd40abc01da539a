"""What the solver keeps from one layout to the next, seen by how many positions it visits."""

from __future__ import annotations

import numpy as np
import pytest

from ddsolver import Deal, Strain
from ddsolver.cards import cards_of
from ddsolver.search.batch_kernels import new_arena
from ddsolver.search.search_memory import (
    CUTOFF_MASK,
    FEW_CUTOFFS,
    GENERATION,
    MOST_SETS,
    SET_COUNT,
    VISITED,
    WORDS_BEFORE,
    WORDS_USED,
)
from ddsolver.search.searcher import Searcher
from ddsolver.validation import LayoutBatch
from tests.strategies import random_deal

NO_TRICK = np.empty(0, dtype=np.int64)


def visited(searcher: Searcher, *layouts: Deal) -> int:
    """How many positions it takes to value layouts, spades trumps and North on lead."""
    before = int(searcher.arena[VISITED])
    hands = np.array([layout.hands for layout in layouts], dtype=np.int64)
    searcher.layout_tricks(LayoutBatch(hands, int(Strain.SPADES), 0, NO_TRICK))
    return int(searcher.arena[VISITED]) - before


def same_north(deal: Deal) -> Deal:
    """The deal with the other three hands turned round the table."""
    north, east, south, west = deal.hands
    return Deal((north, west, east, south))


def without_lowest(hand: int) -> int:
    return hand & (hand - 1)


def without_highest(hand: int) -> int:
    return hand ^ 1 << hand.bit_length() - 1


def others_dealt_anew(deal: Deal, generator: np.random.Generator) -> Deal:
    """The deal with all hands but North's shuffled."""
    north, *others = deal.hands
    cards = [card.mask for card in cards_of(sum(others))]
    size = len(cards) // 3
    order = [cards[place] for place in generator.permutation(len(cards))]
    return Deal((north, sum(order[:size]), sum(order[size : 2 * size]), sum(order[2 * size :])))


def test_a_deal_met_again_at_once_is_known() -> None:
    searcher = Searcher(8)
    deal = random_deal(np.random.default_rng(1), 8)
    assert visited(searcher, deal) > 50
    assert visited(searcher, deal) < 5


def test_deals_before_another_do_not_make_it_more_work() -> None:
    """Cards that did well in another deal are worse than no hint."""
    generator = np.random.default_rng(8)
    searcher = Searcher(8)
    north, east, south, west = random_deal(generator, 12).hands
    hidden = [card.mask for card in cards_of(east | west)]
    one_after_another = each_alone = 0
    for _ in range(20):
        order = [hidden[place] for place in generator.permutation(24)]
        layout = Deal((north, sum(order[:12]), south, sum(order[12:])))
        one_after_another += visited(searcher, layout)
        each_alone += visited(Searcher(8), layout)
    assert one_after_another < 1.03 * each_alone


@pytest.mark.parametrize("size", [5, 8, 12])
def test_a_deal_of_other_hands_makes_the_last_one_forgotten(size: int) -> None:
    searcher = Searcher(8)
    generator = np.random.default_rng(2)
    deal, other = random_deal(generator, size), random_deal(generator, size)
    at_first = visited(searcher, deal)
    visited(searcher, other)
    # What remains are the cutoff cards.
    assert visited(searcher, deal) > at_first / 4


def test_a_layout_with_a_hand_in_common_leaves_the_last_one_known() -> None:
    searcher = Searcher(8)
    deal = random_deal(np.random.default_rng(3), 8)
    visited(searcher, deal)
    visited(searcher, same_north(deal))
    assert visited(searcher, deal) < 5


def test_other_cards_played_to_the_same_deal_leave_what_was_found_known() -> None:
    """The strategies of payoff search go to and fro between them."""
    searcher = Searcher(8)
    north, east, south, west = random_deal(np.random.default_rng(6), 9).hands
    lowest = Deal((without_lowest(north), without_lowest(east), without_lowest(south), without_lowest(west)))
    highest = Deal((without_highest(north), without_highest(east), without_highest(south), without_highest(west)))
    visited(searcher, lowest)
    visited(searcher, highest)
    assert visited(searcher, lowest) < 5


def test_what_is_kept_from_many_calls_gets_more_room() -> None:
    searcher = Searcher(8)
    generator = np.random.default_rng(7)
    layout = random_deal(generator, 9)
    visited(searcher, layout)
    at_first = int(searcher.arena[SET_COUNT])
    for _ in range(60):
        visited(searcher, others_dealt_anew(layout, generator))
    assert searcher.arena[SET_COUNT] > at_first


def test_many_layouts_and_many_cards_use_more_of_the_table_and_never_less_within_a_job() -> None:
    searcher = Searcher(8)
    generator = np.random.default_rng(4)
    in_use = []
    layouts = [random_deal(generator, 6)]
    layouts += [same_north(layouts[0])] * 40
    for asked in (layouts[:1], layouts, layouts[-1:], [random_deal(generator, 5)], [random_deal(generator, 12)]):
        visited(searcher, *asked)
        in_use.append((int(searcher.arena[SET_COUNT]), int(searcher.arena[CUTOFF_MASK])))
    assert searcher.arena[SET_COUNT] == searcher.arena[MOST_SETS]
    (one, one_slots), (many, many_slots), (one_again, slots_again), (small, small_slots), (large, large_slots) = in_use
    assert small < one < many == one_again < large
    # Cutoff cards are forgotten with each layout: a long job needs hardly more slots than a short one.
    assert one_slots < many_slots == 4 * one_slots + 3 == slots_again
    assert small_slots < one_slots < large_slots


def test_the_slots_of_cutoff_cards_follow_the_growth_since_they_were_forgotten() -> None:
    """Not the size of the table, which is kept: each layout of a decision would begin with slots for all of them."""
    searcher = Searcher(30)
    generator = np.random.default_rng(11)
    layout = random_deal(generator, 10)
    slots = []
    for _ in range(60):
        visited(searcher, others_dealt_anew(layout, generator))
        slots.append(int(searcher.arena[CUTOFF_MASK]))
    assert searcher.arena[WORDS_USED] > 4 * FEW_CUTOFFS
    assert min(slots[30:]) == 2**10 - 1
    assert searcher.arena[WORDS_BEFORE] <= searcher.arena[WORDS_USED]


def test_layouts_of_eleven_cards_share_the_table_and_those_of_twelve_do_not() -> None:
    shared = {}
    for size in (11, 12):
        searcher, generator = Searcher(30), np.random.default_rng(2)
        layout = random_deal(generator, size)
        used = []
        for _ in range(3):
            visited(searcher, others_dealt_anew(layout, generator))
            used.append(int(searcher.arena[GENERATION]))
        shared[size] = len(set(used)) == 1
    assert shared == {11: True, 12: False}


def test_a_long_search_uses_more_cutoff_cards_and_the_next_deal_few_again() -> None:
    searcher = Searcher(30)
    generator = np.random.default_rng(7)
    long, short = random_deal(generator), random_deal(generator, 11)
    assert visited(searcher, long) > 100_000
    assert searcher.arena[CUTOFF_MASK] > FEW_CUTOFFS
    assert 1_000 < visited(searcher, short) < 5_000
    assert searcher.arena[CUTOFF_MASK] == 2**11 - 1


def test_an_arena_has_all_its_table_until_a_job_says_how_much_it_needs() -> None:
    """Payoff search asks the search itself, in an arena of its own."""
    arena = new_arena(8)
    assert arena[SET_COUNT] == arena[MOST_SETS]
    assert arena[CUTOFF_MASK] == FEW_CUTOFFS
