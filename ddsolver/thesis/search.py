"""The zero-window search of chapter 4 of the thesis, and the number of tricks by this search (Algorithm 1).

The search decides a race: do North-South take ``need_ns`` tricks before East-West take ``need_ew``? If the two numbers
add up to n + 1, the race ends within n tricks. It is then the thesis's minimax(score - 1, score + 1, n), a search of
depth n. The result is *permanent* (Theorem 2), because no side loses a trick that it has won. This has three
consequences for Algorithm 1:

- Yes means that North-South take at least ``need_ns`` of all remaining tricks; no means that East-West take at least
  ``need_ew``. In the terms of the thesis, the search finds a score in C(n), the scores consistent with the value of the
  whole game (Definition 6, Theorem 3).
- Bounds found at one depth are valid at every other depth (Theorem 4), and quick tricks count even if there are more
  than n of them.
- At full depth, C(n) has only one score (Theorem 3.2), and the answer is exact.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ddsolver.cards import SUIT_BITS, SUIT_MASK
from ddsolver.native.kernel import fragment, kernel
from ddsolver.native.types import IntRows, Ints
from ddsolver.search.intrinsics import popcount
from ddsolver.search.trick_state import NOTRUMP, TrickState, after, to_play
from ddsolver.thesis.bounds import later_tricks, quick_tricks
from ddsolver.thesis.ordering import order_moves
from ddsolver.thesis.transposition import NO_MOVE, contents_of, pack, relative_card, relative_key, slot_of

MOVES, SCORES, KILLER = 0, 13, 26
"""A row of the scratch array: where the thirteen moves, their scores and the killer move begin.

The index of the row is the number of cards left in all hands.
"""


def new_scratch() -> NDArray[np.int64]:
    """Return the working memory of the searches of one position, int64 (53, 27)."""
    return np.full((53, 27), -1, dtype=np.int64)


class _Entry(NamedTuple):
    """What the table has of a position at the start of a trick."""

    slot: int
    """Its row of the table."""
    first: int
    second: int
    """Its key, with ``first``."""
    lower: int
    upper: int
    """The largest number of tricks that North-South may still take; ``lower`` is the smallest."""
    move: int
    """The hash move, a `relative_card`, or `NO_MOVE`."""


@fragment
def _look_up(hands: Ints, table: IntRows, trump: int, trick_state: TrickState) -> _Entry:
    """Return the entry of a position at the start of a trick; if there is none, one that says nothing."""
    first, second = relative_key(hands, trick_state.leader, trump)
    slot = slot_of(table, first, second)
    contents = contents_of(table, slot, first, second)
    if contents < 0:
        return _Entry(slot, first, second, 0, trick_state.left, NO_MOVE)
    return _Entry(slot, first, second, contents & 15, contents >> 4 & 15, contents >> 8)


@fragment
def _without_search(hands: Ints, entry: _Entry, trump: int, trick_state: TrickState, need_ns: int, need_ew: int) -> int:
    """Return the answer of `secures` by stored bounds, quick tricks or later tricks; -1 if they leave it open."""
    if entry.lower >= need_ns:
        return 1
    if trick_state.left - entry.upper >= need_ew:
        return 0
    leader = trick_state.leader
    ours = 1 - (leader & 1)
    if quick_tricks(hands, leader, trump) >= (need_ns if ours else need_ew):
        return ours
    in_play = hands[0] | hands[1] | hands[2] | hands[3]
    no_trumps = trump == NOTRUMP or in_play >> (SUIT_BITS * trump) & SUIT_MASK == 0
    if no_trumps and later_tricks(hands, leader) >= (need_ew if ours else need_ns):
        return 1 - ours
    return -1


@fragment
def _try_cards(
    hands: Ints,
    table: IntRows,
    scratch: IntRows,
    trump: int,
    trick_state: TrickState,
    need_ns: int,
    need_ew: int,
    hash_move: int,
) -> tuple[int, int]:
    """Try cards until one reaches its player's goal; return the answer of `secures`, and this card or `NO_MOVE`."""
    seat = to_play(trick_state)
    ours = 1 - (seat & 1)
    row = scratch[popcount(hands[0]) + popcount(hands[1]) + popcount(hands[2]) + popcount(hands[3])]
    moves = row[MOVES:SCORES]
    count = order_moves(hands, trump, trick_state, row[KILLER], hash_move, moves, row[SCORES:KILLER])
    for turn in range(count):
        card = moves[turn]
        following = after(trick_state, card, trump)
        next_ns = need_ns
        next_ew = need_ew
        if trick_state.placed == 3:
            if following.leader & 1 == 0:
                next_ns -= 1
            else:
                next_ew -= 1
        hands[seat] ^= 1 << card
        answer = secures(hands, table, scratch, trump, following, next_ns, next_ew)
        hands[seat] ^= 1 << card
        if answer == ours:
            row[KILLER] = card
            return ours, card
    return 1 - ours, NO_MOVE


@kernel()
def secures(
    hands: Ints, table: IntRows, scratch: IntRows, trump: int, trick_state: TrickState, need_ns: int, need_ew: int
) -> int:
    """Return 1 if North-South take ``need_ns`` of the next tricks before East-West take ``need_ew``, else 0.

    ``hands``, int64 (4,), are the cards not played; the search changes and restores them. ``table`` is a `new_table`,
    and ``scratch`` is a `new_scratch`.
    """
    if trick_state.placed:
        answer, _ = _try_cards(hands, table, scratch, trump, trick_state, need_ns, need_ew, NO_MOVE)
        return answer
    if need_ns <= 0:
        return 1
    if need_ew <= 0:
        return 0
    entry = _look_up(hands, table, trump, trick_state)
    answer = _without_search(hands, entry, trump, trick_state, need_ns, need_ew)
    if answer >= 0:
        return answer
    answer, card = _try_cards(hands, table, scratch, trump, trick_state, need_ns, need_ew, entry.move)
    lower, upper, move = entry.lower, entry.upper, entry.move
    if answer:
        lower = max(lower, need_ns)
    else:
        upper = min(upper, trick_state.left - need_ew)
    if card != NO_MOVE:
        move = relative_card(card, hands[0] | hands[1] | hands[2] | hands[3])
    table[entry.slot, 0] = entry.first
    table[entry.slot, 1] = entry.second
    table[entry.slot, 2] = pack(lower, upper, move)
    return answer


@kernel(entry=True)
def ns_tricks(hands: Ints, table: IntRows, scratch: IntRows, trump: int, trick_state: TrickState) -> int:
    """Return how many of the tricks left, including the current one, North-South take with best play.

    The arguments are those of `secures`. This is Algorithm 1: find North-South's tricks among the first n, for n = 1,
    2, 3 and so on. Each n takes one search, since the number grows by at most one (Theorem 2).
    """
    tricks = 0
    for depth in range(1, trick_state.left + 1):
        tricks += secures(hands, table, scratch, trump, trick_state, tricks + 1, depth - tricks)
    return tricks
