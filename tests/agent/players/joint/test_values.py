from __future__ import annotations

import numpy as np
import pytest

from agent.knowledge.view import View
from agent.players.goal import Goal
from agent.players.joint.payoff import Payoff
from agent.players.monte_carlo import MonteCarlo
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Deal, Position
from tests.strategies import random_deal

TRICKS = Goal("tricks")
CONTRACT = Contract.parse("1NTS")
FINESSE = Deal.from_pbn("N:.KT2.. .Q86.. .AJ9.. .543..")


def seen(deal: Deal) -> View:
    return View.of(Position(deal, CONTRACT.strain, "S"), CONTRACT, Vulnerability.NONE)


def payoff(view: View, seed: int, searched: int | None) -> dict[str, float]:
    """What each card gets, all layouts looked at and some of them searched jointly."""
    player = Payoff(np.random.default_rng(seed), None, TRICKS, searched=searched, every_card=True)
    return {str(each.card): each.tricks for each in player.decide(view).candidates}


def monte_carlo(view: View) -> dict[str, float]:
    decision = MonteCarlo(np.random.default_rng(0), None, TRICKS).decide(view)
    return {str(each.card): each.tricks for each in decision.candidates}


def test_where_all_layouts_are_searched_it_makes_no_difference_that_only_some_need_be() -> None:
    for seed in range(20):
        view = seen(random_deal(np.random.default_rng(seed), 4))
        if len(view.runs()) > 1:
            assert payoff(view, seed, 70) == payoff(view, seed, None)


def test_the_search_takes_off_the_double_dummy_mean_what_no_player_can_get() -> None:
    """Half of the layouts tell nearly what all do, although they say of themselves something else."""
    found = [payoff(seen(FINESSE), seed, 10)["H9"] for seed in range(40)]
    exact = payoff(seen(FINESSE), 0, None)["H9"]
    assert monte_carlo(seen(FINESSE))["H9"] == 3
    assert exact == pytest.approx(8 / 3)
    assert all(abs(each - exact) < 0.15 for each in found)
    assert np.mean(found) == pytest.approx(exact, abs=0.05)


@pytest.mark.parametrize("searched", [10, 40])
def test_no_card_gets_more_than_double_dummy_over_all_layouts(searched: int) -> None:
    below = 0
    for seed in range(40):
        view = seen(random_deal(np.random.default_rng(seed), 5))
        if len(view.runs()) > 1:
            means, found = monte_carlo(view), payoff(view, seed, searched)
            assert all(found[card] <= means[card] + 1e-9 for card in means)
            below += sum(found[card] < means[card] - 1e-9 for card in means)
    assert below > 2


def test_some_layouts_are_nearer_to_all_with_the_means_of_all_than_by_themselves() -> None:
    alone = together = 0.0
    for seed in range(60):
        view = seen(random_deal(np.random.default_rng(seed), 5))
        if len(view.runs()) == 1:
            continue
        exact = payoff(view, seed, None)
        player = Payoff(np.random.default_rng(seed), 10, TRICKS, every_card=True)
        few = {str(each.card): each.tricks for each in player.decide(view).candidates}
        some = payoff(view, seed, 10)
        alone += sum((few[card] - exact[card]) ** 2 for card in exact)
        together += sum((some[card] - exact[card]) ** 2 for card in exact)
    assert together < alone / 4
