"""The root of the search: it turns any position, perhaps within a trick, into calls of `ddsolver.search.search`.

The rest of a trick in progress is searched here, without the transposition table. Numbers of tricks are found from
yes-or-no answers.
"""

from __future__ import annotations

import ddsolver.search.search_memory as memory
from ddsolver.cards import SUIT_BITS, SUIT_MASK
from ddsolver.native.kernel import kernel
from ddsolver.native.types import Ints
from ddsolver.search.cutoff_cards import forget_cutoffs, use_more_cutoffs
from ddsolver.search.intrinsics import get, highest, popcount, put
from ddsolver.search.ordering import order_follow
from ddsolver.search.search import search
from ddsolver.search.transposition import forget, shape_of
from ddsolver.search.trick_state import NOTRUMP, TrickState, after, beats, to_play, winner_matters
from ddsolver.search.turns import failed


@kernel()
def reaches(arena: int, trump: int, trick_state: TrickState, target: int, only: int) -> tuple[int, int]:
    """Return 1 if North-South take at least ``target`` of the tricks left, else 0; and the cards that mattered.

    The hands in the arena are the cards not yet played. ``only`` is the bit number of the next card, or -1 for any
    legal card.
    """
    if target <= 0:
        return 1, 0
    if target > trick_state.left:
        return 0, 0
    if trick_state.placed == 0 and only < 0:
        return search(arena, trump, trick_state.leader, target, trick_state.left, shape_of(arena))
    seat = to_play(trick_state)
    hand = get(arena, seat)
    in_play = get(arena, 0) | get(arena, 1) | get(arena, 2) | get(arena, 3) | trick_state.on_table
    ours = 1 - (seat & 1)
    row = memory.ROOT_ROWS + trick_state.placed * memory.ROW
    count = 1
    if only >= 0:
        put(arena, row, only)
    else:
        count = order_follow(arena, row, trump, trick_state, in_play, 0)
    all_matters = 0
    skip = 0
    for turn in range(count):
        card = get(arena, row + turn)
        if skip >> card & 1:
            continue
        following = after(trick_state, card, trump)
        next_target = target
        matters = 0
        if trick_state.placed == 3:
            best = card if beats(card, trick_state.best, trump) else trick_state.best
            matters = winner_matters(best, trick_state.on_table | 1 << card)
            next_target -= 1 - (following.leader & 1)
        put(arena, seat, hand ^ (1 << card))
        answer, deeper = reaches(arena, trump, following, next_target, -1)
        put(arena, seat, hand)
        matters |= deeper
        if answer == ours:
            return ours, matters
        matters, alike = failed(card, matters, hand, in_play & ~hand)
        all_matters |= matters
        skip |= alike
    return 1 - ours, all_matters


@kernel()
def guess_ns_tricks(arena: int, trump: int, leader: int, size: int) -> int:
    """Return an estimate of North-South's tricks, in twentieths of a trick.

    The weights come from a regression over random deals; a wrong guess only costs time. High cards and the side on lead
    count. With trumps, the number of trumps and short side suits count too.
    """
    in_play = get(arena, 0) | get(arena, 1) | get(arena, 2) | get(arena, 3)
    ours = get(arena, 0) | get(arena, 2)
    points = 0
    total = 0
    for suit in range(4):
        cards = in_play >> SUIT_BITS * suit & SUIT_MASK
        held = ours >> SUIT_BITS * suit & SUIT_MASK
        worths = 0x8642 if trump == NOTRUMP or suit == trump else 0x7421
        while cards and worths:
            card = 1 << highest(cards)
            cards ^= card
            worth = worths >> 12
            worths = worths << 4 & 0xFFFF
            total += worth
            if held & card:
                points += worth
    advantage = size * (2 * points - total)
    on_lead = 1 - 2 * (leader & 1)
    if trump == NOTRUMP:
        return 10 * size + 17 * advantage // total + 8 * on_lead
    more_trumps = 0
    more_ruffs = 0
    for seat in range(4):
        hand = get(arena, seat)
        sign = 1 - 2 * (seat & 1)
        trumps = popcount(hand & SUIT_MASK << (SUIT_BITS * trump))
        more_trumps += sign * trumps
        for suit in range(4):
            if suit != trump:
                more_ruffs += sign * min(trumps, max(0, 2 - popcount(hand & SUIT_MASK << (SUIT_BITS * suit))))
    return 10 * size + 12 * advantage // total + 8 * more_trumps + 6 * more_ruffs + 5 * on_lead


@kernel()
def take_up(arena: int, hands: Ints, trump: int, size: int, number: int) -> None:
    """Load the hands of a layout, int64 (4,), and forget stored data that would slow the search.

    ``number`` is the number of layouts to solve.

    The table is kept for another position of the same deal. With at most `SHARED_SIZE` cards per hand, it is also kept
    if a seat has more than half of its cards in common with the old deal. Patterns of other deals stay true, but are
    rarely met again and make the trees larger. Cutoff cards are forgotten when the trump or the deal changes,
    because they would mislead the search; their slots are then as few as the new layout needs.

    A short job starts with few buckets and few slots for cutoff cards. To load more into the processor's caches would
    take longer than the search.
    """
    if trump != get(arena, memory.TRUMP):
        put(arena, memory.TRUMP, trump)
        forget_cutoffs(arena)
    later = earlier = True
    related = False
    for seat in range(4):
        known = get(arena, memory.DEAL + seat)
        later &= hands[seat] & ~known == 0
        earlier &= known != 0 and known & ~hands[seat] == 0
        related |= 2 * popcount(hands[seat] & known) > size
        put(arena, seat, hands[seat])
    if not later:
        voids = 0
        for seat in range(4):
            put(arena, memory.DEAL + seat, hands[seat])
            for suit in range(4):
                voids += 0 if hands[seat] >> SUIT_BITS * suit & SUIT_MASK else 1
        put(arena, memory.VOIDS, voids)
    if not (later or earlier):
        forget_cutoffs(arena)
        if size > memory.SHARED_SIZE or not related:
            forget(arena)
            put(arena, memory.SET_COUNT, 1)
    # Found by experiment: each card per hand doubles the positions, and most positions of another layout are stored.
    # The cutoff cards serve one layout only, so more layouts need hardly more slots.
    most = highest(memory.FEW_CUTOFFS + 1)
    doublings = 2 * highest(number) // 3
    bits = max(size + doublings if size <= memory.SHORT_SIZE else most, highest(get(arena, memory.WORDS_USED)) - 6)
    sets = min(2 << min(bits, most), get(arena, memory.MOST_SETS))
    put(arena, memory.SET_COUNT, max(get(arena, memory.SET_COUNT), sets))
    cutoff_bits = size + min(doublings, 2) if size <= memory.SHARED_SIZE else most
    use_more_cutoffs(arena, (1 << min(cutoff_bits, most)) - 1)


@kernel()
def ns_tricks(arena: int, trump: int, trick_state: TrickState, guess: int) -> int:
    """Return how many of the remaining tricks North-South take.

    The first question is whether they take ``guess`` tricks. After a yes, the goal is one trick higher; after a no, one
    lower.
    """
    at_least = 0
    at_most = trick_state.left
    goal = guess
    while at_least < at_most:
        goal = min(max(goal, at_least + 1), at_most)
        answer, _ = reaches(arena, trump, trick_state, goal, -1)
        if answer:
            at_least = goal
            goal += 1
        else:
            at_most = goal - 1
            goal -= 1
    return at_least
