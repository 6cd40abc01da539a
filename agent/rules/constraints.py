"""Constraints on a hand: ranges of its high-card points and suit lengths, and other conditions; and those on deals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from agent.errors import ConstraintError
from agent.rules.condition_text import read_condition
from agent.rules.conditions import Condition, Counted, CountedHands, conjuncts, nested_text, range_text
from agent.rules.hand_measures import HCP, count
from ddsolver.cards import SUIT_CARDS, Seat, Suit
from ddsolver.errors import check_kind

__all__ = [
    "Constraints",
    "DealConditions",
    "HandConstraint",
    "format_constraints",
    "high_card_points",
    "parse_constraints",
    "suit_lengths",
]

Range = tuple[int, int]

MOST_POINTS = 37
"""The high-card points of the best hand."""


@dataclass(frozen=True, slots=True)
class HandConstraint:
    """Inclusive ranges of the points and suit lengths of a hand of 13 cards, as it was dealt."""

    points: Range = (0, MOST_POINTS)
    """High-card points, 4 3 2 1 for ace, king, queen, jack."""
    lengths: tuple[Range, Range, Range, Range] = ((0, 13), (0, 13), (0, 13), (0, 13))
    """The number of spades, hearts, diamonds and clubs."""
    also: tuple[Condition, ...] = ()
    """Conditions on shape, controls, losers, honours and others, which are about this hand only."""

    @property
    def limits_points(self) -> bool:
        """Whether the points are limited."""
        return self.points != (0, MOST_POINTS)

    @property
    def limits_cards(self) -> bool:
        """Whether more than the lengths of the suits is limited."""
        return self.limits_points or bool(self.also)

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
        for condition in self.also:
            allowed &= condition.of_hands(hands)
        return np.asarray(allowed, dtype=np.bool_)

    def intersect(self, other: HandConstraint) -> HandConstraint:
        """Return the intersection of both constraints; if two ranges are disjoint, take the range of ``other``."""
        spades, hearts, diamonds, clubs = map(_both, self.lengths, other.lengths)
        also = tuple(dict.fromkeys((*self.also, *other.also)))
        return HandConstraint(_both(self.points, other.points), (spades, hearts, diamonds, clubs), also)

    def __str__(self) -> str:
        parts = [f"hcp={_text(self.points, MOST_POINTS)}"] if self.limits_points else []
        parts += [f"{suit}={_text(self.lengths[suit], 13)}" for suit in Suit if self.lengths[suit] != (0, 13)]
        parts += [nested_text(condition, next(iter(condition.seats))) for condition in self.also]
        return ",".join(parts)


def _both(one: Range, other: Range) -> Range:
    low, high = intersect_ranges(one, other)
    return (low, high) if low <= high else other


def intersect_ranges(one: Range, other: Range) -> Range:
    """Return the intersection of two ranges; if it is empty, its lower end is above its upper end."""
    return max(one[0], other[0]), min(one[1], other[1])


Constraints = Mapping[Seat, HandConstraint]


def parse_constraints(text: str) -> dict[Seat, HandConstraint]:
    """Return the constraints in a text such as ``W:hcp=12-15,S=5+ E:H=4-,bal``; see `agent.rules.condition_text`.

    A range is ``12-15``, ``5+`` (or more), ``4-`` (or fewer), or one number.

    :raises ConstraintError: if a part cannot be read, no hand is within the ranges, or a condition is about several
        hands together.
    """
    found = DealConditions.parse(text)
    if found.together:
        raise ConstraintError(
            f"{found.together[0]} is about several hands together; here, each condition must be about one hand"
        )
    return dict(found.hands)


def format_constraints(constraints: Constraints) -> str:
    """Return constraints as text for `parse_constraints`."""
    return " ".join(f"{seat}:{constraint}" for seat, constraint in sorted(constraints.items()) if str(constraint))


def high_card_points(hands: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the high-card points of hands, int64 of the same shape."""
    return count(HCP, None, hands.reshape(-1)).reshape(hands.shape)


def suit_lengths(hands: NDArray[np.int64], suit: int) -> NDArray[np.uint8]:
    """Return the number of cards of a suit in each hand, uint8 of the same shape."""
    return np.asarray(np.bitwise_count(hands & SUIT_CARDS[suit]), dtype=np.uint8)


@dataclass(frozen=True, slots=True)
class DealConditions:
    """Conditions on a deal: on single hands, and on several hands together."""

    hands: Constraints = field(default_factory=dict)
    together: tuple[Condition, ...] = ()

    @classmethod
    def parse(cls, text: str, seat: Seat | None = None) -> DealConditions:
        """Return the conditions in a text (`agent.rules.condition_text`); ``seat`` is meant where it names none.

        :raises ConstraintError: if a part cannot be read, or no hand is within the ranges.
        """
        check_kind(text, str, "a condition on hands", ConstraintError)
        condition = read_condition(text, seat)
        hands: dict[Seat, HandConstraint] = {}
        also: dict[Seat, dict[Condition, None]] = {}
        together = []
        for each in [] if condition is None else conjuncts(condition):
            if len(each.seats) > 1:
                together.append(each)
                continue
            (of,) = each.seats
            before = hands.get(of, HandConstraint())
            narrowed = _narrowed(before, each)
            if narrowed is None:
                also.setdefault(of, {})[each] = None
            hands[of] = narrowed or before
            if not hands[of].is_possible:
                whole = replace(hands[of], also=tuple(also.get(of, ())))
                raise ConstraintError(f"no hand of 13 cards fits {of}:{whole} (in {text!r})")
        hands = {of: replace(limits, also=tuple(also.get(of, ()))) for of, limits in hands.items()}
        return cls(hands, tuple(together))

    def allows(self, deals: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Return whether each deal, int64 (n, 4), fulfils the conditions: bool (n,)."""
        allowed = np.ones(len(deals), dtype=np.bool_)
        for seat, limits in self.hands.items():
            allowed[allowed] = limits.allows(deals[allowed, seat])
        for each in self.together:
            allowed[allowed] = each.holds(CountedHands.of(deals[allowed]))
        return allowed

    def __bool__(self) -> bool:
        return bool(self.hands or self.together)

    def __str__(self) -> str:
        return "; ".join(filter(None, (format_constraints(self.hands), *map(str, self.together))))


def _narrowed(limits: HandConstraint, condition: Condition) -> HandConstraint | None:
    """Return the limits of a hand after one more range of points or of a length; None for any other condition."""
    if isinstance(condition, Counted) and len(condition.hands) == 1:
        low, high, suit = condition.low or 0, condition.high, condition.suit
        if condition.measure == "hcp" and suit is None:
            points = intersect_ranges(limits.points, (low, MOST_POINTS if high is None else high))
            return replace(limits, points=points)
        if not condition.measure and suit is not None:
            lengths = list(limits.lengths)
            lengths[suit] = intersect_ranges(lengths[suit], (low, 13 if high is None else high))
            return replace(limits, lengths=(lengths[0], lengths[1], lengths[2], lengths[3]))
    return None


def _text(limits: Range, most: int) -> str:
    low, high = limits
    return str(low) if low == high else range_text(low or None, None if high == most else high)
