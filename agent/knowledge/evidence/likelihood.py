"""The interface of evidence: the likelihood of layouts given what was seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from reprlib import repr as short
from typing import Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from agent.errors import PlayerError
from agent.knowledge.view import View

__all__ = ["CallLikelihood", "Evidence", "LayoutLikelihood", "Likelihood", "PlayLikelihood"]


class LayoutLikelihood(Protocol):
    """The likelihood of each layout given some evidence, up to a constant factor."""

    def of(self, view: View, dealt: NDArray[np.int64], since: int = 0) -> NDArray[np.float64]:
        """Return the likelihood of each layout, float64 (n,).

        Evidence before turn ``since`` of the play does not count. ``dealt``, int64 (n, 4), are the hands before the
        first card of ``view.plays``.
        """


@runtime_checkable
class PlayLikelihood(LayoutLikelihood, Protocol):
    """How likely the cards that the other players played are in a layout; each turn adds evidence."""

    @property
    def is_cheap(self) -> bool:
        """Whether this likelihood needs no double-dummy search, so that large samples can be weighted."""

    def smoothed(self) -> PlayLikelihood:
        """Return a likelihood for which no layout is impossible."""


@runtime_checkable
class CallLikelihood(LayoutLikelihood, Protocol):
    """How likely the calls are in a layout; it is cheap, and no calls make a layout impossible."""

    def draw(
        self, view: View, number: int, generator: np.random.Generator
    ) -> tuple[NDArray[np.int64], NDArray[np.float64]] | None:
        """Return deals, int64 (n, 4), that the calls make likely, and their weights, float64 (n,); None if it cannot.

        Weights are rough likelihoods divided by how much likelier a deal is to be drawn here than uniformly.
        """

    def rough(self, view: View, dealt: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return nearly the same likelihoods as `of`, float64 (n,), in much less time."""

    def refinement(self, view: View, dealt: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return the likelihood of possible layouts divided by the rough one, float64 (n,)."""

    def is_informative(self, view: View) -> bool:
        """Return whether the calls show anything about a hidden hand."""

    def ignored(self, view: View) -> str:
        """Return which calls are not used because no layout fits their alerts, as a remark; empty if there are none."""


Likelihood = PlayLikelihood | CallLikelihood
"""The likelihood of each layout given what others played, or given what they called."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """The evidence that a player uses: the calls, and the cards that the other players played."""

    calls: CallLikelihood | None = None
    plays: tuple[PlayLikelihood, ...] = ()

    @classmethod
    def of(cls, likelihoods: Sequence[Likelihood]) -> Evidence:
        """Return the evidence of some likelihoods.

        Raises
        ------
        PlayerError
            If two likelihoods are about the calls, or one is about neither calls nor plays.

        """
        calls = [each for each in likelihoods if isinstance(each, CallLikelihood)]
        plays = tuple(each for each in likelihoods if isinstance(each, PlayLikelihood))
        if len(calls) + len(plays) < len(likelihoods) or len(calls) > 1:
            raise PlayerError(
                f"likelihoods = {list(likelihoods)!r}: give at most one CallLikelihood; all others must be "
                "PlayLikelihoods"
            )
        return cls(calls[0] if calls else None, plays)

    @property
    def is_cheap(self) -> bool:
        """Whether no likelihood needs a double-dummy search."""
        return all(each.is_cheap for each in self.plays)

    def is_informative(self, view: View) -> bool:
        """Return whether calls, or cards played now or later, may tell the layouts of a view apart."""
        return bool(self.plays) or (self.calls is not None and self.calls.is_informative(view))

    def ignored(self, view: View) -> str:
        """Return which calls are not used (`CallLikelihood.ignored`)."""
        return "" if self.calls is None else self.calls.ignored(view)

    def draw(
        self, view: View, number: int, generator: np.random.Generator
    ) -> tuple[NDArray[np.int64], NDArray[np.float64]] | None:
        """Return deals that the calls make likely, and their weights (`CallLikelihood.draw`)."""
        return None if self.calls is None else self.calls.draw(view, number, generator)

    def rough_calls(self, view: View, dealt: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return the rough likelihood of each layout given the calls, float64 (n,).

        :raises PlayerError: if the likelihood answers anything else.
        """
        return np.ones(len(dealt)) if self.calls is None else _checked(self.calls.rough(view, dealt), dealt, self.calls)

    def of_plays(self, view: View, dealt: NDArray[np.int64], since: int = 0) -> NDArray[np.float64]:
        """Return the likelihood of each layout given the cards played from turn ``since`` on, float64 (n,).

        :raises PlayerError: if a likelihood answers anything else.
        """
        product = np.ones(len(dealt))
        for each in self.plays:
            product *= _checked(each.of(view, dealt, since), dealt, each)
        return product

    def smoothed(self) -> Evidence:
        """Return evidence for which no layout is impossible."""
        return replace(self, plays=tuple(each.smoothed() for each in self.plays))


def _checked(found: object, dealt: NDArray[np.int64], likelihood: Likelihood) -> NDArray[np.float64]:
    """Return the answer of a likelihood, perhaps one that somebody else wrote, about layouts, int64 (n, 4)."""
    try:
        values = np.asarray(found, dtype=np.float64)
    except (TypeError, ValueError):
        values = np.empty(0)
    if values.shape != dealt.shape[:1] or not (np.isfinite(values) & (values >= 0)).all():
        answer = " ".join(short(found).split())
        needed = f"a number of at least 0 is needed for each of the {len(dealt)} layouts"
        raise PlayerError(f"{type(likelihood).__name__} answered {answer}: {needed}")
    return values


def others_turns(view: View, since: int = 0) -> list[int]:
    """Return the turns, from ``since`` on, at which another player chose the card.

    Dummy's cards count as chosen by the declarer.
    """
    return [turn for turn in range(since, len(view.plays)) if not view.decides(view.players[turn])]
