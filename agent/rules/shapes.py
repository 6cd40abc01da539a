"""Shapes: the lengths of a hand's four suits, given exactly or as patterns in any order."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache, reduce
from itertools import accumulate, permutations, product
from operator import or_

import numpy as np
from numpy.typing import NDArray

from agent.errors import ConstraintError
from ddsolver.cards import SUIT_CARDS, Suit

Shape = tuple[int, int, int, int]
"""The number of spades, hearts, diamonds and clubs."""

ALL_SHAPES: tuple[Shape, ...] = tuple(
    (spades, hearts, diamonds, 13 - spades - hearts - diamonds)
    for spades, hearts, diamonds in product(range(14), repeat=3)
    if spades + hearts + diamonds <= 13
)
"""The 560 shapes of a hand of 13 cards. A set of shapes is a number with a bit for each of them, in this order."""
_PATTERN = re.compile(r"(?P<lengths>[0-9x]{4})(?P<more>\+)?|(?P<exact>[0-9x]{1,2}(?:=[0-9x]{1,2}){3})")
_NAMED = {
    "bal": ("4333", "4432", "5332"),
    "semibal": ("4333", "4432", "5332", "5422", "6322"),
}
NAMES = {"bal": "bal", "balanced": "bal", "semibal": "semibal", "semibalanced": "semibal"}
"""The names of shapes, and the shorter form of each."""


def _where(fits: Callable[[Shape], bool]) -> int:
    """Return the set of the shapes that fulfil a condition."""
    return sum(1 << place for place, shape in enumerate(ALL_SHAPES) if fits(shape))


_WITH_LENGTH = [
    {str(length): _where(lambda shape, suit=suit, length=length: shape[suit] == length) for length in range(14)}  # type: ignore[misc]
    | {"x": (1 << len(ALL_SHAPES)) - 1}
    for suit in range(4)
]
"""For each suit, the shapes with a certain length of it, by the length as text; ``x`` is any length."""


@lru_cache(maxsize=4096)
def shapes_of(text: str) -> int:
    """Return the set of the shapes in a text such as ``4432``, ``4=4=3=2``, ``5431+``, ``5xxx`` or ``bal``.

    Four lengths stand for any order of the suits, with ``=`` between them for spades, hearts, diamonds, clubs; an ``x``
    is any length. ``5431+`` means 5431 or wilder: the longest suit, the two longest and the three longest together have
    at least as many cards.

    :raises ConstraintError: if there is no such shape.
    """
    plain = " ".join(text.lower().split())
    if plain in NAMES:
        return reduce(or_, (shapes_of(each) for each in _NAMED[NAMES[plain]]))
    match = _PATTERN.fullmatch(plain)
    if match is None:
        raise ConstraintError(f"{text!r} is not a shape: write 4432, 4=4=3=2, 5431+, 5xxx, bal or semibal")
    if match["exact"]:
        found = _fitting([match["exact"].split("=")])
    elif match["more"]:
        found = _wilder(match["lengths"], text)
    else:
        found = _fitting(permutations(match["lengths"]))
    if not found:
        raise ConstraintError(f"{text!r} is not a shape: its four lengths must add up to 13")
    return found


def _fitting(orders: Iterable[Sequence[str]]) -> int:
    """Return the shapes that fit one of several lists of four lengths; ``x`` fits any length."""
    found = 0
    for spades, hearts, diamonds, clubs in {tuple(order) for order in orders}:
        with_majors = _WITH_LENGTH[0].get(spades, 0) & _WITH_LENGTH[1].get(hearts, 0)
        found |= with_majors & _WITH_LENGTH[2].get(diamonds, 0) & _WITH_LENGTH[3].get(clubs, 0)
    return found


def _wilder(lengths: str, text: str) -> int:
    if "x" in lengths or sum(map(int, lengths)) != 13:
        raise ConstraintError(f"{text!r} is not a shape: before +, its four lengths must add up to 13")
    least = _sums(tuple(map(int, lengths)))
    return _where(lambda shape: all(own >= given for own, given in zip(_sums(shape), least, strict=True)))


@cache
def _sums(lengths: tuple[int, ...]) -> list[int]:
    """Return the cards of the longest suit, of the two longest, and so on."""
    return list(accumulate(sorted(lengths, reverse=True)))


def has_shape(hands: NDArray[np.int64], shapes: int) -> NDArray[np.bool_]:
    """Return whether each hand of 13 cards, int64 (n,), has one of a set of shapes: bool (n,)."""
    wanted = _by_lengths(shapes)
    spades, hearts, diamonds = (np.bitwise_count(hands & SUIT_CARDS[suit]) for suit in list(Suit)[:3])
    return np.asarray(wanted[spades, hearts, diamonds])


@lru_cache(maxsize=256)
def _by_lengths(shapes: int) -> NDArray[np.bool_]:
    """Return whether a shape belongs to a set, by the numbers of its spades, hearts and diamonds: bool (14, 14, 14)."""
    wanted = np.zeros((14, 14, 14), dtype=np.bool_)
    for place, (spades, hearts, diamonds, _) in enumerate(ALL_SHAPES):
        wanted[spades, hearts, diamonds] = bool(shapes >> place & 1)
    wanted.flags.writeable = False
    return wanted
