"""Two-person card games searched to the end, by their rules alone: what the closed forms are compared with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations

import numpy as np

from ddsolver.whist import Side, SuitDeal

Hand = tuple[tuple[int, ...], ...]
"""One player's ranks suit by suit, lowest first."""


def suits_of_size(size: int) -> Iterator[SuitDeal]:
    """Every deal of a suit with ``size`` cards in each hand."""
    cards = range(2, 2 * size + 2)
    for west in combinations(cards, size):
        yield SuitDeal.of(west, set(cards) - set(west))


def suits_up_to(size: int, smallest: int = 0) -> list[SuitDeal]:
    return [suit for cards in range(smallest, size + 1) for suit in suits_of_size(cards)]


def random_suit(size: int, generator: np.random.Generator) -> SuitDeal:
    cards = 2 + generator.permutation(2 * size)
    return SuitDeal.of(cards[:size], cards[size:])


def random_deal(sizes: Sequence[int], generator: np.random.Generator) -> tuple[SuitDeal, ...]:
    return tuple(random_suit(size, generator) for size in sizes)


def hands_of(deal: Sequence[SuitDeal]) -> tuple[Hand, Hand]:
    return tuple(suit.west[::-1] for suit in deal), tuple(suit.east[::-1] for suit in deal)


def whist(deal: Sequence[SuitDeal], leader: Side, *, greedy: bool = False) -> int:
    """The most tricks that West takes."""
    west, east = ranked(*hands_of(deal))
    return _tricks(west, east, leader is Side.WEST, greedy)


def whist_after(deal: Sequence[SuitDeal], leader: Side, place: int, led: int, reply: int) -> int:
    """The most tricks that West takes once these two cards are played, the trick included."""
    left, winner = deal[place].play_trick(leader, led, reply)
    rest = [left if number == place else suit for number, suit in enumerate(deal)]
    return (winner is Side.WEST) + whist(rest, winner)


def replies(place: int, led: int, hand: Hand, greedy: bool) -> Iterator[tuple[int, int]]:
    """The suit and rank of each card that may be played to a lead."""
    if not hand[place]:
        yield from ((suit, rank) for suit, ranks in enumerate(hand) for rank in ranks)
        return
    winners = [rank for rank in hand[place] if rank > led]
    yield from ((place, rank) for rank in (winners if greedy and winners else hand[place]))


def ranked(west: Hand, east: Hand) -> tuple[Hand, Hand]:
    """The hands with the cards of each suit numbered from 0, so that searches meet again."""
    both = []
    for mine, theirs in zip(west, east, strict=True):
        order = {rank: number for number, rank in enumerate(sorted(mine + theirs))}
        both.append((tuple(order[rank] for rank in mine), tuple(order[rank] for rank in theirs)))
    return tuple(mine for mine, _ in both), tuple(theirs for _, theirs in both)


def tricks_played(west: Hand, east: Hand, west_leads: bool, greedy: bool) -> Iterator[list[tuple[Hand, Hand, bool]]]:
    """For each lead, what each reply leads to: the hands that are left and whether West won the trick."""
    leader, follower = (west, east) if west_leads else (east, west)
    for place, ranks in enumerate(leader):
        for led in ranks:
            after = []
            for suit, reply in replies(place, led, follower, greedy):
                rest = (without(leader, place, led), without(follower, suit, reply))
                leader_wins = suit != place or led > reply
                after.append((*ranked(*(rest if west_leads else rest[::-1])), leader_wins == west_leads))
            yield after


def without(hand: Hand, place: int, rank: int) -> Hand:
    return tuple(
        tuple(held for held in ranks if held != rank) if number == place else ranks for number, ranks in enumerate(hand)
    )


@cache
def _tricks(west: Hand, east: Hand, west_leads: bool, greedy: bool) -> int:
    mine, theirs = (max, min) if west_leads else (min, max)
    return mine(
        (
            theirs(won + _tricks(west, east, won, greedy) for west, east, won in after)
            for after in tricks_played(west, east, west_leads, greedy)
        ),
        default=0,
    )


@cache
def west_wins_five_card(west: Hand, east: Hand, west_leads: bool, misere: bool = False, greedy: bool = True) -> bool:
    """Whether West can take the last trick, or, in the misère game, leave it to East."""
    if not any(west):
        return west_leads != misere
    mine, theirs = (any, all) if west_leads else (all, any)
    return mine(
        theirs(west_wins_five_card(west, east, won, misere, greedy) for west, east, won in after)
        for after in tricks_played(west, east, west_leads, greedy)
    )


def greedy_score(
    west: Hand, east: Hand, west_leads: bool, score: Callable[[frozenset[int]], float], won: tuple[bool, ...] = ()
) -> float:
    """What West scores at generalized greedy whist, ``score`` being a function of the tricks he wins."""
    if not any(west):
        return score(frozenset(number for number, mine in enumerate(won, 1) if mine))
    mine, theirs = (max, min) if west_leads else (min, max)
    return mine(
        theirs(greedy_score(west, east, wins, score, (*won, wins)) for west, east, wins in after)
        for after in tricks_played(west, east, west_leads, True)
    )
