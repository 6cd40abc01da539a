"""The zero-window search of chapter 4 and the two ways to find a number of tricks with it.

A zero-window search answers one question with yes or no. Here it is put as a race: do North-South take
``need_ns`` tricks before East-West take ``need_ew``? With ``need_ns + need_ew = n + 1`` the race is decided within n
tricks, so this is the thesis's minimax(score - 1, score + 1, n): a search of depth n. Winning it is *permanent*
(Theorem 2: one more trick changes the score by exactly one, and takes none back), and that is all Algorithm 1 needs:

- Yes means that North-South take at least ``need_ns`` of all remaining tricks, no that East-West take at least
  ``need_ew`` of them: the answer is a score in C(n), the set of scores consistent with the value of the whole game
  (Definition 6, Theorem 3).
- So bounds found at any depth may answer at any other (Theorem 4), and quick tricks may count beyond the depth.
- At full depth C(n) holds one score only (Theorem 3.2), and the answer is exact.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ddsolver.bits import lowest, popcount
from ddsolver.cards import SUIT_BITS
from ddsolver.compilation import kernel
from ddsolver.thesis.bounds import later_tricks, quick_tricks
from ddsolver.thesis.ordering import equivalent, order_moves
from ddsolver.thesis.transposition import NO_MOVE, contents_of, pack, relative_card, relative_key, slot_of
from ddsolver.trick import NOTRUMP, beats, legal_cards, read_trick

MOVES, SCORES, KILLER = 0, 13, 26
"""Columns of the scratch array: thirteen moves and their scores, and the killer, for each number of cards left."""

SCRATCH_SHAPE = (53, 27)


# One function for the whole search, long because numba needs the recursion in one place.
@kernel(
    "int64(int64[::1], int64, int64, int64, int64, int64, int64, int64, int64, int64, int64[:, ::1], int64[:, ::1])"
)
def secures(
    hands: NDArray[np.int64],
    trump: int,
    leader: int,
    played: int,
    on_table: int,
    led: int,
    best: int,
    best_seat: int,
    need_ns: int,
    need_ew: int,
    table: NDArray[np.int64],
    scratch: NDArray[np.int64],
) -> int:
    """Whether (1 or 0) North-South take ``need_ns`` of the next tricks before East-West take ``need_ew``.

    ``hands`` int64 (4,) are the cards not played; ``played`` cards, ``on_table`` as a mask, lie in the trick led by
    ``leader``: suit ``led``, won so far by card ``best`` (bit number) of ``best_seat``. The hands are changed during
    the search and restored. ``table`` is a `new_table`, ``scratch`` int64 SCRATCH_SHAPE.
    """
    seat = (leader + played) & 3
    ns_to_play = seat & 1 == 0
    first = second = slot = 0
    lower = 0
    upper = popcount(hands[seat])
    hash_move = -1
    if played == 0:
        if need_ns <= 0:
            return 1
        if need_ew <= 0:
            return 0
        remaining = upper
        first, second = relative_key(hands, leader, trump)
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
        quick = quick_tricks(hands, leader, trump)
        if quick >= (need_ns if ns_to_play else need_ew):
            return 1 if ns_to_play else 0
        in_play = hands[0] | hands[1] | hands[2] | hands[3]
        if trump == NOTRUMP or in_play >> (SUIT_BITS * trump) & 0x1FFF == 0:
            later = later_tricks(hands, leader)
            if later >= (need_ew if ns_to_play else need_ns):
                return 0 if ns_to_play else 1
    row = scratch[popcount(hands[0]) + popcount(hands[1]) + popcount(hands[2]) + popcount(hands[3])]
    moves = row[MOVES:SCORES]
    partner_wins = 1 if played > 0 and best_seat & 1 == seat & 1 else 0
    count = order_moves(
        hands, seat, played, on_table, led, best, partner_wins, trump, row[KILLER], hash_move, moves, row[SCORES:KILLER]
    )
    answer = 0 if ns_to_play else 1
    best_move = NO_MOVE
    for turn in range(count):
        card = moves[turn]
        wins = played == 0 or beats(card, best, trump) == 1
        next_best = card if wins else best
        next_best_seat = seat if wins else best_seat
        next_led = card // SUIT_BITS if played == 0 else led
        next_leader = leader
        next_on_table = on_table | 1 << card
        next_ns = need_ns
        next_ew = need_ew
        if played == 3:
            next_leader = next_best_seat
            next_on_table = 0
            if next_leader & 1 == 0:
                next_ns -= 1
            else:
                next_ew -= 1
        hands[seat] ^= 1 << card
        answer = secures(
            hands, trump, next_leader, (played + 1) & 3, next_on_table, next_led, next_best, next_best_seat,
            next_ns, next_ew, table, scratch,
        )  # fmt: skip
        hands[seat] ^= 1 << card
        if (answer == 1) == ns_to_play:
            row[KILLER] = card
            best_move = card
            break
    if played == 0:
        if answer:
            lower = max(lower, need_ns)
        else:
            upper = min(upper, popcount(hands[leader]) - need_ew)
        if best_move != NO_MOVE:
            best_move = relative_card(best_move, hands[0] | hands[1] | hands[2] | hands[3])
        elif hash_move >= 0:
            best_move = hash_move
        table[slot, 0] = first
        table[slot, 1] = second
        table[slot, 2] = pack(lower, upper, best_move)
    return answer


@kernel(
    "int64(int64[::1], int64, int64, int64, int64, int64, int64, int64, int64, int64, int64[:, ::1], int64[:, ::1])"
)
def ns_tricks(
    hands: NDArray[np.int64],
    trump: int,
    leader: int,
    played: int,
    on_table: int,
    led: int,
    best: int,
    best_seat: int,
    remaining: int,
    deepening: int,
    table: NDArray[np.int64],
    scratch: NDArray[np.int64],
) -> int:
    """How many of the ``remaining`` tricks, the one on the table included, North-South take with best play.

    Algorithm 1 when ``deepening``: the score of the first n tricks for n = 1, 2, ..., each one question, since by
    Theorem 2 it is the last one or one more. Else a plain binary search over questions about the whole game.
    """
    if deepening:
        tricks = 0
        for depth in range(1, remaining + 1):
            tricks += secures(
                hands, trump, leader, played, on_table, led, best, best_seat,
                tricks + 1, depth - tricks, table, scratch,
            )  # fmt: skip
        return tricks
    at_least = 0
    at_most = remaining
    while at_least < at_most:
        middle = (at_least + at_most + 1) // 2
        if secures(
            hands, trump, leader, played, on_table, led, best, best_seat,
            middle, remaining - middle + 1, table, scratch,
        ):  # fmt: skip
            at_least = middle
        else:
            at_most = middle - 1
    return at_least


@kernel("void(int64[:, ::1], int64, int64, int64[::1], int64, int64[:, ::1], int8[::1])")
def value_layouts(
    layouts: NDArray[np.int64],
    trump: int,
    leader: int,
    trick: NDArray[np.int64],
    deepening: int,
    table: NDArray[np.int64],
    values: NDArray[np.int8],
) -> None:
    """Write the tricks that the side to play takes, for every layout, to ``values`` int8 (n,).

    The arguments are those of `value_cards`.
    """
    scratch = np.full(SCRATCH_SHAPE, -1, dtype=np.int64)
    hands = np.empty(4, dtype=np.int64)
    played = len(trick)
    seat = (leader + played) & 3
    on_table, led, best, best_seat = read_trick(trick, leader, trump)
    for layout in range(layouts.shape[0]):
        hands[:] = layouts[layout]
        remaining = popcount(hands[seat])
        tricks = ns_tricks(
            hands, trump, leader, played, on_table, led, best, best_seat, remaining, deepening, table, scratch
        )
        values[layout] = tricks if seat & 1 == 0 else remaining - tricks


@kernel("void(int64[:, ::1], int64, int64, int64[::1], int64, int64[:, ::1], int8[:, ::1])")
def value_cards(
    layouts: NDArray[np.int64],
    trump: int,
    leader: int,
    trick: NDArray[np.int64],
    deepening: int,
    table: NDArray[np.int64],
    values: NDArray[np.int8],
) -> None:
    """Write the tricks that the side to play takes after each card, for every layout.

    ``layouts`` int64 (n, 4): the cards not yet played; ``trick`` int64 (0 to 3,): the cards (bit numbers) on the table,
    led by ``leader``; ``values`` int8 (n, 52): by `Card.index`, -1 where the card may not be played.
    """
    scratch = np.full(SCRATCH_SHAPE, -1, dtype=np.int64)
    hands = np.empty(4, dtype=np.int64)
    played = len(trick)
    seat = (leader + played) & 3
    on_table, led, best, best_seat = read_trick(trick, leader, trump)
    for layout in range(layouts.shape[0]):
        hands[:] = layouts[layout]
        values[layout] = -1
        remaining = popcount(hands[seat])
        legal = hands[seat] if played == 0 else legal_cards(hands[seat], led)
        others = (hands[0] | hands[1] | hands[2] | hands[3] | on_table) & ~hands[seat]
        previous = -1
        tricks = 0
        while legal:
            card = lowest(legal)
            legal &= legal - 1
            if not equivalent(previous, card, others):
                tricks = 0
                wins = played == 0 or beats(card, best, trump) == 1
                next_best = card if wins else best
                next_best_seat = seat if wins else best_seat
                next_led = card // SUIT_BITS if played == 0 else led
                next_leader = leader
                next_on_table = on_table | 1 << card
                next_remaining = remaining
                if played == 3:
                    next_leader = next_best_seat
                    next_on_table = 0
                    next_remaining -= 1
                    tricks = 1 - (next_leader & 1)
                hands[seat] ^= 1 << card
                tricks += ns_tricks(
                    hands, trump, next_leader, (played + 1) & 3, next_on_table, next_led, next_best, next_best_seat,
                    next_remaining, deepening, table, scratch,
                )  # fmt: skip
                hands[seat] ^= 1 << card
            previous = card
            column = 13 * (card // SUIT_BITS) + card % SUIT_BITS
            values[layout, column] = tricks if seat & 1 == 0 else remaining - tricks
