"""The report of a run: the thesis's tables with the published values beside, pictures, and the deals that tell most.

Written as one self-contained HTML page, the same as Markdown with its pictures, the tables as CSV, and a PBN file of
the deals.
"""

from __future__ import annotations

import base64
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pandas as pd

from agent.registry import Role, short_text
from agent.rules.imps import imps
from ddsolver.deal import Deal
from experiments.boards import text
from experiments.boards.board import Board
from experiments.boards.pbn.writer import write_pbn
from experiments.errors import StoreError
from experiments.pages.rendering import render
from experiments.runs.records import board_of
from experiments.runs.rows import BoardKey
from experiments.runs.store import Store
from experiments.thesis import plots
from experiments.thesis.published import ALL
from experiments.thesis.settings import RunSettings
from experiments.thesis.tables import Tables, make_tables, rows_of

_TELLING_DEALS = 12


@dataclass(frozen=True, slots=True)
class Cell:
    """An entry of a printed table: ours, and what the thesis has, if anything."""

    ours: str
    thesis: str = ""


@dataclass(frozen=True, slots=True)
class PrintedTable:
    """A table as the report prints it; ``contract`` tells the aggregates from the appendices."""

    title: str
    contract: str
    head: tuple[str, ...]
    """What each column is, then after a comma whose it is, if anyone's."""
    rows: tuple[tuple[Cell, ...], ...]

    @property
    def groups(self) -> list[tuple[str, list[str]]]:
        """The columns by whose they are, neighbours together."""
        found: list[tuple[str, list[str]]] = []
        for name in self.head:
            column, _, whose = name.partition(", ")
            if found and found[-1][0] == whose:
                found[-1][1].append(column)
            else:
                found.append((whose, [column]))
        return found


@dataclass(frozen=True, slots=True)
class TellingDeal:
    """A deal on which two declarers did very differently, with both plays."""

    title: str
    anchor: str
    imps: int
    diagram: str
    boards: tuple[Board, Board]
    plays: tuple[str, str]
    """A heading and the play, trick by trick, of each."""


@dataclass(frozen=True, slots=True)
class Report:
    """Everything a report shows."""

    name: str
    facts: tuple[tuple[str, str], ...]
    tables: tuple[PrintedTable, ...]
    pictures: Mapping[str, tuple[str, bytes]]
    """File name to caption and PNG."""
    deals: tuple[TellingDeal, ...]
    data: Tables

    @property
    def aggregates(self) -> list[PrintedTable]:
        """The tables over all contract sets, or of the first one if the run has only one."""
        found = [table for table in self.tables if table.contract == ALL]
        return found or [table for table in self.tables if table.contract == self.tables[0].contract]


def make_report(store: Store, settings: RunSettings) -> Report:
    """Put a report together from what a run has so far.

    :raises StoreError: if no board of it has been played.
    """
    rows = rows_of(store, settings)
    if rows.empty:
        raise StoreError(f"{store.folder} has no board played yet; `declarer resume {store.folder}` plays them")
    tables = make_tables(rows, settings)
    pictures = plots.pictures(tables, settings.declarers, settings.defenders) if plots.has_matplotlib() else {}
    return Report(
        name=store.folder.resolve().name,
        facts=tuple(_facts(store, settings, rows)),
        tables=tuple(_printed(tables, settings)),
        pictures=pictures,
        deals=tuple(_telling_deals(store, settings, rows)),
        data=tables,
    )


def write_report(report: Report, folder: Path) -> list[Path]:
    """Write ``index.html``, ``report.md``, the pictures, the CSV tables and ``deals.pbn``; return what was written.

    :raises StoreError: if the folder cannot be written to.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        written = [folder / "index.html", folder / "report.md"]
        written[0].write_text(_html(report), encoding="utf-8")
        written[1].write_text(_markdown(report), encoding="utf-8")
        for name, (_, png) in report.pictures.items():
            written.append(folder / name)
            written[-1].write_bytes(png)
        for name in ("outcomes", "declarer_imps", "defender_imps", "seconds"):
            written.append(folder / f"{name}.csv")
            getattr(report.data, name).to_csv(written[-1], index=False, float_format="%.4g", lineterminator="\n")
    except OSError as error:
        raise StoreError(f"cannot write the report to {folder}: {error.strerror}") from None
    if report.deals:
        written.append(folder / "deals.pbn")
        write_pbn(written[-1], [board for deal in report.deals for board in deal.boards])
    return written


def _facts(store: Store, settings: RunSettings, rows: pd.DataFrame) -> Iterable[tuple[str, str]]:
    total = len(settings.cells()) * settings.deals
    failures = len(store.failures())
    yield "boards played", f"{len(rows)} of {total}" + (f", {failures} failed" if failures else "")
    yield "contract sets", " ".join(settings.contracts)
    yield "deals a set", str(settings.deals) + (", within limits on points and trumps" if settings.limits else "")
    yield "declarers", "; ".join(settings.declarers)
    yield "defenders", "; ".join(settings.defenders)
    yield "samples", " ".join(map(str, settings.samples))
    for defender, samples in settings.samples_against.items():
        yield f"samples against {defender}", " ".join(map(str, samples))
    weights = settings.weights if settings.weights != "correct-play" else f"correct-play, P = {settings.p}"
    yield "weights of the layouts", weights + (", impossible ones replaced" if settings.refill else "")
    yield "equally good cards", {"trumps": "trumps first", "cheapest": "trumps last", "random": "any"}[settings.ties]
    if (settings.weights, settings.p, settings.refill, settings.limits) != ("correct-play", "1", False, False):
        yield "note", "these are not the thesis's settings (correct-play, P = 1, nothing replaced, no limits)"
    yield "seed", str(settings.seed)
    seconds = float(rows["seconds"].sum() + rows["defender_seconds"].sum())
    yield "CPU time", f"{seconds / 3600:.1f} hours"
    yield "report made by", f"declarer {version('declarer')}"


def _printed(tables: Tables, settings: RunSettings) -> Iterable[PrintedTable]:
    for contract in (ALL, *settings.contracts):
        for defender in settings.defenders:
            pairs = zip(settings.declarers, settings.declarers[1:], strict=False)
            for first, second in pairs if len(settings.declarers) > 1 else [(settings.declarers[0], "")]:
                yield from _outcome_table(tables, contract, defender, first, second)
        for defender in settings.defenders:
            if defender != "arbitrary":
                yield from _defender_table(tables, contract, defender, settings.declarers)
        yield from _seconds_table(tables, contract, settings.declarers)


def _outcome_table(tables: Tables, contract: str, defender: str, first: str, second: str) -> Iterable[PrintedTable]:
    """Tables 6.1 to 6.4 and appendices A and B."""
    names = [name for name in (first, second) if name]
    found = _of(tables.outcomes, contract=contract, defender=defender)
    differences = _of(tables.declarer_imps, contract=contract, defender=defender, declarer=second, versus=first)
    head = ["Samples", "Deals"]
    head += [f"{column}, {name}" for name in names for column in ("optimal %", "success %", "failure %", "score")]
    rows = []
    for samples, group in found.groupby("samples"):
        by_name = {row["declarer"]: row for row in group.to_dict("records")}
        if not set(names) <= by_name.keys():
            continue
        cells = [Cell(str(samples)), _deals([by_name[name] for name in names])]
        for name in names:
            cells += [_cell(by_name[name], column, ".1f") for column in ("optimal", "success", "failure", "score")]
        if second:
            cells += [_interval(row, "imps") for row in _of(differences, samples=samples).to_dict("records")]
        rows.append(tuple(cells))
    if rows:
        compared = f"{first} and {second}" if second else first
        head += [f"IMPs a board, {second} over {first}"] if second else []
        yield PrintedTable(
            f"{_contract(contract)}, {compared}, {defender} defender", contract, tuple(head), tuple(rows)
        )


def _defender_table(tables: Tables, contract: str, defender: str, declarers: Sequence[str]) -> Iterable[PrintedTable]:
    """Table 6.5 and appendix C."""
    found = _of(tables.defender_imps, contract=contract, defender=defender)
    head = ["Samples", "Deals"]
    for name in declarers:
        head += [f"arbitrary, {name}", f"{defender}, {name}", f"IMPs a board of {defender}, {name}"]
    rows = []
    for samples, group in found.groupby("samples"):
        by_name = {row["declarer"]: row for row in group.to_dict("records")}
        if set(declarers) <= by_name.keys():
            cells = [Cell(str(samples)), _deals([by_name[name] for name in declarers])]
            for name in declarers:
                row = by_name[name]
                cells += [_cell(row, "arbitrary", ".1f"), _cell(row, "optimized", ".1f"), _interval(row, "imps")]
            rows.append(tuple(cells))
    if rows:
        yield PrintedTable(
            f"{_contract(contract)}, {defender} and arbitrary defender", contract, tuple(head), tuple(rows)
        )


def _seconds_table(tables: Tables, contract: str, declarers: Sequence[str]) -> Iterable[PrintedTable]:
    """Table 6.6 and appendix D."""
    found = _of(tables.seconds, contract=contract)
    rows = []
    for samples, group in found.groupby("samples"):
        by_name = {row["declarer"]: row for row in group.to_dict("records")}
        if set(declarers) <= by_name.keys():
            cells = [_cell(by_name[name], "seconds", ".2f", ".1f") for name in declarers]
            rows.append((Cell(str(samples)), *cells))
    if rows:
        head = ("Samples", *declarers)
        yield PrintedTable(f"{_contract(contract)}, CPU seconds a deal", contract, head, tuple(rows))


def printed_table(table: PrintedTable) -> str:
    """A table as text, our value and the thesis's with a stroke between."""
    rows = [[f"{cell.ours} / {cell.thesis}" if cell.thesis else cell.ours for cell in row] for row in table.rows]
    # Long column names go over several lines.
    heads = [name.replace(", ", ",\n").split("\n") for name in table.head]
    deep = max(len(head) for head in heads)
    lines = [[""] * (deep - len(head)) + head for head in heads]
    widths = [max(len(each) for each in [*head, *(row[at] for row in rows)]) for at, head in enumerate(lines)]
    top = [
        "  ".join(f"{head[level]:>{width}}" for head, width in zip(lines, widths, strict=True)) for level in range(deep)
    ]
    body = ["  ".join(f"{cell:>{width}}" for cell, width in zip(row, widths, strict=True)) for row in rows]
    return "\n".join([table.title, *top, *body])


def _of(table: pd.DataFrame, **values: Any) -> pd.DataFrame:
    for column, value in values.items():
        table = table[table[column] == value]
    return table


def _cell(row: Mapping[Any, Any], column: str, form: str, thesis_form: str = "") -> Cell:
    thesis = row.get(f"{column}_thesis")
    known = thesis is not None and not pd.isna(thesis)
    return Cell(f"{row[column]:{form}}", f"{thesis:{thesis_form or form}}" if known else "")


def _deals(rows: Sequence[Mapping[Any, Any]]) -> Cell:
    """The number of deals played; of each declarer, while a run has not given all of them the same."""
    numbers = [str(row["deals"]) for row in rows]
    return Cell(numbers[0] if len(set(numbers)) == 1 else ", ".join(numbers))


def _interval(row: Mapping[Any, Any], column: str) -> Cell:
    cell = _cell(row, column, "+.2f")
    low, high = row[f"{column}_low"], row[f"{column}_high"]
    if low is None or pd.isna(low):
        return cell
    return Cell(f"{cell.ours} [{low:+.2f}, {high:+.2f}]", cell.thesis)


def _contract(name: str) -> str:
    return "All contract sets by frequency" if name == ALL else name


def _telling_deals(store: Store, settings: RunSettings, rows: pd.DataFrame) -> Iterable[TellingDeal]:
    """The deals on which the last declarer and the first differ most, at the largest sample count."""
    first, last = settings.declarers[0], settings.declarers[-1]
    most = rows[rows["samples"] == rows["samples"].max()]
    key = ["contract", "number", "defender"]
    pairs = most[most["declarer"] == last].merge(most[most["declarer"] == first], on=key, suffixes=("", "_first"))
    if first == last or pairs.empty:
        return
    pairs["imps"] = [imps(difference) for difference in pairs["score"] - pairs["score_first"]]
    pairs["size"] = pairs["imps"].abs()
    pairs = pairs[pairs["size"] > 0].sort_values(["size", *key], ascending=[False, True, True, True])
    deals = store.deals()
    played = {board.key: board for board in store.boards()}
    for place, row in enumerate(pairs.head(_TELLING_DEALS).to_dict("records"), start=1):
        deal = deals[row["contract"], row["number"]]
        players = (row["player_first"], row["player"])
        boards = [played[BoardKey(deal.source, deal.number, player, row["opponents"])] for player in players]
        shown = [board_of(deal, board) for board in boards]
        plays = []
        for board, player in zip(shown, players, strict=True):
            assert board.contract is not None
            assert board.tricks is not None
            title = f"{short_text(player, Role.DECLARER)}: {board.contract.result(board.tricks)}"
            plays.append(f"{title}\n{text.play_by_tricks(board.contract, board.plays)}")
        yield TellingDeal(
            title=f"{deal.name}, {row['defender']} defender, double dummy {deal.double_dummy} tricks",
            anchor=f"deal-{place}",
            imps=int(row["imps"]),
            diagram=text.diagram(Deal.from_pbn(deal.deal)),
            boards=(shown[0], shown[1]),
            plays=(plays[0], plays[1]),
        )


def _html(report: Report) -> str:
    pictures = [
        (name, caption, base64.b64encode(png).decode("ascii")) for name, (caption, png) in report.pictures.items()
    ]
    return _filled("report.html.j2", report, pictures=pictures, escape=True)


def _markdown(report: Report) -> str:
    return _filled("report.md.j2", report, pictures=list(report.pictures.items()), escape=False)


def _filled(template: str, report: Report, *, pictures: Any, escape: bool) -> str:
    by_contract: dict[str, list[PrintedTable]] = {}
    for table in report.tables:
        if table not in report.aggregates:
            by_contract.setdefault(table.contract, []).append(table)
    return render(
        template,
        escape=escape,
        report=report,
        pictures=pictures,
        aggregates=report.aggregates,
        by_contract=by_contract,
    )
