"""Judges a claim by what the claimer can see, so that the answer does not depend on the hidden hands."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations, product

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.belief import make_belief
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.sampler import LayoutSampler
from agent.knowledge.view import View
from agent.players.alpha_mu.player import AlphaMuSearch
from agent.players.decision import SolvedSample
from agent.players.joint_search.payoff import JointValues
from agent.rules.contract import Contract
from ddsolver.cards import SUIT_CARDS, Suit, cards_of
from ddsolver.kernels import new_memory
from ddsolver.position import Tricks
from ddsolver.solver import Solver

_LAYOUTS = 100
"""The number of random layouts that test a claim, if more than `_MOST_LISTED` layouts fit."""
_MOST_LISTED = 2000
"""If at most this number of layouts fit, a claim is tested in all of them."""
_SITUATIONS = 200_000
_GROUPS = 6
"""A declarer's claim is also tested in this number of groups of layouts (`_with_swaps`), with one plan per group."""
_SEED = 7
_MEMORY_MB = 30
_CERTAIN = 1 - 1e-9
_BOOK = 6


def is_sure(view: View, tricks: int, solver: Solver) -> bool:
    """Return whether the viewer's side takes at least ``tricks`` tricks in total, wherever the hidden cards are.

    Double dummy, the side must take these tricks in every layout that fits the cards seen. If more than 2,000 layouts
    fit, 100 random ones are tested. A declarer also needs one plan that works in all tested layouts, so that a claim
    cannot rest on a guess. The auction and the real layout play no part.
    """
    own = replace(view, auction=None, constraints={})
    needed = tricks - view.tricks_won.of(view.seat)
    if needed <= 0:
        return True
    if needed > view.tricks_left:
        return False
    everything = LayoutSpace(own).count <= _MOST_LISTED
    sampler = LayoutSampler("all" if everything else _LAYOUTS, generator=np.random.default_rng(_SEED))
    belief = sampler.sample(own)
    moment = (view.contract.strain, view.trick_leader, view.trick)
    values = solver.layout_values(belief.layouts, *moment)
    if (values.max(axis=1) < needed).any():
        return False
    if not view.declares:
        return True
    if not _has_plan(own, needed, belief.layouts, values):
        return False
    # Layouts that are listed come in an order in which neighbours hardly differ.
    for layout in np.random.default_rng(_SEED).permutation(belief.layouts)[:_GROUPS]:
        group = _with_swaps(own, layout)
        if not _has_plan(own, needed, group, solver.layout_values(group, *moment)):
            return False
    return True


def _has_plan(view: View, needed: int, layouts: NDArray[np.int64], values: NDArray[np.int8]) -> bool:
    """Return whether one plan takes ``needed`` more tricks in all layouts, as far as the search can see.

    ``layouts``, int64 (n, 4), are masks of the cards still held. ``values``, int8 (n, 52), are the further double-dummy
    tricks of the viewer's side, by layout and card.

    Alpha-mu looks one card of the viewer's side ahead, then two, and so on, for at most `_SITUATIONS` situations. It
    plays for a contract, so for at least seven tricks: if four are needed, three more count as won already. If the
    added tricks and those still to be played are more than 13, the result is True.
    """
    contract = Contract(max(1, needed - _BOOK), view.contract.strain, view.contract.declarer)
    won = contract.tricks_needed - needed
    if won + view.tricks_left > 13:
        return True
    asked = replace(view, contract=contract, tricks_won=Tricks(won, won))
    number = len(layouts)
    belief = make_belief(layouts, None, drawn=number, exhaustive=False, n_consistent=number)
    sample = SolvedSample.of(asked, "make", belief, values)
    search = AlphaMuSearch(sample, new_memory(_MEMORY_MB), situations=_SITUATIONS)
    rows = np.arange(number)
    joint = JointValues(search, rows, every_card=False)
    cards = [run[-1] for run in view.runs()]
    for ahead in range(1, 2 * view.tricks_left + 1):
        search.ahead = ahead
        found = joint.in_time((rows, belief.weights), cards)
        if found is None:
            break
        if not any(each.make > _CERTAIN for each in found.values()):
            return False
    return True


def _with_swaps(view: View, layout: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return a layout and all layouts that differ from it by one swap, int64 (n, 4).

    In a swap, one hidden hand gives its highest card of a suit, and the other hand gives its lowest card of the same
    suit. Few of these layouts look different to the player.
    """
    hidden = view.hidden_seats
    found = [layout]
    for suit, (one, other) in product(Suit, permutations(hidden, 2)):
        high = cards_of(int(layout[one]) & SUIT_CARDS[suit])
        low = cards_of(int(layout[other]) & SUIT_CARDS[suit])
        if high and low:
            swap = high[0].mask | low[-1].mask
            swapped = layout.copy()
            swapped[[one, other]] ^= swap
            found.append(swapped)
    return np.unique(np.stack(found), axis=0)
