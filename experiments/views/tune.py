"""The picture of a race: what each number of samples wins, and what it costs."""

from __future__ import annotations

from experiments.match.tune import Tuning, imps_to_best
from experiments.views.plots import Picture, finished, legend_below, panels, seconds_axis, style

_DROPPED = "#b0b0b0"


def frontier_picture(tuning: Tuning, limit: float) -> Picture:
    """IMPs to the best against cost of every candidate of a race, the frontier as a line, the limit as another."""
    figure, (panel,) = panels(1)
    kinds = list(dict.fromkeys(candidate.kind for candidate in tuning.candidates))
    most_deals = max(candidate.deals for candidate in tuning.candidates)
    for kind in kinds:
        look = style(kind, kinds)
        for candidate in (each for each in tuning.candidates if each.kind == kind and each.deals):
            at = (candidate.seconds, imps_to_best(candidate))
            stayed = candidate.deals == most_deals
            colour = look["color"] if stayed else _DROPPED
            bar = candidate.to_best
            if bar is not None and bar.low is not None and bar.high is not None:
                panel.vlines(candidate.seconds, bar.low, bar.high, color=colour, linewidth=1, alpha=0.5)
            panel.plot(*at, look["marker"], color=colour, markersize=5 if stayed else 4)
            if stayed:
                panel.annotate(
                    f"{candidate.samples}", at, xytext=(5, -4), textcoords="offset points", fontsize=8, color=colour
                )
        panel.plot([], [], look["marker"], color=look["color"], label=kind)
    frontier = [(each.seconds, imps_to_best(each)) for each in tuning.frontier()]
    panel.plot(*zip(*frontier, strict=True), color="black", linewidth=1, label="frontier")
    panel.axvline(limit, color="black", linewidth=0.8, linestyle=":", label="the limit")
    seconds_axis(panel)
    panel.set_xlabel("CPU seconds a deal\nnumbers: samples; bars: 95 % for all together; grey: dropped")
    panel.set_ylabel("IMPs a deal to the best")
    legend_below(figure, panel)
    return finished(figure)
