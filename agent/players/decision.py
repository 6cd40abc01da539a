"""From what layouts give to a decision: the means of every card, and the card chosen."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.beliefs import Belief
from agent.knowledge.view import View
from agent.player import Candidate, Decision
from agent.players.goal import Goal
from agent.players.ties import Run


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
