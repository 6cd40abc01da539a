"""What the solver keeps from one layout to the next, seen by how many positions it visits."""

from __future__ import annotations

import numpy as np
import pytest

from ddsolver import Deal, Strain
from ddsolver.arena import CUTOFF_MASK, MOST_SETS, SET_COUNT, VISITED
from ddsolver.engine import Engine
from tests.strategies import random_deal

NO_TRICK = np.empty(0, dtype=np.int64)


def visited(engine: Engine, *layouts: Deal) -> int:
    """How many positions it takes to value layouts, spades trumps and North on lead."""
    before = int(engine.arena[VISITED])
    hands = np.array([layout.hands for layout in layouts], dtype=np.int64)
    engine.layout_tricks(hands, int(Strain.SPADES), 0, NO_TRICK)
    return int(engine.arena[VISITED]) - before


def same_north(deal: Deal) -> Deal:
    """The deal with the other three hands turned round the table."""
    north, east, south, west = deal.hands
    return Deal((north, west, east, south))


def test_a_deal_met_again_at_once_is_known() -> None:
    engine = Engine(8)
    deal = random_deal(np.random.default_rng(1), 8)
    assert visited(engine, deal) > 50
    assert visited(engine, deal) < 5


@pytest.mark.parametrize("size", [5, 8, 12])
def test_a_deal_of_other_hands_makes_the_last_one_forgotten(size: int) -> None:
    engine = Engine(8)
    generator = np.random.default_rng(2)
    deal, other = random_deal(generator, size), random_deal(generator, size)
    at_first = visited(engine, deal)
    visited(engine, other)
    # What remains are the cutoff cards.
    assert visited(engine, deal) > at_first / 4


def test_a_layout_with_a_hand_in_common_leaves_the_last_one_known() -> None:
    engine = Engine(8)
    deal = random_deal(np.random.default_rng(3), 8)
    visited(engine, deal)
    visited(engine, same_north(deal))
    assert visited(engine, deal) < 5


def test_many_layouts_and_many_cards_use_more_of_the_table_and_never_less_within_a_job() -> None:
    engine = Engine(8)
    generator = np.random.default_rng(4)
    in_use = []
    layouts = [random_deal(generator, 6)]
    layouts += [same_north(layouts[0])] * 40
    for asked in (layouts[:1], layouts, layouts[-1:], [random_deal(generator, 3)], [random_deal(generator, 12)]):
        visited(engine, *asked)
        in_use.append((int(engine.arena[SET_COUNT]), int(engine.arena[CUTOFF_MASK])))
    one, many, one_again, small, large = in_use
    assert small < one < many == one_again < large
    assert large[0] == engine.arena[MOST_SETS]
