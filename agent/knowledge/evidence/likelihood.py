"""The interface of evidence: the likelihood of layouts given what was seen."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.view import View

__all__ = ["Likelihood", "PlayLikelihood"]


class Likelihood(Protocol):
    """The likelihood of each layout given some evidence, up to a constant factor."""

    def of(self, view: View, dealt: NDArray[np.int64], since: int = 0) -> NDArray[np.float64]:
        """Return the likelihood of each layout, float64 (n,).

        Evidence before turn ``since`` of the play does not count. ``dealt``, int64 (n, 4), are the hands before the
        first card of ``view.plays``.
        """


@runtime_checkable
class PlayLikelihood(Likelihood, Protocol):
    """How likely the cards that the other players played are in a layout; each turn adds evidence."""

    @property
    def is_cheap(self) -> bool:
        """Whether this likelihood needs no double-dummy search, so that large samples can be weighted."""

    def smoothed(self) -> PlayLikelihood:
        """Return a likelihood for which no layout is impossible."""


def others_turns(view: View, since: int = 0) -> list[int]:
    """Return the turns, from ``since`` on, at which another player chose the card.

    Dummy's cards count as chosen by the declarer.
    """
    return [turn for turn in range(since, len(view.plays)) if not view.decides(view.players[turn])]
