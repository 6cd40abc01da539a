"""The closed forms of single-suit games against the search of every deal, and the paper's examples."""

from __future__ import annotations

import numpy as np
import pytest

from ddsolver.whist import Side, SuitDeal
from ddsolver.whist.single_suit import Diagonals, whist_level, whist_tricks
from tests.ddsolver.whist.exhaustive import (
    hands_of,
    random_suit,
    suits_of_size,
    suits_up_to,
    west_wins_five_card,
    whist,
)
from tests.ddsolver.whist.greedy import five_card_winner, greedy_tricks

SIZES = [
    *range(6),
    pytest.param(6, marks=pytest.mark.slow),
    *(pytest.param(size, marks=pytest.mark.long) for size in (7, 8)),
]


@pytest.mark.parametrize("size", SIZES)
def test_whist_is_what_searching_every_deal_finds(size: int) -> None:
    for suit in suits_of_size(size):
        for leader in Side:
            assert whist_tricks(suit, leader) == whist([suit], leader), (suit, leader)


@pytest.mark.parametrize("size", SIZES)
def test_greedy_whist_is_what_searching_every_deal_finds(size: int) -> None:
    for suit in suits_of_size(size):
        for leader in Side:
            assert greedy_tricks(suit, leader) == whist([suit], leader, greedy=True), (suit, leader)


@pytest.mark.parametrize("size", SIZES)
def test_five_card_is_what_searching_every_deal_finds(size: int) -> None:
    for suit in suits_of_size(size):
        for leader in Side:
            found = west_wins_five_card(*hands_of([suit]), leader is Side.WEST)
            assert (five_card_winner(suit, leader) is Side.WEST) == found, (suit, leader)


def matrix(suit: SuitDeal) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    """The paper's A (equation 6)."""
    return np.array([[1 if west > east else -1 for east in suit.east[::-1]] for west in suit.west[::-1]])


def test_diagonals_are_those_of_the_matrix() -> None:
    generator = np.random.default_rng(1)
    for suit in [*suits_up_to(4, 1), *(random_suit(size, generator) for size in range(5, 40))]:
        found = Diagonals.of(suit)
        for diagonal in range(1 - suit.size, suit.size):
            expected = np.diagonal(matrix(suit), diagonal)
            assert found.sum(diagonal) == expected.sum()
            first = max(1, 1 - diagonal)
            assert found.entries(diagonal, first, first + len(expected) - 1).tolist() == expected.tolist()


def test_diagonal_sums_fall_from_all_to_none() -> None:
    """Lemma 5.2: T_k is n + k up to some k, falls strictly, and is k - n from some k on."""
    generator = np.random.default_rng(2)
    for suit in [*suits_up_to(5, 1), *(random_suit(size, generator) for size in range(6, 30))]:
        size, found = suit.size, Diagonals.of(suit)
        sums = {k: found.sum(k) for k in range(-size, size + 1)}
        r = max(k for k in sums if all(sums[each] == size + each for each in range(-size, k + 1)))
        s = min(k for k in sums if all(sums[each] == each - size for each in range(k, size + 1)))
        assert r < s
        assert all(sums[k] > sums[k + 1] for k in range(r, s))


@pytest.mark.parametrize("size", [1, 3, 5, pytest.param(7, marks=pytest.mark.slow)])
def test_of_an_odd_number_of_tricks_the_same_player_takes_most_whoever_leads(size: int) -> None:
    """Theorem 6.2, in greedy whist; in whist it is false."""
    differ = []
    for suit in suits_of_size(size):
        first, second = (2 * greedy_tricks(suit, leader) > size for leader in Side)
        assert first == second
        differ.append((2 * whist_tricks(suit, Side.WEST) > size) != (2 * whist_tricks(suit, Side.EAST) > size))
    assert any(differ) == (size > 1)


def test_example_5_has_the_diagonal_sums_of_section_3() -> None:
    suit = SuitDeal.parse("KQ10", "AJ9")
    assert Diagonals.of(suit).sums.tolist() == [1, 2, 1, -2, -1]
    assert matrix(suit).tolist() == [[1, -1, -1], [1, 1, -1], [1, 1, -1]]


@pytest.mark.parametrize(
    ("west", "east", "west_leads", "east_leads"),
    [
        ("KJ", "AQ", 0, 1),  # (2)
        ("K109", "AQJ", 1, 1),  # (3)
        ("QJ9", "AK10", 1, 1),  # (4)
        ("KQ10", "AJ9", 1, 2),  # (5)
        ("KQ87", "AJ109", 1, 2),  # (14)
    ],
)
def test_the_paper_s_examples(west: str, east: str, west_leads: int, east_leads: int) -> None:
    suit = SuitDeal.parse(west, east)
    assert [whist_tricks(suit, side) for side in Side] == [west_leads, east_leads]


def test_holding_up_makes_whist_differ_from_greedy_whist() -> None:
    suit = SuitDeal.parse("KQ10", "AJ9")
    assert (whist_tricks(suit, Side.WEST), greedy_tricks(suit, Side.WEST)) == (1, 2)


def test_the_level_is_one_of_two_bounds_and_changes_sign_with_the_hands() -> None:
    for suit in suits_up_to(6):
        diagonals = Diagonals.of(suit)
        assert whist_level(suit) in {diagonals.lower, diagonals.upper}
        assert diagonals.upper - diagonals.lower in {0, 1}
        assert whist_level(suit.swapped) == -whist_level(suit)


def test_twenty_thousand_cards_are_solved() -> None:
    suit = random_suit(10_000, np.random.default_rng(7))
    diagonals = Diagonals.of(suit)
    level = whist_level(suit)
    assert diagonals.sum(diagonals.lower) >= 0 >= diagonals.sum(diagonals.upper)
    assert whist_level(suit.swapped) == -level
    better = SuitDeal.of([*suit.west[:-1], 200_000], suit.east)
    assert level <= whist_level(better) <= level + 2
    assert [whist_tricks(suit, side) for side in Side] == [(suit.size + level) // 2, (suit.size + level + 1) // 2]
