"""Pareto fronts of the results of plans in each layout, compiled.

The result of a plan in a layout is a *level*: numbers of tricks with the same payoff share one. A *vector* holds the
levels of a plan in all layouts, as a plane of bits for each level but the lowest: the bit of a layout is set where the
level is reached. So the conjunction of two vectors is their minimum in each layout. Layouts that are no longer possible
have all bits set, so that they limit nothing. A *front* is a part of the stack of vectors in which none dominates
another.
"""

from __future__ import annotations

from typing import NamedTuple

from numba import int64, types

from agent.players.joint_search.information_set import INFORMATION_SET, WORKSPACE, InformationSet, Workspace, exchange
from ddsolver.jit.tuple_types import IntRows, Ints, tuple_type
from ddsolver.kernels import fragment, kernel

KEPT_TOP, FLAGS = range(2)
"""``Fronts.state``: the first free vector of the kept ones; the cuts in use, as bits."""
NO_CUT = 1 << 30
"""A front's cut is the first declarer node on the path that allowed something to be left out; this for none."""
EARLY, DEEP, USELESS, WIN, EMPTY, TABLE, ONE_LEFT = range(7)
"""The cuts: a defender node whose bound is dominated by a plan of the declarer node before it; or of any earlier node;
layouts in which nothing can be won; a plan that wins everything; a bound by a shallower search; the transposition
table; a single layout in which anything can be won."""
START, NUMBER, DEPTH, IS_EXACT, FIRST = range(5)
"""``Fronts.entries``: the place of a front, its search depth, whether nothing was left out, and the number of its best
card among the cards in play (-1: none)."""


class Fronts(NamedTuple):
    """The memory of `agent.players.alpha_mu.search`, beside a `Workspace`."""

    vectors: IntRows
    """int64 (v, w): a stack."""
    keys: IntRows
    """int64 (k, 2), k a power of two: the keys of the transposition table."""
    entries: IntRows
    """int64 (k, 5): see `START`."""
    kept: IntRows
    """int64 (s, w): their fronts."""
    ancestors: IntRows
    """int64 (a, 2): of each declarer's node on the way the front so far, start and number."""
    upper: Ints
    """int64 (w,): what layouts give at most."""
    levels: Ints
    """int64 (14,): the level that a number of tricks reaches, 0 the lowest."""
    state: Ints
    """int64 (2,): see `KEPT_TOP`."""
    counts: Ints
    """int64 (7,): how often each cut was made."""
    words: int
    """Words of 64 layouts in a plane."""
    planes: int
    """Planes of a vector."""


FRONTS = tuple_type(Fronts)


@fragment
def limit(fronts: Fronts, vector: int, row: int, level: int) -> None:
    """Let a vector reach no more than a level in a layout."""
    for plane in range(level, fronts.planes):
        fronts.vectors[vector, plane * fronts.words + (row >> 6)] &= ~(1 << (row & 63))


@fragment
def copy_vectors(fronts: Fronts, source: int, target: int, number: int) -> None:
    """Copy vectors to another place in the stack."""
    for vector in range(number):
        for word in range(fronts.vectors.shape[1]):
            fronts.vectors[target + vector, word] = fronts.vectors[source + vector, word]


@kernel(types.void(WORKSPACE, FRONTS, int64, int64, int64))
def fill(work: Workspace, fronts: Fronts, slot: int, start: int, number: int) -> None:
    """Write the vector of the tricks beside some rows; it binds nobody in other layouts."""
    for word in range(fronts.vectors.shape[1]):
        fronts.vectors[slot, word] = -1
    for at in range(start, start + number):
        limit(fronts, slot, work.rows[at], fronts.levels[work.tricks[at]])


@kernel(int64(FRONTS, int64, int64, int64, int64))
def nothing_more(fronts: Fronts, front: int, number: int, row: int, level: int) -> int:
    """Whether, 1 or 0, no vector of a front reaches more than a level in a layout."""
    if level >= fronts.planes:
        return 1
    word, bit = level * fronts.words + (row >> 6), row & 63
    for vector in range(front, front + number):
        if fronts.vectors[vector, word] >> bit & 1:
            return 0
    return 1


@kernel(int64(FRONTS, int64, int64))
def at_most(fronts: Fronts, one: int, other: int) -> int:
    """Whether, 1 or 0, a vector is in every layout at most what another is."""
    for word in range(fronts.vectors.shape[1]):
        if fronts.vectors[one, word] & ~fronts.vectors[other, word]:
            return 0
    return 1


@kernel(int64(FRONTS, int64, int64, int64))
def insert(fronts: Fronts, front: int, number: int, new: int) -> int:
    """Put a vector, from behind it or its end, into a front; return how many there are then."""
    vectors = fronts.vectors
    width = vectors.shape[1]
    place = 0
    while place < number:
        if at_most(fronts, new, front + place):
            return number
        if at_most(fronts, front + place, new):
            number -= 1
            for word in range(width):
                vectors[front + place, word] = vectors[front + number, word]
        else:
            place += 1
    for word in range(width):
        vectors[front + number, word] = vectors[new, word]
    return number + 1


@kernel(int64(FRONTS, int64, int64, int64, int64, int64))
def join(fronts: Fronts, one: int, number: int, other: int, others: int, target: int) -> int:
    """Put the front of the worse of each two vectors of two fronts at ``target``; return how many, -1 if too many."""
    vectors = fronts.vectors
    width = vectors.shape[1]
    found = 0
    for first in range(one, one + number):
        for second in range(other, other + others):
            if target + found >= vectors.shape[0]:
                return -1
            for word in range(width):
                vectors[target + found, word] = vectors[first, word] & vectors[second, word]
            found = insert(fronts, target, found, target + found)
    return found


@kernel(int64(FRONTS, int64, int64, int64))
def covered_by(fronts: Fronts, front: int, number: int, ancestors: int) -> int:
    """Return the nearest declarer node on the path whose front covers this one; -1 if there is none.

    It does if every vector is, as far as layouts give as much, at most one of its vectors.
    """
    vectors, upper = fronts.vectors, fronts.upper
    deep, early = fronts.state[FLAGS] >> DEEP & 1, fronts.state[FLAGS] >> EARLY & 1
    nearest = ancestors - 1
    for ancestor in range(nearest, -1, -1):
        if not (early if ancestor == nearest else deep):
            continue
        base = fronts.ancestors[ancestor, 0]
        covered = fronts.ancestors[ancestor, 1] > 0
        for vector in range(front, front + number):
            if not covered:
                break
            covered = False
            for plan in range(base, base + fronts.ancestors[ancestor, 1]):
                covered = True
                for word in range(vectors.shape[1]):
                    if vectors[vector, word] & upper[word] & ~vectors[plan, word]:
                        covered = False
                        break
                if covered:
                    break
        if covered:
            return ancestor
    return -1


@kernel(int64(WORKSPACE, FRONTS, INFORMATION_SET))
def open_first(work: Workspace, fronts: Fronts, situation: InformationSet) -> int:
    """Put last those layouts in which what can be taken has been taken; return how many others there are."""
    settled = fronts.levels[situation.won]
    at, end = situation.start, situation.start + situation.number
    while at < end:
        if fronts.levels[work.tricks[at]] > settled:
            at += 1
        else:
            end -= 1
            exchange(work, at, end)
    return end - situation.start


@kernel(types.void(FRONTS, int64, int64, int64, int64))
def settle(fronts: Fronts, target: int, front: int, number: int, most: int) -> None:
    """Move a front down in the stack, no vector above another one, ``most``, in any layout."""
    vectors = fronts.vectors
    for vector in range(front, front + number):
        for word in range(vectors.shape[1]):
            vectors[vector, word] &= vectors[most, word]
    copy_vectors(fronts, front, target, number)
