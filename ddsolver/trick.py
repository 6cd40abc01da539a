"""What happens within a trick, for the kernels: what may be played, what wins, which cards are worth the same.

A card is a bit number, 16 * suit + rank - 2; sets of cards are masks.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ddsolver.bits import highest, lowest
from ddsolver.cards import SUIT_BITS, SUIT_MASK
from ddsolver.compilation import kernel

NOTRUMP = 4


@kernel("int64(int64, int64, int64)")
def beats(card: int, best: int, trump: int) -> int:
    """Whether a card wins against the one winning so far: higher in its suit, or a trump against none."""
    suit = card >> 4
    if suit == best >> 4:
        return 1 if card > best else 0
    return 1 if suit == trump else 0


@kernel("int64(int64, int64)")
def all_alike(cards: int, others: int) -> int:
    """Whether the ``cards``, one at least, are worth the same: of one suit, none of ``others`` between."""
    top = highest(cards)
    bottom = lowest(cards)
    return 1 if top >> 4 == bottom >> 4 and not others & ((1 << top) - (1 << bottom)) else 0


@kernel("int64(int64, int64)")
def legal_cards(hand: int, led: int) -> int:
    """The cards of a hand that may follow a lead of suit ``led``."""
    following = hand & SUIT_MASK << (SUIT_BITS * led)
    return following if following else hand


@kernel("int64(int64, int64, int64)")
def run_down(card: int, cards: int, others: int) -> int:
    """The ``cards`` from ``card`` downwards that are worth the same: of its suit, none of ``others`` between."""
    run = cards & SUIT_MASK << (card & 48) & ((2 << card) - 1)
    below = others & SUIT_MASK << (card & 48) & ((1 << card) - 1)
    return run & ~((2 << highest(below)) - 1) if below else run


@kernel("UniTuple(int64, 4)(int64[::1], int64, int64)")
def read_trick(trick: NDArray[np.int64], leader: int, trump: int) -> tuple[int, int, int, int]:
    """Mask, suit led, winning card and its seat of a trick int64 (0 to 3,) of bit numbers; zeros for an empty one."""
    on_table = 0
    led = trick[0] >> 4 if len(trick) else 0
    best = trick[0] if len(trick) else 0
    winner = leader
    for place in range(len(trick)):
        on_table |= 1 << trick[place]
        if beats(trick[place], best, trump):
            best = trick[place]
            winner = (leader + place) & 3
    return on_table, led, best, winner
