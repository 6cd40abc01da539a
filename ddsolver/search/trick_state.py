"""What happens within a trick, for the kernels: what may be played, what wins, which cards are worth the same.

A card is a bit number, 16 * suit + rank - 2; sets of cards are masks.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import int64
from numpy.typing import NDArray

from ddsolver.cards import SUIT_BITS, SUIT_MASK
from ddsolver.jit.compiling import kernel
from ddsolver.jit.tuple_types import tuple_type
from ddsolver.search.intrinsics import highest, lowest

NOTRUMP = 4


class TrickState(NamedTuple):
    """A moment of a trick, from before its first card to before its last; int64 each."""

    leader: int
    """The seat that leads to the trick."""
    placed: int
    """How many cards lie on the table, 0 to 3; with none, the next three fields are 0 and the winner is the leader."""
    on_table: int
    """These cards, a mask."""
    led: int
    """The suit led."""
    best: int
    """The card that is winning the trick, a bit number."""
    winner: int
    """The seat that played it."""
    left: int
    """The tricks left to be played, this one included."""


TRICK_STATE = tuple_type(TrickState)


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
    """Return the cards of a hand that may follow a lead of suit ``led``."""
    following = hand & SUIT_MASK << (SUIT_BITS * led)
    return following if following else hand


@kernel("int64(int64, int64, int64)")
def run_down(card: int, cards: int, others: int) -> int:
    """Return the ``cards`` from ``card`` down that are equivalent to it: none of ``others`` between."""
    run = cards & SUIT_MASK << (card & 48) & ((2 << card) - 1)
    below = others & SUIT_MASK << (card & 48) & ((1 << card) - 1)
    return run & ~((2 << highest(below)) - 1) if below else run


@kernel(TRICK_STATE(int64, int64))
def new_trick(leader: int, left: int) -> TrickState:
    """Return the state before a lead, with ``left`` tricks left."""
    return TrickState(leader, 0, 0, 0, 0, leader, left)


@kernel(int64(TRICK_STATE))
def to_play(moment: TrickState) -> int:
    """Return the seat whose turn it is."""
    return (moment.leader + moment.placed) & 3


@kernel(TRICK_STATE(TRICK_STATE, int64, int64))
def after(moment: TrickState, card: int, trump: int) -> TrickState:
    """Return the state after a card; after the fourth card the winner leads to the next trick."""
    best = moment.best
    winner = moment.winner
    if moment.placed == 0 or beats(card, best, trump):
        best = card
        winner = to_play(moment)
    if moment.placed == 3:
        return new_trick(winner, moment.left - 1)
    led = moment.led if moment.placed else card >> 4
    return TrickState(moment.leader, moment.placed + 1, moment.on_table | 1 << card, led, best, winner, moment.left)


@kernel(TRICK_STATE(int64[::1], int64, int64, int64))
def read_trick(trick: NDArray[np.int64], leader: int, trump: int, left: int) -> TrickState:
    """Return the state after the cards of a trick, int64 (0 to 3,) bit numbers, with ``left`` tricks left."""
    moment = new_trick(leader, left)
    for card in trick:
        moment = after(moment, card, trump)
    return moment
