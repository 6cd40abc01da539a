"""The value val(D) of a single suit D, which can be added to the values of other suits (multi-suit paper, section 7).

A suit's value follows from the values of its *reductions*, the suits left after each possible trick. So the table for n
cards is computed from the table for n - 1 cards.

A value is stored as one integer, ``code = number * 2**12 * 64 + infinitesimal``. The infinitesimal is 0, ``k + 1`` for
e_k, or ``-(k + 1)`` for -e_k; a single suit never has +-e0 (section 7.5). Codes have the order of their values.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from ddsolver.errors import WhistError
from ddsolver.whist.infinitesimals import ZERO, exit_with
from ddsolver.whist.single_suit import whist_tricks
from ddsolver.whist.suits import Side, SuitDeal, check_suit
from ddsolver.whist.values import Value

LONGEST = 12
"""The most cards in each hand for which there are tables.

One card more takes 4 times the memory and 6 times the time.
"""

FRACTION_BITS = 12
"""The bits for fractions; with n cards in each hand, denominators are at most 2**(n - 1)."""

INFINITESIMALS = 64
"""The number of codes for all infinitesimals of one number; suits of ``LONGEST`` cards need fewer."""

TRICK = INFINITESIMALS << FRACTION_BITS
"""The code of one trick."""

_CHUNK = 1 << 15
_HALF = Fraction(1, 2)

Codes = NDArray[np.int32]
CodeOrCodes = TypeVar("CodeOrCodes", int, NDArray[np.int64])


def suit_value(deal: SuitDeal) -> Value:
    """Return the value of a suit.

    :raises WhistError: if the suit has more than ``LONGEST`` cards in each hand, and its value is not a multiple of
        1/2; the message gives bounds of the value.
    """
    lower, upper = value_bounds(deal)
    if lower == upper:
        return Value(lower)
    if deal.size > LONGEST:
        raise WhistError(
            f"the value of {deal} is between {Value(lower)} and {Value(upper)}; it cannot be found exactly, because "
            f"each hand has {deal.size} cards (at most {LONGEST} are possible)"
        )
    return decode(int(table(deal.size)[deal.pattern]))


def value_bounds(deal: SuitDeal) -> tuple[Fraction, Fraction]:
    """Return a lower and an upper bound of a suit's value, in linear time; both are multiples of 1/2 (Theorem 12.1).

    If the value itself is a multiple of 1/2, both bounds are equal to it; otherwise, they differ by 1/2.

    The bounds follow from the tricks that West takes in the suit, and in the suit without both players' lowest cards:

    - If he takes n tricks when he leads, but n + 1 when East leads, the value is n + 1/2.
    - If, in the suit without the lowest cards, he takes k - 1 when he leads, but k when East leads, the value is k
      (Theorem 8.10).
    - Otherwise, he takes n tricks with either player on lead. If he also takes n without the lowest cards, the value
      lies between n and n + 1/2, else between n - 1/2 and n (Theorem 8.7).
    """
    if not check_suit(deal).size:
        return Fraction(0), Fraction(0)
    tricks, without_lead = (whist_tricks(deal, side) for side in Side)
    if tricks != without_lead:
        return tricks + _HALF, tricks + _HALF
    reduced, reduced_without_lead = (whist_tricks(deal.without_lowest, side) for side in Side)
    if reduced != reduced_without_lead:
        return Fraction(reduced + 1), Fraction(reduced + 1)
    return (Fraction(tricks), tricks + _HALF) if reduced == tricks else (tricks - _HALF, Fraction(tricks))


def label(leader: Side, value: Value) -> int:
    """Return a number that sorts labeled values: values together with the player to lead (section 7.1).

    The value counts first. Of equal values, the one with West to lead is greater; for pure numbers, it is the reverse.
    """
    return int(_labels(np.array(_encode(value)), np.array(leader is Side.WEST)))


def decode(code: int) -> Value:
    """Return the value that a code of the tables stands for."""
    number, rest = split_code(code)
    infinitesimal = ZERO if rest == 0 else exit_with(rest - 1) if rest > 0 else -exit_with(-rest - 1)
    return Value(Fraction(number, 1 << FRACTION_BITS), infinitesimal)


def split_code(code: CodeOrCodes) -> tuple[CodeOrCodes, CodeOrCodes]:
    """Return the number (in units of 2**-12) and the infinitesimal of a code, or of an array of codes (any shape)."""
    number = (code + INFINITESIMALS // 2) // INFINITESIMALS
    return number, code - number * INFINITESIMALS


@cache
def table(size: int) -> Codes:
    """Return the codes of the values of all deals with ``size`` cards in each hand; shape (4**size,).

    The index is `SuitDeal.pattern`. The entries of patterns that are not deals have no meaning.
    """
    codes = np.zeros(4**size, dtype=np.int32)
    if size == 0:
        return codes
    smaller = table(size - 1)
    for patterns in chunks_of(size):
        reductions = Reductions(patterns, size, smaller)
        grid = np.array([[reductions.labels(i, j) for j in range(size)] for i in range(size)])
        codes[patterns] = _simplest(grid.min(axis=1).max(axis=0), grid.max(axis=0).min(axis=0))
    return codes


def chunks_of(size: int) -> list[NDArray[np.int64]]:
    """Return the patterns of all deals with ``size`` cards in each hand, in arrays of moderate length, int64 (n,)."""
    everything = np.arange(4**size)
    deals = everything[np.bitwise_count(everything) == size]
    return np.array_split(deals, range(_CHUNK, len(deals), _CHUNK))


class Reductions:
    """What is left of many suits of one size after one trick: West's card i and East's card j (0 is the lowest)."""

    def __init__(self, patterns: NDArray[np.int64], size: int, smaller: Codes) -> None:
        """Take the patterns of deals with ``size`` cards in each hand, and the values of deals with one card fewer."""
        held = patterns[:, None] >> np.arange(2 * size) & 1
        self.patterns = patterns
        self.west = np.nonzero(held)[1].reshape(-1, size)
        """West's cards, lowest first; shape (number of patterns, size). ``east`` has East's cards."""
        self.east = np.nonzero(1 - held)[1].reshape(-1, size)
        self._smaller = smaller

    def west_wins(self, i: int, j: int) -> NDArray[np.bool_]:
        """Return for each pattern whether West's card ``i`` beats East's card ``j``, bool (patterns,)."""
        return self.west[:, i] > self.east[:, j]

    def codes(self, i: int, j: int) -> NDArray[np.int64]:
        """Return the code of each suit's value after this trick, plus `TRICK` if West wins it, int64 (patterns,)."""
        west, east = self.west[:, i], self.east[:, j]
        left = _less_card(_less_card(self.patterns, np.maximum(west, east)), np.minimum(west, east))
        codes: NDArray[np.int64] = self._smaller[left] + TRICK * self.west_wins(i, j)
        return codes

    def labels(self, i: int, j: int) -> NDArray[np.int64]:
        """Return the labeled values alpha_ij of section 7.2, as numbers that sort like `label`, int64 (patterns,)."""
        return _labels(self.codes(i, j), self.west_wins(i, j))


def _less_card(patterns: NDArray[np.int64], place: NDArray[np.int64]) -> NDArray[np.int64]:
    below = patterns & ((1 << place) - 1)
    above: NDArray[np.int64] = patterns >> (place + 1) << place
    return below | above


def _labels(codes: NDArray[np.int64], west_leads: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Return codes with a new lowest bit, which orders equal values by leader, as `label` describes."""
    is_number = codes % INFINITESIMALS == 0
    labels: NDArray[np.int64] = 2 * codes.astype(np.int64) + (west_leads != is_number)
    return labels


def _simplest(maxmin: NDArray[np.int64], minmax: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the codes of the simplest values in the intervals I(D) of many suits D (Definitions 7.1, 7.4).

    The arguments are the labels maxmin(D) and minmax(D) of section 7.2. The numbers in the interval are those from
    ``low`` to ``high``. The simplest one has the most trailing zeros in binary.

    If the interval has no number, both labels have the same number q. If q is in L(D) (``low > q``), the value is the
    first q + e_k that is not in L(D). Otherwise, it is the first q - e_k that is not in R(D).
    """
    lower, low_is_excluded = _number_and_side(maxmin)
    upper, high_is_included = _number_and_side(minmax)
    low = lower + low_is_excluded
    high = upper - ~high_is_included
    codes: NDArray[np.int64] = np.where(
        low > lower,
        np.maximum(lower * INFINITESIMALS + 1, (minmax + 1) >> 1),
        np.minimum(lower * INFINITESIMALS - 1, (maxmin - 1) >> 1),
    )
    for shift in range(FRACTION_BITS):  # half-integers come last, so that they replace the others
        rounded_up = -(-low >> shift) << shift
        codes = np.where(rounded_up <= high, rounded_up * INFINITESIMALS, codes)
    return codes


def _number_and_side(labels: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
    """Return each label's number q (unit 2**-12), and whether the label is at least that of q with East to lead."""
    numbers, _ = split_code(labels >> 1)
    return numbers, labels >= 2 * numbers * INFINITESIMALS + 1


def _encode(value: Value) -> int:
    exits = value.infinitesimal
    rest = 0 if exits == ZERO else (abs(exits.stoppers) + 1) * (1 if exits.is_positive else -1)
    return int(value.number * (1 << FRACTION_BITS)) * INFINITESIMALS + rest
