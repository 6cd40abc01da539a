from __future__ import annotations

import numpy as np
import pytest

from agent.knowledge.belief import Belief, effective_size, make_belief, resample

LAYOUTS = np.arange(12, dtype=np.int64).reshape(3, 4)


def belief(weights: list[float] | None) -> Belief:
    given = None if weights is None else np.array(weights)
    return make_belief(LAYOUTS, given, drawn=7, exhaustive=False, n_consistent=90)


def test_weights_sum_to_one_however_small_they_were() -> None:
    assert belief(None).weights.tolist() == [1 / 3] * 3
    assert belief([1e-300, 2e-300, 1e-300]).weights == pytest.approx([0.25, 0.5, 0.25])


def test_the_effective_sample_size_is_kishs() -> None:
    assert belief(None).ess == pytest.approx(3)
    assert belief([1, 1, 2]).ess == pytest.approx(4**2 / (1 + 1 + 4))
    assert belief([0, 0, 5]).ess == pytest.approx(1)
    assert effective_size(np.array([1e-200, 3e-200, 0])) == pytest.approx(4**2 / (1 + 9))
    assert effective_size(np.zeros(3)) == 0


def test_resampling_takes_layouts_as_often_as_they_weigh_and_keeps_the_rest() -> None:
    first = belief([5, 3, 2])
    orders = set()
    for seed in range(10):
        again = resample(first, 1000, np.random.default_rng(seed))
        weight = {tuple(layout): share for layout, share in zip(again.layouts.tolist(), again.weights, strict=True)}
        assert [weight[tuple(layout)] for layout in LAYOUTS.tolist()] == pytest.approx([0.5, 0.3, 0.2], abs=0.0011)
        orders.add(tuple(again.layouts[:, 0].tolist()))
    assert len(orders) > 3
    assert again.weights.sum() == pytest.approx(1)
    assert (again.drawn, again.n_consistent, again.exhaustive) == (7, 90, False)
    # Systematic resampling leaves a layout out only if it weighs less than one step.
    two = [sorted(resample(first, 2, np.random.default_rng(seed)).layouts[:, 0].tolist()) for seed in range(30)]
    assert {0, 4, 8} == {first for pair in two for first in pair}
    assert all(pair[0] == 0 and len(pair) == 2 for pair in two)


def test_the_remark_says_when_perfect_defenders_were_impossible() -> None:
    assert belief(None).remark == ""
    smoothed = make_belief(LAYOUTS, None, drawn=7, exhaustive=True, n_consistent=3, smoothed=True)
    assert smoothed.remark == "every layout drawn contained a mistake by others, so mistakes were allowed"
    assert smoothed.exhaustive
