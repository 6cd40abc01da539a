"""The face of the solver for other packages' kernels: the moments of a play, and one question."""

from __future__ import annotations

import numpy as np
import pytest

from ddsolver import Solver
from ddsolver.kernels import TrickState, after, new_memory, ns_reaches, read_trick, to_play
from ddsolver.position import winning_place
from tests.strategies import random_positions


def test_moments_follow_a_play_card_by_card() -> None:
    for position in random_positions(21, 40, range(2, 6)):
        generator = np.random.default_rng(len(position.plays))
        trump = int(position.trump)
        moment = TrickState(int(position.to_play), 0, 0, 0, 0, int(position.to_play), position.hands[0].bit_count())
        if position.trick:
            continue
        while not position.is_over:
            trick = np.array([card.bit_index for card in position.trick], dtype=np.int64)
            left = position.hands[position.to_play].bit_count()
            assert moment == read_trick(trick, int(position.trick_leader), trump, left)
            assert (moment.left, moment.placed, to_play(moment)) == (left, len(trick), position.to_play)
            assert moment.on_table == sum(card.mask for card in position.trick)
            if position.trick:
                place = winning_place(position.trick, position.trump)
                assert moment.led == position.trick[0].suit
                assert moment.best == position.trick[place].bit_index
                assert moment.winner == (position.trick_leader + place) % 4
            legal = position.legal()
            card = legal[int(generator.integers(len(legal)))]
            position, moment = position.play(card), after(moment, card.bit_index, trump)
        assert moment.left == 0


@pytest.mark.slow
def test_takes_answers_for_north_south_what_the_solver_says() -> None:
    memory = new_memory(2)
    solver = Solver()
    for position in random_positions(22, 60, range(1, 6)):
        trump = int(position.trump)
        trick = np.array([card.bit_index for card in position.trick], dtype=np.int64)
        left = position.hands[position.to_play].bit_count()
        moment = read_trick(trick, int(position.trick_leader), trump, left)
        for card, tricks in solver.card_values(position).items():
            north_south = tricks if position.to_play.is_north_south else left - tricks
            for target in range(left + 2):
                assert ns_reaches(memory, position.hands, trump, moment, target, card.bit_index) == (
                    target <= north_south
                )
        tricks = solver.tricks(position)
        north_south = tricks if position.to_play.is_north_south else left - tricks
        for target in range(left + 2):
            assert ns_reaches(memory, position.hands, trump, moment, target, -1) == (target <= north_south)
