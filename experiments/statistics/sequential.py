"""Stopping a match when its question is answered: a sequential test that holds however results are distributed.

Two gamblers bet on every deal, one that the mean is more than ``low``, one that it is less than ``high``. A gambler
who multiplies his stake by 20 has shown it: if he were wrong, his bets would be at best fair, and a fair gambler ever
gets that far in at most one match of 20 (Ville's inequality). The only assumption is that each value lies within
``spread.most`` of zero: neither normality nor a known variance is needed. The stakes follow Waudby-Smith and Ramdas,
*Estimating means of bounded random variables by betting* (2024), section 4: what would let the stake grow fastest if
the mean were at the other bound and the variance what was seen so far.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import log
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from experiments.errors import SettingsError
from experiments.statistics.priors import IMPS, Spread

__all__ = ["SequentialTest"]

_STEPS = 44
"""Means tried in a usual spread before the ends of an interval are narrowed down: every tenth of an IMP."""
_NARROWED = 7
"""So often the step in which an end lies is halved."""
Verdict = Literal["more", "less"]
_KNOWN = 20
"""The weight of the usual spread in pseudo-observations, for the first stakes."""
_LARGEST_STAKE = 0.95
"""Of all that a gambler has, he loses no more than this in one deal, whatever comes."""


@dataclass(frozen=True, slots=True)
class SequentialTest:
    """Whether a mean is more than ``low``, or less than ``high``, with at most ``error`` of either being wrong.

    Between the two both are true, and either answer may come.

    :raises SettingsError: if the means are not in order or out of reach, or the error is not between 0 and 1/2.
    """

    low: float
    high: float
    error: float = 0.05
    spread: Spread = IMPS

    def __post_init__(self) -> None:
        if not self.low < self.high:
            raise SettingsError(f"{self.low:g},{self.high:g}: the first mean must be below the second, as in '0,0.2'")
        if not (-self.spread.most < self.low and self.high < self.spread.most):
            raise SettingsError(
                f"{self.low:g},{self.high:g}: a mean lies between -{self.spread.most:g} and {self.spread.most:g}"
            )
        if not 0 < self.error < 0.5:
            raise SettingsError(f"an error of {self.error:g} cannot be asked for (above 0, below 0.5, as in 0.05)")

    @classmethod
    def parse(cls, text: str, error: float = 0.05, spread: Spread = IMPS) -> SequentialTest:
        """Read ``LOW,HIGH``.

        :raises SettingsError: if that is not what it says.
        """
        try:
            low, high = (float(word) for word in text.split(","))
        except ValueError:
            raise SettingsError(f"{text!r} is not two means with a comma between, as in '0,0.2'") from None
        return cls(low, high, error, spread)

    @property
    def bound(self) -> float:
        """How much evidence is an answer: the logarithm of how often a stake must have been multiplied."""
        return log(1 / self.error)

    def evidence(self, values: Sequence[float] | NDArray[np.float64]) -> tuple[float, float]:
        """How much independent values speak for more than ``low``, and for less than ``high``."""
        if not len(values):
            return 0.0, 0.0
        more, less = self._evidence(values)
        return float(more[-1]), float(less[-1])

    def verdict(self, values: Sequence[float] | NDArray[np.float64]) -> Verdict | None:
        """The answer, at the first of the values after which there was one; None if there is none yet."""
        return self.answer(values)[0]

    def answer(self, values: Sequence[float] | NDArray[np.float64]) -> tuple[Verdict | None, int]:
        """The answer, if there is one, and after how many of the values it came; after all if there is none."""
        more, less = self._evidence(values)
        answered = np.flatnonzero(np.maximum(more, less) >= self.bound)
        if not len(answered):
            return None, len(values)
        first = int(answered[0])
        return "more" if more[first] >= self.bound else "less", first + 1

    def interval(self, values: Sequence[float] | NDArray[np.float64]) -> tuple[float, float]:
        """An interval of the mean that holds, but for ``error``, at all numbers of values at once, so also at a stop.

        It has the means that were never ruled out: those for which neither a gambler on more nor one on less multiplied
        his stake by 2 / error after any of the values (a confidence sequence: Waudby-Smith and Ramdas 2024, section 4).
        The stakes are those of the test, as if one of its bounds were the mean in question.
        """
        array = np.asarray(values, dtype=np.float64)
        most, distance = self.spread.most, self.high - self.low

        def not_more(mean: float) -> bool:
            more, _ = replace(self, low=mean, high=mean + distance)._evidence(array)
            return not len(array) or float(more.max()) < log(2 / self.error)

        def not_less(mean: float) -> bool:
            _, less = replace(self, low=mean - distance, high=mean)._evidence(array)
            return not len(array) or float(less.max()) < log(2 / self.error)

        step = self.spread.usual / _STEPS
        ends = -most + step, most - distance - step
        return _first(not_more, *ends, step), -_first(lambda mean: not_less(-mean), *ends, step)

    def _evidence(
        self, values: Sequence[float] | NDArray[np.float64]
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """The evidence after each value, for more and for less, float64 (n,) each."""
        array = np.asarray(values, dtype=np.float64)
        distance = self.high - self.low
        middle = (self.low + self.high) / 2
        # A stake may hang on what was seen before, not on what it is laid on.
        before = np.arange(len(array)) + _KNOWN
        seen = np.cumsum(array) - array
        squares = np.cumsum(array**2) - array**2
        mean = (seen + _KNOWN * middle) / before
        variance = (squares + _KNOWN * (self.spread.usual**2 + middle**2)) / before - mean**2
        stake = distance / (variance + distance**2)
        on_more = np.minimum(stake, _LARGEST_STAKE / (self.spread.most + self.low))
        on_less = np.minimum(stake, _LARGEST_STAKE / (self.spread.most - self.high))
        more = np.cumsum(np.log1p(on_more * (array - self.low)))
        less = np.cumsum(np.log1p(on_less * (self.high - array)))
        return more, less


def interval_whenever_stopped(values: Sequence[float] | NDArray[np.float64], spread: Spread) -> tuple[float, float]:
    """A 95 % interval of a mean that holds at all numbers of values at once, so also where the result made one stop.

    As `SequentialTest.interval`, with stakes for a difference of a tenth of the usual spread: 0.44 IMPs a deal.
    """
    distance = spread.usual / 10
    return SequentialTest(-distance / 2, distance / 2, spread=spread).interval(values)


def _first(holds: Callable[[float], bool], start: float, end: float, step: float) -> float:
    """The smallest number from ``start`` to ``end`` that holds, to a hundredth of a step or so."""
    for place in range(round((end - start) / step) + 1):
        number = start + place * step
        if holds(number):
            below = number - step
            for _ in range(_NARROWED if place else 0):
                middle = (below + number) / 2
                below, number = (below, middle) if holds(middle) else (middle, number)
            return number
    return end
