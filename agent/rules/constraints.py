"""Constraints on a hand: ranges of its high-card points and suit lengths."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from agent.errors import ConstraintError
from ddsolver.cards import CARDS, SUIT_CARDS, Rank, Seat, Suit, mask_of
from ddsolver.errors import CardError

__all__ = [
    "Constraints",
    "HandConstraint",
    "format_constraints",
    "high_card_points",
    "parse_constraints",
    "suit_lengths",
]

Range = tuple[int, int]

_RANGE = re.compile(r"(?P<low>\d{1,3})(?:-(?P<high>\d{1,3})|(?P<more>\+)|(?P<fewer>-))?")
MOST_POINTS = 37
"""The high-card points of the best hand."""
_SUITS = {str(suit): suit for suit in Suit}
_HONOURS = [
    (points, mask_of(card for card in CARDS if card.rank is rank))
    for rank, points in ((Rank.ACE, 4), (Rank.KING, 3), (Rank.QUEEN, 2), (Rank.JACK, 1))
]
"""For ace, king, queen and jack: the points of the card, and the mask of the four cards of this rank."""


@dataclass(frozen=True, slots=True)
class HandConstraint:
    """Inclusive ranges of the points and suit lengths of a hand of 13 cards, as it was dealt."""

    points: Range = (0, MOST_POINTS)
    """High-card points, 4 3 2 1 for ace, king, queen, jack."""
    lengths: tuple[Range, Range, Range, Range] = ((0, 13), (0, 13), (0, 13), (0, 13))
    """The number of spades, hearts, diamonds and clubs."""

    @property
    def limits_points(self) -> bool:
        """Whether the points are limited."""
        return self.points != (0, MOST_POINTS)

    @property
    def is_possible(self) -> bool:
        """Whether no range is empty, and some hand of 13 cards is within the lengths."""
        lows, highs = zip(*self.lengths, strict=True)
        return all(low <= high for low, high in (self.points, *self.lengths)) and sum(lows) <= 13 <= sum(highs)

    def allows(self, hands: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Return whether each hand of 13 cards, int64 (n,), is within the ranges: bool (n,)."""
        points = high_card_points(hands)
        allowed = (self.points[0] <= points) & (points <= self.points[1])
        for suit, (low, high) in enumerate(self.lengths):
            length = suit_lengths(hands, suit)
            allowed &= (low <= length) & (length <= high)
        return np.asarray(allowed, dtype=np.bool_)

    def intersect(self, other: HandConstraint) -> HandConstraint:
        """Return the intersection of both constraints; if two ranges are disjoint, take the range of ``other``."""
        spades, hearts, diamonds, clubs = map(_both, self.lengths, other.lengths)
        return HandConstraint(_both(self.points, other.points), (spades, hearts, diamonds, clubs))

    def __str__(self) -> str:
        parts = [f"hcp={_text(self.points, MOST_POINTS)}"] if self.limits_points else []
        parts += [f"{suit}={_text(self.lengths[suit], 13)}" for suit in Suit if self.lengths[suit] != (0, 13)]
        return ",".join(parts)


def _both(one: Range, other: Range) -> Range:
    low, high = intersect_ranges(one, other)
    return (low, high) if low <= high else other


def intersect_ranges(one: Range, other: Range) -> Range:
    """Return the intersection of two ranges; if it is empty, its lower end is above its upper end."""
    return max(one[0], other[0]), min(one[1], other[1])


Constraints = Mapping[Seat, HandConstraint]


def parse_constraints(text: str) -> dict[Seat, HandConstraint]:
    """Return the constraints in a text such as ``W:hcp=12-15,S=5+ E:H=4-,C=2``; spaces or semicolons separate seats.

    A range is ``12-15``, ``5+`` (or more), ``4-`` (or fewer), or one number.

    :raises ConstraintError: if a part cannot be read or comes twice, or if no hand is within the ranges.
    """
    constraints: dict[Seat, HandConstraint] = {}
    for part in text.replace(";", " ").split():
        seat_text, colon, ranges = part.partition(":")
        try:
            seat = Seat.parse(seat_text)
        except CardError:
            colon = ""
        if not colon or not ranges:
            raise ConstraintError(
                f"unknown constraint: {part!r} (write a seat, a colon and ranges, as in 'W:hcp=12-15,S=5+')"
            )
        if seat in constraints:
            raise ConstraintError(
                f"{seat.name.title()} is constrained twice in {text!r}; give all its ranges together, with commas"
            )
        constraints[seat] = _parse_hand(ranges, part)
    return constraints


def format_constraints(constraints: Constraints) -> str:
    """Return constraints as text for `parse_constraints`."""
    return " ".join(f"{seat}:{constraint}" for seat, constraint in sorted(constraints.items()) if str(constraint))


def high_card_points(hands: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the high-card points of hands, int64 of the same shape."""
    points = np.zeros(hands.shape, dtype=np.int64)
    for each, honours in _HONOURS:
        points += each * np.bitwise_count(hands & honours)
    return points


def suit_lengths(hands: NDArray[np.int64], suit: int) -> NDArray[np.uint8]:
    """Return the number of cards of a suit in each hand, uint8 of the same shape."""
    return np.asarray(np.bitwise_count(hands & SUIT_CARDS[suit]), dtype=np.uint8)


def _parse_hand(ranges: str, part: str) -> HandConstraint:
    points: Range | None = None
    lengths: dict[Suit, Range] = {}
    for each in ranges.split(","):
        key, _, value = each.partition("=")
        if key.lower() == "hcp":
            if points is not None:
                raise ConstraintError(f"{key} is given twice in {part!r}")
            points = _parse_range(value, MOST_POINTS, part)
            continue
        suit = _SUITS.get(key.upper())
        if suit is None:
            raise ConstraintError(
                f"unknown constraint: {each!r} in {part!r} (write hcp, S, H, D or C, and a range: hcp=12-15)"
            )
        if suit in lengths:
            raise ConstraintError(f"{key} is given twice in {part!r}")
        lengths[suit] = _parse_range(value, 13, part)
    spades, hearts, diamonds, clubs = (lengths.get(suit, (0, 13)) for suit in Suit)
    constraint = HandConstraint(points or (0, MOST_POINTS), (spades, hearts, diamonds, clubs))
    if not constraint.is_possible:
        raise ConstraintError(f"no hand of 13 cards fits {part!r}")
    return constraint


def _parse_range(text: str, most: int, part: str) -> Range:
    match = _RANGE.fullmatch(text)
    if match is None:
        raise ConstraintError(f"{text!r} in {part!r} is not a range (12-15, 5+, 4- or 3)")
    low = int(match["low"])
    if match["fewer"]:
        low, high = 0, low
    elif match["more"]:
        high = most
    else:
        high = int(match["high"] or low)
    if max(low, high) > most:
        raise ConstraintError(f"{text!r} in {part!r} is not within 0 to {most}")
    if low > high:
        raise ConstraintError(f"{text!r} in {part!r}: the smaller number comes first, {high}-{low}")
    return low, high


def _text(limits: Range, most: int) -> str:
    low, high = limits
    if low == high:
        return str(low)
    if high == most:
        return f"{low}+"
    return f"{high}-" if low == 0 else f"{low}-{high}"
