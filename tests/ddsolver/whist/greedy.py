"""Greedy whist, generalized greedy whist and five-card of a single suit in closed form (single-suit paper).

In these games, the player who plays second to a trick must win it if he can.
"""

from __future__ import annotations

from collections.abc import Callable

from ddsolver.whist.single_suit import Diagonals
from ddsolver.whist.strategy import normal_lead, normal_reply
from ddsolver.whist.suits import Side, SuitDeal


def greedy_tricks(deal: SuitDeal, leader: Side) -> int:
    """Return the tricks that West takes in greedy whist (equation 10, Theorem 6.1).

    The player who plays second to a trick must win it if he can.
    """
    diagonals = Diagonals.of(deal)
    lower, upper = diagonals.lower, diagonals.upper
    return (deal.size + (upper if upper > 0 else lower) + (leader is Side.EAST)) // 2


def five_card_winner(deal: SuitDeal, leader: Side) -> Side:
    """Return who wins the game of five-card, that is, its last trick (Theorem 7.2).

    The player who plays second to a trick must win it if he can. Without cards, the result is the leader, who took the
    previous trick.
    """
    return winner_by_trace(Diagonals.of(deal).sum(0), leader)


def winner_by_trace(trace: int, leader: Side) -> Side:
    """Return who wins the game of five-card: West if T_0 is positive, East if it is negative, else the leader.

    :param trace: the sum T_0 of the main diagonal.
    """
    if trace == 0:
        return leader
    return Side.WEST if trace > 0 else Side.EAST


def normal_outcome(deal: SuitDeal, leader: Side) -> frozenset[int]:
    """Return which tricks West wins, numbered from 1, if both players use the normal strategy; in quadratic time."""
    won = set()
    for number in range(1, deal.size + 1):
        led = normal_lead(deal, leader)
        deal, leader = deal.play_trick(leader, led, normal_reply(deal, leader, led))
        if leader is Side.WEST:
            won.add(number)
    return frozenset(won)


def generalized_greedy_score(deal: SuitDeal, leader: Side, score: Callable[[frozenset[int]], float]) -> float:
    """Return West's score in generalized greedy whist: the second player must win if he can (Theorem 7.1).

    ``score`` gets the set of tricks that West wins, numbered from 1. The score must not fall if a trick is added, or
    replaced by a later one (the order of section 7).
    """
    return score(normal_outcome(deal, leader))
