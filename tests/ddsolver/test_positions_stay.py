"""How many positions the search visits: this changes with the order of the cards, with bounds and with memory."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
from numpy.typing import NDArray

from agent.rules.dealing import random_deals
from ddsolver.cards import Strain
from ddsolver.engine import LayoutBatch
from ddsolver.search.engine import FastEngine
from ddsolver.search.search_memory import VISITED
from tests.kept import assert_kept

DEALS = 20
_NO_TRICK = np.empty(0, dtype=np.int64)


def test_the_positions_of_twenty_deals_stay_what_they_were() -> None:
    """If your change is meant to alter them: fewer are better (`python -m tests.benchmarks.positions`)."""
    hands = random_deals(DEALS, np.random.default_rng(71))
    engine = FastEngine(8)
    counts: dict[str, list[int]] = {"one value": [], "all cards": [], "table": [], "layouts": []}
    for number, deal in enumerate(hands):
        strain, leader = number % len(Strain), number % 4
        batch = LayoutBatch(deal[None], strain, leader, _NO_TRICK)
        ten = deal & ~_three_lowest(deal)
        layouts = np.stack([ten, ten[[0, 3, 2, 1]], ten[[2, 1, 0, 3]]])
        work: dict[str, Callable[[], object]] = {
            "one value": partial(engine.layout_tricks, batch),
            "all cards": partial(engine.card_tricks, batch._replace(layouts=ten[None])),
            "table": partial(engine.table, ten, 10),
            "layouts": partial(engine.card_tricks, batch._replace(layouts=layouts)),
        }
        for name, solve in work.items():
            before = int(engine.arena[VISITED])
            solve()
            counts[name].append(int(engine.arena[VISITED]) - before)
    assert_kept("positions", counts)


def _three_lowest(deal: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return three cards of each hand as masks, int64 (4,)."""
    found = []
    for hand in deal.tolist():
        taken = 0
        for _ in range(3):
            taken |= (hand & ~taken) & -(hand & ~taken)
        found.append(taken)
    return np.array(found, dtype=np.int64)
