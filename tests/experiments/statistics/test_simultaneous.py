from __future__ import annotations

import numpy as np
import pytest

from experiments.statistics.interval import strata_interval
from experiments.statistics.simultaneous import Stratum, simultaneous_intervals


def stratum(values: list[float], weight: float = 1.0, name: str = "", spread: float = 4.4) -> Stratum:
    return Stratum({(name, number): value for number, value in enumerate(values)}, weight, spread)


def random_values(seed: int, number: int = 60) -> list[float]:
    return [float(value) for value in np.random.default_rng(seed).normal(0, 5, number)]


def test_one_comparison_has_the_interval_that_it_has_alone() -> None:
    values, others = random_values(1), random_values(2, 20)
    (found,) = simultaneous_intervals([[stratum(values, 0.75, "3NT"), stratum(others, 0.25, "6H")]])
    assert found == strata_interval([values, others], [0.75, 0.25], [4.4, 4.4])


def test_the_same_comparison_twice_is_no_wider_and_others_are() -> None:
    one, other = stratum(random_values(1)), stratum(random_values(2))
    alone = simultaneous_intervals([[one]])[0].half_width
    twice = simultaneous_intervals([[one], [one]])[0].half_width
    both = simultaneous_intervals([[one], [other]])[0].half_width
    many = simultaneous_intervals([[stratum(random_values(seed))] for seed in range(1, 22)])[0].half_width
    assert alone is not None and twice is not None and both is not None and many is not None
    assert twice == pytest.approx(alone, rel=0.06)
    # Two that know nothing of each other: the 0.975 quantile becomes that of 0.9873, 2.236; of 21, 3.03.
    assert both / alone == pytest.approx(2.236 / 1.96, rel=0.06)
    assert many / alone == pytest.approx(3.03 / 1.96, rel=0.06)


def test_comparisons_of_few_deals_have_no_interval_and_widen_no_other() -> None:
    one = stratum(random_values(1))
    found = simultaneous_intervals([[one], [stratum([1.0, 2.0, 3.0])], []])
    assert [each.number for each in found] == [60, 3, 0]
    assert [each.low is None for each in found] == [False, True, True]
    assert found[0] == simultaneous_intervals([[one]])[0]


def test_players_that_never_differ_have_intervals_as_alone() -> None:
    ties = stratum([0.0] * 50)
    found = simultaneous_intervals([[ties], [ties], [ties]])
    assert found == [strata_interval([[0.0] * 50], [1.0], [4.4])] * 3


@pytest.mark.slow
def test_all_intervals_of_five_equal_players_hold_together_in_95_of_100() -> None:
    generator = np.random.default_rng(7)
    missed = 0
    trials = 200
    for _ in range(trials):
        # Most deals are ties, swings come late: what IMPs look like.
        results = generator.standard_t(4, size=(80, 5)) * (generator.random((80, 5)) < 0.3) * 4
        pairs = [(one, other) for one in range(5) for other in range(one)]
        comparisons = [[stratum([float(each) for each in results[:, one] - results[:, other]])] for one, other in pairs]
        found = simultaneous_intervals(comparisons)
        missed += any(
            each.low is not None and each.high is not None and not each.low <= 0 <= each.high for each in found
        )
    assert missed / trials < 0.05 + 3 * (0.05 * 0.95 / trials) ** 0.5


@pytest.mark.slow
@pytest.mark.parametrize(("number", "deals"), [(10, 8), (45, 8), (45, 25)])
def test_many_comparisons_of_few_deals_hold_together_in_95_of_100(number: int, deals: int) -> None:
    generator = np.random.default_rng(number)
    missed, trials = 0, 300
    for _ in range(trials):
        results = generator.normal(0, 4.4, size=(number, deals)).tolist()
        found = simultaneous_intervals([[stratum(values)] for values in results])
        missed += any(each.low is None or each.high is None or not each.low <= 0 <= each.high for each in found)
    assert missed / trials < 0.05 + 2 * (0.05 * 0.95 / trials) ** 0.5
