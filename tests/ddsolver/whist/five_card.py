"""Multi-suit five-card: the last trick wins the game, or loses the misère game ("Quotient monoids" sections 7.2, 7.3).

A hand consists of the ranks of one player, suit by suit. The player who plays second must win the trick if he can.
"""

from __future__ import annotations

from collections.abc import Sequence

from ddsolver.whist.infinitesimals import ZERO, Infinitesimal
from ddsolver.whist.single_suit import Diagonals
from ddsolver.whist.suits import Side, SuitDeal
from tests.ddsolver.whist.greedy import winner_by_trace

Hand = Sequence[Sequence[int]]


def symmetrized(west: Hand, east: Hand) -> tuple[SuitDeal, ...]:
    """Drop the lowest cards of the longer hand in each suit, so that both have the same length (section 7.2)."""
    suits = []
    for hands in zip(west, east, strict=True):
        length = min(map(len, hands))
        suits.append(SuitDeal.of(*(sorted(ranks, reverse=True)[:length] for ranks in hands)))
    return tuple(suits)


def trace(deal: Sequence[SuitDeal]) -> int:
    """Return West's wins minus East's if each suit is compared card by card, from the highest down (section 7.2)."""
    return sum(Diagonals.of(suit).sum(0) for suit in deal)


def winner(west: Hand, east: Hand, leader: Side) -> Side:
    """Return who takes the last trick (Theorem 7.1).

    It is West if the trace of the symmetrized deal is positive, East if it is negative, and the leader if it is 0.
    """
    return winner_by_trace(trace(symmetrized(west, east)), leader)


def misere_value(deal: Sequence[SuitDeal]) -> Infinitesimal:
    """Return the sum of the suits' infinitesimals (section 7.3).

    In each suit, the owner of the lowest card has an exit. His stoppers are the most tricks that he can win in the suit
    if the opponent helps and both players keep their lowest cards.
    """
    return sum((_misere_suit(suit) for suit in deal), ZERO)


def misere_winner(deal: Sequence[SuitDeal], leader: Side) -> Side:
    """Return who avoids the last trick of a symmetric deal (section 7.3).

    If there are no cards, it is the player who is not on lead.
    """
    return Side.WEST if misere_value(deal).favours_west(leader) else Side.EAST


def _misere_suit(suit: SuitDeal) -> Infinitesimal:
    if not suit.size:
        return ZERO
    if suit.east[-1] < suit.west[-1]:
        return -_misere_suit(suit.swapped)
    return Infinitesimal.of(_most_tricks(suit.without_lowest), west_exit=True)


def _most_tricks(suit: SuitDeal) -> int:
    """Return the most tricks West can win in a suit with East's help."""
    tricks = 0
    highest = list(suit.west)
    for card in suit.east:
        if highest and highest[0] > card:
            del highest[0]
            tricks += 1
    return tricks
