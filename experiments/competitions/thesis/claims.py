"""Tests the claims of the thesis with the intervals of a run."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import inf, isnan
from typing import TYPE_CHECKING, Any

import pandas as pd

from experiments.competitions.thesis.published import ALL
from experiments.statistics.interval import student_quantile
from experiments.statistics.simultaneous import bonferroni

if TYPE_CHECKING:
    from experiments.competitions.thesis.tables import Tables

CLOSE = 0.3
"""Players count as equally good if the interval of their difference lies within this distance of 0 (IMPs per board)."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim of the thesis that one player beats another.

    It is tested on the rows of ``table`` whose columns have the values in ``where``.
    """

    section: str
    what: str
    table: str
    where: Mapping[str, str]


def _declarers(section: str, one: str, other: str, defender: str) -> Claim:
    what = f"{_WORDS[one]} over {_WORDS[other]}, {defender} defender"
    return Claim(section, what, "declarer_imps", {"declarer": one, "versus": other, "defender": defender})


def _defenders(declarer: str) -> Claim:
    what = f"optimized over arbitrary defender, against {_WORDS[declarer]}"
    return Claim("6.5", what, "defender_imps", {"declarer": declarer, "defender": "optimized"})


_WORDS = {"monte-carlo": "Monte-Carlo", "payoff": "payoff search", "payoff:relocation=yes": "relocation"}
COMPARISONS = (
    _declarers("6.2", "payoff", "monte-carlo", "arbitrary"),
    _declarers("6.3", "payoff:relocation=yes", "payoff", "arbitrary"),
    _declarers("6.4", "payoff", "monte-carlo", "optimized"),
    _declarers("6.4", "payoff:relocation=yes", "payoff", "optimized"),
    *(_defenders(declarer) for declarer in _WORDS),
)
"""The comparisons of chapter 6, in its order."""


def verdict(low: float | None, high: float | None, freedom: float = inf, among: int = 1) -> str:
    """Return the verdict of a 95 % interval of IMPs per board; its ends are None or NaN if there is no interval.

    The interval has ``freedom`` degrees of freedom. It is first widened so that ``among`` such intervals hold
    simultaneously (Bonferroni).
    """
    ends = _together(low, high, freedom, among)
    if ends is None:
        return "too few deals"
    low, high = ends
    if low > 0:
        return "better"
    if high < 0:
        return "worse"
    if low >= -CLOSE and high <= CLOSE:
        return f"within {CLOSE:g} of each other"
    return "open"


def agreement(low: float | None, high: float | None, published: float | None, freedom: float, among: int) -> str:
    """Return whether a 95 % interval of IMPs per board agrees with the published value; empty if there is no value.

    A value is contradicted outside the interval that `verdict` uses. Inside, the interval agrees if its own half width
    is below `CLOSE`; a wider one cannot tell.
    """
    ends = _together(low, high, freedom, among)
    if published is None or isnan(published) or ends is None or low is None or high is None:
        return ""
    if not ends[0] <= published <= ends[1]:
        return "contradicted"
    return "agrees" if (high - low) / 2 < CLOSE else "cannot tell"


def _together(low: float | None, high: float | None, freedom: float, among: int) -> tuple[float, float] | None:
    """Return an interval widened so that ``among`` such intervals hold simultaneously (Bonferroni), if there is one."""
    if low is None or high is None or isnan(low) or isnan(high):
        return None
    wider = student_quantile(freedom, bonferroni(among)) / student_quantile(freedom)
    middle, half = (low + high) / 2, (high - low) / 2 * wider
    return middle - half, middle + half


def compared(tables: Tables) -> Iterator[tuple[Claim, dict[Any, Any]]]:
    """Yield pairs of a claim and a row that tests it: for every claim, one pair for each sample count."""
    for comparison in COMPARISONS:
        table: pd.DataFrame = getattr(tables, comparison.table)
        table = table[table["contract"] == ALL]
        for column, value in comparison.where.items():
            table = table[table[column] == value]
        for row in table.sort_values("samples").to_dict("records"):
            yield comparison, row
