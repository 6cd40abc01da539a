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


def test_resampling_takes_places_as_often_as_they_weigh_and_mixes_them() -> None:
    weights = np.array([0.5, 0.3, 0.2])
    orders = set()
    for seed in range(10):
        places, times = resample(weights, 1000, np.random.default_rng(seed))
        shares = dict(zip(places.tolist(), (times / 1000).tolist(), strict=True))
        assert [shares[place] for place in range(3)] == pytest.approx([0.5, 0.3, 0.2], abs=0.0011)
        assert times.sum() == 1000
        orders.add(tuple(places.tolist()))
    assert len(orders) > 3
    # Systematic resampling leaves a place out only if it weighs less than one step.
    two = [sorted(resample(weights, 2, np.random.default_rng(seed))[0].tolist()) for seed in range(30)]
    assert {0, 1, 2} == {place for pair in two for place in pair}
    assert all(pair[0] == 0 and len(pair) == 2 for pair in two)


def test_the_remark_says_when_perfect_defenders_were_impossible() -> None:
    assert belief(None).remark == ""
    smoothed = make_belief(LAYOUTS, None, drawn=7, exhaustive=True, n_consistent=3, smoothed=True)
    assert smoothed.remark == "every layout drawn contained a mistake by others, so mistakes were allowed"
    assert smoothed.exhaustive
