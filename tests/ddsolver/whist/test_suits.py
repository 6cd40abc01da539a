"""Deals of two-person whist and their text."""

from __future__ import annotations

import pytest

from ddsolver import BridgeError
from ddsolver.whist import Side, SuitDeal, parse_deal
from tests.ddsolver.whist.exhaustive import suits_up_to


def test_a_deal_is_read_with_either_ten() -> None:
    first, second = parse_deal("AQ.AK10 / KJ.QJ9")
    assert first == SuitDeal((14, 12), (13, 11))
    assert second == SuitDeal((14, 13, 10), (12, 11, 9))
    assert parse_deal("aq.TAK/jk.qj9") == (first, second)
    assert parse_deal("A Q. A K 10 / K J. Q J 9") == (first, second)


def test_numbers_with_commas_are_ranks_beyond_thirteen() -> None:
    (suit,) = parse_deal("13,12,9,8,7,2,1 / 14,11,10,6,5,4,3")
    assert (suit.west, suit.size) == ((13, 12, 9, 8, 7, 2, 1), 7)
    assert str(suit) == "13,12,9,8,7,2,1 / 14,11,10,6,5,4,3"


@pytest.mark.parametrize(("west", "east"), [([15], [14]), ([23], [45]), ([3], [2]), ([], []), ([20, 1], [7, 3])])
def test_what_is_written_is_read_back(west: list[int], east: list[int]) -> None:
    suit = SuitDeal.of(west, east)
    assert SuitDeal.parse(*str(suit).split(" / ")) == suit


@pytest.mark.parametrize(
    ("west", "east", "message"),
    [
        ((10, 14, 13), (9, 12, 11), "not sorted"),
        ((2, 1), (3, 2), "2 is dealt twice"),
        ((3, 2), (4,), "West has 2, East 1"),
    ],
)
def test_a_suit_that_is_none_cannot_be_built(west: tuple[int, ...], east: tuple[int, ...], message: str) -> None:
    with pytest.raises(BridgeError, match=message):
        SuitDeal(west, east)


@pytest.mark.parametrize("rank", [1.5, "A", 2**70])
def test_ranks_are_whole_numbers(rank: int) -> None:
    with pytest.raises(BridgeError, match="a whole number"):
        SuitDeal.of([rank], [1])


def test_an_empty_suit_keeps_its_place() -> None:
    assert [suit.size for suit in parse_deal("A..K / K..A")] == [1, 0, 1]
    assert parse_deal("A.- / K.-") == parse_deal("A. / K.")
    assert str(SuitDeal()) == "- / -"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("AQ / K", "unequal hands in the suit AQ / K: West has 2, East 1"),
        ("AQ.A / KJ.A", "A is dealt twice in the suit A / A"),
        ("AA / KQ", "A is dealt twice"),
        ("A1 / KQ", "unknown rank: '1'"),
        ("A,2 / 14,13", "unknown rank: 'A' in 'A,2'"),
        ("A K", "one slash is needed"),
        ("AQ KJ / T9 87", "cannot read 'AQ KJ': write a dot between suits"),
        ("A / K / Q", "one slash is needed"),
        ("A.K / K", "unequal numbers of suits"),
        (" / ", "no cards"),
        ("", "one slash is needed"),
    ],
)
def test_what_is_wrong_is_quoted(text: str, message: str) -> None:
    with pytest.raises(BridgeError, match=message):
        parse_deal(text)


def test_patterns_name_every_suit_once() -> None:
    suits = suits_up_to(5)
    assert len({(suit.size, suit.pattern) for suit in suits}) == len(suits)
    for suit in suits:
        assert SuitDeal.from_pattern(suit.size, suit.pattern).pattern == suit.pattern
        assert suit.swapped.pattern == 4**suit.size - 1 - suit.pattern


def test_playing_a_trick_leaves_the_rest() -> None:
    suit = SuitDeal.parse("AQ9", "KJT")
    assert suit.play_trick(Side.WEST, 12, 13) == (SuitDeal.parse("A9", "JT"), Side.EAST)
    assert suit.play_trick(Side.EAST, 11, 9) == (SuitDeal.parse("AQ", "KT"), Side.EAST)
    with pytest.raises(BridgeError, match="East does not hold Q in AQ9 / KJT"):
        suit.play_trick(Side.WEST, 14, 12)
    assert suit.without_lowest == SuitDeal.parse("AQ", "KJ")
    assert suit.hand(Side.EAST) == (13, 11, 10)
    assert suit.owners().tolist() == [-1, 1, 1, -1, 1, -1]
