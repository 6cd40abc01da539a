"""Nim and its kin, hackenbush and five-card: homomorphisms against the search of every small position."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement, product

import pytest

from ddsolver.whist import Side, parse_deal
from tests.ddsolver.whist import five_card, hackenbush, nim
from tests.ddsolver.whist.exhaustive import hands_of, suits_of_size, suits_up_to, west_wins_five_card
from tests.ddsolver.whist.hackenbush import Colour

Piles = tuple[int, ...]


def piles_up_to(largest: int, number: int) -> list[Piles]:
    return [
        piles for count in range(number + 1) for piles in combinations_with_replacement(range(1, largest + 1), count)
    ]


def taking(piles: Piles, most_piles: int) -> set[Piles]:
    """The positions after a move that takes from at most this many piles."""
    every = product(*(range(pile + 1) for pile in piles))
    moved = (left for left in every if 1 <= sum(a != b for a, b in zip(left, piles, strict=True)) <= most_piles)
    return {tuple(sorted(pile for pile in left if pile)) for left in moved}


@cache
def mover_wins(piles: Piles, most_piles: int = 1, misere: bool = False) -> bool:
    if not piles:
        return misere
    return any(not mover_wins(left, most_piles, misere) for left in taking(piles, most_piles))


def test_nim_and_misere_nim_on_every_position_of_four_piles_up_to_five() -> None:
    for piles in piles_up_to(5, 4):
        assert nim.nim_mover_wins(piles) == mover_wins(piles)
        assert nim.misere_nim_mover_wins(piles) == mover_wins(piles, misere=True)


@pytest.mark.parametrize("k", [2, 3, 4])
def test_moore_s_nim_on_every_position_of_four_piles_up_to_four(k: int) -> None:
    for piles in piles_up_to(4, 4):
        assert nim.moore_nim_mover_wins(piles, k) == mover_wins(piles, k - 1), piles


@cache
def mover_wins_blocked(piles: Piles, k: int, forbidden: frozenset[int]) -> bool:
    numbers = range(1, max(piles, default=0) + 1)
    constraints = [frozenset(some) for some in combinations(numbers, min(k - 1, len(numbers)))]
    for place, pile in enumerate(piles):
        for taken in set(range(1, pile + 1)) - forbidden:
            left = tuple(sorted(piles[:place] + (pile - taken,) * (pile > taken) + piles[place + 1 :]))
            if any(not mover_wins_blocked(left, k, constraint) for constraint in constraints):
                return True
    return False


@pytest.mark.parametrize(("k", "largest"), [(1, 5), (2, 5), (3, 6)])
def test_blocking_nim_on_every_position_of_three_piles_and_every_constraint(k: int, largest: int) -> None:
    for piles in piles_up_to(largest, 3):
        for forbidden in combinations(range(1, largest + 1), k - 1):
            found = nim.blocking_nim_mover_wins(piles, k, forbidden)
            assert found == mover_wins_blocked(piles, k, frozenset(forbidden)), (piles, forbidden)


Strings = tuple[str, ...]
COLOURS = {colour: colour.value for colour in Colour}


def hackenbush_positions(counters: int, strings: int) -> list[Strings]:
    """Every position with this many strings of at most this many counters."""
    single = ["".join(some) for count in range(1, counters + 1) for some in product("BR", repeat=count)]
    return [some for count in range(strings + 1) for some in combinations_with_replacement(single, count)]


def cut(strings: Strings, colour: str) -> set[Strings]:
    """The positions after a move of this colour."""
    return {
        tuple(sorted(string for string in (*strings[:place], strings[place][:height], *strings[place + 1 :]) if string))
        for place in range(len(strings))
        for height, counter in enumerate(strings[place])
        if counter == colour
    }


def other(colour: str) -> str:
    return "R" if colour == "B" else "B"


@cache
def hackenbush_mover_wins(strings: Strings, mover: str) -> bool:
    return any(not hackenbush_mover_wins(left, other(mover)) for left in cut(strings, mover))


@cache
def played_out(strings: Strings, mover: str, bonus: Fraction) -> Fraction:
    """Counters left when no string has two colours, and a bonus for the last move, from Blue's side."""
    counters = "".join(strings)
    if all(len(set(string)) == 1 for string in strings):
        last = -bonus if mover == "B" else bonus
        return counters.count("B") - counters.count("R") + last
    after = [played_out(left, other(mover), bonus) for left in cut(strings, mover)]
    return max(after) if mover == "B" else min(after)


def test_hackenbush_and_its_integral_games_on_every_position_of_three_strings() -> None:
    for strings in hackenbush_positions(3, 3):
        for mover, letter in COLOURS.items():
            won = (hackenbush.winner(strings, mover) is mover) == hackenbush_mover_wins(strings, letter)
            assert won, (strings, mover)
            assert hackenbush.integral_score(strings, mover) == played_out(strings, letter, Fraction(0)), strings
            refined = played_out(strings, letter, Fraction(1, 4))
            assert hackenbush.refined_integral_score(strings, mover) == refined, (strings, mover)


@pytest.mark.parametrize(
    ("string", "value"),
    [("", "0"), ("B", "1"), ("RR", "-2"), ("BR", "1/2"), ("BBRB", "7/4"), ("BRR", "1/4"), ("RBB", "-1/4")],
)
def test_berlekamp_s_rule(string: str, value: str) -> None:
    assert hackenbush.string_value(string) == Fraction(value)


def balanced_deals(longest: int, most: int) -> list[tuple[five_card.Hand, five_card.Hand]]:
    """Deals of two suits of up to ``longest`` and in all ``most`` cards: as many in both hands, not in both suits."""
    found: list[tuple[five_card.Hand, five_card.Hand]] = []
    for lengths in product(range(longest + 1), repeat=2):
        places = [(suit, rank) for suit, length in enumerate(lengths) for rank in range(length)]
        if len(places) % 2 or len(places) > most:
            continue
        for west in combinations(places, len(places) // 2):
            hands: list[list[list[int]]] = [[[], []], [[], []]]
            for suit, rank in places:
                hands[(suit, rank) not in west][suit].append(rank)
            found.append((hands[0], hands[1]))
    return found


def test_multi_suit_five_card_on_every_balanced_deal_of_two_suits() -> None:
    deals = balanced_deals(5, 8)
    assert any(len(west[0]) != len(east[0]) for west, east in deals)
    for west, east in deals:
        hands = (tuple(map(tuple, west)), tuple(map(tuple, east)))
        for leader in Side:
            found = west_wins_five_card(*hands, leader is Side.WEST)
            assert (five_card.winner(west, east, leader) is Side.WEST) == found, (west, east, leader)


@pytest.mark.slow
def test_misere_five_card_on_every_deal_of_two_suits_up_to_three_with_and_without_the_greedy_rule() -> None:
    for deal in [*product(suits_up_to(3), repeat=2), *product(suits_of_size(4), suits_up_to(2))]:
        hands = hands_of(deal)
        for leader in Side:
            won = five_card.misere_winner(deal, leader) is Side.WEST
            for greedy in (True, False):
                assert won == west_wins_five_card(*hands, leader is Side.WEST, misere=True, greedy=greedy), deal


def test_the_misere_example_of_section_7_3() -> None:
    deal = parse_deal("K2.AJ10.AQ2 / AQ.KQ2.KJ10")
    assert [str(five_card.misere_value([suit])) for suit in deal] == ["e0", "-e1", "e2"]
    assert five_card.misere_winner(deal, Side.EAST) is Side.WEST
