"""Prints auctions with what `declarer explain` says of each call, beside all four hands, to be read by people.

    python -m tests.bench.read_auctions --experts FILE.pbn --robots FILE.pbn ... [--number 10] [--seed 7320]

Of each source, ``--number`` boards of the deals with even numbers, which the network was not fitted to.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from agent.rules.constraints import high_card_points
from ddsolver.cards import Seat, Suit
from ddsolver.deal import hand_to_pbn
from experiments.boards.board import Board
from experiments.fitting.halves import half_of
from experiments.questions.explain.analysis import shown_by_auction


def text(board: Board) -> str:
    """Return the hands of a board and what its calls show."""
    assert board.auction is not None, "only boards with an auction are drawn"
    points = high_card_points(np.array(board.deal.hands))
    lines = [f"board {board.name}, dealer {board.dealer}, vulnerable {board.vulnerability}"]
    lines += [f"  {seat} {hand_to_pbn(board.deal.hands[seat])} {points[seat]}" for seat in Seat]
    for shown in shown_by_auction(board.auction, board.vulnerability):
        ranges = ""
        if shown.after is not None:
            lengths = (f"{suit}{low}-{high}" for suit, (low, high) in zip(Suit, shown.after.lengths, strict=True))
            ranges = f"{shown.after.points[0]}-{shown.after.points[1]} {' '.join(lengths)}"
        lines.append(f"    {shown.seat} {shown.call:4} {ranges}".rstrip())
    return "\n".join(lines)


def main() -> None:
    """Draw the auctions and print them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--experts", nargs="*", type=Path, default=[])
    parser.add_argument("--robots", nargs="*", type=Path, default=[])
    parser.add_argument("--number", type=int, default=10)
    parser.add_argument("--seed", type=int, default=7320)
    given = parser.parse_args()
    generator = np.random.default_rng(given.seed)
    for paths in (given.experts, given.robots):
        boards = [board for path in paths for board in half_of(path, odd=False) if board.auction is not None]
        for at in generator.choice(len(boards), given.number, replace=False):
            print(text(boards[at]), flush=True)


if __name__ == "__main__":
    main()
