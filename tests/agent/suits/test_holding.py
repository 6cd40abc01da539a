from __future__ import annotations

from math import comb

import pytest

from agent.errors import HoldingError
from agent.suits.holding import Holding, is_low, split_text, splits


def test_the_suit_is_lined_up_from_the_top() -> None:
    holding = Holding("AJ92", "K843")
    assert [*holding.line] == [
        ("A", "K"),
        "Q",
        ("J", ""),
        "T",
        ("9", "8"),
        "765",
        ("2", "43"),
    ]
    apart = Holding("AJ92", "K843", apart=True)
    assert [part for part in apart.line if isinstance(part, tuple)][:2] == [
        ("A", ""),
        ("", "K"),
    ]


@pytest.mark.parametrize(
    ("north", "south", "meant"),
    [
        ("29ja", "348k", ("AJ92", "K843")),
        ("AQ10", "xxx", ("AQT", "432")),
        ("Axx", "Kx2", ("A43", "K52")),
        ("AKQJT", "-", ("AKQJT", "")),
    ],
)
def test_hands_are_read_in_any_order_with_spots_as_x(north: str, south: str, meant: tuple[str, str]) -> None:
    holding = Holding(north, south)
    assert (holding.north, holding.south) == meant


@pytest.mark.parametrize(
    ("north", "south", "complaint"),
    [
        ("AKQ2", "AJ43", "A comes twice in 'AKQ2' and 'AJ43'"),
        ("AK1", "432", "'1' in 'AK1' is not a card"),
        ("AK", "Q", "lacks 10 cards; at most 9"),
        ("", "-", "neither hand holds a card"),
        ("AKQJT98", "xxxxxxx", "more than 13 cards"),
    ],
)
def test_what_cannot_be_held_is_refused(north: str, south: str, complaint: str) -> None:
    with pytest.raises(HoldingError, match=complaint):
        Holding(north, south)


def test_splits_have_the_chances_of_thirteen_cards_each() -> None:
    holding = Holding("AKQ2", "543")
    found = {split_text(holding, split): split.chance for split in splits(holding)}
    # The usual table for six missing cards.
    assert found["xxx - xxx"] == pytest.approx(0.3553, abs=5e-5)
    assert found["xx - xxxx"] == pytest.approx(0.4845 / 2, abs=5e-5)
    assert found["none - JT9876"] == pytest.approx(0.0149 / 2, abs=5e-5)
    assert sum(found.values()) == pytest.approx(1)


def test_splits_keep_to_vacant_places_and_lengths() -> None:
    holding = Holding("AJ92", "K843")
    some = splits(holding, vacant=(5, 11), west=(1, 2))
    assert {sum(split.west) for split in some} == {1, 2}
    queen = sum(split.chance for split in splits(holding, vacant=(5, 11)) if split.west[0])
    assert queen == pytest.approx(5 / 16)
    one = next(split for split in some if split.west == (1, 0, 1))
    assert one.chance == pytest.approx(3 * comb(11, 3) / (5 * comb(11, 4) + 10 * comb(11, 3)))
    with pytest.raises(
        HoldingError,
        match="the 5 missing cards cannot be split: West may hold 4 to 5 of them, and West and East have 3 and 13",
    ):
        splits(holding, vacant=(3, 13), west=(4, 5))


def test_cards_that_were_played_lie_between_no_others() -> None:
    holding = Holding("AJ", "xx", "KQT")
    assert (holding.south, holding.missing) == ("32", "987654")
    assert holding.line == (("AJ", ""), "987654", ("", "32"))


def test_cards_of_which_it_matters_who_has_them_are_named() -> None:
    holding = Holding("AT5", "K62")
    by_west = {split.west: split_text(holding, split) for split in splits(holding)}
    assert by_west[(1, 2, 1)] == "(1 of QJ)(2 of 987)x - (1 of QJ)(1 of 987)x"
    assert by_west[(2, 0, 0)] == "QJ - 98743"


@pytest.mark.parametrize(
    ("missing", "lowest", "low"),
    [("T9", "T9", False), ("JT9", "JT9", True), ("98", "98", True), ("9", "9", True), ("T", "T", False)],
)
def test_low_cards_are_three_or_more_or_have_no_honour(missing: str, lowest: str, low: bool) -> None:
    holding = Holding("".join(rank for rank in "AKQJT98765432" if rank not in missing), "-")
    assert holding.classes[-1][1] == lowest
    assert is_low(holding, lowest) is low


def test_only_the_lowest_cards_are_low() -> None:
    holding = Holding("AKQ2", "J43")
    assert [cards for _, cards in holding.classes] == ["T98765"]
    apart = Holding("AKQJT6", "2")
    assert [(cards, is_low(apart, cards)) for _, cards in apart.classes] == [("987", False), ("543", True)]
