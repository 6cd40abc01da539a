from __future__ import annotations

import pytest

from experiments.competitions.yardstick.comparisons import first_minus_others
from experiments.questions.review.analysis import USUAL_LOSS
from experiments.statistics.interval import mean_interval
from tests.asked import asked_table, asked_turn


def test_the_first_player_is_compared_where_both_were_asked_by_role_and_at_all_turns() -> None:
    """The costs of a turn are those of three players; the third one only declares."""
    tables = [
        asked_table(
            [
                asked_turn("lead", 0, (2, 0, None), trick=1),
                asked_turn("defence", 0, (0, deal % 2, None)),
                asked_turn("declarer", 1, (1, None, 0)),
                asked_turn("declarer", 1, (deal % 2, 0, 1)),
            ],
            deal,
        )
        for deal in range(6)
    ]
    second, third = first_minus_others(tables, 3)
    assert [each and each.mean for each in second] == [2, -0.5, 0.5, 2]
    assert [each and each.mean for each in third] == [None, None, 0.5, 0.5]


def test_the_intervals_hold_together_and_tables_of_a_deal_are_one_observation() -> None:
    tables = [
        asked_table(
            [asked_turn("lead", 0, (deal % 2, 0, deal % 3), trick=1), asked_turn("declarer", 0, (0, 1, 0))], deal
        )
        for deal in range(12)
    ]
    lead = first_minus_others(tables, 3)[0][0]
    alone = mean_interval([deal % 2 for deal in range(12)], USUAL_LOSS)
    assert lead is not None
    assert lead.mean == alone.mean == 0.5
    assert (lead.half_width or 0) > 1.05 * (alone.half_width or 1)
    doubled = first_minus_others([each for each in tables for _ in range(2)], 3)[0][0]
    assert doubled is not None
    assert (doubled.low, doubled.high) == pytest.approx((lead.low, lead.high))
