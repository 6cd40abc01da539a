"""Monte-Carlo with `plan=`: where cards are near each other double dummy, the guesses that they leave decide."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from agent.knowledge.view import View
from agent.player import Decision
from agent.players.joint_search.lines import ValuedCards
from agent.players.joint_search.near_cards import NearCards
from agent.players.joint_search.payoff import Payoff
from agent.players.objective import Order
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Deal, Position, Seat, Solver
from ddsolver.cards import Card
from ddsolver.limit import NO_LIMIT
from tests.agent.players.joint_search.test_lines import after
from tests.players import monte_carlo, payoff, solved

# South has ♠AK and ♦AJ9 opposite ♦KT2; the queen of diamonds is among ten unseen cards.
GUESS = Deal.from_pbn("N:.32.KT2. .654.Q5. AK..AJ9. .7.8764.")
CONTRACT = Contract.parse("1NTS")
PLAN: dict[str, Any] = {"samples": "all", "aim": "tricks", "plan": 10**7}


def view_of(deal: Deal, leader: Seat = Seat.SOUTH, plays: str = "") -> View:
    return View.of(Position(deal, "NT", leader, plays), CONTRACT, Vulnerability.NONE)


def tricks(decision: Decision) -> dict[str, tuple[float, bool]]:
    return {str(each.card): (round(each.tricks, 2), each.bound) for each in decision.candidates}


def test_a_spade_is_cashed_before_the_guess_in_diamonds() -> None:
    player = monte_carlo(1, **PLAN)
    found = tricks(player.decide(view_of(GUESS)))
    assert found["SK"] == found["SA"] == (4.92, False)
    assert found["D9"][0] < 4.92
    assert player.last_unsearched == 0
    assert str(monte_carlo(1, samples="all", aim="tricks").decide(view_of(GUESS)).card) == "D9"


def test_a_card_that_is_clearly_worse_double_dummy_is_not_searched() -> None:
    """The ace of diamonds takes 4.58 tricks double dummy, and 5 are possible."""
    assert tricks(monte_carlo(1, **PLAN).decide(view_of(GUESS)))["DA"] == (4.58, True)


def test_the_values_of_near_cards_are_those_of_payoff_search() -> None:
    searched = tricks(payoff(1, samples="all", aim="tricks", classes=True).decide(view_of(GUESS)))
    planned = tricks(monte_carlo(1, **PLAN).decide(view_of(GUESS)))
    assert planned["SA"] == searched["SA"]


def test_where_one_card_is_best_by_far_the_decision_is_that_without_a_plan() -> None:
    """After a low diamond from West and the queen from East, the ace takes the trick."""
    view = view_of(Deal.from_pbn("N:.32.KT. .65.Q5. AK..AJ. .7.876."), Seat.WEST, "D6 DT DQ")
    player = monte_carlo(1, **PLAN)
    assert player.decide(view) == monte_carlo(1, samples="all", aim="tricks").decide(view)
    assert player.last_unsearched is None


def test_a_defender_has_no_plan() -> None:
    view = view_of(GUESS, Seat.WEST)
    planned, plain = (monte_carlo(1, samples=10, plan=plan).decide(view) for plan in (10**7, 0))
    assert planned == plain


def test_a_card_that_gains_too_little_does_not_replace_the_best_one_double_dummy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """D9 is the card without a plan, and must lose a hundredth of a trick to be left."""
    assert chosen(monkeypatch, {"SK": 4.009}) == "D9"
    assert chosen(monkeypatch, {"SK": 4.011}) == "SK"


def test_of_the_cards_that_gain_enough_the_best_one_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """The king of spades gains the standard errors that it needs; what it needs is not subtracted from its value."""
    assert chosen(monkeypatch, {"SK": 4.5, "DJ": 4.2}, {"SK": 0.4, "DJ": 0.01}) == "SK"
    assert chosen(monkeypatch, {"SK": 4.5, "DJ": 4.2}, {"SK": 0.6, "DJ": 0.01}) == "DJ"


def chosen(monkeypatch: pytest.MonkeyPatch, values: dict[str, float], penalties: dict[str, float] | None = None) -> str:
    """The card that is played where payoff search says so much, and 4 for all others; all are 5 double dummy."""
    view = view_of(GUESS)
    layouts = np.array([GUESS.hands], dtype=np.int64)
    sample = solved(view, layouts, np.ones(1), np.full((1, 52), 5, dtype=np.int8), "tricks")
    order = Order("trumps", np.random.default_rng(1))(view.runs(), view.contract.strain)
    means = {str(each.card): each for each in sample.candidates()}

    def valued(*given: Any) -> ValuedCards:
        found = {card: replace(means[str(card)], score=values.get(str(card), 4)) for card in given[2]}
        return ValuedCards(found, "", {Card.parse(card): more for card, more in (penalties or {}).items()})

    monkeypatch.setattr(Payoff, "values", valued)
    decision = NearCards(1, np.random.default_rng(1), Solver()).decide(sample, order, NO_LIMIT)
    assert decision is not None
    return str(decision.card)


@pytest.mark.slow
def test_the_ace_is_held_up_although_all_layouts_are_not_solved_at_first() -> None:
    """Monte-Carlo ends after 40 layouts here; the plan needs the others too."""
    view = after("HK", "H4", "H5", "H3", "HQ", "H8", "H6")
    plain = monte_carlo(1, samples=60, clear=2.0).decide(view)
    assert (str(plain.card), plain.layouts) == ("HA", 40)
    planned = monte_carlo(1, samples=60, clear=2.0, plan=10**7).decide(view)
    assert str(planned.card) == "H7"
    assert planned.layouts > 40
    assert "guesses in ♣ would cost most" in planned.remark
