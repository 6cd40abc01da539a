"""Lines of play, which a declarer compares where a joint search of the layouts would not finish."""

from __future__ import annotations

from itertools import permutations
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.player import Candidate, Decision
from agent.players.joint_search.lines import (
    CHOOSING,
    ORDERS,
    Line,
    LineComparison,
    StrategySearch,
    ValuedCards,
    draw_lines,
)
from agent.players.objective import Objective
from agent.rules.constraints import parse_constraints
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Deal, Position
from ddsolver.cards import Card, Suit
from tests.agent.players.joint_search.test_payoff_pruning import Ending, random_endings
from tests.players import monte_carlo, payoff
from tests.strategies import random_deal

# West leads the king of hearts against 3NT. Clubs can be finessed into East only, who has two hearts if West has five.
HOLD_UP = Deal.from_pbn("N:K86.84.K95.AJT83 J753.65.QT8.Q742 AQ4.A73.A742.K96 T92.KQJT92.J63.5")
CONTRACT = Contract.parse("3NTS")
LINES: dict[str, Any] = {"situations": 1, "plan": 10**9, "classes": True}
"""Settings with which no joint search finishes."""
A, B, C = Card.parse("SA"), Card.parse("HA"), Card.parse("DA")


def after(*plays: str) -> View:
    """What South knows after some cards against 3NT, if West is known to have five hearts or more."""
    position = Position(HOLD_UP, CONTRACT.strain, CONTRACT.leader, " ".join(plays))
    return View.of(position, CONTRACT, Vulnerability.NONE, constraints=parse_constraints("W:H=5-6"))


def ending(seed: int, size: int = 6) -> View:
    contract = Contract.parse("1NTS" if seed % 2 else "1SS")
    deal = random_deal(np.random.default_rng(seed), size)
    return View.of(Position(deal, contract.strain, "S"), contract, Vulnerability.NONE)


def scores(decision: Decision) -> dict[str, float]:
    return {str(each.card): each.score for each in decision.candidates}


@pytest.mark.slow
def test_the_ace_is_held_up_if_a_later_finesse_may_lose() -> None:
    view = after("HK", "H4", "H5", "H3", "HQ", "H8", "H6")
    player = payoff(1, samples=60, **LINES)
    decision = player.decide(view)
    assert str(decision.card) == "H7"
    assert "compared lines of play" in decision.remark
    assert scores(decision)["H7"] > scores(decision)["HA"]
    assert decision.remark.endswith("; after ♥A, guesses in ♣ would cost most")
    assert str(monte_carlo(1, samples=60).decide(view).card) == "HA"


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_ace_is_held_up_at_the_first_trick_too(seed: int) -> None:
    decision = payoff(seed, samples=100, **LINES).decide(after("HK", "H4", "H5"))
    assert str(decision.card) in ("H3", "H7")


def test_the_same_seed_gives_the_same_values() -> None:
    view = ending(2, 8)
    one, other = (payoff(7, samples=40, **LINES).decide(view, every_card=True) for _ in range(2))
    assert one.candidates == other.candidates
    assert one.remark == other.remark


@pytest.mark.parametrize("number", [12, pytest.param(300, marks=pytest.mark.long)])
def test_a_line_is_worth_at_most_the_best_strategy(number: int) -> None:
    """The lines of an order follow one policy; 4.5 standard errors are allowed, and losses too rare for 100 lines."""
    generator = np.random.default_rng(5)
    for each in random_endings(6, number):
        search, means = each.search(), each.promises()
        for card in (run[-1] for run in each.view.runs()):
            exact = search.value(card).score
            lines = draw_lines(generator.choice(len(each.weights), 100, p=each.weights), generator)
            order = ORDERS[int(generator.integers(len(ORDERS)))]
            lost = np.array([search.losses(card, line, order) for line in lines])[:, 0]
            assert lost.min() >= -each.rounding
            error = lost.std(ddof=1) / 10
            rare = 0.002 * float(np.abs(each.sample.objective.payoffs).max())
            assert means[card] - lost.mean() <= exact + 4.5 * error + rare, (each, card)


@pytest.mark.slow
def test_in_endings_of_six_cards_the_best_card_on_lines_of_play_loses_little() -> None:
    double_dummy, planned = [], []
    for seed in range(10_120, 10_140):
        view = ending(seed)
        if len(view.runs()) == 1:
            continue
        searched = payoff(seed, samples="all", aim="tricks", classes=True, situations=None)
        exact = scores(searched.decide(view, every_card=True))
        decision = payoff(seed, samples="all", aim="tricks", **LINES).decide(view)
        guess = monte_carlo(seed, samples="all", aim="tricks").decide(view)
        planned.append(max(exact.values()) - exact[str(decision.card)])
        double_dummy.append(max(exact.values()) - exact[str(guess.card)])
    assert sum(planned) < sum(double_dummy) / 2


def test_where_half_of_the_layouts_can_be_searched_jointly_no_line_is_followed() -> None:
    for seed in range(4):
        view = ending(seed, 5)
        plain = payoff(seed, samples=20, classes=True).decide(view)
        planned = payoff(seed, samples=20, classes=True, plan=10**9).decide(view)
        assert plain == planned


def test_without_positions_for_a_round_of_lines_the_double_dummy_means_count() -> None:
    view = ending(3)
    decision = payoff(1, samples="all", aim="tricks", situations=1, plan=5).decide(view, every_card=True)
    assert "searched none of" in decision.remark
    assert scores(decision) == scores(monte_carlo(1, samples="all", aim="tricks").decide(view))


def test_lines_end_in_time() -> None:
    decision = payoff(1, samples=60, seconds=0.3, **LINES).decide(after("HK", "H4", "H5"))
    assert str(decision.card) in ("HA", "H7", "H3")
    assert decision.remark


CHOOSING_FROM = 1000
"""The layouts of lines that choose an order have this number or more."""


class _Search:
    """Loses on each line what a table says, with the order ``best``, and with others ``extra`` more; never stops."""

    stopped = False

    def __init__(self, losses: dict[Card, list[float]], best: int, extra: float) -> None:
        self.sample = SimpleNamespace(
            objective=Objective("make", CONTRACT, Vulnerability.NONE), view=after("HK", "H4", "H5")
        )
        self.tried: list[Card] = []
        """The card of each line that does not choose an order."""
        self.choosing: list[tuple[int, int]] = []
        """The number and the order of each line that chooses the order of the first card."""
        self.effort = 0
        """The number of lines."""
        self._losses, self._best, self._extra = losses, best, extra

    def exceeds(self, one: float, other: float) -> bool:
        return one > other + 1e-9

    def losses(self, card: Card, line: Line, order: int) -> tuple[float, ...]:
        self.effort += 1
        if line.truth < CHOOSING_FROM:
            self.tried.append(card)
        elif card == next(iter(self._losses)):
            self.choosing.append((line.truth - CHOOSING_FROM, order))
        lost = self._losses[card][line.truth % len(self._losses[card])] + self._extra * (order != self._best)
        return lost, lost, lost, 0, lost / 3, 0, 0


def compared(
    means: dict[Card, float],
    losses: dict[Card, list[float]],
    *,
    lines: int = 16,
    every_card: bool = False,
    best: int = ORDERS[0],
    budget: int = 10_000,
    extra: float = 0.05,
) -> tuple[ValuedCards, _Search]:
    search = _Search(losses, best, extra)
    candidates = {card: Candidate(card, mean, 9 * mean, mean) for card, mean in means.items()}
    generator = np.random.default_rng(1)
    choosing = draw_lines(CHOOSING_FROM + np.arange(CHOOSING), generator)
    comparison = LineComparison(cast(StrategySearch, search), candidates, choosing, budget)
    values = comparison.compare(draw_lines(np.arange(lines), generator), every_card=every_card)
    assert values is not None
    return values, search


def test_a_value_is_the_double_dummy_mean_minus_the_mean_loss() -> None:
    values, _ = compared({A: 1.0, B: 0.9}, {A: [0.4, 0.2], B: [0.1]})
    found = {card: (each.score, each.tricks, each.make) for card, each in values.candidates.items()}
    assert found == {A: pytest.approx((0.7, 8.7, 0.7)), B: pytest.approx((0.8, 8.0, 0.8))}
    assert not any(each.bound for each in values.candidates.values())
    assert values.remark == "compared lines of play, up to 16 a card; after ♠A, guesses in ♥ would cost most"


def test_lines_of_their_own_choose_the_order_of_suits_with_which_a_card_loses_least() -> None:
    values, search = compared({A: 1.0, B: 0.9}, {A: [0.4, 0.2], B: [0.3]}, best=ORDERS[17])
    assert values.candidates[A].score == pytest.approx(0.7)
    assert values.candidates[B].score == pytest.approx(0.6)
    tried = [[order for number, order in search.choosing if number == line] for line in range(CHOOSING)]
    # In the end, the others have lost as much as the best on all lines after 12 more.
    assert [len(each) for each in tried] == [24] * 8 + [8] * 8 + [3] * 12 + [1] * 4
    assert all(ORDERS[17] in each for each in tried)
    assert search.tried == [A] * 16 + [B] * 16


def test_no_more_orders_are_tried_once_enough_of_them_lose_nothing() -> None:
    _, search = compared({A: 1.0, B: 1.0}, {A: [0.0], B: [0.3]}, lines=8, extra=0.0)
    assert len(search.choosing) == 8 * 8 + 3 * 8 + 16
    assert {order for _, order in search.choosing} == set(ORDERS[:8])


@pytest.mark.parametrize(("budget", "orders"), [(0, 0), (100, 2), (400, 9)])
def test_a_card_may_use_a_fifth_of_the_budget_to_choose_its_order(budget: int, orders: int) -> None:
    values, search = compared({A: 1.0, B: 0.9}, {A: [0.4, 0.2], B: [0.3]}, best=ORDERS[1], budget=budget)
    assert [order for number, order in search.choosing if number == 0] == list(ORDERS[:orders])
    assert len(search.choosing) <= budget / 5 + 8
    assert values.candidates[A].score == pytest.approx(0.7 if orders else 0.65)


def test_a_card_that_is_worse_double_dummy_must_gain_two_standard_errors() -> None:
    values, _ = compared({A: 1.0, B: 0.9}, {A: [1.0, 0.0], B: [0.2]})
    gains = np.array([1.0, 0.0] * 8)
    assert values.penalties[B] == pytest.approx(2 * gains.std(ddof=1) / 4)
    assert values.penalties[A] == 0


def test_a_card_that_is_as_good_double_dummy_need_gain_only_a_hundredth_of_the_contract() -> None:
    values, _ = compared({A: 1.0, B: 1.0}, {A: [1.0, 0.0], B: [0.2]})
    assert values.penalties == {A: 0, B: 0.01}


def test_a_card_that_cannot_gain_gets_no_lines_unless_every_card_is_valued() -> None:
    means, losses = {A: 1.0, B: 0.98, C: 0.3}, {A: [0.1, 0.0], B: [0.0], C: [0.0]}
    values, search = compared(means, losses)
    assert C not in search.tried
    assert values.candidates[C].bound
    every, search = compared(means, losses, every_card=True)
    assert search.tried.count(C) == 8
    assert not every.candidates[C].bound


def test_lines_end_once_no_other_card_can_gain() -> None:
    values, search = compared({A: 1.0, B: 0.8}, {A: [0.0], B: [0.0]})
    assert search.tried == [A] * 8
    assert values.remark == "compared lines of play, up to 8 a card"
    values, search = compared({A: 1.0, B: 0.99}, {A: [0.0], B: [0.0]}, lines=40)
    assert search.tried == [A] * 40
    assert values.remark == "compared lines of play, up to 40 a card"


def test_lines_end_once_a_card_gains_four_standard_errors() -> None:
    values, search = compared({A: 1.0, B: 1.0}, {A: [1.0, 0.0, 1.0, 1.0], B: [0.0]}, lines=96)
    assert search.tried == [A] * 40 + [B] * 8
    assert values.remark == "compared lines of play, up to 40 a card; after ♠A, guesses in ♥ would cost most"


def test_lines_go_on_while_the_best_card_would_lose_to_a_safer_one() -> None:
    """B gains most, but is worse double dummy; with few lines, what it must gain would leave it behind C."""
    means = {A: 1.0, B: 0.8, C: 1.0}
    losses = {A: [0.6], B: [0.0, 0.3, 0.0, 0.0], C: [0.3]}
    values, search = compared(means, losses, lines=96)
    assert len(search.tried) > 3 * 8
    kept = {card: values.candidates[card].score - values.penalties[card] for card in means}
    assert max(kept, key=kept.__getitem__) == B


def test_the_orders_are_all_orders_of_the_four_suits() -> None:
    suits = {tuple(order >> 2 * place & 3 for place in range(4)) for order in ORDERS}
    assert suits == set(permutations(range(4)))
    assert {order & 3 for order in ORDERS[:4]} == set(Suit)


@pytest.mark.parametrize("suits", [(Suit.SPADES, Suit.HEARTS), (Suit.HEARTS, Suit.SPADES)])
def test_of_equally_good_cards_a_line_plays_one_of_the_suit_that_comes_first(suits: tuple[Suit, Suit]) -> None:
    """Both majors have the same guess, and the first guess of a line is mostly the dearest."""
    deal = Deal.from_pbn("N:KT3.KT3..A Q9.87..KJ9 AJ2.AJ2..2 87.Q9..QT8")
    contract = Contract.parse("1NTS")
    view = View.of(Position(deal, contract.strain, "S"), contract, Vulnerability.NONE)
    generator = np.random.default_rng(2)
    layouts = LayoutSpace(view).sample(100, generator)
    search = Ending(view, "tricks", layouts, np.full(100, 0.01)).search()
    order = suits[0] | suits[1] << 2 | Suit.DIAMONDS << 4 | Suit.CLUBS << 6
    lost = [search.losses(Card.parse("C2"), line, order)[3:] for line in draw_lines(np.arange(100), generator)]
    first, second = np.mean(lost, axis=0)[list(suits)]
    assert first > 2 * second


def test_lines_have_different_seeds() -> None:
    lines = draw_lines(np.array([3, 3, 5]), np.random.default_rng(1))
    assert [line.truth for line in lines] == [3, 3, 5]
    assert len({line.seed for line in lines}) == 3
