"""Cutoff cards: the card that refuted a situation last, tried before anything is put in order.

They are hints in a hash table without a check on what is driven out, so that a wrong one costs a little work and never
a wrong value. What belongs to another deal or another trump is worse than no hint: a stamp in every key, counted up by
`forget_cutoffs`, makes it unknown at once, without clearing the table.
"""

from __future__ import annotations

from ddsolver.cards import SUIT_MASK
from ddsolver.jit.compiling import fragment, kernel
from ddsolver.search.intrinsics import get, highest, put
from ddsolver.search.search_memory import (
    CUTOFF_BITS,
    CUTOFF_MASK,
    CUTOFFS,
    MOST_CUTOFFS,
    NO_SLOT,
    PARTS,
    SITUATION_BITS,
    STAMP,
    Part,
)
from ddsolver.search.trick_state import NOTRUMP, all_alike

_IN_USE = int(Part.CUTOFF_CARDS)


@kernel("UniTuple(int64, 3)(int64, int64, int64, int64, int64)", inline=True)
def recall(arena: int, cards: int, situation: int, legal: int, in_play: int) -> tuple[int, int, int]:
    """Return the refutation card of a position type: (its slot, the key to store with, the card or -1).

    ``cards`` and ``situation``, of `SITUATION_BITS`, identify the situation. A
    card is found only if it is among the ``legal`` ones, and it is raised to the highest of its run. Where all legal
    cards are worth the same, it is the highest of them, kept nowhere (`NO_SLOT`) so as not to drive out others.
    """
    if all_alike(legal, in_play & ~legal):
        return NO_SLOT, 0, highest(legal)
    key = cards * 0x4F1BBCDCBFA53E0B + (get(arena, STAMP) | situation) * 0x3C79AC492BA7B653
    slot = CUTOFFS + (key >> 64 - CUTOFF_BITS & get(arena, CUTOFF_MASK))
    key &= ~63
    card = get(arena, slot) ^ key
    if card & ~63 or not legal >> card & 1 or not get(arena, PARTS) & _IN_USE:
        return slot, key, -1
    above = SUIT_MASK << (card & 48) & ~((2 << card) - 1)
    run = legal & above
    if run:
        others = in_play & above & ~legal
        if others:
            run &= (others & -others) - 1
        if run:
            card = highest(run)
    return slot, key, card


@fragment
def recall_lead(arena: int, seat: int, hand: int, partners_shape: int, need: int, in_play: int) -> tuple[int, int, int]:
    """Return the refutation card of a lead, in the form of `recall`.

    The hand, the partner's suit lengths and the tricks that the side needs identify it.
    """
    return recall(arena, hand ^ partners_shape * 7, need << 10 | seat << 2, hand, in_play)


@fragment
def recall_reply(
    arena: int, trump: int, hand: int, lane: int, in_play: int, best: int, winner: int, at: int, need: int
) -> tuple[int, int, int]:
    """Return the refutation card of a follow to a trick, in the form of `recall`.

    ``lane`` are the cards of the suit led, ``best`` is the card that wins so far, of the hand ``winner``, ``at`` the
    seat to play and, in the two bits below it, its place, ``need`` what the leader's side needs. A hand that
    follows suit is identified by its own and all cards left of the suit and by the best card; another by the hand, the
    tricks needed and, with trumps, the best card, at notrump only its owner and its suit.
    """
    following = hand & lane
    if following:
        return recall(arena, following ^ (in_play & lane) * 5, best << 4 | at, following, in_play)
    told_by = best if trump < NOTRUMP else best >> 4 << 2 | winner
    return recall(arena, hand, need << 10 | told_by << 4 | at, hand, in_play)


@kernel("void(int64)")
def forget_cutoffs(arena: int) -> None:
    """Forget all cutoff cards."""
    put(arena, STAMP, get(arena, STAMP) + (1 << SITUATION_BITS))


@kernel("void(int64, int64)")
def use_more_cutoffs(arena: int, least: int) -> None:
    """Use slots, twice as many each time, until their number is above ``least`` or they are all; known ones stay so.

    With none in use, when all has been forgotten, ``least`` is one less than a power of two.
    """
    most = get(arena, MOST_CUTOFFS)
    mask = get(arena, CUTOFF_MASK)
    if mask == 0:
        mask = min(least, most)
    while mask < least and mask < most:
        for slot in range(CUTOFFS, CUTOFFS + mask + 1):
            put(arena, slot + mask + 1, get(arena, slot))
        mask = 2 * mask + 1
    put(arena, CUTOFF_MASK, mask)
