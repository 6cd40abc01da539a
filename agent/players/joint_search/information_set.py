"""Information sets of the joint search, the memory of the search, and bounds on a set's value; compiled.

An *information set* holds the layouts that the declarer cannot distinguish at a turn. Its *value* is the score to
maximise, the tricks and the probability of making, each as a weighted sum over the layouts.
"""

from __future__ import annotations

from typing import NamedTuple

from ddsolver.cards import SUIT_BITS, SUIT_MASK
from ddsolver.kernels import (
    TrickState,
    after,
    extract,
    fragment,
    kernel,
    legal_cards,
    nodes_searched,
    popcount,
    to_play,
)
from ddsolver.native.types import FloatRows, Floats, IntRows, Ints

STOP, SEARCHED, MOST_EFFORT = 0, 1, 2
"""The places in ``Workspace.state``. They hold the stop flag, the number of information sets searched, and the greatest
`effort` before the search stops. The stop flag may be set from outside at any time."""
LOWEST = -1e300
"""A number below every possible score."""


class Workspace(NamedTuple):
    """The memory that all information sets of a search share."""

    memory: Ints
    """The memory of the double-dummy solver (`ddsolver.kernels`)."""
    hands: IntRows
    """int64 (n, 4): the layouts at the root."""
    payoffs: FloatRows
    """float64 (14, 3): score, tricks and making (1 or 0) for 0 to 13 tricks of the declarer's side."""
    rows: Ints
    """int64 (m,): a stack of indices of layouts; the layouts of an information set are a range of the stack."""
    weights: Floats
    """float64 (m,): the weight of each row."""
    tricks: Ints
    """int64 (m,): for each row, the double-dummy tricks of the declarer's side in the whole play."""
    keys: IntRows
    """int64 (k, 2), k a power of two: the hashes of information sets searched before."""
    kept: FloatRows
    """float64 (k, 5): the values of the information sets in ``keys``, for weights that add up to 1
    (`agent.players.joint_search.search`)."""
    answers: IntRows
    """int64 (a, 2), where a is a power of two: hashes of double-dummy searches, and their results."""
    blocks: Ints
    """int64 (64,): for each unseen card, a mask of its class including itself (`card_equivalence`)."""
    state: Ints
    """int64 (3,): see `STOP`."""
    trump: int
    declarer: int
    """The declarer's seat."""
    first: int
    """The first hidden seat. It holds the lowest cards of each class; the other hidden seat holds the highest."""
    rounding: float
    """The largest difference between values that counts as a tie, for weights that add up to 1."""


class InformationSet(NamedTuple):
    """Layouts that the declarer cannot distinguish, and the play so far."""

    start: int
    """The place of its first layout in the stack."""
    number: int
    """The number of its layouts."""
    played: int
    """A mask of the cards played since the root."""
    won: int
    """The tricks that the declarer's side has won."""
    trick_state: TrickState


class StrategyValue(NamedTuple):
    """The value of an information set; score, tricks and making are weighted sums over its layouts."""

    score: float
    """The score to maximise."""
    tricks: float
    making: float
    exact: float
    """1 if these values are exact; 0 if they are upper bounds."""


@kernel(entry=True)
def exceeds(one: float, other: float, rounding: float) -> bool:
    """Whether a value exceeds another by more than ``rounding``, so that rounding errors do not count."""
    return one > other + rounding


@kernel(entry=True)
def play(work: Workspace, before: InformationSet, card: int, start: int, count: int) -> InformationSet:
    """Return the information set after a card; its ``count`` layouts lie in the stack from ``start`` on."""
    trick_state = after(before.trick_state, card, work.trump)
    won = before.won
    if before.trick_state.placed == 3:
        won += 1 - ((trick_state.leader ^ work.declarer) & 1)
    return InformationSet(start, count, before.played | 1 << card, won, trick_state)


@kernel()
def cards_in_play(work: Workspace, infoset: InformationSet) -> int:
    """Return a mask of the cards in all hands and in the current trick; it is the same in all layouts."""
    row = work.rows[infoset.start]
    dealt: int = work.hands[row, 0] | work.hands[row, 1] | work.hands[row, 2] | work.hands[row, 3]
    return dealt & ~infoset.played | infoset.trick_state.on_table


@fragment
def hand_to_play(work: Workspace, infoset: InformationSet, row: int) -> int:
    """Return the cards that the hand on turn has in the layout ``row``."""
    hand: int = work.hands[row, to_play(infoset.trick_state)] & ~infoset.played
    return hand


@fragment
def legal(infoset: InformationSet, hand: int) -> int:
    """Return the cards of the hand on turn that may be played."""
    return legal_cards(hand, infoset.trick_state.led) if infoset.trick_state.placed else hand


@kernel()
def mixed(one: int, other: int) -> int:
    """Return a hash that combines two numbers."""
    both = (one ^ other >> 31) * 0x4F1BBCDCBFA53E0B + other * 0x3C79AC492BA7B653
    both ^= both >> 32
    both *= 0x1B873593CC9E2D51
    return both ^ both >> 29


@kernel(entry=True)
def effort(work: Workspace) -> int:
    """Return the number of information sets and double-dummy nodes searched so far."""
    total: int = work.state[SEARCHED] + nodes_searched(work.memory)
    return total


@kernel()
def bound(work: Workspace, start: int, count: int) -> StrategyValue:
    """Return the double-dummy value of layouts, an upper bound for every strategy (Theorem 5)."""
    score = tricks = making = 0.0
    for at in range(start, start + count):
        score += work.weights[at] * work.payoffs[work.tricks[at], 0]
        tricks += work.weights[at] * work.payoffs[work.tricks[at], 1]
        making += work.weights[at] * work.payoffs[work.tricks[at], 2]
    return StrategyValue(score, tricks, making, 0.0)


@kernel()
def exchange(work: Workspace, one: int, other: int) -> None:
    """Swap two layouts of the stack."""
    rows, weights, tricks = work.rows, work.weights, work.tricks
    rows[one], rows[other] = rows[other], rows[one]
    weights[one], weights[other] = weights[other], weights[one]
    tricks[one], tricks[other] = tricks[other], tricks[one]


@kernel()
def total_weight(work: Workspace, infoset: InformationSet) -> float:
    """Return the sum of the weights of the layouts of an information set."""
    total = 0.0
    for at in range(infoset.start, infoset.start + infoset.number):
        total += work.weights[at]
    return total


@kernel()
def settled_last(work: Workspace, infoset: InformationSet, most: int) -> int:
    """Move to the end all layouts in which the declarer gets at most ``most`` tricks; return the number of the others.

    With the tricks already won, nothing more can be won in the layouts at the end.
    """
    at, end = infoset.start, infoset.start + infoset.number
    while at < end:
        if work.tricks[at] > most:
            at += 1
        else:
            end -= 1
            exchange(work, at, end)
    return end - infoset.start


@kernel()
def key(work: Workspace, infoset: InformationSet) -> tuple[int, int]:
    """Return a hash of an information set, as two numbers.

    The hash depends on the order of the cards still in play, not on their ranks, and not on the scale of the weights.
    """
    in_play = cards_in_play(work, infoset)
    trick_state = infoset.trick_state
    after_last = infoset.start + infoset.number
    total = total_weight(work, infoset)
    lengths = 0
    for suit in range(4):
        lengths = lengths << 4 | popcount(in_play >> SUIT_BITS * suit & SUIT_MASK)
    play = lengths << 24 | infoset.won << 16 | trick_state.winner << 14
    play |= to_play(trick_state) << 12 | trick_state.placed << 8 | trick_state.led << 6
    best_place = popcount(in_play & ((1 << trick_state.best) - 1)) if trick_state.placed else 0
    one = mixed(play | best_place, extract(trick_state.on_table, in_play))
    row = work.rows[infoset.start]
    other = mixed(one, extract(work.hands[row, work.declarer] & ~infoset.played, in_play))
    one = mixed(other, extract(work.hands[row, (work.declarer + 2) & 3] & ~infoset.played, in_play))
    for at in range(infoset.start, after_last):
        share = int(work.weights[at] / total * 1e12 + 0.5)
        layout = extract(work.hands[work.rows[at], work.first] & ~infoset.played, in_play)
        # Sums, since the order of the layouts must not matter.
        one += mixed(layout, share)
        other += mixed(share, layout ^ 0x2545F4914F6CDD1D)
    return one, other


@kernel()
def copy_rows(work: Workspace, source: int, target: int, count: int) -> int:
    """Copy rows of the stack to ``target``; return ``target``."""
    for at in range(count):
        work.rows[target + at] = work.rows[source + at]
        work.weights[target + at] = work.weights[source + at]
        work.tricks[target + at] = work.tricks[source + at]
    return target
