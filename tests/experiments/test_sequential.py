from __future__ import annotations

from math import log, pi

import numpy as np
import pytest
from numpy.typing import NDArray

from experiments.errors import SettingsError
from experiments.sequential import SequentialTest

TEST = SequentialTest(0, 0.5)


def imps(generator: np.random.Generator, mean: float, number: int) -> NDArray[np.float64]:
    """Values like the IMPs of a match: most are ties, some swings are large."""
    swings = np.array([-13.0, -6, -1, 0, 1, 6, 13])
    chances = np.array([0.03, 0.05, 0.10, 0.64, 0.10, 0.05, 0.03])
    return generator.choice(swings, p=chances, size=number) + mean


@pytest.mark.parametrize(("mean", "right"), [(0.0, "low"), (0.5, "high")])
def test_the_error_rates_are_near_the_nominal_five_per_cent(mean: float, right: str) -> None:
    generator = np.random.default_rng(11)
    verdicts = [TEST.verdict(imps(generator, mean, 8000).tolist()) for _ in range(600)]
    assert None not in verdicts
    wrong = sum(verdict != right for verdict in verdicts) / len(verdicts)
    # 5 %, and three standard errors of 600 trials.
    assert wrong < 0.05 + 3 * (0.05 * 0.95 / 600) ** 0.5


def test_far_from_the_question_the_answer_comes_early_and_is_right() -> None:
    generator = np.random.default_rng(12)
    for mean, right in ((-1.5, "low"), (2.5, "high")):
        for _ in range(50):
            assert TEST.verdict(imps(generator, mean, 400).tolist()) == right


def test_the_verdict_is_that_of_the_first_crossing_whatever_follows() -> None:
    values = [1.0, 2.0] * 200
    assert TEST.verdict(values) == "high"
    assert TEST.verdict(values + [-5.0] * 1000) == "high"
    assert TEST.ratio(values + [-5.0] * 1000) < -TEST.bound


def test_a_few_deals_answer_nothing() -> None:
    assert TEST.verdict([]) is None
    assert TEST.ratio([]) == 0
    assert TEST.verdict([12.0, 13.0] * 9) is None
    assert TEST.verdict([0.0] * 500) is None


def test_the_ratio_is_that_of_two_normal_likelihoods() -> None:
    values = np.random.default_rng(13).normal(0.3, 2, 500)

    def most_likely(mean: float) -> float:
        variance = float(((values - mean) ** 2).mean())
        return -len(values) / 2 * (log(2 * pi * variance) + 1)

    assert TEST.ratio(values.tolist()) == pytest.approx(most_likely(0.5) - most_likely(0))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [("0.2", "two means"), ("a,b", "two means"), ("1,0", "below the second"), ("0,0", "below the second")],
)
def test_a_wrong_question_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(SettingsError, match=complaint):
        SequentialTest.parse(text)


def test_an_impossible_error_is_refused() -> None:
    with pytest.raises(SettingsError, match=r"an error of 0\.7 cannot be asked for"):
        SequentialTest(0, 1, 0.7)
