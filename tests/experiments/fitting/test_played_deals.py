"""Deals that a network learns from."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from ddsolver import Deal
from experiments.competitions.bidding.match import SolvedDeals, bench_deals
from experiments.fitting.played_deals import PlayedDeals


def test_a_solved_deal_stands_four_times_among_drawn_ones_with_the_same_tricks_in_each_table(tmp_path: Path) -> None:
    solved, drawn = bench_deals().first(3), bench_deals().taken(slice(3, 8))
    tables = np.stack([drawn.tricks, 13 - drawn.tricks])
    np.savez(tmp_path / "drawn.npz", allow_pickle=False, hands=drawn.hands, tricks=tables)
    deals = PlayedDeals.of(solved, tmp_path / "drawn.npz")
    assert len(deals) == 4 * 3 + 5
    assert (deals.hands == np.concatenate([*[solved.hands] * 4, drawn.hands])).all()
    assert (deals.tricks[:, :12] == np.tile(solved.tricks, (4, 1, 1))).all()
    assert (deals.tricks[:, 12:] == tables).all()


def test_a_side_can_think_of_a_slam_with_29_points_or_with_twelve_tricks_in_most_tables() -> None:
    strong = Deal.from_pbn("N:AKQJ.AKQ.432.432 T98.JT9.T98.AKQJ 765.765.AKQJ.T98 432.8432.765.765")
    weak = Deal.from_pbn("N:AKQJ.JT9.432.432 T98.AKQ.T98.AKQJ 765.765.AKQJ.T98 432.8432.765.765")
    hands = np.array([strong.hands, weak.hands, weak.hands])
    tricks = np.full((2, 3, 4, 5), 9, dtype=np.int8)
    tricks[0, 1, 0, 0] = tricks[:, 2, 0, 0] = 12
    assert PlayedDeals(hands, tricks).is_high.tolist() == [True, False, True]


def test_solved_deals_alone_have_one_table() -> None:
    solved = SolvedDeals(bench_deals().hands[:2], bench_deals().tricks[:2])
    assert PlayedDeals.of(solved).tricks.shape == (1, 2, 4, 5)
