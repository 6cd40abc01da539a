from __future__ import annotations

import re
from dataclasses import replace

import pytest

from experiments.competitions.match.match import Match
from experiments.competitions.match.report import MatchReport, anytime_text, verdict_text
from experiments.competitions.match.run import PlayedMatch
from experiments.runs.rows import FailedBoard
from experiments.statistics.sequential import SequentialTest
from tests.experiments.competitions.match.test_match import made_up
from tests.kept import assert_kept
from tests.reports import values_of

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


def faulty(match: Match) -> Match:
    """The match with engines that failed: a declarer on the first deal, a defender on the second."""
    for number, board in enumerate(list(match.boards.values())[:3:2]):
        role = ("declarer", "defender")[number]
        match.add(replace(board, fault=f"{role}: gave no answer", said="last words"))
    return match


def reports() -> dict[str, MatchReport]:
    scores = [[620, 650 if at % 3 else -100, -200 if at % 2 else 620] for at in range(6)]
    two = [row[:2] for row in scores]
    matches = {
        "two declarers": made_up(two),
        "three declarers, two defenders": made_up(scores, defenders=("arbitrary", "careful")),
        "points": made_up(two, "points"),
        "matchpoints": made_up(scores, "matchpoints"),
        "one declarer": made_up([row[:1] for row in scores[:2]]),
        "faults": faulty(made_up(two)),
        "nothing": Match(made_up(two).settings, []),
    }
    failure = FailedBoard("4H", 13, "monte-carlo:samples=1", "arbitrary", "Traceback\nOSError: no memory (table.py:3)")
    found = {name: PlayedMatch(match, (failure,) if "faults" in name else ()) for name, match in matches.items()}
    found["sequential test"] = PlayedMatch(made_up(two), (), test=TEST)
    found["sequential test of a deal"] = PlayedMatch(made_up(two[:1]), (), test=SequentialTest(0.0, 5.0))
    return {name: MatchReport(each, f"Match *{name}*") for name, each in found.items()}


@pytest.mark.parametrize("name", reports())
def test_the_report_of_a_match_stays(name: str) -> None:
    assert_kept(f"reports/match-{re.sub(r'[^a-z]+', '-', name)}", values_of(reports()[name]))
