"""The zero-window search of chapter 4 of the thesis, and two ways to find a number of tricks with this search.

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

import numpy as np
from numpy.typing import NDArray

from ddsolver.cards import SUIT_BITS
from ddsolver.native.kernel import kernel
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


# The whole search is one long function, because numba needs the recursion in one place.
@kernel()
def secures(
    hands: Ints, table: IntRows, scratch: IntRows, trump: int, trick_state: TrickState, need_ns: int, need_ew: int
) -> int:
    """Return 1 if North-South take ``need_ns`` of the next tricks before East-West take ``need_ew``, else 0.

    ``hands``, int64 (4,), are the cards not played; the search changes and restores them. ``table`` is a `new_table`,
    and ``scratch`` is a `new_scratch`.
    """
    seat = to_play(trick_state)
    ns_to_play = seat & 1 == 0
    first = second = slot = 0
    lower = 0
    upper = popcount(hands[seat])
    hash_move = -1
    if trick_state.placed == 0:
        if need_ns <= 0:
            return 1
        if need_ew <= 0:
            return 0
        remaining = upper
        first, second = relative_key(hands, seat, trump)
        slot = slot_of(table, first, second)
        contents = contents_of(table, slot, first, second)
        if contents >= 0:
            lower = contents & 15
            upper = contents >> 4 & 15
            if lower >= need_ns:
                return 1
            if remaining - upper >= need_ew:
                return 0
            if contents >> 8 != NO_MOVE:
                hash_move = contents >> 8
        quick = quick_tricks(hands, seat, trump)
        if quick >= (need_ns if ns_to_play else need_ew):
            return 1 if ns_to_play else 0
        in_play = hands[0] | hands[1] | hands[2] | hands[3]
        if trump == NOTRUMP or in_play >> (SUIT_BITS * trump) & 0x1FFF == 0:
            later = later_tricks(hands, seat)
            if later >= (need_ew if ns_to_play else need_ns):
                return 0 if ns_to_play else 1
    row = scratch[popcount(hands[0]) + popcount(hands[1]) + popcount(hands[2]) + popcount(hands[3])]
    moves = row[MOVES:SCORES]
    count = order_moves(hands, trump, trick_state, row[KILLER], hash_move, moves, row[SCORES:KILLER])
    answer = 0 if ns_to_play else 1
    best_move = NO_MOVE
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
        if (answer == 1) == ns_to_play:
            row[KILLER] = card
            best_move = card
            break
    if trick_state.placed == 0:
        if answer:
            lower = max(lower, need_ns)
        else:
            upper = min(upper, popcount(hands[seat]) - need_ew)
        if best_move != NO_MOVE:
            best_move = relative_card(best_move, hands[0] | hands[1] | hands[2] | hands[3])
        elif hash_move >= 0:
            best_move = hash_move
        table[slot, 0] = first
        table[slot, 1] = second
        table[slot, 2] = pack(lower, upper, best_move)
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
