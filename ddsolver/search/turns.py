"""A hand's turn in the search: which card is tried next, and which cards need no trial after a failure.

A turn is stored in a block of words in the arena (`search_memory`), directly before the block of the next hand. The
cutoff card is tried first; the other cards are ordered only if it fails.
"""

from __future__ import annotations

import ddsolver.search.search_memory as memory
from ddsolver.cards import SUIT_MASK
from ddsolver.native.kernel import fragment, kernel
from ddsolver.search.cutoff_cards import recall_lead, recall_reply
from ddsolver.search.intrinsics import get, lowest, put
from ddsolver.search.ordering import order_follow, order_leads
from ddsolver.search.trick_state import TrickState, beats, run_down, winner_matters

_UNORDERED = -1
"""The value of `END` until the cards of the row are ordered."""


@kernel(inline=True)
def failed(card: int, matters: int, own: int, others: int) -> tuple[int, int]:
    """Return which cards mattered and which cards need no trial, after a ``card`` of the hand ``own`` failed.

    ``matters`` are the cards that mattered in the search of ``card``. In the suit of ``card``:

    - if no card mattered, every card would fail;
    - if only cards higher than ``card`` mattered, every card below the lowest of these would fail;
    - otherwise, the run from ``card`` downwards would fail, and the lowest card of the run matters too.
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


@fragment
def _open(arena: int, turn: int, hand: int, slot: int, key: int, cutoff_card: int) -> None:
    """Begin the turn of a hand; ``cutoff_card`` is its cutoff card (-1 for none), with its slot and key."""
    put(arena, turn + memory.HAND, hand)
    put(arena, turn + memory.SLOT, slot)
    put(arena, turn + memory.KEY, key)
    put(arena, turn + memory.CARD, cutoff_card)
    put(arena, turn + memory.NEXT, turn)
    # If all cards are equivalent, there is no other card to try.
    put(arena, turn + memory.END, turn if slot == memory.NO_SLOT else _UNORDERED)
    put(arena, turn + memory.TRIED, 0)
    put(arena, turn + memory.RELEVANT, 0)


@fragment
def _order(arena: int, turn: int, seat: int, leader: int, trump: int, in_play: int) -> int:
    """Write the cards still to be tried, best first, to the row of a turn; return the end of the row."""
    tried = get(arena, turn + memory.TRIED)
    put(arena, seat, get(arena, turn + memory.HAND))
    place = (seat - leader) & 3
    if place == 0:
        return turn + order_leads(arena, turn, leader, trump, tried)
    before = turn - memory.TURN
    led = get(arena, turn - place * memory.TURN + memory.CARD) >> 4
    best, winner = get(arena, before + memory.BEST), get(arena, before + memory.WINNER)
    trick_state = TrickState(leader, place, get(arena, before + memory.ON_TABLE), led, best, winner, 0)
    return turn + order_follow(arena, turn, trump, trick_state, in_play, tried)


@kernel(inline=True)
def next_card(arena: int, turn: int, seat: int, leader: int, trump: int, in_play: int) -> int:
    """Return the next card of a turn to try, or -1 if there is none."""
    end = get(arena, turn + memory.END)
    if end == _UNORDERED:
        end = _order(arena, turn, seat, leader, trump, in_play)
        put(arena, turn + memory.END, end)
    tried = get(arena, turn + memory.TRIED)
    at = get(arena, turn + memory.NEXT)
    while at < end:
        card = get(arena, at)
        at += 1
        if not tried >> card & 1:
            put(arena, turn + memory.NEXT, at)
            put(arena, turn + memory.CARD, card)
            return card
    return -1


@fragment
def first_lead(arena: int, turn: int, leader: int, trump: int, in_play: int, need: int, shape: int) -> int:
    """Begin a turn to lead and return the first card to try; ``shape`` is the shape of the hands before the trick."""
    hand = get(arena, leader)
    slot, key, card = recall_lead(arena, leader, hand, shape >> ((leader ^ 2) << 4) & 65535, need, in_play)
    _open(arena, turn, hand, slot, key, card)
    return card if card >= 0 else next_card(arena, turn, leader, leader, trump, in_play)


@fragment
def first_reply(arena: int, turn: int, seat: int, leader: int, trump: int, in_play: int, need: int) -> int:
    """Begin a turn to follow and return the first card to try; the leader's side needs ``need`` tricks."""
    place = (seat - leader) & 3
    hand = get(arena, seat)
    lane = SUIT_MASK << (get(arena, turn - place * memory.TURN + memory.CARD) & 48)
    best, winner = get(arena, turn - memory.TURN + memory.BEST), get(arena, turn - memory.TURN + memory.WINNER)
    slot, key, card = recall_reply(arena, trump, hand, lane, in_play, best, winner, seat << 2 | place, need)
    _open(arena, turn, hand, slot, key, card)
    return card if card >= 0 else next_card(arena, turn, seat, leader, trump, in_play)


@fragment
def play(arena: int, turn: int, seat: int, leader: int, card: int, trump: int, shape: int) -> None:
    """Play a card of a turn; ``shape`` is the shape of the hands before the trick."""
    best, winner, on_table = card, seat, 0
    if seat != leader:
        before = turn - memory.TURN
        shape = get(arena, before + memory.SHAPE)
        on_table = get(arena, before + memory.ON_TABLE)
        if not beats(card, get(arena, before + memory.BEST), trump):
            best, winner = get(arena, before + memory.BEST), get(arena, before + memory.WINNER)
    put(arena, turn + memory.BEST, best)
    put(arena, turn + memory.WINNER, winner)
    put(arena, turn + memory.ON_TABLE, on_table | 1 << card)
    put(arena, turn + memory.SHAPE, shape - (1 << (seat << 4 | card >> 4 << 2)))
    put(arena, seat, get(arena, turn + memory.HAND) ^ (1 << card))


@fragment
def winning_card(arena: int, turn: int) -> int:
    """Return a mask of the winning card after a trick's last turn, or 0 if it did not matter (`winner_matters`)."""
    return winner_matters(get(arena, turn + memory.BEST), get(arena, turn + memory.ON_TABLE))


@fragment
def keep_cutoff_card(arena: int, turn: int, seat: int, leader: int, in_play: int) -> None:
    """Store the card of a turn as the cutoff card, after it succeeded.

    If the card is not a lead, store the lowest equivalent card. In another position with this key, fewer cards may be
    equivalent, and a low discard must not become a high one there.
    """
    card = get(arena, turn + memory.CARD)
    if seat != leader:
        hand = get(arena, turn + memory.HAND)
        card = lowest(run_down(card, hand, in_play & ~hand))
    put(arena, get(arena, turn + memory.SLOT), get(arena, turn + memory.KEY) | card)


@fragment
def take_back(arena: int, turn: int, seat: int) -> None:
    """End the turn of a seat, and restore its hand."""
    put(arena, seat, get(arena, turn + memory.HAND))


@fragment
def fail(arena: int, turn: int, matters: int, in_play: int) -> None:
    """Record that the card of a turn failed; ``matters`` are the cards that mattered in the search of this card.

    Other cards that would also fail count as tried.
    """
    card = get(arena, turn + memory.CARD)
    hand = get(arena, turn + memory.HAND)
    relevant, equivalent = failed(card, matters, hand, in_play & ~hand)
    put(arena, turn + memory.RELEVANT, get(arena, turn + memory.RELEVANT) | relevant)
    put(arena, turn + memory.TRIED, get(arena, turn + memory.TRIED) | equivalent)
