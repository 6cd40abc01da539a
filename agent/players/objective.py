"""The objective: what a declarer maximises and a defender minimises, and the payoff of each number of tricks."""

from __future__ import annotations

from typing import Literal

import numpy as np
from numpy.typing import NDArray

from agent.rules.contract import Contract, Vulnerability
from agent.rules.imps import imps

__all__ = ["Aim", "payoff_by_tricks", "rounding"]

Aim = Literal["score", "tricks", "make", "imps"]
"""What is maximised on average: points, tricks, making (1 or 0), or IMPs compared with just making the contract."""
_ROUNDING = 1e-9


def payoff_by_tricks(aim: Aim, contract: Contract, vulnerability: Vulnerability) -> NDArray[np.float64]:
    """Return the payoff of 0, 1, ..., 13 tricks of the declarer's side, float64 (14,), in the aim's unit."""
    tricks = range(14)
    if aim == "tricks":
        return np.array(tricks, dtype=np.float64)
    if aim == "make":
        return np.array([float(taken >= contract.tricks_needed) for taken in tricks])
    points = [contract.score(taken, vulnerability) for taken in tricks]
    if aim == "score":
        return np.array(points, dtype=np.float64)
    return np.array([imps(score - points[contract.tricks_needed]) for score in points], dtype=np.float64)


def rounding(aim: Aim, contract: Contract, vulnerability: Vulnerability) -> float:
    """Return the difference up to which two means count as equal.

    Sums of the same numbers in another order differ in their last bits, so every comparison of means allows for this.
    """
    return _ROUNDING * float(np.abs(payoff_by_tricks(aim, contract, vulnerability)).max())
