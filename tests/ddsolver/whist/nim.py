"""Nim, misère nim, Moore's nim and blocking nim, solved by homomorphisms ("Quotient monoids" sections 6.1 to 6.4).

A position is given by the sizes of its piles. The mover is the player who is to move.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import reduce
from operator import xor


def nim_mover_wins(piles: Iterable[int]) -> bool:
    """Whether the mover wins nim (section 6.1): a move takes from one pile; the player who cannot move loses."""
    return reduce(xor, piles, 0) != 0


def misere_nim_mover_wins(piles: Iterable[int]) -> bool:
    """Whether the mover wins misère nim (section 6.2): nim in which the player who cannot move is the winner.

    The result depends on the nim sum, and on whether there is a pile of two or more.
    """
    piles = list(piles)
    total = reduce(xor, piles, 0)
    return total != 0 if any(pile >= 2 for pile in piles) else total != 1


def moore_nim_mover_wins(piles: Iterable[int], k: int) -> bool:
    """Whether the mover wins Moore's nim, where a move may take from up to ``k - 1`` piles (section 6.3).

    The mover loses if, in each binary place, the number of piles that have a one there is a multiple of ``k``.
    """
    piles = list(piles)
    places = max((pile.bit_length() for pile in piles), default=0)
    return any(sum(pile >> place & 1 for pile in piles) % k for place in range(places))


def blocking_nim_mover_wins(piles: Iterable[int], k: int, forbidden: Collection[int] = ()) -> bool:
    """Whether the mover wins nim where each move names ``k - 1`` numbers that the next may not take (section 6.4).

    Write each pile as ``q * k + r`` with ``r < k``. The mover loses if the nim sum of all ``q`` is 0 and all numbers
    from 1 to the greatest ``r`` are ``forbidden``.

    :param forbidden: the numbers that this move must not take, at most ``k - 1``.
    """
    piles = list(piles)
    quotients = reduce(xor, (pile // k for pile in piles), 0)
    remainder = max((pile % k for pile in piles), default=0)
    return quotients != 0 or not set(range(1, remainder + 1)) <= set(forbidden)
