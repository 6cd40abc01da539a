from __future__ import annotations

import numpy as np
import pytest

from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.players.joint_search.relocation import relocate
from agent.rules.constraints import HandConstraint, high_card_points
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Card, Deal, Position, Seat, Suit
from ddsolver.cards import cards_of
from tests.strategies import after_random_card, random_deal

CONTRACT = Contract.parse("1NTS")


def seen(seed: int, size: int = 13) -> View:
    generator = np.random.default_rng(seed)
    position = Position(random_deal(generator, size), "NT", "W")
    for _ in range(int(generator.integers(1, 9))):
        position = after_random_card(position, generator)
    return View.of(position, CONTRACT, Vulnerability.NONE, seat=CONTRACT.declarer)


def spots(view: View) -> int:
    """The lower half of each suit's outstanding cards, an odd one staying a high card."""
    found = 0
    for suit in Suit:
        held = [card for card in cards_of(view.unseen) if card.suit is suit]
        found += sum(card.mask for card in sorted(held, key=lambda card: card.rank)[: len(held) // 2])
    return found


@pytest.mark.parametrize("seed", range(8))
def test_sizes_lengths_voids_and_the_upper_half_stay(seed: int) -> None:
    view = seen(seed)
    before = LayoutSpace(view).sample(40, np.random.default_rng(seed))
    low = spots(view)
    for row in before:
        moved, weights = relocate(view, row[None, :], np.ones(1), np.random.default_rng(seed))
        assert weights == pytest.approx([1])
        for seat in range(4):
            assert int(moved[0, seat]) & ~low == int(row[seat]) & ~low
            for suit in range(4):
                lane = 0x1FFF << 16 * suit
                assert (int(moved[0, seat]) & lane).bit_count() == (int(row[seat]) & lane).bit_count()
        assert np.bitwise_or.reduce(moved[0]) == np.bitwise_or.reduce(row)


@pytest.mark.parametrize("seed", range(4))
def test_layouts_that_differ_in_spots_alone_become_one_with_their_weights_together(seed: int) -> None:
    view = seen(seed)
    before = LayoutSpace(view).sample(300, np.random.default_rng(seed))
    weights = np.random.default_rng(seed).random(300)
    moved, together = relocate(view, before, weights, np.random.default_rng(seed))
    assert together.sum() == pytest.approx(weights.sum())
    low = spots(view)
    # What is left to tell layouts apart: who holds the high cards, and how many spots of each suit.
    hidden = [seat for seat in range(4) if view.hidden_sizes[seat]]
    signatures = {
        tuple(int(row[seat]) & ~low for seat in hidden)
        + tuple((int(row[hidden[0]]) & low & 0x1FFF << 16 * suit).bit_count() for suit in range(4))
        for row in before
    }
    assert len(moved) == len(signatures)


def test_the_spots_lie_in_one_order_in_all_layouts() -> None:
    """Four spades out, two of them spots: the hand with one of these has the same one everywhere."""
    deal = Deal.from_pbn("N:AK.2.. QJ.3.. .A4.5. 32..A.")
    view = View.of(Position(deal, "NT", "N"), CONTRACT, Vulnerability.NONE)
    moved, _ = relocate(view, LayoutSpace(view).all(), np.ones(LayoutSpace(view).count), np.random.default_rng(1))
    low = Card.parse("S3").mask | Card.parse("S2").mask
    alone = {int(row[1]) & low for row in moved if (int(row[1]) & low).bit_count() == 1}
    assert len(alone) == 1


def test_the_first_layouts_stay_the_first_and_so_a_random_part_of_all() -> None:
    """A search that has no time for all takes the first ones."""
    view = seen(3)
    before = LayoutSpace(view).sample(200, np.random.default_rng(3))
    moved, _ = relocate(view, before, np.ones(200), np.random.default_rng(3))
    whole = {row.tobytes(): place for place, row in enumerate(moved)}
    one_by_one = [relocate(view, row[None, :], np.ones(1), np.random.default_rng(3))[0][0] for row in before]
    places = [whole[row.tobytes()] for row in one_by_one]
    assert list(dict.fromkeys(places)) == list(range(len(moved)))


@pytest.mark.parametrize("seed", [29, 47, 98])
def test_constraints_on_points_hold_after_the_spots_moved(seed: int) -> None:
    deal = Deal.random(seed)
    position = Position(deal, "NT", "W")
    position = position.play(position.legal()[0])
    west = int(high_card_points(np.array([deal.hands[Seat.WEST]]))[0])
    constraint = HandConstraint(points=(west, west))
    view = View.of(position, CONTRACT, "None", constraints={Seat.WEST: constraint}, seat=CONTRACT.declarer)
    before = LayoutSpace(view).sample(200, np.random.default_rng(1))
    moved, weights = relocate(view, before, np.full(200, 1 / 200), np.random.default_rng(1))
    assert weights.sum() == pytest.approx(1)
    assert constraint.allows(moved[:, Seat.WEST] | position.plays[0].mask).all()
