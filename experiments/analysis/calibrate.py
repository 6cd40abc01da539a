"""Players asked at the turns of boards that people played: who loses how much, from the same views.

What a card loses is counted double dummy, as in `experiments.analysis.review`. That is a yardstick for blunders: it
does not reward putting a guess off, and people knew the auction.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from agent.errors import PlayerError
from agent.player import AnyPlayer
from agent.registry import PlayerSpec, Role, Sight, find_entry, parse_player
from agent.table import ask
from ddsolver.cards import Seat
from experiments.analysis.review import Step, Turn, steps
from experiments.boards.board import Board
from experiments.statistics.interval import Interval, mean_interval, share_interval

_USUAL_LOSS = 0.9
"""How far the tricks that are lost on a board, and differences of them, usually scatter."""
LEADS, DEFENDS, DECLARES = "opening lead", "defence after it", "declarer"


@dataclass(frozen=True, slots=True)
class Asked:
    """A turn of a play at which there was a choice, and what others would have played there."""

    turn: Turn
    place: int
    """In the trick, from 1, the leader's."""
    costs: tuple[int | None, ...]
    """What each player's card would have given away; None of one that cannot sit there."""
    seconds: tuple[float, ...]
    """CPU seconds that each took; 0 of one that was not asked."""


GROUPS: Mapping[str, Callable[[Asked], bool]] = {
    LEADS: lambda asked: asked.turn.role == "lead",
    DEFENDS: lambda asked: asked.turn.role == "defence",
    "  trick 1": lambda asked: asked.turn.role == "defence" and asked.turn.trick == 1,
    "  tricks 2-3": lambda asked: asked.turn.role == "defence" and 2 <= asked.turn.trick <= 3,
    "  tricks 4-13": lambda asked: asked.turn.role == "defence" and asked.turn.trick >= 4,
    "  leading": lambda asked: asked.turn.role == "defence" and asked.place == 1,
    "  second hand": lambda asked: asked.turn.role == "defence" and asked.place == 2,
    "  third hand": lambda asked: asked.turn.role == "defence" and asked.place == 3,
    "  fourth hand": lambda asked: asked.turn.role == "defence" and asked.place == 4,
    DECLARES: lambda asked: asked.turn.role == "declarer",
    "  trick 1 ": lambda asked: asked.turn.role == "declarer" and asked.turn.trick == 1,
    "  tricks 2-4": lambda asked: asked.turn.role == "declarer" and 2 <= asked.turn.trick <= 4,
    "  tricks 5-8": lambda asked: asked.turn.role == "declarer" and 5 <= asked.turn.trick <= 8,
    "  tricks 9-13": lambda asked: asked.turn.role == "declarer" and asked.turn.trick >= 9,
}
"""The kinds of turns that are told apart, by what they are called; those of a role and then parts of it."""


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


def ask_at(board: Board, players: Sequence[str], seed: int) -> list[Asked]:
    """Ask players at every turn of a board's play at which there was a choice; the same seed asks the same.

    :raises FormatError: as `experiments.analysis.review.steps`.
    :raises PlayerError: if a player fails.
    """
    seats = _Seats(board, players, seed)
    return [seats.asked(step) for step in steps(board) if step.turn.is_choice]


class _Seats:
    """The players at one board: each sits in every seat that it can, and keeps what it knows from turn to turn."""

    def __init__(self, board: Board, players: Sequence[str], seed: int) -> None:
        self._board = board
        self._players = players
        # The same deal has the same luck, in whatever file and order it comes.
        digest = hashlib.blake2b(board.deal.to_pbn().encode(), digest_size=4).digest()
        self._luck = (seed, int.from_bytes(digest, "big"))
        self._seated: dict[tuple[str, Seat], AnyPlayer | None] = {}

    def asked(self, step: Step) -> Asked:
        board, best = self._board, max(step.values.values())
        assert board.contract is not None, "it has a play"
        costs: list[int | None] = []
        seconds: list[float] = []
        for name in self._players:
            player = self._player(name, step.turn)
            if player is None:
                costs.append(None)
                seconds.append(0.0)
                continue
            decision = ask(player, step.position, board.contract, board.vulnerability, board.auction, board.constraints)
            costs.append(best - step.values[decision.card])
            seconds.append(decision.seconds)
        return Asked(step.turn, len(step.position.trick) + 1, tuple(costs), tuple(seconds))

    def _player(self, name: str, turn: Turn) -> AnyPlayer | None:
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
    both: float
    """The share of the turns at which neither it nor people lost anything."""
    seconds: float
    """CPU seconds a turn; 0 of people."""


def scores(boards: Sequence[Sequence[Asked]], group: str, players: int) -> list[Score | None]:
    """How people and then each player did in a group, given the turns of each board; None of who cannot sit there.

    Intervals of tricks are over boards, since the turns of one hang together (and so do tables of one deal, which count
    by themselves); that of the share is Wilson's over turns.
    """
    chosen = [[each for each in board if GROUPS[group](each)] for board in boards]
    found = [_score(chosen, [[(each.turn.cost, 0.0) for each in board] for board in chosen])]
    for place in range(players):
        costs = [[(each.costs[place], each.seconds[place]) for each in board] for board in chosen]
        found.append(_score(chosen, costs))
    return found


def _score(chosen: Sequence[Sequence[Asked]], answers: Sequence[Sequence[tuple[int | None, float]]]) -> Score | None:
    pairs = [
        [(cost, each.turn.cost) for each, (cost, _) in zip(board, given, strict=True) if cost is not None]
        for board, given in zip(chosen, answers, strict=True)
    ]
    flat = [pair for board in pairs for pair in board]
    if not flat:
        return None
    return Score(
        turns=len(flat),
        right=share_interval([[cost == 0 for cost, _ in flat]], [1.0]),
        lost=mean_interval([float(sum(cost for cost, _ in board)) for board in pairs], _USUAL_LOSS),
        more=mean_interval([float(sum(cost - people for cost, people in board)) for board in pairs], _USUAL_LOSS),
        both=sum(cost == people == 0 for cost, people in flat) / len(flat),
        seconds=sum(seconds for given in answers for _, seconds in given) / len(flat),
    )
