"""The tables of a league, as text, Markdown, LaTeX, CSV, JSON and a web page with a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from textwrap import fill
from typing import Any

from experiments.competitions.league.challenge import CHALLENGE
from experiments.competitions.league.standings import League, LeagueStanding
from experiments.competitions.match.tables import UNITS
from experiments.runs.provenance import Provenance
from experiments.runs.rows import FILE, RANDOM
from experiments.show.board import counted
from experiments.show.exports import Exports
from experiments.show.players import players_table
from experiments.show.plots import COLOURS, Picture, has_matplotlib, legend_below, panels, seconds_axis
from experiments.show.report import RunReport, TablesPage
from experiments.show.table import Column, Table, as_text, number
from experiments.statistics.interval import Interval

__all__ = ["LeagueReport", "league_json", "standings_table"]

_UNITS: dict[str, str] = {**UNITS, CHALLENGE: "challenge points"}
_PLAYERS = "Players"
PICTURE = "strength"
_INCHES_A_NAME = 0.15
_MARKERS = ("o", "s", "^", "D", "v", "P", "X")
"""One marker more than colours, so that players with the same colour have different markers."""


RANK = Column("rank", lambda ranks: "-".join(map(str, dict.fromkeys(ranks))), words=True)
"""The column of the best and worst possible ranks, such as ``1-2``."""


def heading(league: League) -> list[str]:
    """Return one or two lines about what was played: deals, defenders, program versions."""
    number = league.deals_by_source()
    kinds = {FILE: "of files", RANDOM: "at random"}
    deals = ", ".join(f"{number[source]} {kinds.get(source, f'of {source}')}" for source in league.weights)
    against = " and ".join(league.defenders.values())
    compared, played = counted(league.compared, "deal"), counted(league.played, "board")
    lines = [f"{compared} ({deals}) against {against}, {played}"]
    if league.repeats_deals:
        lines.append("Tables with the same cards count as one deal")
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
        RANK,
        Column("player", words=True, key="name"),
        Column("player", show=None, key="player"),
        Column(f"{unit} over {reference}", key="over_reference"),
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
    return Table((first, *(Column(column.title) for column in columns)), tuple(rows), title)


def league_text(league: League) -> str:
    """Return the heading and the tables as text."""
    return "\n\n".join(["\n".join(heading(league)), as_text(league_tables(league)), fill(_RANKS, 100)])


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
    return Picture(figure, alt_text(league))


def alt_text(league: League) -> str:
    """Return what the picture shows, in words and numbers."""
    gains = [f"{each.name} {each.over or 'reference'} at {each.seconds:.2f} s" for each in league.standings()]
    unit = f"{_UNITS[league.scoring]} a deal over {league.names[league.reference]}"
    return f"{unit} against CPU seconds a board, with simultaneous 95 % intervals: {'; '.join(gains)}"


def report_tables(league: League) -> list[Table]:
    """Return the tables of `league_tables`, with all settings in the table of players."""
    tables = [table for table in league_tables(league) if table.title != _PLAYERS]
    return [*tables, _players(league.standings())]


def _players(standings: Sequence[LeagueStanding]) -> Table:
    return players_table({each.name: each.player for each in standings})


@dataclass(frozen=True, slots=True)
class LeagueReport(RunReport):
    """The report of a league; ``name`` is the title of its page."""

    league: League
    name: str

    def text(self) -> str:
        """Return the heading and the tables as text."""
        return league_text(self.league)

    def to_json(self) -> dict[str, Any]:
        """Return the contents of the tables as JSON."""
        return league_json(self.league)

    def exports(self, provenance: Provenance | None = None) -> Exports:
        """Return the tables for papers and programs; the table of players lists all their settings."""
        standings = self.league.standings()
        data = {
            "standings": standings_table(self.league, standings),
            "pairs": pairs_table(self.league),
            "players": _players(standings),
        }
        return Exports(report_tables(self.league), data, provenance)

    def files(self, provenance: Provenance | None = None) -> dict[str, bytes]:
        """Return ``index.html``, ``league.md``, tables as LaTeX and CSV, and (with matplotlib) the picture."""
        picture = (PICTURE, strength_picture(self.league)) if has_matplotlib() else None
        page = TablesPage(self.name, heading(self.league), _RANKS, picture)
        return page.files(self.exports(provenance), "league.md")
