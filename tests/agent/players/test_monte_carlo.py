from __future__ import annotations

import itertools
import re
import time
from typing import Any

import numpy as np
import pytest

from agent.errors import PlayerError
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.player import Decision
from agent.players import solving
from agent.players.objective import Objective
from agent.players.settings import MonteCarloSettings
from agent.rules.contract import Contract, Vulnerability
from agent.rules.imps import imps
from ddsolver import Card, Deal, Position, Solver
from tests.oracle import minimax_card_values
from tests.players import monte_carlo
from tests.strategies import random_deal

# Three cards left at notrump, South to lead: a two-way finesse for the queen (thesis section 5.3).
FINESSE = Deal.from_pbn("N:.KT2.. .Q86.. .AJ9.. .543..")
CONTRACT = Contract.parse("1NTS")


def decide(deal: Deal, leader: str, plays: str, **options: Any) -> Decision:
    """What a declarer in South's 1NT plays."""
    seen = View.of(Position(deal, "NT", leader, plays), CONTRACT, Vulnerability.NONE)
    return monte_carlo(**options).decide(seen)


def test_the_two_way_finesse_looks_sure_to_monte_carlo() -> None:
    decision = decide(FINESSE, "S", "", samples="all", aim="tricks")
    means = {str(candidate.card): candidate.tricks for candidate in decision.candidates}
    assert means == pytest.approx({"HJ": 3, "H9": 3, "HA": 2.5})
    assert (decision.layouts, decision.exhaustive) == (20, True)


def test_ties_go_to_the_lowest_card_of_the_cheapest_run() -> None:
    assert str(decide(FINESSE, "S", "", samples="all", aim="tricks").card) == "H9"


def test_the_chosen_candidate_comes_first_and_the_others_from_best_to_worst() -> None:
    decision = decide(FINESSE, "S", "", samples="all")
    assert decision.candidates[0].card == decision.card
    scores = [candidate.score for candidate in decision.candidates]
    assert scores == sorted(scores, reverse=True)


def test_means_are_those_of_brute_force_over_all_layouts() -> None:
    deal = Deal.from_pbn("N:K2.A.. 43.Q.. A5.K.. QJ.2..")
    position = Position(deal, "NT", "W", "SJ")
    seen = View.of(position, CONTRACT, Vulnerability.NONE)
    decision = decide(deal, "W", "SJ", samples="all", aim="tricks")
    sums = dict.fromkeys(position.legal(), 0)
    layouts = LayoutSpace(seen).all()
    for hands in layouts:
        dealt = [int(hand) for hand in hands]
        dealt[3] |= Card.parse("SJ").mask
        layout = Position(Deal((dealt[0], dealt[1], dealt[2], dealt[3])), "NT", "W", "SJ")
        for card, tricks in minimax_card_values(layout).items():
            sums[card] += tricks
    assert {c.card: c.tricks for c in decision.candidates} == pytest.approx(
        {card: total / len(layouts) for card, total in sums.items()}
    )


def test_a_defender_is_told_what_the_declarer_gets_and_plays_for_the_least() -> None:
    position = Position(Deal.from_pbn("N:K2.A.. 43.Q.. A5.K.. QJ.2.."), "NT", "W")
    seen = View.of(position, CONTRACT, Vulnerability.NONE)
    assert not seen.declares
    decision = monte_carlo(1, samples="all", aim="tricks").decide(seen)
    layouts = LayoutSpace(seen).all()
    sums = dict.fromkeys(position.legal(), 0)
    for hands in layouts:
        layout = Position(Deal((int(hands[0]), int(hands[1]), int(hands[2]), int(hands[3]))), "NT", "W")
        for card, tricks in minimax_card_values(layout).items():
            sums[card] += 3 - tricks
    assert {c.card: c.tricks for c in decision.candidates} == pytest.approx(
        {card: total / len(layouts) for card, total in sums.items()}
    )
    scores = [candidate.score for candidate in decision.candidates]
    assert scores == sorted(scores)
    assert decision.candidates[0].card is decision.card


def test_the_aim_is_what_is_maximised() -> None:
    contract = Contract.parse("4SN")
    points = np.array([contract.score(tricks, Vulnerability.NONE) for tricks in range(14)])
    assert Objective("points", contract, Vulnerability.NONE).payoffs.tolist() == points.tolist()
    assert Objective("tricks", contract, Vulnerability.NONE).payoffs.tolist() == list(range(14))
    assert Objective("make", contract, Vulnerability.NONE).payoffs.tolist() == [0.0] * 10 + [1.0] * 4
    against_made = Objective("imps", contract, Vulnerability.NONE).payoffs
    assert against_made.round(4).tolist() == [imps(int(point) - 420) for point in points]


@pytest.mark.parametrize(
    ("option", "value", "needed"),
    [
        ("samples", 0, "a number from 1 to 1000000 is needed, or 'auto', or 'all'"),
        ("samples", None, "a number from 1"),
        ("samples", True, "a number from 1"),
        ("samples", 2.5, "a number from 1"),
        ("ties", "nonsense", "one of trumps, cheapest, random is needed"),
        ("aim", "win", "one of scored, points, tricks, make, imps is needed"),
        ("p", float("nan"), "a probability from 0 to 1 is needed"),
        ("refill", 1, "one of yes, no is needed"),
    ],
)
def test_settings_are_as_strict_in_python_as_in_a_text(option: str, value: object, needed: str) -> None:
    with pytest.raises(PlayerError, match=re.escape(f"option {option} is {value!r}: {needed}")):
        MonteCarloSettings(**{option: value})  # type: ignore[arg-type]


def test_nothing_is_solved_when_the_legal_cards_are_one_run() -> None:
    decision = decide(Deal.from_pbn("N:AQ... K5... 43... J6..."), "S", "")
    assert (decision.card, decision.candidates, decision.layouts) == (Card.parse("S3"), (), 0)


def opening_lead(seed: int, cards: int = 13) -> View:
    """What West sees at its opening lead against South's 1NT."""
    return View.of(Position(random_deal(np.random.default_rng(seed), cards), "NT", "W"), CONTRACT, Vulnerability.NONE)


def second_card(seed: int) -> View:
    """What South sees after West has led a spade against 1NT, before dummy's card."""
    position = Position(random_deal(np.random.default_rng(seed)), "NT", "W")
    card = position.legal()[0]
    return View.of(position.play(card), CONTRACT, Vulnerability.NONE)


def test_positions_bound_the_layouts_solved_but_change_nothing_if_they_are_enough() -> None:
    view = opening_lead(3, 11)
    free, enough = (monte_carlo(samples=40, positions=each).decide(view) for each in (None, 10**9))
    assert free == enough
    few = monte_carlo(samples=40, positions=1).decide(view)
    assert (few.layouts, few.remark) == (4, "only 4 of 40 layouts solved because they are hard")
    player, solver = monte_carlo(samples=40), Solver()
    player.decide(view)
    assert player.last_belief is not None
    for start in range(0, 16, 4):
        solver.layout_values(player.last_belief.layouts[start : start + 4], "NT", "W")
    decision = monte_carlo(samples=40, positions=solver.visited * 3 // 4 + 1).decide(view)
    assert decision.layouts == 24  # a lead may take twice as many positions


@pytest.mark.slow
def test_solving_ends_with_the_part_after_which_a_decision_is_clear() -> None:
    view = second_card(3)
    player = monte_carlo(samples=70, clear=0.1)
    early, late = player.decide(view), monte_carlo(samples=70, clear=100).decide(view)
    assert late == monte_carlo(samples=70).decide(view)
    assert (early.layouts, early.exhaustive, early.remark) == (40, False, "")
    assert player.last_belief is not None
    assert len(player.last_belief.layouts) == 70  # from all of them, reasons are found
    values = Solver().layout_values(player.last_belief.layouts[:40], "NT", "W", view.trick)
    best = early.candidates[0]
    assert best.tricks == pytest.approx(values[:, best.card.index].mean())


@pytest.mark.slow
@pytest.mark.parametrize(("errors", "solved"), [(0.1, 20), (100, 35)])
def test_at_a_lead_half_of_the_layouts_are_solved_if_clear_decisions_end_early(errors: float, solved: int) -> None:
    player = monte_carlo(samples=70, clear=errors)
    decision = player.decide(opening_lead(3))
    assert (decision.layouts, decision.exhaustive, decision.remark) == (solved, False, "")
    assert player.last_belief is not None
    assert len(player.last_belief.layouts) == 70


@pytest.mark.parametrize("samples", [1, 2, 3])
def test_at_a_lead_at_least_one_layout_is_solved_if_clear_decisions_end_early(samples: int) -> None:
    decision = monte_carlo(samples=samples, clear=2.0).decide(opening_lead(3, 9))
    assert (decision.layouts, decision.exhaustive, decision.remark) == (1, False, "")


@pytest.mark.slow
@pytest.mark.parametrize("weights", ["uniform", "real"])
@pytest.mark.parametrize("auction", ["imitating", None])
def test_half_of_the_seconds_are_for_drawing_and_half_for_solving(
    weights: str, auction: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock moves on by a second each time that it is asked."""
    player = monte_carlo(samples=100_000, seconds=60, weights=weights, auction=auction)
    clock = itertools.count()
    monkeypatch.setattr(time, "monotonic", lambda: float(next(clock)))
    decision = player.decide(opening_lead(3))
    assert 20 < decision.layouts <= 40
    assert 10 * 500 < decision.drawn <= 40 * 500  # after each part, weighing may ask the clock too
    assert (
        decision.remark
        == f"only {decision.layouts} of {re.findall('[0-9]+', decision.remark)[1]} layouts solved in time"
    )


@pytest.mark.slow
def test_the_time_to_compile_and_to_load_is_no_time_of_the_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock moves on only while a module is compiled or the model of the auction loaded, and then by an hour."""
    now = 0.0

    def take_an_hour(*_: object) -> None:
        nonlocal now
        now += 3600

    monkeypatch.setattr(solving, "warm_up", take_an_hour)
    monkeypatch.setattr(solving, "load_model", take_an_hour)
    monkeypatch.setattr(time, "monotonic", lambda: now)
    decision = monte_carlo(samples=30, seconds=1, auction="imitating").decide(opening_lead(3))
    assert now == 2 * 3600
    assert decision.remark == ""


def test_the_same_seed_gives_the_same_decision() -> None:
    deal = Deal.from_pbn("N:K52.AQ3.. A43.K4.2. JT6.J52.. Q98.T98..")
    first, again = (decide(deal, "W", "S8", samples=10) for _ in range(2))
    assert (first.card, first.candidates, first.layouts) == (again.card, again.candidates, again.layouts)
    assert (first.layouts, first.exhaustive) == (10, False)
