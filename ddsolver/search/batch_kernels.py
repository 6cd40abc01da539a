"""The kernels that Python, web pages and the C library call: tricks, values of cards, goals, double-dummy tables.

Most calls take many layouts with the same trump, leader and cards on the table. Arguments are plain numbers and arrays,
as C and JavaScript have them.
"""

from __future__ import annotations

import contextlib
import mmap
import sys

import numpy as np
from numpy.typing import NDArray

import ddsolver.search.search_memory as memory
from ddsolver.native.kernel import fragment, kernel
from ddsolver.native.types import Int8Rows, Int8s, IntRows, Ints
from ddsolver.search.intrinsics import get, highest, lowest, popcount, put
from ddsolver.search.ordering import order_follow, order_leads
from ddsolver.search.ordering_weights import LEAD, OFF_SUIT
from ddsolver.search.root_search import guess_ns_tricks, ns_tricks, reaches, take_up
from ddsolver.search.trick_state import TrickState, legal_cards, new_trick, read_trick, to_play
from ddsolver.search.turns import failed

_LEAST_WORDS = 1024
"""The least words of a table with its cutoff cards."""
_ALIGNED = 16
"""An arena begins at a multiple of this number of words, so that each set of buckets is one cache line."""
_WEIGHTS = np.concatenate([LEAD.ravel(), OFF_SUIT.ravel()])
_WEIGHT_COUNT = len(_WEIGHTS)


def _zeros(words: int) -> NDArray[np.int64]:
    """Return an int64 array of zeros in pages that the system provides when they are first used.

    `numpy.zeros` may clear the whole array instead, which takes longer than solving an easy deal.
    """
    if sys.platform == "win32":
        return np.zeros(words, dtype=np.int64)
    try:
        pages = mmap.mmap(-1, 8 * words, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    except OSError as error:
        raise MemoryError from error
    if sys.platform == "linux":
        with contextlib.suppress(OSError):  # if the system has no large pages
            pages.madvise(mmap.MADV_HUGEPAGE)
    return np.frombuffer(pages, dtype=np.int64)


def new_arena(memory_mb: float) -> NDArray[np.int64]:
    """Return an arena (`search_memory`) with an empty table, int64 (words,).

    It has at most ``memory_mb`` megabytes, but at least 0.033.
    """
    words = memory.CUTOFFS + max(_LEAST_WORDS, int(memory_mb * 1e6 / 8) - memory.CUTOFFS)
    pages = _zeros(words + _ALIGNED - 1)
    first = -(pages.ctypes.data // 8) % _ALIGNED
    arena = pages[first : first + words]
    prepare_arena(arena.ctypes.data, words)
    return arena


@kernel(entry=True)
def prepare_arena(arena: int, size: int) -> None:
    """Make an arena with an empty table of ``size`` words of zeros, at least 4,096, at an address.

    The address should be a multiple of 128.
    """
    words = size - memory.CUTOFFS
    cutoffs = 1 << min(memory.CUTOFF_BITS, highest(words >> 2))
    words -= cutoffs
    table = memory.CUTOFFS + cutoffs
    buckets = min(memory.MOST_BUCKETS, 1 << highest(words >> 4))
    put(arena, memory.GENERATION, 1)
    put(arena, memory.BUCKETS, table)
    put(arena, memory.MOST_SETS, buckets >> 1)
    put(arena, memory.SET_COUNT, buckets >> 1)
    put(arena, memory.MOST_CUTOFFS, cutoffs - 1)
    put(arena, memory.CUTOFF_MASK, min(cutoffs - 1, memory.FEW_CUTOFFS))
    put(arena, memory.NODES, table + 4 * buckets)
    put(arena, memory.NEXT_NODE, table + 4 * buckets)
    put(arena, memory.NODE_LIMIT, min(size, 1 << 31))  # a link between nodes is a signed number of 32 bits
    for place in range(_WEIGHT_COUNT):
        put(arena, memory.LEAD_WEIGHTS + place, _WEIGHTS[place])


@kernel()
def _write(values: Int8s, cards: int, value: int) -> None:
    """Write a value to the columns (`Card.index`) of those ``cards`` that have no value yet."""
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        column = 13 * (card >> 4) + (card & 15)
        if values[column] < 0:
            values[column] = value


@kernel()
def _order_root(arena: int, row: int, trump: int, trick_state: TrickState, in_play: int) -> tuple[int, int]:
    """Write to a row the cards to be searched; return their number and the mask of all legal cards."""
    seat = to_play(trick_state)
    hand = get(arena, seat)
    if trick_state.placed == 0:
        return order_leads(arena, row, seat, trump, 0), hand
    return order_follow(arena, row, trump, trick_state, in_play, 0), legal_cards(hand, trick_state.led)


@fragment
def _loaded(arena: int, layouts: IntRows, layout: int, trump: int, leader: int, trick: Ints) -> TrickState:
    """Load one of some layouts, int64 (n, 4), into the arena (`take_up`); return the state of its trick."""
    size = popcount(layouts[layout, (leader + len(trick)) & 3])
    take_up(arena, layouts[layout], trump, size, layouts.shape[0])
    return read_trick(trick, leader, trump, size)


@fragment
def _ns_tricks_near(arena: int, trump: int, trick_state: TrickState, surprise: int) -> tuple[int, int]:
    """Return how many of the tricks left North-South take, and the surprise for the next layout.

    Layouts usually share two hands: if one takes more tricks than estimated, the next probably does too. ``surprise``,
    in twentieths of a trick, is what the layouts before took more.
    """
    guess = guess_ns_tricks(arena, trump, trick_state.leader, trick_state.left) + surprise
    tricks = ns_tricks(arena, trump, trick_state, (guess + 10) // 20)
    return tricks, surprise + (20 * tricks - guess) // 3


@kernel(entry=True)
def value_layouts(arena: int, layouts: IntRows, trump: int, leader: int, trick: Ints, values: Int8s) -> None:
    """Write to ``values``, int8 (n,), the tricks that the side to play takes in each layout.

    ``layouts``, int64 (n, 4), are the cards not yet played, as masks. ``trick`` is an int64 array of the 0 to 3 cards
    on the table, as bit numbers (`Card.bit_index`); ``leader`` led the first of them, or is to lead.
    """
    seat = (leader + len(trick)) & 3
    for layout in range(layouts.shape[0]):
        trick_state = _loaded(arena, layouts, layout, trump, leader, trick)
        tricks, _ = _ns_tricks_near(arena, trump, trick_state, 0)
        values[layout] = tricks if seat & 1 == 0 else trick_state.left - tricks


@kernel(entry=True)
def reach_layouts(
    arena: int, layouts: IntRows, trump: int, leader: int, trick: Ints, goals: Ints, answers: Int8s
) -> None:
    """Write 1 to ``answers`` for each layout in which the side to play reaches its goal, else 0.

    ``goals``, int64 (n,), has the number of tricks to take in each layout, and ``answers`` is int8 (n,). The other
    arguments are those of `value_layouts`. Each layout takes one search.
    """
    seat = (leader + len(trick)) & 3
    side = seat & 1
    for layout in range(layouts.shape[0]):
        trick_state = _loaded(arena, layouts, layout, trump, leader, trick)
        goal = goals[layout] if side == 0 else trick_state.left - goals[layout] + 1
        answer, _ = reaches(arena, trump, trick_state, goal, -1)
        answers[layout] = 1 if answer != side else 0


@kernel(entry=True)
def value_cards(arena: int, layouts: IntRows, trump: int, leader: int, trick: Ints, values: Int8Rows) -> None:
    """Write to ``values``, int8 (n, 52), the tricks that the side to play takes after each card in each layout.

    A card's column is its `Card.index`; -1 marks cards that may not be played. The other arguments are those of
    `value_layouts`. The value of the best card of all is found first. The cards are tested for this value; those that
    fail are tested for one trick less, and so on.
    """
    seat = (leader + len(trick)) & 3
    side = seat & 1
    row = memory.ROOT_ROWS + 4 * memory.ROW
    surprise = 0
    for layout in range(layouts.shape[0]):
        values[layout] = -1
        trick_state = _loaded(arena, layouts, layout, trump, leader, trick)
        hand = get(arena, seat)
        in_play = get(arena, 0) | get(arena, 1) | get(arena, 2) | get(arena, 3) | trick_state.on_table
        tricks, surprise = _ns_tricks_near(arena, trump, trick_state, surprise)
        most = tricks if side == 0 else trick_state.left - tricks
        count, legal = _order_root(arena, row, trump, trick_state, in_play)
        # Test all cards for one value before the next value, because positions stored for one card serve the others.
        for turn in range(count):
            put(arena, row + memory.MOVES + turn, 0)
        for value in range(most, -1, -1):
            goal = value if side == 0 else trick_state.left - value + 1
            for turn in range(count):
                card = get(arena, row + turn)
                if values[layout, 13 * (card >> 4) + (card & 15)] >= 0:
                    continue
                answer, hangs_on = reaches(arena, trump, trick_state, goal, card)
                matters = get(arena, row + memory.MOVES + turn)
                if answer != side:
                    # The value depends on the cards that mattered to this answer and to the answer for one trick more.
                    _, alike = failed(card, matters | hangs_on, hand, in_play & ~hand)
                    _write(values[layout], alike & legal, value)
                put(arena, row + memory.MOVES + turn, hangs_on)


@kernel(entry=True)
def reach_cards(
    arena: int, layouts: IntRows, trump: int, leader: int, trick: Ints, goals: Ints, decisive: int, answers: Int8Rows
) -> None:
    """Write to ``answers`` whether the side to play reaches its goal after each card.

    ``goals``, int64 (n,), has the number of tricks to take in each layout; -1 means the most that can be taken.
    ``answers`` is int8 (n, 52): 1 for yes, 0 for no, and -1 for illegal cards. The other arguments are those of
    `value_layouts`. Early in the play, this takes about half of the work of `value_cards`; later, a third.

    If ``decisive`` is not -1, it is the bit number of a card that is searched first. In a layout in which this card
    fails, no other card is searched, and all legal cards get 0.
    """
    seat = (leader + len(trick)) & 3
    side = seat & 1
    row = memory.ROOT_ROWS + 4 * memory.ROW
    surprise = 0
    for layout in range(layouts.shape[0]):
        answers[layout] = -1
        trick_state = _loaded(arena, layouts, layout, trump, leader, trick)
        hand = get(arena, seat)
        in_play = get(arena, 0) | get(arena, 1) | get(arena, 2) | get(arena, 3) | trick_state.on_table
        most = goals[layout]
        if most < 0:
            tricks, surprise = _ns_tricks_near(arena, trump, trick_state, surprise)
            most = tricks if side == 0 else trick_state.left - tricks
        goal = most if side == 0 else trick_state.left - most + 1
        count, legal = _order_root(arena, row, trump, trick_state, in_play)
        if decisive >= 0:
            answer, _ = reaches(arena, trump, trick_state, goal, decisive)
            if answer == side:
                _write(answers[layout], legal, 0)
                continue
        for turn in range(count):
            card = get(arena, row + turn)
            if answers[layout, 13 * (card >> 4) + (card & 15)] >= 0:
                continue
            answer, matters = reaches(arena, trump, trick_state, goal, card)
            _, alike = failed(card, matters, hand, in_play & ~hand)  # those that would have the same answer
            _write(answers[layout], alike & legal, 1 if answer != side else 0)


@kernel(entry=True)
def card_reaching(arena: int, hands: Ints, trump: int, leader: int, trick: Ints, goal: int) -> int:
    """Return a card, a bit number, with which the side to play takes at least ``goal`` tricks; -1 if there is none.

    ``hands``, int64 (4,), are the cards not yet played, as masks; the other arguments are those of `value_layouts`.
    """
    side = (leader + len(trick)) & 1
    row = memory.ROOT_ROWS + 4 * memory.ROW
    size = popcount(hands[(leader + len(trick)) & 3])
    trick_state = read_trick(trick, leader, trump, size)
    take_up(arena, hands, trump, size, 1)
    in_play = get(arena, 0) | get(arena, 1) | get(arena, 2) | get(arena, 3) | trick_state.on_table
    target = goal if side == 0 else size - goal + 1
    count, _ = _order_root(arena, row, trump, trick_state, in_play)
    for turn in range(count):
        card = get(arena, row + turn)
        answer, _ = reaches(arena, trump, trick_state, target, card)
        if answer != side:
            return card
    return -1


@kernel(entry=True)
def value_table(arena: int, hands: Ints, size: int, asked: int, values: Int8Rows) -> None:
    """Write to ``values``, int8 (5, 4), North-South's tricks for each strain and leader that is asked for.

    ``hands`` is int64 (4,). Bit ``4 * strain + leader`` of ``asked`` says whether this value is asked for; the others
    are not written.
    """
    for trump in range(5):
        leaders = asked >> 4 * trump & 15
        if leaders:
            take_up(arena, hands, trump, size, 1)
        # Let partners lead in succession: these searches share most stored positions, and their results differ little.
        guess = -1
        for turn in range(4):
            leader = (2 * turn + turn // 2) & 3
            if leaders >> leader & 1:
                if guess < 0:
                    guess = (guess_ns_tricks(arena, trump, leader, size) + 10) // 20
                guess = ns_tricks(arena, trump, new_trick(leader, size), guess)
                values[trump, leader] = guess
