from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from agent.knowledge.answer_cache import AnswerCache, sharing
from agent.knowledge.counted_work import work_done
from agent.knowledge.view import View
from agent.player import Player
from agent.rules.contract import Contract, Vulnerability
from agent.table import ask, play_board, seat_players
from ddsolver import Position
from tests.players import monte_carlo, payoff
from tests.strategies import after_random_card, random_deal

CONTRACT = Contract.parse("1NTS")


def begun(seed: int) -> Position:
    """A random ending in which declarer's side has a choice."""
    generator = np.random.default_rng(seed)
    position = Position(random_deal(generator, 7), CONTRACT.strain, CONTRACT.leader)
    while len(position.plays) < 5 or not has_choice(position):
        position = after_random_card(position, generator)
    return position


def has_choice(position: Position) -> bool:
    runs = View.of(position, CONTRACT, Vulnerability.NONE).runs()
    return position.to_play.same_side(CONTRACT.declarer) and len(runs) > 1


def work_of(player: Player, position: Position) -> int:
    before = work_done()
    ask(player, position, CONTRACT, Vulnerability.NONE)
    return work_done() - before


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("options", [{}, {"weights": "correct-play"}, {"weights": "correct-play", "p": 0.9}])
def test_shared_answers_cost_as_much_as_others(seed: int, options: dict[str, Any]) -> None:
    """Which process plays a board, and so whether it shares answers, depends on the number of processes."""
    position = begun(seed)

    def player(samples: int) -> Player:
        return monte_carlo(np.random.default_rng(1), samples=samples, refill=False, **options)

    alone = work_of(player(20), position)
    with sharing(AnswerCache()):
        assert work_of(player(12), position) < alone
        assert work_of(player(20), position) == alone
        assert work_of(player(20), position) == alone


def test_a_joint_search_costs_more_than_its_layouts() -> None:
    position = begun(1)
    joint, double_dummy = (make(np.random.default_rng(1), samples=12) for make in (payoff, monte_carlo))
    assert work_of(joint, position) > work_of(double_dummy, position) > 0


def test_a_record_has_the_work_of_the_declarer_alone() -> None:
    deal = random_deal(np.random.default_rng(3))
    defender = monte_carlo(np.random.default_rng(2), samples=5)
    works = []
    for samples in (1, 5):
        before = work_done()
        declarer = monte_carlo(np.random.default_rng(1), samples=samples)
        record = play_board(deal, CONTRACT, "None", seat_players(CONTRACT, declarer, defender))
        works.append(record.declarer_work)
        assert 0 < record.declarer_work < work_done() - before
    assert works[0] < works[1]
