"""Bounded questions against open ones: the values, whether they are exact, and the card chosen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import get_args

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.players.decision import SolvedSample
from agent.players.joint_search.payoff import StrategySearch
from agent.players.objective import Aim, Objective
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Card, Position, Seat, Solver, Strain, Tricks
from ddsolver.kernels import new_memory
from tests.players import payoff, solved
from tests.strategies import random_ending

LAYOUTS = 20
NEAR = (0, -1e-13, 1e-13, -3e-16, 3e-16, -1e-6, 1e-6)
"""How far from a value ``at_least`` is set, beside the largest of the two."""
_MEMORY = new_memory(30)
_SOLVER = Solver()


@dataclass
class Ending:
    """South on lead, 4 to 6 cards left of two or three suits, twenty weighted layouts, any aim."""

    view: View
    aim: Aim
    layouts: NDArray[np.int64]
    weights: NDArray[np.float64]

    @cached_property
    def values(self) -> NDArray[np.int8]:
        return _SOLVER.layout_values(self.layouts, self.view.contract.strain, Seat.SOUTH)

    @cached_property
    def sample(self) -> SolvedSample:
        return solved(self.view, self.layouts, self.weights, self.values, self.aim)

    @property
    def rounding(self) -> float:
        return Objective.of(self.view, self.aim).rounding

    def promises(self) -> dict[Card, float]:
        return {each.card: each.score for each in self.sample.candidates()}

    def search(self) -> StrategySearch:
        search = StrategySearch(self.sample, _MEMORY)
        search.begin()
        return search

    def value(self, search: StrategySearch, card: Card, at_least: float | None = None) -> tuple[float, bool]:
        found = search.value(card, at_least)
        return found.score, found.bound


def random_endings(seed: int, number: int) -> list[Ending]:
    generator = np.random.default_rng(seed)
    found: list[Ending] = []
    while len(found) < number:
        size = int(generator.integers(4, 7))
        deal = random_ending(generator, size, int(generator.integers(2, 4)))
        contract = Contract(1, Strain(int(generator.integers(5))), Seat.SOUTH)
        view = View.of(Position(deal, contract.strain, Seat.SOUTH), contract, Vulnerability.NONE)
        won = int(generator.integers(max(0, 7 - size), min(7, 13 - size) + 1))
        view = replace(view, tricks_won=Tricks(won, 13 - size - won))
        if len(view.runs()) == 1:
            continue
        layouts = LayoutSpace(view).sample(LAYOUTS, generator)
        weights = generator.random(len(layouts)) if generator.integers(2) else np.ones(len(layouts))
        aims = get_args(Aim)
        aim: Aim = aims[int(generator.integers(len(aims)))]
        found.append(Ending(view, aim, layouts, weights / weights.sum()))
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "number"), [(1, 30), pytest.param(2, 2000, marks=pytest.mark.long)])
def test_values_that_need_not_be_exact_are_exact_or_said_to_be_bounds(seed: int, number: int) -> None:
    searched = bounds = 0
    for ending in random_endings(seed, number):
        near = 10 * ending.rounding
        whole, pruned = ending.search(), ending.search()
        promises = ending.promises()
        cards = [run[-1] for run in ending.view.runs()]
        exact = {card: ending.value(whole, card) for card in cards}
        assert not any(bound for _, bound in exact.values())
        best: float | None = None
        for card in sorted(cards, key=lambda card: -promises[card]):
            value, bound = ending.value(pruned, card, best)
            searched += 1
            bounds += bound
            if bound:
                assert best is not None
                assert exact[card][0] - near <= value <= best + near, (ending, card)
            else:
                assert value == pytest.approx(exact[card][0], abs=near), (ending, card)
                best = value if best is None else max(best, value)
        assert best == pytest.approx(max(value for value, _ in exact.values()), abs=near), ending
    assert 0 < bounds < searched


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "number"), [(3, 8), pytest.param(4, 1000, marks=pytest.mark.long)])
def test_whatever_was_asked_for_a_value_is_exact_or_a_bound_not_above_it(seed: int, number: int) -> None:
    """Also at, just under and just over what a card promises and what it is worth; and what is kept stays true."""
    for ending in random_endings(seed, number):
        near = 10 * ending.rounding
        whole = ending.search()
        promises = ending.promises()
        reused = ending.search()
        for card in (run[-1] for run in ending.view.runs()):
            exact, _ = ending.value(whole, card)
            for target in (exact, promises[card]):
                for distance in NEAR:
                    at_least = target + distance * max(1, abs(target))
                    for search in (ending.search(), reused):
                        value, bound = ending.value(search, card, at_least)
                        if bound:
                            assert exact - near <= value <= at_least + near, (ending, card, at_least)
                        else:
                            assert value == pytest.approx(exact, abs=near), (ending, card, at_least)


@pytest.mark.slow
def test_the_card_played_is_worth_as_much_as_any() -> None:
    for number, ending in enumerate(random_endings(5, 60)):
        player, other = (payoff(number, samples=LAYOUTS, aim=ending.aim, situations=None) for _ in range(2))
        decision, whole = player.decide(ending.view), other.decide(ending.view, every_card=True)
        exact = {each.card: each.score for each in whole.candidates}
        assert exact[decision.card] == pytest.approx(max(exact.values()), abs=10 * ending.rounding), ending
        for each in decision.candidates:
            assert exact[each.card] <= each.score + 10 * ending.rounding, (ending, each)
            assert each.bound or each.score == pytest.approx(exact[each.card], abs=10 * ending.rounding)


@pytest.mark.slow
def test_a_search_that_was_stopped_leaves_nothing_wrong_behind() -> None:
    """What double dummy said is kept from one depth to the next, also when there was no more time to ask it."""
    stopped = 0
    for ending in random_endings(6, 60):
        whole = ending.search()
        again = StrategySearch(ending.sample, new_memory(4), situations=20_000)
        for card in (run[-1] for run in ending.view.runs()):
            again.begin(share=0.01)
            ending.value(again, card)
            stopped += again.stopped
            again.begin()
            value = ending.value(again, card)
            if not again.stopped:
                assert value == pytest.approx(ending.value(whole, card), abs=10 * ending.rounding), (ending, card)
    assert stopped > 20
