"""A board that a person plays with computer players, whose decisions depend only on the cards played so far."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from agent.knowledge.view import View
from agent.player import AnyPlayer, Decision
from agent.players.objective import Aim
from agent.rules.contract import Contract
from agent.table import ask
from ddsolver.cards import Card, Seat
from ddsolver.position import Position
from ddsolver.solver import Solver
from experiments.boards.board import Board
from experiments.errors import SettingsError
from experiments.questions.advise.analysis import Advice, advice_of
from experiments.questions.play.claims import is_sure
from experiments.questions.play_question import PlayQuestion
from experiments.show.board import counted, result_words

Maker = Callable[[int], AnyPlayer]
"""A function that makes a new player for the next decision, given the number of cards played.

The player's random seed depends on nothing else.
"""
_SURE = 1e-6


@dataclass(frozen=True, slots=True)
class Progress:
    """The position in which the play stops: for a choice, a claim or the end."""

    position: Position
    claimed: int | None = None
    """The tricks that a computer declarer claims, including those already won; None if there is no claim."""


@dataclass(slots=True)
class Game:
    """A board that a person plays as declarer (with both hands) or as a defender.

    A new player decides each turn. If a card is taken back and played again, the same answers follow.
    """

    board: Board
    """The board, with its contract."""
    seat: Seat
    """The person's seat: the declarer's or a defender's."""
    others: Mapping[Seat, Maker]
    """The computer players of the other seats, except dummy."""
    adviser: Maker
    """The computer player that gives hints."""
    aim: Aim = "imps"
    """What the adviser maximises."""
    contract: Contract = field(init=False)
    _solver: Solver = field(default_factory=Solver)
    _decisions: dict[tuple[Card, ...], Decision] = field(default_factory=dict)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def __post_init__(self) -> None:
        if self.board.contract is None:
            raise SettingsError(f"board {self.board.name} is passed out; there is nothing to play")
        self.contract = self.board.contract

    @property
    def start(self) -> Position:
        """The position before the opening lead."""
        return Position(self.board.deal, self.contract.strain, self.contract.leader)

    @property
    def declares(self) -> bool:
        """Whether the person is the declarer."""
        return self.seat is self.contract.declarer

    def is_own(self, seat: Seat) -> bool:
        """Return whether the person plays the cards of a seat."""
        return seat is self.seat or (self.declares and seat is self.contract.dummy)

    def is_visible(self, seat: Seat, position: Position) -> bool:
        """Return whether the person sees a hand: his own hand, and dummy from the opening lead on."""
        return self.is_own(seat) or (seat is self.contract.dummy and bool(position.plays))

    def advance(self, position: Position, *, claims: bool = True) -> Progress:
        """Play until the person has a choice, the declarer claims (only if ``claims``), or the play ends."""
        while not position.is_over:
            seat, legal = position.to_play, position.legal()
            if not self.is_own(seat):
                decision = self._decision(position)
                if claims and (claimed := self._claim(position, decision)) is not None:
                    return Progress(position, claimed)
                card = decision.card
            elif len(legal) == 1:
                card = legal[0]
            else:
                break
            position = position.play(card)
        return Progress(position)

    def _decision(self, position: Position) -> Decision:
        """Return the decision of the computer player on turn."""
        dummy, declarer = self.contract.dummy, self.contract.declarer
        seat = declarer if position.to_play is dummy else position.to_play
        with self._lock:
            if position.plays not in self._decisions:
                self._decisions[position.plays] = self._ask(self.others[seat](len(position.plays)), position)
            return self._decisions[position.plays]

    def _ask(self, player: AnyPlayer, position: Position) -> Decision:
        board = self.board
        return ask(player, position, self.contract, board.vulnerability, board.auction, board.constraints)

    def _claim(self, position: Position, decision: Decision) -> int | None:
        """Return the tricks that the declarer claims, including those already won; None if it does not claim.

        The declarer claims if its side is on lead, at least two tricks are left, and it is sure of all of them.
        """
        left, won = position.tricks_left, position.tricks_won.of(self.contract.declarer)
        if position.trick or left < 2 or not position.to_play.same_side(self.contract.declarer):
            return None
        expects_all = bool(decision.candidates) and decision.candidates[0].tricks > won + left - _SURE
        view = View.of(position, self.contract, self.board.vulnerability)
        return won + left if expects_all and is_sure(view, won + left, self._solver) else None

    def hint(self, position: Position) -> Advice:
        """Return what the adviser would play at the person's turn, and why.

        :raises BridgeError: if the adviser cannot decide.
        """
        with self._lock:
            number = len(position.plays)
            return advice_of(self.question(position), self.adviser(number), self.aim, number)

    def question(self, position: Position) -> PlayQuestion:
        """Return the question of what to play in a position."""
        board = self.board
        return PlayQuestion(
            position, self.contract, board.vulnerability, constraints=board.constraints, auction=board.auction
        )

    def won(self, position: Position) -> int:
        """Return the tricks of the person's side so far."""
        return position.tricks_won.of(self.seat)

    def accepts(self, position: Position, tricks: int) -> bool:
        """Return whether a claim of ``tricks``, including tricks won, is certain from what the person can see."""
        view = View.of(position, self.contract, self.board.vulnerability, seat=self.seat)
        with self._lock:
            return is_sure(view, tricks, self._solver)

    def declarer_tricks(self, position: Position, tricks: int) -> int:
        """Return the declarer's tricks on the board if the person's side takes ``tricks``."""
        return tricks if self.declares else sum(position.tricks_won) + position.tricks_left - tricks

    def points(self, tricks: int) -> int:
        """Return the points to the person's side, given the declarer's tricks."""
        ours = self.seat.same_side(self.contract.declarer)
        return self.contract.score(tricks, self.board.vulnerability) * (1 if ours else -1)

    def outcome(self, tricks: int) -> str:
        """Return the contract and its result in words, given the declarer's tricks."""
        return result_words(self.contract, tricks)

    def result(self, tricks: int) -> str:
        """Return the result as a line of text, given the declarer's tricks."""
        ours = self.seat.same_side(self.contract.declarer)
        taken = (
            f"{counted(tricks, 'trick')}{'' if ours else ' to the declarer'}, {self.points(tricks):+d} points to you"
        )
        return f"{self.outcome(tricks)}: {taken}; double dummy {self.board.double_dummy}"
