from __future__ import annotations

import json
import pickle
from collections import Counter
from importlib.resources import files

import jsonschema
import numpy as np
import pytest
from hypothesis import given

from ddsolver import Card, Deal, DealError, Position, Seat, dd_table, solve
from tests.oracle import endplay
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


@given(deals())
def test_a_deal_comes_back_from_array_and_json(deal: Deal) -> None:
    assert Deal.from_array(deal.to_array()) == deal
    assert Deal.from_array(deal.to_array().reshape(4, 13).tolist()) == deal
    assert Deal.from_json(deal.to_json()) == deal


@given(deals())
def test_a_deal_comes_back_from_endplay(deal: Deal) -> None:
    endplay()
    assert Deal.from_endplay(deal.to_endplay()) == deal


def test_an_array_has_the_seat_of_each_card_with_a_row_a_suit() -> None:
    owners = Deal.from_pbn("N:A2... K3... .A..4 QJ...").to_array()
    assert owners.dtype == np.int8
    assert owners.reshape(4, 13)[0].tolist() == [0, 1, -1, -1, -1, -1, -1, -1, -1, 3, 3, 1, 0]
    assert owners.reshape(4, 13)[1].tolist() == [-1] * 12 + [2]
    assert owners[Card.parse("C4").index] == 2


def test_the_json_of_a_deal_keeps_to_its_schema() -> None:
    schema = json.loads((files("ddsolver") / "deal.schema.json").read_text(encoding="utf-8"))
    deal = Deal.from_pbn(THESIS)
    jsonschema.validate(json.loads(deal.to_json()), schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"hands": {"N": "A...", "E": "K...", "S": "Q..."}}, schema)
    assert json.loads(deal.to_json())["hands"]["S"] == "82.AT98..AKQJ874"


def test_random_deals_follow_their_seed_and_give_each_seat_each_card_equally_often() -> None:
    assert Deal.random(7) == Deal.random(np.random.default_rng(7)) != Deal.random(8)
    generator = np.random.default_rng(1)
    owners = Counter(Deal.random(generator).owner("SA") for _ in range(2000))
    assert all(abs(owners[seat] - 500) < 80 for seat in Seat), "four standard deviations"


def test_a_deal_of_endplay_is_read_wherever_a_deal_is() -> None:
    pbn = "N:A2... KQ... 43... 65..."
    theirs = endplay(".types").Deal(pbn)
    assert Deal.parse(theirs) == Deal.from_pbn(pbn)
    assert Position(theirs, "NT", "N") == Position(pbn, "NT", "N")
    assert solve(theirs, "NT", "N") == {"SA": 1, "S2": 1}
    assert dd_table(theirs) == dd_table(pbn)
    theirs.first = Seat.NORTH.value
    theirs.play("SA")
    with pytest.raises(DealError, match="North 1, East 2"):
        Deal.from_endplay(theirs)


@pytest.mark.parametrize(
    ("owners", "message"),
    [
        (range(52), "the owner of S6 is 4"),
        ([-2, *[0] * 51], "the owner of S2 is -2"),
        ([0.0] * 52, "an array of float64 with the shape (52,)"),
        ([[0, 1], [2, 3]], "shape (2, 2)"),
        ([0] * 52, "North 52, East 0"),
    ],
)
def test_an_array_that_is_no_deal_is_refused_with_what_is_wrong(owners: list[int], message: str) -> None:
    with pytest.raises(DealError) as error:
        Deal.from_array(owners)
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[]", "not a deal: '[]' (JSON like"),
        ("{", "not a deal"),
        ('{"hands": {"N": "A...", "E": "K...", "S": "Q..."}}', "not a deal"),
        ('{"hands": {"N": "A...", "E": "K...", "S": "Q...", "W": 3}}', "not a deal"),
        ('{"hands": {"N": "A...", "E": "K...", "S": "Q...", "W": "J...", "X": ""}}', "not a deal"),
        ('{"hands": {"N": "A..", "E": "K...", "S": "Q...", "W": "J..."}}', "North's hand is 'A..'"),
    ],
)
def test_json_that_is_no_deal_is_refused_with_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(DealError) as error:
        Deal.from_json(text)
    assert message in str(error.value)


def test_a_deal_is_no_list_of_hands() -> None:
    with pytest.raises(TypeError, match="'Deal' object is not iterable"):
        list(Deal.from_pbn("N:A... K... Q... J..."))  # type: ignore[call-overload]
