from __future__ import annotations

import pytest

from agent.rules.contract import Contract, Vulnerability
from ddsolver import Deal, Seat, Solver, Strain
from ddsolver.cards import Rank, cards_of
from experiments.errors import SettingsError
from experiments.runs.contract_sets import (
    BIDDABLE,
    CONTRACTS,
    NAMES,
    VULNERABILITY,
    Limits,
    check_name,
    find_deal,
    spawn_key,
)
from tests.oracle import dds_table


def test_set_seed_and_number_name_the_same_deal_for_ever() -> None:
    # Written down once. After a change, no run could be resumed or repeated by others.
    assert [find_deal(name, 1, 0).deal.to_pbn() for name in ("1NT", "4H", "7NT")] == FINGERPRINTS
    assert (
        find_deal("4H", 1, 1).deal.to_pbn() == "N:KQ3.KQT53.KJ76.A T86.9.T84.QT9865 952.J62.A9532.K3 AJ74.A874.Q.J742"
    )
    assert (
        find_deal("4H", 2, 0).deal.to_pbn() == "N:AQ9543.AQ63.T7.T 62.J42.J85.A9873 KJT7.KT5.94.QJ64 8.987.AKQ632.K52"
    )


FINGERPRINTS = [
    "N:AKQJ84.AK8.J98.9 632.742.62.AK732 975.T.AKQ3.QJT86 T.QJ9653.T754.54",
    "N:T.QJ8754.T93.AKQ AKQJ2.T.AQ654.J8 9654.AK632.K2.42 873.9.J87.T97653",
    "N:AK.AQ.KJ642.T643 76.JT653.T95.975 JT53.K97.AQ.AKJ2 Q9842.842.873.Q8",
]


@pytest.mark.parametrize(
    "name", [name if name in ("3NT", "6NT") else pytest.param(name, marks=pytest.mark.slow) for name in NAMES]
)
def test_south_makes_the_contract_double_dummy_as_dds_counts(name: str) -> None:
    contract = CONTRACTS[name]
    for number in range(2):
        found = find_deal(name, 5, number)
        tricks = dds_table(found.deal)[Seat.SOUTH][contract.strain]
        assert tricks == found.double_dummy
        assert tricks >= contract.tricks_needed


def test_there_are_the_nine_sets_of_the_thesis_played_by_a_vulnerable_south() -> None:
    assert len(NAMES) == 9
    assert all(CONTRACTS[name] == Contract.parse(f"{name}S") for name in NAMES)
    assert VULNERABILITY.includes(Seat.SOUTH)
    assert VULNERABILITY is Vulnerability.NORTH_SOUTH


@pytest.mark.slow
def test_without_limits_every_makeable_deal_is_as_likely_as_any_other() -> None:
    # South makes 1NT on about 45 % of all deals; among those North-South hold 24 points on average.
    points = []
    solver = Solver()
    for number in range(150):
        deal = find_deal("1NT", 9, number, solver=solver).deal
        ours = cards_of(deal.hands[Seat.NORTH] | deal.hands[Seat.SOUTH])
        points.append(sum(max(0, card.rank - Rank.TEN) for card in ours))
    assert min(points) < 20 < 24 < max(points)
    assert 22.5 < sum(points) / len(points) < 25


@pytest.mark.parametrize("name", ["1H", "3NT"])
def test_limits_hold_for_every_deal_and_change_which_are_found(name: str) -> None:
    limits = BIDDABLE[name]
    strain = CONTRACTS[name].strain
    for number in range(5):
        found = find_deal(name, 1, number, limits)
        assert limits.allow(found.deal, strain)
        ours = cards_of(found.deal.hands[Seat.NORTH] | found.deal.hands[Seat.SOUTH])
        points = sum(max(0, card.rank - Rank.TEN) for card in ours)
        assert limits.points[0] <= points <= limits.points[1]
        if strain is not Strain.NOTRUMP:
            trumps = sum(int(card.suit) == strain for card in ours)
            assert limits.trumps[0] <= trumps <= limits.trumps[1]
    assert any(find_deal(name, 1, number, limits) != find_deal(name, 1, number) for number in range(5))


def test_limits_out_of_reach_are_told_from_none() -> None:
    deal = find_deal("7NT", 1, 0).deal
    assert Limits().allow(deal, Strain.NOTRUMP)
    assert not Limits(points=(0, 3)).allow(deal, Strain.NOTRUMP)


def test_the_seeds_of_all_deals_differ() -> None:
    keys = [spawn_key(name, number) for name in NAMES for number in range(50)]
    assert len(set(keys)) == len(keys)


def test_an_unknown_set_is_refused_with_those_there_are() -> None:
    with pytest.raises(SettingsError, match="unknown contract set: '2C' .*1H 1NT 3NT"):
        check_name("2C")


def test_every_set_has_its_limits_and_no_other() -> None:
    assert set(BIDDABLE) == set(NAMES)
    assert BIDDABLE["6H"].points == (28, 35)
    assert BIDDABLE["6H"].trumps == (8, 12)
    assert BIDDABLE["3NT"].points == (24, 29)
    assert BIDDABLE["3NT"].trumps == (0, 13)


@pytest.mark.parametrize(
    ("limits", "allows"),
    [
        (Limits(points=(28, 28)), True),
        (Limits(points=(29, 40)), False),
        (Limits(points=(0, 27)), False),
        (Limits(trumps=(8, 8)), True),
        (Limits(trumps=(9, 13)), False),
        (Limits(trumps=(0, 7)), False),
    ],
)
def test_both_ends_of_limits_are_allowed(limits: Limits, allows: bool) -> None:
    deal = Deal.from_pbn("N:AKQ4.A32.432.432 T98.T98.T98.T987 J765.K5.AQ5.KQ65 32.QJ764.KJ76.AJ")
    assert limits.allow(deal, Strain.SPADES) is allows
