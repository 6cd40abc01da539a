"""A sample of layouts solved double dummy: what most players decide on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import fsum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.belief import Belief
from agent.knowledge.view import View
from agent.player import Candidate
from agent.players.objective import Aim, Objective, Scored
from ddsolver.cards import Card

__all__ = ["SolvedSample"]


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
    whole: Belief | None = None
    """The belief with all layouts, where solving ended early because the decision was clear; else None."""

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
