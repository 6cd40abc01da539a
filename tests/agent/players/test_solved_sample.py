from __future__ import annotations

import numpy as np

from agent.players.decision import mean_of_layouts


def test_a_mean_of_layouts_does_not_depend_on_the_order_in_which_it_is_added() -> None:
    """Processors differ in this order; a product of arrays has another last bit for half of these orders."""
    generator = np.random.default_rng(4)
    weights, values = np.full(100, 0.01), generator.integers(-500, 700, 100) / 3
    means = {mean_of_layouts(weights[order], values[order]) for order in map(generator.permutation, [100] * 50)}
    assert len(means) == 1
