"""The likelihood of layouts if the other players play as people do."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.evidence.human_play.model import log_likelihood
from agent.knowledge.evidence.likelihood import others_turns
from agent.knowledge.view import View

__all__ = ["HumanPlays"]

_POWER = 0.8
"""The exponent of the likelihoods; it is below 1 because the model is incomplete (`results/experts`)."""


@dataclass(frozen=True, slots=True)
class HumanPlays:
    """The likelihood of the other players' cards under a model of human play, raised to the power 0.8.

    Cards that dummy plays to a trick led by another hand are not used.
    """

    is_cheap = True

    def of(self, view: View, dealt: NDArray[np.int64], since: int = 0) -> NDArray[np.float64]:
        """Return the likelihood of each layout, float64 (n,)."""
        logs = log_likelihood(view.contract, view.players, view.plays, dealt, others_turns(view, since))
        return np.asarray(np.exp(_POWER * logs))

    def smoothed(self) -> HumanPlays:
        """Return this likelihood itself, since it makes no layout impossible."""
        return self
