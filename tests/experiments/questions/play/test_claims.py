"""Claims are judged by what the claimer sees; for small endings the answer is compared with that of every plan."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import numpy as np
import pytest

from agent.knowledge.view import View
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Deal, Position, Seat, Solver
from ddsolver.cards import Card, mask_of
from experiments.questions.play.claims import is_sure
from tests.strategies import random_deal

TWO_WAY = "N:AJT.AK2.AK32.A32 Q65.765.765.7654 K98.QJ3.QJ4.KQ98 7432.T984.T98.JT"
"""In notrump, declarer has all tricks but the spade queen's, which a finesse wins on either side."""
BEGINNING = "CJ CA C4 C8 HA H5 H3 H4 HK H6 HJ H8 H2 H7 HQ H9 DQ D8 D2 D5 DJ D9 D3 D6"


def sure(deal: Deal, contract: str, plays: str, tricks: int) -> bool:
    agreed = Contract.parse(contract)
    position = Position(deal, agreed.strain, agreed.leader, tuple(map(Card.parse, plays.split())))
    return is_sure(View.of(position, agreed, Vulnerability.NONE, seat=agreed.declarer), tricks, Solver())


@pytest.mark.parametrize("east", ["Q65", "652"])
def test_a_guess_is_no_claim_on_whichever_side_the_queen_lies(east: str) -> None:
    deal = Deal.from_pbn(TWO_WAY if east == "Q65" else TWO_WAY.replace("Q65", east).replace("7432", "Q743"))
    assert Solver().tricks(Position(deal, "NT", "N")) == 13
    assert not sure(deal, "7NTS", BEGINNING, 13)
    assert sure(deal, "7NTS", BEGINNING, 12)


def test_a_guess_in_an_ending_whose_layouts_are_all_listed_is_no_claim() -> None:
    deal = Deal.from_pbn("N:AJT.AT6.T632.765 5432.Q95.Q95.432 K98.842.A84.AKQJ Q76.KJ73.KJ7.T98")
    plays = "HJ HT H9 H8 H7 H6 H5 H4 DJ DT D9 D8 D7 D6 D5 D4 CT C7 C4 CA CK C9 C6 C3 CQ C8 C5 C2 CJ H3 D3 S2"
    assert not sure(deal, "3NTS", plays, 9)
    assert sure(deal, "3NTS", plays, 8)


def test_top_tricks_are_a_claim_from_the_first_card() -> None:
    deal = Deal.from_pbn("N:AKQ.AKQ.AKQ2.KQJ 765.J765.765.765 432.432.J43.A432 JT98.T98.T98.T98")
    assert sure(deal, "7NTS", "SJ SA S5 S2", 13)
    assert not sure(deal, "7NTS", "SJ SA S5 S2", 14)


def certain(layouts: Sequence[Position], declarer: Seat, tricks: int) -> bool:
    """Whether one plan takes the tricks in all layouts, which look the same to the declarer, against any defence."""
    if layouts[0].is_over:
        return layouts[0].tricks_won.of(declarer) >= tricks
    if layouts[0].to_play.same_side(declarer):
        return any(certain([each.play(card) for each in layouts], declarer, tricks) for card in layouts[0].legal())
    cards = {card for each in layouts for card in each.legal()}
    return all(
        certain([each.play(card) for each in layouts if card in each.legal()], declarer, tricks) for card in cards
    )


@pytest.mark.parametrize("luck", range(6))
def test_a_claim_in_an_ending_is_what_every_plan_says(luck: int) -> None:
    generator = np.random.default_rng(luck)
    deal = random_deal(generator, 3)
    contract = Contract.parse("1NTS" if luck % 2 else "1SS")
    north, east, south, west = deal.hands
    hidden = Deal((north, east, south, west))["E"] + deal["W"]
    hands = [mask_of(some) for some in combinations(hidden, 3)]
    deals = [Deal((north, hand, south, mask_of(hidden) & ~hand)) for hand in hands]
    layouts = [Position(each, contract.strain, "S") for each in deals]
    for tricks in (1, 2, 3):
        expected = certain(layouts, Seat.SOUTH, tricks)
        for position in layouts[:2]:
            view = View.of(position, contract, Vulnerability.NONE, seat=Seat.SOUTH)
            assert is_sure(view, tricks, Solver()) == expected
