"""The choice of a card from solved layouts."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from agent.knowledge.evidence.plays_human import card_probabilities
from agent.knowledge.view import View
from agent.player import Candidate, Decision, comparable
from agent.players.solved_sample import SolvedSample, mean_of_layouts
from agent.players.tie_break import Run
from ddsolver.cards import Card

__all__ = ["choose_card", "habit_penalties", "is_clear"]

_HABIT = 0.5
"""How many standard errors of the score a defender gives up for a card that people play e (2.718) times as often as
another. Tuned on real play."""
_NEVER = 1e-9
_NEAR = 0.05
"""What a card may be better than the chosen one in a clear decision, as a share of the worth of the contract."""


def habit_penalties(sample: SolvedSample) -> dict[Card, float]:
    """Return a penalty for each card, so that a defender plays as people do when cards score almost the same.

    The penalty is `_HABIT` * s * log(p). People play the card or an equivalent one with probability p. The difference
    between a card's score and the best score has a standard error; s is its mean over the runs of equivalent cards
    (`View.runs`). With fewer layouts, habits count more.
    """
    liked = _liked(sample.view)
    payoffs, weights = sample.objective.payoffs, sample.weights
    scores = np.array([payoffs[sample.taken(run[0])] for run in liked])
    more = scores - scores[int((scores @ weights).argmin())]
    variances = np.maximum(more**2 @ weights - (more @ weights) ** 2, 0) * (weights**2).sum()
    step = _HABIT * float(np.sqrt(variances).mean())
    return {card: step * value for run, value in liked.items() for card in run}


def is_clear(sample: SolvedSample, errors: float, penalties: Mapping[Card, float] | None = None) -> bool:
    """Return whether more layouts would hardly find a better card.

    Then no card is better than the best one by `_NEAR` contracts (`Objective.one_contract`) or more, even if the
    difference of their means is ``errors`` standard errors too low. ``penalties`` are those of `choose_card`.
    """
    payoffs, weights = sample.objective.payoffs, sample.weights
    sign, penalties = 1 if sample.view.declares else -1, penalties or {}
    near = _NEAR * sample.objective.one_contract
    cards = [run[-1] for run in sample.view.runs()]
    scores = np.array([sign * payoffs[sample.taken(card)] - penalties.get(card, 0.0) for card in cards])
    means = [mean_of_layouts(weights, each) for each in scores]
    behind = scores[means.index(max(means))] - scores
    leads = behind @ weights
    spread = np.sqrt(np.maximum(behind**2 @ weights - leads**2, 0) / sample.belief.ess)
    return bool((leads >= errors * spread - near).all())


def _liked(view: View) -> dict[Run, float]:
    """Return the logarithm of the probability that people play a card of each run."""
    chances = card_probabilities(view)
    return {run: float(np.log(max(sum(chances[card] for card in run), _NEVER))) for run in view.runs()}


def choose_card(
    sample: SolvedSample,
    order: list[Run],
    candidates: list[Candidate],
    remark: str = "",
    penalties: Mapping[Card, float] | None = None,
) -> Decision:
    """Return the decision for the candidate that is best for the side to play.

    Parameters
    ----------
    sample
        The layouts that the values come from.
    order
        The runs of legal cards, preferred runs first. Only the last card of a run may be played. If several of
        these cards are best, the one of the earliest run is chosen.
    candidates
        The values of cards.
    remark
        A text for the decision's remark.
    penalties
        Numbers to subtract from the scores when cards are compared.

    """
    sign = 1 if sample.view.declares else -1
    penalties = penalties or {}
    compared = comparable(candidates)
    searched = {each.card: sign * (each.score - penalties.get(each.card, 0.0)) for each in compared}
    best = max(searched.values())
    tied = {card for card, score in searched.items() if best <= score + sample.objective.rounding}
    choice = next(run[-1] for run in order if run[-1] in tied)
    shown = sorted(candidates, key=lambda each: (each.card != choice, each not in compared, -sign * each.score))
    belief = sample.belief
    return Decision(
        card=choice,
        candidates=tuple(map(sample.objective.plain, shown)),
        layouts=len(belief.layouts),
        exhaustive=belief.exhaustive,
        drawn=belief.drawn,
        effective=belief.ess,
        remark="; ".join(filter(None, [belief.remark, sample.remark, remark])),
    )
