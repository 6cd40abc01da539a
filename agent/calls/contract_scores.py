"""The points of many contracts at once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from agent.rules.auction import BIDS, CALLS, STRAINS_UPWARDS, Bid
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import Seat

Scoring = Literal["plain", "doubled", "expected"]
"""How a contract is scored: for its double-dummy tricks; the same, but doubled if it fails; or for the tricks that
people take."""
_MORE_TRICKS = np.array([[0.37, 0.15, 0.14, -0.01, 0.05, -0.09, -0.09], [0.41, 0.30, 0.19, -0.01, 0.05, -0.09, -0.09]])
"""The tricks that people take beyond double dummy in suits and in notrump, by level (Cheung, 25 million plays on
OKBridge, 2002, http://crystalwebsite.tripod.com; for notrump above the three level, the mean of all strains)."""
_STRAINS = np.array([int(strain) for strain in STRAINS_UPWARDS])


@dataclass(frozen=True, slots=True)
class ContractBatch:
    """The contracts of n auctions."""

    bid: NDArray[np.int64]
    """The number of the bid, int64 (n,); -1 if all four players passed."""
    declarer: NDArray[np.int64]
    """The declarer as a number of `Seat`, int64 (n,); -1 if all four players passed."""
    doubled: NDArray[np.int64]
    """How often the contract is doubled, 0 to 2, int64 (n,)."""

    @property
    def strain(self) -> NDArray[np.int64]:
        """The strains as numbers of `Strain`, int64 (n,); any number if all four players passed."""
        return np.asarray(_STRAINS[self.bid % len(_STRAINS)])

    def scores(
        self, tricks: NDArray[np.integer], vulnerable: NDArray[np.bool_], scoring: Scoring = "plain"
    ) -> NDArray[np.int64]:
        """Return the points of North-South, int64 (n,); 0 for four passes.

        ``tricks``, (n, 4, 5), has the tricks of each declarer (by `Seat`) in each strain (by `Strain`), and
        ``vulnerable``, bool (n, 2), says whether North-South and East-West are vulnerable. Expected points are the mean
        over two numbers of tricks, rounded.
        """
        every, side = np.arange(len(self.bid)), self.declarer % 2
        taken = tricks[every, self.declarer, self.strain]
        doubled = np.where(taken < self.bid // 5 + 7, np.maximum(self.doubled, 1), self.doubled)
        risk = self.doubled if scoring != "doubled" else doubled
        table = _score_table()[self.bid, risk, vulnerable[every, side].astype(np.int64)]
        points = table[every, taken]
        if scoring == "expected":
            more = _MORE_TRICKS[(self.bid % 5 == 4).astype(np.int64), self.bid // 5]
            other = table[every, np.clip(taken + np.sign(more).astype(np.int64), 0, 13)]
            points = np.rint(points + np.abs(more) * (other - points)).astype(np.int64)
        return np.asarray(np.where(self.bid < 0, 0, np.where(side == 0, points, -points)))


@cache
def _score_table() -> NDArray[np.int64]:
    """Return the declarer's points by bid, doubles, vulnerability and tricks, int64 (35, 3, 2, 14)."""
    table = np.empty((BIDS, 3, 2, 14), dtype=np.int64)
    for number, bid in enumerate(CALLS[:BIDS]):
        assert isinstance(bid, Bid)
        for doubled in range(3):
            contract = Contract(bid.level, bid.strain, Seat.NORTH, doubled)
            for vulnerable, vulnerability in enumerate((Vulnerability.NONE, Vulnerability.BOTH)):
                table[number, doubled, vulnerable] = [contract.score(tricks, vulnerability) for tricks in range(14)]
    return table
