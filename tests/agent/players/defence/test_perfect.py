from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

from agent.player import PerfectPlayer, Player
from agent.players.defence.perfect import ArbitraryDefender, CarefulDefender, OptimizedDefender
from agent.rules.contract import Contract, Vulnerability
from agent.table import ask
from ddsolver import Deal, Position, Seat, Solver, Strain
from tests.oracle import dds_card_values
from tests.players import monte_carlo, payoff
from tests.strategies import random_deal

CONTRACT = Contract.parse("1NTS")
SOLVER = Solver()


def test_every_card_that_loses_nothing_is_played_equally_often_and_no_other() -> None:
    """West to lead at notrump: a small heart gives up all four tricks, three other cards none."""
    deal = Deal.from_pbn("N:3..A42. 7..T7.7 .75.KQ. .J82..J")
    position = Position(deal, "NT", "W")
    values = dds_card_values(position)
    correct = {card for card, value in values.items() if value == max(values.values())}
    assert 0 < len(correct) < len(values)
    defender = ArbitraryDefender(np.random.default_rng(1))
    counts = Counter(ask(defender, position, CONTRACT, Vulnerability.NONE).card for _ in range(600))
    assert set(counts) == correct
    assert min(counts.values()) > 600 / len(correct) * 0.75


def test_the_decision_tells_the_declarers_tricks_and_score_after_each_card() -> None:
    deal = random_deal(np.random.default_rng(2))
    contract = Contract(3, Strain.NOTRUMP, Seat.SOUTH)
    position = Position(deal, contract.strain, contract.leader)
    decision = ask(ArbitraryDefender(np.random.default_rng(1)), position, contract, Vulnerability.BOTH)
    expected = {card: 13 - value for card, value in dds_card_values(position).items()}
    assert {candidate.card: candidate.tricks for candidate in decision.candidates} == expected
    for candidate in decision.candidates:
        assert candidate.score == contract.score(int(candidate.tricks), Vulnerability.BOTH)
        assert candidate.make == (candidate.tricks >= 9)
    assert decision.candidates[0].card == decision.card


def test_a_forced_card_is_played_without_solving() -> None:
    position = Position(Deal.from_pbn("N:A... K... Q... J..."), "NT", "W")
    decision = ask(ArbitraryDefender(np.random.default_rng(1)), position, CONTRACT, Vulnerability.NONE)
    assert (str(decision.card), decision.candidates) == ("SJ", ())


def tricks_against(defender: PerfectPlayer, deal: Deal, contract: Contract) -> int:
    """What a declarer takes who sees all hands too, and never errs."""
    position = Position(deal, contract.strain, contract.leader)
    while not position.is_over:
        if position.to_play.same_side(contract.declarer):
            position = position.play(SOLVER.best_play(position)[0])
        else:
            position = position.play(ask(defender, position, contract, Vulnerability.NONE).card)
    return position.tricks_won.of(contract.declarer)


def double_dummy(deal: Deal, contract: Contract) -> int:
    return 13 - max(dds_card_values(Position(deal, contract.strain, contract.leader)).values())


@pytest.mark.parametrize("seed", range(3))
def test_no_double_dummy_trick_is_ever_given_up(seed: int) -> None:
    """A perfect defender against a perfect declarer ends in the double-dummy result."""
    generator = np.random.default_rng(seed)
    deal = random_deal(generator)
    contract = Contract(1, Strain(int(generator.integers(5))), Seat(int(generator.integers(4))))
    assert tricks_against(ArbitraryDefender(generator), deal, contract) == double_dummy(deal, contract)
    assert tricks_against(CarefulDefender(), deal, contract) == double_dummy(deal, contract)


def careful(deal: str, *plays: str) -> str:
    position = Position(Deal.from_pbn(deal), "NT", "W", " ".join(plays))
    return str(ask(CarefulDefender(), position, CONTRACT, Vulnerability.NONE).card)


def test_a_careful_defender_goes_on_with_the_suit_led_last() -> None:
    """West has taken an ace. Every card is correct: West has the other tricks in any order."""
    assert careful("N:4.2.2. 5.3.3. 6.4.4. AK.A..", "SA", "S4", "S5", "S6") == "SK"
    assert careful("N:2.4.2. 3.5.3. 4.6.4. K.AQ..", "HA", "H4", "H5", "H6") == "HQ"


def test_a_careful_defender_plays_the_lowest_card_that_loses_nothing() -> None:
    assert careful("N:A3.2.. 54.3.. 76.4.. 98.5..") == "H5"
    assert careful("N:A3.2.. 54.3.. 76.4.. 98.5..", "S8", "SA") == "S4"


@pytest.mark.slow
@pytest.mark.parametrize("model", [monte_carlo, payoff])
@pytest.mark.parametrize("seed", range(2))
def test_the_optimized_defender_never_gives_up_a_double_dummy_trick(model: Callable[..., Player], seed: int) -> None:
    generator = np.random.default_rng(seed)
    deal = random_deal(generator)
    contract = Contract(1, Strain(int(generator.integers(5))), Seat(int(generator.integers(4))))
    defender = OptimizedDefender(generator, model(generator, samples=3), repeats=1)
    assert tricks_against(defender, deal, contract) == double_dummy(deal, contract)


def test_the_expected_errors_are_told() -> None:
    deal = random_deal(np.random.default_rng(5), 5)
    position = Position(deal, "NT", "W")
    decision = ask(
        OptimizedDefender(np.random.default_rng(0), monte_carlo(samples=2), 3),
        position,
        CONTRACT,
        Vulnerability.NONE,
    )
    values = dds_card_values(position)
    assert values[decision.card] == max(values.values())
    for candidate in decision.candidates:
        assert candidate.tricks <= 5 - values[candidate.card]
    correct = [each for each in decision.candidates if values[each.card] == max(values.values())]
    assert decision.candidates[0].score == min(each.score for each in correct)
