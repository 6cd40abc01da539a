"""Reviews played boards: what every card cost double dummy, who played it, and the totals."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from agent.knowledge.view import View
from agent.player import Decision
from agent.rules.contract import Contract
from ddsolver.cards import Card, Seat
from ddsolver.deal import Deal
from ddsolver.position import Position
from experiments.boards.board import Board
from experiments.boards.double_dummy import common_solver, valued_cards
from experiments.errors import FormatError
from experiments.runs.rows import turned_hands
from experiments.statistics.clusters import clustered_mean, clustered_share
from experiments.statistics.interval import Interval

TurnRole = Literal["lead", "defence", "declarer"]
ROLES: tuple[TurnRole, ...] = ("lead", "defence", "declarer")
"""The opening lead, a defender's other cards, and the declarer's and dummy's cards."""
_USUAL_LOSS = 0.9
"""Prior standard deviation of the tricks that a player loses on a board."""


@dataclass(frozen=True, slots=True)
class ReviewedCard:
    """A card that was played, and what it cost."""

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
    better: tuple[Card, ...]
    """If the card cost something, the cards that would have cost nothing."""
    is_choice: bool
    """Whether the legal cards had different double-dummy values."""
    instead: Card | None = None
    """The card of the computer player that was asked at this turn; None if none was asked."""
    instead_cost: int = 0
    """The tricks that the computer player's card would have given away."""

    @property
    def trick(self) -> int:
        """The number of the trick, from 1."""
        return len(self.position.plays) // 4 + 1

    @property
    def place(self) -> int:
        """The place in the trick, from 1 (the leader) to 4."""
        return len(self.position.plays) % 4 + 1


class TurnGroup(NamedTuple):
    """A group of turns: all turns of a role, or a part of them."""

    role: TurnRole
    part: str = ""
    """The name of the part; empty for all turns of the role."""
    tricks: range = range(1, 14)
    places: range = range(1, 5)
    """The places in the trick that the group includes."""

    def has(self, turn: ReviewedCard) -> bool:
        """Return whether a turn belongs to this group."""
        return turn.role == self.role and turn.trick in self.tricks and turn.place in self.places


DEFENCE_BY_PLACE = (
    TurnGroup("defence", "leading", places=range(1, 2)),
    TurnGroup("defence", "second hand", places=range(2, 3)),
    TurnGroup("defence", "third hand", places=range(3, 4)),
    TurnGroup("defence", "fourth hand", places=range(4, 5)),
)
GROUPS = (
    TurnGroup("lead"),
    TurnGroup("defence"),
    TurnGroup("defence", "trick 1", tricks=range(1, 2)),
    TurnGroup("defence", "tricks 2-3", tricks=range(2, 4)),
    TurnGroup("defence", "tricks 4-13", tricks=range(4, 14)),
    *DEFENCE_BY_PLACE,
    TurnGroup("declarer"),
    TurnGroup("declarer", "trick 1", tricks=range(1, 2)),
    TurnGroup("declarer", "tricks 2-4", tricks=range(2, 5)),
    TurnGroup("declarer", "tricks 5-8", tricks=range(5, 9)),
    TurnGroup("declarer", "tricks 9-13", tricks=range(9, 14)),
)
"""All groups: every role, followed by its parts."""


@dataclass(frozen=True, slots=True)
class Step:
    """A turn, with the double-dummy value of every legal card."""

    turn: ReviewedCard
    values: Mapping[Card, int]
    """The tricks that the side on turn still takes after each card."""
    decision: Decision | None = None
    """The decision of the player that was asked; None if none was asked."""


def deal_luck(deal: Deal) -> int:
    """Return a random seed that depends only on the deal, not on the file or the order of its boards."""
    return int.from_bytes(hashlib.blake2b(deal.to_pbn().encode(), digest_size=4).digest(), "big")


def deal_code(deal: Deal) -> str:
    """Return a code of ten hexadecimal digits for a deal.

    The code stays the same if the hands are rotated among the seats, as some matches do at the second table.
    """
    return hashlib.blake2b(repr(turned_hands(deal)).encode(), digest_size=5).hexdigest()


def steps(board: Board) -> Iterator[Step]:
    """Yield every turn of a board, with the values of the legal cards; yield nothing if no card was played.

    :raises FormatError: if hands are hidden, or cards were played without a contract.
    """
    if not board.plays:
        return
    contract = board.contract
    if contract is None:
        raise FormatError(f"board {board.name} has card play but no contract")
    start = Position(board.deal, contract.strain, contract.leader)
    for each in valued_cards(start, board.plays, common_solver()):
        yield Step(reviewed_card(board, each.position, each.cost, each.better, is_choice=each.is_choice), each.values)


def reviewed_card(
    board: Board, position: Position, cost: int, better: tuple[Card, ...], *, is_choice: bool
) -> ReviewedCard:
    """Return the card that was played in a position; the board must have a contract."""
    contract = board.contract
    assert contract is not None, "a board with card play has a contract"
    seat, number = position.to_play, len(position.plays)
    decides = contract.declarer if seat is contract.dummy else seat
    return ReviewedCard(
        board=board.name,
        contract=contract,
        position=position,
        seat=decides,
        player=name_at(board, decides),
        partner=name_at(board, decides.partner),
        role="declarer" if decides is contract.declarer else "lead" if number == 0 else "defence",
        card=board.plays[number],
        cost=cost,
        better=better,
        is_choice=is_choice,
    )


def view_at(board: Board, turn: ReviewedCard) -> View:
    """Return what the player on turn knew."""
    return View.of(turn.position, turn.contract, board.vulnerability, board.auction, turn.seat, board.constraints)


def walk(board: Board) -> list[ReviewedCard]:
    """Return every turn of a board; an empty list if no card was played.

    :raises FormatError: as `steps`.
    """
    return [step.turn for step in steps(board)]


def name_at(board: Board, seat: Seat) -> str:
    """Return the name of a seat's player from the file, or else the name of the seat."""
    return board.player(seat) or seat.name.title()


@dataclass(frozen=True, slots=True)
class Sums:
    """Totals over several turns: decisions, right cards and tricks lost."""

    boards: int
    decisions: int
    """The number of turns at which the legal cards had different double-dummy values."""
    right: Interval
    """The share of decisions that lost nothing."""
    lost: Interval
    """Tricks lost per board."""
    free: Interval
    """The share of turns that lost nothing, including turns without a choice."""


def sums(turns: Sequence[ReviewedCard]) -> Sums:
    """Return the totals over turns."""
    choices = [turn for turn in turns if turn.is_choice]
    deals = deals_of(turns)
    lost = dict.fromkeys(deals, 0)
    for turn in turns:
        lost[turn.board] += turn.cost
    return Sums(
        boards=len(lost),
        decisions=len(choices),
        right=_share(choices, deals),
        lost=clustered_mean([*lost.values()], [*deals.values()], _USUAL_LOSS),
        free=_share(turns, deals),
    )


def _share(turns: Sequence[ReviewedCard], deals: Mapping[str, str]) -> Interval:
    """Return the share of turns that lost nothing; ``deals`` has the deal of each board."""
    boards = [turn.board for turn in turns]
    return clustered_share([turn.cost == 0 for turn in turns], boards, [deals[board] for board in boards])


def deals_of(turns: Iterable[ReviewedCard]) -> dict[str, str]:
    """Return the code of each board's deal (`deal_code`); the tables of a deal are correlated."""
    positions = {turn.board: turn.position for turn in turns}
    return {board: deal_code(position.deal) for board, position in positions.items()}


def by_role(turns: Iterable[ReviewedCard]) -> dict[TurnRole, Sums]:
    """Return the totals of every role that occurs."""
    whole = [group for group in GROUPS if not group.part]
    return {group.role: found for group, found in by_part(list(turns), whole).items()}


def by_part(turns: Sequence[ReviewedCard], groups: Sequence[TurnGroup] = GROUPS) -> dict[TurnGroup, Sums]:
    """Return the totals of every group of turns that occurs."""
    found = {group: [turn for turn in turns if group.has(turn)] for group in groups}
    return {group: sums(own) for group, own in found.items() if own}


def by_player(turns: Iterable[ReviewedCard]) -> dict[str, dict[TurnRole, Sums]]:
    """Return every player's totals by role; the player who lost fewest tricks per board comes first."""
    return _by_name((turn.player, turn) for turn in turns)


def by_pair(turns: Iterable[ReviewedCard]) -> dict[str, dict[TurnRole, Sums]]:
    """Return every pair's totals by role; the pair that lost fewest tricks per board comes first."""
    return _by_name((" & ".join(sorted({turn.player, turn.partner})), turn) for turn in turns)


def _by_name(named: Iterable[tuple[str, ReviewedCard]]) -> dict[str, dict[TurnRole, Sums]]:
    found: dict[str, list[ReviewedCard]] = {}
    for name, turn in named:
        found.setdefault(name, []).append(turn)
    order = sorted(found, key=lambda name: (sums(found[name]).lost.mean, name))
    return {name: by_role(found[name]) for name in order}


@dataclass(frozen=True, slots=True)
class AskedPlayer:
    """Losses of people and of a computer player, at the turns at which the computer was asked."""

    decisions: int
    people: Interval
    """Tricks per board that people lost at these turns."""
    lost: Interval
    """Tricks per board that the computer player would have lost."""
    costly: int
    """The number of turns at which the card of a person cost something."""
    also_costly: int
    """The number of ``costly`` turns at which the computer player would have erred too: probably guesses."""


def beside(turns: Iterable[ReviewedCard]) -> dict[TurnRole, AskedPlayer]:
    """Return the comparison of people with a computer player, for every role in which the computer was asked."""
    listed = list(turns)
    deal_of_board = deals_of(listed)
    found: dict[TurnRole, AskedPlayer] = {}
    for role in ROLES:
        own = [turn for turn in listed if turn.role == role and turn.instead is not None]
        if not own:
            continue
        boards = {turn.board: (0, 0) for turn in listed if turn.role == role}
        deals = [deal_of_board[board] for board in boards]
        for turn in own:
            people, asked = boards[turn.board]
            boards[turn.board] = people + turn.cost, asked + turn.instead_cost
        costly = [turn for turn in own if turn.cost]
        found[role] = AskedPlayer(
            decisions=len(own),
            people=clustered_mean([people for people, _ in boards.values()], deals, _USUAL_LOSS),
            lost=clustered_mean([asked for _, asked in boards.values()], deals, _USUAL_LOSS),
            costly=len(costly),
            also_costly=sum(turn.instead_cost > 0 for turn in costly),
        )
    return found


def costliest(turns: Iterable[ReviewedCard], number: int) -> list[ReviewedCard]:
    """Return the ``number`` turns that cost most, the costliest first; among equal costs, the earliest first."""
    return sorted((turn for turn in turns if turn.cost), key=lambda turn: -turn.cost)[:number]


def renamed(turns: Iterable[ReviewedCard], name: str) -> list[ReviewedCard]:
    """Return the turns of a table under another board name."""
    return [replace(turn, board=name) for turn in turns]


def anonymous(turns: Iterable[ReviewedCard]) -> list[ReviewedCard]:
    """Return the turns with ``Player 1``, ``Player 2``, ... in place of names, numbered in order of appearance."""
    numbers: dict[str, str] = {}

    def number(name: str) -> str:
        return numbers.setdefault(name, f"Player {len(numbers) + 1}")

    return [replace(turn, player=number(turn.player), partner=number(turn.partner)) for turn in turns]
