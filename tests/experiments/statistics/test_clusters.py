from __future__ import annotations

from math import sqrt

import numpy as np
import pytest

from experiments.statistics.clusters import cluster_values
from experiments.statistics.interval import mean_interval


def test_clusters_of_the_same_size_have_their_means() -> None:
    assert cluster_values([1.0, 3.0, 0.0, 6.0], ["a", "a", "b", "b"]) == {"a": 2.0, "b": 3.0}
    assert cluster_values([], []) == {}


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
