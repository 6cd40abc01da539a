"""What a declarer loses by later guesses, along one line of play; compiled.

A line of play follows one layout, the *truth*, from an information set to the end. Its defenders see the truth and play
a random card of those that lose nothing. The declarer sees the information set: it plays the card with the best mean of
double-dummy payoffs over the layouts that are still possible. Against such defenders, the double-dummy tricks of a
layout stay the same until the declarer plays a card that is wrong in it. So a card's value is its double-dummy mean
minus the mean losses of the declarer's later cards.
"""

from __future__ import annotations

from typing import NamedTuple

import agent.players.joint_search.information_set as infosets
from agent.players.joint_search.defenders import after_defender, show_correct_cards, shown_cards
from agent.players.joint_search.double_dummy import most_tricks
from agent.players.joint_search.information_set import InformationSet, Workspace
from ddsolver.cards import SUIT_BITS, SUIT_MASK
from ddsolver.kernels import fragment, highest, kernel, lowest, popcount, run_down, to_play


class Losses(NamedTuple):
    """What the declarer's cards lose along a line of play.

    Score, tricks and making are means over the layouts that are possible at the turn of each card.
    """

    score: float
    tricks: float
    making: float
    dearest: float
    """The largest loss of score by a single card."""
    suit: float
    """The suit of that card."""


@kernel()
def _worth(work: Workspace, tricks: int) -> float:
    """Return the payoff of the declarer's tricks, and a little for each trick to break ties."""
    worth: float = work.payoffs[tricks, 0] + 1e3 * work.rounding * tricks
    return worth


@kernel()
def _total_worth(work: Workspace, infoset: InformationSet) -> float:
    """Return the weighted sum of what the layouts of an information set are worth double dummy."""
    total = 0.0
    for at in range(infoset.start, infoset.start + infoset.number):
        total += work.weights[at] * _worth(work, work.tricks[at])
    return total


@kernel()
def _value_rows(work: Workspace, infoset: InformationSet, card: int, block: int, enough: float) -> float:
    """Write at ``block`` the layouts, each with its double-dummy tricks after a card; return what they are worth.

    If that does not exceed ``enough``, the rows may be left unfinished.
    """
    promise = _total_worth(work, infoset)
    for place in range(infoset.number):
        at = infoset.start + place
        tricks = work.tricks[at]
        found = infoset.won + most_tricks(work, infoset, at, card, tricks - infoset.won)
        work.rows[block + place] = work.rows[at]
        work.weights[block + place] = work.weights[at]
        work.tricks[block + place] = found
        promise -= work.weights[at] * (_worth(work, tricks) - _worth(work, found))
        if not infosets.exceeds(promise, enough, work.rounding):
            break
    return promise


@fragment
def _best_mean(work: Workspace, infoset: InformationSet, order: int) -> int:
    """Return the card with the best double-dummy mean, and write its rows behind the information set.

    Of equally good cards, it is the first in ``order`` (`path_losses`).
    """
    best_block = infoset.start + infoset.number
    block = best_block + infoset.number
    found, best = infosets.LOWEST, -1
    hand = infosets.hand_to_play(work, infoset, work.rows[infoset.start])
    legal, others = infosets.legal(infoset, hand), infosets.cards_in_play(work, infoset) & ~hand
    for place in range(4):
        rest = legal & SUIT_MASK << SUIT_BITS * (order >> 2 * place & 3)
        while rest:
            run = run_down(highest(rest), rest, others)
            rest &= ~run
            promise = _value_rows(work, infoset, lowest(run), block, found)
            if infosets.exceeds(promise, found, work.rounding):
                found, best = promise, lowest(run)
                infosets.copy_rows(work, block, best_block, infoset.number)
    return best


@fragment
def _place_of(work: Workspace, infoset: InformationSet, layout: int) -> int:
    """Return the place of a layout in the information set, counted from its start."""
    place = 0
    while work.rows[infoset.start + place] != layout:
        place += 1
    return place


@fragment
def _random_card(seed: int, infoset: InformationSet, correct: int) -> int:
    """Return a random card of ``correct``; the same seed and number of cards played give the same one."""
    for _ in range((infosets.mixed(seed, popcount(infoset.played)) >> 8 & 0xFFFFFF) % popcount(correct)):
        correct &= correct - 1
    return lowest(correct)


@fragment
def _after_defence(work: Workspace, infoset: InformationSet, truth: int, seed: int) -> InformationSet:
    """Return the information set after a correct card of the defender in the layout ``truth``."""
    after = infoset.start + infoset.number
    seat = to_play(infoset.trick_state)
    show_correct_cards(work, infoset, seat)
    own = work.rows[after + _place_of(work, infoset, truth)]
    card = _random_card(seed, infoset, own)
    together = work.blocks[card]
    shown = lowest(shown_cards(work, seat, own & together))
    child = after + infoset.number
    number = after_defender(work, infoset, after, shown, together, child)
    infosets.copy_rows(work, child, infoset.start, number)
    return infosets.play(work, infoset, shown, infoset.start, number)


@kernel(entry=True)
def path_losses(work: Workspace, infoset: InformationSet, truth: int, seed: int, order: int) -> Losses:
    """Return what the declarer's cards lose along one line of play in the layout ``truth``.

    ``seed`` is the seed of the defenders' choices. ``order`` has the numbers of the four suits, the first in the lowest
    two bits: of equally good cards, the declarer plays one of the earliest suit, and its highest.

    The call overwrites the rows of the set. Ignore the result once ``work.state[STOP]`` is set.
    """
    score = tricks = making = dearest = suit = 0.0
    while work.state[infosets.STOP] == 0 and infoset.trick_state.left > 1 and infoset.number > 1:
        if infosets.settled_last(work, infoset, infoset.won) == 0:
            break
        if (to_play(infoset.trick_state) ^ work.declarer) & 1:
            infoset = _after_defence(work, infoset, truth, seed)
            continue
        before = infosets.bound(work, infoset.start, infoset.number)
        card = _best_mean(work, infoset, order)
        infosets.copy_rows(work, infoset.start + infoset.number, infoset.start, infoset.number)
        later = infosets.bound(work, infoset.start, infoset.number)
        total = infosets.total_weight(work, infoset)
        lost = (before.score - later.score) / total
        if lost > dearest:
            dearest, suit = lost, float(card // SUIT_BITS)
        score += lost
        tricks += (before.tricks - later.tricks) / total
        making += (before.making - later.making) / total
        infoset = infosets.play(work, infoset, card, infoset.start, infoset.number)
    return Losses(score, tricks, making, dearest, suit)
