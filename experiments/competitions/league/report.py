"""The report of a league of declarers or of robots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from typing import Any

from experiments.competitions.kinds import Kind, Outcome, RunReport
from experiments.competitions.league.robots import RobotStanding
from experiments.competitions.league.run import AnyLeague, PlayedLeague, play_run, ranking_of
from experiments.competitions.league.settings import LeagueSettings
from experiments.competitions.league.standings import CHALLENGE, League, LeagueStanding, Standing
from experiments.competitions.match.tables import UNITS, table_of
from experiments.runs.provenance import Provenance
from experiments.runs.rows import FILE, RANDOM
from experiments.runs.store import Store
from experiments.show.board import counted
from experiments.show.exports import Exports
from experiments.show.players import players_table
from experiments.show.plots import COLOURS, Picture, has_matplotlib, legend_below, panels, seconds_axis
from experiments.show.table import Column, Table, number

__all__ = ["LeagueReport", "league_json", "standings_table"]

_UNITS: dict[str, str] = {**UNITS, CHALLENGE: "challenge points"}
PICTURE = "strength"
_INCHES_A_NAME = 0.15
_MARKERS = ("o", "s", "^", "D", "v", "P", "X")
"""One marker more than colours, so that players with the same colour have different markers."""


def league_tables(league: AnyLeague) -> list[Table]:
    """Return the tables of a league, the standings first."""
    standings = league.standings()
    players = [each.player for each in standings]
    unit, reference = _UNITS[league.scoring], league.names[league.reference]
    found = [standings_table(league, standings)]
    faultless = league.without_faults() if isinstance(league, League) else None
    if isinstance(league, League) and faultless is not None:
        faults = counted(sum(bool(board.fault) for board in league.boards), "board")
        found[0] = replace(found[0], title=f"{found[0].title}; {faults} ended by faults of engines")
        without = standings_table(faultless, faultless.standings())
        found.append(replace(without, title=f"Without the boards that ended by a fault: {without.title}"))
    others = [player for player in players if player != league.reference]
    if len(league.defenders) > 1 and others:
        found.append(
            _grid(
                f"{unit} a deal over {reference}, by defender",
                "player",
                league.defenders.values(),
                (
                    (league.names[own], *(league.over_together(own, league.reference, one) for one in league.defenders))
                    for own in others
                ),
            )
        )
    if len(standings) > 2:
        rows = (
            (league.names[own], *(None if own == other else league.over_together(own, other) for other in players))
            for own in players
        )
        names = [league.names[player] for player in players]
        found.append(_grid(f"{unit} a deal of the row over the column", "", names, rows))
    return found


def _grid(title: str, first: str, names: Iterable[str], rows: Iterable[tuple[Any, ...]]) -> Table:
    return Table((Column(first, words=True), *map(Column, names)), tuple(rows), title)


def standings_table(league: AnyLeague, standings: Sequence[Standing]) -> Table:
    """Return a table with a row for each player: possible ranks, gain over the reference, results and CPU time."""
    unit, reference = _UNITS[league.scoring], league.names[league.reference]
    columns: dict[Column, Callable[[Any], Any]] = {
        Column("rank", lambda ranks: "-".join(map(str, dict.fromkeys(ranks))), words=True): lambda each: each.ranks,
        Column(_who(league), words=True, key="name"): lambda each: each.name,
        Column(_who(league), show=None): lambda each: each.player,
        Column(f"{unit} over {reference}", key="over_reference"): lambda each: each.over,
        Column("alone", show=None, key="over_reference_alone"): lambda each: (
            each.over and league.over(each.player, league.reference)
        ),
        **(_declarers_columns(standings) if isinstance(league, League) else _ROBOTS_COLUMNS),
        Column("boards"): lambda each: each.boards,
    }
    return table_of(columns, standings, f"{unit} a deal over {reference}, with simultaneous 95 % intervals")


def _declarers_columns(standings: Sequence[Standing]) -> dict[Column, Callable[[LeagueStanding], Any]]:
    declarers = [each for each in standings if isinstance(each, LeagueStanding)]
    wall = number(".2f") if any(each.wall_seconds is not None for each in declarers) else None
    faults: dict[Column, Callable[[LeagueStanding], Any]] = {Column("faults"): lambda each: each.faults}
    return {
        Column("made", number(".1%")): lambda each: each.made,
        Column("tricks below DD", number(".3f"), key="tricks_below_double_dummy"): lambda each: each.tricks_lost,
        Column("CPU s a board", number(".2f"), key="seconds_a_board"): lambda each: each.seconds,
        Column("wall s a board", wall, key="wall_seconds_a_board"): lambda each: each.wall_seconds,
        **(faults if any(each.faults for each in declarers) else {}),
    }


_ROBOTS_COLUMNS: dict[Column, Callable[[RobotStanding], Any]] = {
    Column("by bidding", key="by_bidding"): lambda each: each.by_bidding,
    Column("CPU s a board, bidding", number(".2f"), key="bidding_seconds"): lambda each: each.bidding_seconds,
    Column("cards", number(".2f"), key="card_seconds"): lambda each: each.card_seconds,
}


def _who(league: AnyLeague) -> str:
    return "player" if isinstance(league, League) else "robot"


def pairs_table(league: AnyLeague) -> Table:
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
        for one, other in permutations(league.names, 2)
        for against in (None, *league.defenders)
    )
    keys = (_who(league), "over", "defender", "won", "won_alone")
    return Table(tuple(Column(key) for key in keys), rows, "All pairs")


def _names_table(league: AnyLeague) -> Table:
    """Return a table of the players that have names of their own."""
    who = tuple((each.name, each.player) for each in league.standings() if each.name != each.player)
    return Table((Column("name", words=True), Column(_who(league), words=True)), who, f"{_who(league).title()}s")


_NOTE = (
    "The intervals are simultaneous: with 95 % confidence, the intervals of all pairs contain their true values, and "
    "so do the intervals of all pairs by defender. A single 95 % interval would be narrower, but some of many "
    "single intervals miss the true value. A player's rank is given as the best and the worst rank that these "
    "intervals allow. Means are over deals, weighted by contract set."
)
_ROBOTS_NOTE = (
    "Each robot plays a match against every other: each deal at two tables, with the pairs exchanged. The intervals "
    "are simultaneous: with 95 % confidence, those of all pairs contain their true values; the intervals by bidding "
    "are single ones. The IMPs by bidding are what the contracts of both tables would have brought double dummy."
)


def league_json(league: AnyLeague) -> dict[str, Any]:
    """Return the contents of the tables as JSON."""
    return {
        "intervals": "simultaneous 95 % intervals for all pairs; keys that end in _alone: for a single comparison",
        "deals": league.compared,
        "boards": league.played,
        "defenders": list(league.defenders.values()),
        "scoring": league.scoring,
        "reference": league.names[league.reference],
        "programs": list(league.programs),
        f"{_who(league)}s": standings_table(league, league.standings()).to_json(),
        "pairs": pairs_table(league).to_json(),
    }


def strength_picture(league: League) -> Picture:
    """Return a plot of each player's gain over the reference against its CPU time, with simultaneous intervals."""
    is_named = any(name != player for player, name in league.names.items())
    figure, (panel,) = panels(1, height=4.3 + (_INCHES_A_NAME * len(league.names) if is_named else 0))
    standings = league.standings()
    for place, each in enumerate(sorted(standings, key=lambda each: each.seconds)):
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


@dataclass(frozen=True, slots=True)
class LeagueReport(RunReport):
    """The report of a league; ``name`` is the title of its page."""

    league: AnyLeague
    name: str = "League"
    markdown = "league.md"

    @property
    def note(self) -> str:  # type: ignore[override]  # it depends on the league
        """The note below the first table."""
        return _NOTE if isinstance(self.league, League) else _ROBOTS_NOTE

    def heading(self) -> list[str]:
        """Return one or two lines about what was played: deals, defenders, program versions."""
        league = self.league
        compared, played = counted(league.compared, "deal"), counted(league.played, "board")
        if not isinstance(league, League):
            note = "; boards with the same cards count as one deal" if league.repeats_deals else ""
            return [f"{counted(len(league.names), 'robot')}, {compared}, {played}{note}"]
        number = league.deals_by_source()
        kinds = {FILE: "of files", RANDOM: "at random"}
        deals = ", ".join(f"{number[source]} {kinds.get(source, f'of {source}')}" for source in league.weights)
        against = " and ".join(league.defenders.values())
        lines = [f"{compared} ({deals}) against {against}, {played}"]
        if league.repeats_deals:
            lines.append("Tables with the same cards count as one deal")
        programs = [program or "a version that was not recorded" for program in league.programs]
        if league.mixes_programs:
            lines.append(f"Played by different program versions, which may play differently: {', '.join(programs)}")
        else:
            lines[0] += f", played by declarer {min(programs, key=len)}"
        return lines

    def text_tables(self) -> list[Table]:
        """Return the tables of the league, with the names of the players in place of their settings."""
        names = _names_table(self.league)
        return [*league_tables(self.league), *([names] if names.rows else [])]

    def to_json(self) -> dict[str, Any]:
        """Return the contents of the tables as JSON."""
        return league_json(self.league)

    def exports(self, provenance: Provenance | None = None) -> Exports:
        """Return the tables for papers and programs; the table of players lists all their settings."""
        league = self.league
        players = _names_table(league)
        if isinstance(league, League):
            players = players_table({each.name: each.player for each in league.standings()})
        data = {
            "standings": standings_table(league, league.standings()),
            "pairs": pairs_table(league),
            f"{_who(league)}s": players,
        }
        return Exports([*league_tables(league), players], data, provenance)

    def picture(self) -> tuple[str, Picture] | None:
        """Return the picture of a league of declarers; None if matplotlib is not installed."""
        if isinstance(self.league, League) and has_matplotlib():
            return PICTURE, strength_picture(self.league)
        return None


def outcome_of(found: PlayedLeague) -> Outcome:
    """Return what the command prints after a league."""
    has_results = bool(found.league.played)
    return Outcome(
        report=LeagueReport(found.league) if has_results else None,
        has_results=has_results,
        failures=found.failures,
        interrupted=found.interrupted,
        is_complete=not found.problems,
    )


def report_of(settings: LeagueSettings, store: Store) -> LeagueReport | None:
    """Return the report of a league so far; None if no board has been played."""
    league = ranking_of(settings, store)
    return LeagueReport(league) if league.played else None


KIND = Kind(LeagueSettings, play_run, outcome_of, report_of)
