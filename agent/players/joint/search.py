"""The best joint strategy of a declarer over weighted layouts (thesis section 5.5, Algorithm 3), compiled.

The declarer must choose one card for all layouts that look alike; perfect defenders, who see the layout, play any card
that loses nothing, each as likely. The value of a set of layouts is the weighted sum of what the declarer gets in them.

No strategy gets more than the double-dummy values of the layouts (Theorem 5). So a card whose double-dummy sum does not
exceed what another card gets is not searched, and the cards of a defender not further once what they got and the
double-dummy sums of the rest cannot exceed what the declarer has elsewhere.

A *value* is four numbers: what is maximised, the tricks and the probability of making, each times the weights, and
whether these are exact (1) or at most what there is to be had (0): nothing else tells the two apart. Sums of the same
numbers in another order differ in their last bits, so all that is compared is compared by `exceeds`. All kernels share
a workspace:

``arena``      the double-dummy solver's memory (`ddsolver.arena`), by address
``hands``      int64 (n, 4): the layouts at the root
``worth``      float64 (14, 3): the value of 0 to 13 tricks of the declarer's side
``rows``       int64: a stack; a situation is a piece of it, the numbers of its layouts
``weights``    float64: beside each row its weight
``tricks``     int64: beside each row the declarer's side's tricks in the whole play, double dummy
``keys``       int64 (m, 2), ``kept`` float64 (m, 4): values of situations met before, and whether they are exact
``state``      int64 (7,): see `TRUMP` and after

and a moment of the play: ``start`` and ``count`` say where its layouts lie, ``gone`` are the cards played since the
root, ``leader`` led ``placed`` cards to the trick on the table (mask ``on_table``, suit ``led``), won so far by card
``best`` of seat ``winner``; the declarer's side has won ``won`` tricks and ``left`` are left, this one included.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ddsolver.bits import extract, highest, lowest, popcount, put
from ddsolver.cards import SUIT_BITS, SUIT_MASK
from ddsolver.compilation import kernel
from ddsolver.root import reaches
from ddsolver.trick import beats, legal_cards, run_down

TRUMP, DECLARER, LAST_LEFT, PRUNE, STOP, VISITED, MOST_VISITED = 0, 1, 2, 3, 4, 5, 6
"""``state``: the trump, the declarer's seat, the tricks left at which double-dummy values stand for the strategy,
whether to prune, whether to stop (set by anyone, at any time), how many situations were searched, and after how many
the double-dummy values stand for the rest."""
Value = tuple[float, float, float, float]
NOTHING = -1e300
"""Less than anything that can be had."""


@kernel("boolean(float64, float64, float64)")
def exceeds(one: float, other: float, rounding: float) -> bool:
    """Whether a number is larger than another by more than ``rounding``: the one rule by which values are compared."""
    return one > other + rounding


@kernel(
    "int64(int64, int64[:, ::1], int64[::1], int64, int64, int64, int64, int64, int64, int64, int64, int64, int64, "
    "int64)"
)
def _declarer_takes(
    arena: int,
    hands: NDArray[np.int64],
    state: NDArray[np.int64],
    row: int,
    gone: int,
    leader: int,
    placed: int,
    on_table: int,
    led: int,
    best: int,
    winner: int,
    goal: int,
    left: int,
    only: int,
) -> int:
    """Whether the declarer's side takes ``goal`` of the tricks left double dummy, after the card ``only`` (-1: any)."""
    for seat in range(4):
        put(arena, seat, hands[row, seat] & ~gone)
    ours = state[DECLARER] & 1 == 0
    target = goal if ours else left - goal + 1
    answer, _ = reaches(arena, state[TRUMP], leader, placed, on_table, led, best, winner, target, left, only)
    return answer if ours else 1 - answer


@kernel("UniTuple(float64, 4)(float64[:, ::1], float64[::1], int64[::1], int64, int64)")
def _bound(
    worth: NDArray[np.float64], weights: NDArray[np.float64], tricks: NDArray[np.int64], start: int, count: int
) -> Value:
    """What layouts give double dummy: an upper bound for every strategy (Theorem 5)."""
    score = taken = made = 0.0
    for at in range(start, start + count):
        score += weights[at] * worth[tricks[at], 0]
        taken += weights[at] * worth[tricks[at], 1]
        made += weights[at] * worth[tricks[at], 2]
    return score, taken, made, 0.0


@kernel("int64(int64, int64)")
def _mixed(one: int, other: int) -> int:
    mixed = (one ^ other >> 31) * 0x4F1BBCDCBFA53E0B + other * 0x3C79AC492BA7B653
    mixed ^= mixed >> 32
    mixed *= 0x1B873593CC9E2D51
    return mixed ^ mixed >> 29


@kernel(
    "UniTuple(int64, 2)(int64[:, ::1], int64[::1], float64[::1], int64, int64, int64, int64, int64, int64, int64, "
    "int64, int64, int64)"
)
def _key(
    hands: NDArray[np.int64],
    rows: NDArray[np.int64],
    weights: NDArray[np.float64],
    start: int,
    count: int,
    gone: int,
    to_play: int,
    placed: int,
    on_table: int,
    led: int,
    best: int,
    winner: int,
    won: int,
) -> tuple[int, int]:
    """The same for situations that differ in nothing but the ranks of cards that are gone and the scale of weights."""
    row = rows[start]
    in_play = (hands[row, 0] | hands[row, 1] | hands[row, 2] | hands[row, 3]) & ~gone | on_table
    total = 0.0
    for at in range(start, start + count):
        total += weights[at]
    lengths = 0
    for suit in range(4):
        lengths = lengths << 4 | popcount(in_play >> SUIT_BITS * suit & SUIT_MASK)
    moment = lengths << 24 | won << 16 | winner << 14 | to_play << 12 | placed << 8 | led << 6
    best_place = popcount(in_play & ((1 << best) - 1)) if placed else 0
    one = _mixed(moment | best_place, extract(on_table, in_play))
    other = _mixed(one, moment)
    for at in range(start, start + count):
        row = rows[at]
        share = int(weights[at] / total * 1e12 + 0.5)
        north = extract(hands[row, 0] & ~gone, in_play)
        east = extract(hands[row, 1] & ~gone, in_play)
        south = extract(hands[row, 2] & ~gone, in_play)
        layout = _mixed(_mixed(north, east), south)
        # Sums: the order of the layouts must not matter.
        one += _mixed(layout, share)
        other += _mixed(share, layout ^ 0x2545F4914F6CDD1D)
    return one, other


@kernel("UniTuple(int64, 8)(int64, int64, int64, int64, int64, int64, int64, int64, int64, int64, int64)")
def _advance(
    trump: int,
    declarer: int,
    leader: int,
    placed: int,
    on_table: int,
    led: int,
    best: int,
    winner: int,
    won: int,
    left: int,
    card: int,
) -> tuple[int, int, int, int, int, int, int, int]:
    """The moment after a card, from ``leader`` to ``left``."""
    if placed == 0:
        return leader, 1, 1 << card, card >> 4, card, leader, won, left
    if beats(card, best, trump):
        best = card
        winner = (leader + placed) & 3
    if placed < 3:
        return leader, placed + 1, on_table | 1 << card, led, best, winner, won, left
    return winner, 0, 0, 0, 0, winner, won + (1 - ((winner ^ declarer) & 1)), left - 1


@kernel("int64(int64[::1], float64[::1], int64[::1], int64, int64, int64)")
def _copy(
    rows: NDArray[np.int64],
    weights: NDArray[np.float64],
    tricks: NDArray[np.int64],
    source: int,
    target: int,
    count: int,
) -> int:
    """Copy rows of the stack and return where to."""
    for at in range(count):
        rows[target + at] = rows[source + at]
        weights[target + at] = weights[source + at]
        tricks[target + at] = tricks[source + at]
    return target


# Both sides in one function, since each goes on to the other: numba compiles a function that calls itself, not two that
# call each other.
@kernel(
    "UniTuple(float64, 4)(int64, int64[:, ::1], float64[:, ::1], int64[::1], float64[::1], int64[::1], int64[:, ::1], "
    "float64[:, ::1], int64[::1], int64, int64, int64, int64, int64, int64, int64, int64, int64, int64, int64, "
    "float64, float64)"
)
def strategy_value(
    arena: int,
    hands: NDArray[np.int64],
    worth: NDArray[np.float64],
    rows: NDArray[np.int64],
    weights: NDArray[np.float64],
    tricks: NDArray[np.int64],
    keys: NDArray[np.int64],
    kept: NDArray[np.float64],
    state: NDArray[np.int64],
    start: int,
    count: int,
    gone: int,
    leader: int,
    placed: int,
    on_table: int,
    led: int,
    best: int,
    winner: int,
    won: int,
    left: int,
    at_least: float,
    rounding: float,
) -> Value:
    """The value of a situation: exact, or an upper bound that does not exceed ``at_least``.

    ``rounding`` is what counts as nothing where the weights add up to 1. Nothing that is returned counts once
    ``state[STOP]`` is set.
    """
    bound = _bound(worth, weights, tricks, start, count)
    if count == 1 or left <= 1 or left <= state[LAST_LEFT] or state[STOP] or state[VISITED] >= state[MOST_VISITED]:
        return bound[0], bound[1], bound[2], 1.0
    total = 0.0
    for at in range(start, start + count):
        total += weights[at]
    nothing = rounding * total
    prune = state[PRUNE]
    if prune and not exceeds(bound[0], at_least, nothing):
        return bound
    state[VISITED] += 1
    trump = state[TRUMP]
    declarer = state[DECLARER]
    seat = (leader + placed) & 3
    one, other = _key(hands, rows, weights, start, count, gone, seat, placed, on_table, led, best, winner, won)
    slot = one & (keys.shape[0] - 1)
    if keys[slot, 0] == one and keys[slot, 1] == other:
        score = kept[slot, 0] * total
        if kept[slot, 3] > 0 or not exceeds(score, at_least, nothing):
            return score, kept[slot, 1] * total, kept[slot, 2] * total, kept[slot, 3]

    first = rows[start]
    in_play = (hands[first, 0] | hands[first, 1] | hands[first, 2] | hands[first, 3]) & ~gone | on_table
    after = start + count
    if (seat ^ declarer) & 1 == 0:
        # One card of each run, the lowest, heads a block of rows: its double-dummy tricks in every layout.
        hand = hands[first, seat] & ~gone
        rest = legal_cards(hand, led) if placed else hand
        block = count + 1
        cards = 0
        while rest:
            run = run_down(highest(rest), rest, in_play & ~hand)
            rest &= ~run
            rows[after + cards * block] = lowest(run)
            cards += 1
        found = (NOTHING, 0.0, 0.0, 1.0)
        # The most that a card may get of which the exact value is not known.
        open_ = (NOTHING, 0.0, 0.0, 0.0)
        tried = 0
        valued = 0
        for _ in range(cards):
            # The most promising card that was not tried yet. Cards are valued when they are looked at: one that keeps
            # all there is in every layout is looked no further than.
            promise = (NOTHING, 0.0, 0.0, 0.0)
            chosen = 0
            for number in range(cards):
                head = after + number * block
                if number == valued:
                    valued += 1
                    for at in range(count):
                        goal = tricks[start + at] - won
                        while goal > 0 and not _declarer_takes(
                            arena, hands, state, rows[start + at], gone, leader, placed, on_table, led, best, winner,
                            goal, left, rows[head],
                        ):  # fmt: skip
                            goal -= 1
                        rows[head + 1 + at] = rows[start + at]
                        weights[head + 1 + at] = weights[start + at]
                        tricks[head + 1 + at] = won + goal
                if not tried >> number & 1:
                    hope = _bound(worth, weights, tricks, head + 1, count)
                    if hope[0] > promise[0]:
                        promise = hope
                        chosen = number
                    if not exceeds(bound[0], hope[0], nothing):
                        break
            head = after + chosen * block
            known = max(at_least, found[0])
            if prune and not exceeds(promise[0], known, nothing):
                if promise[0] > open_[0]:
                    open_ = promise
                break
            tried |= 1 << chosen
            card = rows[head]
            moment = _advance(trump, declarer, leader, placed, on_table, led, best, winner, won, left, card)
            # The rows after the last block are free for what comes deeper.
            value = strategy_value(
                arena, hands, worth, rows, weights, tricks, keys, kept, state,
                _copy(rows, weights, tricks, head + 1, after + cards * block, count), count, gone | 1 << card,
                moment[0], moment[1], moment[2], moment[3], moment[4], moment[5], moment[6], moment[7],
                known if prune else NOTHING, rounding,
            )  # fmt: skip
            if value[3] > 0:
                if value[0] > found[0]:
                    found = value
            elif value[0] > open_[0]:
                open_ = value
            if prune and not exceeds(bound[0], found[0], nothing):
                break
        if exceeds(open_[0], found[0], nothing):
            found = open_
    else:
        # A block of rows for the correct cards of each layout, as masks; then the layouts of one card after another.
        everything = 0
        for at in range(count):
            row = rows[start + at]
            hand = hands[row, seat] & ~gone
            rest = legal_cards(hand, led) if placed else hand
            correct = 0
            goal = tricks[start + at] - won + 1
            while rest:
                run = run_down(highest(rest), rest, in_play & ~hand)
                rest &= ~run
                if goal > left or not _declarer_takes(
                    arena, hands, state, row, gone, leader, placed, on_table, led, best, winner, goal, left, lowest(run)
                ):
                    correct |= run
            rows[after + at] = correct
            everything |= correct
        child = after + count
        found = (0.0, 0.0, 0.0, 1.0)
        others = bound
        while everything:
            # Touching cards that are played in the same layouts are one card with the weight of both.
            card = highest(everything)
            everything ^= 1 << card
            share = 1
            while True:
                next_card = highest(everything)
                if next_card < 0 or next_card >> 4 != card >> 4:
                    break
                if in_play & ((1 << card) - 1) & ~((2 << next_card) - 1):
                    break
                same = True
                for at in range(count):
                    if (rows[after + at] >> card ^ rows[after + at] >> next_card) & 1:
                        same = False
                        break
                if not same:
                    break
                everything ^= 1 << next_card
                card = next_card
                share += 1
            number = 0
            for at in range(count):
                if rows[after + at] >> card & 1:
                    rows[child + number] = rows[start + at]
                    weights[child + number] = weights[start + at] * share / popcount(rows[after + at])
                    tricks[child + number] = tricks[start + at]
                    number += 1
            promise = _bound(worth, weights, tricks, child, number)
            others = (others[0] - promise[0], others[1] - promise[1], others[2] - promise[2], 0.0)
            moment = _advance(trump, declarer, leader, placed, on_table, led, best, winner, won, left, card)
            value = strategy_value(
                arena, hands, worth, rows, weights, tricks, keys, kept, state, child, number, gone | 1 << card,
                moment[0], moment[1], moment[2], moment[3], moment[4], moment[5], moment[6], moment[7],
                at_least - found[0] - others[0] if prune else NOTHING, rounding,
            )  # fmt: skip
            found = (found[0] + value[0], found[1] + value[1], found[2] + value[2], value[3])
            hopeless = prune and everything and not exceeds(found[0] + others[0], at_least, nothing)
            if hopeless or value[3] == 0:
                found = (found[0] + others[0], found[1] + others[1], found[2] + others[2], 0.0)
                break
    if not state[STOP] and state[VISITED] < state[MOST_VISITED]:
        keys[slot, 0] = one
        keys[slot, 1] = other
        for number in range(3):
            kept[slot, number] = found[number] / total
        kept[slot, 3] = found[3]
    return found
