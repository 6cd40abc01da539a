"""The pictures of a report, with the curves of the thesis for comparison; one function per picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import pandas as pd

from experiments.competitions.thesis.published import ALL
from experiments.competitions.thesis.tables import Tables
from experiments.show import plots as drawing
from experiments.show.plots import Picture

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


def pictures(tables: Tables, declarers: Sequence[str], defenders: Sequence[str]) -> dict[str, tuple[str, Picture]]:
    """Return all pictures that can be drawn from the tables: caption and picture, by file name without ending."""
    found: dict[str, tuple[str, Picture]] = {}

    def add(name: str, caption: str, figure: Figure) -> None:
        found[name] = caption, Picture(figure, caption)

    outcomes = _main_rows(tables.outcomes)
    samples = outcomes["samples"].nunique()
    what = _what(outcomes)
    by_defender = _against(outcomes.assign(curve=outcomes["declarer"]), defenders)
    add(
        "score",
        f"Mean score against sample count, {what}. Bars are 95 % intervals over deals; crosses are from the thesis.",
        _by_samples("score", "points a deal", by_defender, declarers),
    )
    add(
        "information",
        f"Value of information: the perfect score minus the score achieved, {what}.",
        _by_samples("information", "points a deal", by_defender, declarers),
    )
    imps = _main_rows(tables.declarer_imps)
    if not imps.empty:
        named, pairs = _with_pairs(imps)
        add(
            "imps",
            f"IMPs a board of one declarer over another, {what}. Bars are 95 % intervals over deals; crosses are from "
            "the thesis.",
            _by_samples("imps", "IMPs a board", _against(named, defenders), pairs, zero=True),
        )
        add(
            "contracts",
            f"IMPs a board by contract set, {tables.declarer_imps['samples'].max()} samples, with 95 % intervals over "
            "deals; crosses are from the thesis.",
            _imps_by_contract(tables.declarer_imps, defenders),
        )
    if samples > 1:
        add(
            "seconds",
            f"Mean score against CPU seconds a deal, {what}; the numbers at the points are sample counts.",
            _score_by_seconds(outcomes, _main_rows(tables.seconds), declarers, defenders),
        )
    against = _main_rows(tables.defender_imps)
    if not against.empty:
        add(
            "defenders",
            f"IMPs a board that the optimized defender wins over the arbitrary one, {_what(against)}.",
            _by_samples("imps", "IMPs a board", {"": against.assign(curve=against["declarer"])}, declarers, zero=True),
        )
    return found


def _main_rows(table: pd.DataFrame) -> pd.DataFrame:
    """Return the rows that sum up all contract sets; if there are none, those of the first contract set."""
    if table.empty:
        return table
    name = ALL if (table["contract"] == ALL).any() else table["contract"].iloc[0]
    return table[table["contract"] == name].sort_values("samples")


def _what(table: pd.DataFrame) -> str:
    name = table["contract"].iloc[0]
    return "all contract sets by frequency" if name == ALL else f"contract {name}"


def _against(table: pd.DataFrame, defenders: Sequence[str]) -> dict[str, pd.DataFrame]:
    """Return the rows for a panel for each defender, by title."""
    return {f"{defender} defender": table[table["defender"] == defender] for defender in defenders}


def _with_pairs(table: pd.DataFrame) -> tuple[pd.DataFrame, list[str]]:
    """Return the rows with a curve for each pair of declarers, and the names of the curves."""
    named = table.assign(curve=table["declarer"] + " over " + table["versus"])
    return named, list(dict.fromkeys(named["curve"]))


def _by_samples(
    column: str, unit: str, shown: Mapping[str, pd.DataFrame], curves: Sequence[str], *, zero: bool = False
) -> Figure:
    """Draw panels with curves over the sample counts; ``shown`` has the rows of each panel, by title.

    The column ``curve`` names the curve of a row. With ``zero``, there is a line at 0.
    """
    figure, panels = drawing.panels(len(shown))
    for panel, (title, table) in zip(panels, shown.items(), strict=True):
        for place, name in enumerate(curves):
            rows = table[table["curve"] == name]
            style, aside = drawing.style(name, curves), _aside(place, len(curves))
            _curve(panel, rows["samples"], rows, column, style, name, aside)
            if f"{column}_thesis" in rows and rows[f"{column}_thesis"].notna().any():
                _thesis_curve(panel, rows, f"{column}_thesis", style, aside)
        if zero:
            panel.axhline(0, color="black", linewidth=0.8)
        panel.set_title(title)
        drawing.sample_axis(panel, table["samples"])
    panels[0].set_ylabel(unit)
    drawing.legend_below(figure, panels[0])
    return figure


def _imps_by_contract(table: pd.DataFrame, defenders: Sequence[str]) -> Figure:
    rows, names = _with_pairs(table[table["samples"] == table["samples"].max()])
    contracts = list(dict.fromkeys(rows["contract"]))
    figure, panels = drawing.panels(len(defenders), height=1.2 + 0.5 * len(contracts))
    for panel, defender in zip(panels, defenders, strict=True):
        for place, name in enumerate(names):
            chosen = rows[(rows["defender"] == defender) & (rows["curve"] == name)]
            shift = 0.22 * (place - (len(names) - 1) / 2)
            height = [contracts.index(contract) + shift for contract in chosen["contract"]]
            style = drawing.style(name, names)
            low, high = _ends(chosen, "imps")
            panel.hlines(height, low, high, color=style["color"], linewidth=1.5)
            panel.plot(chosen["imps"], height, style["marker"], color=style["color"], label=name, markersize=5)
            panel.plot(chosen["imps_thesis"], height, "x", color=style["color"], markersize=6)
        panel.axvline(0, color="black", linewidth=0.8)
        panel.set_title(f"{defender} defender")
        panel.set_yticks(range(len(contracts)), contracts)
        panel.set_xlabel("IMPs a board")
    panels[0].invert_yaxis()
    drawing.legend_below(figure, panels[0])
    return figure


def _score_by_seconds(
    outcomes: pd.DataFrame, seconds: pd.DataFrame, declarers: Sequence[str], defenders: Sequence[str]
) -> Figure:

    figure, panels = drawing.panels(len(defenders))
    cost = seconds[["declarer", "samples", "seconds"]]
    for panel, defender in zip(panels, defenders, strict=True):
        rows = outcomes[outcomes["defender"] == defender].merge(cost, on=["declarer", "samples"])
        panel.set_title(f"{defender} defender")
        if rows.empty:
            continue
        for declarer in declarers:
            chosen = rows[rows["declarer"] == declarer].sort_values("samples")
            style = drawing.style(declarer, declarers)
            _curve(panel, chosen["seconds"], chosen, "score", style, declarer)
            for _, row in chosen.iterrows():
                panel.annotate(
                    f"{row['samples']}",
                    (row["seconds"], row["score"]),
                    xytext=(4, -11),
                    textcoords="offset points",
                    fontsize=8,
                    color=style["color"],
                )
        drawing.seconds_axis(panel)
        panel.set_xlabel("CPU seconds a deal")
    panels[0].set_ylabel("points a deal")
    drawing.legend_below(figure, panels[0])
    return figure


def _curve(
    panel: Axes,
    across: pd.Series[Any],
    rows: pd.DataFrame,
    column: str,
    style: Mapping[str, str],
    label: str,
    aside: float = 1.0,
) -> None:
    """Draw a curve with its intervals; multiply its x values by ``aside``, so that curves do not overlap."""
    low, high = _ends(rows, column)
    middle = rows[column].astype(float)
    panel.errorbar(
        across.astype(float) * aside,
        middle,
        yerr=[middle - low, high - middle],
        fmt=style["marker"] + "-",
        color=style["color"],
        label=label,
        markersize=5,
        elinewidth=1,
    )


def _thesis_curve(panel: Axes, rows: pd.DataFrame, column: str, style: Mapping[str, str], aside: float) -> None:
    """Draw the thesis's values as crosses, shifted like our curve."""
    has_label = "the thesis" in panel.get_legend_handles_labels()[1]
    label = None if has_label else "the thesis"
    panel.plot(
        rows["samples"] * aside, rows[column], "x--", color=style["color"], linewidth=1, markersize=5, label=label
    )


def _aside(place: int, number: int) -> float:
    """Return the factor for the x values of curve ``place`` (from 0) of ``number`` curves."""
    return float(1.04 ** (place - (number - 1) / 2))


def _ends(rows: pd.DataFrame, column: str) -> tuple[pd.Series[Any], pd.Series[Any]]:
    return rows[f"{column}_low"].astype(float), rows[f"{column}_high"].astype(float)
