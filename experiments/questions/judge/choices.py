"""Choices: the cards of played boards, what each cost double dummy, and what our players would have played."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from agent.knowledge.view import View
from agent.rules.contract import Contract
from ddsolver.cards import Card, Seat
from ddsolver.deal import Deal
from ddsolver.position import Position
from experiments.boards.board import Board
from experiments.boards.double_dummy import ValuedCard, common_solver, valued_cards
from experiments.errors import FormatError
from experiments.runs.rows import turned_hands

TurnRole = Literal["lead", "defence", "declarer"]
ROLES: tuple[TurnRole, ...] = ("lead", "defence", "declarer")
"""The opening lead, a defender's other cards, and the declarer's and dummy's cards."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The card that one of our players would have played."""

    card: Card
    cost: int
    """The double-dummy tricks that it would have given away."""
    seconds: float = field(default=0.0, compare=False)
    """The CPU seconds that the player took."""


@dataclass(frozen=True, slots=True)
class CardChoice:
    """A card that was played, what it cost, and what our players would have played instead."""

    board: str
    """The name of the board, with a number for the table if the file has the board more than once."""
    contract: Contract
    position: Position
    """The position before the card."""
    seat: Seat
    """The seat that chose the card; for dummy's cards, the declarer's seat."""
    player: str
    """The player's name from the file, or else the name of the seat."""
    partner: str
    """The name of the player's partner."""
    role: TurnRole
    card: Card
    cost: int
    """The double-dummy tricks that the card gave away."""
    free: tuple[Card, ...]
    """The legal cards that cost nothing."""
    answers: tuple[Answer | None, ...] = ()
    """The answer of each player that was asked; None for one that is not asked in this role, or without a choice."""

    @property
    def better(self) -> tuple[Card, ...]:
        """If the card cost something, the cards that would have cost nothing."""
        return self.free if self.cost else ()

    @property
    def is_choice(self) -> bool:
        """Whether the legal cards had different double-dummy values."""
        return len(self.free) < len(self.position.legal())

    @property
    def instead(self) -> Card | None:
        """The card of the first player that was asked; None if none was asked."""
        return answer.card if (answer := self._first) else None

    @property
    def instead_cost(self) -> int:
        """The tricks that this card would have given away; 0 if none was asked."""
        return answer.cost if (answer := self._first) else 0

    @property
    def _first(self) -> Answer | None:
        return self.answers[0] if self.answers else None

    @property
    def trick(self) -> int:
        """The number of the trick, from 1."""
        return len(self.position.plays) // 4 + 1

    @property
    def place(self) -> int:
        """The place in the trick, from 1 (the leader) to 4."""
        return len(self.position.plays) % 4 + 1


def deal_luck(deal: Deal) -> int:
    """Return a random seed that depends only on the deal, not on the file or the order of its boards."""
    return int.from_bytes(hashlib.blake2b(deal.to_pbn().encode(), digest_size=4).digest(), "big")


def deal_code(deal: Deal) -> str:
    """Return a code of ten hexadecimal digits for a deal.

    The code stays the same if the hands are rotated among the seats, as some matches do at the second table.
    """
    return hashlib.blake2b(repr(turned_hands(deal)).encode(), digest_size=5).hexdigest()


def valued_turns(board: Board) -> Iterator[ValuedCard]:
    """Yield every card of a board, with the values of the legal cards; yield nothing if no card was played.

    :raises FormatError: if hands are hidden, or cards were played without a contract.
    """
    if not board.plays:
        return
    contract = board.contract
    if contract is None:
        raise FormatError(f"board {board.name} has card play but no contract")
    yield from valued_cards(Position(board.deal, contract.strain, contract.leader), board.plays, common_solver())


def choice_of(board: Board, valued: ValuedCard) -> CardChoice:
    """Return the choice of a card that was played on a board."""
    return choice_at(board, valued.position, valued.cost, valued.free)


def choice_at(board: Board, position: Position, cost: int, free: tuple[Card, ...]) -> CardChoice:
    """Return the card that was played in a position; the board must have a contract."""
    contract = board.contract
    assert contract is not None, "a board with card play has a contract"
    seat, number = position.to_play, len(position.plays)
    decides = contract.declarer if seat is contract.dummy else seat
    return CardChoice(
        board=board.name,
        contract=contract,
        position=position,
        seat=decides,
        player=name_at(board, decides),
        partner=name_at(board, decides.partner),
        role="declarer" if decides is contract.declarer else "lead" if number == 0 else "defence",
        card=board.plays[number],
        cost=cost,
        free=free,
    )


def view_at(board: Board, turn: CardChoice) -> View:
    """Return what the player on turn knew."""
    return View.of(turn.position, turn.contract, board.vulnerability, board.auction, turn.seat, board.constraints)


def name_at(board: Board, seat: Seat) -> str:
    """Return the name of a seat's player from the file, or else the name of the seat."""
    return board.player(seat) or seat.name.title()
