from __future__ import annotations

import numpy as np
import pytest

from agent.knowledge.view import View
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Deal, Position
from tests.players import monte_carlo, payoff
from tests.strategies import random_deal

CONTRACT = Contract.parse("1NTS")
FINESSE = Deal.from_pbn("N:.KT2.. .Q86.. .AJ9.. .543..")


def seen(deal: Deal) -> View:
    return View.of(Position(deal, CONTRACT.strain, "S"), CONTRACT, Vulnerability.NONE)


def by_payoff(view: View, seed: int, searched: int | None) -> dict[str, float]:
    """The value of each card with all layouts sampled and some of them searched."""
    decision = payoff(seed, samples="all", aim="tricks", searched=searched).decide(view, every_card=True)
    return {str(each.card): each.tricks for each in decision.candidates}


def by_monte_carlo(view: View) -> dict[str, float]:
    decision = monte_carlo(samples="all", aim="tricks").decide(view)
    return {str(each.card): each.tricks for each in decision.candidates}


def test_where_all_layouts_are_searched_it_makes_no_difference_that_only_some_need_be() -> None:
    for seed in range(20):
        view = seen(random_deal(np.random.default_rng(seed), 4))
        if len(view.runs()) > 1:
            assert by_payoff(view, seed, 70) == by_payoff(view, seed, None)


def test_the_search_takes_off_the_double_dummy_mean_what_no_player_can_get() -> None:
    """Half of the layouts tell nearly what all do, although they say of themselves something else.

    Of 300 seeds, 3 % are 0.2 off, none more.
    """
    found = [by_payoff(seen(FINESSE), seed, 10)["H9"] for seed in range(40)]
    exact = by_payoff(seen(FINESSE), 0, None)["H9"]
    assert by_monte_carlo(seen(FINESSE))["H9"] == pytest.approx(3)
    assert exact == pytest.approx(8 / 3)
    assert all(abs(each - exact) < 0.25 for each in found)
    assert np.mean(found) == pytest.approx(exact, abs=0.05)


@pytest.mark.parametrize("searched", [10, pytest.param(40, marks=pytest.mark.slow)])
def test_no_card_gets_more_than_double_dummy_over_all_layouts(searched: int) -> None:
    below = 0
    for seed in range(40):
        view = seen(random_deal(np.random.default_rng(seed), 5))
        if len(view.runs()) > 1:
            means, found = by_monte_carlo(view), by_payoff(view, seed, searched)
            assert all(found[card] <= means[card] + 1e-9 for card in means)
            below += sum(found[card] < means[card] - 1e-9 for card in means)
    assert below > 2


@pytest.mark.slow
def test_some_layouts_are_nearer_to_all_with_the_means_of_all_than_by_themselves() -> None:
    alone = together = 0.0
    for seed in range(60):
        view = seen(random_deal(np.random.default_rng(seed), 5))
        if len(view.runs()) == 1:
            continue
        exact = by_payoff(view, seed, None)
        decision = payoff(seed, samples=10, aim="tricks").decide(view, every_card=True)
        few = {str(each.card): each.tricks for each in decision.candidates}
        some = by_payoff(view, seed, 10)
        alone += sum((few[card] - exact[card]) ** 2 for card in exact)
        together += sum((some[card] - exact[card]) ** 2 for card in exact)
    assert together < alone / 4
