"""Play of a single suit: the normal strategy, and best play in whist (single-suit paper)."""

from __future__ import annotations

import numpy as np

from ddsolver.errors import PlayError
from ddsolver.whist.single_suit import Diagonals, level_is_upper, whist_tricks
from ddsolver.whist.suits import Side, SuitDeal, check_leader, check_suit


def normal_lead(deal: SuitDeal, leader: Side) -> int:
    """Return the rank that the normal strategy leads (section 4.2).

    Number the cards of each hand 0, 1, 2, ... from the lowest. The opponent beats a card with its cheapest higher card;
    the cost of the lead is the number of this higher card minus the number of the card led. The strategy leads the card
    with the least cost, the lowest of several. If no card can be beaten, it leads the lowest card.

    :raises PlayError: if there are no cards.
    """
    _refuse_empty(deal)
    deal = deal if check_leader(leader) is Side.WEST else deal.swapped
    west, east = np.array(deal.west[::-1]), np.array(deal.east[::-1])
    beaten_by = np.searchsorted(east, west)
    beaten = beaten_by < deal.size
    if not beaten.any():
        return deal.west[-1]
    cost = np.where(beaten, beaten_by - np.arange(deal.size), 2 * deal.size)
    return int(west[cost == cost.min()][0])


def normal_reply(deal: SuitDeal, leader: Side, led: int) -> int:
    """Return the normal strategy's reply to a lead: the cheapest winner, else the lowest card (section 4.1).

    :raises PlayError: if the leader does not hold the card led.
    """
    hand = _replying_hand(deal, leader, led)
    return min((rank for rank in hand if rank > led), default=hand[-1])


def best_lead(deal: SuitDeal, leader: Side) -> int:
    """Return the best lead in single-suit whist, in almost linear time (section 9.3, the cases "(W)").

    :raises PlayError: if there are no cards.
    """
    _refuse_empty(deal)
    deal = deal if check_leader(leader) is Side.WEST else deal.swapped
    diagonals = Diagonals.of(deal)
    size, lower, upper = deal.size, diagonals.lower, diagonals.upper
    if lower == upper or (size - upper) % 2 or not level_is_upper(deal, diagonals):
        return normal_lead(deal, Side.WEST)
    if diagonals.east_has_ace:  # case IV
        return deal.west[0]
    first, last = (1, size - lower) if lower > 0 else (2 - lower, size - 1)
    entries = diagonals.entries(lower, first, last)
    lost = first + np.flatnonzero(entries < 0)
    if lower <= 0 and entries.sum() <= 0:  # case III
        row = int(lost[-1])
    else:  # cases I and II
        row = int(lost[0]) if len(lost) else 1
    return deal.west[-row]


def best_reply(deal: SuitDeal, leader: Side, led: int) -> int:
    """Return the best reply to a lead in single-suit whist, in almost linear time.

    It is the cheapest winner or the lowest card. The only winner that may have to be held up (kept for later) is the
    ace, and not even the ace if the leader leads his lowest card (Lemma 9.3, Theorem 9.4).

    :raises PlayError: if the leader does not hold the card led.
    """
    hand = _replying_hand(deal, leader, led)
    winner = normal_reply(deal, leader, led)
    ace = max(deal.west[0], deal.east[0])
    if winner != ace or led == deal.hand(leader)[-1]:  # the exact values would give the same card
        return winner
    taken, held_up = (_tricks_of_follower(deal, leader, led, card) for card in (winner, hand[-1]))
    return winner if taken >= held_up else hand[-1]


def _tricks_of_follower(deal: SuitDeal, leader: Side, led: int, reply: int) -> int:
    """Return the tricks that the player who replies takes from this trick on."""
    rest, winner = deal.play_trick(leader, led, reply)
    tricks = (winner is Side.WEST) + whist_tricks(rest, winner)
    return deal.size - tricks if leader is Side.WEST else tricks


def _replying_hand(deal: SuitDeal, leader: Side, led: int) -> tuple[int, ...]:
    check_suit(deal).check_held(check_leader(leader), led)
    return deal.hand(leader.other)


def _refuse_empty(deal: SuitDeal) -> None:
    if not check_suit(deal).size:
        raise PlayError("there is no card to lead in an empty suit")
