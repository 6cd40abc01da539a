from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

from agent.rules.contract import Contract, Vulnerability
from agent.rules.imps import imps
from agent.rules.par import best_makeable, par
from ddsolver import Seat, Strain
from ddsolver.errors import InputError
from tests.strategies import random_deal

# Law 78B as printed in the laws: least and greatest difference for each number of IMPs.
BOUNDARIES = [
    (0, 10), (20, 40), (50, 80), (90, 120), (130, 160), (170, 210), (220, 260), (270, 310), (320, 360), (370, 420),
    (430, 490), (500, 590), (600, 740), (750, 890), (900, 1090), (1100, 1290), (1300, 1490), (1500, 1740),
    (1750, 1990), (2000, 2240), (2250, 2490), (2500, 2990), (3000, 3490), (3500, 3990), (4000, 9990),
]  # fmt: skip


def test_every_boundary_of_the_imp_table() -> None:
    for won, (least, greatest) in enumerate(BOUNDARIES):
        assert imps(least) == imps(greatest) == won
        assert imps(-least) == imps(-greatest) == -won


def table(default: int = 0, **rows: dict[str, int]) -> dict[Seat, dict[Strain, int]]:
    """A double-dummy table from 'NS' or 'EW' rows; what is not given is ``default`` tricks."""
    found = {seat: dict.fromkeys(Strain, default) for seat in Seat}
    for side, tricks in rows.items():
        for seat in side:
            for strain, number in tricks.items():
                found[Seat.parse(seat)][Strain.parse(strain)] = number
    return found


def test_par_is_the_game_that_makes_when_the_sacrifice_costs_more() -> None:
    result = par(table(5, NS={"S": 10}, EW={"H": 7}), Vulnerability.EAST_WEST)
    assert (result.score, [str(contract) for contract in result.contracts]) == (420, ["4SN", "4SS"])


def test_par_is_the_doubled_sacrifice_when_it_costs_less() -> None:
    result = par(table(3, NS={"S": 10}, EW={"H": 9}), Vulnerability.NORTH_SOUTH)
    assert (result.score, [str(contract) for contract in result.contracts]) == (300, ["5HEx", "5HWx"])


def test_par_is_a_pass_out_when_nobody_makes_anything() -> None:
    result = par(table(6), Vulnerability.NONE)
    assert (result.score, result.contracts) == (0, ())


def test_the_dealer_decides_when_both_sides_make_the_same_highest_contract() -> None:
    both = table(6, NESW={"NT": 7})
    assert par(both, Vulnerability.NONE, Seat.NORTH).score == 90
    assert par(both, Vulnerability.NONE, Seat.EAST).score == -90


@pytest.mark.parametrize("number", [1, pytest.param(6, marks=pytest.mark.slow)])
def test_par_agrees_with_dds_on_random_deals(number: int) -> None:
    from tests.oracle import by_seat_and_strain, dds_par, oracle_table

    signs = str.maketrans("♠♥♦♣", "SHDC")
    generator = np.random.default_rng(1)
    for _ in range(number):
        deal = random_deal(generator)
        table = oracle_table(deal)
        tricks = by_seat_and_strain(table)
        for vulnerability in Vulnerability:
            for dealer in (Seat.NORTH, Seat.EAST):
                expected = dds_par(table, vulnerability, dealer)
                found = par(tricks, vulnerability, dealer)
                assert found.score == expected.score
                results = {c.result(tricks[c.declarer][c.strain]) for c in found.contracts}
                assert results == {str(contract).translate(signs) for contract in expected}


def test_the_best_makeable_contract_scores_most() -> None:
    made = best_makeable(table(6, NS={"S": 10, "NT": 9}), Vulnerability.NONE)
    assert made == Contract.parse("4SN")


@pytest.mark.parametrize(
    ("tricks", "contract"),
    [
        (table(6, NS={"NT": 8, "C": 10}), "1CN"),  # 130 as 1C+3, 2C+2 ... 4C=; the lowest level
        (table(6, NS={"H": 9, "S": 9}), "1HN"),  # 140 in both; the lower strain
        (table(6, S={"H": 9}, N={"H": 8}), "1HS"),
        (table(6, NS={"D": 11, "C": 11}), "5CN"),
    ],
)
def test_ties_for_the_best_makeable_contract_go_to_the_lower_level_then_strain(
    tricks: dict[Seat, dict[Strain, int]], contract: str
) -> None:
    assert best_makeable(tricks, Vulnerability.NONE) == Contract.parse(contract)


def test_the_best_makeable_contract_is_that_of_all_contracts_in_their_order() -> None:
    """Partners and strains take different tricks, many of them twelve, where strains and levels tie most often."""
    generator = np.random.default_rng(3)
    for number in range(60):
        tricks = generator.choice([6, 7, 9, 11, 12, 12, 12, 13], size=(4, 5)).tolist()
        made_up = {seat: {strain: tricks[seat][strain] for strain in Strain} for seat in Seat}
        vulnerability = [*Vulnerability][number % 4]
        for side in ((Seat.NORTH, Seat.SOUTH), (Seat.WEST, Seat.EAST)):
            best, most = None, 0
            for level, strain, seat in product(range(1, 8), (*"CDHS", "NT"), side):
                contract = Contract.parse(f"{level}{strain}{seat}")
                score = contract.score(made_up[contract.declarer][contract.strain], vulnerability)
                if score > most:
                    best, most = contract, score
            assert best_makeable(made_up, vulnerability, side) == best


def test_there_may_be_no_makeable_contract() -> None:
    assert best_makeable(table(6, EW={"S": 12}), Vulnerability.NONE) is None


def test_par_takes_names_and_refuses_a_table_with_holes() -> None:
    table = {seat: dict.fromkeys(Strain, 9 if seat.is_north_south else 4) for seat in Seat}
    assert par(table, "NS", "East") == par(table, Vulnerability.NORTH_SOUTH, Seat.EAST)
    del table[Seat.WEST][Strain.CLUBS]
    with pytest.raises(InputError, match="the table has no tricks of W in C: par needs all 20"):
        par(table, "NS")


def test_par_reads_a_table_of_names_as_one_of_enums() -> None:
    both = table(4, NS={"S": 10}, EW={"H": 9})
    names = {str(seat): {str(strain): tricks for strain, tricks in row.items()} for seat, row in both.items()}
    assert par(names, "NS") == par(both, "NS")


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ("N:...", "not a table: 'N:...'"),
        (dict.fromkeys(Seat, 5), "not a table: 5"),
        (table(14), "the number of tricks of N in S is 14: 0 to 13 are possible"),
        ({seat: dict.fromkeys(Strain, "9") for seat in Seat}, "the number of tricks of N in S is '9': a whole number"),
    ],
)
def test_par_quotes_what_is_no_table(wrong: Any, message: str) -> None:
    with pytest.raises(InputError, match=message):
        par(wrong, "NS")
