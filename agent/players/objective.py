"""What a player maximises, the payoff of each number of tricks, and which of equally good cards a declarer plays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.view import View
from agent.player import Candidate
from agent.rules.contract import Contract, Vulnerability
from agent.rules.imps import imps
from ddsolver.cards import Card, Strain

__all__ = ["AIMS", "Aim", "Objective", "Order", "Run", "Scored", "Scoring", "Ties"]

Aim = Literal["points", "tricks", "make", "imps"]
"""What is maximised on average: points, tricks, making (1 or 0), or IMPs compared with just making the contract."""
Scoring = Literal["imps", "matchpoints", "points"]
AIMS: Mapping[Scoring, Aim] = {"imps": "imps", "matchpoints": "tricks", "points": "points"}
"""What a player maximises under each scoring. At matchpoints every trick counts, as others play the same contract."""
Scored = Literal["scored"]
"""In place of an aim: whatever is scored where the player plays (`agent.registry.Spec.aiming`)."""
_ROUNDING = 1e-9
_DIGITS = 9
"""The digits after the point of a score that is shown without `_A_TRICK`; the others are rounding."""
_A_TRICK = 1e-6
"""The IMPs that a trick is worth where it changes no IMPs, so that nobody gives it away: more than rounding, and for
samples of fewer than 70,000 equally likely layouts less than the difference of any two means of IMPs."""


@dataclass(frozen=True)
class Objective:
    """An aim in a contract; its arrays are computed once."""

    aim: Aim
    contract: Contract
    vulnerability: Vulnerability

    @classmethod
    def of(cls, view: View, aim: Aim | Scored) -> Objective:
        """Return the objective of a player with this view and this aim; nobody said what is scored, so IMPs are."""
        return cls("imps" if aim == "scored" else aim, view.contract, view.vulnerability)

    @cached_property
    def payoffs(self) -> NDArray[np.float64]:
        """The payoff of 0, 1, ..., 13 tricks of the declarer's side, float64 (14,), in the aim's unit.

        IMPs have `_A_TRICK` more for each trick.
        """
        tricks = range(14)
        if self.aim == "tricks":
            return np.array(tricks, dtype=np.float64)
        if self.aim == "make":
            return self.making
        points = [self.contract.score(taken, self.vulnerability) for taken in tricks]
        if self.aim == "points":
            return np.array(points, dtype=np.float64)
        made = points[self.contract.tricks_needed]
        return np.array([imps(score - made) + _A_TRICK * taken for taken, score in enumerate(points)])

    @cached_property
    def one_contract(self) -> float:
        """The payoff of just making the contract minus that of failing by one trick."""
        needed = self.contract.tricks_needed
        return float(self.payoffs[needed] - self.payoffs[needed - 1])

    def plain(self, candidate: Candidate) -> Candidate:
        """Return a candidate with its score in the aim's unit only, as users are to see it."""
        if self.aim != "imps":
            return candidate
        score = round(candidate.score - _A_TRICK * candidate.tricks, _DIGITS)
        return replace(candidate, score=score + 0.0)  # which is never -0

    @cached_property
    def making(self) -> NDArray[np.float64]:
        """1 for each number of tricks, 0 to 13, that makes the contract, else 0; float64 (14,)."""
        return np.array([float(taken >= self.contract.tricks_needed) for taken in range(14)])

    @cached_property
    def rounding(self) -> float:
        """The difference up to which two means count as equal.

        Sums of the same numbers in another order differ in their last bits, so every comparison of means allows for
        this.
        """
        return _ROUNDING * float(np.abs(self.payoffs).max())


Ties = Literal["trumps", "cheapest", "random"]
Run = tuple[Card, ...]
"""Equivalent cards, highest first (`View.runs`)."""


class Order:
    """The order in which a declarer prefers runs of equivalent cards.

    ``"trumps"`` puts trumps first, to draw them; ``"cheapest"`` puts trumps last. Otherwise, both put runs with a lower
    top card first; at the same rank, clubs come before diamonds, hearts and spades. ``"random"`` is a new random order
    each time.
    """

    def __init__(self, ties: Ties, generator: np.random.Generator) -> None:
        self._ties = ties
        self._generator = generator

    def __call__(self, runs: list[Run], trump: Strain) -> list[Run]:
        """Return the runs in order."""
        if self._ties == "random":
            return [runs[place] for place in self._generator.permutation(len(runs))]

        def cost(run: Run) -> tuple[bool, int, int]:
            is_trump = int(run[0].suit) == int(trump)
            return is_trump == (self._ties == "cheapest"), run[0].rank, -run[0].suit

        return sorted(runs, key=cost)
