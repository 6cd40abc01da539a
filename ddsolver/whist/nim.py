"""Nim, misère nim, Moore's nim and blocking nim, solved by homomorphisms ("Quotient monoids" sections 6.1 to 6.4).

A position is the sizes of its piles. The player who is to move wins, or his opponent does.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import reduce
from operator import xor

from ddsolver.errors import WhistError, check_kind, whole_number


def nim_mover_wins(piles: Iterable[int]) -> bool:
    """Whether the mover wins nim (section 6.1): take any number from one pile; the player who cannot move loses.

    :raises WhistError: if a pile is less than nothing.
    """
    return reduce(xor, _checked(piles), 0) != 0


def misere_nim_mover_wins(piles: Iterable[int]) -> bool:
    """Whether the mover wins nim where the player who cannot move wins (section 6.2).

    The nim sum and whether there is a pile of two or more decide.

    :raises WhistError: if a pile is less than nothing.
    """
    piles = _checked(piles)
    total = reduce(xor, piles, 0)
    return total != 0 if any(pile >= 2 for pile in piles) else total != 1


def moore_nim_mover_wins(piles: Iterable[int], k: int) -> bool:
    """Whether the mover wins when a move may take from up to ``k - 1`` piles (section 6.3).

    He loses if, in each binary place, the number of piles with a one is a multiple of ``k``.

    :raises WhistError: if a pile is less than nothing, or ``k`` less than 2.
    """
    piles = _checked(piles)
    _check_k(k)
    places = max((pile.bit_length() for pile in piles), default=0)
    return any(sum(pile >> place & 1 for pile in piles) % k for place in range(places))


def blocking_nim_mover_wins(piles: Iterable[int], k: int, forbidden: Collection[int] = ()) -> bool:
    """Whether the mover wins nim in which each move comes with ``k - 1`` numbers the next must not take (section 6.4).

    With ``q * k + r`` in each pile the mover loses if the ``q`` have nim sum 0 and 1 to the greatest ``r`` are all
    ``forbidden``.

    :param forbidden: numbers that this move must not take, ``k - 1`` at most.
    :raises WhistError: if a pile is less than nothing, ``k`` less than 1, or more than ``k - 1`` numbers are forbidden.
    """
    piles = _checked(piles)
    _check_k(k, 1)
    if len(set(forbidden)) > k - 1:
        raise WhistError(f"{len(set(forbidden))} numbers are forbidden: with k = {k} there are {k - 1} at most")
    quotients = reduce(xor, (pile // k for pile in piles), 0)
    remainder = max((pile % k for pile in piles), default=0)
    return quotients != 0 or not set(range(1, remainder + 1)) <= set(forbidden)


def _checked(piles: Iterable[int]) -> list[int]:
    check_kind(piles, Iterable, "piles", WhistError)
    sizes = [whole_number(pile, "a pile", WhistError) for pile in piles]
    for pile in sizes:
        if pile < 0:
            raise WhistError(f"a pile of {pile}: a pile has 0 or more counters")
    return sizes


def _check_k(k: int, least: int = 2) -> None:
    if whole_number(k, "k", WhistError) < least:
        raise WhistError(f"k = {k}: it is {least} at least")
