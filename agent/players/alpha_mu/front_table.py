"""A transposition table of Pareto fronts, with one entry per slot; compiled."""

from __future__ import annotations

from agent.players.alpha_mu.pareto_front import DEPTH, FIRST, FRONTS, IS_EXACT, NUMBER, START, Fronts
from agent.players.joint_search.information_set import INFORMATION_SET, WORKSPACE, InformationSet, Workspace, mixed
from ddsolver.kernels import kernel
from ddsolver.native import types
from ddsolver.native.types import int64


@kernel(int64(WORKSPACE, FRONTS, INFORMATION_SET))
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


@kernel(int64(FRONTS, int64, int64, int64))
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


@kernel(types.void(FRONTS, int64, int64, int64, int64, int64, int64))
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
