"""The tie-break: which of equally good cards a declarer plays. With few layouts most decisions are ties."""

from __future__ import annotations

from typing import Literal

import numpy as np

from ddsolver.cards import Card, Strain

__all__ = ["Order", "Run", "Ties"]

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
