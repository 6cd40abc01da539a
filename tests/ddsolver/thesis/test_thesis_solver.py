"""The thesis's search against independent answers, and the numbers that its theorems promise."""

from __future__ import annotations

import re

import numpy as np
import pytest

from ddsolver import Deal, Position
from ddsolver.errors import InputError
from ddsolver.search.trick_state import read_trick
from ddsolver.thesis import bounds, search
from ddsolver.thesis.solver import ThesisSolver
from ddsolver.thesis.transposition import new_table, relative_key
from tests.ddsolver.test_positions_stay import deals_to_solve, without_lowest
from tests.ddsolver.test_quick_tricks import endings
from tests.kept import assert_kept
from tests.oracle import dds_card_values, minimax_card_values
from tests.strategies import random_positions

_SUIT = 0x1FFF


@pytest.mark.slow
def test_endings_of_up_to_five_cards_agree_with_brute_force() -> None:
    solver = ThesisSolver()
    for position in random_positions(1, 50, range(1, 6)):
        assert solver.card_values(position) == minimax_card_values(position), position


@pytest.mark.parametrize(
    ("seed", "number", "cards"),
    [
        (2, 100, range(1, 9)),
        pytest.param(4, 2900, range(1, 10), marks=pytest.mark.long),
        pytest.param(5, 100, range(10, 12), marks=pytest.mark.long),
    ],
)
def test_positions_agree_with_dds_card_by_card(seed: int, number: int, cards: range) -> None:
    solver = ThesisSolver()
    for position in random_positions(seed, number, cards):
        values = solver.card_values(position)
        assert values == dds_card_values(position), position
        assert solver.tricks(position) == max(values.values(), default=0), position


def test_a_tiny_table_only_slows_the_search_down() -> None:
    small = ThesisSolver(0.001)
    for position in random_positions(6, 20, range(4, 7)):
        assert small.card_values(position) == ThesisSolver().card_values(position)


def test_when_the_play_is_over_there_is_nothing_to_value() -> None:
    over = Position(Deal.from_pbn("N:2... 3... 4... 5..."), "NT", "N", "S2 S3 S4 S5")
    assert ThesisSolver().card_values(over) == {}
    assert ThesisSolver().tricks(over) == 0


@pytest.mark.parametrize(
    ("memory", "why"), [(-1, "a positive number of megabytes"), (1e30, "this machine does not have")]
)
def test_a_wrong_memory_is_refused(memory: float, why: str) -> None:
    with pytest.raises(InputError, match=f"memory_mb is {re.escape(repr(memory))}: .*{why}"):
        ThesisSolver(memory)


def test_what_is_no_position_is_refused() -> None:
    with pytest.raises(InputError, match="not a position: 'N:2'"):
        ThesisSolver().tricks("N:2")  # type: ignore[arg-type]


def test_the_positions_that_the_search_stores_stay_what_they_were() -> None:
    """It does not count the positions that it visits; those that it stores have their bounds and best cards."""
    stored: list[list[int]] = []
    no_trick = np.empty(0, dtype=np.int64)
    for deal, strain, leader in deals_to_solve():
        table, trick_state = new_table(1), read_trick(no_trick, leader, strain, 6)
        search.ns_tricks(without_lowest(deal, 7), table, search.new_scratch(), strain, trick_state)
        contents = table[:, 2][table[:, 0] != 0]
        lower, upper, moves = contents & 15, contents >> 4 & 15, contents >> 8
        stored.append([len(contents), int(lower.sum()), int(upper.sum()), int(moves.sum())])
    assert_kept("positions-thesis", {"deepening": stored})


@pytest.mark.slow
def test_the_bounds_never_overestimate() -> None:
    """Quick tricks for every strain, later tricks at notrump and when no trumps are left (sections 4.5.1, 4.5.2)."""
    quick = later = 0
    for position, _, tricks in endings(40, 800):
        hands = np.array(position.hands, dtype=np.int64)
        size = position.deal.cards_each
        leader = int(position.leader)
        found = bounds.quick_tricks(hands, leader, int(position.trump))
        assert found <= tricks, position
        quick += found
        trumps_left = position.trump < 4 and sum(position.hands) >> 16 * position.trump & _SUIT
        if not trumps_left:
            found = bounds.later_tricks(hands, leader)
            assert found <= size - tricks, position
            later += found
    assert quick > 500
    assert later > 50


def test_relative_keys_are_equal_just_for_relative_positions_that_are() -> None:
    """Definition 5 and Theorem 1: the ace-queen over the king is the ten-eight over the nine."""

    def key(*hands: int, leader: int = 0, trump: int = 4) -> tuple[int, int]:
        return relative_key(np.array(hands, dtype=np.int64), leader, trump)

    high, low = 0b1010000000000, 0b0000001010000
    king, nine, two, three = 0b0100000000000, 0b0000000100000, 1, 2
    assert key(high, king | two, 0, 0) == key(low, nine | two, 0, 0)
    assert key(high, king | two, 0, 0) != key(high, 0, king | two, 0)
    assert key(high, king | two, 0, 0) != key(high, king | two, 0, 0, leader=1)
    assert key(high, king | two, 0, 0) != key(high, king | two, 0, 0, trump=0)
    assert key(high, king | two, 0, 0) != key(high | king, two | three, 0, 0)
    assert key(high, king | two, 0, 0) != key(high << 16, (king | two) << 16, 0, 0)
