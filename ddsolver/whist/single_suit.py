"""Single-suit whist in closed form.

The paper is J. Wästlund, "A solution of two-person single-suit whist". West's cards are ``W_1 < ... < W_n`` and East's
``E_1 < ... < E_n``. The paper's matrix is ``A[i, j] = 1`` where ``W_i > E_j``, and -1 elsewhere (equation 6). The
tricks depend on the sums ``T_k`` of its diagonals ``j - i = k``, and on the entries of two diagonals. The procedure of
section 10 takes linear time and does not build the matrix.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ddsolver.whist.suits import Side, SuitDeal, check_leader, check_suit


@dataclass(frozen=True)
class Diagonals:
    """What the closed forms need to know about a suit; computed in linear time from sorted cards (section 10)."""

    size: int
    """The number of cards in each hand, n."""

    balance: NDArray[np.int64]
    """The paper's S(i), i = 0 to 2n: of the i lowest cards, how many more East has than West; shape (2n + 1,)."""

    sums: NDArray[np.int64]
    """The diagonal sums T_k for k = 1 - n to n - 1; shape (2n - 1,), or (0,) without cards."""

    lower: int
    """The paper's lower H (with a line below), where the sums change sign."""

    upper: int
    """The paper's upper H (with a line above), which is ``lower`` or ``lower + 1``."""

    @classmethod
    def of(cls, deal: SuitDeal) -> Diagonals:
        """Return the diagonals of a suit."""
        owners = deal.owners()
        balance = np.concatenate([[0], np.cumsum(owners)])
        sums = _diagonal_sums(owners, balance)
        return cls(deal.size, balance, sums, *_sign_change(sums, deal.size))

    @property
    def east_has_ace(self) -> bool:
        """Whether the highest card is East's."""
        return bool(self.balance[-1] > self.balance[-2])

    def entries(self, diagonal: int, first: int, last: int) -> NDArray[np.int64]:
        """Return the entries ``A[i, i + diagonal]`` for i = first to last, each 1 or -1, int64 (last - first + 1,).

        There are none if first > last.
        """
        rows = np.arange(first, last + 1)
        return np.where(self.balance[2 * rows + diagonal - 1] > diagonal, 1, -1)

    def sum(self, diagonal: int) -> int:
        """Return T_k for k = ``diagonal``, the sum of that diagonal; it is 0 for a diagonal outside of the matrix."""
        return int(self.sums[diagonal + self.size - 1]) if abs(diagonal) < self.size else 0


def whist_tricks(deal: SuitDeal, leader: Side) -> int:
    """Return the tricks that West takes in single-suit whist (Theorems 8.1 and 9.1)."""
    # (n + H) / 2, rounded against the leader.
    return (check_suit(deal).size + whist_level(deal) + (check_leader(leader) is Side.EAST)) // 2


def whist_level(deal: SuitDeal) -> int:
    """Return the paper's H (Theorem 9.1).

    With n cards each, West takes (n + H) / 2 tricks; the leader loses a half trick.
    """
    diagonals = Diagonals.of(deal)
    return diagonals.upper if level_is_upper(deal, diagonals) else diagonals.lower


def level_is_upper(deal: SuitDeal, diagonals: Diagonals) -> bool:
    """Whether H is the upper of its two bounds (Theorem 9.1); True if they are equal.

    The theorem's conditions are for an ace of East. If West has it, exchange the hands, which also swaps the bounds.
    """
    if diagonals.lower == diagonals.upper:
        return True
    if diagonals.east_has_ace:
        return _exception_to_ace(diagonals)
    return not _exception_to_ace(Diagonals.of(deal.swapped))


def _exception_to_ace(diagonals: Diagonals) -> bool:
    """Return whether West gets the upper level although East has the ace (the theorem's three conditions)."""
    size, lower, upper = diagonals.size, diagonals.lower, diagonals.upper
    if upper < 0:
        return False
    on_upper = diagonals.entries(upper, 2, size - 1 - upper)
    if on_upper.sum() < 0:
        return False
    ends = np.arange(2, size - 1 - upper, 2)  # the values of 2k that leave neither sum empty
    low = np.cumsum(diagonals.entries(lower, 2, size - 2 - upper))[ends - 2]
    high = on_upper.sum() - np.cumsum(on_upper)[ends - 2]
    return bool(np.any((low > 0) & (high > 0)))


def _diagonal_sums(owners: NDArray[np.int64], balance: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the sum T_k of each diagonal k of the paper's matrix, from 1 - n to n - 1 (section 10)."""
    size = len(owners) // 2
    if size == 0:
        return np.zeros(0, dtype=np.int64)
    ks = np.arange(-size, size)  # -size is no diagonal: the steps at its place cancel
    sums = np.where(ks < 0, size + ks, ks - size)
    count = np.arange(2 * size)
    east = owners == 1
    np.subtract.at(sums, balance[:-1][east] + size, count[east])
    np.add.at(sums, balance[1:][~east] + size, count[~east] + 1)
    return sums[1:]


def _sign_change(sums: NDArray[np.int64], size: int) -> tuple[int, int]:
    """Return the lower and the upper H, where the sums change sign (after Lemma 5.2)."""
    if np.all(sums > 0):
        return size, size
    if np.all(sums < 0):
        return -size, -size
    lower = int(np.flatnonzero(sums >= 0)[-1])
    upper = int(np.flatnonzero(sums <= 0)[0])
    return lower - size + 1, upper - size + 1
