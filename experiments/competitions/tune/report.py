"""The results of `declarer tune`: the table of the race, its verdict, and a picture of strength against CPU time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from experiments.competitions.kinds import Kind, Outcome, RunReport
from experiments.competitions.tune.race import NOT_PLAYED, WORTH_A_SECOND, RacedDeclarer, Tuning, imps_to_best
from experiments.competitions.tune.run import PlayedTune, TuneRun, play_run, read_run
from experiments.runs.provenance import Provenance
from experiments.show.board import counted
from experiments.show.exports import Exports
from experiments.show.plots import Picture, has_matplotlib, legend_below, panels, seconds_axis, style
from experiments.show.table import Column, Table, number
from experiments.statistics.interval import Interval

PICTURE = "frontier"
_DROPPED = "#b0b0b0"

_COLUMNS = (
    Column("declarer", words=True, key="kind"),
    Column("player", show=None),
    Column("samples"),
    Column("deals"),
    Column("seconds", number(".2f"), key="counted_seconds_a_deal"),
    Column("measured", number(".2f"), key="seconds_a_deal"),
    Column("points", lambda points: _ends(points)),
    Column("IMPs vs best", key="imps_to_best"),
    Column("", words=True, key="outcome"),
)


@dataclass(frozen=True, slots=True)
class TuneReport(RunReport):
    """The report of a race of sample counts; ``name`` is the title of its page."""

    run: PlayedTune
    name: str = "Race of sample counts"
    markdown = "tune.md"

    def heading(self) -> list[str]:
        """Return the verdict."""
        return verdict(self.run.result, self.run.settings.seconds_per_deal)

    def text(self) -> str:
        """Return the table and the verdict as text."""
        return tune_text(self.run.result, self.run.settings.seconds_per_deal)

    def to_json(self) -> dict[str, Any]:
        """Return the verdict and the rows of the table as JSON."""
        tuning = self.run.result
        enough = tuning.enough()
        return {
            "best": tuning.best.player.key if tuning.best else None,
            "separated": None if not tuning.compared() else not tuning.rivals(),
            "not_separated_from": [each.player.key for each in tuning.rivals()],
            "enough": enough.player.key if enough else None,
            "candidates": tune_table(tuning).to_json(),
        }

    def exports(self, provenance: Provenance | None = None) -> Exports:
        """Return the table of candidates for papers and programs."""
        table = tune_table(self.run.result)
        return Exports([table], {"candidates": table}, provenance)

    def picture(self) -> tuple[str, Picture] | None:
        """Return the picture of the race; None if matplotlib is not installed, or if it would be empty."""
        race = self.run.result
        is_drawn = has_matplotlib() and bool(race.frontier())
        return (PICTURE, frontier_picture(race, self.run.settings.seconds_per_deal)) if is_drawn else None


def tune_table(tuning: Tuning) -> Table:
    """Return a table of the candidates: CPU time, mean score, IMPs compared with the best, and outcome."""
    frontier = tuning.frontier()
    rows = []
    for kind in dict.fromkeys(each.kind for each in tuning.candidates):
        for each in (each for each in tuning.candidates if each.kind == kind):
            place = "wins most" if each is tuning.best else "frontier" if each in frontier else ""
            played = [each.deals, each.cost, each.seconds, each.points, each.to_best] if each.points else [None] * 5
            rows.append((kind, each.player.key, each.samples, *played, _outcome(each, place)))
    return Table(
        _COLUMNS, tuple(rows), "Points a deal, and IMPs a deal compared with the best (simultaneous 95 % intervals)"
    )


def _outcome(candidate: RacedDeclarer, place: str) -> str:
    """Return why a candidate was dropped (its ``place`` if it was not), and how often an engine failed."""
    faults = f"an engine failed on {counted(candidate.faults, 'board')}" if candidate.faults else ""
    return "; ".join(filter(None, [candidate.dropped or place, faults]))


def tune_text(tuning: Tuning, limit: float) -> str:
    """Return the table and the verdict as text; ``limit`` is in counted CPU seconds a deal."""
    return "\n".join([tune_table(tuning).to_text(), "", *verdict(tuning, limit)])


def verdict(tuning: Tuning, limit: float) -> list[str]:
    """Return lines about the best candidate: its name, its significance, and whether more time would help."""
    best = tuning.best
    if best is None:
        return [_no_best(tuning, limit)]
    lines = [f"best within {limit:g} s a deal: {best.player.key}, {best.cost:.2f} s (measured: {best.seconds:.2f} s)"]
    rivals = sorted(tuning.rivals(), key=lambda each: each.cost)
    if rivals:
        others = ", ".join(f"{each.player.key} ({each.cost:.2f} s)" for each in rivals[:5])
        more = f" and {len(rivals) - 5} more" if len(rivals) > 5 else ""
        lines.append(f"not significantly better than {others}{more}; more deals may decide")
    elif not tuning.compared():
        lines.append("no other candidate within the limit was compared with it")
    else:
        lines.append("significantly better than all others (their simultaneous 95 % intervals lie below 0)")
    enough = tuning.enough()
    if enough is not None:
        lines.append(
            f"beyond {enough.player.key} ({enough.cost:.2f} s), another CPU second gains less than "
            f"{WORTH_A_SECOND:g} IMPs a deal (intervals are not considered)"
        )
    return lines


def _no_best(tuning: Tuning, limit: float) -> str:
    """Return why there is no best candidate."""
    unplayed = sum(each.dropped == NOT_PLAYED for each in tuning.candidates)
    if not any(each.deals for each in tuning.candidates):
        return "no board has been played yet" if unplayed else "no candidate has finished a board"
    if unplayed:
        are = "candidate is" if unplayed == 1 else "candidates are"
        return f"no candidate so far costs at most {limit:g} s a deal; {unplayed} {are} not played yet"
    return f"no candidate costs at most {limit:g} s a deal"


def _ends(points: Interval) -> str:
    ends = "" if points.low is None else f" [{points.low:.0f}, {points.high:.0f}]"
    return f"{points.mean:.1f}{ends}"


def frontier_picture(tuning: Tuning, limit: float) -> Picture:
    """Return a plot of CPU time (x axis) and IMPs compared with the best candidate (y axis).

    It also shows the Pareto front and the time limit.
    """
    figure, (panel,) = panels(1)
    kinds = list(dict.fromkeys(candidate.kind for candidate in tuning.candidates))
    most_deals = max(candidate.deals for candidate in tuning.candidates)
    for kind in kinds:
        line_style = style(kind, kinds)
        for candidate in (each for each in tuning.candidates if each.kind == kind and each.deals):
            at = (candidate.cost, imps_to_best(candidate))
            stayed = candidate.deals == most_deals
            colour = line_style["color"] if stayed else _DROPPED
            bar = candidate.to_best
            if bar is not None and bar.low is not None and bar.high is not None:
                panel.vlines(candidate.cost, bar.low, bar.high, color=colour, linewidth=1, alpha=0.5)
            panel.plot(*at, line_style["marker"], color=colour, markersize=5 if stayed else 4)
            if stayed:
                panel.annotate(
                    f"{candidate.samples}", at, xytext=(5, -4), textcoords="offset points", fontsize=8, color=colour
                )
        panel.plot([], [], line_style["marker"], color=line_style["color"], label=kind)
    frontier = [(each.cost, imps_to_best(each)) for each in tuning.frontier()]
    panel.plot(*zip(*frontier, strict=True), color="black", linewidth=1, label="frontier")
    panel.axvline(limit, color="black", linewidth=0.8, linestyle=":", label="the limit")
    seconds_axis(panel)
    panel.set_xlabel(
        "counted CPU seconds a deal\nnumbers: samples; bars: simultaneous 95 % intervals\n"
        "grey: dropped before the last round"
    )
    panel.set_ylabel("IMPs a deal compared with the best")
    legend_below(figure, panel)
    best = tuning.best.player.key if tuning.best else "none"
    return Picture(figure, f"IMPs a deal against CPU seconds a deal; best within {limit:g} s: {best}")


def outcome_of(found: PlayedTune) -> Outcome:
    """Return what the command prints after a race."""
    return Outcome(
        report=TuneReport(found),
        has_results=any(each.deals for each in found.result.candidates),
        failures=len(found.failures),
        interrupted=found.interrupted,
        is_complete=found.result.best is not None,
    )


KIND = Kind(TuneRun, play_run, outcome_of, lambda settings, store: TuneReport(read_run(settings, store)))
