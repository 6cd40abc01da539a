from __future__ import annotations

import pytest

from experiments.stats import mean_interval


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
