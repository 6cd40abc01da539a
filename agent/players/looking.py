"""Layouts, as many as it takes, and what every card takes in them double dummy: what each declarer begins with."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.belief import Belief
from agent.knowledge.beliefs import Beliefs
from agent.knowledge.sharing import shared_answers
from agent.knowledge.view import View
from agent.players.goal import Goal
from agent.players.patience import first_number, more_is_worth_it
from ddsolver.solver import Solver

Weighted = tuple[NDArray[np.int64], NDArray[np.float64]]
"""Layouts int64 (n, 4) and their weights float64 (n,)."""
_IN_A_CHUNK = 8
"""So many layouts are solved before the clock is looked at."""


class Look(NamedTuple):
    """Solved layouts."""

    belief: Belief
    """What they come from."""
    layouts: NDArray[np.int64]
    """int64 (n, 4): those of the belief, or what they were made to."""
    weights: NDArray[np.float64]
    """float64 (n,), sum 1."""
    tricks: NDArray[np.int8]
    """`Solver.layout_values` of each, int8 (n, 52)."""
    remark: str
    """What was out of the ordinary."""


def look(
    view: View,
    beliefs: Beliefs,
    solver: Solver,
    goal: Goal,
    patience: float,
    deadline: float | None,
    made_to: Callable[[Weighted], Weighted] = lambda weighted: weighted,
    *,
    anew: bool = False,
) -> Look:
    """Layouts for a view, more until they are not worth the time or there is no more until the deadline.

    ``made_to`` makes of the layouts those to be solved: of the first ones the same each time, or all of others, and
    then they are solved ``anew``. Errors are those of `Beliefs.at`.
    """
    tricks = np.empty((0, 52), dtype=np.int8)
    for belief in beliefs.batches(view, first_number(view, patience), deadline):
        layouts, weights = made_to((belief.layouts, belief.weights))
        tricks = _solved(solver, view, layouts, tricks[:0] if anew else tricks, deadline)
        found = _in_time(belief, layouts, weights, tricks)
        if not more_is_worth_it(view, belief, tricks, found.weights, goal, patience):
            break
    return found


def _solved(
    solver: Solver, view: View, layouts: NDArray[np.int64], before: NDArray[np.int8], deadline: float | None
) -> NDArray[np.int8]:
    """What the cards take in the layouts, of which the first were solved ``before``; not in all if time is up."""
    moment = (view.contract.strain, view.trick_leader, view.trick)
    shared = shared_answers()
    if deadline is None and shared is not None:
        new = shared.values(moment, layouts[len(before) :], lambda some: solver.layout_values(some, *moment))
        return np.concatenate([before, new])
    step = len(layouts) if deadline is None else _IN_A_CHUNK
    values = [before]
    for start in range(len(before), len(layouts), step):
        if start and deadline is not None and time.monotonic() >= deadline:
            break
        values.append(solver.layout_values(layouts[start : start + step], *moment))
    return np.concatenate(values)


def _in_time(
    belief: Belief, layouts: NDArray[np.int64], weights: NDArray[np.float64], tricks: NDArray[np.int8]
) -> Look:
    """Those layouts that were solved."""
    number = len(tricks)
    if number == len(layouts):
        return Look(belief, layouts, weights, tricks, "")
    remark = f"time to solve {number} of {len(layouts)} layouts"
    layouts, weights = layouts[:number], weights[:number] / weights[:number].sum()
    belief = replace(belief, layouts=layouts, weights=weights, exhaustive=False)
    return Look(belief, layouts, weights, tricks, remark)
