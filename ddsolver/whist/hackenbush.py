"""Hackenbush strings and their integral games ("Quotient monoids" section 6.6).

A position is strings of counters from the ground up, ``B`` blue and ``R`` red: ``["BBR", "R"]``. A move takes a counter
of one's own colour and all above it. Numbers are from Blue's side.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from fractions import Fraction

from ddsolver.errors import WhistError, check_kind
from ddsolver.whist.suits import Side
from ddsolver.whist.values import Value, rounded, rounded_refined


class Colour(Enum):
    """A player and his counters."""

    BLUE = "B"
    RED = "R"


def string_value(string: str) -> Fraction:
    """Return a string's value by Berlekamp's rule (section 6.6).

    Each counter counts 1 up to the first change of colour, and from there half of the one below it.

    :raises WhistError: if there is a counter other than B and R.
    """
    check_kind(string, str, "a string of counters", WhistError)
    value, weight, halving = Fraction(0), Fraction(1), False
    for counter in string:
        if counter not in "BR":
            raise WhistError(f"no counter {counter!r} in {string!r}: B is blue, R red")
        halving = halving or counter != string[0]
        if halving:
            weight /= 2
        value += weight if counter == "B" else -weight
    return value


def position_value(strings: Iterable[str]) -> Fraction:
    """Return the sum of the strings' values, in moves that Blue is ahead.

    :raises WhistError: as `string_value`, and so do the games below.
    """
    check_kind(strings, Iterable, "the strings", WhistError)
    return sum((string_value(string) for string in strings), Fraction(0))


def winner(strings: Iterable[str], mover: Colour) -> Colour:
    """Return who wins if a player who cannot move loses: Blue above 0, Red below, else the opponent (Theorem 6.1)."""
    value = position_value(strings)
    check_kind(mover, Colour, "the mover", WhistError)
    if value == 0:
        return Colour.RED if mover is Colour.BLUE else Colour.BLUE
    return Colour.BLUE if value > 0 else Colour.RED


def integral_score(strings: Iterable[str], mover: Colour) -> Fraction:
    """Counters that Blue has left, less Red's, when the game stops once no string has two colours (Theorem 6.2).

    The paper stops at a "monochromatic position". That cannot mean one colour in all strings together: from ``B`` and
    ``R`` the mover would lose a counter, and the theorem gives him none.
    """
    return rounded(Value(position_value(strings)), _side(mover))


def refined_integral_score(strings: Iterable[str], mover: Colour) -> Fraction:
    """Return the same with a quarter more for the player who moved last; before any, his opponent (Theorem 6.3)."""
    return rounded_refined(Value(position_value(strings)), _side(mover))


def _side(mover: Colour) -> Side:
    """Blue is to these games what West is to whist: ties go against the player who is to move."""
    check_kind(mover, Colour, "the mover", WhistError)
    return Side.WEST if mover is Colour.BLUE else Side.EAST
