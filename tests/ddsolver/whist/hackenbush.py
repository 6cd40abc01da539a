"""Hackenbush strings, also as integral games, which end with a score ("Quotient monoids", section 6.6).

A position consists of strings of counters from the ground up, ``B`` for blue and ``R`` for red: ``["BBR", "R"]``. A
move removes a counter of the player's own colour and all counters above it. Values and scores are positive if Blue is
ahead.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from fractions import Fraction

from ddsolver.whist.suits import Side
from ddsolver.whist.values import Value, rounded, rounded_refined


class Colour(Enum):
    """A player, and the colour of his counters."""

    BLUE = "B"
    RED = "R"


def string_value(string: str) -> Fraction:
    """Return a string's value by Berlekamp's rule (section 6.6).

    Counted from the ground, each counter before the first change of colour is worth 1. Each later counter is worth half
    as much as the counter below it. Blue counters are positive, red counters negative.
    """
    value, weight, halving = Fraction(0), Fraction(1), False
    for counter in string:
        halving = halving or counter != string[0]
        if halving:
            weight /= 2
        value += weight if counter == "B" else -weight
    return value


def position_value(strings: Iterable[str]) -> Fraction:
    """Return the sum of the strings' values: the number of moves by which Blue is ahead."""
    return sum((string_value(string) for string in strings), Fraction(0))


def winner(strings: Iterable[str], mover: Colour) -> Colour:
    """Return who wins if a player who cannot move loses (Theorem 6.1).

    Blue wins if the value of the position is positive, and Red if it is negative. If it is 0, the mover loses.
    """
    value = position_value(strings)
    if value == 0:
        return Colour.RED if mover is Colour.BLUE else Colour.BLUE
    return Colour.BLUE if value > 0 else Colour.RED


def integral_score(strings: Iterable[str], mover: Colour) -> Fraction:
    """Return Blue's counters minus Red's at the end of the game, when no string has two colours (Theorem 6.2).

    The paper says that the game ends at a "monochromatic position". This cannot mean that all strings have the same
    colour: the game ``["B", "R"]`` would then end with 1 or -1, but by the theorem its score is 0.
    """
    return rounded(Value(position_value(strings)), _side(mover))


def refined_integral_score(strings: Iterable[str], mover: Colour) -> Fraction:
    """Return the integral score, with a quarter more for the player who moved last (Theorem 6.3).

    Before the first move, the mover's opponent counts as the player who moved last.
    """
    return rounded_refined(Value(position_value(strings)), _side(mover))


def _side(mover: Colour) -> Side:
    """Return the leader in whist that corresponds to the mover: West for Blue, East for Red.

    In a game of value 0, the mover loses; in whist, a half trick goes to the player who is not on lead.
    """
    return Side.WEST if mover is Colour.BLUE else Side.EAST
