from __future__ import annotations

from experiments.competitions.thesis.aggregate import named
from experiments.statistics.interval import Interval


def test_a_mean_and_its_ends_are_columns_each_under_its_own_name() -> None:
    interval = Interval(0.5, 0.25, 1.0, 8)
    assert named("won", interval) == {"won": 0.5, "won_low": 0.25, "won_high": 1.0}
    assert named("made", interval, 100) == {"made": 50.0, "made_low": 25.0, "made_high": 100.0}
    assert named("won", Interval(0.5, None, None, 3)) == {"won": 0.5, "won_low": None, "won_high": None}
