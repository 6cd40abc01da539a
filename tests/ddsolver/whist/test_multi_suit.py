"""Deals of several suits: tricks, scores and cards against search, and the paper's example deals."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from ddsolver import PlayError
from ddsolver.whist import (
    Side,
    SuitDeal,
    best_lead,
    best_reply,
    deal_value,
    normalized_score,
    parse_deal,
    refined_score,
    tricks,
)
from tests.ddsolver.whist.exhaustive import (
    Hand,
    hands_of,
    random_deal,
    random_suit,
    ranked,
    tricks_played,
    whist,
    whist_after,
)

QUARTER = Fraction(1, 4)


def some_deals(seed: int, number: int, most: int) -> list[tuple[SuitDeal, ...]]:
    """Random deals of one to four suits with at most this many cards in each hand."""
    generator = np.random.default_rng(seed)
    deals: list[tuple[SuitDeal, ...]] = []
    while len(deals) < number:
        sizes = generator.integers(0, 5, size=generator.integers(1, 5))
        if 1 <= sizes.sum() <= most:
            deals.append(random_deal([int(size) for size in sizes], generator))
    return deals


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_five_hundred_random_deals_are_what_searching_them_finds(seed: int) -> None:
    for deal in some_deals(seed, 50, 7):
        for leader in Side:
            assert tricks(deal, leader) == whist(deal, leader), ([str(suit) for suit in deal], leader)


def refined(west: Hand, east: Hand, west_leads: bool) -> Fraction:
    """Refined whist by search: a trick each, and a quarter for not being on lead in the end."""
    if not any(west):
        return -QUARTER if west_leads else QUARTER
    mine, theirs = (max, min) if west_leads else (min, max)
    return mine(
        theirs(won + refined(west, east, won) for west, east, won in after)
        for after in tricks_played(west, east, west_leads, False)
    )


def normalized(west: Hand, east: Hand, west_leads: bool) -> Fraction:
    """Normalized whist by search: 1 and -1 a trick, and a half for not being on lead in the end."""
    if not any(west):
        return 2 * (-QUARTER if west_leads else QUARTER)
    mine, theirs = (max, min) if west_leads else (min, max)
    return mine(
        theirs((1 if won else -1) + normalized(west, east, won) for west, east, won in after)
        for after in tricks_played(west, east, west_leads, False)
    )


@pytest.mark.slow
def test_the_lead_costs_at_most_one_trick_and_exchanged_hands_exchange_the_tricks() -> None:
    """Consequences 3.2, 3.5 and 3.6."""
    for deal in some_deals(17, 200, 12):
        size = sum(suit.size for suit in deal)
        west_leads, east_leads = (tricks(deal, leader) for leader in Side)
        assert abs(west_leads - east_leads) <= 1
        exchanged = tuple(suit.swapped for suit in deal)
        assert deal_value(deal).number + deal_value(exchanged).number == size
        assert tricks(exchanged, Side.EAST) == size - west_leads
    for size in range(1, 6):
        assert deal_value((SuitDeal.of(range(size, 2 * size), range(size)),)).number == size


@pytest.mark.slow
def test_refined_and_normalized_scores_are_what_searching_finds() -> None:
    for deal in some_deals(11, 60, 4):
        hands = ranked(*hands_of(deal))
        for leader in Side:
            assert refined_score(deal, leader) == refined(*hands, leader is Side.WEST), deal
            assert normalized_score(deal, leader) == normalized(*hands, leader is Side.WEST), deal
            swapped = [suit.swapped for suit in deal]
            assert normalized_score(swapped, leader.other) == -normalized_score(deal, leader)


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2, 3))])
def test_the_best_lead_and_reply_keep_the_tricks(seed: int) -> None:
    for deal in some_deals(100 + seed, 25, 6):
        for leader in Side:
            held_to = min if leader is Side.WEST else max
            place, led = best_lead(deal, leader)
            after = [whist_after(deal, leader, place, led, reply) for reply in deal[place].hand(leader.other)]
            assert held_to(after) == whist(deal, leader), (deal, leader, place, led)
            for place, suit in enumerate(deal):
                for led in suit.hand(leader):
                    replies = {reply: whist_after(deal, leader, place, led, reply) for reply in suit.hand(leader.other)}
                    reply = best_reply(deal, leader, place, led)
                    assert replies[reply] == held_to(replies.values()), (deal, leader, place, led, reply)


@pytest.mark.parametrize(
    ("text", "value", "west_leads", "east_leads"),
    [
        ("AK.AJ.K109 / QJ.KQ.AQJ", "4 + e1", 4, 4),  # (1)
        ("AQ.AQ.AQ.AQ / KJ.KJ.KJ.KJ", "6", 6, 6),  # (3)
        ("AQ.AKJ.AJ9 / KJ.Q109.KQ10", "5 + 1/2", 5, 6),  # (4)
        ("AQ.A / KJ.K", "2 + 1/2 - e0", 2, 2),  # (6)
        ("AQ.A.K / KJ.K.A", "2 + 1/2 +- e0", 3, 2),  # (7)
        ("AQJ.KJ / K109.AQ", "2 + 1/2", 2, 3),  # (9)
        ("AK10.AK10 / QJ9.QJ9", "4 + 1/2", 4, 5),  # (8), which is (10)
        ("KQ9.KQ9 / AJ10.AJ10", "2 + 1/2", 2, 3),  # (11)
        ("AKQ8.AKQ8.AKQ8.AKQ8 / J1097.J1097.J1097.J1097", "12 + 1/2", 12, 13),  # (12)
        ("KJ / AQ", "1/2", 0, 1),  # (13)
        ("KJ.K / AQ.A", "1/2 + e0", 1, 1),  # (14)
        ("KJ.A.K / AQ.K.A", "1 + 1/2 +- e0", 2, 1),  # (15)
        ("KJ.AJ / AQ.KQ", "1 + 1/2 + e1", 2, 2),  # (16)
        ("KJ.AJ.A / AQ.KQ.K", "2 + 1/2 + e1", 3, 3),  # (17)
        ("KJ.K.A.A / AQ.A.K.K", "2 + 1/2 +- e0", 3, 2),  # (18)
        ("AJ98.AK10.KQ9 / KQ107.QJ9.AJ10", "5 + 1/2", 5, 6),  # (26)
        ("AKQ8.AQ87.AJ107.KQ9 / J1097.KJ109.KQ98.AJ10", "8 + 1/2 + e2", 9, 9),  # (27)
        ("KQ1098.AK9.AJ9753.KQ1086 / AJ765.QJ10.KQ10864.AJ975", "10 + 1/2 +- e0", 11, 10),  # (28)
        ("13,12,9,8,7,2,1.AKQ8 / 14,11,10,6,5,4,3.J1097", "6 + 1/2", 6, 7),  # the deal of section 12.2
    ],
)
def test_the_paper_s_deals(text: str, value: str, west_leads: int, east_leads: int) -> None:
    deal = parse_deal(text)
    assert str(deal_value(deal)) == value
    assert [tricks(deal, side) for side in Side] == [west_leads, east_leads]


def test_the_leads_and_replies_that_the_paper_names() -> None:
    exiting = parse_deal("AKQ8.AQ87.AJ107.KQ9 / J1097.KJ109.KQ98.AJ10")
    assert best_lead(exiting, Side.WEST) == (1, 8)  # (27): a small heart
    race = parse_deal("KQ1098.AK9.AJ9753.KQ1086 / AJ765.QJ10.KQ10864.AJ975")
    assert best_lead(race, Side.WEST)[0] == 0  # (28): any spade
    numerical = parse_deal("AJ98.AK10.KQ9 / KQ107.QJ9.AJ10")
    assert best_reply(numerical, Side.EAST, 0, 13) == 8  # (26): low under the king of spades
    # The end of section 10.4: the reply to East's king depends on the other suits.
    assert best_reply(parse_deal("AJ9 / KQ10"), Side.EAST, 0, 13) == 9
    assert best_reply(parse_deal("AJ9.A.K / KQ10.K.A"), Side.EAST, 0, 13) == 14


def refined_after(deal: tuple[SuitDeal, ...], leader: Side, place: int, led: int, reply: int) -> Fraction:
    left, winner = deal[place].play_trick(leader, led, reply)
    rest = [left if number == place else suit for number, suit in enumerate(deal)]
    return (winner is Side.WEST) + refined(*ranked(*hands_of(rest)), winner is Side.WEST)


@pytest.mark.slow
def test_the_best_lead_and_reply_keep_the_refined_score_too() -> None:
    for deal in some_deals(200, 25, 4):
        for leader in Side:
            held_to = min if leader is Side.WEST else max
            place, led = best_lead(deal, leader)
            after = [refined_after(deal, leader, place, led, reply) for reply in deal[place].hand(leader.other)]
            assert held_to(after) == refined(*ranked(*hands_of(deal)), leader is Side.WEST), (deal, leader)
            for place, suit in enumerate(deal):
                for led in suit.hand(leader):
                    scores = {
                        reply: refined_after(deal, leader, place, led, reply) for reply in suit.hand(leader.other)
                    }
                    assert scores[best_reply(deal, leader, place, led)] == held_to(scores.values()), (deal, led)


@pytest.mark.parametrize("size", [14, 15, 20])
def test_a_long_suit_by_itself_is_played_by_the_closed_form(size: int) -> None:
    generator = np.random.default_rng(size)
    for _ in range(10):
        deal = [SuitDeal(), random_suit(size, generator)]
        for leader in Side:
            place, led = best_lead(deal, leader)
            reply = best_reply(deal, leader, place, led)
            rest, winner = deal[1].play_trick(leader, led, reply)
            assert place == 1
            assert (winner is Side.WEST) + tricks([rest], winner) == tricks(deal, leader)


def test_what_cannot_be_played_is_refused() -> None:
    for place in (-1, 1):
        with pytest.raises(PlayError, match=f"no suit {place}: the deal has suits 0 to 0"):
            best_reply(parse_deal("AQ / KJ"), Side.EAST, place, 13)
    with pytest.raises(PlayError, match="East does not hold A in AQ / KJ"):
        best_reply(parse_deal("AQ / KJ"), Side.EAST, 0, 14)
    with pytest.raises(PlayError, match="no card to lead"):
        best_lead([SuitDeal()], Side.WEST)
