"""Asks players for cards at the turns of played boards; a player sees what the person or program on turn saw.

Losses are double-dummy tricks. They measure only blunders, because a card that postpones a guess loses nothing. The
people and programs knew the auction, but some of our players do not use it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from agent.errors import PlayerError
from agent.player import AnyPlayer, Decision
from agent.players.objective import Aim
from agent.registry import PLAYING, PlayerSpec, Role, Sight, entry_of, parse_player
from agent.table import ask
from ddsolver.cards import Seat
from experiments.boards.board import Board
from experiments.boards.double_dummy import ValuedCard
from experiments.questions.judge.choices import (
    Answer,
    CardChoice,
    TurnRole,
    choice_of,
    deal_code,
    deal_luck,
    valued_turns,
)
from experiments.runs.settings import first_repeated


@dataclass(frozen=True)
class AskedTable:
    """A table at which a board was played, and the cards that our players would have played at its turns."""

    match: str
    """The name of the board's file, without its ending."""
    table: int
    """The table's number among the tables of the same board in the file, from 1."""
    board: Board
    names: tuple[str, str, str, str]
    """The names of those who played, North first."""
    turns: tuple[CardChoice, ...]
    """The turns with a choice."""

    @cached_property
    def deal(self) -> str:
        """The code of the deal (`deal_code`)."""
        return deal_code(self.board.deal)

    def players(self, role: TurnRole) -> set[str]:
        """Return the names of the people or programs that played in ``role`` at this table."""
        contract = self.board.contract
        assert contract is not None, "a played board has a contract"
        seats = {
            "lead": (contract.leader,),
            "defence": (contract.leader, contract.leader.partner),
            "declarer": (contract.declarer,),
        }[role]
        return {self.names[seat] for seat in seats}


def check_players(names: Sequence[str]) -> tuple[str, ...]:
    """Check that players exist and do not see hidden hands; return their names.

    :raises PlayerError: if a player does not exist, sees all hands, or is given twice.
    """
    for name in names:
        if not specs_of(name):
            if _is_known(name, Role.DEFENDER):
                raise PlayerError(f"{name!r} sees all four hands; choose one that sees only its own hand and dummy")
            parse_player(name, Role.DECLARER)
    if repeated := first_repeated(names):
        raise PlayerError(f"the player {repeated!r} is given twice; give each player once")
    return tuple(names)


def _is_known(name: str, role: Role) -> bool:
    try:
        entry_of(name, role)
    except PlayerError:
        return False
    return True


def specs_of(name: str) -> list[PlayerSpec]:
    """Return a player's specifications, one for each role that it can play without seeing all hands."""
    return [spec for role in PLAYING if (spec := _spec(name, role)) is not None]


def _spec(name: str, role: Role) -> PlayerSpec | None:
    """Return the specification of a player for a role; None if it does not support the role or sees all hands."""
    if not _is_known(name, role):
        return None
    spec = parse_player(name, role)
    return None if spec.entry.sees is Sight.ALL_HANDS else spec


def _spec_at(name: str, turn: CardChoice) -> PlayerSpec | None:
    """Return the specification of a player for the role on turn, as `_spec`."""
    return _spec(name, Role.DECLARER if turn.role == "declarer" else Role.DEFENDER)


def walk(board: Board, players: Sequence[str] = (), seed: int = 1) -> list[CardChoice]:
    """Return every card of a board, with the cards that players would play where there is a choice.

    A player is asked in the roles that it supports; the same seed gives the same result.

    :raises FormatError: as `experiments.questions.judge.choices.valued_turns`.
    :raises PlayerError: if a player fails.
    """
    return [choice for choice, _ in SeatedPlayers(board, players, seed).choices()]


def ask_at(board: Board, players: Sequence[str], seed: int) -> list[CardChoice]:
    """Return the turns of a board that have a choice, as `walk` does."""
    return [turn for turn in walk(board, players, seed) if turn.is_choice]


class SeatedPlayers:
    """The players asked at one board, one instance per player and seat; an instance keeps its state between turns.

    Players without an aim of their own play for ``aim``. Costs are counted in tricks, so this is the default.
    """

    def __init__(self, board: Board, players: Sequence[str], seed: int, aim: Aim = "tricks") -> None:
        self._board = board
        self._aim: Aim = aim
        self._players = players
        self._seed = (seed, deal_luck(board.deal))
        self._seated: dict[tuple[str, Seat], AnyPlayer | None] = {}

    def asked(self, valued: ValuedCard) -> tuple[CardChoice, Decision | None]:
        """Return a choice with every player's answer, and the decision of the first player."""
        choice, best = choice_of(self._board, valued), max(valued.values.values())
        decisions = [self.decision(name, choice) for name in self._players]
        answers = tuple(
            None if each is None else Answer(each.card, best - valued.values[each.card], each.seconds)
            for each in decisions
        )
        return replace(choice, answers=answers), decisions[0]

    def choices(self) -> Iterator[tuple[CardChoice, Decision | None]]:
        """Yield every card of the board, with the first player's decision; players are asked if there is a choice.

        :raises FormatError: as `experiments.questions.judge.choices.valued_turns`.
        :raises PlayerError: if a player fails.
        """
        for valued in valued_turns(self._board):
            is_asked = valued.is_choice and self._players
            yield self.asked(valued) if is_asked else (choice_of(self._board, valued), None)

    def decision(self, name: str, turn: CardChoice) -> Decision | None:
        """Return the decision of a player at a turn; None if it is not asked there (see `at_turn`)."""
        board, player = self._board, self.at_turn(name, turn)
        if player is None:
            return None
        assert board.contract is not None, "a board with card play has a contract"
        return ask(player, turn.position, board.contract, board.vulnerability, board.auction, board.constraints)

    def aim_at(self, name: str, turn: CardChoice) -> Aim:
        """Return what a player maximises at a turn."""
        spec = _spec_at(name, turn)
        return (spec and spec.aiming(self._aim).aim) or self._aim

    def at_turn(self, name: str, turn: CardChoice) -> AnyPlayer | None:
        """Return the instance of a player in the seat on turn.

        It is None if the player does not support the seat's role, or sees all hands in this role.
        """
        key = name, turn.seat
        if key not in self._seated:
            spec = _spec_at(name, turn)
            seed, deal = self._seed
            sequence = np.random.SeedSequence(seed, spawn_key=(deal, int(turn.seat)))
            self._seated[key] = spec.aiming(self._aim).make(sequence) if spec else None
        return self._seated[key]
