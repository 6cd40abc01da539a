from __future__ import annotations

import numpy as np
import pytest

from experiments.stats import bootstrap, mean_interval


def test_the_interval_of_a_textbook_sample() -> None:
    """Student's t with 4 degrees of freedom, 2.776, times s / sqrt(n) with s^2 = 2.5."""
    interval = mean_interval([1, 2, 3, 4, 5])
    assert interval.mean == 3
    assert interval.half_width == pytest.approx(2.776 * (2.5 / 5) ** 0.5)
    assert str(interval) == "+3.00 ± 1.96"


def test_beyond_the_table_the_quantile_goes_on_smoothly_to_the_normal_one() -> None:
    def quantile(number: int) -> float:
        values = [0.0, 2.0] * (number // 2)
        half_width = mean_interval(values).half_width
        assert half_width is not None
        return float(half_width / (number / (number - 1) / number) ** 0.5)

    assert quantile(42) == pytest.approx(2.0195, abs=5e-4)  # 41 degrees of freedom
    assert quantile(100) == pytest.approx(1.9842, abs=5e-4)
    assert quantile(10000) == pytest.approx(1.9602, abs=5e-4)


@pytest.mark.parametrize("values", [[], [3.0]])
def test_fewer_than_two_values_have_no_interval(values: list[float]) -> None:
    assert mean_interval(values).half_width is None
    assert mean_interval(values).mean == sum(values)


def test_the_bootstrap_interval_of_a_mean_is_about_students() -> None:
    values = np.random.default_rng(1).normal(3, 2, 400)
    found = bootstrap([values], [1.0])
    student = mean_interval(values.tolist())
    assert found.mean == pytest.approx(student.mean)
    assert student.half_width is not None
    assert found.low == pytest.approx(student.mean - student.half_width, abs=0.03)
    assert found.high == pytest.approx(student.mean + student.half_width, abs=0.03)


def test_the_bootstrap_interval_covers_the_truth_about_as_often_as_it_says() -> None:
    generator = np.random.default_rng(2)
    covered = 0
    for _ in range(300):
        found = bootstrap([generator.exponential(1, 60), generator.normal(2, 1, 40)], [0.25, 0.75])
        assert found.low is not None
        assert found.high is not None
        covered += found.low <= 0.25 * 1 + 0.75 * 2 <= found.high
    assert 0.90 < covered / 300 < 0.98


def test_strata_are_weighed_and_a_stratum_of_one_has_no_interval() -> None:
    found = bootstrap([np.array([1.0, 3.0]), np.array([10.0])], [0.5, 0.5])
    assert (found.mean, found.number) == (6.0, 3)
    assert found.low is None
    assert found.high is None
