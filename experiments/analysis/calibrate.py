"""Players asked at the turns of boards that people played: who loses how much, from the same views.

What a card loses is counted double dummy, as in `experiments.analysis.review`. That is a yardstick for blunders: it
does not reward putting a guess off, and people knew the auction.
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
"""How far the tricks that are lost on a board, and differences of them, usually scatter."""


@dataclass(frozen=True, slots=True)
class AskedTurn:
    """A turn of a play at which there was a choice, and what others would have played there."""

    turn: ReviewedCard
    cards: tuple[Card | None, ...]
    """What each player would have played; None of one that cannot sit there."""
    costs: tuple[int | None, ...]
    """The tricks that these cards would have given away."""
    seconds: tuple[float, ...]
    """CPU seconds that each took; 0 of one that was not asked."""


def check_players(names: Sequence[str]) -> tuple[str, ...]:
    """Players that can sit somewhere and see no more than one sees there.

    :raises PlayerError: if one does not exist, sees all hands, or is named twice.
    """
    for name in names:
        if not any(_spec(name, role) for role in Role):
            if _is_known(name, Role.DEFENDER):
                raise PlayerError(f"{name!r} sees all four hands; here players are asked from their own seat")
            parse_player(name, Role.DECLARER)
    if len(set(names)) < len(names):
        raise PlayerError("a player is named twice")
    return tuple(names)


def _is_known(name: str, role: Role) -> bool:
    try:
        find_entry(name.partition(":")[0].strip(), role)
    except PlayerError:
        return False
    return True


def _spec(name: str, role: Role) -> PlayerSpec | None:
    """A player in a role; None if it has no such role, or sees all hands."""
    if not _is_known(name, role):
        return None
    spec = parse_player(name, role)
    return None if spec.entry.sees is Sight.ALL_HANDS else spec


def ask_at(board: Board, players: Sequence[str], seed: int) -> list[AskedTurn]:
    """Ask players at every turn of a board's play at which there was a choice; the same seed asks the same.

    :raises FormatError: as `experiments.analysis.review.steps`.
    :raises PlayerError: if a player fails.
    """
    seats = _Seats(board, players, seed)
    return [seats.asked(step) for step in steps(board) if step.turn.is_choice]


def walk_beside(board: Board, player: str, seed: int) -> list[ReviewedCard]:
    """Every card of a play, as `experiments.analysis.review.walk`, and what a player would have played instead.

    It is asked as `ask_at` asks, where there was a choice and it can sit.

    :raises FormatError: as `experiments.analysis.review.steps`.
    :raises PlayerError: if it fails.
    """
    seats = _Seats(board, [player], seed)
    turns = []
    for step in steps(board):
        turn = step.turn
        if turn.is_choice:
            asked = seats.asked(step)
            turn = replace(turn, instead=asked.cards[0], instead_cost=asked.costs[0] or 0)
        turns.append(turn)
    return turns


class _Seats:
    """The players at one board: each sits in every seat that it can, and keeps what it knows from turn to turn."""

    def __init__(self, board: Board, players: Sequence[str], seed: int) -> None:
        self._board = board
        self._players = players
        self._luck = (seed, deal_luck(board.deal))
        self._seated: dict[tuple[str, Seat], AnyPlayer | None] = {}

    def asked(self, step: Step) -> AskedTurn:
        board, best = self._board, max(step.values.values())
        assert board.contract is not None, "it has a play"
        cards: list[Card | None] = []
        costs: list[int | None] = []
        seconds: list[float] = []
        for name in self._players:
            player = self._player(name, step.turn)
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

    def _player(self, name: str, turn: ReviewedCard) -> AnyPlayer | None:
        key = name, turn.seat
        if key not in self._seated:
            spec = _spec(name, Role.DECLARER if turn.role == "declarer" else Role.DEFENDER)
            seed, deal = self._luck
            luck = np.random.SeedSequence(seed, spawn_key=(deal, int(turn.seat)))
            self._seated[key] = spec.make(luck) if spec else None
        return self._seated[key]


@dataclass(frozen=True, slots=True)
class Score:
    """How people, or one player, did at the turns of a group."""

    turns: int
    right: Interval
    """The share of the turns at which nothing was lost."""
    lost: Interval
    """Tricks a board."""
    more: Interval
    """Tricks a board more than people lost at the same turns."""
    more_than_first: Interval | None
    """Tricks a board more than the first player lost at the turns of both; None of that one and of people."""
    both: float
    """The share of the turns at which neither it nor people lost anything."""
    seconds: float
    """CPU seconds a turn; 0 of people."""


def scores(boards: Sequence[Sequence[AskedTurn]], group: TurnGroup, players: int) -> list[Score | None]:
    """How people and then each player did in a group, given the turns of each board; None of who cannot sit there.

    Intervals of tricks are over boards, since the turns of one hang together (and so do tables of one deal, which count
    by themselves); that of the share is Wilson's over turns.
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
"""What somebody's cards cost, turn by turn of each board; None where nobody was asked."""


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
    """Tricks a board more, at the turns of both."""
    boards = zip(costs, others, strict=True)
    return mean_interval([float(sum(cost - other for cost, other in _both([a], [b]))) for a, b in boards], _USUAL_LOSS)


def _both(costs: _Costs, others: _Costs) -> Iterator[tuple[int, int]]:
    """The costs of two at the turns at which both were asked."""
    for board, beside in zip(costs, others, strict=True):
        for cost, other in zip(board, beside, strict=True):
            if cost is not None and other is not None:
                yield cost, other
