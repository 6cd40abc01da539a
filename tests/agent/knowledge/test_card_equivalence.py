from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.knowledge.card_equivalence import equivalence_classes, merge_equivalent
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Deal, Position, Seat
from ddsolver.cards import cards_of
from tests.strategies import random_deal

CONTRACT = Contract.parse("1NTS")


def view_of(deal: Deal, plays: str = "", leader: str = "S") -> View:
    return View.of(Position(deal, "NT", leader, plays), CONTRACT, Vulnerability.NONE, seat=Seat.SOUTH)


def text(mask: int) -> str:
    return " ".join(map(str, cards_of(mask)))


def test_unseen_cards_are_of_one_class_when_no_card_that_is_seen_lies_between() -> None:
    deal = Deal.from_pbn("N:A9.2.. KQ.3.. J5.4.. T8.5..")
    assert [text(each) for each in equivalence_classes(view_of(deal))] == ["S8", "ST", "SK SQ", "H3", "H5"]


def test_a_card_on_the_table_parts_a_class_and_one_that_is_gone_does_not() -> None:
    deal = Deal.from_pbn("N:AK2... J95... 43.2.. T86...")
    assert "SJ ST S9 S8 S6 S5" in [text(each) for each in equivalence_classes(view_of(deal))]
    led = view_of(deal, "S9", leader="E")
    assert [text(each) for each in equivalence_classes(led)] == ["S8 S6 S5", "SJ ST"]
    gone = view_of(deal, "S9 S3 S6 SA S2 S5 S4 S8", leader="E")
    assert [text(each) for each in equivalence_classes(gone)] == ["SJ ST"]


@given(seed=st.integers(0, 10_000), size=st.integers(2, 6))
def test_merged_layouts_keep_lengths_and_weights_and_none_comes_twice(seed: int, size: int) -> None:
    generator = np.random.default_rng(seed)
    view = view_of(random_deal(generator, size))
    layouts = LayoutSpace(view).sample(60, generator)
    weights = generator.random(len(layouts))
    classes = equivalence_classes(view)
    merged, together = merge_equivalent(view, layouts, weights, classes)
    assert len(np.unique(merged, axis=0)) == len(merged) <= len(layouts)
    assert np.isclose(together.sum(), weights.sum())
    first, second = Seat.EAST, Seat.WEST

    def held(hands: np.ndarray) -> list[tuple[int, ...]]:
        return [tuple((int(hand) & each).bit_count() for each in classes) for hand in hands[:, first]]

    expected: dict[tuple[int, ...], float] = {}
    for key, weight in zip(held(layouts), weights, strict=True):
        expected[key] = expected.get(key, 0.0) + float(weight)
    assert dict(zip(held(merged), together.tolist(), strict=True)) == pytest.approx(expected)
    for hands in merged.tolist():
        assert hands[first] | hands[second] == view.unseen
        for each in classes:
            lower, upper = hands[first] & each, hands[second] & each
            assert not lower or not upper or lower < (upper & -upper)


def test_what_is_merged_once_stays_as_it_is() -> None:
    view = view_of(random_deal(np.random.default_rng(3), 6))
    layouts = LayoutSpace(view).all()
    once, weights = merge_equivalent(view, layouts, np.full(len(layouts), 1 / len(layouts)), equivalence_classes(view))
    again, same = merge_equivalent(view, once, weights, equivalence_classes(view))
    assert (again == once).all()
    assert (same == weights).all()
