"""The public face: what goes in, what comes out, what is refused."""

from __future__ import annotations

import threading
from itertools import product

import numpy as np
import pytest

from ddsolver import BridgeError, Card, CardError, Deal, DealError, Position, Seat, Solver, Strain, dd_table, solve
from ddsolver.cards import cards_of
from tests.strategies import random_deal, random_positions

THESIS = "N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3"


def test_solve_takes_text_and_gives_plain_dicts() -> None:
    assert solve("N:A2... KQ... 43... 65...", "NT", "N") == {"SA": 1, "S2": 1}
    assert solve("N:A2... KQ... 43... 65...", "S", "E", "SK") == {"S4": 1, "S3": 1}


def test_dd_table_takes_text_and_gives_plain_dicts() -> None:
    table = dd_table(THESIS)
    assert table["N"] == {"S": 10, "H": 12, "D": 6, "C": 12, "NT": 12}
    assert table["W"] == {"S": 3, "H": 0, "D": 7, "C": 1, "NT": 1}


@pytest.mark.parametrize("threads", [2, 5, 9])
def test_a_table_is_the_same_on_any_number_of_threads(threads: int) -> None:
    solver = Solver()
    deal = "N:AQ3.KQ4.2. K.J753.A.9 .AT9..AKQJ 64.6.KJ98."
    assert solver.dd_table(deal, threads) == solver.dd_table(deal)
    assert solver.dd_table(deal, threads=threads) == solver.dd_table(deal)


def test_when_the_play_is_over_there_is_nothing_to_value() -> None:
    position = Position(Deal.from_pbn("N:A... K... Q... J..."), "NT", "N", "SA SK SQ SJ")
    solver = Solver()
    assert solver.card_values(position) == {}
    assert solver.tricks(position) == 0


def test_forced_cards_are_valued() -> None:
    position = Position(Deal.from_pbn("N:A2... K3... Q4... J5..."), "NT", "N", "SA S3 S4")
    assert Solver().card_values(position) == {Card.parse("SJ"): 1, Card.parse("S5"): 1}
    forced = Position(Deal.from_pbn("N:A2... K3... Q.4.. 5.6.."), "NT", "N", "SA S3")
    assert Solver().card_values(forced) == {Card.parse("SQ"): 1}


def test_many_layouts_have_the_values_they_have_alone() -> None:
    generator = np.random.default_rng(1)
    for position in random_positions(8, 12, range(2, 8)):
        layouts = []
        for _ in range(6):
            # The opponents of the hand to play are redealt the cards that they have not played.
            hands = list(position.hands)
            left, right = position.to_play.left, position.to_play.right
            pool = [card for seat in (left, right) for card in cards_of(hands[seat])]
            order = generator.permutation(len(pool))
            size = hands[left].bit_count()
            hands[left] = sum(pool[place].mask for place in order[:size])
            hands[right] = sum(pool[place].mask for place in order[size:])
            layouts.append(hands)
        arrays = Solver().layout_values(np.array(layouts), position.trump, position.trick_leader, position.trick)
        for hands, row in zip(layouts, arrays, strict=True):
            alone = Solver().layout_values(np.array([hands]), position.trump, position.trick_leader, position.trick)
            assert row.tolist() == alone[0].tolist()


def test_a_card_reaches_just_the_numbers_of_tricks_up_to_its_value() -> None:
    solver = Solver()
    for position in random_positions(15, 40, range(1, 8)):
        values = Solver().card_values(position)
        for tricks in range(-1, position.deal.cards_each + 2):
            reaching = solver.cards_reaching(position, tricks)
            assert solver.reaches(position, tricks) == any(reaching.values())
            assert reaching == {card: value >= tricks for card, value in values.items()}, (position, tricks)


def test_the_correct_cards_of_a_layout_are_those_of_highest_value() -> None:
    solver = Solver()
    for position in random_positions(18, 60, range(1, 8)):
        values = Solver().card_values(position)
        asked = (np.array([position.hands]), position.trump, position.trick_leader)
        row = solver.layouts_correct(*asked, trick=position.trick)[0]
        assert {card: row[card.index] for card in values} == {
            card: int(value == max(values.values())) for card, value in values.items()
        }
        for card in values:
            told = solver.layouts_correct(*asked, trick=position.trick, decisive=card)[0]
            assert told.tolist() == (row if row[card.index] else np.minimum(row, 0)).tolist()
        assert {*np.flatnonzero(row >= 0).tolist()} == {card.index for card in values}


def test_a_line_of_best_play_gives_up_nothing() -> None:
    solver = Solver()
    for position in random_positions(16, 40, range(1, 8)):
        side = position.to_play
        total = solver.tricks(position) + position.tricks_won.of(side)
        line = solver.best_play(position)
        assert len(position.plays) + len(line) == 4 * position.deal.cards_each
        for card in line:
            values = solver.card_values(position)
            assert values[card] == max(values.values())
            assert card.rank == min(other.rank for other, value in values.items() if value == values[card])
            position = position.play(card)
        assert position.is_over
        assert position.tricks_won.of(side) == total


def test_no_layouts_have_no_values() -> None:
    assert Solver().layout_values(np.empty((0, 4), dtype=np.int64), "NT", "N").shape == (0, 52)


def test_columns_of_cards_that_are_not_legal_hold_minus_one() -> None:
    position = Position(Deal.from_pbn("N:A2... K3... Q4... J5..."), "NT", "N", "SA")
    row = Solver().layout_values(np.array([position.hands]), "NT", "N", ["SA"])[0]
    legal = {card.index for card in position.legal()}
    assert {column for column in range(52) if row[column] >= 0} == legal
    assert set(row[[column for column in range(52) if column not in legal]]) == {-1}


@pytest.mark.parametrize(
    ("layout", "trick", "message"),
    [
        ((3, 3, 12, 48), (), "S3 is in North's hand and in East's hand"),
        (
            (3, 12, 48, 64),
            (),
            "layout 0 is not a position: its hands N E S W have 2 2 2 1 cards, N led, and the trick has 0 of 4 cards",
        ),
        ((3, 12, 48, 192), ("C2",), "its hands N E S W have 2 2 2 2 cards, N led, and the trick has 1 of 4 cards"),
        ((1, 12, 48, 192), ("S2",), "S2 is in the trick in progress and in North's hand"),
        ((0, 0, 0, 0), (), "layout 0 is not a position"),
        ((1 << 13, 2, 4, 8), (), "North's hand has bits that are not cards"),
    ],
)
def test_layouts_that_are_no_position_are_refused(
    layout: tuple[int, ...], trick: tuple[str, ...], message: str
) -> None:
    with pytest.raises(DealError, match=message):
        Solver().layout_values(np.array([layout]), "NT", "N", trick)
    with pytest.raises(DealError, match=message.replace("layout 0", "layout 1")):
        Solver().layout_values(np.array([_fitting(trick), layout]), "NT", "N", trick)


def _fitting(trick: tuple[str, ...]) -> tuple[int, ...]:
    """A layout that goes with the trick."""
    return (1 << 16, 3 << 20, 3 << 24, 3 << 32) if trick else (1, 2, 4, 8)


def test_arrays_of_the_wrong_shape_and_tricks_of_four_cards_are_refused() -> None:
    with pytest.raises(DealError, match=r"layouts have shape \(4,\)"):
        Solver().layout_values(np.array([1, 2, 4, 8]), "NT", "N")
    with pytest.raises(DealError, match="at most three cards"):
        Solver().layout_values(np.array([[1, 2, 4, 8]]), "NT", "N", ["S9", "ST", "SJ", "SQ"])
    with pytest.raises(CardError, match="unknown strain"):
        Solver().layout_values(np.array([[1, 2, 4, 8]]), "X", "N")


def test_no_memory_is_refused() -> None:
    with pytest.raises(BridgeError, match="memory_mb is 0"):
        Solver(memory_mb=0)


def test_a_tiny_memory_only_slows_the_solver_down() -> None:
    small, large = Solver(memory_mb=0.001), Solver()
    for position in random_positions(9, 60, range(1, 9)):
        assert small.card_values(position) == large.card_values(position)


def test_what_was_solved_before_never_changes_a_value() -> None:
    """Deals, trumps, leaders and moments in random order through one Solver, against fresh ones."""
    kept = Solver(memory_mb=2)
    generator = np.random.default_rng(10)
    deals = [random_deal(generator, 6) for _ in range(3)]
    asked = [
        Position(deal, strain, leader) for deal, strain, leader in product(deals, (Strain.HEARTS, Strain.NOTRUMP), Seat)
    ]
    for number in generator.permutation(2 * len(asked)):
        position = asked[number % len(asked)]
        if number % 3 == 0:
            position = position.play(position.legal()[0])
        assert kept.card_values(position) == Solver(memory_mb=2).card_values(position)


def test_several_solvers_in_several_threads_give_the_answers_of_one() -> None:
    asked = list(random_positions(11, 60, range(6, 11)))
    alone = Solver()
    expected = [alone.card_values(position) for position in asked]
    answers: dict[int, list[dict[Card, int]]] = {}

    def work(number: int) -> None:
        solver = Solver()
        answers[number] = [solver.card_values(position) for position in asked]

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert list(answers.values()) == [expected] * 4
