from __future__ import annotations

import numpy as np
import pytest

from agent.player import Candidate
from agent.players.objective import Aim, Objective
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Card

GAME = Contract.parse("4SS")
SCORES = [-500, -450, -400, -350, -300, -250, -200, -150, -100, -50, 420, 450, 480, 510]


@pytest.mark.parametrize(
    ("aim", "payoffs"),
    [
        ("tricks", list(range(14))),
        ("make", [0] * 10 + [1] * 4),
        ("points", SCORES),
        ("imps", [-14, -13, -13, -13, -12, -12, -12, -11, -11, -10, 0, 1, 2, 3]),
    ],
)
def test_each_aim_has_its_payoff_for_every_number_of_tricks(aim: Aim, payoffs: list[float]) -> None:
    objective = Objective(aim, GAME, Vulnerability.NONE)
    assert objective.payoffs.round(4).tolist() == payoffs
    for tricks, payoff in enumerate(objective.payoffs):
        assert objective.plain(Candidate(Card.parse("SA"), float(payoff), tricks, 0.0)).score == payoffs[tricks]


def test_where_tricks_change_no_imps_each_is_worth_more_than_rounding() -> None:
    objective = Objective("imps", GAME, Vulnerability.NONE)
    assert (np.diff(objective.payoffs) > 10 * objective.rounding).all()


def test_vulnerability_and_doubles_count_in_the_score() -> None:
    doubled = Objective("points", Contract.parse("4SSx"), Vulnerability.NORTH_SOUTH).payoffs
    assert [doubled[tricks] for tricks in (8, 9, 10, 11)] == [-500, -200, 790, 990]


def test_means_that_differ_in_their_last_bits_are_equal() -> None:
    assert Objective("tricks", GAME, Vulnerability.NONE).rounding == pytest.approx(13e-9)
    assert Objective("points", GAME, Vulnerability.NONE).rounding == pytest.approx(510e-9)
