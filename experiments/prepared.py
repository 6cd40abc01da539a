"""Boards made ready to be played: with a contract, and solved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from agent.constraints import constraints_text
from agent.contract import Contract
from agent.imps import best_makeable
from ddsolver.cards import Seat, Strain
from ddsolver.position import Position
from ddsolver.solver import Solver
from experiments.board import Board
from experiments.errors import FormatError
from experiments.store import StoredDeal

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
    table: Mapping[Seat, Mapping[Strain, int]] | None


def prepare(board: Board, *, table: bool = False, contract: Contract | None = None) -> PreparedBoard:
    """Settle a board's contract, by default its own or else North-South's best makeable one, and solve it.

    With ``table`` the board gets its double-dummy table whether that is needed or not.

    :raises FormatError: if hands are hidden, or hold fewer than 13 cards.
    """
    deal = board.deal
    if deal.cards_each != 13:
        raise FormatError(f"board {board.name} has {deal.cards_each} cards a hand; a whole deal of 13 is needed")
    solver = Solver()
    contract = contract or board.contract
    solved = solver.dd_table(deal) if table or (contract is None and not board.passed_out) else None
    if contract is None and not board.passed_out and solved is not None:
        contract = best_makeable(solved, board.vulnerability)
    tricks = None
    if contract is not None:
        if solved is not None:
            tricks = solved[contract.declarer][contract.strain]
        else:
            tricks = deal.cards_each - solver.tricks(Position(deal, contract.strain, contract.leader))
    return PreparedBoard(board, contract, tricks, solved)


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
