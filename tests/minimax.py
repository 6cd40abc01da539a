"""Tries every card to the end: the reference of the solver for few cards. Compiled when it is first called."""

from __future__ import annotations

from numba import njit


@njit(cache=True)  # type: ignore[untyped-decorator]
def minimax(
    north: int,
    east: int,
    south: int,
    west: int,
    trump: int,
    leader: int,
    played: int,
    first: int,
    second: int,
    third: int,
) -> int:
    """The tricks that North-South take from here on; hands as masks, the cards of the trick as numbers of bits."""
    if north | east | south | west == 0:
        return 0
    seat = (leader + played) % 4
    hand = (north, east, south, west)[seat]
    legal = hand
    if played > 0 and hand & (0x1FFF << (16 * (first // 16))):
        legal = hand & (0x1FFF << (16 * (first // 16)))
    best = -1
    for card in range(64):
        if not legal >> card & 1:
            continue
        new_north = north & ~(1 << card)
        new_east = east & ~(1 << card)
        new_south = south & ~(1 << card)
        new_west = west & ~(1 << card)
        new_leader = leader
        new_played = played + 1
        new_first, new_second, new_third = first, second, third
        won = 0
        if played == 0:
            new_first = card
        elif played == 1:
            new_second = card
        elif played == 2:
            new_third = card
        else:
            winner = first
            place = 0
            if (second // 16 == winner // 16 and second > winner) or (second // 16 == trump and winner // 16 != trump):
                winner = second
                place = 1
            if (third // 16 == winner // 16 and third > winner) or (third // 16 == trump and winner // 16 != trump):
                winner = third
                place = 2
            if (card // 16 == winner // 16 and card > winner) or (card // 16 == trump and winner // 16 != trump):
                place = 3
            new_leader = (leader + place) % 4
            new_played = played - 3
            won = 1 - new_leader % 2
        value = won + minimax(
            new_north, new_east, new_south, new_west, trump, new_leader, new_played, new_first, new_second, new_third
        )
        if best < 0 or (value > best) == (seat % 2 == 0):
            best = value
    return best
