"""How often the ranges that `declarer explain` gives for a call hold the hand that made it, and how wide they are.

    python -m tests.bench.call_ranges --experts FILE.pbn --robots FILE.pbn ... [--boards 100] > ranges.json

Of each source, ``--boards`` boards of the deals with even numbers, which the network was not fitted to, and all their
calls but passes. The ranges are those of the central 90 %; ``before`` are those of all hands.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from agent.rules.constraints import high_card_points, suit_lengths
from ddsolver.cards import Suit
from experiments.boards.board import Board
from experiments.fitting.halves import half_of
from experiments.questions.explain.analysis import Ranges, shown_by_auction

Row = tuple[str, bool, int, int]
"""``points`` or ``cards``, whether the range holds the hand, its width, and the width before the call."""


def rows(board: Board) -> Iterator[Row]:
    """Yield five rows for each call but passes for which ranges are estimated."""
    assert board.auction is not None, "only boards with an auction are asked"
    hands = board.deal.hands
    first: dict[int, Ranges] = {}
    for shown in shown_by_auction(board.auction, board.vulnerability):
        before = first.setdefault(shown.seat, shown.before)
        if shown.call == "Pass" or shown.after is None:
            continue
        hand = np.array([hands[shown.seat]])
        low, high = shown.after.points
        yield "points", low <= int(high_card_points(hand)[0]) <= high, high - low, before.points[1] - before.points[0]
        for suit in Suit:
            low, high = shown.after.lengths[suit]
            held = int(suit_lengths(hand, suit)[0])
            yield "cards", low <= held <= high, high - low, before.lengths[suit][1] - before.lengths[suit][0]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure the ranges and print the rows as JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--experts", nargs="*", type=Path, default=[])
    parser.add_argument("--robots", nargs="*", type=Path, default=[])
    parser.add_argument("--boards", type=int, default=100)
    given = parser.parse_args(arguments)
    made: list[dict[str, object]] = []
    for source, paths in (("experts", given.experts), ("robots", given.robots)):
        boards = [board for path in paths for board in half_of(path, odd=False) if board.auction is not None]
        step = max(1, len(boards) // given.boards)
        found = [row for board in boards[::step][: given.boards] for row in rows(board)]
        for what in ("points", "cards"):
            chosen = np.array([row[1:] for row in found if row[0] == what], dtype=float)
            if not len(chosen):
                continue
            row = {"source": source, "what": what, "ranges": len(chosen), "width": chosen[:, 1].mean()}
            made.append({**row, "before": chosen[:, 2].mean(), "holds": chosen[:, 0].mean()})
    print(json.dumps({"boards": given.boards, "rows": made}, indent=1))


if __name__ == "__main__":
    main()
