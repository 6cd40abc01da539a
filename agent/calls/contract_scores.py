"""The points of many contracts at once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from agent.calls.legality import BIDS, CALLS
from agent.rules.auction import STRAINS_UPWARDS, Bid
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import Seat

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

    def scores(self, tricks: NDArray[np.integer], vulnerable: NDArray[np.bool_]) -> NDArray[np.int64]:
        """Return the points of North-South, int64 (n,); 0 for four passes.

        ``tricks``, (n, 4, 5), has the tricks of each declarer (by `Seat`) in each strain (by `Strain`), and
        ``vulnerable``, bool (n, 2), says whether North-South and East-West are vulnerable.
        """
        every, side = np.arange(len(self.bid)), self.declarer % 2
        taken = tricks[every, self.declarer, self.strain]
        points = _score_table()[self.bid, self.doubled, vulnerable[every, side].astype(np.int64), taken]
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
