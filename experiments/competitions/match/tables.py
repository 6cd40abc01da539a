"""The tables of a match (of declarers or of pairs), in formats for papers and for programs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pandas as pd

from ddsolver.cards import Seat
from experiments.competitions.match.match import Match
from experiments.competitions.match.report import UNITS, cross_table, match_table, team_json, team_table
from experiments.competitions.match.teams import TeamMatch
from experiments.runs.provenance import Provenance
from experiments.runs.rows import PEOPLE
from experiments.show.exports import Exports, markdown_page
from experiments.show.players import players_table
from experiments.show.rendering import write_files
from experiments.show.table import Column, Table, number

_BOARDS = "Boards"


def match_exports(match: Match | TeamMatch, provenance: Provenance | None = None) -> Exports:
    """Return the tables of a match for export to papers and programs."""
    if isinstance(match, TeamMatch):
        standings, pairs = _pairs_standings(match), []
        boards, frame = team_table(match), pd.DataFrame(_team_rows(match))
        names = [each.key for table in match.tables for each in table.declarers.values()]
    else:
        standings, boards, frame = standings_table(match), match_table(match), match.to_frame()
        several = len(match.settings.players) > 2
        pairs = [cross_table(match, UNITS[match.settings.scoring])] if several else []
        names = [each for each in match.settings.players if each != PEOPLE]
    players = players_table({each: each for each in names})
    data: dict[str, Table | pd.DataFrame] = {"standings": standings, "players": players, "boards": frame}
    return Exports([standings, *pairs, players, replace(boards, title=_BOARDS)], data, provenance)


def write_match(match: Match | TeamMatch, folder: Path, provenance: Provenance | None = None) -> list[Path]:
    """Write the tables as Markdown, LaTeX, CSV and Parquet; return the paths.

    :raises StoreError: if the folder cannot be written to.
    """
    exports = match_exports(match, provenance)
    return write_files(folder, {"match.md": markdown_page(exports).encode(), **exports.files({})})


def standings_table(match: Match) -> Table:
    """Return a table with a row for each declarer: gain per board, boards won, contracts made, and CPU time."""
    unit = UNITS[match.settings.scoring]
    columns = (
        Column("", show=None, key="place"),
        Column("player", words=True),
        Column(f"{unit} a board", key="a_board"),
        Column("won"),
        Column("tied"),
        Column("lost"),
        Column("made"),
        Column("of", key="played"),
        Column("points"),
        Column("tricks below DD", key="tricks_below_double_dummy"),
        Column("CPU s a board", number(".2f"), key="seconds_a_board"),
    )
    standings = match.standings()
    rows = tuple(
        (
            place,
            each.declarer,
            each.a_deal if len(standings) > 1 else None,
            *((each.wins, each.ties, each.losses) if len(standings) > 1 else (None,) * 3),
            each.made,
            each.played,
            each.points,
            each.tricks_lost,
            each.seconds_a_board,
        )
        for place, each in enumerate(standings, start=1)
    )
    return Table(columns, rows, f"{unit} a board over the other players, with 95 % intervals")


def _pairs_standings(match: TeamMatch) -> Table:
    columns = (Column("pair", words=True), Column("IMPs a board", key="a_board"), Column("boards"))
    boards = len(match.results())
    rows = tuple((match.first.side(seat), match.won(seat), boards) for seat in (Seat.NORTH, Seat.EAST))
    return Table(columns, rows, "IMPs a board over the other pair, with 95 % intervals")


def _team_rows(match: TeamMatch) -> list[dict[str, Any]]:
    """Return a row for each board and table."""
    rows = []
    for board in team_json(match, [])["boards"]:
        results = board.pop("results")
        rows += [{**board, "table": place, **result} for place, result in enumerate(results, start=1)]
    return rows
