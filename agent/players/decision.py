"""From what layouts give to a decision: the means of every card, and the card chosen."""

from __future__ import annotations

import time
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.beliefs import Belief
from agent.knowledge.view import View
from agent.player import Candidate, Decision
from agent.players.goal import Goal
from agent.players.ties import Run
from ddsolver.solver import Solver

NOTHING_SOLVED = np.empty((0, 52), dtype=np.int8)
_IN_A_CHUNK = 8
"""So many layouts are solved before the clock is looked at."""


def solved(
    solver: Solver, view: View, layouts: NDArray[np.int64], before: NDArray[np.int8], deadline: float | None
) -> NDArray[np.int8]:
    """`Solver.layout_values` of the layouts, of which the first were solved ``before``.

    With a deadline (`time.monotonic`) they are those of the first layouts, as many as there is time for and some.
    """
    moment = (view.contract.strain, view.trick_leader, view.trick)
    step = len(layouts) if deadline is None else _IN_A_CHUNK
    values = [before]
    for start in range(len(before), len(layouts), step):
        if start and deadline is not None and time.monotonic() >= deadline:
            break
        values.append(solver.layout_values(layouts[start : start + step], *moment))
    return np.concatenate(values)


def in_time(
    belief: Belief, layouts: NDArray[np.int64], weights: NDArray[np.float64], number: int
) -> tuple[Belief, str]:
    """The belief in the first ``number`` of its layouts, or of what they were merged to, and a remark if not in all."""
    if number == len(layouts):
        return belief, ""
    weights = weights[:number] / weights[:number].sum()
    belief = replace(belief, layouts=layouts[:number], weights=weights, exhaustive=False)
    return belief, f"time to solve {number} of {len(layouts)} layouts"


def evaluate(view: View, tricks: NDArray[np.int8], weights: NDArray[np.float64], goal: Goal) -> list[Candidate]:
    """The weighted means for every legal card, best first for the side that is to play.

    ``tricks`` int8 (n, 52) are `Solver.layout_values`, for that side; ``weights`` float64 (n,) sum to 1. The means are
    the declarer's side's: the defenders want them low.
    """
    worth = goal.values(view.contract, view.vulnerability)
    left = view.tricks_left
    candidates = []
    for card in view.legal():
        from_here = tricks[:, card.index].astype(np.int64)
        taken = view.declarer_tricks + (from_here if view.declares else left - from_here)
        candidates.append(
            Candidate(
                card=card,
                score=float(weights @ worth[taken]),
                tricks=float(weights @ taken),
                make=float(weights @ (taken >= view.contract.tricks_needed)),
            )
        )
    return sorted(candidates, key=lambda candidate: candidate.score, reverse=view.declares)


def conclude(
    order: list[Run],
    candidates: list[Candidate],
    rounding: float,
    belief: Belief,
    view: View,
    *remarks: str,
) -> Decision:
    """The decision for the candidate that is best for the side to play; ``rounding`` is `Goal.rounding`.

    Of equal candidates it is the lowest card of the first run in ``order``.
    """
    sign = 1 if view.declares else -1
    searched = [candidate for candidate in candidates if not candidate.bound]
    best = max(sign * candidate.score for candidate in searched)
    tied = {candidate.card for candidate in searched if best <= sign * candidate.score + rounding}
    chosen = next(run[-1] for run in order if run[-1] in tied)
    shown = sorted(candidates, key=lambda each: (each.card is not chosen, each.bound, -sign * each.score))
    return Decision(
        card=chosen,
        candidates=tuple(shown),
        layouts=len(belief.layouts),
        exhaustive=belief.exhaustive,
        drawn=belief.drawn,
        effective=belief.effective,
        remark="; ".join(filter(None, [belief.remark, *remarks])),
    )
