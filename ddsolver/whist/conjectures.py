"""Tests of conjectures 12.2, 12.3 and 12.4 of the multi-suit paper, on every deal of one suit of a given size."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from ddsolver.errors import WhistError, as_whole_number
from ddsolver.whist.infinitesimals import Infinitesimal
from ddsolver.whist.suits import Side, SuitDeal
from ddsolver.whist.valuation import INFINITESIMALS, LONGEST, Codes, Reductions, chunks_of, decode, split_code, table
from ddsolver.whist.values import Value


@dataclass(frozen=True)
class Findings:
    """The results of the tests on all deals with ``size`` cards in each hand."""

    size: int
    deals: int
    values: dict[Value, int]
    """The number of deals that have each value."""

    against_exits: tuple[SuitDeal, ...]
    """Deals that contradict 12.2.

    Conjecture 12.2 is: if a value is q + x with a positive infinitesimal x, then q is whole, q >= 0 and x = e_q.
    """

    against_fractions: tuple[SuitDeal, ...]
    """Deals that contradict 12.3 (if a value is a number, its fractional part is 0, 1/2**k, 1 - 1/2**k, 3/8 or 5/8)."""

    against_hold_ups: tuple[SuitDeal, ...]
    """Deals that contradict 12.4 (it is never better to hold up a winner that is not the highest card of the suit)."""

    ace_hold_ups: int
    """The number of deals in which West may have to hold up his ace (not win with it yet)."""

    @property
    def holds(self) -> bool:
        """Whether no deal contradicts any of the three conjectures."""
        return not (self.against_exits or self.against_fractions or self.against_hold_ups)


def check_conjectures(size: int, progress: Callable[[int], object] | None = None) -> Findings:
    """Return the results of the three tests on every deal with ``size`` cards in each hand.

    :param progress: called with the number of deals tested since the last call.
    :raises WhistError: if the size is not from 1 to ``LONGEST``.
    """
    size = as_whole_number(size, "the size of a deal", WhistError)
    if not 1 <= size <= LONGEST:
        raise WhistError(f"deals of {size} cards in each hand cannot be tested; give 1 to {LONGEST} cards")
    codes = table(size)
    counts: Counter[int] = Counter()
    below_ace: list[int] = []
    ace_hold_ups = 0
    for patterns in chunks_of(size):
        counts.update(codes[patterns].tolist())
        cheaply, with_ace = better_held_up(patterns, size, table(size - 1))
        below_ace += patterns[cheaply].tolist()
        ace_hold_ups += int(with_ace.sum())
        if progress:
            progress(len(patterns))
    values = {decode(code): count for code, count in sorted(counts.items())}

    def deals_unless(allowed: Callable[[Value], bool]) -> tuple[SuitDeal, ...]:
        wrong = {code for code in counts if not allowed(decode(code))}
        if not wrong:
            return ()
        return _deals(size, [deal for deals in chunks_of(size) for deal in deals.tolist() if codes[deal] in wrong])

    return Findings(
        size,
        deals=sum(counts.values()),
        values=values,
        against_exits=deals_unless(exit_allowed),
        against_fractions=deals_unless(fraction_allowed),
        against_hold_ups=_deals(size, below_ace),
        ace_hold_ups=ace_hold_ups,
    )


def exit_allowed(value: Value) -> bool:
    """Whether a suit may have this value according to conjecture 12.2."""
    if not value.infinitesimal.is_positive:
        return True
    return value.number >= 0 and value.number == value.infinitesimal.stoppers


def fraction_allowed(value: Value) -> bool:
    """Whether a suit may have this value according to conjecture 12.3."""
    part = value.number % 1
    return (
        not value.is_number
        or part in (0, Fraction(3, 8), Fraction(5, 8))
        or 1 in (part.numerator, (1 - part).numerator)
    )


def better_held_up(
    patterns: NDArray[np.int64], size: int, smaller: Codes
) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Return in which suits West may have to hold up a winner below the ace, and in which suits the ace.

    West may have to hold up if this is better for some lead of East and some choice of other suits. Both results have
    the shape of ``patterns``; ``smaller`` is the table for one card less.

    Only West's cheapest winner and his lowest loser are compared, since it is never worse to keep a higher card
    (Consequence 5.3).
    """
    reductions = Reductions(patterns, size, smaller)
    below_ace, with_ace = np.zeros((2, len(patterns)), dtype=np.bool_)
    for j in range(size):
        held_up = reductions.codes(0, j)
        not_yet = ~reductions.west_wins(0, j)
        for i in range(1, size):
            wins = reductions.west_wins(i, j) & not_yet
            worse = wins & ~_as_good(reductions.codes(i, j), held_up)
            is_ace = reductions.west[:, i] == 2 * size - 1
            below_ace |= worse & ~is_ace
            with_ace |= worse & is_ace
            not_yet &= ~wins
    return below_ace, with_ace


def _as_good(taken: NDArray[np.int64], held_up: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Return for each suit whether taking the trick is never worse than holding up, whatever the other suits are.

    :param taken: the codes of the suits' values if West takes the trick and leads next.
    :param held_up: the codes of the suits' values if West holds up and East leads next.
    """
    (number, rest), (other_number, other_rest) = split_code(taken), split_code(held_up)
    tie = _wins_ties()[rest, other_rest]
    better: NDArray[np.bool_] = (number > other_number) | ((number == other_number) & tie)
    return better


@cache
def _wins_ties() -> NDArray[np.bool_]:
    """Return whether, for West in a tie, infinitesimal x with West on lead is as good as y with East on lead.

    It is as good if West wins the tie with x whenever he wins it with y, whatever the other suits add. The indices are
    the codes of x and y; negative codes count from the end, as in numpy. The shape is (INFINITESIMALS, INFINITESIMALS).
    """
    by_code = {code: decode(code).infinitesimal for code in range(-LONGEST - 1, LONGEST + 2)}
    others = {
        Infinitesimal.of(stoppers, west_exit=west, east_exit=east)
        for stoppers in range(-2 * LONGEST, 2 * LONGEST + 1)
        for west, east in product([False, True], repeat=2)
    }
    answer = np.zeros((INFINITESIMALS, INFINITESIMALS), dtype=np.bool_)
    for taken, first in by_code.items():
        for held_up, second in by_code.items():
            answer[taken, held_up] = all(
                (first + other).favours_west(Side.WEST) or not (second + other).favours_west(Side.EAST)
                for other in others
            )
    return answer


def _deals(size: int, patterns: list[int]) -> tuple[SuitDeal, ...]:
    return tuple(SuitDeal.from_pattern(size, pattern) for pattern in sorted(patterns))
