"""The tables of a league, as text, Markdown, LaTeX, CSV, JSON and a web page with a picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from textwrap import fill
from typing import Any

from experiments.league.challenge import CHALLENGE, SetResults
from experiments.league.standings import League, LeagueStanding
from experiments.runs.rows import FILE, RANDOM
from experiments.statistics.interval import Interval
from experiments.views.match import UNITS
from experiments.views.plots import COLOURS, Picture, finished, has_matplotlib, legend_below, panels, seconds_axis
from experiments.views.rendering import render, template_source, write_files
from experiments.views.table import Column, Table, as_text, number, plus_minus

__all__ = ["league_json", "standings_table", "write_league"]

_UNITS: dict[str, str] = {**UNITS, CHALLENGE: "challenge points"}
PICTURE = "strength.png"
_MARKERS = ("o", "s", "^", "D", "v", "P", "X")
"""There is one marker more than colours, so that players with the same colour have different markers."""


def heading(league: League) -> list[str]:
    """Return one or two lines about what was played: deals, defenders, program versions."""
    number = Counter(source for source, _ in {(board.source, board.number) for board in league.boards})
    kinds = {FILE: "of files", RANDOM: "at random"}
    deals = ", ".join(f"{number[source]} {kinds.get(source, f'of {source}')}" for source in league.weights)
    against = " and ".join(league.defenders.values())
    lines = [f"{league.compared} deals ({deals}) against {against}, {league.played} boards"]
    programs = [program or "a version that was not recorded" for program in league.programs]
    if league.mixes_programs:
        lines.append(f"Played by different program versions, which may play differently: {', '.join(programs)}")
    else:
        lines[0] += f", played by declarer {min(programs, key=len)}"
    return lines


def league_tables(league: League) -> list[Table]:
    """Return the tables: the standings, the gains by defender and for all pairs, and the player behind each name."""
    standings = league.standings()
    reference = league.names[league.reference]
    unit = _UNITS[league.scoring]
    found = [standings_table(league, standings)]
    faultless = league.without_faults()
    if faultless is not None:
        faults = sum(bool(board.fault) for board in league.boards)
        found[0] = replace(found[0], title=f"{found[0].title}; {faults} boards ended by faults of engines")
        without = standings_table(faultless, faultless.standings())
        found.append(replace(without, title=f"Without the boards that ended by a fault: {without.title}"))
    if league.scoring == CHALLENGE and (sets := league.set_results()):
        found.append(sets_table(league, sets))
    others = [each for each in standings if each.over is not None]
    if len(league.defenders) > 1 and others:
        found.append(
            _grid(
                f"{unit} a deal over {reference}, by defender",
                Column("player", words=True),
                [Column(name) for name in league.defenders.values()],
                [
                    (each.name, *(league.over_together(each.player, league.reference, one) for one in league.defenders))
                    for each in others
                ],
            )
        )
    if len(standings) > 2:
        found.append(
            _grid(
                f"{unit} a deal of the row over the column",
                Column("", words=True),
                [Column(each.name) for each in standings],
                [(row.name, *_over_others(league, row, standings)) for row in standings],
            )
        )
    who = tuple((each.name, each.player) for each in standings if each.name != each.player)
    if who:
        found.append(Table((Column("name", words=True), Column("player", words=True)), who, "Players"))
    return found


def standings_table(league: League, standings: Sequence[LeagueStanding]) -> Table:
    """Return a table by player: possible ranks, gain over the reference, results and CPU time."""
    unit = _UNITS[league.scoring]
    reference = league.names[league.reference]
    columns = (
        Column("rank", lambda ranks: "-".join(map(str, dict.fromkeys(ranks))), words=True),
        Column("player", words=True, key="name"),
        Column("player", show=None, key="player"),
        Column(f"{unit} over {reference}", _cell, key="over_reference"),
        Column("alone", show=None, key="over_reference_alone"),
        Column("made", number(".1%")),
        Column("tricks below DD", number(".3f"), key="tricks_below_double_dummy"),
        Column("CPU s a board", number(".2f"), key="seconds_a_board"),
        Column("wall s a board", number(".2f"), key="wall_seconds_a_board"),
        *([Column("faults")] if any(each.faults for each in standings) else []),
        Column("boards"),
    )
    rows = tuple(
        (
            each.ranks,
            each.name,
            each.player,
            each.over,
            league.over(each.player, league.reference) if each.over else None,
            each.made,
            each.tricks_lost,
            each.seconds,
            each.wall_seconds,
            *([each.faults] if any(other.faults for other in standings) else []),
            each.boards,
        )
        for each in standings
    )
    return Table(columns, rows, f"{unit} a deal over {reference}, with simultaneous 95 % intervals")


def sets_table(league: League, sets: Sequence[SetResults]) -> Table:
    """Return a table of points in sets of ten deals, by player, and of the sets won against the reference."""
    columns = (
        Column("player", words=True, key="name"),
        Column("sets"),
        Column("points a set", plus_minus(1), key="points_a_set"),
        *(Column(name, number(".1f"), group="points a set") for name in league.defenders.values()),
        *(Column(key, group=f"sets against {league.names[league.reference]}") for key in ("won", "tied", "lost")),
    )
    rows = tuple(
        (
            league.names[each.player],
            each.sets,
            each.points,
            *(each.by_defender.get(defender) for defender in league.defenders),
            *((None,) * 3 if each.player == league.reference else (each.won, each.tied, each.lost)),
        )
        for each in sets
    )
    return Table(columns, rows, _SETS)


_SETS = "Sets of ten deals: 10 points for making the contract, and 1 for each trick above or below it"


def pairs_table(league: League) -> Table:
    """Return a table of every player's gain per deal over every other, over all defenders and against each."""
    rows = tuple(
        (
            league.names[one],
            league.names[other],
            "all" if against is None else league.defenders[against],
            league.over_together(one, other, against),
            league.over(one, other, against),
        )
        for one in league.names
        for other in league.names
        if one != other
        for against in (None, *league.defenders)
    )
    keys = ("player", "over", "defender", "won", "won_alone")
    return Table(tuple(Column(key) for key in keys), rows, "All pairs")


def _over_others(league: League, row: LeagueStanding, standings: Sequence[LeagueStanding]) -> list[Interval | None]:
    return [None if row is other else league.over_together(row.player, other.player) for other in standings]


def _grid(title: str, first: Column, columns: Sequence[Column], rows: Sequence[tuple[Any, ...]]) -> Table:
    shown = tuple(Column(column.title, _cell) for column in columns)
    return Table((first, *shown), tuple(rows), title)


def _cell(interval: Interval) -> str:
    return str(interval) if interval.number else "-"


def league_text(league: League) -> str:
    """Return the heading and the tables as text."""
    return "\n\n".join(["\n".join(heading(league)), as_text(league_tables(league)), fill(_RANKS, 100)])


def league_markdown(league: League, name: str, *, picture: bool) -> str:
    """Return the heading and the tables as Markdown; with ``picture``, include the picture."""
    parts = [f"# {name}", "  \n".join(heading(league)), _RANKS]
    if picture:
        parts.append(f"![Strength and CPU time]({PICTURE})")
    parts += [f"## {table.title}\n\n{table.to_markdown()}" for table in league_tables(league)]
    return "\n\n".join(parts) + "\n"


_RANKS = (
    "The intervals are simultaneous: those of all pairs hold together with 95 % confidence, and so do those of all "
    "pairs by defender. A separate 95 % interval would be narrower, but some of many separate intervals miss the "
    "true value. Ranks are the best and the worst rank that these intervals allow a player. Means are over deals, "
    "weighted by contract set."
)


def league_json(league: League) -> dict[str, Any]:
    """Return the contents of the tables as JSON."""
    return {
        "intervals": "simultaneous 95 % intervals for all pairs; those named alone are for a single comparison",
        "deals": league.compared,
        "boards": league.played,
        "defenders": list(league.defenders.values()),
        "scoring": league.scoring,
        "reference": league.names[league.reference],
        "programs": list(league.programs),
        "players": standings_table(league, league.standings()).to_json(),
        "pairs": pairs_table(league).to_json(),
        **({"sets": sets_table(league, league.set_results()).to_json()} if league.scoring == CHALLENGE else {}),
    }


def strength_picture(league: League) -> Picture:
    """Return a picture of every player's gain over the reference against CPU time, with simultaneous intervals."""
    figure, (panel,) = panels(1)
    for place, each in enumerate(sorted(league.standings(), key=lambda each: each.seconds)):
        at = max(each.seconds, 1e-3), each.over.mean if each.over else 0.0
        half = each.over.half_width if each.over else None
        colour, marker = COLOURS[place % len(COLOURS)], _MARKERS[place % len(_MARKERS)]
        panel.errorbar(*at, yerr=half, fmt=marker, color=colour, elinewidth=1, markersize=6, label=each.name)
    panel.axhline(0, color="black", linewidth=0.8)
    seconds_axis(panel)
    panel.set_xlabel("CPU seconds a board")
    panel.set_ylabel(f"{_UNITS[league.scoring]} a deal over {league.names[league.reference]}")
    panel.margins(x=0.12)
    legend_below(figure, panel)
    return finished(figure)


def write_league(league: League, name: str, folder: Path) -> list[Path]:
    """Write ``index.html``, ``league.md``, ``tables.tex``, CSV tables, and the picture if possible; return the paths.

    :raises StoreError: if the folder cannot be written to.
    """
    picture = strength_picture(league) if has_matplotlib() else None
    tables = league_tables(league)
    page = render(
        "league.html.j2",
        styles=template_source("page.css"),
        title=name,
        heading=heading(league),
        note=_RANKS,
        tables=tables,
        picture=picture.svg if picture else "",
    )
    files: dict[str, bytes] = {
        "index.html": page.encode(),
        "league.md": league_markdown(league, name, picture=bool(picture)).encode(),
        "tables.tex": "\n\n".join(table.to_latex() for table in tables).encode() + b"\n",
        "standings.csv": standings_table(league, league.standings()).to_csv().encode(),
        "pairs.csv": pairs_table(league).to_csv().encode(),
        **({PICTURE: picture.png} if picture else {}),
    }
    return write_files(folder, files)
