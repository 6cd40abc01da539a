"""Compares players with people: how much they lose at the same turns, when they see the same cards.

Losses are double-dummy tricks, as in `experiments.analysis.review`. They measure only blunders: a card that postpones a
guess loses nothing. People knew the auction, which not every player uses.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from agent.errors import PlayerError
from agent.player import AnyPlayer
from agent.registry import PlayerSpec, Role, Sight, find_entry, parse_player
from agent.table import ask
from ddsolver.cards import Card, Seat
from experiments.analysis.review import ReviewedCard, Step, TurnGroup, deal_luck, steps
from experiments.boards.board import Board
from experiments.statistics.interval import Interval, mean_interval, share_interval

_USUAL_LOSS = 0.9
"""Prior standard deviation of the tricks lost on a board, and of the difference between two players."""


@dataclass(frozen=True, slots=True)
class AskedTurn:
    """A turn with a choice, and the cards that the players would have played there."""

    turn: ReviewedCard
    cards: tuple[Card | None, ...]
    """The card of each player; None if the player does not support the role."""
    costs: tuple[int | None, ...]
    """The tricks that each card would have given away; None if there is no card."""
    seconds: tuple[float, ...]
    """The CPU seconds of each player; 0 if the player was not asked."""


def check_players(names: Sequence[str]) -> tuple[str, ...]:
    """Check that players exist and do not see hidden hands; return their names.

    :raises PlayerError: if a player does not exist, sees all hands, or is given twice.
    """
    for name in names:
        if not any(_spec(name, role) for role in Role):
            if _is_known(name, Role.DEFENDER):
                raise PlayerError(f"{name!r} sees all four hands; choose a player that sees only its own and dummy")
            parse_player(name, Role.DECLARER)
    if len(set(names)) < len(names):
        raise PlayerError("a player is given twice")
    return tuple(names)


def _is_known(name: str, role: Role) -> bool:
    try:
        find_entry(name.partition(":")[0].strip(), role)
    except PlayerError:
        return False
    return True


def _spec(name: str, role: Role) -> PlayerSpec | None:
    """Return the player of this name in a role, or None if it does not support the role or sees all hands."""
    if not _is_known(name, role):
        return None
    spec = parse_player(name, role)
    return None if spec.entry.sees is Sight.ALL_HANDS else spec


def ask_at(board: Board, players: Sequence[str], seed: int) -> list[AskedTurn]:
    """Ask players for a card at every turn that has a choice; the same seed gives the same result.

    :raises FormatError: as `experiments.analysis.review.steps`.
    :raises PlayerError: if a player fails.
    """
    seats = SeatedPlayers(board, players, seed)
    return [seats.asked(step) for step in steps(board) if step.turn.is_choice]


def walk_beside(board: Board, player: str, seed: int) -> list[ReviewedCard]:
    """Return every turn of a board, as `experiments.analysis.review.walk` does, and add the card of a player.

    As in `ask_at`, the player is asked at turns with a choice, in the roles that it supports.

    :raises FormatError: as `experiments.analysis.review.steps`.
    :raises PlayerError: if the player fails.
    """
    seats = SeatedPlayers(board, [player], seed)
    turns = []
    for step in steps(board):
        turn = step.turn
        if turn.is_choice:
            asked = seats.asked(step)
            turn = replace(turn, instead=asked.cards[0], instead_cost=asked.costs[0] or 0)
        turns.append(turn)
    return turns


class SeatedPlayers:
    """The players at one board, one instance per seat; an instance keeps its state from turn to turn."""

    def __init__(self, board: Board, players: Sequence[str], seed: int) -> None:
        self._board = board
        self._players = players
        self._seed = (seed, deal_luck(board.deal))
        self._seated: dict[tuple[str, Seat], AnyPlayer | None] = {}

    def asked(self, step: Step) -> AskedTurn:
        """Ask every player at a turn."""
        board, best = self._board, max(step.values.values())
        assert board.contract is not None, "it has a play"
        cards: list[Card | None] = []
        costs: list[int | None] = []
        seconds: list[float] = []
        for name in self._players:
            player = self.at_turn(name, step.turn)
            if player is None:
                cards.append(None)
                costs.append(None)
                seconds.append(0.0)
                continue
            decision = ask(
                player, step.turn.position, board.contract, board.vulnerability, board.auction, board.constraints
            )
            cards.append(decision.card)
            costs.append(best - step.values[decision.card])
            seconds.append(decision.seconds)
        return AskedTurn(step.turn, tuple(cards), tuple(costs), tuple(seconds))

    def at_turn(self, name: str, turn: ReviewedCard) -> AnyPlayer | None:
        """Return the player of this name in the seat on turn; None if it does not support the role."""
        key = name, turn.seat
        if key not in self._seated:
            spec = _spec(name, Role.DECLARER if turn.role == "declarer" else Role.DEFENDER)
            seed, deal = self._seed
            sequence = np.random.SeedSequence(seed, spawn_key=(deal, int(turn.seat)))
            self._seated[key] = spec.make(sequence) if spec else None
        return self._seated[key]


@dataclass(frozen=True, slots=True)
class Score:
    """The result of people, or of one player, in a group of turns."""

    turns: int
    right: Interval
    """The share of turns at which nothing was lost."""
    lost: Interval
    """Tricks lost per board."""
    more: Interval
    """Tricks lost per board, minus the tricks that people lost at the same turns."""
    more_than_first: Interval | None
    """Tricks lost per board, minus the first player's at the same turns; None for the first player and for people."""
    both: float
    """The share of turns at which neither the player nor people lost anything."""
    seconds: float
    """CPU seconds per turn; 0 for people."""


def scores(boards: Sequence[Sequence[AskedTurn]], group: TurnGroup, players: int) -> list[Score | None]:
    """Return the scores in a group of turns, first of people, then of each player; None if nobody was asked there.

    ``boards`` has the turns of each board. The intervals of tricks treat boards as independent observations, because
    the turns of a board are correlated. Tables of the same deal are correlated too, but count as separate boards. The
    interval of ``right`` is Wilson's, and treats turns as independent observations.
    """
    chosen = [[each for each in board if group.has(each.turn)] for board in boards]
    people: _Costs = [[each.turn.cost for each in board] for board in chosen]
    found = [_score(people, people, None, 0.0)]
    first: _Costs | None = None
    for place in range(players):
        costs = [[each.costs[place] for each in board] for board in chosen]
        found.append(_score(costs, people, first, sum(each.seconds[place] for board in chosen for each in board)))
        first = first or costs
    return found


_Costs = list[list[int | None]]
"""The costs of cards, by board and turn; None where the player was not asked."""


def _score(costs: _Costs, people: _Costs, first: _Costs | None, seconds: float) -> Score | None:
    pairs = list(_both(costs, people))
    if not pairs:
        return None
    right = [cost == 0 for cost, _ in pairs]
    return Score(
        turns=len(pairs),
        right=share_interval([right], [1.0]),
        lost=mean_interval([float(sum(cost or 0 for cost in board)) for board in costs], _USUAL_LOSS),
        more=_more(costs, people),
        more_than_first=_more(costs, first) if first is not None and any(_both(costs, first)) else None,
        both=sum(cost == other == 0 for cost, other in pairs) / len(pairs),
        seconds=seconds / len(pairs),
    )


def _more(costs: _Costs, others: _Costs) -> Interval:
    """Return the difference in tricks lost per board, at the turns at which both were asked."""
    boards = zip(costs, others, strict=True)
    return mean_interval([float(sum(cost - other for cost, other in _both([a], [b]))) for a, b in boards], _USUAL_LOSS)


def _both(costs: _Costs, others: _Costs) -> Iterator[tuple[int, int]]:
    """Yield the two costs of each turn at which both were asked."""
    for board, beside in zip(costs, others, strict=True):
        for cost, other in zip(board, beside, strict=True):
            if cost is not None and other is not None:
                yield cost, other
