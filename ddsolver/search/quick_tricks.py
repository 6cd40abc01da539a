"""Tricks that a side is sure to take, found without search, and the cards on which these tricks depend."""

from __future__ import annotations

from ddsolver.cards import SUIT_BITS, SUIT_MASK
from ddsolver.native.kernel import kernel
from ddsolver.search.intrinsics import deposit, highest, popcount
from ddsolver.search.trick_state import NOTRUMP


@kernel()
def _top(cards: int, count: int) -> int:
    """Return the ``count`` highest cards of a suit, or all if there are fewer."""
    spare = popcount(cards) - count
    if spare <= 0:
        return cards
    return cards & -deposit(1 << spare, cards)


@kernel()
def _cash(own: int, partner: int, left: int, right: int, limit: int, is_trump: int) -> int:
    """Return the tricks that a leader and partner can cash in a suit, if ``limit`` rounds are safe from ruffs.

    The holdings have 13 bits. The result is ``sure + 16 * potential + 256 * entry``: the leader's own tricks, those
    that the partner can add once on lead, and whether (1 or 0) the leader can put the partner on lead.
    """
    theirs = left | right
    if (own | partner) <= theirs:
        return 0
    length = popcount(own)
    partner_length = popcount(partner)
    opponents = max(popcount(left), popcount(right))
    tops = popcount(own >> (highest(partner | theirs) + 1))
    # Small cards win when no other hand has cards left. Small trumps also win while only the partner has trumps left.
    if tops >= (opponents if is_trump else max(opponents, partner_length)):
        return min(length, limit)
    above = highest(theirs) + 1
    partner_tops = popcount(partner >> above)
    # The leader's winners below the partner's cards win as long as the partner can follow with low cards.
    sure = min(tops + min(popcount(own >> above) - tops, max(0, partner_length - tops - partner_tops)), limit)
    rest = partner_length - sure
    potential = min(partner_tops, rest)
    if potential <= 0:
        return sure
    entry = 256 if length > sure and limit > sure else 0
    if sure + potential >= max(opponents, length):
        potential = rest
    return sure + 16 * min(potential, limit - sure) + entry


@kernel()
def _matters_to_quick_tricks(
    own: int, partner: int, left: int, right: int, trump: int, need: int, packed: int, entry: int
) -> int:
    """Return the cards that ``need`` quick tricks depend on.

    For each suit, ``packed`` has the low eight bits of the result of `_cash`. ``entry`` is 1 + the suit in which the
    leader crosses to the partner, or 0 if the partner's winners are not needed.
    """
    matters = 0
    still = need
    suit = trump if trump < NOTRUMP else 0
    for turn in range(4):
        used = min(packed >> 8 * suit & 15, still)
        if used > 0:
            at = SUIT_BITS * suit
            own_suit = own >> at & SUIT_MASK
            partner_suit = partner >> at & SUIT_MASK
            theirs = (left | right) >> at & SUIT_MASK
            longest = max(popcount(left >> at & SUIT_MASK), popcount(right >> at & SUIT_MASK))
            if suit != trump:
                longest = max(longest, popcount(partner_suit))
            tops = popcount(own_suit >> (highest(partner_suit | theirs) + 1))
            matters |= _top(own_suit, min(used, longest) if tops >= longest else used) << at
            still -= used
        suit = turn if turn < trump < NOTRUMP else turn + 1
    if not entry:
        return matters
    suit = entry - 1
    for turn in range(4):
        used = min(packed >> 8 * suit + 4 & 15, still)
        if turn == 0:
            used = max(used, 1)
        if used > 0:
            at = SUIT_BITS * suit
            partner_suit = partner >> at & SUIT_MASK
            above = highest((left | right) >> at & SUIT_MASK) + 1
            rest = popcount(partner_suit) - (packed >> 8 * suit & 15)
            matters |= _top(partner_suit, min(used, min(popcount(partner_suit >> above), rest))) << at
            still -= used
        suit = turn if turn < entry - 1 else turn + 1
    return matters


# There are two passes over the suits, because most calls end without the second, which finds the cards that matter.
@kernel()
def quick_tricks(own: int, partner: int, left: int, right: int, trump: int, need: int, most: int) -> tuple[int, int]:
    """Return ``need`` and the cards that matter if the side on lead can cash ``need`` tricks at once, else (0, 0).

    The leader cashes trumps, then side winners, then crosses to the partner, who cashes the rest. A side trick counts
    only if every opponent who still has trumps follows suit, and if the leader and the partner need not ruff. ``most``
    comes from `most_before_losing_the_lead`.
    """
    size = popcount(own)
    side_limit = size
    left_ruffs = False
    right_ruffs = False
    trump_sure = 0
    trump_potential = 0
    sure = 0
    potential = 0
    entry = 0
    packed = 0
    suit = trump if trump < NOTRUMP else 0
    for turn in range(4):
        at = SUIT_BITS * suit
        own_suit = own >> at & SUIT_MASK
        partner_suit = partner >> at & SUIT_MASK
        west = left >> at & SUIT_MASK
        east = right >> at & SUIT_MASK
        limit = size
        if left_ruffs:
            limit = popcount(west)
        if right_ruffs:
            limit = min(limit, popcount(east))
        tricks = _cash(own_suit, partner_suit, west, east, limit, 1 if suit == trump else 0)
        packed |= (tricks & 255) << 8 * suit
        if own_suit | partner_suit > west | east:
            # If this suit gives fewer tricks than its maximum, ``need`` may already be out of reach.
            most -= max(popcount(own_suit), popcount(partner_suit)) - (tricks & 15) - (tricks >> 4 & 15)
            if most < need:
                return 0, 0
        if tricks >= 256 and not entry:
            entry = suit + 1
        if suit == trump:
            trump_sure = tricks & 15
            trump_potential = tricks >> 4 & 15
            left_ruffs = popcount(west) > trump_sure
            right_ruffs = popcount(east) > trump_sure
            if popcount(own_suit) > trump_sure:
                side_limit = size - popcount(own_suit)
            if popcount(partner_suit) > trump_sure:
                side_limit = min(side_limit, size - popcount(partner_suit))
        else:
            sure += tricks & 15
            potential += tricks >> 4 & 15
        if trump_sure + min(sure, side_limit) >= need:
            entry = 0
            break
        suit = turn if turn < trump < NOTRUMP else turn + 1
    else:
        if not entry or trump_sure + trump_potential + min(sure + potential, side_limit) < need:
            return 0, 0
    return need, _matters_to_quick_tricks(own, partner, left, right, trump, need, packed, entry)


@kernel()
def trump_tricks(ours: int, theirs: int, need: int) -> tuple[int, int]:
    """Return ``need`` and the trumps that matter if a hand is sure of ``need`` trump tricks, else (0, 0).

    Each trump of the opponents can beat only one lower trump of the hand; the hand's other trumps win. The loop goes
    from the highest trump down. ``safe`` counts the hand's trumps that win, and ``free`` the opponents' trumps that
    have beaten none so far.
    """
    if popcount(ours) < need:
        return 0, 0
    safe = 0
    free = 0
    seen = 0
    our_rest = ours
    their_rest = theirs
    while True:
        if safe + max(0, popcount(our_rest) - free - popcount(their_rest)) >= need:
            return need, seen
        if our_rest == 0:
            return 0, 0
        card = 1 << highest(our_rest | their_rest)
        seen |= card
        if their_rest & card:
            their_rest ^= card
            free += 1
        else:
            our_rest ^= card
            if free:
                free -= 1
            else:
                safe += 1


@kernel()
def most_before_losing_the_lead(own: int, partner: int, theirs: int) -> int:
    """Return an upper bound on the tricks, apart from ruffs, that a side can cash before it loses the lead.

    A suit gives no trick if the side lacks its top card; any other suit gives at most the length of the longer holding.
    """
    most = 0
    for suit in range(4):
        lane = SUIT_MASK << (SUIT_BITS * suit)
        if (own | partner) & lane > theirs & lane:
            most += max(popcount(own & lane), popcount(partner & lane))
    return most


@kernel()
def later_tricks(own: int, partner: int, left: int, right: int, need: int, remaining: int) -> tuple[int, int]:
    """Return ``need`` and the cards that matter if the side on lead must lose ``need`` tricks at notrump, else (0, 0).

    When this side loses the lead, at least ``remaining`` tricks are left (see `most_before_losing_the_lead`). The
    opponents take ``need`` of them if each opponent, when on lead, can cash ``need`` tricks. ``remaining`` must not be
    below ``need``.
    """
    slack = remaining - need
    matters = 0
    for suit in range(4):
        lane = SUIT_MASK << (SUIT_BITS * suit)
        theirs = (left | right) & lane
        if theirs > (own | partner) & lane:
            length = max(popcount(own & lane), popcount(partner & lane))
            if length <= slack:
                slack -= length
            else:
                matters |= 1 << highest(theirs)
    if need == 1:
        return 1, matters
    most = most_before_losing_the_lead(left, right, own | partner)
    if most < need:
        return 0, 0
    least, from_left = quick_tricks(left, right, partner, own, NOTRUMP, need, most)
    if not least:
        return 0, 0
    least, from_right = quick_tricks(right, left, own, partner, NOTRUMP, need, most)
    return least, matters | from_left | from_right
