"""alpha-mu, with its cuts and without, against a plain recursion that has no cuts."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import numpy as np
import pytest

from agent.knowledge.card_equivalence import equivalence_classes
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.players.alpha_mu.player import AlphaMuSearch
from agent.players.joint_search.payoff import StrategySearch
from agent.players.joint_search.workspace import LayoutSearch
from agent.players.objective import Aim, Objective
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Card, Deal, Position, Seat, Solver, Strain, Tricks
from ddsolver.kernels import new_memory
from tests.players import alpha_mu, monte_carlo, solved
from tests.reference import plans
from tests.strategies import random_deal, random_ending

SOLVER = Solver()
MEMORY = new_memory(30)


class Ending:
    """South on lead, some layouts, any aim."""

    def __init__(self, generator: np.random.Generator, size: int, layouts: int) -> None:
        deal = random_ending(generator, size, int(generator.integers(2, 4)))
        self.contract = Contract(1, Strain(int(generator.integers(5))), Seat.SOUTH)
        self.position = Position(deal, self.contract.strain, Seat.SOUTH)
        won = int(generator.integers(max(0, 7 - size), 8))
        self.view = replace(
            View.of(self.position, self.contract, Vulnerability.NONE), tricks_won=Tricks(won, 13 - size - won)
        )
        self.layouts = LayoutSpace(self.view).sample(layouts, generator)
        weights = generator.random(len(self.layouts))
        self.weights = weights / weights.sum()
        self.aim: Aim = get_args(Aim)[int(generator.integers(len(get_args(Aim))))]
        self.worth = Objective.of(self.view, self.aim).payoffs
        values = SOLVER.layout_values(self.layouts, self.contract.strain, Seat.SOUTH)
        self.sample = solved(self.view, self.layouts, self.weights, values, self.aim)
        self.won = won

    def positions(self, card: Card) -> dict[int, Position]:
        """What a card leads to in each layout."""
        deals = (Deal(tuple(int(hand) for hand in hands)) for hands in self.layouts)  # type: ignore[arg-type]
        return {row: Position(deal, self.contract.strain, Seat.SOUTH).play(card) for row, deal in enumerate(deals)}

    def reference(self, card: Card, ahead: int) -> float:
        return max(
            sum(float(self.weights[row] * self.worth[self.won + tricks]) for row, tricks in vector)
            for vector in plans(self.positions(card), ahead - 1, Seat.SOUTH)
        )

    def search(self, ahead: int) -> AlphaMuSearch:
        search = AlphaMuSearch(self.sample, MEMORY)
        search.begin()
        search.ahead = ahead
        return search

    def joint_search(self) -> StrategySearch:
        search = StrategySearch(self.sample, MEMORY)
        search.begin()
        return search

    def value(self, search: LayoutSearch, card: Card) -> float:
        found = search.value(card)
        assert not search.stopped
        assert not found.bound
        return found.score


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "number", "size"),
    [(1, 8, 3), pytest.param(3, 6, 4, marks=pytest.mark.long), pytest.param(4, 200, 3, marks=pytest.mark.long)],
)
def test_values_are_those_of_the_plain_recursion(seed: int, number: int, size: int) -> None:
    generator = np.random.default_rng(seed)
    for _ in range(number):
        ending = Ending(generator, size, 6)
        for ahead in range(1, 2 * size):
            expected = {run[-1]: ending.reference(run[-1], ahead) for run in ending.view.runs()}
            search = ending.search(ahead)
            for card, value in expected.items():
                assert ending.value(search, card) == pytest.approx(value, abs=1e-9), ahead


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "number"), [(6, 25), pytest.param(7, 400, marks=pytest.mark.long)])
def test_of_larger_endings_values_fall_with_foresight_and_payoff_has_more(seed: int, number: int) -> None:
    generator = np.random.default_rng(seed)
    fallen = less = 0
    for _ in range(number):
        ending = Ending(generator, int(generator.integers(4, 6)), int(generator.integers(6, 13)))
        near = 1e-9 * float(np.abs(ending.worth).max())
        cards = [run[-1] for run in ending.view.runs()]
        before = dict.fromkeys(cards, np.inf)
        for ahead in (1, 2, 3, 4):
            search = ending.search(ahead)
            for card in cards:
                value = ending.value(search, card)
                assert value <= before[card] + near
                fallen += ahead > 1 and value < before[card] - near
                before[card] = value
        joint = ending.joint_search()
        for card in cards:
            jointly = ending.value(joint, card)
            assert jointly >= ending.value(ending.search(10), card) - near
            less += jointly > before[card] + near
    assert fallen > 0
    assert less > 0


def test_looking_one_card_ahead_is_monte_carlo() -> None:
    generator = np.random.default_rng(8)
    for _ in range(10):
        ending = Ending(generator, 5, 8)
        one = alpha_mu(1, samples=15, aim=ending.aim, m=1).decide(ending.view, every_card=True)
        other = monte_carlo(1, samples=15, aim=ending.aim).decide(ending.view)
        assert one.card == other.card
        for mine, theirs in zip(one.candidates, other.candidates, strict=True):
            assert mine.score == pytest.approx(theirs.score, abs=1e-6)


def test_tricks_are_marked_where_they_are_only_a_lower_bound() -> None:
    generator = np.random.default_rng(8)
    differ = set()
    for _ in range(30):
        ending = Ending(generator, 5, 8)
        one = alpha_mu(1, samples=15, aim=ending.aim, m=1).decide(ending.view, every_card=True)
        other = monte_carlo(1, samples=15, aim=ending.aim).decide(ending.view)
        tricks = {each.card: each.tricks for each in other.candidates}
        for each in one.candidates:
            assert each.at_least == (ending.aim == "make")
            assert each.tricks <= tricks[each.card] + 1e-6
            if each.tricks < tricks[each.card] - 1e-6:
                differ.add(each.at_least)
    assert differ == {True}


QUEENS = [(spades, hearts) for spades in (True, False) for hearts in (True, False)]
"""Whether West has the queen of spades and of hearts."""


@pytest.mark.parametrize(
    ("layouts", "payoff_takes", "truth"),
    [([(True, False), (False, True)], 2 / 3, 0.5), (QUEENS, 4 / 9, 0.25)],
    ids=["queens in different hands", "all splits"],
)
def test_the_toy_with_two_queens_is_worth_what_it_is(
    layouts: list[tuple[bool, bool]], payoff_takes: float, truth: float
) -> None:
    """AJT/AJT/A opposite K98/K98/K, seven tricks at notrump, clubs led: Monte-Carlo sees none of the danger."""
    view, hands = two_queens()
    weights = np.array([float(where in layouts) for where in QUEENS])
    hands, weights = hands[weights > 0], weights[weights > 0] / weights.sum()
    values = SOLVER.layout_values(hands, Strain.NOTRUMP, view.to_play)
    assert values.max(axis=1).tolist() == [6] * len(hands)
    sample, classes = solved(view, hands, weights, values, "make"), equivalence_classes(view)
    plan, strategy = AlphaMuSearch(sample, MEMORY, classes=classes), StrategySearch(sample, MEMORY, classes=classes)
    plan.ahead = 12
    for search, worth in ((plan, truth), (strategy, payoff_takes)):
        search.begin()
        assert max(search.value(run[-1]).score for run in view.runs()) == pytest.approx(worth)


def two_queens() -> tuple[View, np.ndarray[tuple[int, int], np.dtype[np.int64]]]:
    """The view after the clubs, and the layouts of `QUEENS`."""
    contract = Contract.parse("7NTS")
    layouts = []
    for spades, hearts in QUEENS:
        west = f"{'Q76' if spades else '765'}.{'Q76' if hearts else '765'}..8"
        east = f"{'543' if spades else 'Q43'}.{'543' if hearts else 'Q43'}..7"
        deal = Deal.from_pbn(f"N:K98.K98..K {east} AJT.AJT..A {west}")
        position = Position(deal, Strain.NOTRUMP, Seat.WEST).play("C8").play("CK").play("C7").play("CA")
        layouts.append(position.hands)
    view = replace(View.of(position, contract, Vulnerability.NONE), tricks_won=Tricks(7, 0))
    return view, np.array(layouts, dtype=np.int64)


def test_without_time_the_double_dummy_values_decide_and_it_is_said() -> None:
    deal = random_deal(np.random.default_rng(2))
    position = Position(deal, "NT", "W")
    view = View.of(position.play(position.legal()[0]), Contract.parse("3NTS"), Vulnerability.NONE)
    decision = alpha_mu(1, samples=30, searched=10, m=3, seconds=0.002).decide(view)
    assert "looked 0 of 3 cards ahead" in decision.remark
    assert decision.card in view.legal()


@pytest.mark.parametrize("seed", range(5))
def test_a_few_layouts_searched_promise_no_number_of_tricks_that_nobody_can_take(seed: int) -> None:
    """The contract fails in all layouts, so its plans are worth no trick, less what the other layouts correct."""
    position = Position("N:.73.KQ8. 7.AK.J.5 983.Q.2. J54...J3", "NT", "N")
    view = View.of(position, "5NTS", Vulnerability.NONE)
    decision = alpha_mu(seed, samples=40, searched=3, m=3, aim="make").decide(view)
    assert decision.remark == ""
    assert [each for each in decision.candidates if not 0 <= each.tricks <= 4] == []
