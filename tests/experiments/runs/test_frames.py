from __future__ import annotations

import math
from dataclasses import replace

from experiments.runs.records import COLUMNS, frame_of
from experiments.runs.rows import PlayedBoard
from tests.players import deal_of_run

BOARD = PlayedBoard("3NT", 0, "payoff", "arbitrary", 9, 600, 1.5, 0.25, "SA SK", "", program="1")


def test_a_frame_has_every_board_with_its_deal() -> None:
    deal = deal_of_run(name="3NT 1")
    frame = frame_of({("3NT", 0): deal}, [BOARD, replace(BOARD, player="alpha-mu", tricks=8, score=-100)])
    assert list(frame.columns) == list(COLUMNS)
    row = frame.iloc[0].to_dict()
    assert math.isnan(row.pop("wall_seconds")) and math.isnan(row.pop("defender_wall_seconds"))
    assert row == {
        "source": "3NT",
        "number": 0,
        "board": "3NT 1",
        "deal": deal.deal.to_pbn(),
        "vulnerable": "NS",
        "contract": "3NTS",
        "double_dummy": 9,
        "declarer": "payoff",
        "defender": "arbitrary",
        "tricks": 9,
        "made": True,
        "score": 600,
        "seconds": 1.5,
        "defender_seconds": 0.25,
        "fault": "",
        "play": "SA SK",
        "program": "1",
        "player": "payoff",
    }
    assert frame["made"].tolist() == [True, False]


def test_columns_have_the_same_types_whatever_the_rows_hold() -> None:
    deals = {("3NT", 0): deal_of_run(name="3NT 1")}
    full = frame_of(deals, [replace(BOARD, wall_seconds=2.0, defender_wall_seconds=1.0)])
    assert frame_of(deals, [BOARD]).dtypes.equals(full.dtypes)
    assert frame_of({}, []).dtypes.equals(full.dtypes)
    assert [full[name].dtype.kind for name in ("number", "double_dummy", "tricks", "score", "made")] == [*"iiiib"]
    assert {full[name].dtype.kind for name in COLUMNS if name.endswith("seconds")} == {"f"}
