from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from agent.errors import PlayerError
from agent.knowledge.evidence.thesis_plays import ThesisPlays
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Deal, Position, Seat, Solver, Strain
from tests.oracle import minimax_card_values
from tests.players import sampler
from tests.strategies import random_deal

SOLVER = Solver(memory_mb=8)
PERFECT = ThesisPlays("correct-play", 1.0, SOLVER)
MOSTLY = ThesisPlays("correct-play", 0.7, SOLVER)


def ending(seed: int, size: int, turns: int, *, declaring: bool = True) -> View:
    """A view of an ending after some cards, all correct but the declarer's own in the declarer's view."""
    generator = np.random.default_rng(seed)
    contract = Contract(1, Strain(int(generator.integers(5))), Seat(int(generator.integers(4))))
    position = Position(random_deal(generator, size), contract.strain, contract.leader)
    while len(position.plays) < turns or position.to_play.same_side(contract.declarer) is not declaring:
        values = SOLVER.card_values(position)
        any_card = declaring and position.to_play.same_side(contract.declarer)
        cards = [card for card, value in values.items() if any_card or value == max(values.values())]
        position = position.play(cards[int(generator.integers(len(cards)))])
    return View.of(position, contract, Vulnerability.NONE)


def chance(view: View, layout: list[int], weights: ThesisPlays) -> Fraction:
    """The probability that all but the viewer play as they did in a layout, card by card from brute force."""
    hands = list(layout)
    for card, player in zip(view.plays, view.players, strict=True):
        hands[player] |= card.mask
    position = Position(Deal((hands[0], hands[1], hands[2], hands[3])), view.contract.strain, view.contract.leader)
    likely = Fraction(1)
    for card in view.plays:
        declarer = view.contract.declarer
        decides = declarer if position.to_play is declarer.partner else position.to_play
        if decides is not view.seat:
            values = minimax_card_values(position)
            correct = [each for each, value in values.items() if value == max(values.values())]
            p = Fraction(weights.p)
            if weights.scheme == "random-play" or len(correct) == len(values):
                likely /= len(values)
            elif card in correct:
                likely *= p / len(correct)
            else:
                likely *= (1 - p) / (len(values) - len(correct))
        position = position.play(card)
    return likely


@pytest.mark.parametrize("weights", [PERFECT, MOSTLY, ThesisPlays("random-play")])
@pytest.mark.parametrize("declaring", [True, False], ids=["declarer", "defender"])
@pytest.mark.parametrize("seed", [pytest.param(0, marks=pytest.mark.slow), 1, 2])
def test_weights_of_all_layouts_are_the_posterior_by_brute_force(
    weights: ThesisPlays, declaring: bool, seed: int
) -> None:
    view = ending(seed, 4, 5, declaring=declaring)
    belief = sampler("all", weights).sample(view)
    expected = {tuple(row): chance(view, row, weights) for row in LayoutSpace(view).all().tolist()}
    total = sum(expected.values())
    found = {tuple(row): weight for row, weight in zip(belief.layouts.tolist(), belief.weights, strict=True)}
    assert found == pytest.approx({row: float(likely / total) for row, likely in expected.items() if likely})
    assert belief.exhaustive


def test_without_evidence_all_weights_are_equal() -> None:
    view = ending(1, 5, 6)
    belief = sampler(7).sample(view)
    assert belief.weights == pytest.approx([1 / len(belief.layouts)] * len(belief.layouts))
    assert belief.ess == pytest.approx(len(belief.layouts))


def test_an_unknown_scheme_is_refused() -> None:
    with pytest.raises(PlayerError, match="unknown weights: 'heavy' .one of random-play correct-play."):
        ThesisPlays("heavy")  # type: ignore[arg-type]


@pytest.mark.parametrize("p", [-0.1, 1.5, float("nan")])
def test_what_is_no_probability_is_refused(p: float) -> None:
    with pytest.raises(PlayerError, match="is no probability: a number from 0 to 1 is needed"):
        ThesisPlays("correct-play", p)
