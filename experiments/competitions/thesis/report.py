"""The report of `declarer reproduce`: tables with the published values beside ours, pictures, and selected deals.

The deals are those on which the results of two declarers differ most. The report is written as a self-contained web
page, as Markdown with pictures, as LaTeX and CSV tables, and as a PBN file of the deals.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

import pandas as pd

from experiments.boards.board import Board
from experiments.boards.pbn.writer import pbn_bytes
from experiments.competitions.kinds import Kind, Outcome, RunReport
from experiments.competitions.thesis import plots
from experiments.competitions.thesis.aggregate import paired
from experiments.competitions.thesis.report_tables import report_tables
from experiments.competitions.thesis.run import Tally, play_run
from experiments.competitions.thesis.settings import RunSettings
from experiments.competitions.thesis.tables import Tables, make_tables, rows_of
from experiments.runs.provenance import Provenance
from experiments.runs.records import board_of
from experiments.runs.rows import BoardKey
from experiments.runs.store import Store
from experiments.show.board import counted, play_by_tricks
from experiments.show.exports import Exports, facts_markdown
from experiments.show.players import players_table
from experiments.show.plots import Picture, has_matplotlib
from experiments.show.rendering import page_styles, render
from experiments.show.table import Table

_TELLING_DEALS = 12


@dataclass(frozen=True, slots=True)
class TellingDeal:
    """A deal on which two declarers had very different results, with both plays."""

    title: str
    anchor: str
    imps: int
    diagram: str
    boards: tuple[Board, Board]
    plays: tuple[str, str]
    """The play of each declarer, trick by trick, with a heading."""


@dataclass(frozen=True)  # without slots, because the pictures are kept once they are made
class GridReport(RunReport):
    """The report of a grid; ``name`` is the title of its page."""

    facts: tuple[tuple[str, str], ...]
    tables: Mapping[str, list[Table]]
    """The tables by contract set; the aggregate comes first, if there is one."""
    declarers: tuple[str, ...]
    defenders: tuple[str, ...]
    deals: tuple[TellingDeal, ...]
    data: Tables
    players: Table
    """The declarers with all their settings, at the largest sample count."""
    name: str = "Grid"

    def heading(self) -> list[str]:
        """Return nothing: the page has `facts`."""
        return []

    @cached_property
    def pictures(self) -> Mapping[str, tuple[str, Picture]]:
        """Captions and pictures, by file name without its ending; empty if matplotlib is not installed."""
        return plots.pictures(self.data, self.declarers, self.defenders) if has_matplotlib() else {}

    def text_tables(self) -> list[Table]:
        """Return all tables, with the published values after a slash."""
        return [table for tables in self.tables.values() for table in tables]

    def to_json(self) -> dict[str, Any]:
        """Return the rows of all tables as JSON."""
        return {name: json.loads(frame.to_json(orient="records")) for name, frame in self._frames().items()}

    def exports(self, provenance: Provenance | None = None) -> Exports:
        """Return the tables for papers and programs."""
        return Exports([*self.text_tables(), self.players], {**self._frames(), "players": self.players}, provenance)

    def files(self, provenance: Provenance | None = None) -> dict[str, bytes]:
        """Return ``index.html``, ``report.md``, the tables and pictures in all formats, and ``deals.pbn``."""
        exports = self.exports(provenance)
        boards = [board for deal in self.deals for board in deal.boards]
        return {
            "index.html": _filled("page.html.j2", self, exports, pictures=list(self.pictures.values())).encode(),
            "report.md": _filled("page.md.j2", self, exports, pictures=list(self.pictures.items())).encode(),
            **exports.files({name: picture for name, (_, picture) in self.pictures.items()}),
            **({"deals.pbn": pbn_bytes(boards)} if boards else {}),
        }

    def _frames(self) -> dict[str, pd.DataFrame]:
        return {field.name: getattr(self.data, field.name) for field in fields(self.data)}

    @property
    def aggregates(self) -> list[Table]:
        """The tables over all contract sets; if there are none, the tables of the first contract set."""
        return next(iter(self.tables.values()))


def make_report(settings: RunSettings, store: Store) -> GridReport | None:
    """Return a report on the boards that a run has so far; None if no deal has been played by all declarers."""
    rows = rows_of(store, settings)
    if rows.empty:
        return None
    tables = make_tables(rows, settings)
    listed = report_tables(tables, settings)
    if not listed:
        return None
    return GridReport(
        facts=tuple(_facts(store, settings, rows)),
        tables=listed,
        declarers=settings.declarers,
        defenders=settings.defenders,
        deals=tuple(_telling_deals(store, settings, rows)),
        data=tables,
        players=players_table({name: settings.player(name, max(settings.samples)).key for name in settings.declarers}),
    )


def _facts(store: Store, settings: RunSettings, rows: pd.DataFrame) -> Iterable[tuple[str, str]]:
    total = sum(settings.deals_in(cell.contract) for cell in settings.cells())
    failures = len(store.failures())
    yield "boards played", f"{len(rows)} of {total}" + (f", {failures} failed" if failures else "")
    if len(rows) < total:
        yield (
            "note",
            "intervals assume the planned number of deals; they are too narrow if you stop because of the results",
        )
    yield "contract sets", " ".join(settings.contracts)
    each = [f"{settings.deals_in(contract)} of {contract}" for contract in settings.contracts]
    numbers = each if settings.deals_of else [str(settings.deals)]
    limits = ["within limits on points and trumps"] if settings.limits else []
    yield "deals a set", ", ".join([*numbers, *limits])
    yield "declarers", "; ".join(settings.declarers)
    yield "defenders", "; ".join(settings.defenders)
    yield "samples", " ".join(map(str, settings.samples))
    for defender, samples in settings.samples_against.items():
        yield f"samples against {defender}", " ".join(map(str, samples))
    weights = settings.weights if settings.weights != "correct-play" else f"correct-play, P = {settings.p:g}"
    yield "weights of the layouts", weights + (", impossible layouts replaced" if settings.refill else "")
    yield "equally good cards", {"trumps": "trumps first", "cheapest": "trumps last", "random": "any"}[settings.ties]
    if (settings.weights, settings.p, settings.refill, settings.limits) != ("correct-play", 1, False, False):
        yield "note", "these are not the settings of the thesis (correct-play, P = 1, nothing replaced, no limits)"
    yield "seed", str(settings.seed)
    seconds = float(rows["seconds"].sum() + rows["defender_seconds"].sum())
    yield "CPU time", f"{seconds / 3600:.1f} hours" if seconds >= 3600 else f"{seconds / 60:.1f} minutes"


def _telling_deals(store: Store, settings: RunSettings, rows: pd.DataFrame) -> Iterable[TellingDeal]:
    """Yield the deals on which the first and the last declarer differ most in IMPs, at the largest sample count."""
    first, last = settings.declarers[0], settings.declarers[-1]
    richest = rows[rows["samples"] == rows["samples"].max()]
    key = ["contract", "number", "defender"]
    pairs = paired(richest[richest["declarer"] == last], richest[richest["declarer"] == first], key)
    if first == last or pairs.empty:
        return
    pairs["size"] = pairs["imps"].abs()
    pairs = pairs[pairs["size"] > 0].sort_values(["size", *key], ascending=[False, True, True, True])
    deals = store.deals()
    played = {board.key: board for board in store.boards()}
    for place, row in enumerate(pairs.head(_TELLING_DEALS).to_dict("records"), start=1):
        deal = deals[row["contract"], row["number"]]
        players = (row["player_versus"], row["player"])
        boards = [played[BoardKey(deal.source, deal.number, player, row["opponents"])] for player in players]
        shown = [board_of(deal, board) for board in boards]
        plays = []
        for board, player in zip(shown, players, strict=True):
            assert board.contract is not None
            assert board.tricks is not None
            title = f"{player}: {board.contract.result(board.tricks)}"
            plays.append(f"{title}\n{play_by_tricks(board.contract, board.plays)}")
        yield TellingDeal(
            title=f"{deal.name}, {row['defender']} defender, double dummy {deal.double_dummy} tricks",
            anchor=f"deal-{place}",
            imps=int(row["imps"]),
            diagram=deal.deal.diagram(),
            boards=(shown[0], shown[1]),
            plays=(plays[0], plays[1]),
        )


def _filled(template: str, report: GridReport, exports: Exports, *, pictures: Any) -> str:
    return render(
        f"competitions/thesis/{template}",
        escape=template.endswith(".html.j2"),
        styles=page_styles(),
        report=report,
        facts=exports.facts,
        provenance=facts_markdown(exports),
        pictures=pictures,
        aggregates=report.aggregates,
        by_contract=dict([*report.tables.items()][1:]),
    )


def outcome_of(tally: Tally) -> Outcome:
    """Return what the command prints after a grid: numbers only, because the report has many tables."""
    return Outcome(
        report=None,
        remarks=(f"{counted(tally.played, 'board')} played; {tally.words_so_far()}",),
        has_results=tally.has_results,
        failures=len(tally.failed),
        interrupted=tally.interrupted,
    )


KIND = Kind(RunSettings, play_run, outcome_of, make_report)
