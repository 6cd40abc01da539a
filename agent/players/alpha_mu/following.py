"""A plan that was found on some layouts, followed in others, compiled."""

from __future__ import annotations

import numpy as np
from numba import int64, types
from numpy.typing import NDArray

from agent.players.alpha_mu.fronts import FRONTS, TOP, Fronts, at_most
from agent.players.alpha_mu.search import front
from agent.players.joint.defenders import played_alike, shown_cards
from agent.players.joint.double_dummy import tricks_with, value_card
from agent.players.joint.situation import SITUATION, STOP, WORKSPACE, Situation, Workspace, cards_in_play, play
from ddsolver.kernels import highest, kernel, legal_cards, lowest, run_down, to_play


@kernel(types.void(WORKSPACE, FRONTS, SITUATION, SITUATION, int64, int64, int64, int64[::1]))
def follow(
    work: Workspace,
    fronts: Fronts,
    planned: Situation,
    tried: Situation,
    cards: int,
    plan: int,
    free: int,
    least: NDArray[np.int64],
) -> None:
    """Lower ``least``, int64 (n,) by layout, to what a plan takes in the ``tried`` ones from the worst defence.

    The plan is the vector at ``plan`` of the stack of vectors, nothing above it, for the ``planned`` layouts, that look
    as the tried ones do at this moment; it looks ``cards`` of the declarer's side's cards ahead, with double-dummy
    values beyond. In what no planned layout shows it has no answer, and takes no more. From ``free`` on the stack of
    rows is free.
    """
    rows, weights, tricks = work.rows, work.weights, work.tricks
    moment, gone, count = planned.moment, planned.gone, planned.number
    if work.state[STOP]:
        return
    if cards <= 0 or moment.left <= 1 or count == 0:
        for at in range(tried.start, tried.start + tried.number):
            taken = tricks[at] if count else planned.won
            least[rows[at]] = min(least[rows[at]], taken)
        return
    seat = to_play(moment)
    in_play = cards_in_play(work, planned)
    if (seat ^ work.declarer) & 1 == 0:
        # The first card with which the plan's vector can be had is the plan's.
        hand = work.hands[rows[planned.start], seat] & ~gone
        rest = legal_cards(hand, moment.led) if moment.placed else hand
        while rest:
            run = run_down(highest(rest), rest, in_play & ~hand)
            rest &= ~run
            card = lowest(run)
            rows[free] = card
            value_card(work, planned, free, free, 0)
            after = play(work, planned, card, free + 1, count)
            fronts.state[TOP] = plan + 1
            found = front(work, fronts, after, cards - 1, 0)
            if work.state[STOP]:
                return
            for vector in range(plan + 1, plan + 1 + found):
                if at_most(fronts, plan, vector):
                    for word in range(fronts.vectors.shape[1]):
                        fronts.vectors[plan + 1, word] = fronts.vectors[vector, word]
                    # The search has written over some of them.
                    rows[free] = card
                    value_card(work, planned, free, free, 0)
                    head = free + 1 + count
                    rows[head] = card
                    value_card(work, tried, head, head, 0)
                    others = play(work, tried, card, head + 1, tried.number)
                    follow(work, fronts, after, others, cards - 1, plan + 1, head + 1 + tried.number, least)
                    return
        return
    # As free rows go on: beside each layout its legal cards that are shown, masks, then those of one card.
    everything = 0
    number = count + tried.number
    for at in range(number):
        source = planned.start + at if at < count else tried.start + at - count
        hand = work.hands[rows[source], seat] & ~gone
        legal = legal_cards(hand, moment.led) if moment.placed else hand
        rows[free + at] = shown_cards(work, seat, legal)
        everything |= rows[free + at]
    while everything:
        alike = played_alike(rows, free, number, everything, in_play)
        everything ^= alike
        card = lowest(alike)
        child = free + number
        having = planned_having = 0
        for at in range(number):
            if at == count:
                planned_having = having
            if rows[free + at] >> card & 1:
                source = planned.start + at if at < count else tried.start + at - count
                rows[child + having] = rows[source]
                weights[child + having] = weights[source]
                tricks[child + having] = tricks_with(work, planned, source, card)
                having += 1
        tried_having = having - planned_having
        if tried_having:
            after = play(work, planned, card, child, planned_having)
            others = play(work, tried, card, child + planned_having, tried_having)
            follow(work, fronts, after, others, cards, plan, child + having, least)
