"""Which of equally good cards a declarer plays; with few layouts most decisions are such ties."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import numpy as np

from ddsolver.cards import Card, Strain

Ties = Literal["trumps", "cheapest", "random"]
Run = tuple[Card, ...]
"""Equivalent cards, highest first (`View.runs`)."""
Order = Callable[[list[Run], Strain], list[Run]]
"""From the runs that may be played and the trumps to the runs with the one to be preferred first."""


def order_of(ties: Ties, generator: np.random.Generator) -> Order:
    """The order that a name stands for.

    ``"trumps"``: trumps first, which draws them; ``"cheapest"``: trumps last. Then the run whose highest card is
    lowest, and clubs before diamonds, hearts and spades. ``"random"``: any order, anew each time.
    """

    def luck(runs: list[Run], _: Strain) -> list[Run]:
        return [runs[place] for place in generator.permutation(len(runs))]

    def by_cost(runs: list[Run], trump: Strain) -> list[Run]:
        def cost(run: Run) -> tuple[bool, int, int]:
            is_trump = int(run[0].suit) == int(trump)
            return is_trump == (ties == "cheapest"), run[0].rank, -run[0].suit

        return sorted(runs, key=cost)

    return luck if ties == "random" else by_cost
