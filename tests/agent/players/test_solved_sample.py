from __future__ import annotations

import numpy as np
import pytest

from agent.knowledge.layouts import LayoutSpace
from agent.players.solved_sample import mean_of_layouts
from ddsolver import Card
from ddsolver.racing import UNSOLVED
from tests.agent.players.joint_search.test_payoff import FINESSE, seen
from tests.players import solved


def test_the_layouts_solved_for_a_card_that_left_a_race_keep_the_ratios_of_their_weights() -> None:
    view = seen(FINESSE)
    layouts = LayoutSpace(view).all()[:3]
    tricks = np.full((3, 52), 2, dtype=np.int8)
    card, other = Card.parse("HA"), Card.parse("HJ")
    tricks[1, card.index] = UNSOLVED
    sample = solved(view, layouts, np.array([0.5, 0.25, 0.25]), tricks, "tricks")
    part = sample.solved(card)
    assert part.weights == pytest.approx([2 / 3, 1 / 3])
    assert part.layouts.tolist() == layouts[[0, 2]].tolist()
    assert sample.solved(other) is sample


def test_a_mean_of_layouts_does_not_depend_on_the_order_in_which_it_is_added() -> None:
    """Processors differ in this order; a product of arrays has another last bit for half of these orders."""
    generator = np.random.default_rng(4)
    weights, values = np.full(100, 0.01), generator.integers(-500, 700, 100) / 3
    means = {mean_of_layouts(weights[order], values[order]) for order in map(generator.permutation, [100] * 50)}
    assert len(means) == 1
