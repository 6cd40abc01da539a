"""Makes the thesis's tables from the rows of a run: tidy data frames with our values and the published ones.

In all tables, ``contract`` is a contract set, or ``all`` for the aggregate with the thesis's frequencies. Columns that
end in ``_low`` and ``_high`` are the ends of 95 % intervals over deals (`experiments.statistics.interval`); they are
NaN if there are too few deals. A column that ends in ``_thesis`` is the published value; it is NaN if none was
published.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pandas as pd

from experiments.competitions.thesis import published
from experiments.competitions.thesis.aggregate import (
    cells,
    imps_freedom,
    mean_imps,
    mean_of,
    mean_score,
    named,
    paired,
    width_with_as_many_as_the_thesis,
)
from experiments.competitions.thesis.equal_time import equal_time
from experiments.competitions.thesis.published import ALL
from experiments.competitions.thesis.settings import RunSettings
from experiments.competitions.thesis.unfinished import decisions_cut, tricks_cut, unfinished
from experiments.runs.contract_sets import NAMES
from experiments.runs.frames import frame_of
from experiments.runs.store import Store
from experiments.statistics.interval import share_interval

__all__ = ["Tables", "make_tables", "rows_of"]

CELL = ["defender", "contract", "declarer", "samples"]
_IMPS_COLUMNS = ["imps", "imps_low", "imps_high", "imps_hundred", "imps_freedom"]


@dataclass(frozen=True, slots=True)
class Tables:
    """All tables of a run."""

    outcomes: pd.DataFrame
    """Columns: those of `CELL`; deals; optimal, success, failure (per cent) and score (points), each with low, high and
    thesis; information (the score of double-dummy play minus the declarer's score), with low and high."""
    declarer_imps: pd.DataFrame
    """Columns: those of `CELL`; versus; deals; imps (the gain of ``declarer`` over ``versus`` per board), with low,
    high and thesis; imps_hundred (the half width that the interval would have with the thesis's 100 deals per set);
    imps_freedom (the degrees of freedom of the interval)."""
    defender_imps: pd.DataFrame
    """Columns: those of `CELL`; deals; arbitrary and optimized (the scores against these defenders) and imps (the gain
    of ``defender`` over ``arbitrary``), each with low, high and thesis; imps_hundred and imps_freedom, as in
    ``declarer_imps``."""
    seconds: pd.DataFrame
    """Columns: those of `CELL` (``defender`` is always ``any``); deals; seconds (the declarer's, per deal), with
    thesis; cut (unfinished joint searches per deal). There are no intervals, because a few hard deals take most of the
    time."""
    equal_time: pd.DataFrame
    """Each declarer against the first one at about equal time, as `equal_time` returns it."""
    unfinished: pd.DataFrame
    """The numbers of unfinished joint searches by trick, as `unfinished` returns them."""


def rows_of(store: Store, settings: RunSettings) -> pd.DataFrame:
    """Return a data frame with a row for each stored board that belongs to the grid of the settings.

    The columns are those of `experiments.runs.frames.frame_of`, with the names of the settings as contract, declarer
    (without samples) and defender; samples; opponents (the defender's key); perfect (the score with the double-dummy
    tricks); cut (the number of unfinished searches) and cut_at (the tricks of these searches; None if they were not
    recorded).
    """
    kinds = {(cell.contract, cell.player.key, cell.defence.key): cell for cell in settings.cells()}
    deals = store.deals()
    played = [
        (kinds[board.source, board.player, board.defender], deals[board.source, board.number], board)
        for board in store.boards()
        if (board.source, board.player, board.defender) in kinds and board.number < settings.deals_in(board.source)
    ]
    return frame_of(deals, [board for _, _, board in played]).assign(
        contract=[cell.contract for cell, _, _ in played],
        declarer=[cell.declarer for cell, _, _ in played],
        samples=[cell.samples for cell, _, _ in played],
        defender=[cell.defender for cell, _, _ in played],
        opponents=[board.defender for _, _, board in played],
        perfect=[deal.played_contract.score(deal.double_dummy, deal.vulnerability) for _, deal, _ in played],
        cut=[decisions_cut(board.remarks) for _, _, board in played],
        cut_at=pd.Series([tricks_cut(board.remarks) for _, _, board in played], dtype=object),
    )


def make_tables(rows: pd.DataFrame, settings: RunSettings) -> Tables:
    """Make all tables from the rows of `rows_of`; cells without boards are left out."""
    return Tables(
        _outcomes(rows, settings),
        _declarer_imps(rows, settings),
        _defender_imps(rows, settings),
        _seconds(rows, settings),
        equal_time(rows, settings),
        unfinished(rows),
    )


def _outcomes(rows: pd.DataFrame, settings: RunSettings) -> pd.DataFrame:
    needed = rows["contract"].map(lambda name: int(name[0]) + 6)
    made = rows["tricks"] >= needed
    optimal = made & (rows["tricks"] >= rows["double_dummy"])
    values = rows.assign(
        optimal=optimal,
        success=made & ~optimal,
        failure=~made,
        information=rows["perfect"] - rows["score"],
    )
    theirs = published.outcomes().rename(
        columns={"optimal_pct": "optimal", "success_pct": "success", "failure_pct": "failure", "avg_score": "score"}
    )
    table = []
    for cell, strata, weights in cells(values, settings, ["defender", "declarer", "samples"]):
        row: dict[str, Any] = dict(cell)
        for column in ("optimal", "success", "failure"):
            share = share_interval([each[column].to_numpy(dtype=np.bool_) for each in strata], weights)
            row |= named(column, share, scale=100)
        for column in ("score", "information"):
            row |= named(column, mean_score(column, strata, weights))
        table.append(row)
    found = pd.DataFrame(table)
    for column in ("optimal", "success", "failure", "score"):
        found = _beside(found, theirs, CELL, column, settings)
    return found


def _declarer_imps(rows: pd.DataFrame, settings: RunSettings) -> pd.DataFrame:
    table = []
    declarers = settings.declarers
    pairs = [(second, first) for place, first in enumerate(declarers) for second in declarers[place + 1 :]]
    key = ["defender", "contract", "samples", "number"]
    for declarer, versus in pairs:
        both = paired(rows[rows["declarer"] == declarer], rows[rows["declarer"] == versus], key)
        if both.empty:
            continue
        for cell, strata, weights in cells(both, settings, ["defender", "declarer", "samples"]):
            table.append({**cell, "versus": versus, **_imps_columns(strata, weights)})
    found = pd.DataFrame(table, columns=[*CELL, "deals", "versus", *_IMPS_COLUMNS])
    theirs = published.declarer_imps().rename(columns={"imps_per_board": "imps"})
    return _beside(found, theirs, [*CELL, "versus"], "imps", settings)


def _imps_columns(strata: Sequence[pd.DataFrame], weights: Sequence[float]) -> dict[str, float | None]:
    """Return the values of `_IMPS_COLUMNS` for a cell."""
    hundred, freedom = width_with_as_many_as_the_thesis(strata, weights), imps_freedom(strata, weights)
    return named("imps", mean_imps(strata, weights)) | {"imps_hundred": hundred, "imps_freedom": freedom}


def _defender_imps(rows: pd.DataFrame, settings: RunSettings) -> pd.DataFrame:
    key = ["contract", "declarer", "samples", "number"]
    arbitrary = rows[rows["defender"] == "arbitrary"]
    both = paired(arbitrary, rows[rows["defender"] != "arbitrary"], key)
    both["defender"] = both["defender_versus"]
    table = []
    for cell, strata, weights in cells(both, settings, ["defender", "declarer", "samples"]):
        row: dict[str, Any] = dict(cell)
        for column, values in (("arbitrary", "score"), ("optimized", "score_versus")):
            row |= named(column, mean_score(values, strata, weights))
        table.append(row | _imps_columns(strata, weights))
    names = ["arbitrary", "optimized", "imps"]
    scores = [f"{name}{end}" for name in names[:2] for end in ("", "_low", "_high")]
    columns = [*CELL, "deals", *scores, *_IMPS_COLUMNS]
    found = pd.DataFrame(table, columns=columns)
    theirs = published.defender_imps().rename(
        columns={
            "score_vs_arbitrary": "arbitrary",
            "score_vs_optimized": "optimized",
            "imps_per_board_for_optimized": "imps",
        }
    )
    for column in names:
        found = _beside(found, theirs, ["contract", "declarer", "samples"], column, settings)
        found.loc[found["defender"] != "optimized", f"{column}_thesis"] = np.nan
    return found


def _seconds(rows: pd.DataFrame, settings: RunSettings) -> pd.DataFrame:
    table = []
    # Take the mean over the defenders, because the thesis names no defender for its times. The choice hardly matters.
    # The thesis's aggregate omits 6NT.
    by_deal = rows.groupby(["contract", "declarer", "samples", "number"], sort=False, as_index=False)[
        ["seconds", "cut"]
    ].mean()
    for cell, strata, weights in cells(by_deal.assign(defender="any"), settings, ["defender", "declarer", "samples"]):
        table.append({**cell, **{name: mean_of(name, strata, weights) for name in ("seconds", "cut")}})
    return _beside(pd.DataFrame(table), published.seconds(), ["contract", "declarer", "samples"], "seconds", settings)


def _beside(
    ours: pd.DataFrame, theirs: pd.DataFrame, keys: Sequence[str], column: str, settings: RunSettings
) -> pd.DataFrame:
    """Add the published values to our table; those of aggregates only if our run has all nine contract sets."""
    name = f"{column}_thesis"
    if ours.empty:
        return ours.assign(**{name: pd.Series(dtype=float)})
    if set(settings.contracts) != set(NAMES):
        theirs = theirs[theirs["contract"] != ALL]
    published_values = theirs[[*keys, column]].rename(columns={column: name})
    return ours.merge(published_values, on=list(keys), how="left", validate="many_to_one")
