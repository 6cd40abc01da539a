"""The values of single suits against the paper's tables and theorems."""

from __future__ import annotations

import csv
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from ddsolver import BridgeError
from ddsolver.whist import Side, SuitDeal, Value, rounded, suit_value
from ddsolver.whist.infinitesimals import FUZZY
from ddsolver.whist.single_suit import whist_tricks
from ddsolver.whist.valuation import decode, table, value_bounds
from tests.ddsolver.whist.exhaustive import random_suit, suits_up_to, whist

PUBLISHED = Path(__file__).with_name("published_values.csv")


def from_table(suit: SuitDeal) -> Value:
    return decode(int(table(suit.size)[suit.pattern]))


def published() -> list[tuple[SuitDeal, Value]]:
    with PUBLISHED.open(encoding="utf-8") as file:
        rows = csv.DictReader(line for line in file if not line.startswith("#"))
        return [(SuitDeal.parse(row["west"], row["east"]), Value.parse(row["value"])) for row in rows]


def test_every_entry_of_the_paper_s_tables() -> None:
    entries = published()
    assert len(entries) == 1 + 3 + 10 + 35 + 126
    for suit, value in entries:
        assert suit_value(suit) == from_table(suit) == value, suit
        assert suit_value(suit.swapped) == suit.size - value, suit


@pytest.mark.parametrize(
    ("west", "east", "value"),
    [
        ("A", "K", "1 - e0"),
        ("AJ", "KQ", "1 + e1"),
        ("AQJ", "K109", "2"),
        ("AK10", "QJ9", "2 + 1/4"),  # (10)
        ("KQ9", "AJ10", "1 + 1/4"),  # (11)
        ("AKQ8", "J1097", "3 + 1/8"),  # (12)
        ("AJ98", "KQ107", "2"),  # (26)
        ("AQ87", "KJ109", "2 + e2"),  # (27)
        ("AJ107", "KQ98", "2 + 1/8"),
        ("KQ1098", "AJ765", "3 - e2"),  # (28)
        ("AK9", "QJ10", "2 + e2"),
        ("AJ9753", "KQ10864", "3"),
        ("KQ1086", "AJ975", "2 + 1/2"),
        ("13,12,9,8,7,2,1", "14,11,10,6,5,4,3", "3 + 3/8"),
    ],
)
def test_the_suits_of_the_paper_s_deals(west: str, east: str, value: str) -> None:
    assert str(suit_value(SuitDeal.parse(west, east))) == value


@pytest.mark.parametrize("k", [*range(1, 8), pytest.param(8, marks=pytest.mark.slow)])
def test_theorems_10_3_and_10_4(k: int) -> None:
    for small in (1, 2):
        high = range(100, 100 + k)
        suit = SuitDeal.of([*high, *range(small)], range(50, 50 + k + small))
        assert str(suit_value(suit)) == f"{k} + e{k}"
    suit = SuitDeal.of([2, *range(k + 3, 2 * k + 3)], [1, *range(3, k + 3)])
    assert suit_value(suit) == from_table(suit) == Value(k + Fraction(1, 2**k))


@pytest.mark.parametrize("size", range(1, 9))
def test_a_suit_of_low_cards_only_is_an_exit(size: int) -> None:
    """Theorem 10.2."""
    assert str(suit_value(SuitDeal.of(range(size), range(size, 2 * size)))) == "e0"


def test_the_suits_of_two_cards_have_the_order_of_consequence_5_4() -> None:
    suits = [("QJ", "AK"), ("KJ", "AQ"), ("KQ", "AJ"), None, ("AJ", "KQ"), ("AQ", "KJ"), ("AK", "QJ")]
    inner = [Value(Fraction(1)) if suit is None else suit_value(SuitDeal.parse(*suit)) for suit in suits]
    order = [Value(Fraction(0)), *inner, Value(Fraction(2))]
    for lower, higher in pairwise(order):
        assert lower <= higher
        assert not higher <= lower


def test_a_value_rounds_to_the_tricks_and_is_never_fuzzy() -> None:
    for suit in suits_up_to(5):
        value = from_table(suit)
        assert value.infinitesimal != FUZZY
        for leader in Side:
            assert rounded(value, leader) == whist([suit], leader)


def test_a_higher_card_is_never_worse() -> None:
    """Consequence 5.3: exchanging two neighbours for West's good does not lower the value."""
    for suit in suits_up_to(5, 1):
        for place in range(2 * suit.size - 1):
            if suit.pattern >> place & 3 == 1:
                better = SuitDeal.from_pattern(suit.size, suit.pattern + (1 << place))
                assert from_table(suit) <= from_table(better), suit


@pytest.mark.slow
def test_halves_are_found_in_linear_time_and_bound_the_rest() -> None:
    """Theorem 12.1."""
    generator = np.random.default_rng(3)
    for suit in [*suits_up_to(6), *(random_suit(9, generator) for _ in range(300))]:
        value = from_table(suit)
        lower, upper = value_bounds(suit)
        if value.is_number and 2 % value.number.denominator == 0:
            assert lower == upper == value.number
        else:
            assert upper - lower == Fraction(1, 2)
            assert Value(lower) < value < Value(upper), suit


def test_a_long_suit_has_a_value_if_it_is_whole_or_half_and_else_bounds() -> None:
    half = SuitDeal.of(range(0, 200, 2), range(1, 200, 2))
    assert suit_value(half).number.denominator <= 2
    quarter = SuitDeal.of([2, *range(23, 43)], [1, *range(3, 23)])
    with pytest.raises(
        BridgeError, match=r"between 20 and 20 \+ 1/2; it cannot be found exactly, because each hand has 21 cards"
    ):
        suit_value(quarter)


def test_random_suits_of_nine_cards_round_to_the_closed_form() -> None:
    generator = np.random.default_rng(5)
    for _ in range(300):
        suit = random_suit(9, generator)
        for leader in Side:
            assert rounded(from_table(suit), leader) == whist_tricks(suit, leader), suit
