"""Whist with suits of unequal hands: beside a search by the rules alone, and conjecture 7.2."""

from __future__ import annotations

import json
import re
from unittest.mock import patch

import pytest

from ddsolver.errors import WhistError
from ddsolver.whist import Side
from ddsolver.whist.unequal import MOST, Suits, UnequalWhist, check_higher_cards, deals, number_of_deals
from tests.command import declarer
from tests.ddsolver.whist.exhaustive import Hand, _tricks, ranked


def hands(deal: Suits) -> tuple[Hand, Hand]:
    """Both hands, lowest rank first."""
    west, east = (
        tuple(tuple(len(suit) - at for at, owner in reversed([*enumerate(suit)]) if owner == player) for suit in deal)
        for player in "WE"
    )
    return west, east


def by_rules(deal: Suits, leader: Side) -> int:
    return _tricks(*ranked(*hands(deal)), leader is Side.WEST, False)


def test_tricks_are_those_of_a_search_by_the_rules() -> None:
    search = UnequalWhist()
    for size in range(5):
        for deal in deals(size):
            for leader in Side:
                assert search.tricks(deal, leader) == by_rules(deal, leader), (deal, leader)


def test_the_order_of_the_suits_does_not_matter() -> None:
    assert UnequalWhist().tricks(("WE", "", "EWWE"), Side.WEST) == UnequalWhist().tricks(("EWWE", "WE"), Side.WEST)


def test_every_deal_comes_once() -> None:
    found = [*deals(3)]
    assert len(found) == len(set(found)) == number_of_deals(3) == 110
    assert all("".join(deal).count("W") == "".join(deal).count("E") == 3 for deal in found)
    one_suit = {deal for deal in found if len(deal) == 1}
    assert len(one_suit) == 20


@pytest.mark.parametrize("size", range(1, 6))
def test_conjecture_72_holds_for_small_hands(size: int) -> None:
    found = check_higher_cards(size)
    assert found.holds
    assert found.comparisons == 2 * sum(sum(len(re.findall("EW", suit)) for suit in deal) for deal in deals(size))


PLAIN = UnequalWhist.tricks


def misere(search: UnequalWhist, suits: Suits, leader: Side) -> int:
    """A game of which West wants few tricks, so that high cards harm him."""
    return -PLAIN(search, suits, leader)


def test_a_game_in_which_high_cards_harm_is_found_out() -> None:
    with patch.object(UnequalWhist, "tricks", misere):
        found = check_higher_cards(2)
    deal, higher, leader = found.against[0]
    assert not found.holds
    assert by_rules(higher, leader) > by_rules(deal, leader)


def test_a_game_in_which_the_lead_costs_two_tricks_is_found_out() -> None:
    with patch.object(UnequalWhist, "tricks", lambda _search, _suits, leader: 2 * (leader is Side.EAST)):
        found = check_higher_cards(2)
    assert len(found.costly_leads) == number_of_deals(2)
    assert not found.holds


def test_the_command_says_what_was_tested_and_whether_it_holds() -> None:
    done = declarer("whist", "--unequal", "4")
    assert done.stdout == (
        "All 588 deals of up to 3 suits with 4 cards in each hand; 1904 comparisons\n"
        "  7.2, a higher card is at least as good as a lower one: holds\n"
        "  the same in other words, the lead costs at most one trick: holds\n"
    )
    assert done.returncode == 0
    with patch.object(UnequalWhist, "tricks", misere):
        text, as_json = declarer("whist", "--unequal", "1"), declarer("whist", "--unequal", "1", "--json")
    assert "one: fails 2 times, first on EW, with a higher card WE, West leads\n" in text.stdout
    against = [{"deal": ["EW"], "with_a_higher_card": ["WE"], "leader": leader} for leader in "WE"]
    assert json.loads(as_json.stdout)["against"] == against
    assert text.returncode == as_json.returncode == 1


@pytest.mark.parametrize(("suits", "words"), [(("WX",), "write each card as W or E"), (("WWE",), "as many W as E")])
def test_what_is_no_deal_is_refused(suits: Suits, words: str) -> None:
    with pytest.raises(WhistError, match=words):
        UnequalWhist().tricks(suits, Side.WEST)


@pytest.mark.parametrize("size", [0, MOST + 1])
def test_sizes_that_cannot_be_tested_are_refused(size: int) -> None:
    with pytest.raises(WhistError, match=f"deals of {size} cards in each hand cannot be tested; give 1 to {MOST}"):
        check_higher_cards(size)
