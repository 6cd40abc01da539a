"""What the joint search works in, and what it knows of a situation before it searches, compiled.

A *situation* is a set of layouts that look alike to the declarer at a moment of the play. A *value* is what it gives:
what is maximised, the tricks and the probability of making, each times the weights. Sums of the same numbers in
another order differ in their last bits, so all that is compared is compared by `exceeds`.

Named tuples of numbers and of arrays go in and out of these kernels; their numba types stand beside them.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import boolean, float64, int64, types
from numpy.typing import NDArray

from ddsolver.cards import SUIT_BITS, SUIT_MASK
from ddsolver.kernels import MEMORY, MOMENT, Moment, after, extract, kernel, popcount, takes, to_play

LAST_LEFT, STOP, VISITED, MOST_VISITED = 0, 1, 2, 3
"""``Workspace.state``: the tricks left at which double-dummy values stand for the strategy, whether to stop (set by
anyone, at any time), how many situations were searched, and after how many the double-dummy values stand for the
rest."""
NOTHING = -1e300
"""Less than anything that can be had."""


class Workspace(NamedTuple):
    """All that the situations of a search have in common."""

    memory: NDArray[np.int64]
    """The double-dummy solver's (`ddsolver.kernels`)."""
    hands: NDArray[np.int64]
    """int64 (n, 4): the layouts at the root."""
    worth: NDArray[np.float64]
    """float64 (14, 3): the value of 0 to 13 tricks of the declarer's side."""
    rows: NDArray[np.int64]
    """int64 (m,): a stack; a situation is a piece of it, the numbers of its layouts."""
    weights: NDArray[np.float64]
    """float64 (m,): beside each row its weight."""
    tricks: NDArray[np.int64]
    """int64 (m,): beside each row the declarer's side's tricks in the whole play, double dummy."""
    keys: NDArray[np.int64]
    """int64 (k, 2), k a power of two: situations met before."""
    kept: NDArray[np.float64]
    """float64 (k, 4): their values, a `Value` a row, for weights that add up to 1."""
    state: NDArray[np.int64]
    """int64 (4,): see `LAST_LEFT`."""
    trump: int
    declarer: int
    """The declarer's seat."""
    prune: int
    """Whether to leave out, 1 or 0, what cannot change the card that is played."""
    rounding: float
    """What counts as nothing where the weights add up to 1."""


class Situation(NamedTuple):
    """Layouts that look alike, and what was played so far."""

    start: int
    """Where its layouts lie in the stack."""
    number: int
    """How many these are."""
    gone: int
    """The cards played since the root, a mask."""
    won: int
    """The tricks that the declarer's side has won."""
    moment: Moment


class Value(NamedTuple):
    """What a situation gives, each times the weights."""

    score: float
    """What is maximised."""
    tricks: float
    making: float
    exact: float
    """1 if these are what the best strategy gets, 0 if they are at most what there is to be had: nothing else tells."""


WORKSPACE = types.NamedTuple(
    (
        MEMORY,
        int64[:, ::1],
        float64[:, ::1],
        int64[::1],
        float64[::1],
        int64[::1],
        int64[:, ::1],
        float64[:, ::1],
        int64[::1],
        int64,
        int64,
        int64,
        float64,
    ),
    Workspace,
)
SITUATION = types.NamedTuple((int64, int64, int64, int64, MOMENT), Situation)
VALUE = types.NamedUniTuple(float64, len(Value._fields), Value)


@kernel(boolean(float64, float64, float64))
def exceeds(one: float, other: float, rounding: float) -> bool:
    """Whether a number is larger than another by more than ``rounding``: the one rule by which values are compared."""
    return one > other + rounding


@kernel(SITUATION(WORKSPACE, SITUATION, int64, int64, int64))
def play(work: Workspace, before: Situation, card: int, start: int, count: int) -> Situation:
    """The situation after a card, with the layouts at ``start``."""
    # All that is used of the workspace comes before any branch: there numba need not count the users of its arrays.
    trump, declarer = work.trump, work.declarer
    moment = after(before.moment, card, trump)
    won = before.won
    if before.moment.placed == 3:
        won += 1 - ((moment.leader ^ declarer) & 1)
    return Situation(start, count, before.gone | 1 << card, won, moment)


@kernel(int64(WORKSPACE, SITUATION))
def cards_in_play(work: Workspace, situation: Situation) -> int:
    """The cards of all hands and of the trick on the table, the same in all layouts."""
    row = work.rows[situation.start]
    dealt: int = work.hands[row, 0] | work.hands[row, 1] | work.hands[row, 2] | work.hands[row, 3]
    return dealt & ~situation.gone | situation.moment.on_table


@kernel(int64(WORKSPACE, SITUATION, int64, int64, int64))
def declarer_takes(work: Workspace, situation: Situation, row: int, goal: int, only: int) -> int:
    """Whether the declarer's side takes ``goal`` of the tricks left double dummy in layout ``row``.

    After the card ``only`` (bit number), or any if that is -1.
    """
    dealt, held = work.hands[row], ~situation.gone
    hands = dealt[0] & held, dealt[1] & held, dealt[2] & held, dealt[3] & held
    against = work.declarer & 1
    target = situation.moment.left - goal + 1 if against else goal
    answer = takes(work.memory, hands, work.trump, situation.moment, target, only)
    return 1 - answer if against else answer


@kernel(VALUE(WORKSPACE, int64, int64))
def bound(work: Workspace, start: int, count: int) -> Value:
    """What layouts give double dummy: an upper bound for every strategy (Theorem 5)."""
    score = tricks = making = 0.0
    for at in range(start, start + count):
        score += work.weights[at] * work.worth[work.tricks[at], 0]
        tricks += work.weights[at] * work.worth[work.tricks[at], 1]
        making += work.weights[at] * work.worth[work.tricks[at], 2]
    return Value(score, tricks, making, 0.0)


@kernel(int64(int64, int64))
def _mixed(one: int, other: int) -> int:
    mixed = (one ^ other >> 31) * 0x4F1BBCDCBFA53E0B + other * 0x3C79AC492BA7B653
    mixed ^= mixed >> 32
    mixed *= 0x1B873593CC9E2D51
    return mixed ^ mixed >> 29


@kernel(types.UniTuple(int64, 2)(WORKSPACE, SITUATION))
def key(work: Workspace, situation: Situation) -> tuple[int, int]:
    """The same for situations that differ in nothing but the ranks of cards that are gone and the scale of weights."""
    in_play = cards_in_play(work, situation)
    moment = situation.moment
    after_last = situation.start + situation.number
    total = 0.0
    for at in range(situation.start, after_last):
        total += work.weights[at]
    lengths = 0
    for suit in range(4):
        lengths = lengths << 4 | popcount(in_play >> SUIT_BITS * suit & SUIT_MASK)
    play = lengths << 24 | situation.won << 16 | moment.winner << 14
    play |= to_play(moment) << 12 | moment.placed << 8 | moment.led << 6
    best_place = popcount(in_play & ((1 << moment.best) - 1)) if moment.placed else 0
    one = _mixed(play | best_place, extract(moment.on_table, in_play))
    other = _mixed(one, play)
    for at in range(situation.start, after_last):
        row = work.rows[at]
        share = int(work.weights[at] / total * 1e12 + 0.5)
        north = extract(work.hands[row, 0] & ~situation.gone, in_play)
        east = extract(work.hands[row, 1] & ~situation.gone, in_play)
        south = extract(work.hands[row, 2] & ~situation.gone, in_play)
        layout = _mixed(_mixed(north, east), south)
        # Sums: the order of the layouts must not matter.
        one += _mixed(layout, share)
        other += _mixed(share, layout ^ 0x2545F4914F6CDD1D)
    return one, other


@kernel(int64(WORKSPACE, int64, int64, int64))
def copy_rows(work: Workspace, source: int, target: int, count: int) -> int:
    """Copy rows of the stack and return where to."""
    for at in range(count):
        work.rows[target + at] = work.rows[source + at]
        work.weights[target + at] = work.weights[source + at]
        work.tricks[target + at] = work.tricks[source + at]
    return target
