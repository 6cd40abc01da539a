from __future__ import annotations

import pytest

from agent.players.objective import Scoring
from experiments.competitions.match.settings import compare, luck_of
from experiments.runs.contract_sets import spawn_key
from experiments.runs.rows import FILE, RANDOM
from tests.players import deal_of_run


def test_deals_of_a_set_have_the_random_numbers_of_a_run_of_the_thesis() -> None:
    assert luck_of(deal_of_run("3NT", 4)) == spawn_key("3NT", 4)
    assert luck_of(deal_of_run("3NT", 4)) != luck_of(deal_of_run("3NT", 5))
    assert luck_of(deal_of_run(FILE, 4)) == luck_of(deal_of_run(RANDOM, 4)) == (4,)


@pytest.mark.parametrize(
    ("scoring", "values"),
    [("imps", [-1, 0, 0, 0, 1]), ("points", [-20, -10, 0, 10, 20]), ("matchpoints", [-50, -50, 0, 50, 50])],
)
def test_a_difference_in_points_counts_by_the_scoring(scoring: Scoring, values: list[float]) -> None:
    assert [compare(points, scoring) for points in (-20, -10, 0, 10, 20)] == values
