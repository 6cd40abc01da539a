"""Played boards as a pandas data frame, one row per board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pandas as pd

from experiments.runs.rows import PlayedBoard, StoredDeal

COLUMNS = (
    "source",
    "number",
    "board",
    "deal",
    "vulnerable",
    "contract",
    "double_dummy",
    "declarer",
    "defender",
    "tricks",
    "made",
    "score",
    "seconds",
    "defender_seconds",
    "wall_seconds",
    "defender_wall_seconds",
    "fault",
    "play",
    "program",
    "player",
)


def frame_of(deals: Mapping[tuple[str, int], StoredDeal], boards: Iterable[PlayedBoard]) -> pd.DataFrame:
    """Return a data frame with a row for each board and the columns `COLUMNS`.

    ``declarer`` and ``defender`` are the players' keys; ``player`` repeats the declarer's. ``score`` is in points for
    the declarer's side. ``seconds`` and ``defender_seconds`` are CPU seconds.
    """
    rows = []
    for board in boards:
        deal = deals[board.source, board.number]
        rows.append(
            (
                board.source,
                board.number,
                deal.name,
                deal.deal.to_pbn(),
                str(deal.vulnerability),
                str(deal.contract),
                deal.double_dummy,
                board.player,
                board.defender,
                board.tricks,
                deal.contract is not None and board.tricks >= deal.contract.tricks_needed,
                board.score,
                board.seconds,
                board.defender_seconds,
                board.wall_seconds,
                board.defender_wall_seconds,
                board.fault,
                board.play,
                board.program,
                board.player,
            )
        )
    return pd.DataFrame(rows, columns=list(COLUMNS))
