"""Deals with their double-dummy tables, as arrays."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from agent.calls.stored import read_arrays
from agent.rules.contract import Vulnerability, dealer_of_board
from ddsolver.cards import EVERY_CARD
from experiments.errors import FormatError


@dataclass(frozen=True, slots=True)
class SolvedDeals:
    """d deals with the tricks of every declarer in every strain."""

    hands: NDArray[np.int64]
    """The cards of each seat as masks, int64 (d, 4)."""
    tricks: NDArray[np.int8]
    """The tricks of each declarer (by `Seat`) in each strain (by `Strain`), int8 (d, 4, 5)."""

    @classmethod
    def read(cls, path: Path) -> SolvedDeals:
        """Return the deals of a file that ``declarer table --random`` wrote.

        :raises FormatError: if it is no such file, or has impossible deals or tables.
        """
        try:
            arrays = read_arrays(path)
        except FileNotFoundError:
            raise FormatError(f"cannot read {path}: there is no such file") from None
        except ValueError:
            raise FormatError(
                f"{path} is not a file of arrays, such as tables.npz in a folder of `declarer table --random`"
            ) from None
        hands, tricks = arrays.get("hands"), arrays.get("tricks")
        if hands is None or tricks is None or not hands.size:
            raise FormatError(f"{path} has no deals with tables: it needs the arrays 'hands' and 'tricks'")
        if hands.ndim != 2 or hands.shape[1:] != (4,) or tricks.shape != (len(hands), 4, 5):
            raise FormatError(f"{path}: arrays of shape {hands.shape} and {tricks.shape}, not (n, 4) and (n, 4, 5)")
        if hands.dtype.kind not in "iu" or tricks.dtype.kind not in "iu":
            raise FormatError(f"{path}: arrays of {hands.dtype} and {tricks.dtype}, not of whole numbers")
        hands = hands.astype(np.int64)
        wrong = (np.bitwise_or.reduce(hands, axis=1) != EVERY_CARD) | (np.bitwise_count(hands) != 13).any(axis=1)
        wrong |= ((tricks < 0) | (tricks > 13)).any(axis=(1, 2))
        if wrong.any():
            raise FormatError(f"{path}: deal {int(wrong.argmax()) + 1} is not four hands of 13 cards with their tricks")
        return cls(hands, tricks.astype(np.int8))

    def __len__(self) -> int:
        """Return the number of deals."""
        return len(self.hands)

    def first(self, number: int) -> SolvedDeals:
        """Return the first deals."""
        return self.taken(slice(number))

    def taken(self, rows: slice | NDArray[np.int64]) -> SolvedDeals:
        """Return the deals of these rows."""
        return SolvedDeals(self.hands[rows], self.tricks[rows])

    def digest(self) -> str:
        """Return a text that differs for other deals or tables."""
        return hashlib.sha256(self.hands.tobytes() + self.tricks.tobytes()).hexdigest()[:16]

    def dealers(self) -> NDArray[np.int64]:
        """Return the dealer of each deal if they are boards 1, 2, ..., int64 (d,)."""
        return np.resize(np.array([dealer_of_board(number) for number in range(1, 5)], dtype=np.int64), len(self))

    def vulnerable(self) -> NDArray[np.bool_]:
        """Return whether each side is vulnerable if the deals are boards 1, 2, ..., bool (d, 2)."""
        sides = np.array([Vulnerability.of_board(number).sides for number in range(1, 17)])
        return np.resize(sides, (len(self), 2))


@cache
def bench_deals() -> SolvedDeals:
    """Return 10,000 random deals, which no bidder was fitted to.

    ``declarer table --random 10000 --seed 74 -o TABLES`` makes the same deals and tables.
    """
    with as_file(files("experiments") / "data" / "bidding_deals.npz") as path:
        return SolvedDeals.read(path)
