"""Compares the cards that are almost equally good double dummy by what the declarer's later guesses cost after them.

Double dummy, every later guess is right. So where cards are near each other, the guesses that they leave decide.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from agent.knowledge.card_equivalence import equivalence_classes, merge_equivalent
from agent.knowledge.pool import Weighted
from agent.knowledge.view import View
from agent.player import Candidate, Decision
from agent.players.decision import SolvedSample, choose_card
from agent.players.joint_search.lines import LEAST_GAIN, ValuedCards
from agent.players.joint_search.payoff import Payoff
from agent.players.objective import Run
from agent.players.settings import PayoffSettings
from agent.players.solving import solve_rest
from ddsolver.cards import Card
from ddsolver.limit import Limit
from ddsolver.solver import Solver

_NEAR = 0.125
"""How much worse double dummy a near card may be, as a share of the worth of the contract (`Objective.one_contract`).

An overtrick in a game is worth less, so a plan may give it up for safety. Without this bound, twice as many tricks are
lost double dummy at tables, and no more planning problems are solved (`results/planning`)."""
_HALF = 0.5


class NearCards:
    """A declarer's comparison of near cards, on the layouts that it has solved.

    ``plan`` is the number of positions that may be searched to compare lines of play
    (`agent.players.joint_search.lines`); where a joint search of half of the layouts finishes, that decides.
    """

    def __init__(self, plan: int, generator: np.random.Generator, solver: Solver) -> None:
        self._search = Payoff(PayoffSettings(plan=plan), generator, solver)
        self._solver = solver
        self.last_unsearched: float | None = None
        """See `agent.player.SearchesJointly`."""

    @staticmethod
    def merging(view: View) -> Callable[[Weighted], Weighted]:
        """Return how the layouts of a view are merged before they are solved, so that no idle card betrays a hand."""
        classes = equivalence_classes(view)
        return lambda weighted: merge_equivalent(view, *weighted, classes)

    def decide(self, sample: SolvedSample, order: Sequence[Run], limit: Limit) -> Decision | None:
        """Return the decision for the best of the near cards; None if there is one only, or the search cannot compare.

        The layouts of the sample were merged (`merging`). Cards that are not near have their double-dummy values, as
        upper bounds. The runs in ``order`` break ties.
        """
        self.last_unsearched = None
        if len(_near(sample, order)) == 1:
            return None
        sample = solve_rest(sample, self._solver, limit)
        near = _near(sample, order)
        if len(near) == 1:
            return None
        found = self._search.values(sample, near, equivalence_classes(sample.view), limit)
        if found.unsearched > _HALF:
            return None
        self.last_unsearched = found.unsearched
        means = {each.card: each for each in sample.candidates()}
        penalties = _penalties(found, _best(near, means), LEAST_GAIN * sample.objective.one_contract)
        candidates, subtracted = list[Candidate](), dict[Card, float]()
        for run in order:
            value = found.candidates.get(run[-1]) or replace(means[run[-1]], bound=True)
            candidates += [replace(value, card=card) for card in run]
            subtracted |= dict.fromkeys(run, penalties.get(run[-1], 0.0))
        return choose_card(sample, list(order), candidates, found.remark, subtracted)


def _near(sample: SolvedSample, order: Sequence[Run]) -> list[Card]:
    """Return a card of each run that is near the best one double dummy, in order."""
    scores = {each.card: each.score for each in sample.candidates()}
    least = max(scores.values()) - _NEAR * sample.objective.one_contract
    return [run[-1] for run in order if scores[run[-1]] >= least]


def _penalties(found: ValuedCards, best: Card, least: float) -> dict[Card, float]:
    """Return what to subtract from the scores of cards that do not gain enough over the best one double dummy.

    Lines of play say how much each must gain; after a joint search, it is ``least``. Of the others, the best is played.
    """
    scores = {card: each.score for card, each in found.candidates.items()}
    needed = found.penalties or {card: least for card in scores if card != best}
    return {card: more for card, more in needed.items() if scores[card] - more <= scores[best]}


def _best(cards: Sequence[Card], means: dict[Card, Candidate]) -> Card:
    """Return the first of the cards that are best double dummy."""
    return max(cards, key=lambda card: means[card].score)
