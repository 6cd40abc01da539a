"""The variance that features explain is what a weighted regression on each of them alone explains."""

from __future__ import annotations

import numpy as np
import pytest

from experiments.statistics.explained import explained_by_chance, explained_variance


def test_a_feature_explains_the_square_of_its_weighted_correlation() -> None:
    generator = np.random.default_rng(1)
    matrix = (generator.random((5, 60)) < [[0.2], [0.4], [0.5], [0.7], [0.9]]).astype(float)
    weights = generator.random(60)
    outcome = 3 * matrix[0] - 2 * matrix[3] + generator.normal(size=60)
    explained, signs = explained_variance(matrix, weights, outcome)
    covariances = np.cov(np.vstack([matrix, outcome]), aweights=weights)
    variances = np.diag(covariances)
    assert explained == pytest.approx(covariances[:5, 5] ** 2 / (variances[:5] * variances[5]))
    assert signs.tolist() == np.sign(covariances[:5, 5]).tolist()


def test_what_is_everywhere_or_nowhere_and_what_never_changes_explains_nothing() -> None:
    weights = np.array([1.0, 2.0, 1.0])
    same = np.array([[1.0, 1.0, 1.0], [0.0, 0.0, 0.0], [1.0, 0.0, 0.0]])
    assert explained_variance(same, weights, np.array([4.0, 0.0, 0.0]))[0].tolist() == pytest.approx([0, 0, 1])
    assert explained_variance(same, weights, np.array([2.0, 2.0, 2.0]))[0].tolist() == [0, 0, 0]


def test_chance_explains_less_of_many_layouts_than_of_few_and_never_all_of_many() -> None:
    generator = np.random.default_rng(2)
    by_number = [
        explained_by_chance(
            (generator.random((3, number)) < 0.5).astype(float), np.ones(number), np.arange(float(number))
        )
        for number in (6, 40, 400)
    ]
    assert by_number == sorted(by_number, reverse=True)
    assert by_number[2] < 0.06 < by_number[1] < 0.5
