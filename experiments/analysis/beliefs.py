"""How much a belief knows: how much likelier it makes the true hands than hands that are drawn alike.

The measure is the mean log of the weight of the true layout over the mean weight of layouts drawn uniformly: above 0 a
belief knows something, below it misleads. Nothing about weights need be believed that this does not show.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from agent.errors import LayoutError
from agent.knowledge.evidence.likelihood import Likelihood
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.turn import played_cards
from agent.knowledge.view import View
from agent.players.settings import MonteCarloSettings
from agent.registry import Role, parse_player
from experiments.analysis.review import Step, deal_luck, steps
from experiments.boards.board import Board
from experiments.boards.double_dummy import common_solver
from experiments.statistics.interval import Interval, mean_interval

FLOOR = 1e-6
"""A true layout that a belief excludes counts as this share of the mean."""
_USUAL_SCATTER = 1.0
"""How far the log of a ratio usually lies from its mean."""


@dataclass(frozen=True, slots=True)
class BeliefVariant:
    """What is taken into account: how cards are weighed, and whether the auction is read."""

    name: str
    likelihoods: tuple[Likelihood, ...]

    @classmethod
    def parse(cls, text: str) -> BeliefVariant:
        """Read ``weights=correct-play,p=0.9,auction=read``, options of the players; those left out are as by default.

        :raises PlayerError: if there is no such option, or a value is out of range.
        """
        settings = parse_player(f"monte-carlo:{text}" if text else "monte-carlo", Role.DECLARER).settings
        assert isinstance(settings, MonteCarloSettings), "they are a monte-carlo's"
        return cls(text or "weights=uniform", tuple(settings.likelihoods(common_solver())))

    def weigh(self, view: View, layouts: NDArray[np.int64]) -> NDArray[np.float64]:
        """The weights of some layouts, int64 (n, 4) hands still held, that fit a view: float64 (n,)."""
        dealt = layouts | played_cards(view)
        found = np.ones(len(dealt))
        for each in self.likelihoods:
            found *= each.of(view, dealt)
        return found


@dataclass(frozen=True, slots=True)
class Measured:
    """A turn at which beliefs were asked about the hidden hands."""

    group: str
    ratios: tuple[float, ...]
    """The log ratio of each belief."""
    effective: tuple[float, ...]
    """The share of the layouts drawn that would tell as much if they weighed alike."""


GROUPS = (
    "opening lead",
    *(f"{who}, tricks {when}" for who in ("declarer", "defender") for when in ("1-4", "5-8", "9-13")),
)
"""The kinds of turns, by who is to play and when."""


def measure(board: Board, beliefs: Sequence[BeliefVariant], seed: int, layouts: int) -> list[Measured]:
    """Measure beliefs at the opening lead of a board, and at one later turn of the declarer and one of a defender.

    Turns with a choice are drawn by the seed and the deal; at each, ``layouts`` layouts are sampled.

    :raises FormatError: as `experiments.analysis.review.steps`.
    """
    generator = np.random.default_rng([seed, deal_luck(board.deal)])
    listed = [step for step in steps(board) if step.turn.is_choice]
    found = []
    for role in ("lead", "declarer", "defence"):
        turns = [step for step in listed if step.turn.role == role]
        if turns:
            measured = _at(board, turns[int(generator.integers(len(turns)))], beliefs, generator, layouts)
            found += [measured] if measured else []
    return found


def _at(
    board: Board, step: Step, beliefs: Sequence[BeliefVariant], generator: np.random.Generator, number: int
) -> Measured | None:
    assert board.contract is not None, "it has a play"
    view = View.of(
        step.turn.position, board.contract, board.vulnerability, board.auction, step.turn.seat, board.constraints
    )
    try:
        layouts = LayoutSpace(view).sample(number, generator)
    except LayoutError:
        return None
    true = np.array([step.turn.position.hands], dtype=np.int64)
    ratios, effective = [], []
    for belief in beliefs:
        weights = belief.weigh(view, np.concatenate([true, layouts]))
        mean = float(weights[1:].mean())
        # Where every layout drawn is ruled out too, the mean says nothing: the true one is, or is not.
        ratio = weights[0] / mean if mean > 0 else float(weights[0] > 0)
        ratios.append(float(np.log(max(ratio, FLOOR))))
        effective.append(float(weights[1:].sum() ** 2 / (weights[1:] ** 2).sum() / len(layouts)) if mean > 0 else 0.0)
    who = "declarer" if step.turn.role == "declarer" else "defender"
    when = "1-4" if step.turn.trick <= 4 else "5-8" if step.turn.trick <= 8 else "9-13"
    group = "opening lead" if step.turn.role == "lead" else f"{who}, tricks {when}"
    return Measured(group, tuple(ratios), tuple(effective))


def knowledge(measured: Sequence[Measured], group: str, place: int) -> tuple[Interval, float] | None:
    """The mean log ratio of the belief in a place at the turns of a group, and its effective share; None if none."""
    chosen = [each for each in measured if each.group == group]
    if not chosen:
        return None
    ratio = mean_interval([each.ratios[place] for each in chosen], _USUAL_SCATTER)
    return ratio, sum(each.effective[place] for each in chosen) / len(chosen)
