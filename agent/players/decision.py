"""Layouts solved double dummy, and the choice of a card from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import fsum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.belief import Belief
from agent.knowledge.evidence.human_plays import card_probabilities
from agent.knowledge.view import View
from agent.player import Candidate, Decision, comparable
from agent.players.objective import Aim, Objective, Run, Scored
from ddsolver.cards import Card

__all__ = ["SolvedSample", "choose_card", "habit_penalties", "is_clear"]


def mean_of_layouts(weights: NDArray[np.float64], values: NDArray[Any]) -> float:
    """Return a mean with weights of sum 1, both (n,); its last bit is the same on every processor.

    A product of arrays adds in an order that depends on the processor, so equal cards would change places.
    """
    return fsum((weights * values).tolist())


@dataclass(frozen=True, slots=True)
class SolvedSample:
    """What a player sees and wants, and a weighted sample of layouts with their double-dummy values."""

    view: View
    objective: Objective
    belief: Belief
    """The belief that the layouts come from."""
    layouts: NDArray[np.int64]
    """int64 (n, 4): the belief's layouts; some players change them before they are solved."""
    weights: NDArray[np.float64]
    """float64 (n,): the weights of the layouts; their sum is 1."""
    tricks: NDArray[np.int8]
    """int8 (n, 52): the tricks of the side to play in each layout with each card, as of `Solver.layout_values`."""
    remark: str = ""
    """A remark if not all layouts were solved in time, or if the auction contradicts the contract; else empty."""
    whole: SolvedSample | None = None
    """The sample with all layouts that could be solved, where solving ended early because the decision was clear; else
    None. Only its first layouts have a row in ``tricks``."""

    def __repr__(self) -> str:
        return f"<SolvedSample: {self.view.seat.name.title()} in {self.view.contract}, layouts={len(self.layouts)}>"

    @classmethod
    def of(cls, view: View, aim: Aim | Scored, belief: Belief, tricks: NDArray[np.int8]) -> SolvedSample:
        """Return the layouts of a belief with their double-dummy values, int8 (n, 52), for a player with this aim."""
        return cls(view, Objective.of(view, aim), belief, belief.layouts, belief.weights, tricks)

    def part(self, rows: NDArray[np.int64], weights: NDArray[np.float64]) -> SolvedSample:
        """Return the layouts with these indices, int64 (m,), and with these weights, float64 (m,), sum 1."""
        return replace(self, layouts=self.layouts[rows], weights=weights, tricks=self.tricks[rows])

    def taken(self, card: Card) -> NDArray[np.int64]:
        """Return the tricks of the declarer's side in the whole play if a card is played, by layout, int64 (n,)."""
        from_here = self.tricks[:, card.index].astype(np.int64)
        return self.view.declarer_tricks + (from_here if self.view.declares else self.view.tricks_left - from_here)

    def candidates(self) -> list[Candidate]:
        """Return the mean score, the mean tricks and the probability of making of each legal card.

        The means are those of the declarer's side, so the defenders want them low. The best card for the side to play
        comes first.
        """
        payoffs, making, weights = self.objective.payoffs, self.objective.making, self.weights
        found = []
        for card in self.view.legal():
            taken = self.taken(card)
            score, make, tricks = (mean_of_layouts(weights, each) for each in (payoffs[taken], making[taken], taken))
            found.append(Candidate(card, score, tricks=tricks, make=make))
        return sorted(found, key=lambda each: each.score, reverse=self.view.declares)


_HABIT = 0.5
"""How many standard errors of the score a defender gives up for a card that people play e (2.718) times as often as
another. Tuned on real play."""
_NEVER = 1e-9
_NEAR = 0.05
"""What a card may be better than the chosen one in a clear decision, as a share of the worth of the contract."""


def habit_penalties(sample: SolvedSample, *, auction: bool) -> dict[Card, float]:
    """Return a penalty for each card, so that a defender plays as people do when cards score almost the same.

    The penalty is `_HABIT` * s * log(p). People play the card or an equivalent one with probability p. The difference
    between a card's score and the best score has a standard error; s is its mean over the runs of equivalent cards
    (`View.runs`). With fewer layouts, habits count more. With ``auction``, people know the auction.
    """
    chances = card_probabilities(sample.view, auction=auction)
    liked = {run: float(np.log(max(sum(map(chances.__getitem__, run)), _NEVER))) for run in sample.view.runs()}
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
