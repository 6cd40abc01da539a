"""What callers ask: exact tricks, the value of every card, whether cards reach a goal, a whole table.

Each kernel answers for many layouts, which share trump, leader and the cards on the table, in one call. Python calls
these, with plain numbers and arrays: to find out what a named tuple is takes numba a microsecond, as long as an ending.
"""

from __future__ import annotations

import numpy as np
from numba import int64, types
from numpy.typing import NDArray

from ddsolver.cards import SUIT_MASK
from ddsolver.jit.compiling import kernel
from ddsolver.search.intrinsics import get, lowest, popcount, put
from ddsolver.search.ordering import order_follow, order_leads
from ddsolver.search.root_search import guess_ns_tricks, ns_tricks, reaches, take_up
from ddsolver.search.search_memory import MOVES, ROOT_ROWS, ROW
from ddsolver.search.trick_state import (
    NOTRUMP,
    TRICK_STATE,
    TrickState,
    legal_cards,
    new_trick,
    read_trick,
    run_down,
    to_play,
)


@kernel("int64(int64, int64, int64, int64, int64)")
def _alike(card: int, matters: int, hand: int, legal: int, in_play: int) -> int:
    """Return the legal cards with the same value as ``card``, by the cards that its value depends on.

    Those are its run downwards and, if it lies below all that mattered of its suit, all others that do.
    """
    lane = SUIT_MASK << (card & 48)
    alike = run_down(card, legal, in_play & ~hand)
    here = matters & lane
    if not here:
        return legal & lane
    lowest_here = here & -here
    return alike | legal & lane & (lowest_here - 1) if lowest_here > 1 << card else alike


@kernel("void(int8[::1], int64, int64)")
def _write(values: NDArray[np.int8], cards: int, value: int) -> None:
    """Write a value to the columns (`Card.index`) of cards that have none yet."""
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        column = 13 * (card >> 4) + (card & 15)
        if values[column] < 0:
            values[column] = value


@kernel(types.UniTuple(int64, 2)(int64, int64, int64, TRICK_STATE, int64))
def _order_root(arena: int, row: int, trump: int, moment: TrickState, in_play: int) -> tuple[int, int]:
    """Write the cards to be asked about to a row: (how many, all that are legal)."""
    seat = to_play(moment)
    hand = get(arena, seat)
    if moment.placed == 0:
        return order_leads(arena, row, seat, trump, 0), hand
    return order_follow(arena, row, trump, moment, in_play, 0), legal_cards(hand, moment.led)


@kernel("void(int64, int64[:, ::1], int64, int64, int64[::1], int8[::1])")
def value_layouts(
    arena: int,
    layouts: NDArray[np.int64],
    trump: int,
    leader: int,
    trick: NDArray[np.int64],
    values: NDArray[np.int8],
) -> None:
    """Write the tricks that the side to play takes, for every layout, to ``values`` int8 (n,).

    ``layouts`` int64 (n, 4): the cards not yet played; ``trick`` int64 (0 to 3,): the cards (bit numbers) on the
    table, led by ``leader``.
    """
    seat = (leader + len(trick)) & 3
    for layout in range(layouts.shape[0]):
        size = popcount(layouts[layout, seat])
        moment = read_trick(trick, leader, trump, size)
        take_up(arena, layouts[layout], trump, size, layouts.shape[0])
        guess = (guess_ns_tricks(arena, trump, leader, size) + 10) // 20
        tricks = ns_tricks(arena, trump, moment, guess)
        values[layout] = tricks if seat & 1 == 0 else size - tricks


@kernel("void(int64, int64[:, ::1], int64, int64, int64[::1], int64[::1], int8[::1])")
def reach_layouts(
    arena: int,
    layouts: NDArray[np.int64],
    trump: int,
    leader: int,
    trick: NDArray[np.int64],
    goals: NDArray[np.int64],
    answers: NDArray[np.int8],
) -> None:
    """Write whether the side to play takes ``goals`` int64 (n,) tricks, 1 or 0, to ``answers`` int8 (n,).

    The other arguments are those of `value_layouts`. One question a layout.
    """
    seat = (leader + len(trick)) & 3
    side = seat & 1
    for layout in range(layouts.shape[0]):
        size = popcount(layouts[layout, seat])
        moment = read_trick(trick, leader, trump, size)
        take_up(arena, layouts[layout], trump, size, layouts.shape[0])
        goal = goals[layout] if side == 0 else size - goals[layout] + 1
        answer, _ = reaches(arena, trump, moment, goal, -1)
        answers[layout] = 1 if answer != side else 0


@kernel("void(int64, int64[:, ::1], int64, int64, int64[::1], int8[:, ::1])")
def value_cards(
    arena: int,
    layouts: NDArray[np.int64],
    trump: int,
    leader: int,
    trick: NDArray[np.int64],
    values: NDArray[np.int8],
) -> None:
    """Write the tricks that the side to play takes after each card, for every layout, to ``values`` int8 (n, 52).

    Columns are `Card.index`, -1 where the card may not be played; the other arguments are those of `value_layouts`.
    The best value comes first, then each card is asked whether it keeps it, or one trick less, and so on.
    """
    seat = (leader + len(trick)) & 3
    side = seat & 1
    row = ROOT_ROWS + 4 * ROW
    surprise = 0
    for layout in range(layouts.shape[0]):
        values[layout] = -1
        size = popcount(layouts[layout, seat])
        moment = read_trick(trick, leader, trump, size)
        take_up(arena, layouts[layout], trump, size, layouts.shape[0])
        hand = get(arena, seat)
        in_play = get(arena, 0) | get(arena, 1) | get(arena, 2) | get(arena, 3) | moment.on_table
        # The layouts have two hands in common: where one was better than it looked, the next is too.
        guess = guess_ns_tricks(arena, trump, leader, size) + surprise
        tricks = ns_tricks(arena, trump, moment, (guess + 10) // 20)
        surprise += (20 * tricks - guess) // 3
        most = tricks if side == 0 else size - tricks
        count, legal = _order_root(arena, row, trump, moment, in_play)
        # All cards are asked the same question before the next: positions found for one goal serve the other cards.
        for turn in range(count):
            put(arena, row + MOVES + turn, 0)
        for value in range(most, -1, -1):
            goal = value if side == 0 else size - value + 1
            for turn in range(count):
                card = get(arena, row + turn)
                if values[layout, 13 * (card >> 4) + (card & 15)] >= 0:
                    continue
                answer, hangs_on = reaches(arena, trump, moment, goal, card)
                matters = get(arena, row + MOVES + turn)
                if answer != side:
                    # What the value hangs on is what this answer does and what the one before did.
                    _write(values[layout], _alike(card, matters | hangs_on, hand, legal, in_play), value)
                put(arena, row + MOVES + turn, hangs_on)


@kernel("void(int64, int64[:, ::1], int64, int64, int64[::1], int64[::1], int64, int8[:, ::1])")
def reach_cards(
    arena: int,
    layouts: NDArray[np.int64],
    trump: int,
    leader: int,
    trick: NDArray[np.int64],
    goals: NDArray[np.int64],
    decisive: int,
    answers: NDArray[np.int8],
) -> None:
    """Write whether the side to play takes ``goals`` int64 (n,) tricks after each card to ``answers`` int8 (n, 52).

    A goal of -1 stands for the most that can be taken. 1 yes, 0 no, -1 where the card may not be played; the other
    arguments are those of `value_layouts`. One question a card, about half the work of the values early in the play
    and a third of it later. A ``decisive`` card (bit number, else -1) is solved first, and where its answer is no,
    the answers of all cards are given as no.
    """
    seat = (leader + len(trick)) & 3
    side = seat & 1
    row = ROOT_ROWS + 4 * ROW
    surprise = 0
    for layout in range(layouts.shape[0]):
        answers[layout] = -1
        size = popcount(layouts[layout, seat])
        moment = read_trick(trick, leader, trump, size)
        take_up(arena, layouts[layout], trump, size, layouts.shape[0])
        hand = get(arena, seat)
        in_play = get(arena, 0) | get(arena, 1) | get(arena, 2) | get(arena, 3) | moment.on_table
        most = goals[layout]
        if most < 0:
            guess = guess_ns_tricks(arena, trump, leader, size) + surprise
            tricks = ns_tricks(arena, trump, moment, (guess + 10) // 20)
            surprise += (20 * tricks - guess) // 3
            most = tricks if side == 0 else size - tricks
        goal = most if side == 0 else size - most + 1
        count, legal = _order_root(arena, row, trump, moment, in_play)
        if decisive >= 0:
            answer, _ = reaches(arena, trump, moment, goal, decisive)
            if answer == side:
                _write(answers[layout], legal, 0)
                continue
        for turn in range(count):
            card = get(arena, row + turn)
            if answers[layout, 13 * (card >> 4) + (card & 15)] >= 0:
                continue
            answer, matters = reaches(arena, trump, moment, goal, card)
            _write(answers[layout], _alike(card, matters, hand, legal, in_play), 1 if answer != side else 0)


@kernel("void(int64, int64[::1], int64, int8[:, ::1])")
def value_table(arena: int, hands: NDArray[np.int64], size: int, values: NDArray[np.int8]) -> None:
    """Write North-South's tricks in each strain for each leader to ``values`` int8 (5, 4), for hands int64 (4,)."""
    for trump in range(NOTRUMP + 1):
        take_up(arena, hands, trump, size, 1)
        # Partners first: they find most of each other's positions in the table, and nearly the same tricks.
        guess = (guess_ns_tricks(arena, trump, 0, size) + 10) // 20
        for turn in range(4):
            leader = (2 * turn + turn // 2) & 3
            guess = ns_tricks(arena, trump, new_trick(leader, size), guess)
            values[trump, leader] = guess
