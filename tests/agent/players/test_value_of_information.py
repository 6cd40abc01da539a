from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.knowledge.sampler import MOST_GROWN
from agent.knowledge.view import View
from agent.player import Decision, Player
from agent.players.decision import SolvedSample
from agent.players.solving import expected_gain, initial_sample_size, should_sample_more
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Card, Deal, Position, Seat
from tests.players import monte_carlo, payoff, solved
from tests.strategies import random_deal

CONTRACT = Contract.parse("1NTS")
# South has clubs or a diamond to cash; what comes of it is made up.
DEAL = Deal.from_pbn("N:32.32.2. .54.54.5 .6.A.AK2 .K7.K6.9")
VIEW = View.of(Position(DEAL, "NT", "S"), CONTRACT, Vulnerability.NONE)


def sample_of(view: View, tricks: NDArray[np.int8], weights: NDArray[np.float64], **consistent: Any) -> SolvedSample:
    return solved(view, np.zeros((len(weights), 4), dtype=np.int64), weights, tricks, "tricks", **consistent)


def gain(club: list[int], diamond: list[int], *, n_consistent: int = 1_000_000) -> float:
    """What more may win, given the tricks with either card in some layouts."""
    number = len(club)
    tricks = np.full((number, 52), -1, dtype=np.int8)
    for card in VIEW.legal():
        tricks[:, card.index] = 0
    tricks[:, Card.parse("CK").index] = tricks[:, Card.parse("CA").index] = club
    tricks[:, Card.parse("DA").index] = diamond
    weights = np.full(number, 1 / number)
    return expected_gain(sample_of(VIEW, tricks, weights, n_consistent=n_consistent))


def test_a_close_race_may_win_more_than_a_clear_one() -> None:
    close = gain([3, 4, 3, 4, 4] * 8, [4, 3, 4, 3, 4] * 8)
    clear = gain([4, 4, 4, 4, 4] * 8, [1, 2, 1, 2, 1] * 8)
    assert close > 10 * clear > 0


def test_the_more_layouts_agree_the_less_others_may_win() -> None:
    gains = [gain([3] * number, [3] * number) for number in (10, 100, 1000)]
    assert gains[0] > 5 * gains[1] > 25 * gains[2] > 0


def test_where_hardly_any_layout_is_left_there_is_hardly_anything_to_win() -> None:
    club, diamond = [3, 4] * 20, [4, 3] * 20
    assert gain(club, diamond, n_consistent=41) < gain(club, diamond, n_consistent=80) < gain(club, diamond)


@pytest.mark.parametrize("leader", ["S", "W"])
def test_the_gain_is_that_of_a_normal_distribution_also_with_unequal_weights(leader: str) -> None:
    """Of some hundred layouts that weigh 1 to 5, summed by a grid in place of the formula."""
    generator = np.random.default_rng(7)
    view = View.of(Position(Deal.from_pbn("N:2.2.. .54.. .6.A. .K.K."), "NT", leader), CONTRACT, Vulnerability.NONE)
    cards = view.legal()
    tricks = np.full((300, 52), -1, dtype=np.int8)
    for card in cards:
        tricks[:, card.index] = generator.integers(0, 3, 300)
    weights = generator.integers(1, 6, 300) / 1.0
    sample = sample_of(view, tricks, weights, n_consistent=900)
    shares = weights / weights.sum()
    number = 1 / float(shares @ shares)
    won = {card: (1 if leader == "S" else -1) * sample.taken(card) for card in cards}
    best = max(cards, key=lambda card: float(shares @ won[card]))
    gains = []
    for rival in [card for card in cards if card != best]:
        # One more layout of weight 1 / number, in which only the rival makes the contract.
        values = np.append(won[rival] - won[best], 1.0)
        together = np.append(shares * number, 1.0) / (number + 1)
        mean = float(together @ values)
        variance = float(together @ (values - mean) ** 2) / (number + 1) * (1 - 300 / 900)
        grid = np.linspace(mean - 8 * np.sqrt(variance), mean + 8 * np.sqrt(variance), 20_001)
        density = np.exp(-((grid - mean) ** 2) / (2 * variance))
        gains.append(float((grid.clip(min=0) * density).sum() / density.sum()))
    assert len(gains) == 1
    assert expected_gain(sample) == pytest.approx(max(gains), rel=1e-4)


def test_nothing_is_gained_where_all_layouts_are_known() -> None:
    weights = np.ones(1)
    tricks = np.zeros((1, 52), dtype=np.int8)
    assert not should_sample_more(sample_of(VIEW, tricks, weights, exhaustive=True, n_consistent=1), 1e9)
    assert should_sample_more(sample_of(VIEW, tricks, weights, n_consistent=1000), 1e9)


def asked(view: View, kind: Callable[..., Player], **options: Any) -> Decision:
    return kind(3, samples="auto", aim="tricks", **options).decide(view)


@pytest.mark.parametrize("kind", [monte_carlo, payoff])
def test_who_has_more_patience_looks_at_more_layouts(kind: Callable[..., Player]) -> None:
    deal = random_deal(np.random.default_rng(4), 8)
    view = View.of(Position(deal, "NT", "S"), CONTRACT, Vulnerability.NONE)
    looked_at = [asked(view, kind, patience=patience).layouts for patience in (1e-3, 0.5, 30)]
    assert 10 <= looked_at[0] < looked_at[1] < looked_at[2] <= MOST_GROWN
    assert asked(view, kind, patience=0.5) == asked(view, kind, patience=0.5)


@pytest.mark.parametrize("kind", [monte_carlo, payoff])
def test_with_all_the_patience_in_the_world_all_layouts_are_looked_at(kind: Callable[..., Player]) -> None:
    deal = random_deal(np.random.default_rng(4), 5)
    view = View.of(Position(deal, "NT", "S"), CONTRACT, Vulnerability.NONE)
    decision = asked(view, kind, patience=1e9)
    assert (decision.layouts, decision.exhaustive) == (252, True)
    everything = kind(3, samples="all", aim="tricks").decide(view)
    assert decision.candidates == everything.candidates


def test_fewer_layouts_are_looked_at_first_where_one_takes_longer() -> None:
    views = [
        View.of(Position(random_deal(np.random.default_rng(1), size), "NT", "W"), CONTRACT, Vulnerability.NONE)
        for size in (13, 9, 5)
    ]
    numbers = [initial_sample_size(view, 20) for view in views]
    assert numbers == sorted(numbers)
    assert numbers[0] < numbers[2] / 10


def test_seconds_are_for_all_batches_together() -> None:
    view = View.of(Position(random_deal(np.random.default_rng(4)), "NT", "W"), CONTRACT, Vulnerability.NONE)
    hasty = asked(view, monte_carlo, patience=1e9, seconds=0.05)
    assert "solved in time" in hasty.remark
    assert hasty.layouts < MOST_GROWN


def test_the_sample_grows_while_the_gain_pays_for_as_many_layouts_again() -> None:
    """A layout costs 90 ns times 2.6 for each trick left, by the model."""
    tricks = np.full((40, 52), -1, dtype=np.int8)
    tricks[:, [card.index for card in VIEW.legal()]] = 0
    tricks[:, Card.parse("DA").index] = [3, 4, 4, 3, 3] * 8
    tricks[:, [Card.parse("CK").index, Card.parse("CA").index]] = np.array([[4, 3, 4, 3, 3] * 8]).T
    weights = np.full(40, 1 / 40)
    sample = sample_of(VIEW, tricks, weights)
    cost = 40 * 9e-8 * 2.6**VIEW.tricks_left
    enough = cost / expected_gain(sample)
    assert should_sample_more(sample, 1.01 * enough)
    assert not should_sample_more(sample, 0.99 * enough)
    assert not should_sample_more(sample, 0.0)


def test_the_expected_gain_is_that_of_a_normal_lead_over_the_best_card() -> None:
    club, diamond = np.array([3, 4, 3, 4, 4] * 8), np.array([4, 3, 4, 3, 4] * 8)
    lead = (diamond - club).astype(float)
    mean = (lead.sum() + 1) / 41
    spread = (((lead - lead.mean()) ** 2).sum() + (1 - lead.mean()) ** 2 * 40 / 41) / 41
    error = np.sqrt((1 - 40 / 1000) * spread / 41)
    draws = np.random.default_rng(1).normal(mean, error, 400_000)
    expected = np.maximum(draws, 0).mean()
    assert gain([*club], [*diamond], n_consistent=1000) == pytest.approx(expected, rel=0.02)


def test_a_defender_gains_where_the_declarer_may_lose() -> None:
    """West's heart is better than its diamond; what may still be gained is the same for either side."""
    west = View.of(Position(DEAL, "NT", "W"), CONTRACT, Vulnerability.NONE, seat=Seat.WEST)
    tricks = np.full((40, 52), -1, dtype=np.int8)
    tricks[:, [card.index for card in west.legal()]] = 0
    good, rival = west.runs()[0], west.runs()[1]
    tricks[:, [card.index for card in good]] = 4
    tricks[:, [card.index for card in rival]] = np.array([[5, 2] * 20]).T
    weights = np.full(40, 1 / 40)
    some = expected_gain(sample_of(west, tricks, weights))
    tricks[:, [card.index for card in rival]] = np.array([[3, 0] * 20]).T
    less = expected_gain(sample_of(west, tricks, weights))
    assert some > 100 * less >= 0


@pytest.mark.parametrize(("cards", "first"), [(5, 46), (8, 11), (13, 10)])
def test_the_first_sample_is_a_third_of_what_would_pay_without_a_better_card(cards: int, first: int) -> None:
    deal = random_deal(np.random.default_rng(1), cards)
    view = View.of(Position(deal, "NT", "W"), CONTRACT, Vulnerability.NONE)
    assert initial_sample_size(view, 0.5) == first
