from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from agent.knowledge.card_equivalence import equivalence_classes, merge_equivalent
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.player import Decision
from agent.players.defence.perfect import ArbitraryDefender
from agent.rules.contract import Contract, Vulnerability
from agent.table import ask
from ddsolver import Deal, Position, Seat, Strain
from tests.players import monte_carlo, payoff
from tests.reference import payoff_after
from tests.strategies import after_random_card, random_deal

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


def by_monte_carlo(view: View) -> Decision:
    return monte_carlo(samples="all", aim="tricks").decide(view)


def by_payoff(view: View, *, every_card: bool = False, **settings: Any) -> Decision:
    return payoff(samples="all", aim="tricks", **settings).decide(view, every_card=every_card)


def test_the_ruff_and_sluff_endplay_is_found_by_payoff_search_alone() -> None:
    """The values of all 252 layouts: 4 for the heart, less for every lead that leaves a guess."""
    view = seen(ENDPLAY)
    assert means(by_monte_carlo(view)) == pytest.approx({"SQ": 4, "H3": 4, "DT": 4, "D8": 4, "DK": 3.802}, abs=5e-4)
    decision = by_payoff(view, every_card=True)
    assert (str(decision.card), decision.layouts, decision.exhaustive) == ("H3", 252, True)
    expected = {"H3": 4, "D8": 3.790, "DT": 3.790, "SQ": 3.764, "DK": 3.727}
    assert means(decision) == pytest.approx(expected, abs=5e-4)
    assert not any(candidate.bound for candidate in decision.candidates)


def test_in_play_a_card_that_cannot_be_best_is_known_by_its_bound() -> None:
    decision = by_payoff(seen(ENDPLAY))
    assert str(decision.card) == "H3"
    assert means(decision)["H3"] == pytest.approx(4)
    # The queen of trumps promises as much and is searched before the three of hearts keeps that promise.
    assert {str(candidate.card) for candidate in decision.candidates if candidate.bound} == {"DT", "D8", "DK"}


def test_the_two_way_finesse_is_a_guess() -> None:
    view = seen(FINESSE)
    assert means(by_monte_carlo(view)) == pytest.approx({"HJ": 3, "H9": 3, "HA": 2.5})
    decision = by_payoff(view, every_card=True)
    assert means(decision) == pytest.approx({"HJ": 8 / 3, "H9": 8 / 3, "HA": 2.5})
    assert str(decision.card) == "H9"


def test_a_guess_is_put_off_until_the_discards_have_told() -> None:
    """With the winners cashed first South takes 310/63 tricks, with a diamond first less."""
    view = seen(GUESS)
    assert means(by_monte_carlo(view)) == pytest.approx({"SA": 5, "SK": 5, "DJ": 5, "D9": 5, "DA": 55 / 12})
    decision = by_payoff(view, every_card=True)
    assert str(decision.card) == "SK"
    assert means(decision)["SK"] == pytest.approx(310 / 63)
    assert max(means(decision)[card] for card in ("DA", "DJ", "D9")) < 4.6


@pytest.mark.slow
def test_putting_off_the_guess_takes_more_tricks_at_the_table() -> None:
    view = seen(GUESS)
    layouts = LayoutSpace(view).all()[::6]
    taken = dict.fromkeys((monte_carlo, payoff), 0)
    for declarer in (monte_carlo, payoff):
        for number, hands in enumerate(layouts.tolist()):
            position = Position(Deal((hands[0], hands[1], hands[2], hands[3])), "NT", "S")
            player = declarer(number, samples="all", aim="tricks")
            defender = ArbitraryDefender(np.random.default_rng(number))
            while not position.is_over:
                mover = player if position.to_play.is_north_south else defender
                position = position.play(ask(mover, position, view.contract, view.vulnerability).card)
            taken[declarer] += position.tricks_won.north_south
    assert taken[payoff] >= 4.85 * len(layouts)
    assert taken[monte_carlo] <= 4.65 * len(layouts)


def random_views(seed: int, number: int, sizes: range) -> list[tuple[View, Position]]:
    """Endings with the declarer's side to play, at any place of a trick."""
    generator = np.random.default_rng(seed)
    found: list[tuple[View, Position]] = []
    while len(found) < number:
        deal = random_deal(generator, int(generator.choice(sizes)), freak=bool(generator.integers(2)))
        contract = Contract(1, Strain(int(generator.integers(5))), Seat(int(generator.integers(4))))
        position = Position(deal, contract.strain, Seat(int(generator.integers(4))))
        for _ in range(int(generator.integers(0, 4))):
            position = after_random_card(position, generator)
        if position.to_play.same_side(contract.declarer):
            found.append((View.of(position, contract, Vulnerability.NONE), position))
    return found


@pytest.mark.parametrize(
    ("seed", "endings", "size"),
    [
        (0, 100, 2),
        pytest.param(1, 30, 3, marks=pytest.mark.slow),
        pytest.param(2, 2, 4, marks=pytest.mark.long),
        pytest.param(3, 20, 4, marks=pytest.mark.long),
        pytest.param(7, 200, 3, marks=pytest.mark.long),
    ],
)
def test_the_search_agrees_with_the_plain_reference(seed: int, endings: int, size: int) -> None:
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
        decision = payoff(number, samples=samples, aim="tricks").decide(view, every_card=True)
        assert means(decision) == pytest.approx(expected, abs=1e-9), view
        decision = payoff(number, samples=samples, aim="tricks").decide(view)
        assert means(decision)[str(decision.card)] == pytest.approx(max(expected.values()), abs=1e-9)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "endings", "size"),
    [(4, 20, 3), pytest.param(5, 2, 4, marks=pytest.mark.long), pytest.param(6, 30, 4, marks=pytest.mark.long)],
)
def test_merged_layouts_are_searched_as_by_the_plain_reference(seed: int, endings: int, size: int) -> None:
    for number, (view, position) in enumerate(random_views(seed, endings, range(size, size + 1))):
        space = LayoutSpace(view).all()
        together = equivalence_classes(view)
        merged, weights = merge_equivalent(view, space, np.full(len(space), 1 / len(space)), together)
        weighted = [
            (replayed(view, position, hands), weight)
            for hands, weight in zip(merged.tolist(), weights.tolist(), strict=True)
        ]
        declarer = view.contract.declarer
        if len(view.runs()) > 1:
            decision = payoff(number, samples="all", aim="tricks", classes=True).decide(view, every_card=True)
            assert decision.layouts == len(space)
            for run in view.runs():
                expected = payoff_after(weighted, run[-1], declarer, range(14), together)
                assert means(decision)[str(run[-1])] == pytest.approx(expected, abs=1e-9), view


def replayed(view: View, position: Position, hands: list[int]) -> Position:
    """A layout as a position with the same play."""
    dealt = list(hands)
    for card, player in zip(view.plays, view.players, strict=True):
        dealt[player] |= card.mask
    return Position(Deal((dealt[0], dealt[1], dealt[2], dealt[3])), position.trump, position.leader, view.plays)


def test_no_card_is_worth_more_than_its_double_dummy_mean() -> None:
    """Theorem 5."""
    for number, (view, _) in enumerate(random_views(9, 60, range(3, 7))):
        one = payoff(number, samples=8, aim="tricks").decide(view, every_card=True)
        other = monte_carlo(number, samples=8, aim="tricks").decide(view)
        upper = means(other)
        assert all(value <= upper[card] + 1e-9 for card, value in means(one).items())


def test_with_one_layout_both_choose_among_the_same_cards() -> None:
    for number, (view, _) in enumerate(random_views(10, 60, range(3, 8))):
        one = payoff(number, samples=1, aim="tricks").decide(view, every_card=True)
        other = monte_carlo(number, samples=1, aim="tricks").decide(view)
        assert means(one) == pytest.approx(means(other))
        assert one.card == other.card


def test_out_of_time_fewer_layouts_are_searched_and_the_decision_says_so() -> None:
    deal = random_deal(np.random.default_rng(3))
    contract = Contract.parse("1NTS")
    position = Position(deal, contract.strain, contract.leader)
    position = position.play(position.legal()[0])
    view = View.of(position, contract, Vulnerability.NONE)
    decision = payoff(samples=60, seconds=0.5, situations=None).decide(view, every_card=True)
    assert re.search("searched ([0-9]+|none) of [0-9]+ layouts", decision.remark)
    assert decision.card in view.legal()
    patient = by_payoff(seen(GUESS), seconds=60, every_card=True)
    assert means(patient) == pytest.approx(means(by_payoff(seen(GUESS), every_card=True)))
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
    player = payoff(samples=100_000, seconds=0.2, weights=weights, p=0.9, refill=refill)
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
    decision = by_payoff(view, seconds=1e-6)
    assert 0 < decision.layouts < 252
    assert not decision.exhaustive
    assert f"only {decision.layouts} of 252 layouts solved in time" in decision.remark


def test_of_a_search_with_too_many_situations_half_the_layouts_are_searched_and_so_on() -> None:
    view = seen(GUESS)
    whole, double_dummy = by_payoff(view, every_card=True), means(by_monte_carlo(view))
    assert whole.remark == ""
    numbers = set()
    for situations in (int(1.5**power) for power in range(34)):
        cut = by_payoff(view, every_card=True, situations=situations)
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
