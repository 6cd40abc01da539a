"""Shapes: the lengths of a hand's four suits, given exactly or as patterns in any order."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import accumulate, permutations, product

import numpy as np
from numpy.typing import NDArray

from agent.errors import ConstraintError
from ddsolver.cards import SUIT_CARDS, Suit

Shape = tuple[int, int, int, int]
"""The number of spades, hearts, diamonds and clubs."""

ALL_SHAPES = frozenset(
    (spades, hearts, diamonds, 13 - spades - hearts - diamonds)
    for spades, hearts, diamonds in product(range(14), repeat=3)
    if spades + hearts + diamonds <= 13
)
_PATTERN = re.compile(
    r"(?P<any>any\s{1,9})?(?:(?P<lengths>[0-9x]{4})(?P<more>\+)?|(?P<exact>[0-9x]{1,2}(?:=[0-9x]{1,2}){3}))"
)
_NAMED = {
    "bal": ("4333", "4432", "5332"),
    "semibal": ("4333", "4432", "5332", "5422", "6322"),
}
NAMES = {"bal": "bal", "balanced": "bal", "semibal": "semibal", "semibalanced": "semibal"}
"""The names of shapes, and the shorter form of each."""


def shapes_of(text: str, *, in_order: bool = False) -> frozenset[Shape]:
    """Return the shapes in a text such as ``4432``, ``4=4=3=2``, ``5431+``, ``5xxx`` or ``bal``.

    Four lengths stand for any order of the suits, with ``=`` between them for spades, hearts, diamonds, clubs; an ``x``
    is any length. ``5431+`` means 5431 or wilder: the longest suit, the two longest and the three longest together have
    at least as many cards. With ``in_order``, four lengths mean this order, unless ``any`` is before them.

    :raises ConstraintError: if there is no such shape.
    """
    plain = " ".join(text.lower().split())
    if plain in NAMES:
        return frozenset().union(*(shapes_of(each) for each in _NAMED[NAMES[plain]]))
    match = _PATTERN.fullmatch(plain)
    if match is None:
        raise ConstraintError(f"{text!r} is not a shape: write 4432, 4=4=3=2, 5431+, 5xxx, bal or semibal")
    if match["exact"]:
        found = _fitting([match["exact"].split("=")])
    elif match["more"]:
        found = _wilder(match["lengths"], text)
    elif in_order and not match["any"]:
        found = _fitting([list(match["lengths"])])
    else:
        found = _fitting(permutations(match["lengths"]))
    if not found:
        raise ConstraintError(f"{text!r} is not a shape: its four lengths must add up to 13")
    return found


def _fitting(orders: Iterable[Sequence[str]]) -> frozenset[Shape]:
    """Return the shapes that fit one of several lists of four lengths; ``x`` fits any length."""
    wanted = {tuple(order) for order in orders}
    return frozenset(
        shape
        for shape in ALL_SHAPES
        if any(all(given in ("x", str(length)) for given, length in zip(order, shape, strict=True)) for order in wanted)
    )


def _wilder(lengths: str, text: str) -> frozenset[Shape]:
    if "x" in lengths or sum(map(int, lengths)) != 13:
        raise ConstraintError(f"{text!r} is not a shape: before +, its four lengths must add up to 13")
    least = _sums(tuple(map(int, lengths)))
    return frozenset(
        shape for shape in ALL_SHAPES if all(own >= given for own, given in zip(_sums(shape), least, strict=True))
    )


def _sums(lengths: tuple[int, ...]) -> list[int]:
    """Return the cards of the longest suit, of the two longest, and so on."""
    return list(accumulate(sorted(lengths, reverse=True)))


def has_shape(hands: NDArray[np.int64], shapes: frozenset[Shape]) -> NDArray[np.bool_]:
    """Return whether each hand of 13 cards, int64 (n,), has one of the shapes: bool (n,)."""
    wanted = np.zeros((14, 14, 14), dtype=np.bool_)
    for spades, hearts, diamonds, _ in shapes:
        wanted[spades, hearts, diamonds] = True
    spades, hearts, diamonds = (np.bitwise_count(hands & SUIT_CARDS[suit]) for suit in list(Suit)[:3])
    return np.asarray(wanted[spades, hearts, diamonds])
