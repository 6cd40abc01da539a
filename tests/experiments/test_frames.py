"""The frames of public functions say what the commands print, whatever the number of processes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

import declarer
from agent.rules.auction import Auction
from ddsolver import Card, Deal, Seat, Solver
from ddsolver.errors import InputError
from ddsolver.position import Position
from experiments.boards.board import Board
from experiments.competitions.bidding.run import BidMatchRun, run_bid_match
from experiments.competitions.yardstick.run import CalibrationSettings, run_calibration
from experiments.errors import FormatError, StoreError
from experiments.questions.evening.frame import judge_evening
from experiments.questions.review.frame import review_boards
from experiments.questions.simulate.analysis import simulate
from experiments.runs.processes.pool import Pool

DEAL = Deal.from_pbn("N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3")
FIRST = Board(
    "7", DEAL.hands, Seat.SOUTH, declarer.Vulnerability.NONE, Auction("S", "1C 3D X P 4H P P P"),
    contract=declarer.Contract.parse("4HS"),
)  # fmt: skip


@pytest.fixture(scope="module")
def board() -> Board:
    """The board with the best cards, but with one costly card: at the first turn with a choice after the lead."""
    position, solver, is_spoilt = Position(DEAL, "H", Seat.WEST), Solver(), False
    while len(position.plays) < 20:
        values = solver.card_values(position)
        spoils = not is_spoilt and bool(position.plays) and len(set(values.values())) > 1
        wanted = min(values.values()) if spoils else max(values.values())
        is_spoilt |= spoils
        position = position.play(min((card for card in values if values[card] == wanted), key=lambda card: card.index))
    return replace(FIRST, plays=position.plays)


def test_a_review_has_a_row_for_each_card_with_its_cost(board: Board) -> None:
    frame = review_boards([FIRST, board, board])
    assert frame["board"].unique().tolist() == ["7 (2)", "7 (3)"]
    one = frame[frame["board"] == "7 (2)"]
    assert [Card.parse(card) for card in one["card"]] == list(board.plays)
    assert one["cost"].dtype == np.int64
    assert (one["cost"] > 0).sum() == 1
    assert one["instead"].isna().all()
    assert one["instead_cost"].isna().all()


def test_a_review_asks_a_player_at_choices(board: Board) -> None:
    frame = review_boards([board], "monte-carlo:samples=2")
    asked = frame[frame["instead"].notna()]
    assert asked["choice"].all()
    assert asked["instead_cost"].notna().all()
    assert asked["cost"].max() > 0


@pytest.mark.slow
def test_processes_do_not_matter(board: Board) -> None:
    boards = [board, replace(board, name="8")]
    for frame_of in (review_boards, judge_evening):
        with Pool(jobs=2) as two:
            assert frame_of(boards, "monte-carlo:samples=2", pool=two).equals(frame_of(boards, "monte-carlo:samples=2"))


def test_an_evening_has_a_row_for_each_costly_card_with_its_verdict(board: Board) -> None:
    frame = judge_evening([board], "monte-carlo:samples=2")
    cards = frame[frame["kind"] == "card"]
    review = review_boards([board])
    assert cards["number"].tolist() == (review.index[review["cost"] > 0] + 1).tolist()
    assert cards["made"].tolist() == review["card"][review["cost"] > 0].tolist()
    assert cards["verdict"].isin(["mistake", "guess", "overtrick"]).all()
    assert cards["tricks"].tolist() == review["cost"][review["cost"] > 0].tolist()


def test_frames_of_nothing_have_their_columns() -> None:
    assert len(review_boards([])) == 0
    assert {"cost", "instead_cost"} <= set(review_boards([]).columns)
    assert {"verdict", "error"} <= set(judge_evening([]).columns)


def test_what_is_no_board_is_refused() -> None:
    with pytest.raises(FormatError, match="'7'"):
        review_boards(["7"])  # type: ignore[list-item]


def test_a_simulation_has_a_row_for_each_deal() -> None:
    known = "N:AKQ32.K2.A43.QJ5 - - -"
    found = simulate(known, "S:S=3+", 6, strains=["S", "NT"], seed=3)
    frame = found.to_frame()
    assert list(frame.columns) == ["deal", *(f"tricks_{seat}_{strain}" for seat in "NESW" for strain in ("S", "NT"))]
    for row in frame.to_dict("records"):
        deal = Deal.from_pbn(str(row["deal"]))
        assert deal.to_pbn().split()[0] == known.split()[0]
        assert 13 - Solver().tricks(Position(deal, "S", Seat.EAST)) == row["tricks_N_S"]
    assert found.vulnerability is declarer.Vulnerability.NONE


def test_a_match_of_bidders_has_a_row_for_each_deal() -> None:
    found = run_bid_match(BidMatchRun(first="net", second="net:system=none", boards=12))
    frame = found.to_frame()
    assert frame["board"].tolist() == list(range(1, 13))
    assert frame["imps_plain"].mean() == pytest.approx(found.result.gains["plain"].mean)
    assert frame["imps_expected"].mean() == pytest.approx(found.result.gains["expected"].mean)
    for row in frame.to_dict("records"):
        assert (row["auction_1"] == row["auction_2"]) <= (row["imps_plain"] == 0)
        dealer = declarer.Contract.parse(str(row["contract_1"])).declarer if row["contract_1"] != "Pass" else None
        assert dealer is None or str(row["contract_1"])[0] in str(row["auction_1"])


def test_a_calibration_has_a_row_for_each_turn_and_player(board: Board) -> None:
    names = "monte-carlo:samples=1", "monte-carlo:samples=2"
    found = run_calibration(CalibrationSettings(players=names), {"club": [board, FIRST]})
    frame = found.to_frame()
    choices = review_boards([board])["choice"].sum()
    assert frame.groupby("player").size().to_dict() == dict.fromkeys(names, choices)
    assert frame["file"].unique().tolist() == ["club"]
    with pytest.raises(StoreError, match="there is nothing to ask: no board has card play"):
        run_calibration(CalibrationSettings(players=names), {"club": [FIRST]})


@pytest.mark.parametrize("frame_of", [review_boards, judge_evening])
def test_a_seed_that_is_none_is_refused(frame_of: Callable[..., object]) -> None:
    with pytest.raises(InputError, match="seed is -1: at least 0 is needed"):
        frame_of([FIRST], "monte-carlo:samples=2", -1)
