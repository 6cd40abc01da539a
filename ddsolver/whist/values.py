"""The values of symmetric whist; a value is a number plus an infinitesimal (multi-suit paper, section 6).

All sections named below are of that paper.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from ddsolver.errors import WhistError, check_kind
from ddsolver.whist.infinitesimals import FUZZY, ZERO, Infinitesimal, exit_with
from ddsolver.whist.order import PartialOrder
from ddsolver.whist.suits import Side, check_leader

_FRACTION = r"[0-9]{1,999}/[1-9][0-9]{0,999}"
_NUMBER = rf"(?P<sign>-)?\s*+(?P<first>{_FRACTION}|[0-9]{{1,999}})(?:\s*+(?P<joint>[+-])\s*+(?P<second>{_FRACTION}))?"
_TAIL = r"(?P<kind>\+-|[+-])?\s*+e(?P<stoppers>[0-9]{1,9})"
_VALUE = re.compile(rf"(?:{_NUMBER})?\s*+(?:{_TAIL})?")


@dataclass(frozen=True, slots=True)
class Value(PartialOrder):
    """A number of tricks plus an infinitesimal; in text, "1 + 7/8" or "2 - e1". The denominator is a power of two.

    ``<=`` is a partial order: it compares the numbers first, then the infinitesimals (section 6.3.1).

    :raises WhistError: if the number's denominator is not a power of two.
    """

    number: Fraction = Fraction(0)
    infinitesimal: Infinitesimal = ZERO

    def __post_init__(self) -> None:
        object.__setattr__(self, "number", _fraction(self.number, "the number of a value"))
        check_kind(self.infinitesimal, Infinitesimal, "the infinitesimal of a value", WhistError)
        denominator = self.number.denominator
        if denominator & (denominator - 1):
            raise WhistError(
                f"{self.number} cannot be the number of a value: the denominator must be a power of two, as in 7/8"
            )

    @classmethod
    def parse(cls, text: str) -> Value:
        """Return the value in a text that ``str`` could write: "1 + 7/8", "2 - e1", "10 + 1/2 +- e0", "-e0".

        :raises WhistError: if the text is not a value.
        """
        check_kind(text, str, "a value", WhistError)
        match = _VALUE.fullmatch(text.strip())
        if not text.strip() or not match or (match["first"] and match["stoppers"] and not match["kind"]):
            raise WhistError(
                f"cannot read the value {text!r}: write values as `declarer whist` does: '1 + 7/8', '2 - e1', '+-e0'"
            )
        number = Fraction(match["first"] or 0) * (-1 if match["sign"] else 1)
        if match["second"]:
            number += Fraction(match["second"]) * (-1 if match["joint"] == "-" else 1)
        if not match["stoppers"]:
            return cls(number)
        stoppers = int(match["stoppers"])
        if match["kind"] == "+-":
            if stoppers:
                raise WhistError(f"cannot read the value {text!r}: if both players have exits, only +-e0 is possible")
            return cls(number, FUZZY)
        return cls(number, -exit_with(stoppers) if match["kind"] == "-" else exit_with(stoppers))

    @property
    def is_number(self) -> bool:
        """Whether the value is a number, without an infinitesimal."""
        return self.infinitesimal == ZERO

    @property
    def complexity(self) -> tuple[int, int]:
        """The complexity class of the value, as (a, b) for the ordinal number ``omega * a + b`` (section 6.4).

        Multiples of 1/2 are the simplest values, with (0, 0).
        """
        if self.infinitesimal == FUZZY:
            return 2, 0
        if self.is_number:
            return 0, max(0, self.number.denominator.bit_length() - 2)
        return 1, abs(self.infinitesimal.stoppers)

    def __add__(self, other: Value | Fraction | int) -> Value:
        if isinstance(other, (int, Fraction)):
            other = Value(Fraction(other))
        if not isinstance(other, Value):
            return NotImplemented
        return Value(self.number + other.number, self.infinitesimal + other.infinitesimal)

    __radd__ = __add__

    def __neg__(self) -> Value:
        return Value(-self.number, -self.infinitesimal)

    def __sub__(self, other: Value | Fraction | int) -> Value:
        return self + (-other)

    def __rsub__(self, other: Fraction | int) -> Value:
        return -self + other

    def __le__(self, other: Value) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        if self.number != other.number:
            return self.number < other.number
        return self.infinitesimal <= other.infinitesimal

    def __str__(self) -> str:
        if self.is_number:
            return _mixed(self.number)
        tail = str(self.infinitesimal)
        if not self.number:
            return tail
        sign = next(sign for sign in ("+-", "-", "") if tail.startswith(sign))
        return f"{_mixed(self.number)} {sign or '+'} {tail.removeprefix(sign)}"


def rounded(value: Value, leader: Side, offset: Fraction | int = 0, step: Fraction | int = 1) -> Fraction:
    """Return a value rounded to the nearest number of the form ``offset + step * integer``.

    A value whose number is halfway between two such numbers is rounded up if West wins the tie
    (`Infinitesimal.favours_west`), and down otherwise. The defaults give the tricks of whist (section 6.5). The scores
    of normalized whist need an ``offset`` of 1/2 (section 10.3).

    :raises WhistError: if an argument has the wrong type, or the step is not positive.
    """
    check_kind(value, Value, "a value", WhistError)
    check_leader(leader)
    offset, step = _fraction(offset, "offset"), _fraction(step, "step")
    if step <= 0:
        raise WhistError(f"step is {step}: a positive number is needed")
    place = (value.number - offset) / step
    below = math.floor(place)
    rest = place - below
    half = Fraction(1, 2)
    up = value.infinitesimal.favours_west(leader) if rest == half else rest > half
    return offset + step * Fraction(below + up)


def rounded_refined(value: Value, leader: Side) -> Fraction:
    """Return the score of refined whist: the nearest odd multiple of 1/4 (section 8.4)."""
    return rounded(value, leader, offset=Fraction(1, 4), step=Fraction(1, 2))


def _mixed(number: Fraction) -> str:
    """Format a fraction as a whole number and a proper fraction: "1 + 7/8", "-1 - 1/2"."""
    sign = "-" if number < 0 else ""
    whole, rest = divmod(abs(number), 1)
    if not rest:
        return f"{sign}{whole}"
    return f"{sign}{whole} {sign or '+'} {rest}" if whole else f"{sign}{rest}"


def _fraction(number: Any, what: str) -> Fraction:
    try:
        return Fraction(number)
    except (TypeError, ValueError, OverflowError, ZeroDivisionError):
        raise WhistError(f"{what} is {number!r}: a number is needed, as in Fraction(7, 8)") from None
