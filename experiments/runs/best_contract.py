"""Prepares boards for play: chooses a contract and solves it double dummy."""

from __future__ import annotations

from dataclasses import replace

from agent.rules.contract import Contract, Vulnerability
from agent.rules.par import best_makeable
from ddsolver.cards import Seat, Strain, Suit, suit_of
from ddsolver.deal import Deal
from ddsolver.position import Position
from ddsolver.solver import Solver
from experiments.boards.board import Board
from experiments.boards.hands import SIDES
from experiments.errors import FormatError


def prepare(board: Board, *, contract: Contract | None = None) -> Board:
    """Return the board with a contract, and with the declarer's double-dummy tricks in it.

    The contract is ``contract``, or else the board's own. A board without a contract gets North-South's best makeable
    contract, or else East-West's, or else it is passed out. An auction to another contract is dropped.

    :raises FormatError: if more than one hand is hidden, or the hands hold fewer than 13 cards.
    """
    deal = board.deal
    if deal.cards_each != 13:
        raise FormatError(f"board {board.name} has {deal.cards_each} cards in each hand; give a full deal of 13")
    solver = Solver()
    tricks = None
    settled = contract or board.contract
    if settled is not None:
        tricks = deal.cards_each - solver.tricks(Position(deal, settled.strain, settled.leader))
    elif not board.passed_out:
        settled, tricks = best_contract(deal, board.vulnerability, solver)
    own = settled == board.contract
    return replace(
        board,
        contract=settled,
        passed_out=settled is None,
        auction=board.auction if own else None,
        double_dummy=tricks,
    )


def best_contract(deal: Deal, vulnerability: Vulnerability, solver: Solver) -> tuple[Contract | None, int | None]:
    """Return North-South's best makeable contract, or else East-West's, and its double-dummy tricks.

    A declarer's tricks are counted only if they suffice for a better contract than those found before. A full
    double-dummy table, as `best_makeable` needs it, would take six times the work.
    """
    for side in SIDES:
        contract, tricks = _best_of_side(deal, vulnerability, solver, side)
        if contract is not None:
            return contract, tricks
    return None, None


def _best_of_side(
    deal: Deal, vulnerability: Vulnerability, solver: Solver, side: tuple[Seat, Seat]
) -> tuple[Contract | None, int | None]:
    known = {declarer: dict.fromkeys(Strain, 0) for declarer in side}
    for strain in sorted(Strain, key=lambda strain: _promise(deal, strain, side), reverse=True):
        for declarer in side:
            needed = _tricks_to_be_best(known, strain, declarer, vulnerability, side)
            start = Position(deal, strain, declarer.left)
            if needed is not None and not solver.reaches(start, 14 - needed):
                known[declarer][strain] = 13 - solver.tricks(start)
    best = best_makeable(known, vulnerability, side)
    return best, None if best is None else known[best.declarer][best.strain]


def _promise(deal: Deal, strain: Strain, side: tuple[Seat, Seat]) -> int:
    """Return the priority of a strain; strains of higher priority are solved first.

    A suit gets 1 for each card of the side in it, and 1 more if it is a major. Notrump gets 8.
    """
    if strain is Strain.NOTRUMP:
        return 8
    suit = Suit(strain)
    trumps = suit_of(deal.hands[side[0]] | deal.hands[side[1]], suit).bit_count()
    return trumps + (suit in (Suit.SPADES, Suit.HEARTS))


def _tricks_to_be_best(
    known: dict[Seat, dict[Strain, int]],
    strain: Strain,
    declarer: Seat,
    vulnerability: Vulnerability,
    side: tuple[Seat, Seat],
) -> int | None:
    """Return the fewest tricks with which ``declarer``'s contract in ``strain`` is the best; None if 13 are too few."""
    for tricks in range(7, 14):
        tried = {**known, declarer: {**known[declarer], strain: tricks}}
        best = best_makeable(tried, vulnerability, side)
        if best is not None and (best.strain, best.declarer) == (strain, declarer):
            return tricks
    return None
