"""The published tables, and the weights of the contract sets in the thesis's averages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

import pandas as pd

FREQUENCIES: Mapping[str, float] = {
    "1H": 0.29316,
    "1NT": 0.07930,
    "3NT": 0.19827,
    "4H": 0.27947,
    "5D": 0.07583,
    "6H": 0.05841,
    "6NT": 0.00625,
    "7H": 0.00791,
    "7NT": 0.00139,
}
"""The frequency of each contract set in tournaments.

The thesis does not print these frequencies; they were fitted to its tables by least squares.
"""

DECLARERS: Mapping[str, str] = {
    "monte-carlo": "monte-carlo",
    "payoff": "payoff",
    "payoff:relocation=yes": "payoff-relocation",
}
"""Our name of each declarer, mapped to its name in the thesis's tables."""

ALL = "all"
"""The name of the aggregate over contract sets."""


def frequencies(contracts: Iterable[str], defender: str) -> dict[str, float]:
    """Return the weight of each contract set in the aggregate; the weights sum to 1.

    If all nine sets are given and the defender is not ``arbitrary``, 6NT is left out, because it has weight 0 in the
    thesis's tables B, C and D.
    """
    chosen = {name: FREQUENCIES[name] for name in contracts}
    if chosen.keys() == FREQUENCIES.keys() and defender != "arbitrary":
        del chosen["6NT"]
    total = sum(chosen.values())
    return {name: weight / total for name, weight in chosen.items()}


@cache
def table(name: str) -> pd.DataFrame:
    """Return tables of the appendix of the thesis.

    ``outcomes`` has tables A and B with a row for each defender, contract, declarer and sample count, and the columns
    optimal, success and failure (per cent) and score. ``declarer_imps`` has the IMPs of these tables for each pair of
    declarers: the gain of ``declarer`` over ``versus``. ``defender_imps`` has tables C with a row for each contract,
    declarer and sample count: the scores against both defenders, arbitrary and optimized, and the IMPs that the second
    gains over the first. ``seconds_per_deal`` has tables D: the seconds per deal by contract, declarer and samples.
    """
    with (files("experiments.competitions.thesis") / f"{name}.csv").open(encoding="utf-8") as file:
        found = pd.read_csv(file)
    ours = {theirs: ours for ours, theirs in DECLARERS.items()}
    for column in ("declarer", "versus"):
        if column in found:
            found[column] = found[column].map(ours)
    return found
