"""Deals, tables and values of cards, as text and as HTML for notebooks."""

from __future__ import annotations

import copy
import pickle
import re

from ddsolver import Card, Deal, Position, Solver, dd_table, solve
from ddsolver.cards import Seat
from ddsolver.diagram import CardValues, TrickTable, hand_diagram, hands_html

DEAL = Deal.from_pbn("N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3")
DIAGRAM = """\
                ♠ AQJ3
                ♥ KQ42
                ♦ QT42
                ♣ 2
♠ 64                        ♠ KT975
♥ 6                         ♥ J753
♦ KJ987653                  ♦ A
♣ T3                        ♣ 965
                ♠ 82
                ♥ AT98
                ♦ -
                ♣ AKQJ874"""


def cells(html: str) -> list[str]:
    """Return the texts of the cells of a table in HTML."""
    found = re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", html)
    return [re.sub(r"<br>", " ", re.sub(r"<(?!br)[^>]*>", "", cell)) for cell in found]


def test_a_deal_shows_itself_as_text_and_in_notebooks() -> None:
    assert DEAL.diagram() == DIAGRAM
    assert cells(DEAL._repr_html_()) == [
        *("", "North ♠ AQJ3 ♥ KQ42 ♦ QT42 ♣ 2", ""),
        *("West ♠ 64 ♥ 6 ♦ KJ987653 ♣ T3", "", "East ♠ KT975 ♥ J753 ♦ A ♣ 965"),
        *("", "South ♠ 82 ♥ AT98 ♦ - ♣ AKQJ874", ""),
    ]
    assert DEAL._repr_html_().count('<span style="color:#c22">') == 8


def test_hidden_hands_stay_hidden() -> None:
    north = {Seat.NORTH: DEAL.hands[0]}
    assert hand_diagram(north, "hidden").count("hidden") == 3
    assert "hidden" not in hand_diagram(north)
    assert hands_html(north).count("hidden") == 3
    assert "KT975" not in hands_html(north)


def test_a_table_shows_itself_and_is_still_a_dict() -> None:
    for table in (dd_table(DEAL), Solver().dd_table(DEAL)):
        assert table.to_text().splitlines()[:2] == ["      ♣   ♦   ♥   ♠  NT", "N    12   6  12  10  12"]
        shown = cells(table._repr_html_())
        assert shown[:12] == ["", "♣", "♦", "♥", "♠", "NT", "N", "12", "6", "12", "10", "12"]
        assert shown[12:18] == ["S", "12", "6", "12", "10", "12"]
        for twin in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
            assert isinstance(twin, TrickTable)
            assert twin == table
            assert twin["N"]["NT"] == 12
    some = Solver().dd_table(DEAL, strains="S,NT", declarers="E")
    assert some.to_text() == "      ♠  NT\nE     3   1"


def test_values_of_cards_show_themselves_and_are_still_a_dict() -> None:
    values = solve("N:A2... KQ... 43... 65...", "NT", "E")
    assert (str(values), values) == ("{'SK': 1, 'SQ': 1}", {"SK": 1, "SQ": 1})
    assert values.to_text() == "   1  ♠K ♠Q"
    by_card = Solver().card_values(Position("N:A2... KQ... 43... 65...", "NT", "N", "SA SQ S4 S5"))
    assert by_card == {Card.parse("S2"): 0}
    other = CardValues({"HA": 2, "SK": 3, "D2": 2})
    assert other.to_text() == "   3  ♠K\n   2  ♥A ♦2"
    assert cells(other._repr_html_()) == ["cards", "tricks", "♠K", "3", "♥A ♦2", "2"]
