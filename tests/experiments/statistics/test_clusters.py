from __future__ import annotations

from math import sqrt

import numpy as np
import pytest

from experiments.statistics.clusters import cluster_means, cluster_values, clustered_share
from experiments.statistics.interval import mean_interval, share_interval


def test_clusters_of_the_same_size_have_their_means() -> None:
    assert cluster_values([1.0, 3.0, 0.0, 6.0], ["a", "a", "b", "b"]) == {"a": 2.0, "b": 3.0}
    assert cluster_values([], []) == {}


def test_the_mean_of_each_cluster_comes_in_the_order_in_which_clusters_appear() -> None:
    found = cluster_means([1.0, 4.0, 2.0, 3.0], ["b", "a", "b", "b"])
    assert [*found.items()] == [("b", 2.0), ("a", 4.0)]
    assert cluster_means([], []) == {}


def test_the_mean_is_that_of_all_values_whatever_the_sizes() -> None:
    found = cluster_values([1.0, 2.0, 3.0, 10.0], [1, 1, 1, 2])
    assert np.mean([*found.values()]) == pytest.approx(4.0)


def test_the_scatter_gives_the_robust_standard_error_of_the_mean() -> None:
    generator = np.random.default_rng(3)
    clusters = generator.integers(0, 40, size=130)
    values = generator.normal(size=40)[clusters] + generator.normal(size=130)
    found = np.array([*cluster_values(values.tolist(), clusters.tolist()).values()])
    error = found.std(ddof=1) / sqrt(len(found))
    residuals = values - values.mean()
    number = len(set(clusters.tolist()))
    sums = [residuals[clusters == each].sum() for each in set(clusters.tolist())]
    sandwich = sqrt(number / (number - 1) * sum(each**2 for each in sums)) / len(values)
    assert error == pytest.approx(sandwich)
    assert error > 1.3 * values.std(ddof=1) / sqrt(len(values))


def test_a_value_that_is_given_twice_tells_no_more_than_once() -> None:
    values = [0.0, 1.0, 2.0, 0.0, 0.0, 3.0]
    twice = cluster_values(values * 2, [*range(6), *range(6)])
    assert mean_interval([*twice.values()], 0.9) == mean_interval(values, 0.9)


def test_a_share_of_independent_cases_has_wilsons_interval() -> None:
    generator = np.random.default_rng(1)
    found = (generator.random(2000) < 0.9).tolist()
    clustered = clustered_share(found, range(2000), range(2000))
    alone = share_interval([found], [1.0])
    assert (clustered.mean, clustered.number) == (alone.mean, alone.number)
    assert (clustered.low, clustered.high) == pytest.approx((alone.low, alone.high), abs=0.001)


def test_a_share_of_correlated_cases_holds_as_often_as_it_says() -> None:
    """Thirty deals at two tables each: the deals differ, and the tables of a deal are alike."""
    generator = np.random.default_rng(2)
    held = np.zeros(2)
    for _ in range(1000):
        found = (generator.random(600) < np.repeat(generator.beta(2, 1, 30), 20)).tolist()
        boards, deals = np.repeat(np.arange(60), 10).tolist(), np.repeat(np.arange(30), 20).tolist()
        for place, each in enumerate((clustered_share(found, boards, deals), share_interval([found], [1.0]))):
            assert each.low is not None
            assert each.high is not None
            held[place] += each.low <= 2 / 3 <= each.high
    assert held[1] < 800 < 900 < held[0] < 980


@pytest.mark.parametrize(("share", "number"), [(0.97, 50), (0.99, 100), (0.9, 20)])
def test_a_share_near_1_holds_as_often_as_it_says(share: float, number: int) -> None:
    """If all cases are True, their scatter is 0; an interval that believes this is far too narrow."""
    generator = np.random.default_rng(3)
    held = 0
    for _ in range(1000):
        found = clustered_share((generator.random(number) < share).tolist(), range(number), range(number))
        assert found.low is not None
        assert found.high is not None
        held += found.low <= share <= found.high + 1e-12
    assert held > 900


def test_if_all_cases_are_true_each_independent_one_counts_once() -> None:
    alone = share_interval([[True] * 8], [1.0])
    for repeated in (1, 3):
        together = clustered_share([True] * 8 * repeated, range(8 * repeated), [*range(8)] * repeated)
        assert (together.low, together.high) == pytest.approx((alone.low, alone.high))


def test_copies_of_all_cases_add_nothing_to_a_share() -> None:
    found, boards = [True, True, False, True, True, True, True, True], [1, 1, 2, 2, 3, 3, 4, 4]
    once = clustered_share(found, boards, boards)
    twice = clustered_share(found * 2, [*boards, *(board + 10 for board in boards)], boards * 2)
    assert (twice.mean, twice.low, twice.high) == pytest.approx((once.mean, once.low, once.high))
    assert once.low is not None
    assert clustered_share([True] * 6, range(6), [1, 1, 1, 2, 2, 2]).low is None
    assert clustered_share([], [], []).number == 0


def test_fewer_than_four_clusters_have_no_interval_however_many_cases_they_have() -> None:
    found, boards = [True, False, True, True] * 25, [*range(100)]
    for clusters in range(1, 6):
        share = clustered_share(found, boards, [board % clusters for board in boards])
        assert (share.mean, share.number) == (0.75, 100)
        assert (share.low is None) is (share.high is None) is (clusters < 4)
