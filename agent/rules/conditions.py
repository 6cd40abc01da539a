"""Conditions on deals: counts in hands, shapes and cards, joined by and, or, not; checked for many deals at once.

`agent.rules.condition_text` reads them from text; ``text`` writes them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from agent.rules.hand_measures import LENGTH, MEASURES, count
from agent.rules.shapes import has_shape
from ddsolver.cards import SUIT_CARDS, Seat, Suit, cards_of

Fits = NDArray[np.bool_]


class Term(NamedTuple):
    """A count in a hand, which is added or subtracted."""

    sign: int
    measure: str
    """A name of `MEASURES`; empty for the cards of the suit."""
    suit: Suit | None
    seat: Seat

    @property
    def key(self) -> str:
        """The name of the count, as in ``hcp``, ``S`` or ``top3.S``."""
        return ".".join(filter(None, (self.measure, "" if self.suit is None else str(self.suit))))


class CountedHands:
    """The hands of n deals by seat, masks int64 (n,), and what was counted in them: each count is made once."""

    def __init__(self, by_seat: Mapping[Seat, NDArray[np.int64]]) -> None:
        self.by_seat = by_seat
        self._counts: dict[tuple[str, Suit | None, Seat], NDArray[np.int16]] = {}

    @classmethod
    def of(cls, deals: NDArray[np.int64]) -> Self:
        """Return the hands of deals, int64 (n, 4)."""
        return cls({seat: deals[:, seat] for seat in Seat})

    def count(self, term: Term) -> NDArray[np.int16]:
        """Return a count in each deal, int16 (n,), with its sign."""
        key = term.measure, term.suit, term.seat
        if key not in self._counts:
            measure = MEASURES[term.measure] if term.measure else LENGTH
            self._counts[key] = count(measure, term.suit, self.by_seat[term.seat]).astype(np.int16)
        return self._counts[key] if term.sign > 0 else -self._counts[key]


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
    """A sum of counts within a range, whose ends belong to it; None is no limit."""

    terms: tuple[Term, ...]
    low: int | None
    high: int | None

    @property
    def seats(self) -> frozenset[Seat]:
        """The seats of the terms."""
        return frozenset(term.seat for term in self.terms)

    @property
    def is_plain(self) -> bool:
        """Whether one count is taken of one hand, or of both hands of a side together."""
        seats = sorted(term.seat for term in self.terms)
        same = len({term.key for term in self.terms}) == 1 and all(term.sign == 1 for term in self.terms)
        return same and (len(seats) == 1 or (len(seats) == 2 and seats[0].partner is seats[1]))

    def holds(self, hands: CountedHands) -> Fits:
        """Return whether each sum is within the range."""
        total = reduce(np.add, map(hands.count, self.terms))
        fits = np.ones(len(total), dtype=np.bool_)
        if self.low is not None:
            fits &= total >= self.low
        if self.high is not None:
            fits &= total <= self.high
        return fits

    def text(self, seat: Seat | None = None) -> str:
        """Return a count with its range, as in ``N:hcp=15-17``; other sums as dealer writes them."""
        if self.is_plain and self._can_be_range():
            return f"{_of_seat(self.seats, seat)}{self.terms[0].key}={range_text(self.low, self.high)}"
        sums = "".join(f"{'+' if term.sign > 0 else '-'}{_call(term)}" for term in self.terms).removeprefix("+")
        ends = [("==", self.low)] if self.low == self.high else [(">=", self.low), ("<=", self.high)]
        return " and ".join(f"{sums}{sign}{end}" for sign, end in ends if end is not None)

    def _can_be_range(self) -> bool:
        """Whether the range is one that can be read after ``=``: not ``controls<15``, as a hand has 12 at most."""
        measure = self.terms[0].measure
        most = len(self.terms) * (MEASURES[measure] if measure else LENGTH).most
        ends = [end for end in (self.low, self.high) if end is not None]
        return bool(ends) and all(0 <= end <= most for end in ends)


def range_text(low: int | None, high: int | None) -> str:
    """Return a range as text: ``3``, ``12-15``, ``5+`` or ``4-``; None is no limit."""
    if low == high:
        return str(low)
    if high is None:
        return f"{low}+"
    return f"{high}-" if low is None else f"{low}-{high}"


def _call(term: Term) -> str:
    name = term.measure or (term.suit.name.lower() if term.suit is not None else "")
    suit = "" if term.suit is None or not term.measure else f",{term.suit.name.lower()}"
    return f"{name}({term.seat}{suit})"


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
