"""Tricks that need no search: quick tricks and later tricks (thesis sections 4.5.1 and 4.5.2).

Both count only tricks that the side can force. ``hands``, int64 (4,), has a mask of cards for each seat, at the start
of a trick; ``trump`` is 4 for notrump.
"""

from __future__ import annotations

from ddsolver.cards import SUIT_BITS, SUIT_MASK
from ddsolver.native.kernel import kernel
from ddsolver.native.types import Ints
from ddsolver.search.intrinsics import highest, popcount
from ddsolver.search.trick_state import NOTRUMP


@kernel()
def _run(own: int, rest: int) -> int:
    """Return how many cards of ``own`` beat all cards of ``rest``, in one suit: AK4 against Q32 gives 2."""
    return popcount(own >> (highest(rest) + 1))


@kernel()
def _suit_tricks(own: int, partner: int, left: int, right: int) -> int:
    """Return the tricks that a leader and partner can cash in a suit, given the four holdings in it (13 bits each).

    The result is ``sure + 16 * potential + 256 * entry``. ``sure`` is the leader's own tricks. ``potential`` is the
    tricks that the partner can add when on lead. ``entry`` is 1 if this suit can put the partner on lead, else 0.
    """
    opponents = max(popcount(left), popcount(right))
    own_length = popcount(own)
    partner_length = popcount(partner)
    tops = _run(own, partner | left | right)
    if tops:
        if tops >= max(opponents, partner_length):
            return own_length
        # The partner follows with low cards to the leader's top cards, and may then have the next highest cards.
        rest = partner_length - tops
        partner_tops = min(_run(partner, left | right), rest)
        if partner_tops <= 0 or own_length == tops:
            return tops
        potential = rest if tops + partner_tops >= max(opponents, own_length) else partner_tops
        return tops + 16 * potential + 256
    tops = _run(partner, own | left | right)
    if tops:
        potential = partner_length if tops >= max(opponents, own_length) else tops
        return 16 * potential + (256 if own_length else 0)
    return 0


@kernel()
def quick_tricks(hands: Ints, leader: int, trump: int) -> int:
    """Return the number of tricks that the leader's side can take before it loses the lead.

    The leader cashes trumps, then winners in the side suits, then crosses to the partner, who cashes the rest. If an
    opponent still has trumps, a side suit counts only as long as he follows suit. If the leader or the partner keeps
    trumps, the side suits give at most as many tricks as this player has other cards.
    """
    own = hands[leader]
    partner = hands[leader ^ 2]
    left = hands[(leader + 1) & 3]
    right = hands[(leader + 3) & 3]
    size = popcount(own)
    sure = 0
    potential = 0
    entry = False
    side_limit = size
    left_ruffs = False
    right_ruffs = False
    if trump != NOTRUMP:
        at = SUIT_BITS * trump
        own_trumps = own >> at & SUIT_MASK
        partner_trumps = partner >> at & SUIT_MASK
        left_trumps = left >> at & SUIT_MASK
        right_trumps = right >> at & SUIT_MASK
        tricks = _suit_tricks(own_trumps, partner_trumps, left_trumps, right_trumps)
        sure = tricks & 15
        potential = tricks >> 4 & 15
        entry = tricks >= 256
        left_ruffs = popcount(left_trumps) > sure
        right_ruffs = popcount(right_trumps) > sure
        if popcount(own_trumps) > sure:
            side_limit = size - popcount(own_trumps)
        if popcount(partner_trumps) > sure:
            side_limit = min(side_limit, size - popcount(partner_trumps))
    side_sure = 0
    side_potential = 0
    for suit in range(4):
        if suit == trump:
            continue
        at = SUIT_BITS * suit
        left_cards = left >> at & SUIT_MASK
        right_cards = right >> at & SUIT_MASK
        tricks = _suit_tricks(own >> at & SUIT_MASK, partner >> at & SUIT_MASK, left_cards, right_cards)
        limit = size
        if left_ruffs:
            limit = popcount(left_cards)
        if right_ruffs:
            limit = min(limit, popcount(right_cards))
        suit_sure = min(tricks & 15, limit)
        side_sure += suit_sure
        side_potential += min(tricks >> 4 & 15, limit - suit_sure)
        entry |= tricks >= 256 and limit > suit_sure
    if entry:
        sure += potential
        side_sure += side_potential
    return min(sure + min(side_sure, side_limit), size)


@kernel()
def later_tricks(hands: Ints, leader: int) -> int:
    """Return a lower bound on the tricks that the leader's opponents take, if there are no trumps in play.

    The leader's side can keep the lead only in suits in which it has the top card. Each such suit keeps the
    lead for at most as many tricks as the side's longer holding has cards. If tricks are left after that, an opponent
    is on lead and takes his quick tricks. The bound assumes that it is the opponent with fewer quick tricks.
    """
    own = hands[leader]
    partner = hands[leader ^ 2]
    left = hands[(leader + 1) & 3]
    right = hands[(leader + 3) & 3]
    remaining = popcount(own)
    for suit in range(4):
        at = SUIT_BITS * suit
        ours = (own | partner) >> at & SUIT_MASK
        theirs = (left | right) >> at & SUIT_MASK
        if ours > theirs:
            remaining -= max(popcount(own >> at & SUIT_MASK), popcount(partner >> at & SUIT_MASK))
    if remaining <= 0:
        return 0
    after_left = quick_tricks(hands, (leader + 1) & 3, NOTRUMP)
    after_right = quick_tricks(hands, (leader + 3) & 3, NOTRUMP)
    return min(remaining, min(after_left, after_right))
