"""Compares declarers at equal CPU time (thesis section 6.6)."""

from __future__ import annotations

from math import inf

import pandas as pd

from experiments.competitions.thesis.aggregate import cells, mean_imps, mean_of, named, paired
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
            (str(cell["declarer"]), int(cell["samples"])): mean_of("seconds", strata, weights)
            for cell, strata, weights in cells(of_defender, settings, ["defender", "declarer", "samples"])
            if cell["contract"] == ALL
        }
        for (declarer, samples), takes in seconds.items():
            others = {count: theirs for (name, count), theirs in seconds.items() if name == first}
            if declarer == first or not others:
                continue
            nearest = min(others, key=lambda count: _times_as_long(others[count], takes))
            if _times_as_long(others[nearest], takes) <= _AS_LONG:
                own, theirs = (
                    of_defender[(of_defender["declarer"] == name) & (of_defender["samples"] == count)]
                    for name, count in ((declarer, samples), (first, nearest))
                )
                both = paired(own, theirs, ["contract", "number"])
                times = {"seconds": takes, "versus_seconds": others[nearest], "versus_samples": nearest}
                for cell, strata, weights in cells(both, settings, ["defender", "declarer", "samples"]):
                    compared.append({**cell, "versus": first, **times, **named("imps", mean_imps(strata, weights))})
    table = pd.DataFrame(compared, columns=_COLUMNS)
    order = {declarer: place for place, declarer in enumerate(settings.declarers)}
    return table.sort_values(["declarer", "samples"], key=lambda values: values.replace(order), kind="stable")


def _times_as_long(one: float, other: float) -> float:
    return max(one, other) / min(one, other) if min(one, other) > 0 else inf
