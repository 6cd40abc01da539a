from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from numpy.typing import NDArray

from experiments.errors import SettingsError
from experiments.statistics.interval import IMPS, MATCHPOINTS, Spread
from experiments.statistics.sequential import SequentialTest, interval_whenever_stopped
from tests.kept import assert_kept
from tests.kept_rows import imp_differences, sequential_trials, stopped_coverage

TEST = SequentialTest(0, 0.5)
KEPT = ("match-payoff-monte-carlo", "ties-20", "ties", "ties-5")


def imps(generator: np.random.Generator, mean: float, number: int) -> NDArray[np.float64]:
    """Values like the IMPs of a match: most are ties, some swings are large."""
    swings = np.array([-13.0, -6, -1, 0, 1, 6, 13])
    chances = np.array([0.03, 0.05, 0.10, 0.64, 0.10, 0.05, 0.03])
    return generator.choice(swings, p=chances, size=number) + mean


@pytest.mark.slow
@pytest.mark.parametrize("kept", KEPT)
@pytest.mark.parametrize(("low", "high"), [(0.0, 0.5), (-0.25, 0.25), (0.0, 1.0)])
def test_on_the_kept_rows_shifted_to_either_bound_it_errs_as_seldom_as_it_says(
    kept: str, low: float, high: float
) -> None:
    """Its answers come, and not much later than those of a test that knows the variance."""
    for mean in (low, high):
        wrong, unanswered, length = sequential_trials(SequentialTest(low, high), imp_differences()[kept], mean, 500)
        assert wrong <= 0.06
        assert unanswered <= 0.05
        assert length <= 1.4


@pytest.mark.long
@pytest.mark.parametrize("kept", KEPT)
def test_the_error_on_the_kept_rows_is_below_its_bound_in_many_trials(kept: str) -> None:
    for mean in (0, 0.5):
        wrong, _, _ = sequential_trials(TEST, imp_differences()[kept], mean, 10_000)
        assert wrong <= 0.055


@pytest.mark.parametrize(("mean", "right"), [(0.0, "less"), (0.5, "more")])
def test_the_error_rates_are_near_the_nominal_five_per_cent(mean: float, right: str) -> None:
    generator = np.random.default_rng(11)
    verdicts = [TEST.verdict(imps(generator, mean, 8000)) for _ in range(600)]
    assert None not in verdicts
    wrong = sum(verdict != right for verdict in verdicts) / len(verdicts)
    # 5 %, and three standard errors of 600 trials.
    assert wrong < 0.05 + 3 * (0.05 * 0.95 / 600) ** 0.5


def test_a_skew_that_deceives_the_variance_deceives_nobody() -> None:
    """One deal of fifty wins 24 IMPs, the others lose half of one: at first all looks small and sure."""
    generator = np.random.default_rng(14)
    test = SequentialTest(-0.01, 0.6)
    wrong = sum(test.verdict(np.where(generator.random(3000) < 0.02, 24.0, -0.5)) == "more" for _ in range(400))
    assert wrong <= 0.06 * 400


def test_far_from_the_question_the_answer_comes_early_and_is_right() -> None:
    generator = np.random.default_rng(12)
    for mean, right in ((-1.5, "less"), (2.5, "more")):
        for _ in range(50):
            assert TEST.verdict(imps(generator, mean, 400)) == right


def test_the_verdict_is_that_of_the_first_crossing_whatever_follows() -> None:
    values = [1.0, 2.0] * 200
    verdict, deals = TEST.answer(values)
    assert verdict == "more"
    assert TEST.answer(values + [-5.0] * 1000) == (verdict, deals)
    more, _ = TEST.evidence(values[:deals])
    assert more >= TEST.bound > TEST.evidence(values[: deals - 1])[0]
    assert TEST.evidence(values + [-5.0] * 1000)[0] < TEST.bound


def test_a_few_deals_answer_nothing() -> None:
    assert TEST.verdict([]) is None
    assert TEST.evidence([]) == (0, 0)
    assert TEST.verdict([12.0, 13.0]) is None
    assert TEST.verdict([0.0] * 20) is None


def test_declarers_who_always_tie_win_less_than_something_but_never_more_than_nothing() -> None:
    assert TEST.verdict([0.0] * 500) == "less"
    assert TEST.evidence([0.0] * 500)[0] == 0


def test_no_single_deal_ruins_a_gambler() -> None:
    """Whatever comes, after one deal something is left, so that all may still be shown."""
    for test in (TEST, SequentialTest(-5, 20), SequentialTest(-40, 40, spread=MATCHPOINTS)):
        for value in (-test.spread.most, test.spread.most):
            assert min(test.evidence([value])) > np.log(0.04)
            assert min(test.evidence([0.0] * 2000 + [value])) > -200


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("0.2", "two numbers"),
        ("a,b", "two numbers"),
        ("1,0", "LOW must be below HIGH"),
        ("0,0", "LOW must be below HIGH"),
        ("0,30", "a gain a board lies between -24 and 24"),
        ("nan,1", "LOW must be below HIGH"),
    ],
)
def test_a_wrong_question_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(SettingsError, match=complaint):
        SequentialTest.parse(text, spread=IMPS)


def test_the_evidence_and_interval_of_some_deals_stay() -> None:
    test = SequentialTest(0, 0.5)
    values = [3.0, -2.0, 0.0, 0.0, 11.0, -1.0, 0.0, 6.0] * 6
    kept = {str(number): [*test.evidence(values[:number]), *test.interval(values[:number])] for number in (1, 5, 48)}
    assert_kept("sequential", kept)


def test_an_impossible_error_is_refused() -> None:
    for error in (0.0, 0.5):
        with pytest.raises(SettingsError, match="error"):
            SequentialTest(0, 1, error)
    with pytest.raises(SettingsError, match=r"an error probability of 0\.7 is out of range"):
        SequentialTest(0, 1, 0.7)


@pytest.mark.parametrize("seed", range(5))
def test_an_interval_leaves_out_the_means_that_a_gambler_with_half_the_error_ruled_out(seed: int) -> None:
    values = imps(np.random.default_rng(seed), 0.8, 400)
    low, high = TEST.interval(values)
    for mean, ruled_out in ((low - 0.02, True), (low + 0.02, False)):
        assert (SequentialTest(mean, mean + 0.5, error=0.025).verdict(values) == "more") is ruled_out
    for mean, ruled_out in ((high + 0.02, True), (high - 0.02, False)):
        assert (SequentialTest(mean - 0.5, mean, error=0.025).answer(values)[0] == "less") is ruled_out
    assert low < values.mean() < high


def test_of_two_runs_a_clear_difference_is_shown_whenever_they_stop_and_none_of_equals() -> None:
    values = imps(np.random.default_rng(4), 0.0, 1000)
    low, high = interval_whenever_stopped(values, IMPS)
    assert low < 0 < high
    assert high - low < 1.5
    assert interval_whenever_stopped(values + 1, IMPS)[0] > 0


def test_what_was_ruled_out_stays_so_when_a_match_goes_on() -> None:
    values = imps(np.random.default_rng(3), 0.3, 800)
    intervals = [TEST.interval(values[:number]) for number in (0, 50, 200, 400, 800)]
    assert intervals[0][0] < -23 and intervals[0][1] > 23
    for (low, high), (next_low, next_high) in pairwise(intervals):
        assert low <= next_low < next_high <= high


@pytest.mark.slow
@pytest.mark.parametrize("mean", [0.0, pytest.param(0.25, marks=pytest.mark.long), 0.5])
def test_intervals_of_matches_that_stop_by_their_result_hold(mean: float) -> None:
    assert stopped_coverage(TEST, imp_differences()["match-payoff-monte-carlo"], mean, 100)[0] >= 0.94


def test_scores_have_intervals_too() -> None:
    points = SequentialTest(0, 50, spread=Spread(300, 10_580))
    low, high = points.interval(300 * np.random.default_rng(1).standard_normal(300))
    assert -200 < low < 0 < high < 200
