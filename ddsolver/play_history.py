"""The history of a play: the cards that lost no trick double dummy, at each turn and in each layout."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from ddsolver.cards import Card, Seat, Strain, count_cards, mask_of
from ddsolver.search.search_memory import SHARED_SIZE
from ddsolver.solver import Solver

PlayedCard = tuple[int, NDArray[np.intp], NDArray[np.int8]]
"""A turn (its place in the play), the indices of n layouts, and their `Solver.layouts_correct`, int8 (n, 52)."""


def correct_cards_by_turn(
    solver: Solver,
    dealt: NDArray[np.int64],
    trump: Strain,
    plays: Sequence[tuple[Seat, Card]],
    turns: Iterable[int],
    active: NDArray[np.bool_] | NDArray[np.float64],
    decisive: Container[int] = (),
) -> Iterator[PlayedCard]:
    """Yield the result of `Solver.layouts_correct` at each of ``turns`` of a play.

    The order saves time. Late turns (at most `SHARED_SIZE` tricks left) come first, each with all layouts. Early turns
    follow, one layout after the other.

    ``dealt``, int64 (n, 4), are the hands before the first of ``plays``. Layouts with a 0 in ``active`` (n,) are
    skipped; the caller may set more zeros between results. At the turns in ``decisive``, `Solver.layouts_correct` gets
    the card played as its decisive card.
    """

    def ask(turn: int, rows: NDArray[np.intp]) -> PlayedCard:
        start = turn // 4 * 4
        hands = dealt[rows] & ~mask_of(card for _, card in plays[:turn])
        card = plays[turn][1] if turn in decisive else None
        trick = [played for _, played in plays[start:turn]]
        return turn, rows, solver.layouts_correct(hands, trump, plays[start][0], trick, card)

    size = count_cards(int(dealt[0, 0])) if len(dealt) else 0
    latest_first = sorted(turns, reverse=True)
    late = [turn for turn in latest_first if size - turn // 4 <= SHARED_SIZE]
    for turn in late:
        rows = np.flatnonzero(active)
        if len(rows):
            yield ask(turn, rows)
    # Early in the play, the solver forgets a layout when it solves another, so solve all early turns of a layout first.
    early = latest_first[len(late) :]
    for row in np.flatnonzero(active) if early else ():
        for turn in early:
            if active[row]:
                yield ask(turn, np.array([row]))
