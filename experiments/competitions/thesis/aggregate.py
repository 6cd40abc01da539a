"""Groups the boards of a run into cells of the thesis's tables, and computes stratified means with intervals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from agent.rules.contract import Contract
from agent.rules.imps import imps
from experiments.competitions.thesis import published
from experiments.competitions.thesis.published import ALL
from experiments.competitions.thesis.settings import RunSettings
from experiments.runs.contract_sets import CONTRACTS, VULNERABILITY
from experiments.statistics.interval import (
    Interval,
    imp_spread,
    score_spread,
    strata_interval,
    weighted_mean,
    width_with,
)

THESIS_DEALS = 100
"""The number of deals per contract set in the thesis."""


_BY = ["defender", "declarer", "samples"]


def cells(
    rows: pd.DataFrame, settings: RunSettings
) -> Iterator[tuple[Mapping[str, Any], list[pd.DataFrame], list[float]]]:
    """Yield every cell of a table: its key, its strata (the rows of each contract set), and the weights of the strata.

    The rows are grouped by defender, declarer and samples. A group has a cell for each contract set. A last cell has
    the mean over all contract sets that have a weight, if there are several and the group has rows of each.
    """
    for values, group in rows.groupby(_BY, sort=False):
        key: dict[str, Any] = dict(zip(_BY, values, strict=True))
        by_contract = dict(iter(group.groupby("contract", sort=False)))
        for contract in settings.contracts:
            if contract in by_contract:
                yield {**key, "contract": contract, "deals": len(by_contract[contract])}, [by_contract[contract]], [1.0]
        weights = published.frequencies(settings.contracts, str(key["defender"]))
        if len(weights) > 1 and all(contract in by_contract for contract in weights):
            strata = [by_contract[contract] for contract in weights]
            deals = sum(len(each) for each in strata)
            yield {**key, "contract": ALL, "deals": deals}, strata, list(weights.values())


def paired(own: pd.DataFrame, others: pd.DataFrame, key: Sequence[str]) -> pd.DataFrame:
    """Return the rows of ``own`` beside those of ``others`` with the same ``key``, whose columns end in ``_versus``.

    The column ``imps`` is the gain of ``own``.
    """
    both = own.merge(others, on=list(key), suffixes=("", "_versus"))
    return both.assign(imps=[imps(difference) for difference in both["score"] - both["score_versus"]])


def mean_of(column: str, strata: Sequence[pd.DataFrame], weights: Sequence[float]) -> float:
    """Return the weighted mean of a column."""
    return sum(weight * float(each[column].mean()) for each, weight in zip(strata, weights, strict=True))


def mean_score(column: str, strata: Sequence[pd.DataFrame], weights: Sequence[float]) -> Interval:
    """Return the mean of a column of scores, in points; each stratum is one contract set."""
    spreads = [score_spread(_contract(stratum), VULNERABILITY).usual for stratum in strata]
    return strata_interval([floats(stratum[column]) for stratum in strata], weights, spreads)


def mean_imps(strata: Sequence[pd.DataFrame], weights: Sequence[float]) -> Interval:
    """Return the mean IMPs per board."""
    return strata_interval(*_imps(strata, weights))


def imps_columns(strata: Sequence[pd.DataFrame], weights: Sequence[float]) -> dict[str, float | None]:
    """Return the mean IMPs per board as the values of columns.

    Besides those of `named`, they are the half width that the interval would have with as many deals as in the thesis
    (``imps_hundred``), and its degrees of freedom (``imps_freedom``).
    """
    values = _imps(strata, weights)
    more = {"imps_hundred": width_with(THESIS_DEALS, *values), "imps_freedom": weighted_mean(*values).freedom}
    return {**named("imps", strata_interval(*values)), **more}


def _imps(
    strata: Sequence[pd.DataFrame], weights: Sequence[float]
) -> tuple[list[NDArray[np.float64]], Sequence[float], list[float]]:
    """Return the IMPs of each stratum, the weights, and the prior standard deviations of the contracts."""
    spreads = [imp_spread(_contract(stratum), VULNERABILITY).usual for stratum in strata]
    return [floats(stratum["imps"]) for stratum in strata], weights, spreads


def _contract(stratum: pd.DataFrame) -> Contract:
    """Return the contract of a stratum; all its rows have the same."""
    return CONTRACTS[stratum["contract"].iloc[0]]


def named(column: str, interval: Interval, scale: float = 1) -> dict[str, float | None]:
    """Return a mean and its interval, multiplied by ``scale``, as the values of three columns."""
    ends = (("", interval.mean), ("_low", interval.low), ("_high", interval.high))
    return {f"{column}{end}": None if value is None else scale * value for end, value in ends}


def floats(values: pd.Series[Any]) -> NDArray[np.float64]:
    """Return a column as float64."""
    return values.to_numpy(dtype=np.float64)
