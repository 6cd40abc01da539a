"""Played boards as a pandas data frame, one row per board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

import pandas as pd

from experiments.runs.rows import PlayedBoard, StoredDeal

_OF_DEAL: dict[str, Callable[[StoredDeal], object]] = {
    "board": lambda deal: deal.name,
    "deal": lambda deal: deal.deal.to_pbn(),
    "vulnerable": lambda deal: str(deal.vulnerability),
    "contract": lambda deal: str(deal.contract),
    "double_dummy": lambda deal: deal.double_dummy,
}
_OF_BOARD = {
    "source": "source",
    "number": "number",
    "declarer": "player",
    "defender": "defender",
    "tricks": "tricks",
    "score": "score",
    "seconds": "seconds",
    "defender_seconds": "defender_seconds",
    "wall_seconds": "wall_seconds",
    "defender_wall_seconds": "defender_wall_seconds",
    "fault": "fault",
    "play": "play",
    "program": "program",
    "player": "player",
}
"""The fields of `PlayedBoard` by column."""
COLUMNS = (
    *("source", "number", "board", "deal", "vulnerable", "contract", "double_dummy", "declarer", "defender", "tricks"),
    *("made", "score", "seconds", "defender_seconds", "wall_seconds", "defender_wall_seconds", "fault", "play"),
    *("program", "player"),
)
_TYPES = (
    dict.fromkeys(COLUMNS, "str")
    | dict.fromkeys(("number", "double_dummy", "tricks", "score"), "int64")
    | dict.fromkeys(("seconds", "defender_seconds", "wall_seconds", "defender_wall_seconds"), "float64")
    | {"made": "bool"}
)
"""The types of the columns, which pandas would guess from the rows: other ones for no row, or for unknown times."""


def frame_of(deals: Mapping[tuple[str, int], StoredDeal], boards: Iterable[PlayedBoard]) -> pd.DataFrame:
    """Return a data frame with a row for each board and the columns `COLUMNS`.

    ``declarer`` and ``defender`` are the players' keys; ``player`` repeats the declarer's. ``score`` is in points for
    the declarer's side. ``seconds`` and ``defender_seconds`` are CPU seconds. A wall time that was not measured is NaN.
    The types of the columns are always the same, also without boards.
    """
    listed = [*boards]
    places: dict[tuple[str, int], int] = {}  # the text of a deal is made once, not for every board
    of_deals = [places.setdefault((board.source, board.number), len(places)) for board in listed]
    once = [deals[place] for place in places]
    columns: dict[str, Sequence[object]] = {
        name: [getattr(board, field) for board in listed] for name, field in _OF_BOARD.items()
    }
    for name, value in _OF_DEAL.items():
        values = [value(deal) for deal in once]
        columns[name] = [values[place] for place in of_deals]
    needed = [deal.contract.tricks_needed if deal.contract is not None else 14 for deal in once]
    columns["made"] = [board.tricks >= needed[place] for board, place in zip(listed, of_deals, strict=True)]
    return pd.DataFrame({name: columns[name] for name in COLUMNS}).astype(_TYPES)
