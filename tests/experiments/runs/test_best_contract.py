from __future__ import annotations

import numpy as np
import pytest

from agent.rules.contract import Contract, Vulnerability
from agent.rules.par import best_makeable
from ddsolver import Deal, Position, Seat, Solver, Strain
from experiments.runs.best_contract import best_contract, prepare
from experiments.runs.records import board_of, stored_deal
from tests.sample import SAMPLE
from tests.strategies import random_deal


class CountingSolver(Solver):
    """Counts what it is asked."""

    questions = counts = 0

    def reaches(self, position: Position, tricks: int) -> bool:
        self.questions += 1
        return super().reaches(position, tricks)

    def tricks(self, position: Position) -> int:
        self.counts += 1
        return super().tricks(position)


def check(deal: Deal, solver: Solver) -> None:
    """The best contract is the one that the whole table tells."""
    table = Solver().dd_table(deal)
    for vulnerability in (Vulnerability.NONE, Vulnerability.NORTH_SOUTH):
        contract, tricks = best_contract(deal, vulnerability, solver)
        theirs = best_makeable(table, vulnerability, (Seat.EAST, Seat.WEST))
        assert contract == (best_makeable(table, vulnerability) or theirs)
        assert tricks == (None if contract is None else table[contract.declarer][contract.strain])


@pytest.mark.slow
@pytest.mark.parametrize("freak", [False, True])
def test_the_best_contract_is_that_of_the_whole_table(freak: bool) -> None:
    generator = np.random.default_rng(21)
    for _ in range(12):
        check(random_deal(generator, freak=freak), Solver())


@pytest.mark.long
def test_the_best_contract_is_that_of_the_whole_table_on_many_deals() -> None:
    generator, solver = np.random.default_rng(22), Solver()
    for number in range(500):
        check(random_deal(generator, freak=number % 2 == 1), solver)


def test_with_all_the_tricks_in_every_strain_notrump_by_north_is_the_best() -> None:
    deal = Deal.from_pbn("N:AKQ.AKQ.AKQ.AKQJ 765.765.765.8765 J98.JT98.JT9.T94 T432.432.8432.32")
    check(deal, Solver())
    assert str(best_contract(deal, Vulnerability.NONE, Solver())[0]) == "7NTN"


def test_few_values_are_counted_to_find_the_best_contract() -> None:
    generator, solver = np.random.default_rng(23), CountingSolver()
    sides = 0
    for _ in range(20):
        contract, _ = best_contract(random_deal(generator), Vulnerability.NONE, solver)
        sides += 1 if contract and contract.declarer in (Seat.NORTH, Seat.SOUTH) else 2
    assert solver.questions <= sides * 10
    assert solver.counts <= sides * 2


def test_an_auction_to_another_contract_is_left_out_with_its_alerts() -> None:
    board = next(board for board in SAMPLE.boards if board.auction is not None and board.contract is not None)
    assert prepare(board).auction == board.auction
    other = prepare(board, contract=Contract.parse("7NTE"))
    assert (other.auction, other.alerts, other.trump, other.leader) == (None, {}, Strain.NOTRUMP, Seat.SOUTH)
    assert other.double_dummy == 13 - Solver().tricks(Position(board.deal, "NT", "S"))


def test_a_board_comes_back_from_its_row() -> None:
    for board in SAMPLE.boards[:6]:
        ready = prepare(board)
        again = board_of(stored_deal(ready, "file", 0), None)
        assert (again.name, again.hands, again.auction, again.contract) == (
            ready.name,
            ready.hands,
            ready.auction,
            ready.contract,
        )
        assert (again.trump, again.leader, again.double_dummy) == (ready.trump, ready.leader, ready.double_dummy)


def test_where_north_south_make_nothing_the_other_side_declares() -> None:
    weak = Deal.from_pbn("N:5432.432.432.432 AKQ.AKQJ.AKQ.AKQ 9876.765.765.765 JT.T98.JT98.JT98")
    contract, tricks = best_contract(weak, Vulnerability.NONE, Solver())
    assert contract is not None
    assert contract.declarer in (Seat.EAST, Seat.WEST)
    check(weak, Solver())
    assert tricks == 13
