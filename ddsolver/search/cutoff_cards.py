"""Cutoff cards: the search first tries the card that last caused a cutoff in a similar turn (the cutoff card).

A *context* is what similar turns have in common (`recall_lead`, `recall_reply`). The table is a hash table of
contexts, in which new entries overwrite old ones. A wrong card costs a little work, but never changes a value. Every
key has a stamp. `forget_cutoffs` increments the stamp, which invalidates all entries at once.
"""

from __future__ import annotations

import ddsolver.search.search_memory as memory
from ddsolver.cards import SUIT_MASK
from ddsolver.native.kernel import fragment, kernel
from ddsolver.search.intrinsics import get, highest, put
from ddsolver.search.trick_state import NOTRUMP, all_alike


@kernel(inline=True)
def recall(arena: int, cards: int, context: int, legal: int, in_play: int) -> tuple[int, int, int]:
    """Return the slot and the key of a context's entry, and its cutoff card (-1 if it has none).

    ``cards`` (a mask) and ``context`` (of `CONTEXT_BITS` bits) identify the context. In place of the cutoff card,
    the highest card of its run is returned, or -1 if the cutoff card is not legal. If all legal cards are equivalent,
    the highest of them is returned, with `NO_SLOT`.
    """
    if all_alike(legal, in_play & ~legal):
        return memory.NO_SLOT, 0, highest(legal)
    key = cards * 0x4F1BBCDCBFA53E0B + (get(arena, memory.STAMP) | context) * 0x3C79AC492BA7B653
    slot = memory.CUTOFFS + (key >> 64 - memory.CUTOFF_BITS & get(arena, memory.CUTOFF_MASK))
    key &= ~63
    card = get(arena, slot) ^ key
    if card & ~63 or not legal >> card & 1:
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
    """Look up the cutoff card for a lead; return it as `recall` does.

    The key consists of the seat, the hand, the partner's suit lengths and the tricks that the leader's side needs.
    """
    return recall(arena, hand ^ partners_shape * 7, need << 10 | seat << 2, hand, in_play)


@fragment
def recall_reply(
    arena: int, trump: int, hand: int, lane: int, in_play: int, best: int, winner: int, at: int, need: int
) -> tuple[int, int, int]:
    """Look up the cutoff card for the second to fourth card of a trick; return it as `recall` does.

    ``lane`` is the mask of all cards of the suit led. ``best`` is the card winning so far, played by ``winner``. ``at``
    is 4 * seat + place, for the seat to play and its place in the trick. ``need`` is the number of tricks that the
    leader's side needs.

    If the hand follows suit, the key consists of ``at``, the best card, the hand's cards of the suit, and all cards
    left in the suit. If not, it consists of ``at``, the best card (at notrump, only its suit and its owner), the whole
    hand, and the tricks needed.
    """
    following = hand & lane
    if following:
        return recall(arena, following ^ (in_play & lane) * 5, best << 4 | at, following, in_play)
    told_by = best if trump < NOTRUMP else best >> 4 << 2 | winner
    return recall(arena, hand, need << 10 | told_by << 4 | at, hand, in_play)


@kernel()
def forget_cutoffs(arena: int) -> None:
    """Forget all cutoff cards, and use few slots until the table has grown again."""
    put(arena, memory.STAMP, get(arena, memory.STAMP) + (1 << memory.CONTEXT_BITS))
    put(arena, memory.CUTOFF_MASK, 0)
    put(arena, memory.WORDS_BEFORE, get(arena, memory.WORDS_USED))


@kernel()
def use_more_cutoffs(arena: int, least: int) -> None:
    """Double the slots in use until their number is above ``least`` or at its maximum; entries stay valid.

    If `CUTOFF_MASK` is 0, all entries must have been forgotten, and ``least`` must be one less than a power of two.
    """
    most = get(arena, memory.MOST_CUTOFFS)
    mask = get(arena, memory.CUTOFF_MASK)
    if mask == 0:
        mask = min(least, most)
    while mask < least and mask < most:
        for slot in range(memory.CUTOFFS, memory.CUTOFFS + mask + 1):
            put(arena, slot + mask + 1, get(arena, slot))
        mask = 2 * mask + 1
    put(arena, memory.CUTOFF_MASK, mask)
