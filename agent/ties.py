"""Which of equally good cards a declarer plays; with few layouts most decisions are such ties."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import numpy as np

from agent.view import View
from ddsolver.cards import Card

Ties = Literal["trumps", "cheapest", "random"]
Order = Callable[[View], list[tuple[Card, ...]]]
"""The runs of equivalent cards that may be played, the one to be preferred first."""


def order_of(ties: Ties, generator: np.random.Generator) -> Order:
    """The order that a name stands for.

    ``"trumps"``: trumps first, which draws them; ``"cheapest"``: trumps last. Then the run whose highest card is
    lowest, and clubs before diamonds, hearts and spades. ``"random"``: any order, anew each time.
    """

    def luck(view: View) -> list[tuple[Card, ...]]:
        runs = view.runs()
        return [runs[place] for place in generator.permutation(len(runs))]

    def trumps(view: View) -> list[tuple[Card, ...]]:
        return sorted(view.runs(), key=lambda run: (not _is_trump(view, run), *_cost(run)))

    def cheapest(view: View) -> list[tuple[Card, ...]]:
        return sorted(view.runs(), key=lambda run: (_is_trump(view, run), *_cost(run)))

    orders: dict[Ties, Order] = {"trumps": trumps, "cheapest": cheapest, "random": luck}
    return orders[ties]


def _is_trump(view: View, run: tuple[Card, ...]) -> bool:
    return int(run[0].suit) == int(view.contract.strain)


def _cost(run: tuple[Card, ...]) -> tuple[int, int]:
    return run[0].rank, -run[0].suit
