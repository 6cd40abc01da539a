"""Tables at which players were asked, made up for tests."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from agent.rules.contract import Contract, Vulnerability
from ddsolver import Card, Deal, Position, Seat
from experiments.boards.board import Board
from experiments.questions.judge.asked import AskedTable
from experiments.questions.judge.choices import Answer, CardChoice, TurnRole
from tests.strategies import random_deal

CONTRACT = Contract.parse("3NTS")
CARD = Card.parse("SA")


def deal_number(number: int) -> Deal:
    return random_deal(np.random.default_rng(number))


def position_at(deal: Deal, trick: int, place: int = 1) -> Position:
    """The position before a card, after the first legal cards."""
    position = Position(deal, CONTRACT.strain, CONTRACT.leader)
    while len(position.plays) < 4 * (trick - 1) + place - 1:
        position = position.play(position.legal()[0])
    return position


def asked_turn(
    role: TurnRole,
    cost: int,
    costs: Sequence[int | None],
    *,
    trick: int = 2,
    place: int = 1,
    player: str = "West",
    seconds: Sequence[float] = (),
) -> CardChoice:
    """A turn at which a card was played that cost something, and players' cards with their costs."""
    position = position_at(deal_number(0), trick, place)
    times = seconds or [0.0] * len(costs)
    answers = tuple(None if each is None else Answer(CARD, each, time) for each, time in zip(costs, times, strict=True))
    card = position.legal()[0]
    return CardChoice("1", CONTRACT, position, Seat.WEST, player, "East", role, card, cost, (), answers)


def asked_table(
    turns: Sequence[CardChoice], deal: int = 0, *, match: str = "m", names: str = "North East South West"
) -> AskedTable:
    """A table of 3NT by South at which a made-up deal was played."""
    north, east, south, west = names.split()
    board = Board("1", deal_number(deal).hands, Seat.NORTH, Vulnerability.NONE, contract=CONTRACT)
    return AskedTable(match, 1, board, (north, east, south, west), tuple(turns))
