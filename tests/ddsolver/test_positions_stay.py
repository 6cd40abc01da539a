"""How many positions the searches visit: this changes with the order of the cards, with bounds and with memory.

If your change is meant to alter the numbers: fewer are better (`python -m tests.bench.positions`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import numpy as np
from numpy.typing import NDArray

from agent.rules.dealing import random_deals
from ddsolver.cards import Strain
from ddsolver.native.kernel import ready
from ddsolver.search import batch_kernels
from ddsolver.search.search_memory import VISITED
from ddsolver.search.searcher import Searcher
from ddsolver.validation import LayoutBatch
from tests.kept import assert_kept

DEALS = 20
_NO_TRICK = np.empty(0, dtype=np.int64)
_LEAST_MEMORY_MB = 0.033
Work = dict[str, Callable[[], object]]


def test_the_positions_of_twenty_deals_stay_what_they_were() -> None:
    searcher = Searcher(8)
    counts: dict[str, list[int]] = {}
    for deal, strain, leader in deals_to_solve():
        batch = LayoutBatch(deal[None], strain, leader, _NO_TRICK)
        ten = without_lowest(deal, 3)
        layouts = np.stack([ten, ten[[0, 3, 2, 1]], ten[[2, 1, 0, 3]]])
        work: Work = {
            "one value": partial(searcher.layout_tricks, batch),
            "all cards": partial(searcher.card_tricks, batch._replace(layouts=ten[None])),
            "table": partial(searcher.table, ten, 10, (1 << 20) - 1),
            "layouts": partial(searcher.card_tricks, batch._replace(layouts=layouts)),
        }
        _count(searcher, work, counts)
    assert_kept("positions", counts)


def test_the_positions_of_twenty_deals_with_a_goal_stay_what_they_were() -> None:
    searcher = Searcher(8)
    counts: dict[str, list[int]] = {}
    for deal, strain, leader in deals_to_solve():
        ten = without_lowest(deal, 3)
        batch = LayoutBatch(np.stack([ten, ten[[0, 3, 2, 1]]]), strain, leader, _NO_TRICK)
        goals, most = np.array([5, 4]), np.array([-1, -1])
        highest = int(ten[leader]).bit_length() - 1
        first = partial(
            ready(batch_kernels.card_reaching), searcher.arena.ctypes.data, ten, strain, leader, _NO_TRICK, 5
        )
        work: Work = {
            "goals": partial(searcher.reaching, batch, goals),
            "cards that reach a goal": partial(searcher.cards_reaching, batch, goals),
            "best cards": partial(searcher.cards_reaching, batch, most),
            "a decisive card": partial(searcher.cards_reaching, batch, most, highest),
            "the first card that reaches a goal": first,
        }
        _count(searcher, work, counts)
    assert_kept("positions-goals", counts)


def test_the_positions_of_twenty_deals_in_the_least_memory_stay_what_they_were() -> None:
    searcher = Searcher(_LEAST_MEMORY_MB)
    counts: dict[str, list[int]] = {}
    for deal, strain, leader in deals_to_solve():
        batch = LayoutBatch(without_lowest(deal, 4)[None], strain, leader, _NO_TRICK)
        _count(searcher, {"all cards": partial(searcher.card_tricks, batch)}, counts)
    assert_kept("positions-least-memory", counts)


def deals_to_solve() -> Iterator[tuple[NDArray[np.int64], int, int]]:
    """Yield the deals, each with a strain and a leader."""
    for number, deal in enumerate(random_deals(DEALS, np.random.default_rng(71))):
        yield deal, number % len(Strain), number % 4


def _count(searcher: Searcher, work: Work, counts: dict[str, list[int]]) -> None:
    """Do some work; add the number of positions of each part to ``counts``."""
    for name, solve in work.items():
        before = int(searcher.arena[VISITED])
        solve()
        counts.setdefault(name, []).append(int(searcher.arena[VISITED]) - before)


def without_lowest(deal: NDArray[np.int64], number: int) -> NDArray[np.int64]:
    """Return the hands of a deal without the ``number`` lowest cards of each, int64 (4,)."""
    rest = deal.copy()
    for _ in range(number):
        rest &= rest - 1
    return rest
