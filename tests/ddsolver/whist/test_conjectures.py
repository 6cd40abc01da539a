"""The three conjectures on every suit of a size, and that a suit against them would be noticed."""

from __future__ import annotations

import math
from itertools import combinations_with_replacement

import numpy as np
import pytest

from ddsolver import BridgeError
from ddsolver.whist import Side, SuitDeal, Value, parse_deal, suit_value
from ddsolver.whist.conjectures import better_held_up, check_conjectures, exit_allowed, fraction_allowed
from ddsolver.whist.valuation import TRICK, table
from tests.ddsolver.whist.exhaustive import suits_of_size, suits_up_to, whist_after

SIZES = [*range(1, 8), *(pytest.param(size, marks=pytest.mark.long) for size in (8, 9, 10))]


@pytest.mark.parametrize("size", SIZES)
def test_the_conjectures_hold_on_every_suit(size: int) -> None:
    told: list[int] = []
    findings = check_conjectures(size, told.append)
    assert findings.holds
    assert (findings.against_exits, findings.against_fractions, findings.against_hold_ups) == ((), (), ())
    assert findings.deals == sum(findings.values.values()) == sum(told) == math.comb(2 * size, size)


def test_the_values_counted_are_those_of_the_suits() -> None:
    values = [suit_value(suit) for suit in suits_of_size(4)]
    assert check_conjectures(4).values == {value: values.count(value) for value in values}
    assert Value.parse("3 + 3/8") in check_conjectures(7).values


def held_up_by_search(suit: SuitDeal, others: list[tuple[SuitDeal, ...]]) -> bool:
    """Whether, by search, some lead of East's in some deal makes every winning card of West's a mistake."""
    for led in suit.east:
        winning = [rank for rank in suit.west if rank > led]
        losing = [rank for rank in suit.west if rank < led]
        for other in others if winning and losing else []:
            after = {rank: whist_after([suit, *other], Side.EAST, 0, led, rank) for rank in suit.west}
            if max(after[rank] for rank in winning) < max(after[rank] for rank in losing):
                return True
    return False


@pytest.mark.parametrize("size", [2, 3])
def test_where_the_ace_must_be_held_up_is_found_by_search_too(size: int) -> None:
    others: list[tuple[SuitDeal, ...]] = [(), *((suit,) for suit in suits_up_to(3, 1))]
    others += combinations_with_replacement(suits_up_to(2, 1), 2)
    found = [suit for suit in suits_of_size(size) if held_up_by_search(suit, others)]
    assert len(found) == check_conjectures(size).ace_hold_ups
    assert [suit.pattern for suit in found] == ([parse_deal("AJ9 / KQ10")[0].pattern] if size == 3 else [])


@pytest.mark.parametrize(
    ("value", "exits", "fractions"),
    [("2 + e2", True, True), ("2 + e1", False, True), ("1/2 + e0", False, True), ("5/16", True, False),
     ("1 + 5/8", True, True), ("15/16", True, True), ("2 - e0", True, True), ("-1 + e1", False, True)],
)  # fmt: skip
def test_a_value_against_a_conjecture_is_noticed(value: str, exits: bool, fractions: bool) -> None:
    assert (exit_allowed(Value.parse(value)), fraction_allowed(Value.parse(value))) == (exits, fractions)


def test_a_hold_up_below_the_ace_would_be_noticed() -> None:
    """A doctored table in which what is left after West holds up, K9 against J10 say, is worth two tricks more."""
    (suit,) = parse_deal("KQ9 / AJ10")
    patterns = np.array([suit.pattern])
    below_ace, with_ace = better_held_up(patterns, 3, table(2))
    assert not below_ace.any()
    assert not with_ace.any()
    doctored = table(2).copy()
    left, _ = suit.play_trick(Side.EAST, 11, 9)
    doctored[left.pattern] += 2 * TRICK
    below_ace, with_ace = better_held_up(patterns, 3, doctored)
    assert below_ace.all()
    assert not with_ace.any()


@pytest.mark.parametrize("size", [0, 13])
def test_sizes_without_a_table_are_refused(size: int) -> None:
    with pytest.raises(BridgeError, match=f"deals of {size} cards in each hand cannot be tested; give 1 to 12"):
        check_conjectures(size)
