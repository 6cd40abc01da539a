"""Conditions on deals: counts in hands, shapes and cards, joined by and, or, not; checked for many deals at once.

`agent.rules.condition_text` reads them from text; ``text`` writes them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce
from typing import Self

import numpy as np
from numpy.typing import NDArray

from agent.rules.hand_measures import count, measure_named
from agent.rules.shapes import has_shape
from ddsolver.cards import SUIT_CARDS, Seat, Suit, cards_of

Fits = NDArray[np.bool_]


class CountedHands:
    """The hands of n deals by seat, masks int64 (n,), and what was counted in them: each count is made once."""

    def __init__(self, by_seat: Mapping[Seat, NDArray[np.int64]]) -> None:
        self.by_seat = by_seat
        self._counts: dict[tuple[str, Suit | None, Seat], NDArray[np.int16]] = {}

    @classmethod
    def of(cls, deals: NDArray[np.int64]) -> Self:
        """Return the hands of deals, int64 (n, 4)."""
        return cls({seat: deals[:, seat] for seat in Seat})

    def count(self, measure: str, suit: Suit | None, seat: Seat) -> NDArray[np.int16]:
        """Return a count (`Counted`) in each hand of a seat, int16 (n,)."""
        key = measure, suit, seat
        if key not in self._counts:
            self._counts[key] = count(measure_named(measure), suit, self.by_seat[seat]).astype(np.int16)
        return self._counts[key]


class Condition(ABC):
    """A condition on one hand of a deal, or on several together."""

    @property
    @abstractmethod
    def seats(self) -> frozenset[Seat]:
        """The seats whose hands it is about."""

    @abstractmethod
    def holds(self, hands: CountedHands) -> Fits:
        """Return whether each deal fulfils it: bool (n,)."""

    @abstractmethod
    def text(self, seat: Seat | None = None) -> str:
        """Return the condition as text; ``seat`` is the seat that was named before it."""

    def of_hands(self, hands: NDArray[np.int64]) -> Fits:
        """Return whether each hand, int64 (n,), fulfils a condition on one seat: bool (n,)."""
        (seat,) = self.seats
        return self.holds(CountedHands({seat: hands}))

    def __str__(self) -> str:
        return self.text()


def _of_seat(seats: frozenset[Seat], seat: Seat | None) -> str:
    """Return the seats as a prefix; empty for the seat that was named before."""
    if seats == {seat}:
        return ""
    if len(seats) == 1:
        return f"{next(iter(seats))}:"
    return "NS:" if Seat.NORTH in seats else "EW:"


@dataclass(frozen=True, slots=True)
class Counted(Condition):
    """A count in one hand, or in both hands of a side together, within a range; None is no limit."""

    measure: str
    """A name of `MEASURES`; empty for the cards of the suit."""
    suit: Suit | None
    hands: tuple[Seat, ...]
    low: int | None
    high: int | None

    @property
    def seats(self) -> frozenset[Seat]:
        """The seats of the hands."""
        return frozenset(self.hands)

    @property
    def most(self) -> int:
        """The largest count that the hands have."""
        return len(self.hands) * measure_named(self.measure).most

    def holds(self, hands: CountedHands) -> Fits:
        """Return whether each count is within the range."""
        total = reduce(np.add, (hands.count(self.measure, self.suit, seat) for seat in self.hands))
        fits = np.ones(len(total), dtype=np.bool_)
        if self.low is not None:
            fits &= total >= self.low
        if self.high is not None:
            fits &= total <= self.high
        return fits

    def text(self, seat: Seat | None = None) -> str:
        """Return the count with its range, as in ``N:hcp=15-17`` or ``N:top3.S=2+``.

        Ends that no hand has are not read after ``=``, so they are compared with, as in ``N:controls<15``.
        """
        key = ".".join(filter(None, (self.measure, "" if self.suit is None else str(self.suit))))
        counted = f"{_of_seat(self.seats, seat)}{key}"
        if all(end is None or 0 <= end <= self.most for end in (self.low, self.high)):
            return f"{counted}={range_text(self.low, self.high)}"
        if self.low == self.high:
            return f"{counted}=={self.low}"
        if self.high is None:
            return f"{counted}>={self.low}"
        return f"{counted}<={self.high}" if self.high >= 0 else f"{counted}<0"


def range_text(low: int | None, high: int | None) -> str:
    """Return a range as text: ``3``, ``12-15``, ``5+`` or ``4-``; None is no limit."""
    if low == high:
        return str(low)
    if high is None:
        return f"{low}+"
    return f"{high}-" if low is None else f"{low}-{high}"


@dataclass(frozen=True, slots=True)
class _OfHand(Condition):
    """A condition on one hand."""

    seat: Seat

    @property
    def seats(self) -> frozenset[Seat]:
        """The seat of the hand."""
        return frozenset({self.seat})


@dataclass(frozen=True, slots=True)
class Shaped(_OfHand):
    """A hand with one of several shapes."""

    shapes: int
    """A set of shapes (`agent.rules.shapes.ALL_SHAPES`)."""
    name: str
    """The shapes as they were written."""

    def holds(self, hands: CountedHands) -> Fits:
        """Return whether each hand has one of the shapes."""
        return has_shape(hands.by_seat[self.seat], self.shapes)

    def text(self, seat: Seat | None = None) -> str:
        """Return the shapes, as in ``N:shape=4432``."""
        return f"{_of_seat(self.seats, seat)}{self.name}"


@dataclass(frozen=True, slots=True)
class HoldsCards(_OfHand):
    """A hand with certain cards."""

    cards: int
    """A mask of cards."""

    def holds(self, hands: CountedHands) -> Fits:
        """Return whether each hand has all the cards."""
        return np.asarray(hands.by_seat[self.seat] & self.cards == self.cards)

    def text(self, seat: Seat | None = None) -> str:
        """Return the cards, as in ``N:SAK``."""
        suits = [suit for suit in Suit if self.cards & SUIT_CARDS[suit]]
        ranks = ["".join(str(card.rank) for card in cards_of(self.cards & SUIT_CARDS[suit])) for suit in suits]
        held = " and ".join(f"{suit}{each}" for suit, each in zip(suits, ranks, strict=True))
        return f"{_of_seat(self.seats, seat)}{held}"


@dataclass(frozen=True, slots=True)
class _Joined(Condition):
    """Several conditions."""

    parts: tuple[Condition, ...]

    @property
    def seats(self) -> frozenset[Seat]:
        """The seats of the parts."""
        return frozenset().union(*(part.seats for part in self.parts))


class All(_Joined):
    """Conditions joined by ``and``: all of them hold."""

    __slots__ = ()

    def holds(self, hands: CountedHands) -> Fits:
        """Return whether all parts hold in each deal."""
        return reduce(np.logical_and, (part.holds(hands) for part in self.parts))

    def text(self, seat: Seat | None = None) -> str:
        """Return the parts with ``and`` between them."""
        return " and ".join(nested_text(part, seat) for part in self.parts)


class Either(_Joined):
    """Conditions joined by ``or``: at least one of them holds."""

    __slots__ = ()

    def holds(self, hands: CountedHands) -> Fits:
        """Return whether a part holds in each deal."""
        return reduce(np.logical_or, (part.holds(hands) for part in self.parts))

    def text(self, seat: Seat | None = None) -> str:
        """Return the parts with ``or`` between them."""
        return " or ".join(part.text(seat) for part in self.parts)


@dataclass(frozen=True, slots=True)
class Not(Condition):
    """A condition that does not hold."""

    part: Condition

    @property
    def seats(self) -> frozenset[Seat]:
        """The seats of the condition."""
        return self.part.seats

    def holds(self, hands: CountedHands) -> Fits:
        """Return whether the condition does not hold in each deal."""
        return ~self.part.holds(hands)

    def text(self, seat: Seat | None = None) -> str:
        """Return the condition after ``not``."""
        return f"not ({self.part.text(seat)})"


def nested_text(part: Condition, seat: Seat | None) -> str:
    """Return a condition as text that may stand beside others with ``and`` or a comma (`Condition.text`)."""
    return f"({part.text(seat)})" if isinstance(part, Either) else part.text(seat)


def conjuncts(condition: Condition) -> list[Condition]:
    """Return the conditions that must all hold."""
    if isinstance(condition, All):
        return [each for part in condition.parts for each in conjuncts(part)]
    return [condition]
