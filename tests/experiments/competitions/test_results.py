"""The result of a table, and sums of results."""

from __future__ import annotations

from dataclasses import replace

import pytest

from agent.rules.contract import Contract
from experiments.competitions.contrasts import Result, Totals
from experiments.runs.rows import PlayedBoard
from tests.players import deal_of_run

DEAL = deal_of_run(number=0)
BOARD = PlayedBoard(DEAL.source, 0, "payoff", "arbitrary", 9, 600, 1.5, 0.5, "SA SK", "")


@pytest.mark.parametrize(("contract", "score"), [("3NTS", 600), ("3NTW", -600), ("3NTN", 600)])
def test_the_points_of_north_south_follow_from_who_declares(contract: str, score: int) -> None:
    deal = replace(DEAL, contract=Contract.parse(contract), double_dummy=10)
    result = Result(deal, BOARD)
    assert (result.row.score, result.north_south, result.tricks_lost, result.is_made) == (600, score, 1, True)
    perfect = deal.played_contract.score(10, deal.vulnerability)
    assert result.double_dummy_score == (perfect if score > 0 else -perfect)
    assert not Result(deal, replace(BOARD, tricks=8)).is_made


def test_a_deal_that_is_passed_out_counts_nothing() -> None:
    passed = Result(replace(DEAL, contract=None, double_dummy=0), None)
    assert (passed.north_south, passed.double_dummy_score) == (0, 0)
    assert (passed.row.score, passed.row.tricks, passed.row.play, passed.row.fault) == (0, 0, "", "")
    assert not passed.is_made
    assert Totals.of([passed]) == Totals(0, 0, 0, 0, 0.0, None, None, 0, 0)


def test_totals_are_of_the_declarers_side_and_means_are_known_if_they_are_for_all_boards() -> None:
    deal = replace(DEAL, contract=Contract.parse("3NTS"), double_dummy=9)
    boards = [
        replace(BOARD, wall_seconds=1.0, counted_seconds=2.0),
        replace(BOARD, tricks=7, score=-200, seconds=2.5, wall_seconds=3.0, fault="declarer: no answer"),
        replace(BOARD, tricks=10, score=630, wall_seconds=5.0, fault="defender: no answer"),
    ]
    totals = Totals.of([Result(deal, board) for board in boards])
    assert totals == Totals(
        played=3,
        made=2,
        points=1030,
        tricks_lost=1,
        seconds=5.5 / 3,
        wall_seconds=3.0,
        counted_seconds=None,
        faults=1,
        defender_faults=1,
    )
    assert Totals.of([Result(deal, boards[0])]).counted_seconds == 2.0
    assert Totals.of([Result(deal, boards[0]), Result(deal, BOARD)]).wall_seconds is None
