from __future__ import annotations

import pytest
from hypothesis import given

from ddsolver import Card, CardError, Rank, Seat, Strain, Suit
from ddsolver.cards import CARDS, cards_of, parse_cards
from tests.strategies import cards


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("SA", Card(Suit.SPADES, Rank.ACE)),
        ("hT", Card(Suit.HEARTS, Rank.TEN)),
        ("D10", Card(Suit.DIAMONDS, Rank.TEN)),
        ("♣2", Card(Suit.CLUBS, Rank.TWO)),
        ("♣\ufe0f2", Card(Suit.CLUBS, Rank.TWO)),
        ("AS", Card(Suit.SPADES, Rank.ACE)),
        ("10h", Card(Suit.HEARTS, Rank.TEN)),
        ("Q♢", Card(Suit.DIAMONDS, Rank.QUEEN)),
    ],
)
def test_a_card_is_read_from_its_usual_spellings(text: str, card: Card) -> None:
    assert Card.parse(text) == card


@pytest.mark.parametrize("text", ["", "S", "SH", "S1", "X2", "SAH", "ASA", "1", "S11"])
def test_an_unknown_card_is_refused_with_its_text(text: str) -> None:
    with pytest.raises(CardError, match=f"unknown card: {text!r}"):
        Card.parse(text)


@given(cards)
def test_text_index_and_mask_each_lead_back_to_the_card(card: Card) -> None:
    assert Card.parse(str(card)) is not None
    assert Card.parse(str(card)) == Card.parse(card.symbol) == CARDS[card.index] == card
    assert cards_of(card.mask) == (card,)


def test_indices_run_from_the_two_of_spades_to_the_ace_of_clubs() -> None:
    assert [card.index for card in CARDS] == list(range(52))
    assert (str(CARDS[0]), str(CARDS[12]), str(CARDS[51])) == ("S2", "SA", "CA")


def test_cards_are_listed_as_hands_are_written() -> None:
    mask = sum(card.mask for card in parse_cards("C2 HA, S3 HK CA"))
    assert " ".join(map(str, cards_of(mask))) == "S3 HA HK CA C2"


@pytest.mark.parametrize(
    ("text", "strain"),
    [
        ("S", Strain.SPADES),
        ("nt", Strain.NOTRUMP),
        ("N", Strain.NOTRUMP),
        ("♦", Strain.DIAMONDS),
        ("spades", Strain.SPADES),
        ("Heart", Strain.HEARTS),
        ("no trump", Strain.NOTRUMP),
    ],
)
def test_a_strain_is_read_from_its_usual_spellings(text: str, strain: Strain) -> None:
    assert Strain.parse(text) == strain


def test_an_unknown_strain_or_seat_is_refused_with_what_exists() -> None:
    with pytest.raises(CardError, match="unknown strain: 'Z' .one of S H D C NT."):
        Strain.parse("Z")
    with pytest.raises(CardError, match="unknown seat: 'Q' .one of N E S W."):
        Seat.parse("Q")


def test_strains_rank_as_in_the_bidding() -> None:
    by_strength = sorted(Strain, key=lambda strain: strain.strength)
    assert " ".join(map(str, by_strength)) == "C D H S NT"


def test_seats_know_their_neighbours() -> None:
    assert [Seat.WEST.left, Seat.WEST.partner, Seat.WEST.right] == [Seat.NORTH, Seat.EAST, Seat.SOUTH]
    assert Seat.NORTH.same_side(Seat.SOUTH)
    assert not Seat.NORTH.same_side(Seat.EAST)


@pytest.mark.parametrize(("signs", "suits"), [("♠♥♦♣", "SHDC"), ("♤♡♢♧", "SHDC")])
def test_suits_may_be_signs_filled_or_hollow(signs: str, suits: str) -> None:
    for sign, suit in zip(signs, suits, strict=True):
        assert Card.parse(f"{sign}A") == Card.parse(f"{suit}A")
