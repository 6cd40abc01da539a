"""Played boards as a pandas data frame, one row per board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import pandas as pd

from experiments.runs.rows import PlayedBoard, StoredDeal

_VALUES: dict[str, Callable[[StoredDeal, PlayedBoard], object]] = {
    "source": lambda _, board: board.source,
    "number": lambda _, board: board.number,
    "board": lambda deal, _: deal.name,
    "deal": lambda deal, _: deal.deal.to_pbn(),
    "vulnerable": lambda deal, _: str(deal.vulnerability),
    "contract": lambda deal, _: str(deal.contract),
    "double_dummy": lambda deal, _: deal.double_dummy,
    "declarer": lambda _, board: board.player,
    "defender": lambda _, board: board.defender,
    "tricks": lambda _, board: board.tricks,
    "made": lambda deal, board: deal.contract is not None and board.tricks >= deal.contract.tricks_needed,
    "score": lambda _, board: board.score,
    "seconds": lambda _, board: board.seconds,
    "defender_seconds": lambda _, board: board.defender_seconds,
    "wall_seconds": lambda _, board: board.wall_seconds,
    "defender_wall_seconds": lambda _, board: board.defender_wall_seconds,
    "fault": lambda _, board: board.fault,
    "play": lambda _, board: board.play,
    "program": lambda _, board: board.program,
    "player": lambda _, board: board.player,
}
COLUMNS = tuple(_VALUES)


def frame_of(deals: Mapping[tuple[str, int], StoredDeal], boards: Iterable[PlayedBoard]) -> pd.DataFrame:
    """Return a data frame with a row for each board and the columns `COLUMNS`.

    ``declarer`` and ``defender`` are the players' keys; ``player`` repeats the declarer's. ``score`` is in points for
    the declarer's side. ``seconds`` and ``defender_seconds`` are CPU seconds.
    """
    rows = [[value(deals[board.source, board.number], board) for value in _VALUES.values()] for board in boards]
    return pd.DataFrame(rows, columns=list(COLUMNS))
