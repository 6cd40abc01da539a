from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.knowledge.belief import resample
from experiments.competitions.thesis.published import frequencies
from experiments.runs.contract_sets import CONTRACTS, NAMES, VULNERABILITY
from experiments.statistics.interval import (
    BIDDERS,
    IMPS,
    KNOWN,
    Interval,
    imp_spread,
    mean_interval,
    repeated_share,
    score_spread,
    share_interval,
    strata_interval,
    student_quantile,
    width_with,
)
from tests.kept_rows import coverage, imp_cells, imp_differences, imp_prior, own_bids, pairs, scores

SIZES = (4, 8, 16, 32, 64)


def test_the_interval_adds_the_usual_spread_to_what_was_seen() -> None:
    """Five values with squares of 10 in all and 16 of spread 2: a variance of 74 / 20, Student's t with 20 degrees."""
    interval = mean_interval([1, 2, 3, 4, 5], spread=2)
    assert interval.mean == 3
    assert interval.half_width == pytest.approx(2.086 * ((KNOWN * 4 + 10) / 20 / 5) ** 0.5, rel=1e-4)
    assert str(interval) == "+3.00 ± 1.79"


def test_with_many_values_what_was_seen_decides() -> None:
    values = np.random.default_rng(1).normal(3, 2, 4000)
    assert mean_interval(values, spread=20).half_width == pytest.approx(1.96 * 2 / 4000**0.5, rel=0.25)
    assert mean_interval(values, spread=0.1).half_width == pytest.approx(1.96 * 2 / 4000**0.5, rel=0.03)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(3, 3.182), (5, 2.571), (10, 2.228), (19, 2.093), (41, 2.0195), (1000, 1.9623)]
)
def test_students_quantiles_are_those_of_the_tables(freedom: float, quantile: float) -> None:
    assert student_quantile(freedom) == pytest.approx(quantile, rel=2e-3)


def test_students_quantiles_at_other_levels_are_those_of_the_tables() -> None:
    """The 0.9995 quantile, of which the normal one is 3.2905."""
    for freedom, quantile in ((10, 4.587), (20, 3.850), (40, 3.551), (120, 3.373)):
        assert student_quantile(freedom, 3.2905) == pytest.approx(quantile, rel=1e-3)


@pytest.mark.parametrize("values", [[], [3.0], [-1.0, -1.0], [1.0, 1.0, 1.0]])
def test_fewer_than_four_values_have_no_interval(values: list[float]) -> None:
    found = mean_interval(values, 4.7)
    assert (found.low, found.high, found.half_width) == (None, None, None)
    assert found.mean == (values[0] if values else 0)
    assert "±" not in str(found)


def test_a_mean_of_nothing_is_a_dash() -> None:
    assert str(mean_interval([], spread=2)) == "-"


def test_values_all_alike_are_not_certain() -> None:
    found = mean_interval([-1.0] * 6, IMPS.usual)
    assert found.half_width is not None
    assert found.half_width > 3


def test_strata_are_weighed_and_their_variances_added() -> None:
    """Welch and Satterthwaite by hand."""
    one, other = [1.0, 3.0, 5.0], [10.0, 10.0, 12.0, 16.0]
    known = KNOWN / 2
    variances = [(known * 1 + 8) / (known + 2) / 3, (known * 9 + 24) / (known + 3) / 4]
    parts = [0.25**2 * variances[0], 0.75**2 * variances[1]]
    freedom = sum(parts) ** 2 / (parts[0] ** 2 / (known + 2) + parts[1] ** 2 / (known + 3))
    found = strata_interval([one, other], [0.25, 0.75], [1, 3])
    assert found.mean == pytest.approx(0.25 * 3 + 0.75 * 12)
    assert found.half_width == pytest.approx(student_quantile(freedom) * sum(parts) ** 0.5)
    assert found.number == 7
    wide = [np.array(values) for values in (one, other)]
    shrunk = [(known * 1 + 8) / (known + 2), (known * 9 + 24) / (known + 3)]
    half = 1.959964 * ((0.25**2 * shrunk[0] + 0.75**2 * shrunk[1]) / 1000) ** 0.5
    assert width_with(1000, wide, [0.25, 0.75], [1, 3]) == pytest.approx(half)


@pytest.mark.parametrize(
    ("successes", "number", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 29, 0.0061, 0.1718)],
)
def test_shares_have_wilsons_interval(successes: int, number: int, low: float, high: float) -> None:
    found = share_interval([[True] * successes + [False] * (number - successes)], [1.0])
    assert found.mean == successes / number
    assert (found.low, found.high) == pytest.approx((low, high), abs=2e-4)


def test_a_share_over_strata_holds_as_often_as_it_says() -> None:
    generator = np.random.default_rng(3)
    truth, weights, sizes = (0.9, 0.5, 0.97), (0.5, 0.3, 0.2), (6, 10, 4)
    held = 0
    for _ in range(2000):
        found = share_interval(
            [generator.random(size) < chance for size, chance in zip(sizes, truth, strict=True)], weights
        )
        assert found.low is not None
        assert found.high is not None
        held += found.low <= sum(w * p for w, p in zip(weights, truth, strict=True)) <= found.high
    assert 0.93 <= held / 2000 <= 0.985


@pytest.mark.parametrize("limit", [None, 9, 12.5])
def test_intervals_hold_where_values_were_chosen_several_times(limit: float | None) -> None:
    """Values of many layouts, or how many are above a limit, chosen from pools as often as they weigh."""
    generator = np.random.default_rng(4)
    weights = generator.exponential(size=20_000) ** 3
    values = generator.normal(8, 1.7, 20_000) + (weights > 1)
    found = values if limit is None else (values > limit).astype(float)
    truth = float(weights @ found / weights.sum())
    held = np.zeros(2)
    for _ in range(1000):
        pool = generator.choice(20_000, 500)
        places, times = resample(weights[pool] / weights[pool].sum(), 100, generator)
        own = found[pool[places]]
        if limit is None:
            intervals = mean_interval(own.repeat(times), 1.7), mean_interval(own, 1.7, times)
        else:
            intervals = share_interval([own.repeat(times) > 0], [1.0]), repeated_share(own > 0, times)
        for place, each in enumerate(intervals):
            assert each.low is not None
            assert each.high is not None
            held[place] += each.low <= truth <= each.high
    assert held[0] < 910 < 925 < held[1] < 990


def test_values_that_count_once_have_the_interval_of_any() -> None:
    values = np.array([1.0, 5.0, 2.0, 8.0, 3.0])
    once, thrice = np.ones(5, dtype=np.int64), np.full(5, 3)
    for times in (once, thrice):
        for one, other in (
            (mean_interval(values, 2.0, times), mean_interval(values, 2.0)),
            (repeated_share(values > 4, times), share_interval([values > 4], [1.0])),
        ):
            assert (one.mean, one.low, one.high) == pytest.approx((other.mean, other.low, other.high))


def test_an_aggregate_over_contract_sets_holds_as_often_as_it_says() -> None:
    weights = list(frequencies(NAMES, "arbitrary").values())
    spreads = [score_spread(CONTRACTS[name], VULNERABILITY).usual for name in NAMES]
    strata = [scores()[name]["5 arbitrary"] for name in NAMES]
    truth = sum(weight * values.mean() for weight, values in zip(weights, strata, strict=True))
    generator = np.random.default_rng(5)
    for number in (4, 10, 25):
        held = 0
        for _ in range(500):
            drawn = [values[generator.integers(len(values), size=number)] for values in strata]
            found = strata_interval(drawn, weights, spreads)
            assert found.low is not None
            assert found.high is not None
            held += found.low <= truth <= found.high
        assert 0.92 <= held / 500 <= 0.99, number


def with_prior(spread: float) -> Callable[[NDArray[np.float64]], Interval]:
    return lambda drawn: mean_interval(drawn, spread)


@pytest.mark.slow
def test_from_four_deals_on_intervals_of_imps_hold_on_the_kept_rows() -> None:
    for number in SIZES:
        held = [coverage(values, number, 1500, with_prior(imp_prior(run))) for run, values in imp_differences().items()]
        # The prior serves slams too, so that few deals of declarers who often tie get wider intervals than they need.
        assert 0.94 <= np.mean(held) <= 0.99, number
        assert min(held) >= 0.92, number


@pytest.mark.slow
def test_from_four_deals_on_intervals_of_imps_hold_in_each_contract() -> None:
    for name in NAMES:
        spread = imp_spread(CONTRACTS[name], VULNERABILITY).usual
        for number in (4, 8, 16, 25):
            held = [coverage(values, number, 150, with_prior(spread)) for values in imp_cells()[name]]
            assert np.mean(held) >= 0.93, (name, number)


@pytest.mark.slow
def test_from_four_deals_on_intervals_of_scores_hold_on_the_kept_rows() -> None:
    for number in SIZES:
        held: list[float] = []
        for name in NAMES:
            spread = score_spread(CONTRACTS[name], VULNERABILITY).usual
            held += [coverage(values, number, 300, with_prior(spread)) for values in scores()[name].values()]
        assert 0.94 <= np.mean(held) <= 0.98, number
        assert min(held) >= 0.85, number


def test_the_share_of_several_strata_has_wilsons_interval_of_the_effective_sample_size() -> None:
    """Two of each added to every stratum (Agresti and Coull) for the variance."""
    strata = [[True] * 7 + [False], [True] * 3 + [False] * 9]
    found = share_interval(strata, [0.5, 0.5])
    smoothed = np.array([9 / 12, 5 / 16])
    mean = smoothed.mean()
    variance = (0.25 * smoothed * (1 - smoothed) / np.array([8, 12])).sum()
    effective = mean * (1 - mean) / variance
    share, square = (7 / 8 + 3 / 12) / 2, 1.959964**2 / effective
    half = (square * share * (1 - share) + square**2 / 4) ** 0.5 / (1 + square)
    assert found.mean == share
    assert found.number == 20
    assert found.low == pytest.approx((share + square / 2) / (1 + square) - half)
    assert found.high == pytest.approx((share + square / 2) / (1 + square) + half)


@pytest.mark.slow
def test_from_four_deals_on_intervals_of_those_who_bid_hold() -> None:
    """Also if swings are rare, large and of one side: until one is seen, the prior stands for it."""
    for name, values in own_bids().items():
        for number in (*SIZES, 48, 64, 96, 256, 384):
            held = coverage(
                values, number, 2000, lambda drawn: mean_interval(drawn, BIDDERS.usual, known=BIDDERS.known)
            )
            assert held >= 0.925, (name, number)  # 0.93, less the error of 2,000 trials


@pytest.mark.slow
def test_from_four_deals_on_intervals_of_pairs_hold_in_each_contract() -> None:
    for name, cells in pairs().items():
        spread = imp_spread(CONTRACTS[name], VULNERABILITY).usual
        for number in (4, 8, 16, 25):
            held = [coverage(values, number, 100, with_prior(spread)) for values in cells]
            assert np.mean(held) >= 0.93, (name, number)
