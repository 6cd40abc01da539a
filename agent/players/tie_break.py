"""Which of equally good cards a declarer plays; with few layouts most decisions are such ties."""

from __future__ import annotations

from typing import Literal

import numpy as np

from ddsolver.cards import Card, Strain

__all__ = ["Order", "Run", "Ties"]

Ties = Literal["trumps", "cheapest", "random"]
Run = tuple[Card, ...]
"""Equivalent cards, highest first (`View.runs`)."""


class Order:
    """Puts the runs that may be played in order, the one to be preferred first.

    ``"trumps"``: trumps first, which draws them; ``"cheapest"``: trumps last. Then the run whose highest card is
    lowest, and clubs before diamonds, hearts and spades. ``"random"``: any order, drawn again each time.
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
