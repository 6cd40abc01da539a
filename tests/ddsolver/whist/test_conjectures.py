"""The three conjectures on every suit of a size, and that the check would notice a deal against them."""

from __future__ import annotations

import math
from itertools import combinations_with_replacement

import pytest

from ddsolver import BridgeError
from ddsolver.whist import Side, SuitDeal, Value, parse_deal, suit_value
from ddsolver.whist.conjectures import check_conjectures
from tests.ddsolver.whist.exhaustive import suits_of_size, suits_up_to, whist_after

SIZES = [*range(1, 8), *(pytest.param(size, marks=pytest.mark.long) for size in (8, 9, 10))]


@pytest.mark.parametrize("size", SIZES)
def test_the_conjectures_hold_on_every_suit(size: int) -> None:
    told: list[int] = []
    findings = check_conjectures(size, told.append)
    assert findings.holds
    assert (findings.exits, findings.fractions, findings.hold_ups) == ((), (), ())
    assert findings.deals == sum(findings.values.values()) == sum(told) == math.comb(2 * size, size)


def test_the_values_counted_are_those_of_the_suits() -> None:
    values = [suit_value(suit) for suit in suits_of_size(4)]
    assert check_conjectures(4).values == {value: values.count(value) for value in values}
    assert Value.parse("3 + 3/8") in check_conjectures(7).values


def better_held_up(suit: SuitDeal, others: list[tuple[SuitDeal, ...]]) -> bool:
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
    found = [suit for suit in suits_of_size(size) if better_held_up(suit, others)]
    assert len(found) == check_conjectures(size).ace_hold_ups
    assert [suit.pattern for suit in found] == ([parse_deal("AJ9 / KQ10")[0].pattern] if size == 3 else [])


@pytest.mark.parametrize("size", [0, 13])
def test_sizes_without_a_table_are_refused(size: int) -> None:
    with pytest.raises(BridgeError, match=f"no deals of {size} cards in each hand can be tried: 1 to 12"):
        check_conjectures(size)
