"""Vectors of what plans take in each layout, and fronts of vectors, compiled.

What a plan takes in a layout is one of a few *levels*, numbers of tricks that differ in worth. A *vector* has a plane
of bits for each level but the lowest, and in it a bit for each layout, set where the level is reached: the worse of two
vectors in each layout is their conjunction. Layouts that are not possible any more have all bits set: they bind nobody.
A *front* is a piece of the stack of vectors, of which none is in every layout at most what another is.
"""

from __future__ import annotations

from typing import NamedTuple

from numba import int64, types

from agent.players.joint_search.information_set import INFORMATION_SET, WORKSPACE, InformationSet, Workspace, exchange
from ddsolver.jit.tuple_types import IntRows, Ints, tuple_type
from ddsolver.kernels import fragment, kernel

KEPT_TOP, FLAGS = range(2)
"""``Fronts.state``: the first free vector of those kept; which cuts are made, bits."""
NO_CUT = 1 << 30
"""A front's cut is the first declarer's node on the way for whose sake something was left out; this if for none's."""
EARLY, DEEP, USELESS, WIN, EMPTY, TABLE, ONE_LEFT = range(7)
"""The cuts: a defender's node whose bound some plan of the declarer's node before it covers; of any node before;
layouts in which nothing can be won; a plan that wins all there is; a bound by a shallower search where there is none;
situations met before; a single layout in which anything can be won."""
START, NUMBER, DEPTH, IS_EXACT, FIRST = range(5)
"""``Fronts.entries``: where a front is kept, how deep it was searched, whether nothing was left out for the sake of
others, and the place among the cards in play of the card that gave most (-1: none)."""


class Fronts(NamedTuple):
    """What `agent.players.alpha_mu.search` works in beside a `Workspace`."""

    vectors: IntRows
    """int64 (v, w): a stack."""
    keys: IntRows
    """int64 (k, 2), k a power of two: situations met before."""
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
