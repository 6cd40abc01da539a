"""Random layouts that fit a view, with their likelihood after the auction, until a deadline."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.evidence.likelihood import Evidence
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from ddsolver.limit import Limit

Weighted = tuple[NDArray[np.int64], NDArray[np.float64]]
"""Layouts int64 (n, 4) and their weights float64 (n,)."""
_TIMELY = 200
"""The most likely deals drawn at once if time is limited."""


@dataclass(frozen=True, slots=True)
class Draws:
    """The layouts that fit a view, to be drawn at random until a time limit."""

    view: View
    evidence: Evidence
    limit: Limit
    space: LayoutSpace

    @classmethod
    def of(cls, view: View, evidence: Evidence, limit: Limit) -> Draws:
        """Return the draws for a view.

        Raises
        ------
        LayoutError
            If no layout fits the view.

        """
        return cls(view, evidence, limit, LayoutSpace(view))

    def plain(self, number: int, generator: np.random.Generator) -> NDArray[np.int64]:
        """Return ``number`` different layouts, or all if there are fewer, int64 (n, 4): without any evidence."""
        if not self.limit.is_set:
            return self.space.sample(number, generator)
        return np.concatenate([*self._timely(number, generator)])

    def parts(self, number: int, generator: np.random.Generator) -> Iterator[Weighted]:
        """Yield ``number`` layouts as dealt, or all if there are fewer, with their rough likelihood by the auction.

        Without a time limit, the sample is one part, and with the same seed a longer sample begins with a shorter one.
        With a limit, it comes in small parts in random order, and ends when time is up; it has at least one layout.
        """
        played = played_cards(self.view)
        likely = self._likely(number, generator) if number < self.space.count else None
        if likely is not None:
            yield likely
            return
        if self.limit.is_set:
            parts = self._timely(number, generator)
        elif number >= self.space.count:
            parts = iter([self.space.all()])
        else:
            parts = iter([self.space.sample_prefix(number, generator)])
        for part in parts:
            dealt = part | played
            yield dealt, self.evidence.rough_calls(self.view, dealt)

    def _likely(self, number: int, generator: np.random.Generator) -> Weighted | None:
        """Return deals that the calls make likely; None if they cannot be drawn."""
        return self.evidence.draw(self.view, min(number, _TIMELY) if self.limit.is_set else number, generator)

    def _timely(self, number: int, generator: np.random.Generator) -> Iterator[NDArray[np.int64]]:
        """Yield small parts of a sample until time is up, but at least one layout."""
        found = 0
        for part in self.space.parts(number, generator):
            found += len(part)
            yield part
            if found and self.limit.passed:
                return


def played_cards(view: View) -> NDArray[np.int64]:
    """Return the cards that each seat has played, int64 (4,)."""
    played = np.zeros(4, dtype=np.int64)
    for card, seat in zip(view.plays, view.players, strict=True):
        played[seat] |= card.mask
    return played
