"""A league for people and programs: tables as text, Markdown and CSV, a page, a picture, JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Any

from experiments.errors import StoreError
from experiments.match.league.standings import League, Standing
from experiments.runs.rows import FILE, RANDOM
from experiments.statistics.interval import Interval
from experiments.views.match import UNITS
from experiments.views.plots import COLOURS, Picture, finished, has_matplotlib, legend_below, panels, seconds_axis
from experiments.views.rendering import render, template_source

if TYPE_CHECKING:
    import pandas as pd

PICTURE = "strength.png"
_MARKERS = ("o", "s", "^", "D", "v", "P", "X")
"""One more than there are colours, so that no two of many players look alike."""


@dataclass(frozen=True, slots=True)
class Grid:
    """A table to be printed; all but the first ``words`` columns are numbers."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    words: int = 1


def heading(league: League) -> list[str]:
    """What was played, in a line or two: deals, defenders, programs."""
    number = Counter(source for source, _ in {(board.source, board.number) for board in league.boards})
    kinds = {FILE: "of files", RANDOM: "at random"}
    deals = ", ".join(f"{number[source]} {kinds.get(source, f'of {source}')}" for source in league.weights)
    against = " and ".join(league.defenders.values())
    lines = [f"{league.compared} deals ({deals}) against {against}, {league.played} boards"]
    programs = [program or "one of before that was stored" for program in league.programs]
    if len(programs) > 1:
        lines.append(f"Rows of different programs, which may not play alike: {', '.join(programs)}")
    else:
        lines[0] += f", played by declarer {programs[0]}"
    return lines


def grids(league: League) -> list[Grid]:
    """The tables of a league: standings, by defender if there are several, each against each, who they are."""
    standings = league.standings()
    reference = league.names[league.reference]
    unit = UNITS[league.scoring]
    found = [_standings(standings, reference, unit)]
    players = {name: player for player, name in league.names.items()}
    others = [each.name for each in standings if each.over is not None]
    if len(league.defenders) > 1 and others:
        rows = tuple(
            (name, *(_cell(league.over_together(players[name], league.reference, each)) for each in league.defenders))
            for name in others
        )
        found.append(Grid(f"{unit} a deal over {reference}, by defender", ("player", *league.defenders.values()), rows))
    if len(standings) > 2:
        names = [each.name for each in standings]
        rows = tuple(
            (
                row,
                *(
                    "" if row == column else _cell(league.over_together(players[row], players[column]))
                    for column in names
                ),
            )
            for row in names
        )
        found.append(Grid(f"{unit} a deal of the row over the column", ("", *names), rows))
    who = tuple((each.name, each.player) for each in standings if each.name != each.player)
    if who:
        found.append(Grid("Who they are", ("name", "player"), who, words=2))
    return found


def _standings(standings: Sequence[Standing], reference: str, unit: str) -> Grid:
    rows = tuple(
        (
            f"{each.ranks[0]}" if each.ranks[0] == each.ranks[1] else f"{each.ranks[0]}-{each.ranks[1]}",
            each.name,
            "0" if each.over is None else _cell(each.over),
            f"{each.made:.1%}",
            f"{each.tricks_lost:.3f}",
            f"{each.seconds:.2f}",
            str(each.boards),
        )
        for each in standings
    )
    columns = ("rank", "player", f"{unit} over {reference}", "made", "tricks below DD", "CPU s a board", "boards")
    return Grid(f"{unit} a deal over {reference}, with simultaneous 95 % intervals", columns, rows, words=2)


def _cell(interval: Interval) -> str:
    return str(interval) if interval.number else "-"


def league_text(league: League) -> str:
    """The tables for a terminal."""
    tables = (_as_text(grid) for grid in grids(league))
    return "\n\n".join(["\n".join(heading(league)), *tables, fill(_RANKS, 100)])


def _as_text(grid: Grid) -> str:
    rows = [grid.columns, *grid.rows]
    widths = [max(len(row[at]) for row in rows) for at in range(len(grid.columns))]
    lines = [
        "  ".join(
            cell.ljust(width) if at < grid.words else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    return "\n".join([grid.title, *lines])


def league_markdown(league: League, name: str, *, picture: bool) -> str:
    """The tables as Markdown."""
    parts = [f"# {name}", "  \n".join(heading(league)), _RANKS]
    if picture:
        parts.append(f"![Strength against cost]({PICTURE})")
    for grid in grids(league):
        rules = ["---" if at < grid.words else "---:" for at in range(len(grid.columns))]
        lines = [f"| {' | '.join(row)} |" for row in (grid.columns, rules, *grid.rows)]
        parts.append("\n".join([f"## {grid.title}", "", *lines]))
    return "\n\n".join(parts) + "\n"


_RANKS = (
    "The intervals of all pairs hold together with 95 % confidence, and so do those of all pairs by defender: a single "
    "interval would be narrower, but of many single ones some miss. Ranks are the best and the worst place that each "
    "player may have by these intervals. Means are over deals, those of each contract set with its weight."
)


def league_json(league: League) -> dict[str, Any]:
    """Everything that the tables show."""
    names = league.names
    players = {name: player for player, name in names.items()}
    return {
        "intervals": "half_width_95 holds for all pairs together, half_width_95_alone for one comparison by itself",
        "deals": league.compared,
        "boards": league.played,
        "defenders": list(league.defenders.values()),
        "scoring": league.scoring,
        "reference": names[league.reference],
        "programs": list(league.programs),
        "players": [
            {
                "name": each.name,
                "player": each.player,
                "rank": list(each.ranks),
                "over_reference": _interval(each.over),
                "half_width_95_alone": league.over(players[each.name], league.reference).half_width
                if each.over
                else None,
                "made": each.made,
                "tricks_below_double_dummy": each.tricks_lost,
                "seconds_a_board": each.seconds,
                "boards": each.boards,
            }
            for each in league.standings()
        ],
        "pairs": [
            {
                "player": names[one],
                "over": names[other],
                "defender": "all" if against is None else league.defenders[against],
                **(_interval(league.over_together(one, other, against)) or {}),
                "half_width_95_alone": league.over(one, other, against).half_width,
            }
            for one in names
            for other in names
            if one != other
            for against in (None, *league.defenders)
        ],
    }


def _interval(interval: Interval | None) -> dict[str, float | int | None] | None:
    if interval is None:
        return None
    return {"mean": interval.mean, "half_width_95": interval.half_width, "deals": interval.number}


def league_frames(league: League) -> dict[str, pd.DataFrame]:
    """The tables for programs, by the name of their file: standings, and each against each by defender."""
    import pandas as pd

    found = league_json(league)
    standings = pd.json_normalize(found["players"], sep="_")
    standings["rank"] = ["-".join(map(str, each)) for each in standings["rank"]]
    return {"standings": standings, "pairs": pd.DataFrame(found["pairs"])}


def strength_picture(league: League) -> Picture:
    """What each player wins from the reference against its CPU seconds a board, with intervals that hold together."""
    figure, (panel,) = panels(1)
    for place, each in enumerate(sorted(league.standings(), key=lambda each: each.seconds)):
        at = max(each.seconds, 1e-3), each.over.mean if each.over else 0.0
        half = each.over.half_width if each.over else None
        colour, marker = COLOURS[place % len(COLOURS)], _MARKERS[place % len(_MARKERS)]
        panel.errorbar(*at, yerr=half, fmt=marker, color=colour, elinewidth=1, markersize=6, label=each.name)
    panel.axhline(0, color="black", linewidth=0.8)
    seconds_axis(panel)
    panel.set_xlabel("CPU seconds a board")
    panel.set_ylabel(f"{UNITS[league.scoring]} a deal over {league.names[league.reference]}")
    panel.margins(x=0.12)
    legend_below(figure, panel)
    return finished(figure)


def write_league(league: League, name: str, folder: Path) -> list[Path]:
    """Write ``index.html``, ``league.md``, the tables as CSV, and the picture if it can be drawn.

    :raises StoreError: if the folder cannot be written to.
    """
    picture = strength_picture(league) if has_matplotlib() else None
    page = render(
        "league.html.j2",
        styles=template_source("page.css"),
        title=name,
        heading=heading(league),
        note=_RANKS,
        grids=grids(league),
        picture=picture.svg if picture else "",
    )
    files: dict[str, bytes] = {
        "index.html": page.encode(),
        "league.md": league_markdown(league, name, picture=bool(picture)).encode(),
        **({PICTURE: picture.png} if picture else {}),
    }
    for table, frame in league_frames(league).items():
        files[f"{table}.csv"] = frame.to_csv(index=False, float_format="%.4g", lineterminator="\n").encode()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for file, content in files.items():
            (folder / file).write_bytes(content)
    except OSError as error:
        raise StoreError(f"cannot write the tables to {folder}: {error.strerror}") from None
    return [folder / file for file in files]
