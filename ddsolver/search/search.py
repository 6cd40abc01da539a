"""The zero-window search at the heart of the fast solver: partition search by the cards that mattered.

`search` answers one question: do North-South take at least ``target`` of the remaining tricks? It also returns the
cards that mattered. In each suit, it makes no difference who holds the cards below the lowest card that mattered. So
one stored answer serves many positions (see `ddsolver.search.transposition`).

The idea is that of Ginsberg, *Partition Search* (AAAI-96, 1996).

These cards matter:

- in a trick won by rank: the winning card;
- in an answer from a bound or a stored pattern: the cards that the bound or pattern needs;
- if a card reaches its player's goal: the cards that mattered in the search after this card;
- if all cards fail: the cards that mattered in any of the failures.
"""

from __future__ import annotations

from typing import NamedTuple

import ddsolver.search.search_memory as memory
import ddsolver.search.transposition as table
import ddsolver.search.turns as turns
from ddsolver.cards import SUIT_BITS, SUIT_MASK
from ddsolver.native.kernel import fragment, kernel
from ddsolver.search.intrinsics import deposit, extract, get, highest, lowest, monotonic_ns, put
from ddsolver.search.quick_tricks import later_tricks, most_before_losing_the_lead, quick_tricks, trump_tricks
from ddsolver.search.transposition import Bounds, Location, Planes
from ddsolver.search.trick_state import NOTRUMP, beats, winner_matters

_STOPPABLE_SIZE = 6
"""A search with at most this number of cards per hand is too short to check for a stop."""
_CLOCK_MASK = 63
"""The search reads the clock only at every 64th position."""
_TOGETHER_SIZE = 5
"""Up to this number of cards per hand, `Lookup.specific` is not used, because few patterns would belong there."""


@kernel()
def _stops(arena: int, visited: int) -> int:
    """Return the reason to end the search (see `STOP`), or 0 to continue."""
    if visited & _CLOCK_MASK == 0 and get(arena, memory.DEADLINE) and monotonic_ns() > get(arena, memory.DEADLINE):
        put(arena, memory.STOP, memory.OUT_OF_TIME)
    return get(arena, memory.STOP)


@kernel()
def _last_trick(arena: int, trump: int, leader: int) -> tuple[int, int]:
    """Return whether North-South win the last trick (1 or 0), and a mask of the card that mattered (0 if none did)."""
    best = lowest(get(arena, leader))
    winner = leader
    cards = get(arena, leader)
    for place in range(1, 4):
        seat = (leader + place) & 3
        card = lowest(get(arena, seat))
        cards |= get(arena, seat)
        if beats(card, best, trump):
            best = card
            winner = seat
    return 1 - (winner & 1), winner_matters(best, cards)


@kernel()
def _bounded(arena: int, trump: int, leader: int, target: int, size: int) -> tuple[int, int]:
    """Decide by bounds alone whether North-South take ``target`` tricks; return the answer and the cards that matter.

    The answer is 1 for yes, 0 for no, or -1 if the bounds leave it open.
    """
    ours = 1 - (leader & 1)
    need = target if ours else size - target + 1
    their_need = size - need + 1
    own = get(arena, leader)
    left = get(arena, (leader + 1) & 3)
    partner = get(arena, leader ^ 2)
    right = get(arena, (leader + 3) & 3)
    most = most_before_losing_the_lead(own, partner, left | right)
    if most >= need:
        proved, matters = quick_tricks(own, partner, left, right, trump, need, most)
        if proved:
            return ours, matters
    elif trump == NOTRUMP:
        proved, matters = later_tricks(own, partner, left, right, their_need, size - most)
        if proved:
            return 1 - ours, matters
    if trump < NOTRUMP:
        at = SUIT_BITS * trump
        side = (own | partner) >> at & SUIT_MASK
        others = (left | right) >> at & SUIT_MASK
        proved, matters = trump_tricks(left >> at & SUIT_MASK, side, their_need)
        if not proved:
            proved, matters = trump_tricks(right >> at & SUIT_MASK, side, their_need)
        if proved:
            return 1 - ours, matters << at
        proved, matters = trump_tricks(own >> at & SUIT_MASK, others, need)
        if not proved:
            proved, matters = trump_tricks(partner >> at & SUIT_MASK, others, need)
        if proved:
            return ours, matters << at
    return -1, 0


@kernel()
def _down_to_lowest(arena: int, matters: int, in_play: int) -> int:
    """Return all cards in play from the highest of each suit down to the lowest that mattered.

    If one hand has this lowest card and all cards below it in the suit, the lowest cards of this hand are left out: the
    suit lengths show who has them.
    """
    relevant = 0
    for suit in range(4):
        lane = SUIT_MASK << (SUIT_BITS * suit)
        here = matters & lane
        if not here:
            continue
        lowest_here = here & -here
        rest = in_play & lane & (2 * lowest_here - 1)
        for seat in range(4):
            hand = get(arena, seat)
            if rest & ~hand == 0:
                others = in_play & lane & ~hand
                lowest_here = others & -others
        relevant |= lane & -lowest_here
    return relevant & in_play


class Lookup(NamedTuple):
    """What the transposition table needs to know about a position."""

    general: Location
    """Where to find the patterns that do not fix the highest card of every suit."""
    specific: Location
    """Where to find the patterns that fix the highest card of every suit. If ``buckets`` is 0, see ``general``."""
    planes: Planes
    tops: int
    """The highest card of each suit, as a mask for the planes."""


@fragment
def _lookup_of(arena: int, general: Location, in_play: int, size: int) -> Lookup:
    """Return the lookup of the position in the arena."""
    planes = table.planes_of(arena, in_play)
    if size <= _TOGETHER_SIZE:
        return Lookup(general, Location(0, 0, general.leader), planes, 0)
    tops = 0
    for suit in range(4):
        lane = in_play & SUIT_MASK << (SUIT_BITS * suit)
        if lane:
            tops |= 1 << highest(lane)
    tops = extract(tops, in_play)
    owners = extract(planes.first, tops) | extract(planes.second, tops) << 4
    return Lookup(general, table.locate(arena, table.tops_key(general.key, owners), general.leader), planes, tops)


@fragment
def _recall(arena: int, lookup: Lookup, target: int) -> tuple[int, int]:
    """Look up in the table whether North-South take ``target`` tricks; return what `probe` returns."""
    answer, mask = table.probe(arena, lookup.general, lookup.planes, target)
    if answer < 0 and lookup.specific.buckets:
        answer, mask = table.probe(arena, lookup.specific, lookup.planes, target)
    return answer, mask


@fragment
def _remember(arena: int, lookup: Lookup, mask: int, answer: int, target: int, size: int) -> None:
    """Store an answer for all positions that agree with ``lookup`` in the cards of ``mask``."""
    bounds = Bounds(target, size) if answer else Bounds(0, target - 1)
    is_specific = lookup.specific.buckets and not lookup.tops & ~mask
    table.store(arena, lookup.specific if is_specific else lookup.general, size, lookup.planes, mask, bounds)


@fragment
def _search_trick(
    arena: int, trump: int, leader: int, target: int, size: int, shape: int, in_play: int
) -> tuple[int, int]:
    """Search the next trick and all play after it; return the answer (1 or 0) and the cards that mattered.

    One loop serves all four hands. After a card, it goes on to the next hand. With an answer, it goes back to the hand
    before.
    """
    need = size - target + 1 if leader & 1 else target
    turn, seat = memory.TRICKS + (size - 2) * memory.TRICK, leader
    card = turns.first_lead(arena, turn, leader, trump, in_play, need, shape)
    while True:
        if card >= 0:
            turns.play(arena, turn, seat, leader, card, trump, shape)
            following = (seat + 1) & 3
            if following != leader:
                turn, seat = turn + memory.TURN, following
                card = turns.first_reply(arena, turn, seat, leader, trump, in_play, need)
                continue
            winner = get(arena, turn + memory.WINNER)
            matters = turns.winning_card(arena, turn)
            goal = target - 1 + (winner & 1)
            if goal <= 0:
                answer = 1
            elif goal >= size:
                answer = 0
            else:
                answer, deeper = search(arena, trump, winner, goal, size - 1, get(arena, turn + memory.SHAPE))
                matters |= deeper
        else:
            # All cards of this hand failed, so the card that the opponent played before it succeeded.
            answer, matters = seat & 1, get(arena, turn + memory.RELEVANT)
            turns.take_back(arena, turn, seat)
            if seat == leader:
                return answer, matters
            turn, seat = turn - memory.TURN, (seat - 1) & 3
        if answer != seat & 1:
            turns.keep_cutoff_card(arena, turn, seat, leader, in_play)
            turns.take_back(arena, turn, seat)
            if seat == leader:
                return answer, matters
            turn, seat = turn - memory.TURN, (seat - 1) & 3
        turns.fail(arena, turn, matters, in_play)
        card = turns.next_card(arena, turn, seat, leader, trump, in_play)


@kernel()
def search(arena: int, trump: int, leader: int, target: int, size: int, shape: int) -> tuple[int, int]:
    """Return whether North-South take ``target`` of the remaining tricks (1 or 0), and the cards that mattered.

    Each hand in the arena holds ``size`` cards, ``leader`` leads, ``shape`` is the result of `shape_of`, and
    0 < target <= size. The search changes the hands and restores them.
    """
    visited = get(arena, memory.VISITED) + 1
    put(arena, memory.VISITED, visited)
    if size > _STOPPABLE_SIZE and _stops(arena, visited):
        return 0, 0
    if size == 1:
        return _last_trick(arena, trump, leader)
    in_play = get(arena, 0) | get(arena, 1) | get(arena, 2) | get(arena, 3)
    if trump < NOTRUMP and in_play >> SUIT_BITS * trump & SUIT_MASK == 0:
        trump = NOTRUMP
    general = table.locate(arena, table.key_now(arena, table.shape_key(shape, trump)), leader)
    # At notrump, bounds cost less than a table lookup and answer more questions; with trumps, it is the reverse.
    if trump == NOTRUMP:
        answer, matters = _bounded(arena, trump, leader, target, size)
        if answer >= 0:
            return answer, matters
    lookup = _lookup_of(arena, general, in_play, size)
    answer, mask = _recall(arena, lookup, target)
    if answer >= 0:
        return answer, deposit(mask, in_play)
    if trump < NOTRUMP:
        answer, matters = _bounded(arena, trump, leader, target, size)
        if answer >= 0:
            return answer, matters
    answer, matters = _search_trick(arena, trump, leader, target, size, shape, in_play)
    matters = _down_to_lowest(arena, matters, in_play)
    _remember(arena, lookup, extract(matters, in_play), answer, target, size)
    return answer, matters
