"""Boards made ready to be played: with a contract, and solved."""

from __future__ import annotations

from dataclasses import dataclass

from agent.knowledge.constraints import constraints_text
from agent.rules.contract import Contract, Vulnerability
from agent.rules.par import best_makeable
from ddsolver.cards import Seat, Strain, Suit, suit_of
from ddsolver.deal import Deal
from ddsolver.position import Position
from ddsolver.solver import Solver
from experiments.boards.board import Board
from experiments.errors import FormatError
from experiments.runs.store import StoredDeal

FILE, RANDOM = "file", "random"
"""The sources of deals that are of no contract set."""

PASSED_OUT = "Pass"
"""Stands for the contract of a deal that nobody bids on."""


@dataclass(frozen=True, slots=True)
class PreparedBoard:
    """A board ready to be played: its contract, None if it is passed out, and what double dummy makes of it."""

    board: Board
    contract: Contract | None
    double_dummy: int | None
    """The tricks of the declarer's side when all four hands are seen."""


def prepare(board: Board, *, contract: Contract | None = None) -> PreparedBoard:
    """Settle a board's contract, by default its own or else North-South's best makeable one, and solve it.

    :raises FormatError: if hands are hidden, or hold fewer than 13 cards.
    """
    deal = board.deal
    if deal.cards_each != 13:
        raise FormatError(f"board {board.name} has {deal.cards_each} cards a hand; a whole deal of 13 is needed")
    solver = Solver()
    contract = contract or board.contract
    if contract is not None:
        tricks = deal.cards_each - solver.tricks(Position(deal, contract.strain, contract.leader))
        return PreparedBoard(board, contract, tricks)
    if board.passed_out:
        return PreparedBoard(board, None, None)
    return PreparedBoard(board, *best_contract(deal, board.vulnerability, solver))


def best_contract(deal: Deal, vulnerability: Vulnerability, solver: Solver) -> tuple[Contract | None, int | None]:
    """North-South's best makeable contract and its tricks: what `best_makeable` tells from a double-dummy table.

    The table is not needed: of each strain and declarer it is asked whether they take the tricks that would score more
    than what is known, and only where they do are the tricks counted. A sixth of the work.
    """
    known = {declarer: dict.fromkeys(Strain, 0) for declarer in (Seat.NORTH, Seat.SOUTH)}
    for strain in sorted(Strain, key=lambda strain: _promise(deal, strain), reverse=True):
        for declarer in known:
            needed = _tricks_to_be_best(known, strain, declarer, vulnerability)
            start = Position(deal, strain, declarer.left)
            if needed is not None and not solver.reaches(start, 14 - needed):
                known[declarer][strain] = 13 - solver.tricks(start)
    best = best_makeable(known, vulnerability)
    return best, None if best is None else known[best.declarer][best.strain]


def _promise(deal: Deal, strain: Strain) -> int:
    """How good a strain looks before anything is solved: North-South's trumps, of which a minor needs one more."""
    if strain is Strain.NOTRUMP:
        return 8
    suit = Suit(strain)
    trumps = suit_of(deal.hands[Seat.NORTH] | deal.hands[Seat.SOUTH], suit).bit_count()
    return trumps + (suit in (Suit.SPADES, Suit.HEARTS))


def _tricks_to_be_best(
    known: dict[Seat, dict[Strain, int]], strain: Strain, declarer: Seat, vulnerability: Vulnerability
) -> int | None:
    """The fewest tricks with which a strain and declarer would have the best contract; None if 13 are too few."""
    for tricks in range(7, 14):
        tried = {**known, declarer: {**known[declarer], strain: tricks}}
        best = best_makeable(tried, vulnerability)
        if best is not None and (best.strain, best.declarer) == (strain, declarer):
            return tricks
    return None


def stored_deal(prepared: PreparedBoard, source: str, number: int) -> StoredDeal:
    """A prepared board for a store."""
    board = prepared.board
    calls = board.auction.calls if board.auction is not None and board.contract == prepared.contract else ()
    return StoredDeal(
        source=source,
        number=number,
        name=board.name,
        deal=board.deal.to_pbn(),
        dealer=str(board.dealer),
        auction=" ".join(map(str, calls)),
        constraints=constraints_text(board.constraints),
        vulnerable=str(board.vulnerability),
        contract=PASSED_OUT if prepared.contract is None else str(prepared.contract),
        double_dummy=0 if prepared.double_dummy is None else prepared.double_dummy,
    )
