"""International match points."""

from __future__ import annotations

from bisect import bisect_right

import numpy as np
from numpy.typing import NDArray

__all__ = ["imps", "imps_of"]

_LEAST_POINTS = (
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600,
    750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000,
)  # fmt: skip
"""The smallest differences in points that are worth 1, 2, ..., 24 IMPs (Law 78B)."""


def imps(difference: int) -> int:
    """Return the IMPs (0 to 24) for a difference in points, with the sign of the difference (Law 78B)."""
    won = bisect_right(_LEAST_POINTS, abs(difference))
    return won if difference >= 0 else -won


def imps_of(differences: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the `imps` of each difference, int64 of the same shape."""
    return np.asarray(np.sign(differences) * np.searchsorted(_LEAST_POINTS, np.abs(differences), side="right"))
