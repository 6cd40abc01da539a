from __future__ import annotations

import pytest

from agent.rules.contract import Contract, Vulnerability
from experiments.statistics.interval import IMPS, Spread, imp_spread, score_spread, together


def test_scores_spread_by_what_the_last_trick_is_worth() -> None:
    game = score_spread(Contract.parse("4SS"), Vulnerability.NONE)
    assert game.usual == pytest.approx(50 + 0.45 * (420 + 50))
    slam = score_spread(Contract.parse("6SS"), Vulnerability.BOTH)
    assert slam.usual == pytest.approx(50 + 0.45 * (1430 + 100))
    assert game.most == slam.most == 10_580


def test_imps_spread_by_what_the_last_trick_is_worth() -> None:
    game, slam = Contract.parse("3NTS"), Contract.parse("7NTS")
    assert imp_spread(game, Vulnerability.NONE).usual == pytest.approx(0.45 * 10)  # 400 + 50 points
    assert imp_spread(game, Vulnerability.BOTH).usual == pytest.approx(0.45 * 12)
    assert imp_spread(slam, Vulnerability.BOTH).usual == pytest.approx(0.45 * 20)  # 2220 + 100
    assert imp_spread(slam, Vulnerability.BOTH).most == IMPS.most


def test_the_bound_is_a_redoubled_grand_slam_against_thirteen_down() -> None:
    made = Contract.parse("7NTSxx").score(13, Vulnerability.BOTH)
    down = Contract.parse("7NTSxx").score(0, Vulnerability.BOTH)
    assert made - down == 10_580


def test_spreads_together_are_the_root_mean_square_and_the_largest_bound() -> None:
    both = together([Spread(3, 10), Spread(4, 20), Spread(5, 15)])
    assert both.usual == pytest.approx((50 / 3) ** 0.5)
    assert both.most == 20
