"""Decisions from solved layouts: the mean results of every card, and the choice of a card."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.belief import Belief
from agent.knowledge.evidence.human_play.model import card_probabilities
from agent.knowledge.view import View
from agent.player import Candidate, Decision
from agent.players.objective import Aim, payoff_by_tricks
from agent.players.tie_break import Run
from ddsolver.cards import Card

__all__ = ["choose_card", "evaluate"]

_HABIT = 0.5
"""How many standard errors of the score a defender gives up for a card that people play e (2.718) times as often as
another. Tuned on real play."""
_NEVER = 1e-9


def evaluate(view: View, tricks: NDArray[np.int8], weights: NDArray[np.float64], aim: Aim) -> list[Candidate]:
    """Return each legal card's mean score, mean tricks and probability of making, best first for the side to play.

    Parameters
    ----------
    view
        What the player sees.
    tricks
        `Solver.layout_values` of the layouts, int8 (n, 52): the tricks of the side to play.
    weights
        The weight of each layout, float64 (n,), sum 1.
    aim
        What is maximised.

    Returns
    -------
    list
        A candidate for each card. The means are those of the declarer's side, so the defenders want them low.

    """
    payoffs = payoff_by_tricks(aim, view.contract, view.vulnerability)
    left = view.tricks_left
    candidates = []
    for card in view.legal():
        from_here = tricks[:, card.index].astype(np.int64)
        taken = view.declarer_tricks + (from_here if view.declares else left - from_here)
        candidates.append(
            Candidate(
                card=card,
                score=float(weights @ payoffs[taken]),
                tricks=float(weights @ taken),
                make=float(weights @ (taken >= view.contract.tricks_needed)),
            )
        )
    return sorted(candidates, key=lambda candidate: candidate.score, reverse=view.declares)


def habit_penalties(
    view: View, runs: list[Run], tricks: NDArray[np.int8], weights: NDArray[np.float64], aim: Aim
) -> dict[Card, float]:
    """Return a penalty for each card, so that a defender plays as people do when cards score almost the same.

    The penalty is `_HABIT` * s * log(p). People play the card or an equivalent one with probability p. The difference
    between a card's score and the best score has a standard error; s is its mean over the ``runs``. With fewer layouts,
    habits count more. ``runs`` comes from `View.runs`; the other arguments are those of `evaluate`.
    """
    payoffs = payoff_by_tricks(aim, view.contract, view.vulnerability)
    chances = card_probabilities(view)
    taken = [view.declarer_tricks + view.tricks_left - tricks[:, run[0].index].astype(np.int64) for run in runs]
    scores = np.array([payoffs[each] for each in taken])
    more = scores - scores[int((scores @ weights).argmin())]
    variances = np.maximum(more**2 @ weights - (more @ weights) ** 2, 0) * (weights**2).sum()
    step = _HABIT * float(np.sqrt(variances).mean())
    liked = {run: float(np.log(max(sum(chances[card] for card in run), _NEVER))) for run in runs}
    return {card: step * liked[run] for run in runs for card in run}


def choose_card(
    order: list[Run],
    candidates: list[Candidate],
    rounding: float,
    belief: Belief,
    view: View,
    *remarks: str,
    penalties: Mapping[Card, float] | None = None,
) -> Decision:
    """Return the decision for the candidate that is best for the side to play.

    Parameters
    ----------
    order
        The runs of legal cards, preferred runs first. Only the last card of a run may be played. If several of
        these cards are best, the one of the earliest run is chosen.
    candidates
        The values of cards (`evaluate`).
    rounding
        The difference up to which scores count as equal (`agent.players.objective.rounding`).
    belief
        The layouts that the values come from.
    view
        What the player sees.
    remarks
        Texts for the decision's remark.
    penalties
        Numbers to subtract from the scores when cards are compared.

    """
    sign = 1 if view.declares else -1
    penalties = penalties or {}
    searched = {each.card: sign * (each.score - penalties.get(each.card, 0.0)) for each in candidates if not each.bound}
    best = max(searched.values())
    tied = {card for card, score in searched.items() if best <= score + rounding}
    choice = next(run[-1] for run in order if run[-1] in tied)
    shown = sorted(candidates, key=lambda each: (each.card is not choice, each.bound, -sign * each.score))
    return Decision(
        card=choice,
        candidates=tuple(shown),
        layouts=len(belief.layouts),
        exhaustive=belief.exhaustive,
        drawn=belief.drawn,
        effective=belief.ess,
        remark="; ".join(filter(None, [belief.remark, *remarks])),
    )
