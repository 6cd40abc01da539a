"""Means of values that come one by one, from running sums: a further value costs no more than the first."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import sqrt

from experiments.statistics.interval import FEWEST, KNOWN, Interval, student_quantile


class RunningMean:
    """The mean of independent values that come one by one, from running sums.

    It is what `mean_interval` returns for all values, except for rounding.
    """

    def __init__(self) -> None:
        self.number = 0
        self._sum = self._squares = 0.0

    def add(self, value: float) -> None:
        """Add a value."""
        self.number += 1
        self._sum += value
        self._squares += value * value

    def remove(self, value: float) -> None:
        """Take out a value that was added before."""
        self.number -= 1
        self._sum -= value
        self._squares -= value * value

    def interval(self, spread: float, known: float = KNOWN) -> Interval:
        """Return the mean with Student's interval; ``spread`` and ``known`` are those of `mean_interval`."""
        number = self.number
        mean = self._sum / number if number else 0.0
        if number < FEWEST:
            return Interval(mean, None, None, number)
        freedom = known + number - 1
        seen = max(0.0, self._squares - mean * self._sum)
        half = student_quantile(freedom) * sqrt((known * spread**2 + seen) / freedom / number)
        return Interval(mean, mean - half, mean + half, number)


class RunningGains:
    """The mean gain of each of some players; the tables at which the same cards are played count as one value."""

    def __init__(self, players: int) -> None:
        self._means = [RunningMean() for _ in range(players)]
        self._of_cards: dict[Hashable, tuple[int, list[float]]] = {}
        """The number of tables with the same cards, and each player's sum of gains at them."""
        self._counted: set[Hashable] = set()

    def add(self, cards: Hashable, gains: Sequence[float], table: Hashable = None) -> bool:
        """Add the gain of each player at a table; ``cards`` is a key of its cards. Return whether the cards are new.

        A ``table`` that was added before is left out.
        """
        if table is not None:
            if table in self._counted:
                return False
            self._counted.add(table)
        number, sums = self._of_cards.get(cards, (0, [0.0] * len(gains)))
        new = [before + gain for before, gain in zip(sums, gains, strict=True)]
        for mean, before, total in zip(self._means, sums, new, strict=True):
            if number:
                mean.remove(before / number)
            mean.add(total / (number + 1))
        self._of_cards[cards] = number + 1, new
        return not number

    def intervals(self, spread: float, known: float = KNOWN) -> list[Interval]:
        """Return the mean gain of each player; ``spread`` and ``known`` are those of `mean_interval`."""
        return [mean.interval(spread, known) for mean in self._means]
