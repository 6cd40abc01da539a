"""A sequential test that stops a match early, valid for every distribution of bounded results.

The test is a bet. One gambler bets on every deal that the mean is more than ``low``, another that it is less than
``high``. A gambler who multiplies his capital by 20 has shown his claim: if it were false, his bets would be fair at
best, and fair bets multiply a capital by 20 in at most 5 % of matches (Ville's inequality). The test assumes only that
no value is further from zero than ``spread.most``. The stakes follow Waudby-Smith and Ramdas, *Estimating means of
bounded random variables by betting* (2024), section 4.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import log
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from experiments.errors import SettingsError
from experiments.statistics.interval import IMPS, Spread

__all__ = ["SequentialTest"]

_STEPS = 44
"""The ends of an interval are first searched in steps of the usual spread / 44; for IMPs, a step is 0.1."""
_NARROWED = 7
"""The step that contains an end is then halved this many times, to locate the end more exactly."""
Verdict = Literal["more", "less"]
_KNOWN = 20
"""The weight of the prior variance, in pseudo-observations; it determines the first stakes."""
_FIRST_VALUES = 256
_LARGEST_STAKE = 0.95
"""The largest share of his capital that a gambler can lose on one deal."""


@dataclass(frozen=True, slots=True)
class SequentialTest:
    """A sequential test of whether a mean is more than ``low`` or less than ``high``.

    Each answer is wrong with probability at most ``error``. If the mean lies between ``low`` and ``high``, both answers
    are true, and the test may give either.

    :raises SettingsError: if ``low`` is not below ``high``, if ``low`` or ``high`` is outside the range of values, or
        if ``error`` is not between 0 and 1/2.
    """

    low: float
    high: float
    error: float = 0.05
    spread: Spread = IMPS

    def __post_init__(self) -> None:
        if not self.low < self.high:
            raise SettingsError(f"{self.low:g},{self.high:g}: LOW must be below HIGH, as in '0,0.2'")
        if not (-self.spread.most < self.low and self.high < self.spread.most):
            raise SettingsError(
                f"{self.low:g},{self.high:g}: a gain a board lies between -{self.spread.most:g} and "
                f"{self.spread.most:g}; give two bounds in that range"
            )
        if not 0 < self.error < 0.5:
            raise SettingsError(
                f"an error probability of {self.error:g} is out of range: give one above 0 and below 0.5, as in 0.05"
            )

    @classmethod
    def parse(cls, text: str, error: float = 0.05, spread: Spread = IMPS) -> SequentialTest:
        """Read a test from ``LOW,HIGH``.

        :raises SettingsError: if the text does not have this form, or as the constructor.
        """
        try:
            low, high = (float(word) for word in text.split(","))
        except ValueError:
            raise SettingsError(f"{text!r} is not two numbers separated by a comma, as in '0,0.2'") from None
        return cls(low, high, error, spread)

    @property
    def bound(self) -> float:
        """The evidence needed for an answer: the logarithm of 1 / error."""
        return log(1 / self.error)

    def evidence(self, values: Sequence[float] | NDArray[np.float64]) -> tuple[float, float]:
        """Return the evidence for "more than ``low``" and for "less than ``high``" from independent values.

        Both begin at 0 and rise with results that speak for the statement. (They are logarithms of a capital; see the
        module's docstring.)
        """
        running = RunningTest(self)
        running.add(values)
        return running.evidence

    def verdict(self, values: Sequence[float] | NDArray[np.float64]) -> Verdict | None:
        """Return the test's answer; None if the values do not decide it. Later values cannot change an answer."""
        return self.answer(values)[0]

    def answer(self, values: Sequence[float] | NDArray[np.float64]) -> tuple[Verdict | None, int]:
        """Return the answer and the number of values it took; if there is none, None and the number of all values."""
        more, less = RunningTest(self).add(values)
        answered = np.flatnonzero(np.maximum(more, less) >= self.bound)
        if not len(answered):
            return None, len(values)
        first = int(answered[0])
        return "more" if more[first] >= self.bound else "less", first + 1

    def interval(self, values: Sequence[float] | NDArray[np.float64]) -> tuple[float, float]:
        """Return a confidence interval of the mean that stays valid if you look at the results and stop when you like.

        It is a confidence sequence (Waudby-Smith and Ramdas 2024, section 4): with probability 1 - error, the intervals
        after 1, 2, 3, ... values all contain the mean. Two gamblers test every possible mean: one bets on larger
        values, the other on smaller ones. If one of them multiplies his capital by 2 / error, that mean is ruled out.
        """
        array = np.asarray(values, dtype=np.float64)
        most, distance = self.spread.most, self.high - self.low

        def not_more(mean: float) -> bool:
            return not replace(self, low=mean, high=mean + distance)._reaches(log(2 / self.error), array, 0)

        def not_less(mean: float) -> bool:
            return not replace(self, low=mean - distance, high=mean)._reaches(log(2 / self.error), array, 1)

        step = self.spread.usual / _STEPS
        ends = -most + step, most - distance - step
        return _first(not_more, *ends, step), -_first(lambda mean: not_less(-mean), *ends, step)

    def _reaches(self, bound: float, values: NDArray[np.float64], side: Literal[0, 1]) -> bool:
        """Return whether the evidence for "more" (0) or "less" (1) reaches a bound after some value.

        The first values refute most means, so they are tried first.
        """
        test, at, number = RunningTest(self), 0, _FIRST_VALUES
        while at < len(values):
            if float(test.add(values[at : at + number])[side].max()) >= bound:
                return True
            at, number = at + number, 4 * number
        return False


class RunningTest:
    """A sequential test of values that come one by one; a further value costs no more than the first."""

    def __init__(self, test: SequentialTest) -> None:
        self.test = test
        self.verdict: Verdict | None = None
        """The answer; None if the values so far do not decide it. Later values do not change it."""
        self.evidence = 0.0, 0.0
        """The evidence so far (`SequentialTest.evidence`)."""
        self.number = 0
        """The number of values so far."""
        self._sum = self._squares = 0.0

    def words(self) -> str:
        """Return the evidence so far, and the evidence that an answer needs, as text."""
        more, less = self.evidence
        test = self.test
        return (
            f"evidence for more than {test.low:g}: {more:.2f}, for less than {test.high:g}: {less:.2f} "
            f"({test.bound:.2f} needed)"
        )

    def add(self, values: Sequence[float] | NDArray[np.float64]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Add values; return the evidence after each of them, for "more" and for "less", each float64 (n,)."""
        array = np.asarray(values, dtype=np.float64)
        if not len(array):
            return array, array
        test = self.test
        distance = test.high - test.low
        middle = (test.low + test.high) / 2
        # A stake may depend only on earlier values, not on the value on which it is bet.
        before = np.arange(self.number, self.number + len(array)) + _KNOWN
        sums, squares = _continued(self._sum, array), _continued(self._squares, array**2)
        mean = (sums - array + _KNOWN * middle) / before
        variance = (squares - array**2 + _KNOWN * (test.spread.usual**2 + middle**2)) / before - mean**2
        stake = distance / (variance + distance**2)
        on_more = np.minimum(stake, _LARGEST_STAKE / (test.spread.most + test.low))
        on_less = np.minimum(stake, _LARGEST_STAKE / (test.spread.most - test.high))
        more = _continued(self.evidence[0], np.log1p(on_more * (array - test.low)))
        less = _continued(self.evidence[1], np.log1p(on_less * (test.high - array)))
        answered = np.flatnonzero(np.maximum(more, less) >= test.bound)
        if self.verdict is None and len(answered):
            self.verdict = "more" if more[answered[0]] >= test.bound else "less"
        self.evidence = float(more[-1]), float(less[-1])
        self.number += len(array)
        self._sum, self._squares = float(sums[-1]), float(squares[-1])
        return more, less


def _continued(start: float, values: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the cumulative sums of values, beginning with ``start``."""
    return np.cumsum(np.concatenate(([start], values)))[1:]


def interval_whenever_stopped(values: Sequence[float] | NDArray[np.float64], spread: Spread) -> tuple[float, float]:
    """Return a 95 % confidence interval of a mean, valid whenever you stop (see `SequentialTest.interval`).

    The stakes are best at ruling out means that are wrong by a tenth of the usual spread (for IMPs, 0.44).
    """
    distance = spread.usual / 10
    return SequentialTest(-distance / 2, distance / 2, spread=spread).interval(values)


def _first(holds: Callable[[float], bool], start: float, end: float, step: float) -> float:
    """Return about the smallest number from ``start`` to ``end`` for which ``holds`` is true; if none, ``end``."""
    for place in range(round((end - start) / step) + 1):
        number = start + place * step
        if holds(number):
            below = number - step
            for _ in range(_NARROWED if place else 0):
                middle = (below + number) / 2
                below, number = (below, middle) if holds(middle) else (middle, number)
            return number
    return end
