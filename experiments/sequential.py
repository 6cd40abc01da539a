"""Stopping a match when its question is answered: a sequential probability ratio test."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from experiments.errors import SettingsError

_FEWEST = 20
"""Values before the variance is believed: most deals are ties, and the first few may all be."""


@dataclass(frozen=True, slots=True)
class SequentialTest:
    """Whether a mean is ``low`` or less, or ``high`` or more, with at most ``error`` of either being wrong.

    The generalised test for values of unknown variance (normal likelihoods, each with its own best variance). Between
    the two means either answer may come.

    :raises SettingsError: if the means are not in order or the error is not between 0 and 1/2.
    """

    low: float
    high: float
    error: float = 0.05

    def __post_init__(self) -> None:
        if not self.low < self.high:
            raise SettingsError(f"{self.low:g},{self.high:g}: the first mean must be below the second, as in '0,0.2'")
        if not 0 < self.error < 0.5:
            raise SettingsError(f"an error of {self.error:g} cannot be asked for (above 0, below 0.5, as in 0.05)")

    @classmethod
    def parse(cls, text: str, error: float = 0.05) -> SequentialTest:
        """Read ``LOW,HIGH``.

        :raises SettingsError: if that is not what it says.
        """
        try:
            low, high = (float(word) for word in text.split(","))
        except ValueError:
            raise SettingsError(f"{text!r} is not two means with a comma between, as in '0,0.2'") from None
        return cls(low, high, error)

    @property
    def bound(self) -> float:
        """The log-likelihood ratio at which ``high`` is accepted; ``low`` at minus that (Wald)."""
        return log((1 - self.error) / self.error)

    def ratio(self, values: Sequence[float]) -> float:
        """The log-likelihood ratio of ``high`` to ``low`` after independent values; 0 while they are too few."""
        return float(self._ratios(values)[-1]) if len(values) else 0.0

    def verdict(self, values: Sequence[float]) -> Literal["low", "high"] | None:
        """The answer, at the first of the values after which there was one; None if there is none yet."""
        ratios = self._ratios(values)
        over = np.flatnonzero(np.abs(ratios) >= self.bound)
        if not len(over):
            return None
        return "high" if ratios[over[0]] > 0 else "low"

    def _ratios(self, values: Sequence[float]) -> NDArray[np.float64]:
        """The ratio after each value, float64 (n,)."""
        array = np.asarray(values, dtype=np.float64)
        counts = np.arange(1, len(array) + 1)
        mean = np.cumsum(array) / counts
        variance = np.maximum(np.cumsum(array**2) / counts - mean**2, 0)
        believed = (counts >= _FEWEST) & (variance > 1e-12)
        spread = np.where(believed, variance, 1.0)
        ratios = counts / 2 * np.log((spread + (mean - self.low) ** 2) / (spread + (mean - self.high) ** 2))
        return np.where(believed, ratios, 0.0)
