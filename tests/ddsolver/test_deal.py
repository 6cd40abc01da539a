from __future__ import annotations

import pickle

import pytest
from hypothesis import given

from ddsolver import Deal, DealError, Seat
from tests.strategies import deals, seats

THESIS = "N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3"


@given(deals(), seats)
def test_pbn_leads_back_to_the_deal_whoever_comes_first(deal: Deal, first: Seat) -> None:
    assert Deal.from_pbn(deal.to_pbn(first)) == deal


def test_a_deal_is_read_whatever_the_case_and_order_of_its_ranks() -> None:
    assert Deal.from_pbn("w:2q... 4k... a3... 510...") == Deal.from_pbn("N:K4... A3... T5... Q2...")


def test_the_hands_of_a_deal_are_as_written() -> None:
    deal = Deal.from_pbn(THESIS)
    assert " ".join(map(str, deal[Seat.SOUTH])) == "S8 S2 HA HT H9 H8 CA CK CQ CJ C8 C7 C4"
    assert deal.cards_each == 13
    assert deal.to_pbn() == THESIS


def test_equal_deals_are_one_key_and_survive_pickling() -> None:
    deal = Deal.from_pbn(THESIS)
    again = Deal.from_pbn(deal.to_pbn(Seat.EAST))
    assert {deal: 1}[again] == 1
    assert pickle.loads(pickle.dumps(deal)) == deal


def test_a_deal_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Deal.from_pbn(THESIS).hands = (0, 0, 0, 0)  # type: ignore[misc]


@pytest.mark.parametrize(
    ("pbn", "message"),
    [
        ("N:A2... K3... Q4... AJ...", "SA is dealt twice: to North and West"),
        ("N:A2... K3... Q4... J...", "hands of unequal length: North 2, East 2, South 2, West 1"),
        ("N:... ... ... ...", "no cards were dealt"),
        ("N:A... K... Q...", "not a deal: 'N:A... K... Q...'"),
        ("A2... K3... Q4... J5...", "a seat, a colon and four hands"),
        ("X:A... K... Q... J...", "unknown seat: 'X'"),
        ("N:A.. K... Q... J...", "North's hand is 'A..': a hand has four suits"),
        ("N:A... K... Z... J...", "South's hand is 'Z...': unknown rank: 'Z'"),
        ("N:AA... K2... Q3... J4...", "North's hand is 'AA...': SA occurs twice"),
        ("N:A... - Q... J...", "East's hand is hidden"),
    ],
)
def test_what_is_not_a_deal_is_refused_with_what_is_wrong(pbn: str, message: str) -> None:
    with pytest.raises(DealError) as error:
        Deal.from_pbn(pbn)
    assert message in str(error.value)
