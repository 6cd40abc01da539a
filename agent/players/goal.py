"""What a declarer aims at, and what numbers of tricks are worth to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

import numpy as np
from numpy.typing import NDArray

from agent.errors import PlayerError
from agent.rules.contract import Contract, Vulnerability
from agent.rules.imps import imps
from ddsolver.errors import whole_number

Aim = Literal["score", "tricks", "make", "imps"]
_ROUNDING = 1e-9


@dataclass(frozen=True, slots=True)
class Goal:
    """What a declarer maximises: the mean duplicate score, tricks, probability of making, or IMPs against a datum.

    The datum is in points to the declarer's side; without one it is the score of the contract just made.

    :raises PlayerError: if there is no such aim.
    """

    aim: Aim = "score"
    datum: int | None = None

    def __post_init__(self) -> None:
        if self.aim not in get_args(Aim):
            raise PlayerError(f"unknown aim: {self.aim!r} (one of {' '.join(get_args(Aim))})")
        if self.datum is not None:
            object.__setattr__(self, "datum", whole_number(self.datum, "datum", PlayerError))

    def values(self, contract: Contract, vulnerability: Vulnerability) -> NDArray[np.float64]:
        """The worth of 0, 1, ..., 13 tricks to the declarer's side, float64 (14,)."""
        tricks = range(14)
        if self.aim == "tricks":
            return np.array(tricks, dtype=np.float64)
        if self.aim == "make":
            return np.array([float(taken >= contract.tricks_needed) for taken in tricks])
        points = [contract.score(taken, vulnerability) for taken in tricks]
        if self.aim == "score":
            return np.array(points, dtype=np.float64)
        datum = points[contract.tricks_needed] if self.datum is None else self.datum
        return np.array([imps(score - datum) for score in points], dtype=np.float64)

    def rounding(self, contract: Contract, vulnerability: Vulnerability) -> float:
        """Two means are the same if they differ by no more than this: sums in another order differ in their last bits.

        Every comparison of means allows for it, those in `agent.players.joint.search` too.
        """
        return _ROUNDING * float(np.abs(self.values(contract, vulnerability)).max())
