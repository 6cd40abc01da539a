"""The opening leads of the convention card are those of our robots."""

from __future__ import annotations

import pytest

from agent.calls.system.file import read_system_file, system_names
from ddsolver import Card
from tests.bench.opening_leads import FOUR, FOURTH, LOWEST, THREE, TOP, TOUCHING, TWO, card_of_holding, shares

FEWEST, MOST_OFTEN = 20, 0.6


@pytest.mark.parametrize("name", system_names())
def test_the_card_lists_what_robots_lead_most_often(name: str) -> None:
    stated = {lead.holding.partition(",")[0]: lead.card for lead in read_system_file(name).leads}
    found = shares()
    assert stated.keys() == found.keys()
    for holding, cards in found.items():
        (card, times), *_ = cards.most_common()
        assert stated[holding] == card
        assert cards.total() >= FEWEST
        assert times >= MOST_OFTEN * cards.total()


@pytest.mark.parametrize(
    ("held", "led", "holding", "card"),
    [
        ("QJT4", "Q", TOUCHING, TOP),
        ("T94", "T", TOUCHING, TOP),
        ("KJ742", "4", FOUR, FOURTH),
        ("KJ74", "4", FOUR, FOURTH),
        ("KJ742", "2", FOUR, LOWEST),
        ("953", "3", THREE, LOWEST),
        ("985", "9", THREE, TOP),
        ("82", "8", TWO, TOP),
        ("KQ", "K", TWO, TOP),
        ("Q953", "9", FOUR, "another"),
        ("A", "A", "", ""),
    ],
)
def test_holdings_have_their_names(held: str, led: str, holding: str, card: str) -> None:
    cards = tuple(Card.parse(f"S{rank}") for rank in held)
    assert card_of_holding(cards, Card.parse(f"S{led}")) == (holding, card)
