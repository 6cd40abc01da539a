from __future__ import annotations

import re
from functools import partial
from typing import Any

import numpy as np
import pytest

from agent.knowledge.classes import classes, merge
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.knowledge.weights import CorrectPlay, Weights
from agent.player import Decision
from agent.players.defence.perfect import ArbitraryDefender
from agent.players.goal import Goal
from agent.players.joint.payoff import Payoff
from agent.players.monte_carlo import MonteCarlo
from agent.rules.contract import Contract, Vulnerability
from agent.table import ask
from ddsolver import Deal, Position, Seat, Strain
from tests.reference import payoff_after
from tests.strategies import random_deal

TRICKS = Goal("tricks")
# South leads at trick nine, spades are trumps: the ruff-and-sluff endplay (thesis section 5.5.2).
ENDPLAY = (Deal.from_pbn("N:J.2.AJ9. .876.Q6. Q.3.KT8. ..5432.5"), Contract.parse("4SS"))
# Three cards left at notrump: a two-way finesse (thesis section 5.3).
FINESSE = (Deal.from_pbn("N:.KT2.. .Q86.. .AJ9.. .543.."), Contract.parse("1NTS"))
# Five cards left at notrump: South may guess the queen of diamonds now, or cash two spades first and see what goes.
GUESS = (Deal.from_pbn("N:.32.KT2. .654.Q5. AK..AJ9. .7.8764."), Contract.parse("1NTS"))


def seen(ending: tuple[Deal, Contract]) -> View:
    deal, contract = ending
    return View.of(Position(deal, contract.strain, Seat.SOUTH), contract, Vulnerability.NONE)


def means(decision: Decision) -> dict[str, float]:
    return {str(candidate.card): candidate.tricks for candidate in decision.candidates}


def monte_carlo(view: View) -> Decision:
    return MonteCarlo(np.random.default_rng(0), None, TRICKS).decide(view)


def payoff(view: View, **options: Any) -> Decision:
    return Payoff(np.random.default_rng(0), None, TRICKS, **options).decide(view)


def test_the_ruff_and_sluff_endplay_is_found_by_payoff_search_alone() -> None:
    """The values of all 252 layouts: 4 for the heart, less for every lead that leaves a guess."""
    view = seen(ENDPLAY)
    assert means(monte_carlo(view)) == pytest.approx({"SQ": 4, "H3": 4, "DT": 4, "D8": 4, "DK": 3.802}, abs=5e-4)
    decision = payoff(view, every_card=True)
    assert (str(decision.card), decision.layouts, decision.exhaustive) == ("H3", 252, True)
    expected = {"H3": 4, "D8": 3.790, "DT": 3.790, "SQ": 3.764, "DK": 3.727}
    assert means(decision) == pytest.approx(expected, abs=5e-4)
    assert not any(candidate.bound for candidate in decision.candidates)


def test_in_play_a_card_that_cannot_be_best_is_known_by_its_bound() -> None:
    decision = payoff(seen(ENDPLAY))
    assert str(decision.card) == "H3"
    assert means(decision)["H3"] == pytest.approx(4)
    # The queen of trumps promises as much and is searched before the three of hearts keeps that promise.
    assert {str(candidate.card) for candidate in decision.candidates if candidate.bound} == {"DT", "D8", "DK"}


def test_the_two_way_finesse_is_a_guess() -> None:
    view = seen(FINESSE)
    assert means(monte_carlo(view)) == pytest.approx({"HJ": 3, "H9": 3, "HA": 2.5})
    decision = payoff(view, every_card=True)
    assert means(decision) == pytest.approx({"HJ": 8 / 3, "H9": 8 / 3, "HA": 2.5})
    assert str(decision.card) == "H9"


def test_a_guess_is_put_off_until_the_discards_have_told() -> None:
    """With the winners cashed first South takes 310/63 tricks, with a diamond first less."""
    view = seen(GUESS)
    assert means(monte_carlo(view)) == pytest.approx({"SA": 5, "SK": 5, "DJ": 5, "D9": 5, "DA": 55 / 12})
    decision = payoff(view, every_card=True)
    assert str(decision.card) == "SK"
    assert means(decision)["SK"] == pytest.approx(310 / 63)
    assert max(means(decision)[card] for card in ("DA", "DJ", "D9")) < 4.6


def test_putting_off_the_guess_takes_more_tricks_at_the_table() -> None:
    view = seen(GUESS)
    layouts = LayoutSpace(view).all()[::6]
    taken = {}
    for declarer in (MonteCarlo, Payoff):
        taken[declarer] = 0
        for number, hands in enumerate(layouts.tolist()):
            position = Position(Deal((hands[0], hands[1], hands[2], hands[3])), "NT", "S")
            player = declarer(np.random.default_rng(number), None, TRICKS)
            defender = ArbitraryDefender(np.random.default_rng(number))
            while not position.is_over:
                mover = player if position.to_play.is_north_south else defender
                position = position.play(ask(mover, position, view.contract, view.vulnerability).card)
            taken[declarer] += position.tricks_won.north_south
    assert taken[Payoff] >= 4.85 * len(layouts)
    assert taken[MonteCarlo] <= 4.65 * len(layouts)


def random_views(seed: int, number: int, sizes: range) -> list[tuple[View, Position]]:
    """Endings with the declarer's side to play, at any place of a trick."""
    generator = np.random.default_rng(seed)
    found: list[tuple[View, Position]] = []
    while len(found) < number:
        deal = random_deal(generator, int(generator.choice(sizes)), freak=bool(generator.integers(2)))
        contract = Contract(1, Strain(int(generator.integers(5))), Seat(int(generator.integers(4))))
        position = Position(deal, contract.strain, Seat(int(generator.integers(4))))
        for _ in range(int(generator.integers(0, 4))):
            legal = position.legal()
            position = position.play(legal[int(generator.integers(len(legal)))])
        if position.to_play.same_side(contract.declarer):
            found.append((View.of(position, contract, Vulnerability.NONE), position))
    return found


@pytest.mark.parametrize(
    ("seed", "endings", "size"),
    [
        (0, 100, 2),
        (1, 30, 3),
        pytest.param(2, 2, 4, marks=pytest.mark.long),
        pytest.param(3, 20, 4, marks=pytest.mark.long),
        pytest.param(7, 200, 3, marks=pytest.mark.long),
    ],
)
def test_the_search_agrees_with_the_plain_reference_pruned_or_not(seed: int, endings: int, size: int) -> None:
    for number, (view, position) in enumerate(random_views(seed, endings, range(size, size + 1))):
        if len(view.runs()) == 1:
            continue
        samples = 6
        expected: dict[str, float] = {}
        declarer = view.contract.declarer
        space = LayoutSpace(view).sample(samples, np.random.default_rng(number))
        layouts = [replayed(view, position, hands) for hands in space.tolist()]
        weighted = [(layout, 1 / len(layouts)) for layout in layouts]
        for run in view.runs():
            expected |= dict.fromkeys(map(str, run), payoff_after(weighted, run[-1], declarer, range(14)))
        for prune in (True, False):
            generator = np.random.default_rng(number)
            player = Payoff(generator, samples, TRICKS, every_card=True, prune=prune)
            decision = player.decide(view)
            assert means(decision) == pytest.approx(expected, abs=1e-9), (view, prune)
        decision = Payoff(np.random.default_rng(number), samples, TRICKS).decide(view)
        assert means(decision)[str(decision.card)] == pytest.approx(max(expected.values()), abs=1e-9)


@pytest.mark.parametrize(
    ("seed", "endings", "size"),
    [(4, 20, 3), pytest.param(5, 2, 4, marks=pytest.mark.long), pytest.param(6, 30, 4, marks=pytest.mark.long)],
)
def test_merged_layouts_are_searched_as_by_the_plain_reference(seed: int, endings: int, size: int) -> None:
    for number, (view, position) in enumerate(random_views(seed, endings, range(size, size + 1))):
        space = LayoutSpace(view).all()
        together = classes(view)
        merged, weights = merge(view, space, np.full(len(space), 1 / len(space)), together)
        weighted = [
            (replayed(view, position, hands), weight)
            for hands, weight in zip(merged.tolist(), weights.tolist(), strict=True)
        ]
        declarer = view.contract.declarer
        if len(view.runs()) > 1:
            decision = Payoff(np.random.default_rng(number), None, TRICKS, classes=True, every_card=True).decide(view)
            assert decision.layouts == len(space)
            for run in view.runs():
                expected = payoff_after(weighted, run[-1], declarer, range(14), together)
                assert means(decision)[str(run[-1])] == pytest.approx(expected, abs=1e-9), view


def chance_in_this_trick(correct: CorrectPlay, declarer: Seat, left: int, layout: Position) -> float | None:
    return correct.of(layout.to_play, declarer, 13 - left) if layout.tricks_left == left else None


@pytest.mark.parametrize(
    ("seed", "endings", "size"),
    [
        (11, 20, 3),
        (13, 60, 2),
        pytest.param(12, 4, 4, marks=pytest.mark.long),
        pytest.param(14, 300, 3, marks=pytest.mark.long),
    ],
)
def test_defenders_who_err_now_are_searched_as_by_the_plain_reference(seed: int, endings: int, size: int) -> None:
    more = 0
    for number, (view, position) in enumerate(random_views(seed, endings, range(size, size + 1))):
        if len(view.runs()) == 1:
            continue
        correct = CorrectPlay((0.7, 0.8), (0.9, 0.6)) if number % 2 else CorrectPlay((0.5,), (0.5,))
        declarer, left = view.contract.declarer, view.tricks_left
        layouts = LayoutSpace(view).sample(6, np.random.default_rng(number)).tolist()
        weighted = [(replayed(view, position, hands), 1 / len(layouts)) for hands in layouts]

        chance = partial(chance_in_this_trick, correct, declarer, left)
        expected: dict[str, float] = {}
        sure: dict[str, float] = {}
        for run in view.runs():
            value = payoff_after(weighted, run[-1], declarer, range(14), errors=chance)
            expected |= dict.fromkeys(map(str, run), value)
            sure |= dict.fromkeys(map(str, run), payoff_after(weighted, run[-1], declarer, range(14)))
        for prune in (True, False):
            player = Payoff(np.random.default_rng(number), 6, TRICKS, prune=prune, errors=correct)
            decision = player.decide(view)
            assert means(decision) == pytest.approx(expected, abs=1e-9), (view, prune)
            assert expected[str(decision.card)] == pytest.approx(max(expected.values()), abs=1e-9)
        more += any(expected[card] > sure[card] + 1e-9 for card in expected)
    assert more > endings / 20


def test_defenders_who_never_err_are_those_of_the_thesis() -> None:
    for number, (view, _) in enumerate(random_views(15, 30, range(3, 6))):
        one = Payoff(np.random.default_rng(number), 8, TRICKS, every_card=True).decide(view)
        other = Payoff(np.random.default_rng(number), 8, TRICKS, errors=CorrectPlay()).decide(view)
        assert means(one) == pytest.approx(means(other), abs=1e-9)
        assert one.card == other.card


def test_to_a_depth_the_search_agrees_with_the_plain_reference() -> None:
    for number, (view, position) in enumerate(random_views(8, 30, range(4, 7))):
        declarer = view.contract.declarer
        if len(view.runs()) == 1:
            continue
        layouts = LayoutSpace(view).sample(4, np.random.default_rng(number)).tolist()
        weighted = [(replayed(view, position, hands), 1 / len(layouts)) for hands in layouts]
        depth = number % 2 + 1
        player = Payoff(np.random.default_rng(number), 4, TRICKS, depth=depth, every_card=True)
        found = means(player.decide(view))
        for run in view.runs():
            expected = payoff_after(weighted, run[-1], declarer, range(14), last_left=view.tricks_left - depth)
            assert found[str(run[-1])] == pytest.approx(expected, abs=1e-9), (view, depth)


def replayed(view: View, position: Position, hands: list[int]) -> Position:
    """A layout as a position with the same play."""
    dealt = list(hands)
    for card, player in zip(view.plays, view.players, strict=True):
        dealt[player] |= card.mask
    return Position(Deal((dealt[0], dealt[1], dealt[2], dealt[3])), position.trump, position.leader, view.plays)


def test_no_card_is_worth_more_than_its_double_dummy_mean() -> None:
    """Theorem 5."""
    for number, (view, _) in enumerate(random_views(9, 60, range(3, 7))):
        one = Payoff(np.random.default_rng(number), 8, TRICKS, every_card=True).decide(view)
        other = MonteCarlo(np.random.default_rng(number), 8, TRICKS).decide(view)
        upper = means(other)
        assert all(value <= upper[card] + 1e-9 for card, value in means(one).items())


def test_with_one_layout_both_choose_among_the_same_cards() -> None:
    for number, (view, _) in enumerate(random_views(10, 60, range(3, 8))):
        one = Payoff(np.random.default_rng(number), 1, TRICKS, every_card=True).decide(view)
        other = MonteCarlo(np.random.default_rng(number), 1, TRICKS).decide(view)
        assert means(one) == pytest.approx(means(other))
        assert one.card == other.card


def test_a_search_that_is_not_deep_is_monte_carlo() -> None:
    view = seen(GUESS)
    shallow = Payoff(np.random.default_rng(0), None, TRICKS, depth=1, every_card=True).decide(view)
    assert means(shallow)["SK"] == pytest.approx(5)
    deep = [
        means(Payoff(np.random.default_rng(0), None, TRICKS, depth=depth, every_card=True).decide(view))["D9"]
        for depth in (1, 2, 3, 4, 5)
    ]
    assert deep == sorted(deep, reverse=True)
    assert deep[-1] < 4.6


def test_out_of_time_fewer_layouts_are_searched_and_the_decision_says_so() -> None:
    deal = random_deal(np.random.default_rng(3))
    contract = Contract.parse("1NTS")
    position = Position(deal, contract.strain, contract.leader)
    position = position.play(position.legal()[0])
    view = View.of(position, contract, Vulnerability.NONE)
    decision = Payoff(np.random.default_rng(0), 60, seconds=0.5, situations=None, every_card=True).decide(view)
    assert re.search("searched ([0-9]+|none) of [0-9]+ layouts", decision.remark)
    assert decision.card in view.legal()
    patient = payoff(seen(GUESS), seconds=60, every_card=True)
    assert means(patient) == pytest.approx(means(payoff(seen(GUESS), every_card=True)))
    assert patient.remark == ""


@pytest.mark.parametrize("weights", ["uniform", "correct-play"])
@pytest.mark.parametrize("refill", [True, False])
def test_the_seconds_are_for_all_of_a_decision_however_many_layouts_are_wanted(weights: Any, refill: bool) -> None:
    """Drawing, weighing and solving 100,000 layouts of a whole deal would take half an hour."""
    deal = random_deal(np.random.default_rng(3))
    contract = Contract.parse("1NTS")
    position = Position(deal, contract.strain, contract.leader)
    position = position.play(position.legal()[0])
    view = View.of(position, contract, Vulnerability.NONE)
    scheme = Weights(weights, CorrectPlay((0.9,), (0.9,)))
    player = Payoff(np.random.default_rng(0), 100_000, seconds=0.2, weights=scheme, refill=refill)
    for turn in range(2):
        decision = player.decide(view)
        assert 0 < decision.layouts < 5000
        assert not decision.exhaustive
        assert decision.card in view.legal()
        if not turn:
            position = position.play(decision.card)
            while not position.to_play.same_side(contract.declarer):
                position = position.play(position.legal()[-1])
            view = View.of(position, contract, Vulnerability.NONE)


def test_layouts_for_which_there_is_no_time_are_left_out_at_random_and_it_is_said() -> None:
    view = seen(ENDPLAY)
    decision = payoff(view, seconds=1e-6)
    assert 0 < decision.layouts < 252
    assert not decision.exhaustive
    assert f"time to solve {decision.layouts} of 252 layouts" in decision.remark


def test_of_a_search_with_too_many_situations_half_the_layouts_are_searched_and_so_on() -> None:
    view = seen(GUESS)
    whole, double_dummy = payoff(view, every_card=True), means(monte_carlo(view))
    assert whole.remark == ""
    numbers = set()
    for situations in (int(1.5**power) for power in range(34)):
        cut = payoff(view, every_card=True, situations=situations)
        found = re.fullmatch(f"searched ([0-9]+|none) of {whole.layouts} layouts", cut.remark)
        number = found[1] if found else "all"
        numbers.add(number)
        if number == "all":
            assert means(cut) == pytest.approx(means(whole))
        elif number == "none":
            assert means(cut) == pytest.approx(double_dummy)
        else:
            assert int(number) in {whole.layouts >> halvings for halvings in range(1, 8)}
            assert all(means(cut)[card] <= double_dummy[card] + 1e-9 for card in double_dummy)
    assert numbers >= {"none", "all"}
    assert len(numbers) > 2
