"""Pictures of a run, beside the thesis's curves: one function a picture, PNG bytes out."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import pandas as pd

from experiments.match.tune import Tuning, imps_to_best
from experiments.thesis.published import ALL, DECLARERS
from experiments.thesis.tables import Tables

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_COLOURS = ("#1b6ca8", "#c1440e", "#3c7d3c", "#7b4fa3", "#8a6d00", "#555555")
"""Told apart also by readers who do not see red and green alike, together with the markers."""
_MARKERS = ("o", "s", "^", "D", "v", "P")
_WIDTH_INCHES = 9.0
_DPI = 130


def has_matplotlib() -> bool:
    """Whether pictures can be drawn (the extra ``plots``)."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        return False
    return True


def pictures(tables: Tables, declarers: Sequence[str], defenders: Sequence[str]) -> dict[str, tuple[str, bytes]]:
    """All pictures that the tables give: file name to caption and PNG."""
    found: dict[str, tuple[str, bytes]] = {}
    outcomes = _main_rows(tables.outcomes)
    samples = outcomes["samples"].nunique()
    what = _what(outcomes)
    found["score.png"] = (
        f"Mean score against sample count, {what}. Bands are 95 % intervals over deals; dashed, the thesis.",
        _by_samples(outcomes, "score", "points a deal", declarers, defenders),
    )
    found["information.png"] = (
        f"Value of information: the perfect score minus the score achieved, {what}.",
        _by_samples(outcomes, "information", "points a deal", declarers, defenders),
    )
    imps = _main_rows(tables.declarer_imps)
    if not imps.empty:
        found["imps.png"] = (
            f"IMPs a board of one declarer over another, {what}. Bands are 95 % intervals over deals; dashed, the "
            "thesis.",
            _imps_by_samples(imps, defenders),
        )
        found["contracts.png"] = (
            f"IMPs a board by contract set, {tables.declarer_imps['samples'].max()} samples, with 95 % intervals over "
            "deals; crosses, the thesis.",
            _imps_by_contract(tables.declarer_imps, defenders),
        )
    if samples > 1:
        found["seconds.png"] = (
            f"Mean score against CPU seconds a deal, {what}; the numbers at the points are samples.",
            _score_by_seconds(outcomes, _main_rows(tables.seconds), declarers, defenders),
        )
    against = _main_rows(tables.defender_imps)
    if not against.empty:
        found["defenders.png"] = (
            f"IMPs a board that the optimized defender wins over the arbitrary one, {_what(against)}.",
            _defenders(against, declarers),
        )
    return found


def frontier_picture(tuning: Tuning, limit: float) -> bytes:
    """IMPs to the best against cost of every candidate of a race, the frontier as a line, the limit as another; PNG."""
    figure, (panel,) = _panels(1)
    kinds = list(dict.fromkeys(candidate.kind for candidate in tuning.candidates))
    most_deals = max(candidate.deals for candidate in tuning.candidates)
    for kind in kinds:
        style = _style(kind, kinds)
        for candidate in (each for each in tuning.candidates if each.kind == kind and each.deals):
            at = (candidate.seconds, imps_to_best(candidate))
            bar = candidate.to_best
            if bar is not None and bar.low is not None and bar.high is not None:
                panel.vlines(candidate.seconds, bar.low, bar.high, color=style["color"], linewidth=1, alpha=0.5)
            panel.annotate(
                f"{candidate.samples}",
                at,
                xytext=(5, -4),
                textcoords="offset points",
                fontsize=8,
                color=style["color"],
            )
            face = style["color"] if candidate.deals == most_deals else "white"
            panel.plot(*at, style["marker"], color=style["color"], markerfacecolor=face, markersize=5)
        panel.plot([], [], style["marker"], color=style["color"], label=kind)
    frontier = [(each.seconds, imps_to_best(each)) for each in tuning.frontier()]
    panel.plot(*zip(*frontier, strict=True), color="black", linewidth=1, label="frontier")
    panel.axvline(limit, color="black", linewidth=0.8, linestyle=":")
    _seconds_axis(panel)
    panel.set_xlabel("CPU seconds a deal (dotted: the limit)\nnumbers: samples; hollow: dropped before the last round")
    panel.set_ylabel("IMPs a deal to the best, with 95 % intervals")
    _legend_below(figure, panel)
    return _png(figure)


def _main_rows(table: pd.DataFrame) -> pd.DataFrame:
    """The aggregate over contracts if there is one, else the first contract."""
    if table.empty:
        return table
    name = ALL if (table["contract"] == ALL).any() else table["contract"].iloc[0]
    return table[table["contract"] == name].sort_values("samples")


def _what(table: pd.DataFrame) -> str:
    name = table["contract"].iloc[0]
    return "all contract sets by frequency" if name == ALL else f"contract {name}"


def _by_samples(
    table: pd.DataFrame, column: str, unit: str, declarers: Sequence[str], defenders: Sequence[str]
) -> bytes:
    figure, panels = _panels(len(defenders))
    for panel, defender in zip(panels, defenders, strict=True):
        against = table[table["defender"] == defender]
        for declarer in declarers:
            rows = against[against["declarer"] == declarer]
            style = _style(declarer, declarers)
            _curve(panel, rows["samples"], rows, column, style, declarer)
            if f"{column}_thesis" in rows and rows[f"{column}_thesis"].notna().any():
                panel.plot(rows["samples"], rows[f"{column}_thesis"], "--", color=style["color"], linewidth=1)
        panel.set_title(f"{defender} defender")
        _sample_axis(panel, against["samples"])
    panels[0].set_ylabel(unit)
    _legend_below(figure, panels[0])
    return _png(figure)


def _imps_by_samples(table: pd.DataFrame, defenders: Sequence[str]) -> bytes:
    figure, panels = _panels(len(defenders))
    pairs = list(dict.fromkeys(zip(table["declarer"], table["versus"], strict=True)))
    names = [f"{declarer} over {versus}" for declarer, versus in pairs]
    for panel, defender in zip(panels, defenders, strict=True):
        against = table[table["defender"] == defender]
        for (declarer, versus), name in zip(pairs, names, strict=True):
            rows = against[(against["declarer"] == declarer) & (against["versus"] == versus)]
            style = _style(name, names)
            _curve(panel, rows["samples"], rows, "imps", style, name)
            if rows["imps_thesis"].notna().any():
                panel.plot(rows["samples"], rows["imps_thesis"], "--", color=style["color"], linewidth=1)
        panel.axhline(0, color="black", linewidth=0.8)
        panel.set_title(f"{defender} defender")
        _sample_axis(panel, against["samples"])
    panels[0].set_ylabel("IMPs a board")
    _legend_below(figure, panels[0])
    return _png(figure)


def _imps_by_contract(table: pd.DataFrame, defenders: Sequence[str]) -> bytes:
    rows = table[table["samples"] == table["samples"].max()]
    contracts = list(dict.fromkeys(rows["contract"]))
    pairs = list(dict.fromkeys(zip(rows["declarer"], rows["versus"], strict=True)))
    names = [f"{declarer} over {versus}" for declarer, versus in pairs]
    figure, panels = _panels(len(defenders), height=1.2 + 0.5 * len(contracts))
    for panel, defender in zip(panels, defenders, strict=True):
        for place, ((declarer, versus), name) in enumerate(zip(pairs, names, strict=True)):
            chosen = rows[(rows["defender"] == defender) & (rows["declarer"] == declarer) & (rows["versus"] == versus)]
            height = [
                contracts.index(contract) + 0.22 * (place - (len(pairs) - 1) / 2) for contract in chosen["contract"]
            ]
            style = _style(name, names)
            low, high = _ends(chosen, "imps")
            panel.hlines(height, low, high, color=style["color"], linewidth=1.5)
            panel.plot(chosen["imps"], height, style["marker"], color=style["color"], label=name, markersize=5)
            panel.plot(chosen["imps_thesis"], height, "x", color=style["color"], markersize=6)
        panel.axvline(0, color="black", linewidth=0.8)
        panel.set_title(f"{defender} defender")
        panel.set_yticks(range(len(contracts)), contracts)
        panel.set_xlabel("IMPs a board")
    panels[0].invert_yaxis()
    _legend_below(figure, panels[0])
    return _png(figure)


def _score_by_seconds(
    outcomes: pd.DataFrame, seconds: pd.DataFrame, declarers: Sequence[str], defenders: Sequence[str]
) -> bytes:

    figure, panels = _panels(len(defenders))
    cost = seconds[["declarer", "samples", "seconds"]]
    for panel, defender in zip(panels, defenders, strict=True):
        rows = outcomes[outcomes["defender"] == defender].merge(cost, on=["declarer", "samples"])
        panel.set_title(f"{defender} defender")
        if rows.empty:
            continue
        for declarer in declarers:
            chosen = rows[rows["declarer"] == declarer].sort_values("samples")
            style = _style(declarer, declarers)
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
        _seconds_axis(panel)
        panel.set_xlabel("CPU seconds a deal")
    panels[0].set_ylabel("points a deal")
    _legend_below(figure, panels[0])
    return _png(figure)


def _defenders(table: pd.DataFrame, declarers: Sequence[str]) -> bytes:
    figure, panels = _panels(1)
    for declarer in declarers:
        rows = table[table["declarer"] == declarer]
        style = _style(declarer, declarers)
        _curve(panels[0], rows["samples"], rows, "imps", style, declarer)
        if rows["imps_thesis"].notna().any():
            panels[0].plot(rows["samples"], rows["imps_thesis"], "--", color=style["color"], linewidth=1)
    panels[0].axhline(0, color="black", linewidth=0.8)
    panels[0].set_ylabel("IMPs a board")
    _sample_axis(panels[0], table["samples"])
    _legend_below(figure, panels[0])
    return _png(figure)


def _curve(
    panel: Axes, across: pd.Series[Any], rows: pd.DataFrame, column: str, style: Mapping[str, str], label: str
) -> None:
    panel.plot(across, rows[column], style["marker"] + "-", color=style["color"], label=label, markersize=5)
    low, high = _ends(rows, column)
    panel.fill_between(across.astype(float), low, high, color=style["color"], alpha=0.15, linewidth=0)


def _ends(rows: pd.DataFrame, column: str) -> tuple[pd.Series[Any], pd.Series[Any]]:
    return rows[f"{column}_low"].astype(float), rows[f"{column}_high"].astype(float)


def _style(name: str, names: Sequence[str]) -> dict[str, str]:
    # The thesis's declarers keep their colours whatever else a run holds.
    known = list(DECLARERS)
    place = known.index(name) if name in known else list(names).index(name)
    return {"color": _COLOURS[place % len(_COLOURS)], "marker": _MARKERS[place % len(_MARKERS)]}


def _sample_axis(panel: Axes, samples: pd.Series[Any]) -> None:
    from matplotlib.ticker import NullLocator

    counts = sorted(set(samples))
    panel.set_xscale("log")
    shown: list[int] = []
    for count in counts:
        if not shown or count >= 1.35 * shown[-1]:
            shown.append(count)
    panel.set_xticks(shown, [str(count) for count in shown])
    panel.xaxis.set_minor_locator(NullLocator())
    panel.set_xlabel("samples (layouts a decision)")


def _panels(number: int, height: float = 4.3) -> tuple[Figure, list[Axes]]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(_WIDTH_INCHES if number > 1 else _WIDTH_INCHES * 0.62, height), layout="constrained")
    panels = figure.subplots(1, number, sharey=True, squeeze=False)[0].tolist()
    for panel in panels:
        panel.grid(alpha=0.25)
        panel.spines[["top", "right"]].set_visible(False)
    return figure, panels


def _seconds_axis(panel: Axes) -> None:
    """A logarithmic axis with plain numbers: 0.5, 1, 2, 5."""
    from matplotlib.ticker import LogLocator, NullLocator

    panel.set_xscale("log")
    panel.xaxis.set_major_locator(LogLocator(subs=(1, 2, 5)))
    panel.xaxis.set_minor_locator(NullLocator())
    panel.xaxis.set_major_formatter(lambda value, _: f"{value:g}")


def _legend_below(figure: Figure, panel: Axes) -> None:
    handles, labels = panel.get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=3, fontsize=9, frameon=False)


def _png(figure: Figure) -> bytes:
    buffer = io.BytesIO()
    figure.savefig(buffer, format="png", dpi=_DPI)
    return buffer.getvalue()
