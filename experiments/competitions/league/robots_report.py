"""The tables of a league of robots, as text, Markdown, LaTeX, CSV, JSON and a web page."""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import fill
from typing import Any

from experiments.competitions.league.report import RANK
from experiments.competitions.league.robots import RobotLeague, played
from experiments.runs.provenance import Provenance
from experiments.show.board import counted
from experiments.show.exports import Exports
from experiments.show.report import RunReport, TablesPage
from experiments.show.table import Column, Table, as_text, number

_NOTE = (
    "Each robot plays a match against every other: each deal at two tables, with the pairs exchanged. The intervals "
    "are simultaneous: with 95 % confidence, those of all pairs contain their true values; the intervals by bidding "
    "are single ones. The IMPs by bidding are what the contracts of both tables would have brought double dummy."
)


def heading(league: RobotLeague) -> str:
    """Return a line about what was played."""
    robots = counted(len(league.robots), "robot")
    note = "; boards with the same cards count as one deal" if league.repeats_deals else ""
    return f"{robots}, {counted(league.deals, 'deal')}, {counted(league.played, 'board')}{note}"


def standings_table(league: RobotLeague) -> Table:
    """Return a table with a row for each robot: possible ranks, gain over the reference, and CPU time."""
    columns = (
        RANK,
        Column("robot", words=True, key="name"),
        Column("robot", show=None, key="robot"),
        Column(f"IMPs over {league.reference}", key="over_reference"),
        Column("by bidding", key="by_bidding"),
        Column("CPU s a board, bidding", number(".2f"), key="bidding_seconds"),
        Column("cards", number(".2f"), key="card_seconds"),
        Column("boards"),
    )
    rows = tuple(
        (
            each.ranks,
            each.name,
            each.robot,
            each.over,
            each.by_bidding,
            each.bidding_seconds,
            each.card_seconds,
            each.boards,
        )
        for each in league.standings()
    )
    return Table(columns, rows, f"IMPs a deal over {league.reference}, with simultaneous 95 % intervals")


def pairs_table(league: RobotLeague) -> Table:
    """Return a table of the gain of each robot over every other."""
    rows = tuple((one, other, played(gain)) for (one, other), gain in league.together().items())
    return Table(tuple(map(Column, ("robot", "over", "won"))), rows, "All pairs")


def league_tables(league: RobotLeague) -> list[Table]:
    """Return the standings, the gains of all robots over each other, and what each robot is."""
    found = [standings_table(league)]
    names = [str(row[1]) for row in found[0].rows]
    if len(names) > 2:
        gains = {pair: played(gain) for pair, gain in league.together().items()}
        rows = tuple((one, *(gains.get((one, other)) for other in names)) for one in names)
        title = "IMPs a deal of the row over the column"
        found.append(Table((Column("", words=True), *map(Column, names)), rows, title))
    return [*found, robots_table(league)]


def robots_table(league: RobotLeague) -> Table:
    """Return a table with the bidder and the player of each robot."""
    return Table((Column("name", words=True), Column("robot", words=True)), tuple(league.robots.items()), "Robots")


@dataclass(frozen=True, slots=True)
class RobotLeagueReport(RunReport):
    """The report of a league of robots; ``name`` is the title of its page."""

    league: RobotLeague
    name: str

    def text(self) -> str:
        """Return the heading and the tables as text."""
        return "\n\n".join([heading(self.league), as_text(league_tables(self.league)), fill(_NOTE, 100)])

    def to_json(self) -> dict[str, Any]:
        """Return the contents of the tables as JSON."""
        return {
            "deals": self.league.deals,
            "boards": self.league.played,
            "reference": self.league.reference,
            "robots": standings_table(self.league).to_json(),
            "pairs": pairs_table(self.league).to_json(),
        }

    def exports(self, provenance: Provenance | None = None) -> Exports:
        """Return the tables for papers and programs."""
        data = {
            "standings": standings_table(self.league),
            "pairs": pairs_table(self.league),
            "robots": robots_table(self.league),
        }
        return Exports(league_tables(self.league), data, provenance)

    def files(self, provenance: Provenance | None = None) -> dict[str, bytes]:
        """Return ``index.html``, ``league.md``, and the tables as LaTeX and CSV."""
        return TablesPage(self.name, [heading(self.league)], _NOTE).files(self.exports(provenance), "league.md")
