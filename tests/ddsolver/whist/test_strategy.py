"""The cards to play in a single suit."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import numpy as np
import pytest

from ddsolver import PlayError
from ddsolver.whist import Side, SuitDeal, strategy
from ddsolver.whist.single_suit import Diagonals, whist_tricks
from tests.ddsolver.whist.exhaustive import greedy_score, hands_of, suits_of_size, suits_up_to, whist, whist_after
from tests.ddsolver.whist.greedy import five_card_winner, generalized_greedy_score, greedy_tricks, normal_outcome


def best_of(leader: Side, values: list[int]) -> int:
    """What the leader can be held to by the best reply."""
    return min(values) if leader is Side.WEST else max(values)


@pytest.mark.slow
@pytest.mark.parametrize("size", range(1, 7))
def test_the_best_lead_keeps_the_value_against_every_reply(size: int) -> None:
    for suit in suits_of_size(size):
        for leader in Side:
            lead = strategy.best_lead(suit, leader)
            after = [whist_after([suit], leader, 0, lead, reply) for reply in suit.hand(leader.other)]
            assert best_of(leader, after) == whist([suit], leader), (suit, leader, lead)


@pytest.mark.slow
@pytest.mark.parametrize("size", range(1, 7))
def test_the_best_reply_is_best_after_every_lead_even_a_mistaken_one(size: int) -> None:
    for suit in suits_of_size(size):
        for leader in Side:
            for led in suit.hand(leader):
                after = {reply: whist_after([suit], leader, 0, led, reply) for reply in suit.hand(leader.other)}
                reply = strategy.best_reply(suit, leader, led)
                assert after[reply] == best_of(leader, list(after.values())), (suit, leader, led, reply)


def test_the_ace_is_held_up_in_example_5() -> None:
    suit = SuitDeal.parse("KQ10", "AJ9")
    assert strategy.best_reply(suit, Side.WEST, 13) == 9
    assert strategy.normal_reply(suit, Side.WEST, 13) == 14


def test_example_14_wins_the_ace_at_once() -> None:
    suit = SuitDeal.parse("KQ87", "AJ109")
    after = {reply: whist_after([suit], Side.WEST, 0, 13, reply) for reply in suit.east}
    assert after[strategy.best_reply(suit, Side.WEST, 13)] == min(after.values()) == 1


@pytest.mark.parametrize(
    ("west", "east", "leads"), [("K109", "AQJ", {10, 9}), ("QJ9", "AK10", {12, 11}), ("AK", "QJ", {13})]
)
def test_the_normal_lead_of_the_paper_s_examples(west: str, east: str, leads: set[int]) -> None:
    assert strategy.normal_lead(SuitDeal.parse(west, east), Side.WEST) in leads


def test_the_normal_strategy_takes_what_theorem_8_2_promises() -> None:
    for suit in suits_up_to(5, 1):
        for leader in Side:
            promised = (suit.size + Diagonals.of(suit).lower + (leader is Side.EAST)) // 2
            assert normal_tricks(owners_of(suit), leader is Side.WEST) >= promised, (suit, leader)


def test_the_normal_lead_leaves_most_of_west_s_higher_cards() -> None:
    """Proposition 4.1: against normal replies, no lead leaves more pairs of cards of which West has the higher."""
    for suit in suits_up_to(5, 1):
        left = {}
        for led in suit.west:
            rest, _ = suit.play_trick(Side.WEST, led, strategy.normal_reply(suit, Side.WEST, led))
            left[led] = sum(west > east for west in rest.west for east in rest.east)
        assert left[strategy.normal_lead(suit, Side.WEST)] == max(left.values()), suit


@pytest.mark.slow
def test_the_normal_outcome_has_greedy_whist_s_tricks_and_five_card_s_last() -> None:
    for suit in suits_up_to(6, 1):
        for leader in Side:
            won = normal_outcome(suit, leader)
            assert len(won) == greedy_tricks(suit, leader)
            assert (suit.size in won) == (five_card_winner(suit, leader) is Side.WEST)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_generalized_greedy_whist_is_what_searching_every_deal_finds(seed: int) -> None:
    for size in range(5):
        scores = rising_scores(size, np.random.default_rng(seed))
        for suit in suits_of_size(size):
            for leader in Side:
                expected = greedy_score(*hands_of([suit]), leader is Side.WEST, scores.__getitem__)
                assert generalized_greedy_score(suit, leader, scores.__getitem__) == expected, (suit, leader)


def rising_scores(size: int, generator: np.random.Generator) -> dict[frozenset[int], float]:
    """A random score of every set of tricks that keeps the order of section 7: that of the sum, with leaps."""
    sets = [frozenset(some) for count in range(size + 1) for some in combinations(range(1, size + 1), count)]
    scores: dict[frozenset[int], float] = {}
    for one in sorted(sets, key=sum):
        below = [scores[other] for other in scores if not_above(other, one)]
        scores[one] = max(below, default=0.0) + float(generator.choice([0, 0, 1, 5]))
    return scores


def not_above(one: frozenset[int], other: frozenset[int]) -> bool:
    """The order of section 7: no more tricks, and counted from the last none later."""
    late, later = sorted(one, reverse=True), sorted(other, reverse=True)
    return len(late) <= len(later) and all(a <= b for a, b in zip(late, later, strict=False))


def test_a_long_suit_is_played_by_the_value() -> None:
    suit = SuitDeal.of(range(0, 4000, 2), range(1, 4000, 2))
    led = strategy.best_lead(suit, Side.WEST)
    reply = strategy.best_reply(suit, Side.WEST, led)
    rest = whist_tricks(*suit.play_trick(Side.WEST, led, reply))
    assert (led > reply) + rest == whist_tricks(suit, Side.WEST)


def test_cards_that_are_not_there_cannot_be_played() -> None:
    suit = SuitDeal.parse("AQ", "KJ")
    with pytest.raises(PlayError, match="West does not hold K in AQ / KJ"):
        strategy.best_reply(suit, Side.WEST, 13)
    for choose in (strategy.best_lead, strategy.normal_lead):
        with pytest.raises(PlayError, match="no card to lead"):
            choose(SuitDeal(), Side.WEST)


@cache
def normal_tricks(owners: str, leads: bool) -> int:
    """The tricks of West, who follows the normal strategy, against an opponent who sees it and plays as well as can be.

    ``owners`` are those of the cards, from the highest down, and ``leads`` is whether West leads.
    """
    if not owners:
        return 0
    suit, leader = suit_of(owners), Side.WEST if leads else Side.EAST
    tricks = []
    for card in suit.east:
        led = strategy.normal_lead(suit, leader) if leads else card
        reply = card if leads else strategy.normal_reply(suit, leader, led)
        rest, winner = suit.play_trick(leader, led, reply)
        tricks.append((winner is Side.WEST) + normal_tricks(owners_of(rest), winner is Side.WEST))
    return min(tricks)


def suit_of(owners: str) -> SuitDeal:
    west, east = ([len(owners) - at for at, each in enumerate(owners) if each == player] for player in "WE")
    return SuitDeal.of(west, east)


def owners_of(suit: SuitDeal) -> str:
    return "".join("W" if rank in suit.west else "E" for rank in sorted((*suit.west, *suit.east), reverse=True))


@pytest.mark.parametrize("size", range(1, 7))
def test_played_four_times_the_normal_strategy_loses_at_most_one_trick(size: int) -> None:
    """Theorem 8.3: with either hand, leading and not."""
    for suit in suits_of_size(size):
        hands = owners_of(suit), owners_of(suit.swapped)
        leading, second = (sum(normal_tricks(hand, leads) for hand in hands) for leads in (True, False))
        assert leading >= size - 1
        assert second >= size
        assert leading + second >= 2 * size - 1


@pytest.mark.slow
@pytest.mark.parametrize("size", range(1, 8))
def test_the_normal_strategy_is_best_at_least_three_times_in_four(size: int) -> None:
    """The sentence before Theorem 8.3: in at least 3/4 of all deals and leaders."""
    best = [
        normal_tricks(owners_of(suit), leader is Side.WEST) == whist_tricks(suit, leader)
        for suit in suits_of_size(size)
        for leader in Side
    ]
    assert np.mean(best) >= 3 / 4
    # With three cards, the ace must sometimes be held up.
    assert size > 2 or all(best)
    assert size < 3 or not all(best)
