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
from experiments.runs.provenance import Provenance
from experiments.runs.rows import FILE, RANDOM
from experiments.statistics.interval import Interval
from experiments.views.exports import Exports, facts_markdown
from experiments.views.match import UNITS
from experiments.views.players import players_table
from experiments.views.plots import COLOURS, Picture, finished, has_matplotlib, legend_below, panels, seconds_axis
from experiments.views.rendering import render, template_source, write_files
from experiments.views.table import Column, Table, as_text, markdown_text, number, plus_minus

__all__ = ["league_json", "standings_table", "write_league"]

_UNITS: dict[str, str] = {**UNITS, CHALLENGE: "challenge points"}
_PLAYERS = "Players"
PICTURE = "strength"
_INCHES_A_NAME = 0.15
_MARKERS = ("o", "s", "^", "D", "v", "P", "X")
"""One marker more than colours, so that players with the same colour have different markers."""


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
    """Return the tables of a league, the standings first."""
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
        found.append(Table((Column("name", words=True), Column("player", words=True)), who, _PLAYERS))
    return found


def standings_table(league: League, standings: Sequence[LeagueStanding]) -> Table:
    """Return a table with a row for each player: possible ranks, gain over the reference, results and CPU time."""
    unit = _UNITS[league.scoring]
    reference = league.names[league.reference]
    is_timed = any(each.wall_seconds is not None for each in standings)
    columns = (
        Column("rank", lambda ranks: "-".join(map(str, dict.fromkeys(ranks))), words=True),
        Column("player", words=True, key="name"),
        Column("player", show=None, key="player"),
        Column(f"{unit} over {reference}", _cell, key="over_reference"),
        Column("alone", show=None, key="over_reference_alone"),
        Column("made", number(".1%")),
        Column("tricks below DD", number(".3f"), key="tricks_below_double_dummy"),
        Column("CPU s a board", number(".2f"), key="seconds_a_board"),
        Column("wall s a board", number(".2f") if is_timed else None, key="wall_seconds_a_board"),
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
    """Return a table of the players' results in sets of ten deals: points, and sets won, tied and lost."""
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


_SETS = "Sets of ten deals: 10 points for making the contract, +1 for each overtrick, -1 for each undertrick"


def pairs_table(league: League) -> Table:
    """Return a table of the gain per deal of every player over every other player.

    A pair has a row for all defenders together, and a row for each defender.
    """
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


def league_markdown(league: League, name: str, exports: Exports, *, picture: bool) -> str:
    """Return the heading and the tables as Markdown; with ``picture``, include the picture."""
    parts = [f"# {markdown_text(name)}", "  \n".join(map(markdown_text, heading(league))), _RANKS]
    if picture:
        parts.append(f"![{markdown_text(alt_text(league))}]({PICTURE}.png)")
    parts += [f"## {markdown_text(table.title)}\n\n{table.to_markdown()}" for table in exports.tables]
    return "\n\n".join([*parts, *facts_markdown(exports)]) + "\n"


_RANKS = (
    "The intervals are simultaneous: with 95 % confidence, the intervals of all pairs contain their true values, and "
    "so do the intervals of all pairs by defender. A single 95 % interval would be narrower, but some of many "
    "single intervals miss the true value. A player's rank is given as the best and the worst rank that these "
    "intervals allow. Means are over deals, weighted by contract set."
)


def league_json(league: League) -> dict[str, Any]:
    """Return the contents of the tables as JSON."""
    return {
        "intervals": "simultaneous 95 % intervals for all pairs; keys that end in _alone: for a single comparison",
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
    """Return a plot of each player's gain over the reference against its CPU time, with simultaneous intervals."""
    is_named = any(name != player for player, name in league.names.items())
    figure, (panel,) = panels(1, height=4.3 + (_INCHES_A_NAME * len(league.names) if is_named else 0))
    for place, each in enumerate(sorted(league.standings(), key=lambda each: each.seconds)):
        at = max(each.seconds, 1e-3), each.over.mean if each.over else 0.0
        half = each.over.half_width if each.over else None
        colour, marker = COLOURS[place % len(COLOURS)], _MARKERS[place % len(_MARKERS)]
        label = each.name if each.name == each.player else f"{each.name} = {each.player}"
        panel.errorbar(*at, yerr=half, fmt=marker, color=colour, elinewidth=1, markersize=6, label=label)
    panel.axhline(0, color="black", linewidth=0.8)
    seconds_axis(panel)
    panel.set_xlabel("CPU seconds a board")
    panel.set_ylabel(f"{_UNITS[league.scoring]} a deal over {league.names[league.reference]}")
    panel.margins(x=0.12)
    legend_below(figure, panel, columns=1 if is_named else 3)
    return finished(figure, alt_text(league))


def alt_text(league: League) -> str:
    """Return what the picture shows, in words and numbers."""
    gains = [f"{each.name} {each.over or 'reference'} at {each.seconds:.2f} s" for each in league.standings()]
    unit = f"{_UNITS[league.scoring]} a deal over {league.names[league.reference]}"
    return f"{unit} against CPU seconds a board, with simultaneous 95 % intervals: {'; '.join(gains)}"


def league_exports(league: League, provenance: Provenance | None = None) -> Exports:
    """Return the tables for export to papers and programs; the table of players lists all their settings."""
    standings = league.standings()
    data = {
        "standings": standings_table(league, standings),
        "pairs": pairs_table(league),
        "players": _players(standings),
        **({"sets": sets_table(league, league.set_results())} if league.scoring == CHALLENGE else {}),
    }
    return Exports(report_tables(league), data, provenance)


def report_tables(league: League) -> list[Table]:
    """Return the tables of `league_tables`, with all settings in the table of players."""
    tables = [table for table in league_tables(league) if table.title != _PLAYERS]
    return [*tables, _players(league.standings())]


def _players(standings: Sequence[LeagueStanding]) -> Table:
    return players_table({each.name: each.player for each in standings})


def write_league(league: League, name: str, folder: Path, provenance: Provenance | None = None) -> list[Path]:
    """Write ``index.html``, ``league.md``, tables as LaTeX, CSV and Parquet, and (with matplotlib) the picture.

    Return the paths.

    :raises StoreError: if the folder cannot be written to.
    """
    picture = strength_picture(league) if has_matplotlib() else None
    exports = league_exports(league, provenance)
    page = render(
        "league.html.j2",
        styles=template_source("page.css"),
        title=name,
        heading=heading(league),
        note=_RANKS,
        tables=exports.tables,
        picture=picture.page_svg if picture else "",
        alt=alt_text(league),
        facts=exports.facts,
    )
    files: dict[str, bytes] = {
        "index.html": page.encode(),
        "league.md": league_markdown(league, name, exports, picture=bool(picture)).encode(),
        **exports.files({PICTURE: picture} if picture else {}),
    }
    return write_files(folder, files)
