"""The first player compared with each other one, at the turns at which both were asked."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from experiments.competitions.yardstick.comparisons import BY_ROLE
from experiments.questions.judge.asked import AskedTable
from experiments.questions.review.analysis import USUAL_LOSS, TurnGroup
from experiments.statistics.clusters import cluster_values
from experiments.statistics.interval import Interval
from experiments.statistics.simultaneous import Stratum, simultaneous_intervals

PARTS: tuple[TurnGroup | None, ...] = (*BY_ROLE, None)
"""The turns that are compared: those of each role, and all (None)."""


def first_minus_others(tables: Sequence[AskedTable], players: int) -> list[list[Interval | None]]:
    """Return the tricks a board that the first player lost, minus those of each other player.

    Each other player has an interval for each of `PARTS`, or None if it shares no turn with the first one. The 95 %
    intervals are simultaneous. Deals are independent observations.
    """
    deals = [table.deal for table in tables]
    cells: dict[tuple[int, int], dict[Hashable, float]] = {}
    for other in range(1, players):
        for place, part in enumerate(PARTS):
            boards = [_differences(table, other, part) for table in tables]
            if any(boards):
                cells[other, place] = cluster_values([float(sum(board)) for board in boards], deals)
    intervals = simultaneous_intervals([[Stratum(values, 1.0, USUAL_LOSS)] for values in cells.values()])
    found = dict(zip(cells, intervals, strict=True))
    return [[found.get((other, place)) for place in range(len(PARTS))] for other in range(1, players)]


def _differences(table: AskedTable, other: int, part: TurnGroup | None) -> list[int]:
    """Return the difference in cost at each turn at which both players were asked."""
    return [
        ours.cost - theirs.cost
        for turn in table.turns
        if (part is None or part.has(turn)) and (ours := turn.answers[0]) and (theirs := turn.answers[other])
    ]
