"""Endings and random positions about which reasons are given."""

from __future__ import annotations

import numpy as np

from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Card, Deal, Position, Seat, Strain
from experiments.boards.double_dummy import common_solver
from experiments.questions.play_question import PlayQuestion, question_of_ending
from experiments.questions.reasons.analysis import SolvedLayouts


def ending(deal: str, unseen: str, plays: str = "", needed: int | None = None, trump: str = "NT") -> PlayQuestion:
    cards = tuple(Card.parse(each) for each in plays.split())
    return question_of_ending(deal, unseen, Strain.parse(trump), Seat.SOUTH, None, needed, Vulnerability.NONE, cards)


def solved_ending(question: PlayQuestion) -> tuple[View, SolvedLayouts]:
    """All layouts of an ending, equally likely."""
    view = question.view
    space = LayoutSpace(view)
    layouts = space.sample(space.count, np.random.default_rng(0))
    tricks = common_solver().layout_values(layouts, view.contract.strain, view.trick_leader, view.trick)
    weights = np.full(len(layouts), 1 / len(layouts))
    return view, SolvedLayouts(layouts, weights, tricks.astype(np.int64), exhaustive=True)


def random_question(seed: int, each: int = 6, layouts: int = 60) -> tuple[View, SolvedLayouts]:
    generator = np.random.default_rng(seed)
    order = generator.permutation(52)[: 4 * each]
    hands = [sum(1 << _bit(int(card)) for card in order[place::4]) for place in range(4)]
    deal = Deal((hands[0], hands[1], hands[2], hands[3]))
    strain = Strain(int(generator.integers(5)))
    contract = Contract(int(generator.integers(1, 4)), strain, Seat(int(generator.integers(4))))
    position = Position(deal, strain, contract.leader)
    for _ in range(int(generator.integers(2 * each))):
        position = position.play(position.legal()[0])
    view = View.of(position, contract, Vulnerability.NONE)
    rows = LayoutSpace(view).sample(layouts, generator)
    tricks = common_solver().layout_values(rows, strain, view.trick_leader, view.trick)
    return view, SolvedLayouts(rows, np.full(len(rows), 1 / len(rows)), tricks.astype(np.int64), exhaustive=False)


def _bit(index: int) -> int:
    return index // 13 * 16 + index % 13
