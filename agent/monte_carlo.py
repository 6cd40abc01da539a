"""The plain Monte-Carlo declarer (thesis section 5.4)."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Literal, get_args

import numpy as np
from numpy.typing import NDArray

from agent.beliefs import Belief, Beliefs
from agent.contract import Contract, Vulnerability
from agent.errors import PlayerError
from agent.imps import imps
from agent.player import Candidate, Decision
from agent.ties import Run, Ties, order_of
from agent.view import View
from agent.weights import Weights
from ddsolver.solver import Solver

Aim = Literal["score", "tricks", "make", "imps"]


@dataclass(frozen=True, slots=True)
class Goal:
    """What a declarer maximises: the mean duplicate score, tricks, probability of making, or IMPs against a datum.

    The datum is in points to the declarer's side; without one it is the score of the contract just made.

    :raises PlayerError: if there is no such aim.
    """

    aim: Aim = "score"
    datum: int | None = None

    def __post_init__(self) -> None:
        if self.aim not in get_args(Aim):
            raise PlayerError(f"unknown aim: {self.aim!r} (one of {' '.join(get_args(Aim))})")

    def values(self, contract: Contract, vulnerability: Vulnerability) -> NDArray[np.float64]:
        """The worth of 0, 1, ..., 13 tricks to the declarer's side, float64 (14,)."""
        tricks = range(14)
        if self.aim == "tricks":
            return np.array(tricks, dtype=np.float64)
        if self.aim == "make":
            return np.array([float(taken >= contract.tricks_needed) for taken in tricks])
        points = [contract.score(taken, vulnerability) for taken in tricks]
        if self.aim == "score":
            return np.array(points, dtype=np.float64)
        datum = points[contract.tricks_needed] if self.datum is None else self.datum
        return np.array([imps(score - datum) for score in points], dtype=np.float64)


class MonteCarlo:
    """Algorithm 2: solve sampled layouts double dummy and play the card with the best mean.

    ``samples`` layouts a decision, all that fit when None, weighed and refilled as `Beliefs` says. Of equally good
    cards the first in the order of ``ties`` is played (`agent.ties`), the lowest of its run.
    """

    def __init__(
        self,
        generator: np.random.Generator,
        samples: int | None = 20,
        goal: Goal | None = None,
        solver: Solver | None = None,
        weights: Weights | None = None,
        *,
        refill: bool = True,
        ties: Ties = "trumps",
    ) -> None:
        self._order = order_of(ties, generator)
        self._goal = goal or Goal()
        self._solver = solver or Solver()
        self._beliefs = Beliefs(samples, weights or Weights(), refill=refill, generator=generator, solver=self._solver)

    def decide(self, view: View) -> Decision:
        """Choose a card for either hand of the declarer's side."""
        started = time.process_time()
        runs = view.runs()
        if len(runs) == 1:
            return Decision(runs[0][-1], seconds=time.process_time() - started)
        belief = self._beliefs.at(view)
        tricks = self._solver.layout_values(belief.layouts, view.contract.strain, view.trick_leader, view.trick)
        candidates = evaluate(view, tricks, belief.weights, self._goal)
        return conclude(self._order(runs, view.contract.strain), candidates, belief, len(belief.layouts), started)


def evaluate(view: View, tricks: NDArray[np.int8], weights: NDArray[np.float64], goal: Goal) -> list[Candidate]:
    """The weighted means for every legal card, best score first.

    ``tricks`` int8 (n, 52) are `Solver.layout_values` for the declarer's side, ``weights`` float64 (n,) sum to 1.
    """
    worth = goal.values(view.contract, view.vulnerability)
    candidates = []
    for card in view.legal():
        taken = view.declarer_tricks + tricks[:, card.index].astype(np.int64)
        candidates.append(
            Candidate(
                card=card,
                score=float(weights @ worth[taken]),
                tricks=float(weights @ taken),
                make=float(weights @ (taken >= view.contract.tricks_needed)),
            )
        )
    return sorted(candidates, key=lambda candidate: -candidate.score)


def conclude(
    order: list[Run],
    candidates: list[Candidate],
    belief: Belief,
    layouts: int,
    started: float,
    *remarks: str,
) -> Decision:
    """The decision for the best candidate; of equal ones, the lowest card of the first run in ``order``.

    ``started`` is the CPU time when the player was asked.
    """
    searched = [candidate for candidate in candidates if not candidate.bound]
    best = max(candidate.score for candidate in searched)
    # The same but for rounding.
    tied = {candidate.card for candidate in searched if candidate.score >= best - 1e-9 * max(1.0, abs(best))}
    chosen = next(run[-1] for run in order if run[-1] in tied)
    return Decision(
        card=chosen,
        candidates=tuple(sorted(candidates, key=lambda each: (each.card is not chosen, each.bound, -each.score))),
        layouts=layouts,
        exhaustive=belief.exhaustive,
        drawn=belief.drawn,
        effective=belief.effective,
        remark="; ".join(filter(None, [belief.remark, *remarks])),
        seconds=time.process_time() - started,
    )
