"""Replayed divergences: unbiased on endings whose exact result is known, and played as in a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import combinations

import numpy as np
import pytest

from agent.knowledge.view import View
from agent.player import Decision
from agent.registry import Role, parse_player
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Card, Deal, Position, Solver
from ddsolver.cards import Seat, cards_of, mask_of
from experiments.runs.tasks import record_of
from tests.bench.replayed import (
    Board,
    Players,
    Pool,
    find_divergence,
    finish_both,
    make_pool,
    play_together,
    replay,
)
from tests.players import SOME_DEAL, deal_of_run, task_of

SOLVER = Solver()
ENDING = Deal.from_pbn("N:KT..A.Q .Q.J.KT J.AJ.T. AQ.T.Q.")
CONTRACT, VULNERABILITY = Contract.parse("1NTS"), Vulnerability.NONE
NEEDED = 2
"""South takes two of the four tricks in half of the layouts of the hidden hands; these are the deal set."""


@dataclass(frozen=True, slots=True)
class Simple:
    """A declarer that plays its lowest card in some tricks, then its highest, so that its results can be enumerated."""

    low_tricks: int

    def decide(self, view: View) -> Decision:
        ordered = sorted(view.legal(), key=lambda card: (card.rank, card.suit))
        return Decision(ordered[0 if len(view.plays) // 4 < self.low_tricks else -1])


FIRST, SECOND = Simple(1), Simple(4)


def made(declarer: Simple, _seed: np.random.SeedSequence) -> Simple:
    return declarer


MAKERS = partial(made, FIRST), partial(made, SECOND)


@cache
def deal_set() -> list[Board]:
    """Every deal with the same hands of North and South on which South takes the tricks needed."""
    hidden = ENDING.hands[Seat.EAST] | ENDING.hands[Seat.WEST]
    north, south = ENDING.hands[Seat.NORTH], ENDING.hands[Seat.SOUTH]
    wests = [mask_of(west) for west in combinations(cards_of(hidden), 4)]
    boards = [Board(Deal((north, hidden & ~west, south, west)), CONTRACT, VULNERABILITY, NEEDED) for west in wests]
    return [board for board in boards if SOLVER.tricks(board.start) <= 4 - NEEDED]


def correct(position: Position) -> list[Card]:
    values = SOLVER.card_values(position)
    return [card for card, value in values.items() if value == max(values.values())]


def expected(board: Board, position: Position, declarer: Simple) -> float:
    """The declarer's expected tricks against defenders who play each card that loses nothing equally often."""
    if position.is_over:
        return position.tricks_won.north_south
    if position.to_play.is_north_south:
        return expected(board, position.play(declarer.decide(board.view(position)).card), declarer)
    return float(np.mean([expected(board, position.play(card), declarer) for card in correct(position)]))


def difference(first: int, second: int) -> float:
    return first - second


def gains(number: int) -> tuple[list[float], list[float]]:
    """The first declarer's gain in tricks on deals of the set: plain, and with four replays from pools of eight."""
    generator = np.random.default_rng(5)
    plain: list[float] = []
    replayed: list[float] = []
    for at in range(number):
        board = deal_set()[int(generator.integers(len(deal_set())))]
        root = np.random.SeedSequence(1, spawn_key=(at,))
        players = Players.make(MAKERS, root, SOLVER)
        divergence = play_together(board, players)
        plain.append(difference(*finish_both(board, divergence, players)) if divergence else 0.0)
        values = replay(board, divergence, MAKERS, root, difference, (8, 4)).values if divergence else (0.0,)
        replayed.append(float(np.mean(values)))
    return plain, replayed


def known_gain() -> float:
    """The first declarer's expected gain on the deals of the set."""
    return float(
        np.mean([expected(board, board.start, FIRST) - expected(board, board.start, SECOND) for board in deal_set()])
    )


@pytest.mark.slow
def test_replays_have_the_mean_of_plain_deals_for_declarers_of_known_difference() -> None:
    plain, replayed = gains(200)
    known = known_gain()
    assert known < -0.25
    for values in (plain, replayed):
        assert abs(np.mean(values) - known) < 3 * np.std(values) / np.sqrt(len(values))
    assert np.var(replayed) < np.var(plain)


def test_the_pool_weighs_layouts_by_filter_and_policy() -> None:
    """So a mean over the whole pool is exactly the expected gain, given what was seen."""
    seen = set()
    left_out = 0
    for number, board in enumerate(deal_set()):
        divergence = play_together(board, Players.make(MAKERS, np.random.SeedSequence(number), SOLVER))
        assert divergence is not None
        plays = divergence.position.plays
        if plays in seen:
            continue
        seen.add(plays)
        pool = make_pool(board, divergence.position, 1000, np.random.default_rng(1), SOLVER)
        assert tuple(pool.layouts[0].tolist()) == divergence.position.hands
        weights = dict(zip(map(tuple, pool.layouts.tolist()), pool.weights.tolist(), strict=True))
        possible = {
            Position(each.deal, CONTRACT.strain, CONTRACT.leader, plays).hands: chance
            for each in deal_set()
            if (chance := chance_of(each, plays)) > 0
        }
        assert {layout: weight for layout, weight in weights.items() if weight} == possible
        left_out += len(weights) - len(possible)
    assert len(seen) > 10
    assert left_out > 10


def chance_of(board: Board, plays: Sequence[Card]) -> float:
    """The probability of a beginning of the play on a deal."""
    chance, position = 1.0, board.start
    for card in plays:
        if not position.to_play.is_north_south:
            cards = correct(position)
            chance *= (card in cards) / len(cards)
        if not chance:
            return 0.0
        position = position.play(card)
    return chance


def test_draws_are_systematic_at_every_power_of_two() -> None:
    weights = np.array([0.5, 0.0, 0.2, 0.3])
    pool = Pool(np.zeros((4, 4), dtype=np.int64), weights)
    draws = np.array([pool.draw(8, np.random.default_rng(seed)) for seed in range(300)])
    for k in (1, 2, 4, 8):
        counts = np.stack([(draws[:, :k] == place).sum(axis=1) for place in range(4)], axis=1)
        assert (abs(counts - k * weights) < 1).all()
        assert abs(counts.mean(axis=0) / k - weights).max() < 0.1


def test_plays_and_divergence_are_those_of_a_match() -> None:
    names = "monte-carlo:samples=2", "monte-carlo:samples=3"
    deal = deal_of_run(deal=SOME_DEAL)
    records = [record_of(task_of(deal, name, "arbitrary", 7, (3,))) for name in names]
    first, second = (parse_player(name, Role.DECLARER).make for name in names)
    board = Board(deal.deal, deal.played_contract, deal.vulnerability, 9)
    players = Players.make((first, second), np.random.SeedSequence(7, spawn_key=(3,)), SOLVER)
    divergence = play_together(board, players)
    assert divergence is not None
    assert divergence == find_divergence(board, (records[0].plays, records[1].plays))
    assert finish_both(board, divergence, players) == (records[0].tricks, records[1].tricks)
