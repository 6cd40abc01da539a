from __future__ import annotations

import json
from math import comb
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.errors import LayoutError
from agent.knowledge.layouts import LayoutSpace
from agent.rules.constraints import DealConditions, parse_constraints
from agent.rules.contract import Contract, Vulnerability
from agent.rules.dealing import random_deals
from agent.rules.imps import imps
from ddsolver import Deal, Seat, Strain
from ddsolver.batch import dd_tables_array
from ddsolver.cards import EVERY_CARD
from ddsolver.deal import hand_from_pbn
from ddsolver.errors import InputError
from experiments.boards.files import read_file
from experiments.questions.simulate.analysis import Simulation, deals_with, simulate
from tests.command import declarer
from tests.oracle import dds_table

NORTH = hand_from_pbn("AKQ32.K2.A43.QJ5")
SOUTH = hand_from_pbn("J54.AQ43.K52.762")


def drawn(known: dict[Seat, int], constraints: str, number: int = 200) -> NDArray[np.int64]:
    return deals_with(known, DealConditions.parse(constraints), number, np.random.default_rng(1))


@pytest.mark.parametrize(
    ("known", "constraints"),
    [
        ({}, "S:hcp=15-17,S=2-4 N:H=4-5"),
        ({Seat.NORTH: NORTH}, "S:hcp=6-9,S=3+ W:H=5+"),
        ({Seat.NORTH: NORTH, Seat.SOUTH: SOUTH}, "W:D=3-"),
        ({Seat.EAST: NORTH, Seat.SOUTH: SOUTH}, ""),
    ],
)
def test_deals_have_the_known_hands_and_fit_what_is_said(known: dict[Seat, int], constraints: str) -> None:
    deals = drawn(known, constraints)
    assert len(deals) == 200
    for seat, hand in known.items():
        assert (deals[:, seat] == hand).all()
    for seat, limits in parse_constraints(constraints).items():
        assert limits.allows(deals[:, seat]).all()
    assert (deals.sum(axis=1) == EVERY_CARD).all()
    assert (np.bitwise_count(deals) == 13).all()
    assert len(np.unique(deals, axis=0)) == 200


def test_without_a_hand_known_lengths_come_as_often_as_they_do_at_the_table() -> None:
    """A hand has four spades in 23.86 % of all deals."""
    deals = drawn({}, "", 4000)
    share = (np.bitwise_count(deals[:, Seat.EAST] & 0x1FFF) == 4).mean()
    assert share == pytest.approx(0.2386, abs=0.025)


def test_three_hands_or_four_leave_one_deal() -> None:
    deal = Deal.from_pbn("N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75")
    hands = dict(zip(Seat, deal.hands, strict=True))
    three = {seat: hands[seat] for seat in (Seat.NORTH, Seat.EAST, Seat.WEST)}
    assert drawn(hands, "").tolist() == drawn(three, "").tolist() == [list(deal.hands)]
    with pytest.raises(LayoutError, match=r"South's hand does not satisfy S:hcp=20\+"):
        drawn(three, "S:hcp=20+")


def test_deals_that_conditions_on_points_leave_out_count_as_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few deals fit the first condition and none the second, so counting those that fit took hours."""
    drawn_so_far = []

    def few(_: LayoutSpace, number: int, generator: np.random.Generator) -> NDArray[np.int64]:
        drawn_so_far.append(number)
        assert sum(drawn_so_far) <= 200_000
        return random_deals(1, generator)

    monkeypatch.setattr(LayoutSpace, "sample", few)
    with pytest.raises(LayoutError, match=r"none of 200,000 deals with the known hands fits .*EW:hcp=37\+"):
        drawn({Seat.NORTH: NORTH}, "S:hcp=17-19; EW:hcp=37+")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("known", "constraints", "message"),
    [
        ({Seat.NORTH: NORTH}, "N:hcp=5-", "North's hand does not satisfy N:hcp=5-"),
        ({Seat.NORTH: NORTH}, "S:S=9+", "fits"),
        ({}, "S:hcp=37", "none of 2,000,000 random deals fits S:hcp=37"),
    ],
)
def test_what_nothing_fits_is_told(known: dict[Seat, int], constraints: str, message: str) -> None:
    with pytest.raises(LayoutError, match=message.replace("+", r"\+")):
        drawn(known, constraints)


@pytest.mark.parametrize(
    ("known", "conditions", "number"),
    [
        ({}, "NS:hcp=25+ and not S:shape=4333", 60),
        ({Seat.NORTH: NORTH}, "NS:S=9+; E:D=4+ or W:D=5+", 20),
        ({Seat.NORTH: NORTH, Seat.SOUTH: SOUTH}, "E:SJ or W:bal", 60),
        ({Seat.NORTH: NORTH, Seat.SOUTH: SOUTH}, "E:S=4 and W:D=2- or E:D=2- and W:S=4", 30),
    ],
)
def test_conditions_on_several_hands_hold_in_every_deal(known: dict[Seat, int], conditions: str, number: int) -> None:
    deals = drawn(known, conditions, number)
    assert len(deals) == len(np.unique(deals, axis=0)) == number
    assert DealConditions.parse(conditions).allows(deals).all()
    assert all((deals[:, seat] == hand).all() for seat, hand in known.items())


def test_all_deals_are_returned_if_fewer_fit_the_known_hands_than_are_asked_for() -> None:
    """Partners who are known leave 26 cards; East's singleton spade is one of five, and the rest follows."""
    known = {Seat.NORTH: hand_from_pbn("AKQ32.AK.AKQ.AKQ"), Seat.SOUTH: hand_from_pbn("J54.QJT9.JT9.JT9")}
    ways = 5 * comb(7, 7) * comb(7, 5)  # spades, hearts, diamonds
    assert len(drawn(known, "E:S=1,H=7,D=5", 5000)) == ways
    assert len(drawn(known, "E:S=1,H=7,D=5; E:S=1 or W:S=1", 5000)) == ways
    with pytest.raises(LayoutError, match="with the known hands fits .*; give wider conditions"):
        drawn(known, "EW:S=6+")


@pytest.fixture(scope="module")
def found() -> Simulation:
    deals = drawn({Seat.NORTH: NORTH}, "S:hcp=6-9,S=3+", 6)
    return Simulation("", Vulnerability.NORTH_SOUTH, deals, dd_tables_array(deals).astype(np.int64))


@pytest.mark.slow
def test_tables_are_those_of_another_solver(found: Simulation) -> None:
    for hands, tricks in zip(found.deals.tolist(), found.tricks, strict=True):
        table = dds_table(Deal(tuple(hands)))
        assert all(tricks[seat, strain] == table[seat][strain] for seat in Seat for strain in Strain)


def test_a_contract_is_worth_its_mean_score(found: Simulation) -> None:
    contract = Contract.parse("4SN")
    taken = found.tricks[:, Seat.NORTH, Strain.SPADES].tolist()
    outlook = found.outlook(contract)
    assert outlook.makes.mean == pytest.approx(np.mean([tricks >= 10 for tricks in taken]))
    assert outlook.tricks.mean == pytest.approx(np.mean(taken))
    assert outlook.score.mean == pytest.approx(
        np.mean([contract.score(tricks, Vulnerability.NORTH_SOUTH) for tricks in taken])
    )
    best = found.best_level(Seat.SOUTH, Strain.SPADES)
    levels = [found.outlook(Contract(level, Strain.SPADES, best.contract.declarer)) for level in range(1, 8)]
    assert best.score.mean == max(each.score.mean for each in levels)


def test_contracts_are_compared_deal_by_deal_for_the_side_of_the_first(found: Simulation) -> None:
    ours, theirs = Contract.parse("4SN"), Contract.parse("5DWx")
    mine = [ours.score(int(each), Vulnerability.NORTH_SOUTH) for each in found.tricks[:, Seat.NORTH, Strain.SPADES]]
    lost = found.tricks[:, Seat.WEST, Strain.DIAMONDS]
    other = [-theirs.score(int(each), Vulnerability.NORTH_SOUTH) for each in lost]
    duel = found.duel(ours, theirs)
    differences = [a - b for a, b in zip(mine, other, strict=True)]
    assert duel.imps.mean == pytest.approx(np.mean([imps(each) for each in differences]))
    assert duel.matchpoints.mean == pytest.approx(np.mean(50 * np.sign(differences)))
    same_side = found.duel(ours, Contract.parse("3NTN")).imps.mean
    assert found.duel(Contract.parse("3NTN"), ours).imps.mean == pytest.approx(-same_side)


@pytest.mark.slow
def test_the_command_tells_compares_and_writes(tmp_path: Path) -> None:
    arguments = ("simulate", "--deal", "N:AKQ32.K2.A43.QJ5 - - -", "--constraint", "S:hcp=6-9,S=3+", "--samples", "4")
    asked = ("--contract", "4SN", "--contract", "3NTN")
    files = ("-o", tmp_path / "deals.pbn")
    told = declarer(*arguments, *asked, *files)
    assert told.returncode == 0, told.stderr
    assert told.stdout.startswith("4 deals, N:AKQ32.K2.A43.QJ5; S:hcp=6-9,S=3+; results are double dummy\n")
    assert "4♠ N over 3NT N: " in told.stdout
    found = json.loads(declarer(*arguments, *asked, "--threads", "2", "--json").stdout)
    boards = read_file(tmp_path / "deals.pbn").boards
    assert len(boards) == found["deals"] == 4
    assert (tmp_path / "deals.pbn").read_text().count("[OptimumResultTable ") == 4
    spades = [dds_table(board.deal)[Seat.NORTH][Strain.SPADES] for board in boards]
    assert found["tricks"]["N"]["S"] == pytest.approx(np.mean(spades))
    # Only the strains of the contracts are solved, because nothing else was asked.
    assert len(found["contracts"]) == 2 * 7 * 4
    assert [[*row] for row in found["tricks"].values()] == [["S", "NT"]] * 4
    assert [each["contract"] for each in found["asked"]] == ["4SN", "3NTN"]
    assert len(found["compared"]) == 1


@pytest.mark.slow
def test_the_strains_of_the_contracts_are_solved_or_those_that_are_named_or_all() -> None:
    arguments = ("simulate", "--deal", "N:AKQ32.K2.A43.QJ5 - - -", "--samples", "2", "--json")
    whole = json.loads(declarer(*arguments).stdout)
    assert len(whole["contracts"]) == 140
    for options, strains in (
        (("--contract", "4SN"), ["S"]),
        (("--contract", "4SN", "--strains", "NT,S,C"), ["C", "S", "NT"]),
        (("--strains", "H"), ["H"]),
    ):
        found = json.loads(declarer(*arguments, *options).stdout)
        assert found["tricks"] == {
            seat: {strain: row[strain] for strain in strains} for seat, row in whole["tricks"].items()
        }
    text = declarer(*arguments[:-1], "--contract", "4SN").stdout
    assert text.count("\u2660") > 0
    assert "\u2666" not in text
    missing = declarer(*arguments, "--contract", "4SN", "--strains", "H")
    assert missing.returncode == 2
    assert "the strain of 4SN is missing" in missing.stderr
    written = declarer(*arguments, "-o", "deals.pbn", "--strains", "H")
    assert "boards need the whole table" in written.stderr


def test_of_partners_who_take_as_many_the_first_in_the_order_of_seats_declares() -> None:
    tricks = np.full((2, 4, 5), 7, dtype=np.int64)
    tricks[:, Seat.WEST, Strain.HEARTS] = [8, 7]
    made_up = Simulation("", Vulnerability.NONE, np.zeros((2, 4), dtype=np.int64), tricks)
    assert [made_up.declarer(side, Strain.SPADES) for side in (Seat.NORTH, Seat.SOUTH)] == [Seat.NORTH] * 2
    assert [made_up.declarer(side, Strain.SPADES) for side in (Seat.EAST, Seat.WEST)] == [Seat.EAST] * 2
    assert [made_up.declarer(side, Strain.HEARTS) for side in (Seat.EAST, Seat.WEST)] == [Seat.WEST] * 2
    assert str(made_up.best_level(Seat.NORTH, Strain.SPADES).contract) == "1SN"


@pytest.mark.parametrize("known", ["N:- - - -", "N:AKQ32.K2.A43.QJ5 - - -"])
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"samples": 0}, "the number of deals is 0: at least 1 is needed"),
        ({"samples": -1}, "the number of deals is -1: at least 1 is needed"),
        ({"samples": 2.5}, "the number of deals is 2.5: a whole number is needed"),
        ({"samples": 2, "seed": -1}, "seed is -1: at least 0 is needed"),
        ({"samples": 2, "seed": "x"}, "seed is 'x': a whole number is needed"),
    ],
)
def test_a_number_of_deals_or_a_seed_that_is_none_is_refused(known: str, options: dict[str, Any], message: str) -> None:
    with pytest.raises(InputError, match=message):
        simulate(known, **options)
