"""The solver against independent answers, and against what must be true of any answer."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ddsolver import Card, Deal, Position, Seat, Solver, Strain, Suit
from ddsolver.cards import cards_of
from tests.oracle import dds_card_values, dds_table, minimax_card_values
from tests.strategies import positions, random_deal, random_positions

SOLVER = Solver()


def compare_with_dds(solver: Solver, found: list[Position]) -> None:
    for position in found:
        assert solver.card_values(position) == dds_card_values(position), position


@pytest.mark.parametrize(
    ("seed", "number"), [pytest.param(1, 50, marks=pytest.mark.slow), pytest.param(18, 300, marks=pytest.mark.long)]
)
def test_endings_of_up_to_five_cards_agree_with_brute_force(seed: int, number: int) -> None:
    solver = Solver()
    for position in random_positions(seed, number, range(1, 6)):
        assert solver.card_values(position) == minimax_card_values(position), position


def test_positions_of_up_to_eight_cards_agree_with_dds_card_by_card() -> None:
    compare_with_dds(Solver(), list(random_positions(2, 400, range(1, 9))))


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (0, 2, 3))])
def test_1000_positions_of_all_lengths_agree_with_dds_card_by_card(seed: int) -> None:
    compare_with_dds(Solver(), list(random_positions(30 + seed, 250)))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000, 1100))
def test_100000_positions_of_all_lengths_agree_with_dds(seed: int) -> None:
    compare_with_dds(Solver(), list(random_positions(seed, 1000)))


@pytest.mark.long
def test_whole_deals_agree_with_dds_card_by_card() -> None:
    generator = np.random.default_rng(8)
    found = [
        Position(random_deal(generator), Strain(int(generator.integers(5))), Seat(int(generator.integers(4))))
        for _ in range(300)
    ]
    compare_with_dds(Solver(), found)


@pytest.mark.slow
def test_tables_agree_with_dds() -> None:
    generator = np.random.default_rng(7)
    for size in (13, 13, 13, 6, 2):
        deal = random_deal(generator, size)
        assert SOLVER.dd_table(deal) == (dds_table(deal) if size == 13 else _table_card_by_card(deal))


def _table_card_by_card(deal: Deal) -> dict[Seat, dict[Strain, int]]:
    return {
        seat: {
            strain: deal.cards_each - max(dds_card_values(Position(deal, strain, seat.left)).values())
            for strain in Strain
        }
        for seat in Seat
    }


@given(positions(largest=6))
def test_tricks_are_those_of_the_best_card(position: Position) -> None:
    assert SOLVER.tricks(position) == max(SOLVER.card_values(position).values())


@given(positions(largest=6))
def test_a_card_is_worth_what_the_position_after_it_leaves(position: Position) -> None:
    mover = position.to_play
    for card, value in SOLVER.card_values(position).items():
        after = position.play(card)
        left = after.deal.cards_each - sum(after.tricks_won)
        rest = SOLVER.tricks(after)
        won = after.tricks_won.of(mover) - position.tricks_won.of(mover)
        assert value == won + (rest if after.to_play.same_side(mover) or after.is_over else left - rest)


@given(positions(largest=6))
def test_turning_the_table_a_quarter_complements_the_sides_and_keeps_the_values(position: Position) -> None:
    """North-South become East-West: each card is worth the same to the hand that now holds it."""
    north, east, south, west = position.deal.hands
    turned = Position(Deal((west, north, east, south)), position.trump, position.leader.left, position.plays)
    assert SOLVER.card_values(turned) == SOLVER.card_values(position)


@given(positions(largest=6), st.permutations(list(Suit)))
def test_permuting_the_suits_permutes_the_answer(position: Position, order: list[Suit]) -> None:
    def image(card: Card) -> Card:
        return Card(order[card.suit], card.rank)

    hands = [sum(image(card).mask for card in position.deal[seat]) for seat in Seat]
    trump = position.trump if position.trump is Strain.NOTRUMP else Strain(order[position.trump])
    permuted = Position(
        Deal((hands[0], hands[1], hands[2], hands[3])), trump, position.leader, [image(card) for card in position.plays]
    )
    expected = {image(card): value for card, value in SOLVER.card_values(position).items()}
    assert SOLVER.card_values(permuted) == expected


@given(positions(smallest=2, largest=6), st.data())
def test_exchanging_equivalent_cards_changes_nothing(position: Position, data: st.DataObject) -> None:
    """Two cards of one hand, adjacent among those dealt, are worth the same in the first position of the play."""
    start = Position(position.deal, position.trump, position.leader)
    values = SOLVER.card_values(start)
    hand = position.deal[start.to_play]
    others = sum(position.deal.hands) & ~position.deal.hands[start.to_play]
    pairs = [
        (high, low) for high, low in pairwise(hand) if high.suit is low.suit and not others & (high.mask - low.mask)
    ]
    if pairs:
        high, low = data.draw(st.sampled_from(pairs))
        assert values[high] == values[low]


@settings(max_examples=25)
@given(positions(largest=7))
def test_raising_every_card_of_a_suit_without_changing_the_order_changes_nothing(position: Position) -> None:
    """Only the order of the cards matters (Theorem 1): close the gaps between the ranks dealt."""
    dealt = cards_of(sum(position.deal.hands))
    image: dict[Card, Card] = {}
    for suit in Suit:
        for place, card in enumerate(card for card in dealt if card.suit is suit):
            image[card] = Card(suit, type(card.rank)(14 - place))
    hands = [sum(image[card].mask for card in position.deal[seat]) for seat in Seat]
    raised = Position(
        Deal((hands[0], hands[1], hands[2], hands[3])),
        position.trump,
        position.leader,
        [image[card] for card in position.plays],
    )
    assert SOLVER.card_values(raised) == {image[card]: value for card, value in SOLVER.card_values(position).items()}
