"""Double-dummy tables and par results of boards, and how they are written in files and lists."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from agent.rules.auction import STRAINS_UPWARDS
from agent.rules.par import Par, par
from ddsolver.cards import Card, Seat, Strain
from ddsolver.deal import Deal
from ddsolver.deal_arrays import Declarers, Strains
from ddsolver.errors import StoppedError
from ddsolver.position import Position
from ddsolver.solver import Solver
from experiments.boards.board import Board
from experiments.errors import FormatError

DDTable = Mapping[Seat, Mapping[Strain, int]]

TABLE_SEATS = (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)
"""The order of declarers in tables."""
LISTED = tuple((seat, strain) for seat in TABLE_SEATS for strain in reversed(STRAINS_UPWARDS))
"""The order of a table's 20 numbers in files: for each declarer, from notrump down to clubs."""


@cache
def common_solver() -> Solver:
    """Return the solver that all boards in this process share."""
    return Solver()


class ValuedCard(NamedTuple):
    """A card that was played, with the double-dummy value of every legal card."""

    position: Position
    """The position before the card."""
    card: Card
    values: Mapping[Card, int]
    """The tricks that the side on turn still takes after each card."""

    @property
    def cost(self) -> int:
        """The tricks that the card gave away."""
        return max(self.values.values()) - self.values[self.card]

    @property
    def free(self) -> tuple[Card, ...]:
        """The legal cards that cost nothing."""
        best = max(self.values.values())
        return tuple(card for card, value in self.values.items() if value == best)

    @property
    def better(self) -> tuple[Card, ...]:
        """If the card cost something, the cards that would have cost nothing."""
        return self.free if self.cost else ()

    @property
    def is_choice(self) -> bool:
        """Whether the legal cards had different values."""
        return len(set(self.values.values())) > 1


def valued_cards(position: Position, plays: Iterable[Card], solver: Solver) -> Iterator[ValuedCard]:
    """Yield the cards played from a position on, with what each could have been worth."""
    for card in plays:
        yield ValuedCard(position, card, solver.card_values(position))
        position = position.play(card)


def whole_deal(board: Board, what: str = "a double-dummy table") -> Deal:
    """Return a board's deal of 52 cards. If only one hand is hidden, it is filled in from the other three.

    ``what`` needs the deal, for messages.

    :raises FormatError: if several hands are hidden, or a hand has fewer than 13 cards.
    """
    deal = board.deal
    if deal.cards_each != 13:
        raise FormatError(f"board {board.name} has {deal.cards_each} cards a hand; {what} needs 13")
    return deal


def with_whole_deals(
    boards: Iterable[Board], what: str = "a double-dummy table"
) -> tuple[list[Board], list[FormatError]]:
    """Return the boards whose 52 cards are known, and the error of `whole_deal` for each other board."""
    whole, problems = [], []
    for board in boards:
        try:
            whole_deal(board, what)
        except FormatError as error:
            problems.append(error)
        else:
            whole.append(board)
    return whole, problems


def table_of(
    board: Board, solver: Solver | None = None, strains: Strains = None, declarers: Declarers = None
) -> DDTable:
    """Return the double-dummy tricks of every declarer in every strain, or of those that are given.

    ``solver`` is the `common_solver` by default.

    :raises FormatError: as `whole_deal`.
    :raises StoppedError: if the solver has a time limit and takes longer.
    """
    deal = whole_deal(board)
    try:
        return (solver or common_solver()).dd_table(deal, strains=strains, declarers=declarers)
    except StoppedError as error:
        raise StoppedError(f"board {board.name}: {error}") from None


def tricks_text(table: DDTable) -> str:
    """Return the value of the tag DoubleDummyTricks: 20 hexadecimal digits, in the order of `LISTED`."""
    return "".join(f"{table[seat][strain]:x}" for seat, strain in LISTED)


def par_of(board: Board, table: DDTable) -> Par:
    """Return the par of a board."""
    return par(table, board.vulnerability, board.dealer)


def par_results(result: Par, table: DDTable) -> list[str]:
    """Return the par contracts with their results, as in ``4SE=``."""
    return [contract.result(table[contract.declarer][contract.strain]) for contract in result.contracts]


def par_contracts_text(result: Par, table: DDTable) -> str:
    """Return the value of the tag ParContract, as in ``EW 4CX-2; EW 4HX-2``; empty if passing out is par."""
    texts = []
    for contract in result.contracts:
        side = "NS" if contract.declarer.is_north_south else "EW"
        made = contract.outcome(table[contract.declarer][contract.strain])
        texts.append(f"{side} {contract.called.replace('NT', 'N')}{made}")
    return "; ".join(dict.fromkeys(texts))


CSV_HEAD = ",".join(
    ["board", "dealer", "vulnerable"] + [f"{seat}_{strain}" for seat, strain in LISTED] + ["par", "par_contracts"]
)


def is_whole(table: DDTable) -> bool:
    """Whether a table has all 20 results, so that it has a par."""
    return sum(map(len, table.values())) == len(LISTED)


def csv_row(board: Board, table: DDTable) -> list[object]:
    """Return the values of a board for the columns of `CSV_HEAD`; par is in points to North-South.

    Results that were not asked for are empty; without all 20 results, so is par.
    """
    tricks = [table[seat][strain] if seat in table and strain in table[seat] else "" for seat, strain in LISTED]
    pars: list[object] = ["", ""]
    if is_whole(table):
        result = par_of(board, table)
        pars = [result.score, " ".join(par_results(result, table))]
    return [board.name, board.dealer, board.vulnerability, *tricks, *pars]
