"""Which cards were correct at the turns of a play: the same as asked one by one, and no more than is wanted."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from ddsolver import Card, Position, Seat, Solver, Strain
from ddsolver.play_history import correct_cards_by_turn
from tests.strategies import after_random_card, random_deal

TURNS = (1, 3, 6, 8, 11)


@pytest.fixture(params=[6, 11], ids=["late in the play", "early and late"])
def play(request: pytest.FixtureRequest) -> tuple[NDArray[np.int64], Position]:
    """A play of twelve cards from a deal, and layouts: the deal and others in which the last cards are exchanged."""
    generator = np.random.default_rng(request.param)
    deal = random_deal(generator, request.param)
    position = Position(deal, Strain.SPADES, Seat.WEST)
    while len(position.plays) < 12:
        position = after_random_card(position, generator)
    layouts = np.array([deal.hands] * 5, dtype=np.int64)
    for row in layouts[1:]:
        for card in position.hands[0] & -position.hands[0], position.hands[2] & -position.hands[2]:
            if generator.integers(2):
                row[[0, 2]] ^= card
        if np.bitwise_count(row).max() > request.param:
            row[:] = deal.hands
    return layouts, position


def plays_of(position: Position) -> list[tuple[Seat, Card]]:
    return list(zip(position.players(), position.plays, strict=True))


def one_by_one(layouts: NDArray[np.int64], position: Position, turn: int) -> NDArray[np.int8]:
    plays = plays_of(position)
    start = turn // 4 * 4
    gone = sum(card.mask for _, card in plays[:turn])
    trick = [card for _, card in plays[start:turn]]
    return Solver().layouts_correct(layouts & ~gone, position.trump, plays[start][0], trick)


def test_every_turn_of_every_layout_is_answered_once_a_layouts_latest_first(
    play: tuple[NDArray[np.int64], Position],
) -> None:
    layouts, position = play
    asked: list[list[int]] = [[] for _ in layouts]
    wanted = np.ones(len(layouts), dtype=np.bool_)
    for turn, rows, correct in correct_cards_by_turn(
        Solver(), layouts, position.trump, plays_of(position), TURNS, wanted
    ):
        assert correct.tolist() == one_by_one(layouts[rows], position, turn).tolist()
        for row in rows:
            asked[row].append(turn)
    assert asked == [sorted(TURNS, reverse=True)] * len(layouts)


def test_what_is_no_longer_wanted_is_not_asked_about(play: tuple[NDArray[np.int64], Position]) -> None:
    layouts, position = play
    wanted = np.array([1.0, 1.0, 0.0, 1.0, 1.0])
    asked: list[list[int]] = [[] for _ in layouts]
    for turn, rows, _ in correct_cards_by_turn(Solver(), layouts, position.trump, plays_of(position), TURNS, wanted):
        for row in rows:
            asked[row].append(turn)
            if len(asked[row]) == row:
                wanted[row] = 0
    assert [len(turns) for turns in asked] == [5, 1, 0, 3, 4]


def test_a_decisive_card_that_loses_something_makes_all_cards_wrong(play: tuple[NDArray[np.int64], Position]) -> None:
    layouts, position = play
    plays = plays_of(position)
    wanted = np.ones(len(layouts), dtype=np.bool_)
    for turn, rows, correct in correct_cards_by_turn(Solver(), layouts, position.trump, plays, TURNS, wanted, {3, 8}):
        expected = one_by_one(layouts[rows], position, turn)
        if turn in (3, 8):
            wrong = expected[:, plays[turn][1].index] == 0
            expected[wrong] = np.minimum(expected[wrong], 0)
        assert correct.tolist() == expected.tolist()


def test_no_layouts_and_no_turns_ask_nothing() -> None:
    none = np.empty((0, 4), dtype=np.int64)
    assert list(correct_cards_by_turn(Solver(), none, Strain.NOTRUMP, [], [], np.ones(0))) == []
