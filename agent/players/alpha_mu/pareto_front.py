"""Pareto fronts of plans, whose results are compared layout by layout; compiled.

The result of a plan in a layout is a *level*; numbers of tricks with the same payoff have the same level. A *vector*
holds the levels of a plan in all layouts. For each level above the lowest, a vector has one bit per layout, set if
the plan reaches the level there. So the bitwise AND of two vectors is their minimum. A layout that is no longer
possible has all bits set, so it limits nothing. A *front* is a block of vectors on the stack; no vector of a front
dominates another.
"""

from __future__ import annotations

from typing import NamedTuple

from agent.players.joint_search.information_set import InformationSet, Workspace, mixed
from ddsolver.kernels import fragment, kernel
from ddsolver.native.types import IntRows, Ints

START, NUMBER, DEPTH, IS_EXACT, FIRST = range(5)
"""The columns of ``Fronts.entries``: a front's place in ``Fronts.kept``, its number of vectors, its search depth,
whether it is exact, and its best card, as a place among the cards in play (-1: none)."""


class Fronts(NamedTuple):
    """The memory of `agent.players.alpha_mu.search`, in addition to a `Workspace`."""

    vectors: IntRows
    """int64 (v, w): the stack of vectors."""
    keys: IntRows
    """int64 (k, 2), k a power of two: the keys of the transposition table."""
    entries: IntRows
    """int64 (k, 5): see `START`."""
    kept: IntRows
    """int64 (s, w): the vectors of the fronts in the transposition table."""
    ancestors: IntRows
    """int64 (a, 2): for each declarer node on the path, the start and the number of vectors of its front so far."""
    upper: Ints
    """int64 (w,): the vector of the double-dummy results, which no plan exceeds."""
    levels: Ints
    """int64 (14,): the level of each number of tricks; 0 is the lowest level."""
    kept_top: Ints
    """int64 (1,): the first free row of ``kept``."""
    words: int
    """The number of 64-bit words in a plane; a plane has one bit for each layout."""
    planes: int
    """The number of planes in a vector."""


@fragment
def limit(fronts: Fronts, vector: int, row: int, level: int) -> None:
    """Lower a vector to at most ``level`` in the layout ``row``."""
    for plane in range(level, fronts.planes):
        fronts.vectors[vector, plane * fronts.words + (row >> 6)] &= ~(1 << (row & 63))


@fragment
def copy_vectors(fronts: Fronts, source: int, target: int, number: int) -> None:
    """Copy vectors to another place in the stack."""
    for vector in range(number):
        for word in range(fronts.vectors.shape[1]):
            fronts.vectors[target + vector, word] = fronts.vectors[source + vector, word]


@kernel(entry=True)
def fill(work: Workspace, fronts: Fronts, vector: int, start: int, number: int) -> None:
    """Make a vector of the double-dummy tricks of ``number`` rows from ``start`` on.

    In all other layouts, the vector has the highest level.
    """
    for word in range(fronts.vectors.shape[1]):
        fronts.vectors[vector, word] = -1
    for at in range(start, start + number):
        limit(fronts, vector, work.rows[at], fronts.levels[work.tricks[at]])


@kernel()
def at_most(fronts: Fronts, one: int, other: int) -> int:
    """Return 1 if vector ``one`` is at most vector ``other`` in every layout, else 0."""
    for word in range(fronts.vectors.shape[1]):
        if fronts.vectors[one, word] & ~fronts.vectors[other, word]:
            return 0
    return 1


@kernel()
def insert(fronts: Fronts, front: int, number: int, new: int) -> int:
    """Insert the vector ``new`` into a front; return the new number of vectors in the front.

    ``new`` lies behind the front on the stack. Dominated vectors are dropped.
    """
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


@kernel()
def join(fronts: Fronts, one: int, number: int, other: int, others: int, target: int) -> int:
    """Take the minimum of each pair of vectors, one from each front, and write the front of the minima at ``target``.

    Return the number of vectors in the new front, or -1 if the stack has no room for it.
    """
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


@kernel()
def covers(fronts: Fronts, ancestor: int, front: int, number: int) -> int:
    """Return 1 if the front of a declarer node on the path covers a given front, else 0.

    Front A covers front B if every vector of B is at most some vector of A in every layout. The given front is first
    limited by ``Fronts.upper``.
    """
    vectors, upper = fronts.vectors, fronts.upper
    base = fronts.ancestors[ancestor, 0]
    for vector in range(front, front + number):
        covered = 0
        for plan in range(base, base + fronts.ancestors[ancestor, 1]):
            covered = 1
            for word in range(vectors.shape[1]):
                if vectors[vector, word] & upper[word] & ~vectors[plan, word]:
                    covered = 0
                    break
            if covered:
                break
        if not covered:
            return 0
    return 1


@kernel()
def most_of_level(fronts: Fronts, tricks: int) -> int:
    """Return the greatest number of tricks that has the same level as ``tricks``."""
    while tricks < 13 and fronts.levels[tricks + 1] == fronts.levels[tricks]:
        tricks += 1
    return tricks


@kernel()
def settle(fronts: Fronts, target: int, front: int, number: int, most: int) -> None:
    """Replace each vector of a front by its minimum with the vector ``most``, and copy the front to ``target``."""
    vectors = fronts.vectors
    for vector in range(front, front + number):
        for word in range(vectors.shape[1]):
            vectors[vector, word] &= vectors[most, word]
    copy_vectors(fronts, front, target, number)


@kernel()
def find(work: Workspace, fronts: Fronts, infoset: InformationSet) -> int:
    """Return the slot of an information set in the table; if the set is new there, empty the slot's entry."""
    trick_state = infoset.trick_state
    asked = mixed(infoset.played, trick_state.on_table)
    play = trick_state.leader << 12 | trick_state.placed << 8 | infoset.won
    one, other = mixed(asked, play), mixed(play + 1, asked)
    for at in range(infoset.start, infoset.start + infoset.number):
        # Sums, since the order of the layouts must not matter.
        one += mixed(work.rows[at] + 1, asked)
        other += mixed(asked ^ 0x2545F4914F6CDD1D, work.rows[at] + 1)
    slot: int = one & (fronts.keys.shape[0] - 1)
    if fronts.keys[slot, 0] != one or fronts.keys[slot, 1] != other:
        fronts.keys[slot, 0] = one
        fronts.keys[slot, 1] = other
        fronts.entries[slot, NUMBER] = 0
        fronts.entries[slot, DEPTH] = -1
        fronts.entries[slot, FIRST] = -1
    return slot


@kernel()
def recall(fronts: Fronts, slot: int, target: int, most: int) -> int:
    """Copy a stored front to the stack; return its number of vectors, or 0 if there is no room.

    The vector ``most`` limits each vector of the copy.
    """
    start: int = fronts.entries[slot, START]
    number: int = fronts.entries[slot, NUMBER]
    if target + number >= fronts.vectors.shape[0]:
        return 0
    for vector in range(number):
        for word in range(fronts.vectors.shape[1]):
            fronts.vectors[target + vector, word] = fronts.kept[start + vector, word] & fronts.vectors[most, word]
    return number


@kernel()
def keep(fronts: Fronts, slot: int, front: int, number: int, cards: int, is_exact: int, first: int) -> None:
    """Store a front; if there is no room, drop all other fronts first."""
    if fronts.kept_top[0] + number > fronts.kept.shape[0]:
        one, other = fronts.keys[slot, 0], fronts.keys[slot, 1]
        for place in range(fronts.keys.shape[0]):
            fronts.keys[place, 0] = 0
        fronts.kept_top[0] = 0
        fronts.keys[slot, 0], fronts.keys[slot, 1] = one, other
    entry = fronts.entries[slot]
    entry[START] = fronts.kept_top[0]
    entry[NUMBER] = number
    entry[DEPTH] = cards
    entry[IS_EXACT] = is_exact
    entry[FIRST] = first
    for vector in range(number):
        for word in range(fronts.vectors.shape[1]):
            fronts.kept[entry[START] + vector, word] = fronts.vectors[front + vector, word]
    fronts.kept_top[0] += number
