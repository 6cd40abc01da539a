from __future__ import annotations

import pickle
from copy import copy, deepcopy

import numpy as np
import pytest

from ddsolver import (
    BridgeError,
    CardError,
    Deal,
    DealError,
    Position,
    Seat,
    Solver,
    Strain,
    Suit,
    analyse_play,
    card_values,
    dd_table,
    dd_tables,
)
from tests.oracle import dds_table
from tests.strategies import random_deal

THESIS = "N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3"


@pytest.fixture(scope="module")
def deals() -> list[Deal]:
    generator = np.random.default_rng(3)
    return [random_deal(generator) for _ in range(2)]


def test_tables_of_many_deals_are_those_of_each(deals: list[Deal]) -> None:
    tables = [dd_table(deal) for deal in deals]
    for threads in (1, 2, None):
        assert dd_tables([deals[0].to_pbn(), *deals[1:]], threads) == tables, threads
    for deal, table in zip(deals, tables, strict=True):
        other = dds_table(deal)
        assert all(table[seat][strain] == other[seat][strain] for seat in Seat for strain in Strain)


def test_no_deals_have_no_tables() -> None:
    assert dd_tables([]) == []
    assert card_values(iter(())) == []


def test_a_wrong_deal_is_named_by_its_place() -> None:
    with pytest.raises(DealError, match=r"deal 2: SA is dealt twice"):
        dd_tables([THESIS, "N:A... A... K... Q..."])
    with pytest.raises(BridgeError, match="not a position: 'N'"):
        card_values(["N"])  # type: ignore[list-item]


@pytest.mark.parametrize("threads", [1, 3])
def test_cards_of_many_positions_are_valued_as_each(threads: int) -> None:
    generator = np.random.default_rng(4)
    positions = [Position(random_deal(generator, 5), Strain(number % 5), Seat(number % 4)) for number in range(40)]
    assert card_values(iter(positions), threads) == [Solver().card_values(position) for position in positions]


def test_a_table_is_asked_by_names_or_by_what_they_name() -> None:
    spoken, listed = dd_table(THESIS), Solver().dd_table(THESIS)
    assert spoken["N"]["S"] == spoken[Seat.NORTH][Strain.SPADES] == listed["N"]["S"] == listed[Seat.NORTH]["S"] == 10
    assert list(spoken) == ["N", "E", "S", "W"]
    assert list(listed) == list(Seat)
    assert spoken.get(Seat.NORTH) == spoken["N"]
    assert listed.get("N") == listed[Seat.NORTH]
    assert all(key in table for table in (spoken, listed) for key in ("W", Seat.WEST))
    assert not any("X" in table for table in (spoken, listed))
    assert listed.get("X", 3) == 3
    with pytest.raises(BridgeError, match="threads is 0"):
        dd_tables([THESIS], 0)
    with pytest.raises(KeyError, match="X"):
        spoken["X"]


def test_a_row_is_asked_by_suits_too_and_a_copy_of_a_table_as_the_table() -> None:
    listed = Solver().dd_table(THESIS)
    assert listed["N"][Suit.HEARTS] == listed["N"]["H"] == 12
    for copied in (copy(listed), listed.copy(), deepcopy(listed), pickle.loads(pickle.dumps(listed))):
        assert copied == listed
        assert copied["N"]["H"] == 12
        with pytest.raises(CardError, match="unknown seat"):
            copied[Strain.HEARTS]


def test_the_course_of_a_play_falls_where_a_card_gives_tricks_away() -> None:
    deal = Deal.from_pbn("N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75")
    position = Position(deal, "NT", "W")
    plays, costs = [], []
    for turn in range(20):
        values = Solver().card_values(position)
        card = list(values)[turn % len(values)]
        sign = -1 if position.to_play.same_side(Seat.SOUTH) else 1
        costs.append(sign * (max(values.values()) - values[card]))
        plays.append(card)
        position = position.play(card)
    course = analyse_play(deal, "NT", "W", plays)
    assert course[0] == 13 - Solver().tricks(Position(deal, "NT", "W"))
    assert np.diff(course).tolist() == costs
    assert any(costs)
    whole = analyse_play("N:A... K... Q... J...", "NT", "N", "SA SK SQ SJ")
    assert whole == [0, 0, 0, 0, 0]
