from __future__ import annotations

import pytest

from experiments.competitions.match.match import Match
from experiments.competitions.match.report import anytime_text, verdict_text
from experiments.statistics.sequential import SequentialTest
from tests.experiments.competitions.match.test_match import made_up

TEST = SequentialTest(-1.0, 0.5)


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        (
            [620, -100],
            "(1) gains more than -1 IMPs a board over (2), after {} deals; "
            "if the true gain were -1 or less, at most 5 % of matches would give this verdict",
        ),
        (
            [-100, 620],
            "(1) gains less than 0.5 IMPs a board over (2), after {} deals; "
            "if the true gain were 0.5 or more, at most 5 % of matches would give this verdict",
        ),
    ],
)
def test_a_verdict_says_which_bound_was_passed(scores: list[int], expected: str) -> None:
    deals = 40
    match = made_up([scores] * deals)
    assert verdict_text(TEST, match) == expected.format(deals)


def test_without_a_verdict_the_text_says_after_how_many_deals() -> None:
    assert verdict_text(TEST, made_up([[620, 620]])).startswith("no verdict after 1 deal; ")
    assert verdict_text(TEST, made_up([[620, 620]] * 2)).startswith("no verdict after 2 deals; ")


def test_the_interval_at_any_time_mentions_the_others_only_if_there_are_any() -> None:
    assert anytime_text(TEST, made_up([[620, -100]] * 3)).count("\n") == 0
    few, many = (anytime_text(TEST, made_up([[620, -100]] * number)).splitlines() for number in (4, 40))
    assert few[1].startswith("The intervals above (±) assume that the number of boards was fixed in advance")
    assert many[0].endswith(" IMPs a board with 95 % confidence, valid at any stopping time.")
    nothing = Match(made_up([[620, 620]]).settings, [])
    assert anytime_text(TEST, nothing) == "no deal has been played by both declarers yet"
