"""The theory of two-person whist against the bridge solver: endings in which only two hands matter."""

from __future__ import annotations

import numpy as np
import pytest

from ddsolver import Card, Deal, Rank, Seat, Solver, Strain, Suit
from ddsolver.position import Position
from ddsolver.whist import Side, SuitDeal, parse_deal, tricks
from tests.ddsolver.whist.exhaustive import random_deal

LEADERS = {Side.WEST: Seat.WEST, Side.EAST: Seat.NORTH}
"""Whist's East sits North: an opponent. The two partners, East and South, have only clubs, and nobody leads one."""


def ending(deal: tuple[SuitDeal, ...]) -> Deal:
    """Four hands of which West's and North's are the deal, in up to three suits, and the others' are clubs."""
    size = sum(suit.size for suit in deal)
    clubs = [Card(Suit.CLUBS, rank) for rank in Rank]
    hands = {
        Seat.WEST: [Card(Suit(place), Rank(rank)) for place, suit in enumerate(deal) for rank in suit.west],
        Seat.NORTH: [Card(Suit(place), Rank(rank)) for place, suit in enumerate(deal) for rank in suit.east],
        Seat.EAST: clubs[:size],
        Seat.SOUTH: clubs[6 : 6 + size],
    }
    masks = [sum(card.mask for card in hands[seat]) for seat in Seat]
    return Deal((masks[0], masks[1], masks[2], masks[3]))


def bridge_tricks(deal: tuple[SuitDeal, ...], leader: Side) -> int:
    """Double-dummy tricks for West, at notrump."""
    position = Position(ending(deal), Strain.NOTRUMP, LEADERS[leader])
    best = max(Solver().card_values(position).values())
    return best if leader is Side.WEST else sum(suit.size for suit in deal) - best


@pytest.mark.parametrize("text", ["AQ.AK10 / KJ.QJ9", "KJ.A.K / AQ.K.A", "AJ9.A.K / KQ10.K.A", "AK10.AK10 / QJ9.QJ9"])
def test_the_paper_s_endings_are_worth_as_much_at_the_bridge_table(text: str) -> None:
    deal = parse_deal(text)
    for leader in Side:
        assert bridge_tricks(deal, leader) == tricks(deal, leader)


@pytest.mark.slow
def test_random_symmetric_endings_are_worth_as_much_at_the_bridge_table() -> None:
    generator = np.random.default_rng(17)
    tried = 0
    while tried < 150:
        sizes = [int(size) for size in generator.integers(0, 5, size=3)]
        if not 1 <= sum(sizes) <= 6:
            continue
        tried += 1
        deal = random_deal(sizes, generator)
        for leader in Side:
            assert bridge_tricks(deal, leader) == tricks(deal, leader), ([str(suit) for suit in deal], leader)
