"""The zero-window search at the heart of the fast solver: partition search by the cards that mattered.

`search` answers one question, do North-South take at least ``target`` of the remaining tricks, together with the
cards whose rank the answer hangs on. Whatever holds below the lowest of these in each suit, the answer is the same, so
that a position is solved for all positions that agree with it above: it is stored as such a pattern (see
`ddsolver.search.transposition`). How the cards that matter come about:

- a trick won by rank: the winning card, if another card of its suit lies in the trick;
- a bound that needs no search, or a stored pattern: the cards that it names;
- a player who can do what he wants: those of the card that did it;
- a player who cannot: those of all cards he has, where a run of equivalent cards of which one mattered matters down
  to its lowest card, since another position might have split the run.
"""

from __future__ import annotations

from ddsolver.cards import SUIT_BITS, SUIT_MASK
from ddsolver.jit.compiling import kernel
from ddsolver.search.intrinsics import deposit, extract, get, highest, lowest, prefetch, put
from ddsolver.search.ordering import order_follow, order_leads
from ddsolver.search.quick_tricks import later_tricks, most_before_losing_the_lead, quick_tricks, trump_tricks
from ddsolver.search.refutation_table import recall_lead, recall_reply
from ddsolver.search.search_memory import NO_SLOT, PARTS, ROW, ROWS, STOP, TRICK_ROWS, VISITED, Part
from ddsolver.search.transposition import key_now, probe, set_of, shape_key, store, tops_key
from ddsolver.search.trick_state import NOTRUMP, Moment, beats, run_down

_USE_TABLE = int(Part.TABLE)
_USE_RANK_SKIP = int(Part.RANK_SKIP)
_USE_QUICK_TRICKS = int(Part.QUICK_TRICKS)
_USE_LATER_TRICKS = int(Part.LATER_TRICKS)
_USE_LENGTH_TRICKS = int(Part.LENGTH_TRICKS)

_STOPPABLE_SIZE = 6
"""With so many cards a hand or fewer a search ends soon enough."""
_TOGETHER_SIZE = 5
"""Up to this many cards a hand the patterns that fix all tops are too few to be kept apart from the others."""


@kernel("UniTuple(int64, 2)(int64, int64, int64, int64)")
def failed(card: int, matters: int, own: int, others: int) -> tuple[int, int]:
    """After a card of the hand ``own`` that did not help: (cards that mattered, cards not to be tried any more).

    If the lowest rank that mattered in its suit lies above the card, any other card below that rank does as well, or
    badly, as this one; if no rank of the suit mattered, any card of the suit. Else its whole run matters.
    """
    lane = SUIT_MASK << (card & 48)
    here = matters & lane
    if not here:
        return matters, lane
    lowest_here = here & -here
    if lowest_here > 1 << card:
        return matters, lane & (lowest_here - 1)
    run = run_down(card, own, others)
    return matters | run & -run, run


@kernel("UniTuple(int64, 2)(int64, int64, int64)")
def _last_trick(arena: int, trump: int, leader: int) -> tuple[int, int]:
    """Whether North-South win the last trick, and the card that mattered."""
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
    lane = cards & SUIT_MASK << (best & 48)
    return 1 - (winner & 1), 1 << best if lane & (lane - 1) else 0


@kernel("UniTuple(int64, 3)(int64, int64, int64, int64, int64)")
def _bounded(arena: int, trump: int, leader: int, need: int, size: int) -> tuple[int, int, int]:
    """What the bounds tell: (1 if they tell, 1 if the leader's side takes ``need``, the cards that matter)."""
    parts = get(arena, PARTS)
    own = get(arena, leader)
    left = get(arena, (leader + 1) & 3)
    partner = get(arena, leader ^ 2)
    right = get(arena, (leader + 3) & 3)
    their_need = size - need + 1
    most = most_before_losing_the_lead(own, partner, left | right)
    if most >= need:
        if parts & _USE_QUICK_TRICKS:
            found, matters = quick_tricks(own, partner, left, right, trump, need, most)
            if found:
                return 1, 1, matters
    elif trump == NOTRUMP and parts & _USE_LATER_TRICKS:
        found, matters = later_tricks(own, partner, left, right, their_need, size - most)
        if found:
            return 1, 0, matters
    if trump < NOTRUMP and parts & _USE_LENGTH_TRICKS:
        at = SUIT_BITS * trump
        ours = (own | partner) >> at & SUIT_MASK
        theirs = (left | right) >> at & SUIT_MASK
        found, matters = trump_tricks(left >> at & SUIT_MASK, ours, their_need)
        if not found:
            found, matters = trump_tricks(right >> at & SUIT_MASK, ours, their_need)
        if found:
            return 1, 0, matters << at
        found, matters = trump_tricks(own >> at & SUIT_MASK, theirs, need)
        if not found:
            found, matters = trump_tricks(partner >> at & SUIT_MASK, theirs, need)
        if found:
            return 1, 1, matters << at
    return 0, 0, 0


@kernel("int64(int64, int64)")
def _down_to_lowest(matters: int, in_play: int) -> int:
    """All cards in play from the highest of each suit down to the lowest that mattered."""
    relevant = 0
    for suit in range(4):
        lane = SUIT_MASK << (SUIT_BITS * suit)
        here = matters & lane
        if here:
            relevant |= lane & -(here & -here)
    return relevant & in_play


# Four loops, one within the other, for the four cards of a trick: long, but a call less for every card.
@kernel("UniTuple(int64, 2)(int64, int64, int64, int64, int64, int64)")
def search(arena: int, trump: int, leader: int, target: int, size: int, shape: int) -> tuple[int, int]:
    """Whether North-South take ``target`` of the remaining tricks: (1 or 0, the cards that mattered).

    Each hand in the arena holds ``size`` cards, ``leader`` leads, ``shape`` is their `shape_of`, and
    0 < target <= size. The hands are changed during the search and restored.
    """
    put(arena, VISITED, get(arena, VISITED) + 1)
    if size > _STOPPABLE_SIZE and get(arena, STOP):
        return 0, 0
    if size == 1:
        return _last_trick(arena, trump, leader)
    parts = get(arena, PARTS)
    seat0 = leader
    seat1 = (leader + 1) & 3
    seat2 = leader ^ 2
    seat3 = (leader + 3) & 3
    hand0 = get(arena, seat0)
    hand1 = get(arena, seat1)
    hand2 = get(arena, seat2)
    hand3 = get(arena, seat3)
    in_play = hand0 | hand1 | hand2 | hand3
    ours = 1 - (leader & 1)
    if trump < NOTRUMP and in_play >> SUIT_BITS * trump & SUIT_MASK == 0:
        trump = NOTRUMP
    told = success = matters = 0
    general_key = key_now(arena, shape_key(shape, trump))
    general_set = set_of(arena, general_key)
    prefetch(arena, general_set)
    need = target if ours else size - target + 1
    # At notrump the bounds cost less than a look into the table and settle more; with trumps it is the other way.
    if trump == NOTRUMP:
        told, success, matters = _bounded(arena, trump, leader, need, size)
        if told:
            return ours if success else 1 - ours, matters
    first = second = tops = specific_key = specific_set = 0
    if parts & _USE_TABLE:
        first = extract(get(arena, 1) | get(arena, 3), in_play)
        second = extract(get(arena, 2) | get(arena, 3), in_play)
        if size > _TOGETHER_SIZE:
            for suit in range(4):
                lane = in_play & SUIT_MASK << (SUIT_BITS * suit)
                if lane:
                    tops |= 1 << highest(lane)
            tops = extract(tops, in_play)
            specific_key = tops_key(general_key, extract(first, tops) | extract(second, tops) << 4)
            specific_set = set_of(arena, specific_key)
            prefetch(arena, specific_set)
        answer, mask = probe(arena, general_set, general_key, leader, first, second, target)
        if answer < 0 and specific_set:
            answer, mask = probe(arena, specific_set, specific_key, leader, first, second, target)
        if answer >= 0:
            return answer, deposit(mask, in_play)
    if trump < NOTRUMP:
        told, success, matters = _bounded(arena, trump, leader, need, size)
        if told:
            return ours if success else 1 - ours, matters
    row0 = ROWS + size * TRICK_ROWS
    row1 = row0 + ROW
    row2 = row1 + ROW
    row3 = row2 + ROW
    slot0, key0, cached0 = recall_lead(arena, seat0, hand0, shape >> (seat2 << 4) & 65535, need, in_play)
    # turn -1 is the cutoff card's; only if that fails are the others put in order.
    turn0 = -1 if cached0 >= 0 else 0
    count0 = -1
    answer0 = 1 - ours
    matters0 = 0
    skip0 = 0
    while True:
        if turn0 < 0:
            card0 = cached0
        else:
            if count0 < 0:
                put(arena, seat0, hand0)
                count0 = order_leads(arena, row0, seat0, trump, skip0)
            if turn0 == count0:
                break
            card0 = get(arena, row0 + turn0)
            if card0 == cached0 or skip0 >> card0 & 1:
                turn0 += 1
                continue
        turn0 += 1
        led = card0 >> 4
        lane = SUIT_MASK << (card0 & 48)
        put(arena, seat0, hand0 ^ (1 << card0))

        # Second hand.
        at1 = seat1 << 2 | 1
        slot1, key1, cached1 = recall_reply(arena, trump, hand1, lane, in_play, card0, seat0, at1, need)
        turn1 = -1 if cached1 >= 0 else 0
        count1 = 0 if slot1 == NO_SLOT else -1
        answer1 = ours
        matters1 = 0
        skip1 = 0
        while True:
            if turn1 < 0:
                card1 = cached1
            else:
                if count1 < 0:
                    put(arena, seat1, hand1)
                    moment1 = Moment(seat0, 1, 1 << card0, led, card0, seat0, size)
                    count1 = order_follow(arena, row1, trump, moment1, in_play, skip1)
                if turn1 == count1:
                    break
                card1 = get(arena, row1 + turn1)
                if card1 == cached1 or skip1 >> card1 & 1:
                    turn1 += 1
                    continue
            turn1 += 1
            best1 = card0
            winner1 = seat0
            if beats(card1, card0, trump):
                best1 = card1
                winner1 = seat1
            put(arena, seat1, hand1 ^ (1 << card1))

            # Third hand.
            at2 = seat2 << 2 | 2
            slot2, key2, cached2 = recall_reply(arena, trump, hand2, lane, in_play, best1, winner1, at2, need)
            turn2 = -1 if cached2 >= 0 else 0
            count2 = 0 if slot2 == NO_SLOT else -1
            answer2 = 1 - ours
            matters2 = 0
            skip2 = 0
            while True:
                if turn2 < 0:
                    card2 = cached2
                else:
                    if count2 < 0:
                        put(arena, seat2, hand2)
                        moment2 = Moment(seat0, 2, 1 << card0 | 1 << card1, led, best1, winner1, size)
                        count2 = order_follow(arena, row2, trump, moment2, in_play, skip2)
                    if turn2 == count2:
                        break
                    card2 = get(arena, row2 + turn2)
                    if card2 == cached2 or skip2 >> card2 & 1:
                        turn2 += 1
                        continue
                turn2 += 1
                best2 = best1
                winner2 = winner1
                if beats(card2, best1, trump):
                    best2 = card2
                    winner2 = seat2
                put(arena, seat2, hand2 ^ (1 << card2))

                # Fourth hand.
                at3 = seat3 << 2 | 3
                slot3, key3, cached3 = recall_reply(arena, trump, hand3, lane, in_play, best2, winner2, at3, need)
                turn3 = -1 if cached3 >= 0 else 0
                count3 = 0 if slot3 == NO_SLOT else -1
                answer3 = ours
                matters3 = 0
                skip3 = 0
                while True:
                    if turn3 < 0:
                        card3 = cached3
                    else:
                        if count3 < 0:
                            put(arena, seat3, hand3)
                            on_table = 1 << card0 | 1 << card1 | 1 << card2
                            moment3 = Moment(seat0, 3, on_table, led, best2, winner2, size)
                            count3 = order_follow(arena, row3, trump, moment3, in_play, skip3)
                        if turn3 == count3:
                            break
                        card3 = get(arena, row3 + turn3)
                        if card3 == cached3 or skip3 >> card3 & 1:
                            turn3 += 1
                            continue
                    turn3 += 1
                    best3 = best2
                    winner3 = winner2
                    if beats(card3, best2, trump):
                        best3 = card3
                        winner3 = seat3
                    put(arena, seat3, hand3 ^ (1 << card3))
                    of_suit = (1 << card0 | 1 << card1 | 1 << card2 | 1 << card3) & SUIT_MASK << (best3 & 48)
                    matters = 1 << best3 if of_suit & (of_suit - 1) else 0
                    goal = target - 1 + (winner3 & 1)
                    if goal <= 0:
                        answer = 1
                    elif goal >= size:
                        answer = 0
                    else:
                        played = 1 << (seat0 << 4 | card0 >> 4 << 2)
                        played += 1 << (seat1 << 4 | card1 >> 4 << 2)
                        played += 1 << (seat2 << 4 | card2 >> 4 << 2)
                        played += 1 << (seat3 << 4 | card3 >> 4 << 2)
                        answer, deeper = search(arena, trump, winner3, goal, size - 1, shape - played)
                        matters |= deeper
                    if answer != ours:
                        answer3 = answer
                        matters3 = matters
                        put(arena, slot3, key3 | card3)
                        break
                    matters, skip = failed(card3, matters, hand3, in_play & ~hand3)
                    matters3 |= matters
                    skip3 |= skip if parts & _USE_RANK_SKIP else 0
                put(arena, seat3, hand3)

                if answer3 == ours:
                    answer2 = ours
                    matters2 = matters3
                    put(arena, slot2, key2 | card2)
                    break
                matters, skip = failed(card2, matters3, hand2, in_play & ~hand2)
                matters2 |= matters
                skip2 |= skip if parts & _USE_RANK_SKIP else 0
            put(arena, seat2, hand2)

            if answer2 != ours:
                answer1 = answer2
                matters1 = matters2
                put(arena, slot1, key1 | card1)
                break
            matters, skip = failed(card1, matters2, hand1, in_play & ~hand1)
            matters1 |= matters
            skip1 |= skip if parts & _USE_RANK_SKIP else 0
        put(arena, seat1, hand1)

        if answer1 == ours:
            answer0 = ours
            matters0 = matters1
            put(arena, slot0, key0 | card0)
            break
        matters, skip = failed(card0, matters1, hand0, in_play & ~hand0)
        matters0 |= matters
        skip0 |= skip if parts & _USE_RANK_SKIP else 0
    put(arena, seat0, hand0)
    matters0 = _down_to_lowest(matters0, in_play)
    if parts & _USE_TABLE:
        mask = extract(matters0, in_play)
        lower = target if answer0 else 0
        upper = size if answer0 else target - 1
        if specific_set and not tops & ~mask:
            store(arena, specific_set, specific_key, leader, first, second, mask, lower, upper, size)
        else:
            store(arena, general_set, general_key, leader, first, second, mask, lower, upper, size)
    return answer0, matters0
