"""Bounds that need no search never promise more than brute force finds, and name the cards they hang on."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from ddsolver import Deal, Position, Seat, Strain
from ddsolver.search.quick_tricks import later_tricks, most_before_losing_the_lead, quick_tricks, trump_tricks
from tests.oracle import north_south_tricks
from tests.strategies import dealt_anew, random_deal

SUIT = 0x1FFF


def endings(seed: int, number: int) -> Iterator[tuple[Position, tuple[int, int, int, int], int]]:
    """Positions at the start of a trick, their hands from the leader on, and the tricks of the leader's side."""
    generator = np.random.default_rng(seed)
    for count in range(number):
        # Brute force up to four cards; DDS, itself held against brute force elsewhere, beyond.
        size = int(generator.integers(5, 8) if count % 4 == 0 else generator.integers(1, 5))
        deal = random_deal(generator, size, freak=count % 3 == 0)
        strain = Strain(int(generator.integers(5)))
        position = Position(deal, strain, Seat(int(generator.integers(4))))
        north_south = north_south_tricks(position)
        leader = position.leader
        hands = deal.hands
        yield (
            position,
            (hands[leader], hands[leader.left], hands[leader.partner], hands[leader.right]),
            north_south if leader.is_north_south else size - north_south,
        )


def _quick_tricks(own: int, partner: int, left: int, right: int, trump: int, need: int) -> tuple[int, int]:
    most = most_before_losing_the_lead(own, partner, left | right)
    return quick_tricks(own, partner, left, right, trump, need, most)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long)])
def test_quick_tricks_can_be_cashed_whatever_the_cards_that_do_not_matter(seed: int) -> None:
    generator = np.random.default_rng(seed)
    found_any = 0
    for position, (own, left, partner, right), tricks in endings(10 + seed, 350):
        size = position.deal.cards_each
        for need in range(1, size + 1):
            found, matters = _quick_tricks(own, partner, left, right, int(position.trump), need)
            # The bound that ends the count early hides nothing.
            assert (found, matters) == quick_tricks(own, partner, left, right, int(position.trump), need, 99)
            if not found:
                continue
            found_any += 1
            assert tricks >= need, (position, need)
            other = Position(dealt_anew(position.deal, matters, generator), position.trump, position.leader)
            again = north_south_tricks(other)
            assert (again if position.leader.is_north_south else size - again) >= need, (position, other, need)
    assert found_any > 200


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long)])
def test_later_tricks_go_to_the_other_side_whatever_the_cards_that_do_not_matter(seed: int) -> None:
    generator = np.random.default_rng(seed)
    found_any = 0
    for position, (own, left, partner, right), tricks in endings(20 + seed, 700):
        if position.trump is not Strain.NOTRUMP:
            continue
        size = position.deal.cards_each
        most = most_before_losing_the_lead(own, partner, left | right)
        for need in range(1, size - most + 1):
            found, matters = later_tricks(own, partner, left, right, need, size - most)
            if not found:
                continue
            found_any += 1
            assert size - tricks >= need, (position, need)
            other = Position(dealt_anew(position.deal, matters, generator), position.trump, position.leader)
            again = north_south_tricks(other)
            assert (size - again if position.leader.is_north_south else again) >= need, (position, other, need)
    assert found_any > 30


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long)])
def test_trump_tricks_are_taken_whatever_the_cards_that_do_not_matter(seed: int) -> None:
    generator = np.random.default_rng(seed)
    found_any = 0
    for position, hands, tricks in endings(30 + seed, 400):
        if position.trump is Strain.NOTRUMP:
            continue
        size = position.deal.cards_each
        at = 16 * position.trump
        for place in range(4):
            mine = hands[place] >> at & SUIT
            theirs = (hands[place - 1] | hands[(place + 1) % 4]) >> at & SUIT
            ours = tricks if place % 2 == 0 else size - tricks
            for need in range(1, size + 1):
                found, matters = trump_tricks(mine, theirs, need)
                if not found:
                    continue
                found_any += 1
                assert ours >= need, (position, place, need)
                other = Position(dealt_anew(position.deal, matters << at, generator), position.trump, position.leader)
                north_south = north_south_tricks(other)
                leaders = north_south if position.leader.is_north_south else size - north_south
                assert (leaders if place % 2 == 0 else size - leaders) >= need, (position, other, place, need)
    assert found_any > 100


def test_bounds_find_what_is_plain_to_see() -> None:
    def hands(text: str) -> tuple[int, int, int, int]:
        north, east, south, west = Deal.from_pbn(text).hands
        return north, south, east, west

    assert _quick_tricks(*hands("N:AK.A.. 32.2.. 54.3.. 76.4.."), 4, 3)[0] == 3
    assert _quick_tricks(*hands("N:A2.2.. 43.3.. K5.A.. 76.4.."), 4, 3)[0] == 3  # cross in hearts or spades
    assert _quick_tricks(*hands("N:KQ... 32... A4... 76..."), 4, 2)[0] == 2  # opposite the ace with a low card
    assert _quick_tricks(*hands("N:2.AK.. .432.. .QJT.. 43.7.."), 0, 1)[0] == 1
    assert _quick_tricks(*hands("N:2.AK.. .432.. .QJT.. 43.7.."), 0, 2)[0] == 0  # West ruffs the second heart
    assert trump_tricks(0b1111, 0b110000, 2)[0] == 2  # QJT9 against AK
    assert trump_tricks(0b1111, 0b110000, 3)[0] == 0
    north, east, south, west = Deal.from_pbn("N:2... A... 3... 4...").hands
    assert later_tricks(north, south, east, west, 1, 1)[0] == 1
