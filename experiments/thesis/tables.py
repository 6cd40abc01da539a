"""The thesis's tables from the rows of a run: tidy data frames, ours beside the published values.

In all of them ``contract`` is a set or ``all``, the aggregate by the thesis's frequencies; ``low`` and ``high`` are the
ends of 95 % intervals over deals (`experiments.statistics.interval`), NaN where there are too few; ``thesis`` is the
published value, NaN where there is none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from agent.rules.contract import Contract, Vulnerability
from agent.rules.imps import imps
from experiments.runs.contract_sets import CONTRACTS, NAMES, VULNERABILITY
from experiments.runs.store import Store
from experiments.statistics.interval import Interval, share_interval, strata_interval
from experiments.statistics.spread import IMPS, score_spread
from experiments.thesis import published
from experiments.thesis.published import ALL
from experiments.thesis.settings import RunSettings

_CUT = re.compile(
    r"(?:searched (?:\d+|none) of \d+ layouts|too many situations: [^;(]*)"
    r"(?: ?\((?:(?P<times>\d+) times|trick (?P<tricks>[\d ]+))\))?"
)
CELL = ["defender", "contract", "declarer", "samples"]


@dataclass(frozen=True, slots=True)
class Tables:
    """All tables of a run."""

    outcomes: pd.DataFrame
    """`CELL`, deals, and each of optimal, success, failure (per cent), score, information (points) as value, low,
    high, thesis."""
    declarer_imps: pd.DataFrame
    """`CELL`, versus, deals, imps, low, high, thesis: IMPs a board of ``declarer`` over ``versus``."""
    defender_imps: pd.DataFrame
    """`CELL`, deals, arbitrary and optimized (scores against both), imps that ``defender`` wins over ``arbitrary``."""
    seconds: pd.DataFrame
    """contract, declarer, samples, deals, seconds a deal of the declarer, and cut: decisions a deal whose joint search
    did not get to the end. Without intervals: a few hard deals take most of the time, and none from few would hold."""


def rows_of(store: Store, settings: RunSettings) -> pd.DataFrame:
    """The boards of a run that its settings name, one row each.

    Columns: defender, contract, declarer (without samples), samples, number, tricks, double_dummy, score, perfect (the
    score with the double-dummy tricks), seconds, defender_seconds, player, opponents, play, cut (decisions not
    searched to the end).
    """
    kinds = {(cell.contract, player, cell.opponents): cell for cell in settings.cells() for player in cell.stored_as}
    deals = store.deals()
    rows = []
    for board in store.boards():
        cell = kinds.get((board.source, board.player, board.defender))
        if cell is None or board.number >= settings.deals_in(board.source):
            continue
        deal = deals[board.source, board.number]
        perfect = Contract.parse(deal.contract).score(deal.double_dummy, Vulnerability.parse(deal.vulnerable))
        rows.append(
            {
                "defender": cell.defender,
                "contract": board.source,
                "declarer": cell.declarer,
                "samples": cell.samples,
                "number": board.number,
                "tricks": board.tricks,
                "double_dummy": deal.double_dummy,
                "score": board.score,
                "perfect": perfect,
                "seconds": board.seconds,
                "defender_seconds": board.defender_seconds,
                "player": board.player,
                "opponents": board.defender,
                "play": board.play,
                "cut": _decisions_cut(board.remarks),
            }
        )
    return pd.DataFrame(rows)


def make_tables(rows: pd.DataFrame, settings: RunSettings) -> Tables:
    """All tables, from the rows of `rows_of`; cells of which no deal was played are left out."""
    return Tables(
        _outcomes(rows, settings),
        _declarer_imps(rows, settings),
        _defender_imps(rows, settings),
        _seconds(rows, settings),
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
    for cell, strata, weights in _cells(values, settings, ["defender", "declarer", "samples"]):
        row: dict[str, Any] = dict(cell)
        for column in ("optimal", "success", "failure"):
            share = share_interval([each[column].to_numpy(dtype=np.bool_) for each in strata], weights)
            row |= _named(column, share, scale=100)
        for column in ("score", "information"):
            row |= _named(column, _mean_score(column, strata, weights))
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
        both = rows[rows["declarer"] == declarer].merge(
            rows[rows["declarer"] == versus][[*key, "score"]], on=key, suffixes=("", "_versus")
        )
        if both.empty:
            continue
        both["imps"] = [imps(difference) for difference in both["score"] - both["score_versus"]]
        for cell, strata, weights in _cells(both, settings, ["defender", "declarer", "samples"]):
            table.append({**cell, "versus": versus, **_named("imps", _mean_imps(strata, weights))})
    found = pd.DataFrame(table, columns=[*CELL, "deals", "versus", "imps", "imps_low", "imps_high"])
    theirs = published.declarer_imps().rename(columns={"imps_per_board": "imps"})
    return _beside(found, theirs, [*CELL, "versus"], "imps", settings)


def _defender_imps(rows: pd.DataFrame, settings: RunSettings) -> pd.DataFrame:
    key = ["contract", "declarer", "samples", "number"]
    arbitrary = rows[rows["defender"] == "arbitrary"]
    optimized = rows[rows["defender"] != "arbitrary"]
    both = arbitrary.merge(optimized[[*key, "score", "defender"]], on=key, suffixes=("", "_optimized"))
    table = []
    both["imps"] = [imps(difference) for difference in both["score"] - both["score_optimized"]]
    both["defender"] = both["defender_optimized"]
    for cell, strata, weights in _cells(both, settings, ["defender", "declarer", "samples"]):
        row: dict[str, Any] = dict(cell)
        for column, values in (("arbitrary", "score"), ("optimized", "score_optimized")):
            row |= _named(column, _mean_score(values, strata, weights))
        table.append(row | _named("imps", _mean_imps(strata, weights)))
    names = ["arbitrary", "optimized", "imps"]
    found = pd.DataFrame(
        table, columns=[*CELL, "deals", *(f"{name}{end}" for name in names for end in ("", "_low", "_high"))]
    )
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
    # Against which defender hardly matters; the thesis does not say. 6NT is left out of its aggregate.
    by_deal = rows.groupby(["contract", "declarer", "samples", "number"], sort=False, as_index=False)[
        ["seconds", "cut"]
    ].mean()
    for cell, strata, weights in _cells(by_deal.assign(defender="any"), settings, ["defender", "declarer", "samples"]):
        means = {
            name: sum(weight * float(each[name].mean()) for each, weight in zip(strata, weights, strict=True))
            for name in ("seconds", "cut")
        }
        table.append({**cell, **means})
    return _beside(pd.DataFrame(table), published.seconds(), ["contract", "declarer", "samples"], "seconds", settings)


def _decisions_cut(remarks: str) -> int:
    """How many decisions of a board were not searched to the end, by its remarks of today or of before."""
    return sum(
        len(found["tricks"].split()) if found["tricks"] else int(found["times"] or 1)
        for found in _CUT.finditer(remarks)
    )


def _cells(
    rows: pd.DataFrame, settings: RunSettings, by: Sequence[str]
) -> Iterator[tuple[Mapping[str, Any], list[pd.DataFrame], list[float]]]:
    """Every cell with its rows, and the aggregate over contracts with the rows and the weight of each contract.

    The aggregate is there when all contracts of the run that have a weight have a row.
    """
    for values, group in rows.groupby(list(by), sort=False):
        key: dict[str, Any] = dict(zip(by, values, strict=True))
        by_contract = dict(iter(group.groupby("contract", sort=False)))
        for contract in settings.contracts:
            if contract in by_contract:
                yield {**key, "contract": contract, "deals": len(by_contract[contract])}, [by_contract[contract]], [1.0]
        weights = published.frequencies(settings.contracts, str(key["defender"]))
        if len(weights) > 1 and all(contract in by_contract for contract in weights):
            strata = [by_contract[contract] for contract in weights]
            deals = sum(len(each) for each in strata)
            yield {**key, "contract": ALL, "deals": deals}, strata, list(weights.values())


def _beside(
    ours: pd.DataFrame, theirs: pd.DataFrame, keys: Sequence[str], column: str, settings: RunSettings
) -> pd.DataFrame:
    """Our table with the published column beside; an aggregate is compared only with one of the same sets."""
    name = f"{column}_thesis"
    if ours.empty:
        return ours.assign(**{name: pd.Series(dtype=float)})
    if set(settings.contracts) != set(NAMES):
        theirs = theirs[theirs["contract"] != ALL]
    published_values = theirs[[*keys, column]].rename(columns={column: name})
    return ours.merge(published_values, on=list(keys), how="left", validate="many_to_one")


def _mean_score(column: str, strata: Sequence[pd.DataFrame], weights: Sequence[float]) -> Interval:
    """The mean of something in points; each stratum is one contract set."""
    spreads = [score_spread(CONTRACTS[each["contract"].iloc[0]], VULNERABILITY).usual for each in strata]
    return strata_interval([_floats(each[column]) for each in strata], weights, spreads)


def _mean_imps(strata: Sequence[pd.DataFrame], weights: Sequence[float]) -> Interval:
    return strata_interval([_floats(each["imps"]) for each in strata], weights, [IMPS.usual] * len(strata))


def _named(column: str, interval: Interval, scale: float = 1) -> dict[str, float | None]:
    ends = (("", interval.mean), ("_low", interval.low), ("_high", interval.high))
    return {f"{column}{end}": None if value is None else scale * value for end, value in ends}


def _floats(values: pd.Series[Any]) -> NDArray[np.float64]:
    return values.to_numpy(dtype=np.float64)
