from __future__ import annotations

import numpy as np
import pytest

from experiments.statistics.clusters import RunningGains, RunningMean
from experiments.statistics.interval import mean_interval
from experiments.statistics.sequential import RunningTest, SequentialTest

VALUES = np.random.default_rng(1).integers(-12, 13, 60).astype(float)


@pytest.mark.parametrize("number", [0, 1, 3, 4, 60])
def test_a_running_mean_is_that_of_all_values(number: int) -> None:
    running = RunningMean()
    for value in VALUES[:number]:
        running.add(float(value))
    expected = mean_interval(VALUES[:number], 4.4)
    found = running.interval(4.4)
    assert str(found) == str(expected)
    assert found.mean == pytest.approx(expected.mean)
    assert found.number == expected.number


def test_a_value_that_was_removed_does_not_count() -> None:
    running = RunningMean()
    for value in (*VALUES, 100.0):
        running.add(float(value))
    running.remove(100.0)
    assert str(running.interval(4.4)) == str(mean_interval(VALUES, 4.4))


def test_tables_with_the_same_cards_count_as_one_value() -> None:
    running = RunningGains(2)
    assert running.add("a", [4.0, -4.0])
    assert running.add("b", [1.0, -1.0])
    assert not running.add("a", [8.0, -8.0])
    for gain, expected in zip(running.intervals(4.4), ([6.0, 1.0], [-6.0, -1.0]), strict=True):
        assert str(gain) == str(mean_interval(expected, 4.4))


@pytest.mark.parametrize("pieces", [1, 7, 60])
def test_a_running_test_has_the_evidence_and_the_verdict_of_all_values(pieces: int) -> None:
    test = SequentialTest(0, 2)
    running = RunningTest(test)
    values = VALUES + 3
    for piece in np.array_split(values, pieces):
        running.add(piece)
    assert running.evidence == test.evidence(values)
    assert running.verdict == test.verdict(values) == "more"
    assert running.number == len(values)


def test_later_values_do_not_change_a_verdict() -> None:
    running = RunningTest(SequentialTest(0, 2))
    running.add([8.0] * 60)
    assert running.verdict == "more"
    running.add([-20.0] * 200)
    assert running.verdict == "more"
