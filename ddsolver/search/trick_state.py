"""The rules of a trick, for the kernels: which cards are legal, which card wins, and which cards are equivalent.

A card is a bit number, 16 * suit + rank - 2; sets of cards are masks.
"""

from __future__ import annotations

from typing import NamedTuple

from ddsolver.cards import SUIT_BITS, SUIT_MASK
from ddsolver.native.kernel import fragment, kernel
from ddsolver.native.types import Ints
from ddsolver.search.intrinsics import highest, lowest

NOTRUMP = 4


class TrickState(NamedTuple):
    """The state of a trick before one of its four cards; all fields are int64."""

    leader: int
    """The seat that leads to the trick."""
    placed: int
    """The number of cards on the table, 0 to 3. If it is 0, ``led`` and ``best`` are 0, and ``winner`` is the
    leader."""
    on_table: int
    """A mask of the cards on the table."""
    led: int
    """The suit led."""
    best: int
    """The card that is winning the trick, a bit number."""
    winner: int
    """The seat that played the winning card."""
    left: int
    """The number of tricks left to be played, including this one."""


@kernel()
def beats(card: int, best: int, trump: int) -> int:
    """Return 1 if a card beats ``best``, the card that is winning the trick, else 0."""
    suit = card >> 4
    if suit == best >> 4:
        return 1 if card > best else 0
    return 1 if suit == trump else 0


@fragment
def winner_matters(best: int, cards: int) -> int:
    """Return a mask of the card ``best``, which wins a trick, or 0 if no other of the ``cards`` is of its suit."""
    of_suit = cards & SUIT_MASK << (best & 48)
    return 1 << best if of_suit & (of_suit - 1) else 0


@kernel()
def all_alike(cards: int, others: int) -> int:
    """Return 1 if all ``cards`` (at least one) are of one suit and no card of ``others`` lies between them, else 0."""
    top = highest(cards)
    bottom = lowest(cards)
    return 1 if top >> 4 == bottom >> 4 and not others & ((1 << top) - (1 << bottom)) else 0


@kernel()
def legal_cards(hand: int, led: int) -> int:
    """Return the cards of a hand that may follow a lead of suit ``led``."""
    following = hand & SUIT_MASK << (SUIT_BITS * led)
    return following if following else hand


@kernel()
def run_down(card: int, cards: int, others: int) -> int:
    """Return the run of ``cards`` from ``card`` downwards: from the queen of QJ98, QJ if ``others`` have the ten."""
    run = cards & SUIT_MASK << (card & 48) & ((2 << card) - 1)
    below = others & SUIT_MASK << (card & 48) & ((1 << card) - 1)
    return run & ~((2 << highest(below)) - 1) if below else run


@kernel()
def new_trick(leader: int, left: int) -> TrickState:
    """Return the state before a lead, with ``left`` tricks left."""
    return TrickState(leader, 0, 0, 0, 0, leader, left)


@kernel()
def to_play(trick_state: TrickState) -> int:
    """Return the seat to play."""
    return (trick_state.leader + trick_state.placed) & 3


@kernel()
def after(trick_state: TrickState, card: int, trump: int) -> TrickState:
    """Return the state after a card; after the fourth card, the winner leads to a new trick."""
    best = trick_state.best
    winner = trick_state.winner
    if trick_state.placed == 0 or beats(card, best, trump):
        best = card
        winner = to_play(trick_state)
    if trick_state.placed == 3:
        return new_trick(winner, trick_state.left - 1)
    led = trick_state.led if trick_state.placed else card >> 4
    return TrickState(
        trick_state.leader,
        trick_state.placed + 1,
        trick_state.on_table | 1 << card,
        led,
        best,
        winner,
        trick_state.left,
    )


@kernel(entry=True)
def read_trick(trick: Ints, leader: int, trump: int, left: int) -> TrickState:
    """Return the state after 0 to 3 cards of a trick, given as bit numbers, int64 (n,); ``left`` tricks are left."""
    trick_state = new_trick(leader, left)
    for card in trick:
        trick_state = after(trick_state, card, trump)
    return trick_state
