"""The estimator of replayed divergences: the expected result of a pair of declarers from the first different card on.

Both declarers play a deal together until they choose different cards. The hidden hands up to there are one draw from
their distribution given everything that both have seen. The *pool* has this layout and others that fit what was seen,
drawn uniformly without replacement. Each weighs the probability of the defenders' cards in it (`ArbitraryDefender`
plays any card that loses nothing, each with the same probability) if it passes the filter of the deal set, else 0.
``k`` layouts are drawn from the pool by systematic resampling, and both declarers play each to the end, with new random
numbers. The mean of the k comparisons stands in place of the single one.

It is unbiased: given the pool, the layout dealt is each of its layouts with a probability proportional to the weights
(so the layout dealt must be in the pool), and that is how the k layouts are drawn. For the players' new random numbers
not to matter, a declarer must decide on its view alone, as those with uniform weights do.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.answer_cache import AnswerCache, sharing
from agent.knowledge.draws import played_cards
from agent.knowledge.evidence.plays_thesis import ThesisPlays
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.player import AnyPlayer
from agent.players.defence.perfect import ArbitraryDefender
from agent.rules.contract import Contract, Vulnerability
from agent.table import decide
from ddsolver import Card, Deal, Position, Solver
from experiments.runs.tasks import DECLARER_ROLE, DEFENDER_ROLE

REPLAY_ROLE, POOL_ROLE = 3, 4
"""Numbers in the spawn keys of replays and pools, after those of the deal; 2 is for deals."""

Maker = Callable[[np.random.SeedSequence], AnyPlayer]
"""Makes a declarer, whose random choices follow from the seed."""


@dataclass(frozen=True, slots=True)
class Board:
    """A deal set's board, of any number of cards a hand: the contract, and the tricks that it needs."""

    deal: Deal
    contract: Contract
    vulnerability: Vulnerability
    needed: int
    """The tricks that declarer takes double dummy on every deal of the set."""

    @property
    def start(self) -> Position:
        """The position before the opening lead."""
        return Position(self.deal, self.contract.strain, self.contract.leader)

    def view(self, position: Position) -> View:
        """What the player who decides sees."""
        return View.of(position, self.contract, self.vulnerability)


@dataclass(frozen=True, slots=True)
class Divergence:
    """The moment at which the declarers choose different cards."""

    position: Position
    cards: tuple[Card, Card]

    @property
    def trick(self) -> int:
        """Its trick, from 1."""
        return len(self.position.plays) // 4 + 1


@dataclass(frozen=True, slots=True)
class Players:
    """Both declarers, and the defender that each meets."""

    declarers: tuple[AnyPlayer, AnyPlayer]
    defender: ArbitraryDefender

    @classmethod
    def make(cls, makers: tuple[Maker, Maker], root: np.random.SeedSequence, solver: Solver) -> Players:
        """Make them with the random numbers of a match; ``root`` is the deal's, without a role."""
        first, second = (make(_child(root, DECLARER_ROLE)) for make in makers)
        return cls((first, second), ArbitraryDefender(_generator(root, DEFENDER_ROLE), solver))


@dataclass(frozen=True, slots=True)
class Pool:
    """Layouts that fit what both declarers have seen at a divergence; the layout dealt comes first."""

    layouts: NDArray[np.int64]
    """The masks of the cards that each seat still holds, int64 (n, 4)."""
    weights: NDArray[np.float64]
    """Their probabilities, up to a constant factor, float64 (n,)."""

    @property
    def ess(self) -> float:
        """The effective sample size (Kish)."""
        return float(self.weights.sum() ** 2 / (self.weights**2).sum())

    def draw(self, most: int, generator: np.random.Generator) -> list[int]:
        """Return the places of ``most`` layouts; the first 1, 2, 4, ... of them are a systematic resample each."""
        points = (generator.random() + np.array([_bits_reversed(number) for number in range(most)])) % 1
        order = generator.permutation(len(self.weights))
        upto = np.cumsum(self.weights[order]) / self.weights.sum()
        places: list[int] = order[np.searchsorted(upto, points, side="right").clip(max=len(upto) - 1)].tolist()
        return places


def _bits_reversed(number: int) -> float:
    """The van der Corput sequence: 0, 1/2, 1/4, 3/4, ..."""
    value, step = 0.0, 0.5
    while number:
        value += step * (number % 2)
        number, step = number // 2, step / 2
    return value


def play_together(board: Board, players: Players) -> Divergence | None:
    """Play until the declarers choose different cards, and return this moment; None if they never do."""
    position = board.start
    while not position.is_over:
        view = board.view(position)
        if not view.declares:
            position = position.play(decide(players.defender, view, position).card)
            continue
        first, second = (decide(declarer, view, position).card for declarer in players.declarers)
        if first is not second:
            return Divergence(position, (first, second))
        position = position.play(first)
    return None


def find_divergence(board: Board, plays: tuple[Sequence[Card], Sequence[Card]]) -> Divergence | None:
    """Return the divergence of two plays of a board; None if they are the same."""
    turn = next((turn for turn, (first, second) in enumerate(zip(*plays, strict=True)) if first is not second), None)
    if turn is None:
        return None
    position = Position(board.deal, board.contract.strain, board.contract.leader, plays[0][:turn])
    assert board.view(position).declares, "defenders with common random numbers do not diverge first"
    return Divergence(position, (plays[0][turn], plays[1][turn]))


def finish_both(board: Board, divergence: Divergence, players: Players) -> tuple[int, int]:
    """Return the tricks of both declarers when each plays on alone from the divergence."""
    first, second = (
        finish(board, divergence.position.play(card), declarer, deepcopy(players.defender))
        for card, declarer in zip(divergence.cards, players.declarers, strict=True)
    )
    return first, second


def move(board: Board, divergence: Divergence, layout: NDArray[np.int64]) -> Divergence:
    """Return the same moment with another layout, int64 (4,), of the cards that each seat still holds."""
    north, east, south, west = (layout | played_cards(board.view(divergence.position))).tolist()
    before = divergence.position
    position = Position(Deal((north, east, south, west)), before.trump, before.leader, before.plays)
    return Divergence(position, divergence.cards)


def finish(board: Board, position: Position, declarer: AnyPlayer, defender: ArbitraryDefender) -> int:
    """Play to the last card and return the declarer's tricks."""
    while not position.is_over:
        view = board.view(position)
        position = position.play(decide(declarer if view.declares else defender, view, position).card)
    return position.tricks_won.of(board.contract.declarer)


def make_pool(board: Board, position: Position, size: int, generator: np.random.Generator, solver: Solver) -> Pool:
    """Return the pool of a divergence: ``size`` layouts that fit what was seen, or all if there are fewer."""
    view = board.view(position)
    dealt_here = np.array(position.hands, dtype=np.int64)
    drawn = LayoutSpace(view).sample(size, generator)
    others = drawn[(drawn != dealt_here).any(axis=1)]
    layouts = np.concatenate([dealt_here[None], others[: size - 1]])
    dealt = layouts | played_cards(view)
    weights = ThesisPlays("correct-play", 1.0, solver).of(view, dealt)
    for row in np.flatnonzero(weights):
        weights[row] *= passes_filter(board, dealt[row], solver)
    assert weights[0] > 0, "the layout dealt is in the set, and its defenders were correct"
    return Pool(layouts, weights)


def passes_filter(board: Board, dealt: NDArray[np.int64], solver: Solver) -> bool:
    """Whether declarer takes the tricks needed double dummy on a deal, int64 (4,)."""
    north, east, south, west = dealt.tolist()
    start = Position(Deal((north, east, south, west)), board.contract.strain, board.contract.leader)
    return not solver.reaches(start, start.tricks_left - board.needed + 1)


Value = Callable[[int, int], float]
"""Compares the tricks of two declarers."""


@dataclass(frozen=True, slots=True)
class Replays:
    """The comparisons of two declarers after a divergence, with CPU seconds."""

    values: tuple[float, ...]
    """The comparison of each replay; the first 1, 2, 4, ... are those of a smaller k."""
    pool: int
    """The layouts in the pool."""
    ess: float
    """The pool's effective sample size."""
    weigh_seconds: float
    seconds: tuple[float, ...]
    """Those of each replay."""


def replay(
    board: Board,
    divergence: Divergence,
    makers: tuple[Maker, Maker],
    root: np.random.SeedSequence,
    value: Value,
    sizes: tuple[int, int],
) -> Replays:
    """Replay the rest of a deal; ``sizes`` are the layouts in the pool and the replays."""
    solver = Solver()
    started = time.process_time()
    generator = _generator(root, POOL_ROLE)
    pool = make_pool(board, divergence.position, sizes[0], generator, solver)
    places = pool.draw(sizes[1], generator)
    weigh_seconds = time.process_time() - started
    values, seconds = [], []
    for number, place in enumerate(places):
        started = time.process_time()
        players = Players.make(makers, _child(root, REPLAY_ROLE, number), solver)
        with sharing(AnswerCache()):  # as the declarers of a match do
            values.append(value(*finish_both(board, move(board, divergence, pool.layouts[place]), players)))
        seconds.append(time.process_time() - started)
    return Replays(tuple(values), len(pool.weights), pool.ess, weigh_seconds, tuple(seconds))


def _generator(root: np.random.SeedSequence, role: int) -> np.random.Generator:
    return np.random.default_rng(_child(root, role))


def _child(root: np.random.SeedSequence, *key: int) -> np.random.SeedSequence:
    return np.random.SeedSequence(root.entropy, spawn_key=(*root.spawn_key, *key))
