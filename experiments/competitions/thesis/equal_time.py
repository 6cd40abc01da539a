"""Compares declarers at equal CPU time (thesis section 6.6)."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

import pandas as pd

from agent.rules.imps import imps
from experiments.competitions.thesis.aggregate import cells, mean_imps, named
from experiments.competitions.thesis.published import ALL
from experiments.competitions.thesis.settings import RunSettings

_AS_LONG = 1.5
"""The largest ratio of seconds that counts as equal time."""


_COLUMNS = [
    *("defender", "contract", "declarer", "samples", "versus", "versus_samples", "seconds", "versus_seconds", "deals"),
    *("imps", "imps_low", "imps_high"),
]


def equal_time(rows: pd.DataFrame, settings: RunSettings) -> pd.DataFrame:
    """Return a table that compares each declarer with the first one, at sample counts that take about the same time.

    The columns are defender, contract (also ``all``), declarer, samples, versus, versus_samples, seconds and
    versus_seconds (per deal), deals, imps, imps_low and imps_high. A sample count is left out if no sample count of the
    first declarer takes about as long.
    """
    first = settings.declarers[0]
    compared = []
    for defender in settings.defenders:
        of_defender = rows[rows["defender"] == defender]
        seconds = {
            (str(cell["declarer"]), int(cell["samples"])): _weighted(strata, weights)
            for cell, strata, weights in cells(of_defender, settings, ["defender", "declarer", "samples"])
            if cell["contract"] == ALL
        }
        for (declarer, samples), takes in seconds.items():
            others = {count: theirs for (name, count), theirs in seconds.items() if name == first}
            if declarer == first or not others:
                continue
            nearest = min(others, key=lambda count: _times_as_long(others[count], takes))
            if _times_as_long(others[nearest], takes) <= _AS_LONG:
                both = _paired(of_defender, (declarer, samples), (first, nearest))
                times = {"seconds": takes, "versus_seconds": others[nearest], "versus_samples": nearest}
                for cell, strata, weights in cells(both, settings, ["defender", "declarer", "samples"]):
                    compared.append({**cell, "versus": first, **times, **named("imps", mean_imps(strata, weights))})
    table = pd.DataFrame(compared, columns=_COLUMNS)
    order = {declarer: place for place, declarer in enumerate(settings.declarers)}
    return table.sort_values(["declarer", "samples"], key=lambda values: values.replace(order), kind="stable")


def _times_as_long(one: float, other: float) -> float:
    return max(one, other) / min(one, other) if min(one, other) > 0 else inf


def _paired(rows: pd.DataFrame, one: tuple[str, int], other: tuple[str, int]) -> pd.DataFrame:
    """Return the deals that both declarers played; the column ``imps`` is the gain of ``one`` over ``other``."""
    own, theirs = (
        rows[(rows["declarer"] == declarer) & (rows["samples"] == samples)] for declarer, samples in (one, other)
    )
    key = ["contract", "number"]
    both = own.merge(theirs[[*key, "score"]], on=key, suffixes=("", "_versus"))
    both["imps"] = [imps(difference) for difference in both["score"] - both["score_versus"]]
    return both


def _weighted(strata: Iterable[pd.DataFrame], weights: Iterable[float]) -> float:
    return sum(weight * float(each["seconds"].mean()) for each, weight in zip(strata, weights, strict=True))
