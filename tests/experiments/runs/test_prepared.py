from __future__ import annotations

import numpy as np
import pytest

from agent.rules.contract import Vulnerability
from agent.rules.par import best_makeable
from ddsolver import Deal, Position, Solver
from experiments.runs.prepared import best_contract
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
        assert contract == best_makeable(table, vulnerability)
        assert tricks == (None if contract is None else table[contract.declarer][contract.strain])


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
    for _ in range(20):
        best_contract(random_deal(generator), Vulnerability.NONE, solver)
    assert solver.questions <= 20 * 10
    assert solver.counts <= 20 * 2
