"""Played boards card by card: what every card cost double dummy, who played it, and what that adds up to."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

import numpy as np

from agent.rules.contract import Contract
from ddsolver.cards import Card, Seat
from ddsolver.deal import Deal
from ddsolver.position import Position
from experiments.boards.board import Board
from experiments.boards.double_dummy import common_solver
from experiments.errors import FormatError
from experiments.statistics.interval import Interval, mean_interval, share_interval

TurnRole = Literal["lead", "defence", "declarer"]
ROLES: tuple[TurnRole, ...] = ("lead", "defence", "declarer")
"""The opening lead, a defender's other cards, and the declarer's and dummy's cards."""
_USUAL_LOSS = 0.9
"""How far the tricks that a player loses on a board usually scatter."""


@dataclass(frozen=True, slots=True)
class ReviewedCard:
    """A card of a play."""

    board: str
    """Its name, with what tells its table apart if the file has it more than once."""
    contract: Contract
    position: Position
    """What was on the table."""
    seat: Seat
    """Who decided: the declarer for dummy's cards."""
    player: str
    """The name that the file gives, else the seat's."""
    partner: str
    """The partner's."""
    role: TurnRole
    card: Card
    cost: int
    """The tricks that it gave away."""
    better: tuple[Card, ...]
    """What would have cost nothing, if it cost something."""
    is_choice: bool
    """Whether the cards that could be played were not all worth the same."""
    instead: Card | None = None
    """What a player that was asked would have played from the same view; None where none was."""
    instead_cost: int = 0
    """The tricks that this would have given away."""

    @property
    def trick(self) -> int:
        """From 1."""
        return len(self.position.plays) // 4 + 1

    @property
    def place(self) -> int:
        """In the trick, from 1, the leader's."""
        return len(self.position.plays) % 4 + 1


class TurnGroup(NamedTuple):
    """A kind of turns: those of a role, or a part of them."""

    role: TurnRole
    part: str = ""
    """What the part is called; empty of all turns of the role."""
    tricks: range = range(1, 14)
    places: range = range(1, 5)
    """In the trick."""

    def has(self, turn: ReviewedCard) -> bool:
        """Whether a turn is of this kind."""
        return turn.role == self.role and turn.trick in self.tricks and turn.place in self.places


GROUPS = (
    TurnGroup("lead"),
    TurnGroup("defence"),
    TurnGroup("defence", "trick 1", tricks=range(1, 2)),
    TurnGroup("defence", "tricks 2-3", tricks=range(2, 4)),
    TurnGroup("defence", "tricks 4-13", tricks=range(4, 14)),
    TurnGroup("defence", "leading", places=range(1, 2)),
    TurnGroup("defence", "second hand", places=range(2, 3)),
    TurnGroup("defence", "third hand", places=range(3, 4)),
    TurnGroup("defence", "fourth hand", places=range(4, 5)),
    TurnGroup("declarer"),
    TurnGroup("declarer", "trick 1", tricks=range(1, 2)),
    TurnGroup("declarer", "tricks 2-4", tricks=range(2, 5)),
    TurnGroup("declarer", "tricks 5-8", tricks=range(5, 9)),
    TurnGroup("declarer", "tricks 9-13", tricks=range(9, 14)),
)
"""The kinds of turns: each role, followed by its parts."""


@dataclass(frozen=True, slots=True)
class Step:
    """A moment of a play: what was played, and what each card that could be played was worth."""

    turn: ReviewedCard
    values: Mapping[Card, int]
    """Tricks for the side to play, of those left."""


def deal_luck(deal: Deal) -> int:
    """A number that seeds what is drawn at a deal: the same in whatever file and order it comes."""
    return int.from_bytes(hashlib.blake2b(deal.to_pbn().encode(), digest_size=4).digest(), "big")


def steps(board: Board) -> Iterator[Step]:
    """Every card of a play, with the position it was played in; none if nothing was played.

    :raises FormatError: if hands are hidden, or there is a play without a contract.
    """
    if not board.plays:
        return
    contract = board.contract
    if contract is None:
        raise FormatError(f"board {board.name} has a play but no contract")
    position = Position(board.deal, contract.strain, contract.leader)
    for number, card in enumerate(board.plays):
        values = common_solver().card_values(position)
        best = max(values.values())
        seat = position.to_play
        decides = contract.declarer if seat is contract.dummy else seat
        role: TurnRole = "declarer" if decides is contract.declarer else "lead" if number == 0 else "defence"
        turn = ReviewedCard(
            board=board.name,
            contract=contract,
            position=position,
            seat=decides,
            player=_name(board, decides),
            partner=_name(board, decides.partner),
            role=role,
            card=card,
            cost=best - values[card],
            better=tuple(each for each, value in values.items() if value == best) if values[card] < best else (),
            is_choice=min(values.values()) < best,
        )
        yield Step(turn, values)
        position = position.play(card)


def walk(board: Board) -> list[ReviewedCard]:
    """Every card of a play; none if nothing was played.

    :raises FormatError: as `steps`.
    """
    return [step.turn for step in steps(board)]


def _name(board: Board, seat: Seat) -> str:
    name = board.tags.get(seat.name.title(), "").strip()
    return seat.name.title() if name in ("", "?", "-") else name


@dataclass(frozen=True, slots=True)
class Sums:
    """What some turns add up to."""

    boards: int
    decisions: int
    """Turns at which the cards that could be played were not all worth the same."""
    right: Interval
    """The share of these in which nothing was lost."""
    lost: Interval
    """Tricks lost a board."""
    free: Interval
    """The share of all turns that cost nothing."""


def sums(turns: Sequence[ReviewedCard]) -> Sums:
    """Add up turns of some boards."""
    choices = [turn for turn in turns if turn.is_choice]
    lost: dict[str, int] = {}
    for turn in turns:
        lost[turn.board] = lost.get(turn.board, 0) + turn.cost
    return Sums(
        boards=len(lost),
        decisions=len(choices),
        right=_share([turn.cost == 0 for turn in choices]),
        lost=mean_interval(np.array([*lost.values()], dtype=np.float64), _USUAL_LOSS),
        free=_share([turn.cost == 0 for turn in turns]),
    )


def _share(values: Sequence[bool]) -> Interval:
    return share_interval([values], [1.0]) if values else Interval(0.0, None, None, 0)


def by_role(turns: Iterable[ReviewedCard]) -> dict[TurnRole, Sums]:
    """What each role's turns add up to, of those there are."""
    whole = [group for group in GROUPS if not group.part]
    return {group.role: found for group, found in by_part(list(turns), whole).items()}


def by_part(turns: Sequence[ReviewedCard], groups: Sequence[TurnGroup] = GROUPS) -> dict[TurnGroup, Sums]:
    """The same of each kind of turns, of those there are."""
    found = {group: [turn for turn in turns if group.has(turn)] for group in groups}
    return {group: sums(own) for group, own in found.items() if own}


def by_player(turns: Iterable[ReviewedCard]) -> dict[str, dict[TurnRole, Sums]]:
    """The same of each player, those who lose least a board first."""
    return _by_name((turn.player, turn) for turn in turns)


def by_pair(turns: Iterable[ReviewedCard]) -> dict[str, dict[TurnRole, Sums]]:
    """The same of each pair, those who lose least a board first."""
    return _by_name((" & ".join(sorted({turn.player, turn.partner})), turn) for turn in turns)


def _by_name(named: Iterable[tuple[str, ReviewedCard]]) -> dict[str, dict[TurnRole, Sums]]:
    found: dict[str, list[ReviewedCard]] = {}
    for name, turn in named:
        found.setdefault(name, []).append(turn)
    order = sorted(found, key=lambda name: (sums(found[name]).lost.mean, name))
    return {name: by_role(found[name]) for name in order}


@dataclass(frozen=True, slots=True)
class AskedPlayer:
    """What a player that was asked lost at the turns at which it was."""

    decisions: int
    people: Interval
    """Tricks a board that people lost there."""
    lost: Interval
    """Tricks a board that it would have lost there, from the same views."""
    costly: int
    """The cards there that cost something."""
    too: int
    """Those of them at which its own would have cost something too: guesses rather than mistakes."""


def beside(turns: Iterable[ReviewedCard]) -> dict[TurnRole, AskedPlayer]:
    """People and the player that was asked beside them, by role."""
    listed = list(turns)
    found: dict[TurnRole, AskedPlayer] = {}
    for role in ROLES:
        own = [turn for turn in listed if turn.role == role and turn.instead is not None]
        if not own:
            continue
        boards = {turn.board: (0, 0) for turn in listed if turn.role == role}
        for turn in own:
            people, asked = boards[turn.board]
            boards[turn.board] = people + turn.cost, asked + turn.instead_cost
        costly = [turn for turn in own if turn.cost]
        found[role] = AskedPlayer(
            decisions=len(own),
            people=mean_interval([float(people) for people, _ in boards.values()], _USUAL_LOSS),
            lost=mean_interval([float(asked) for _, asked in boards.values()], _USUAL_LOSS),
            costly=len(costly),
            too=sum(turn.instead_cost > 0 for turn in costly),
        )
    return found


def costliest(turns: Iterable[ReviewedCard], number: int) -> list[ReviewedCard]:
    """The cards that cost most, of equal ones those that came first."""
    return sorted((turn for turn in turns if turn.cost), key=lambda turn: -turn.cost)[:number]


def told_apart(walked: Iterable[list[ReviewedCard]]) -> Iterator[list[ReviewedCard]]:
    """Turns of boards with names for tables at which one board was played."""
    seen: dict[str, int] = {}
    for turns in walked:
        if not turns:
            continue
        name = turns[0].board
        seen[name] = seen.get(name, 0) + 1
        yield turns if seen[name] == 1 else [replace(turn, board=f"{name} ({seen[name]})") for turn in turns]


def anonymous(turns: Iterable[ReviewedCard]) -> list[ReviewedCard]:
    """The same with numbers for names, in the order in which they come."""
    numbers: dict[str, str] = {}

    def number(name: str) -> str:
        return numbers.setdefault(name, f"Player {len(numbers) + 1}")

    return [replace(turn, player=number(turn.player), partner=number(turn.partner)) for turn in turns]
