"""Tables as a report prints them, ours beside the thesis's."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pandas as pd

from experiments.thesis.claims import compared, verdict
from experiments.thesis.published import ALL
from experiments.thesis.settings import RunSettings
from experiments.thesis.tables import Tables


@dataclass(frozen=True, slots=True)
class PrintedCell:
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
    rows: tuple[tuple[PrintedCell, ...], ...]

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


def print_tables(tables: Tables, settings: RunSettings) -> Iterable[PrintedTable]:
    """All tables of a report: the aggregate over contract sets, then each set."""
    yield from _claims_table(tables)
    for contract in (ALL, *settings.contracts):
        for defender in settings.defenders:
            pairs = zip(settings.declarers, settings.declarers[1:], strict=False)
            for first, second in pairs if len(settings.declarers) > 1 else [(settings.declarers[0], "")]:
                yield from _outcome_table(tables, contract, defender, first, second)
        for defender in settings.defenders:
            if defender != "arbitrary":
                yield from _defender_table(tables, contract, defender, settings.declarers)
        yield from _seconds_table(tables, contract, settings.declarers)
        yield from _equal_time_table(tables, contract)
        if contract == ALL:
            yield from _unfinished_table(tables)


def _claims_table(tables: Tables) -> Iterable[PrintedTable]:
    """The comparisons of chapter 6, each decided or not."""
    listed = list(compared(tables))
    rows = [
        (
            PrintedCell(comparison.section),
            PrintedCell(comparison.what),
            PrintedCell(str(row["samples"])),
            PrintedCell(str(row["deals"])),
            _interval(row, "imps"),
            PrintedCell(f"± {row['imps_hundred']:.2f}"),
            PrintedCell(verdict(row["imps_low"], row["imps_high"], len(listed))),
        )
        for comparison, row in listed
    ]
    if rows:
        head = ("Section", "Comparison", "Samples", "Deals", "IMPs a board", "100 deals a set tell", "Decided")
        title = "The thesis's comparisons over all contract sets, each with its own 95 % interval"
        title += f"; what is decided holds for all {len(rows)} together" if len(rows) > 1 else ""
        yield PrintedTable(title, ALL, head, tuple(rows))


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
        cells = [PrintedCell(str(samples)), _deals([by_name[name] for name in names])]
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
            cells = [PrintedCell(str(samples)), _deals([by_name[name] for name in declarers])]
            for name in declarers:
                row = by_name[name]
                cells += [_cell(row, "arbitrary", ".1f"), _cell(row, "optimized", ".1f"), _interval(row, "imps")]
            rows.append(tuple(cells))
    if rows:
        yield PrintedTable(
            f"{_contract(contract)}, {defender} and arbitrary defender", contract, tuple(head), tuple(rows)
        )


def _seconds_table(tables: Tables, contract: str, declarers: Sequence[str]) -> Iterable[PrintedTable]:
    """Table 6.6 and appendix D, and beside the seconds what the joint search left out, if anything."""
    found = _of(tables.seconds, contract=contract)
    searching = list(found[found["cut"] > 0]["declarer"].drop_duplicates())
    cut = [name for name in declarers if name in searching]
    rows = []
    for samples, group in found.groupby("samples"):
        by_name = {row["declarer"]: row for row in group.to_dict("records")}
        if set(declarers) <= by_name.keys():
            cells = [_cell(by_name[name], "seconds", ".2f", ".1f") for name in declarers]
            cells += [PrintedCell(f"{by_name[name]['cut']:.1f}") for name in cut]
            rows.append((PrintedCell(str(samples)), *cells))
    if rows:
        head = ("Samples", *declarers, *(f"not to the end, {name}" for name in cut))
        title = f"{_contract(contract)}, CPU seconds a deal" + (" and decisions not searched to the end" if cut else "")
        yield PrintedTable(title, contract, head, tuple(rows))


def _equal_time_table(tables: Tables, contract: str) -> Iterable[PrintedTable]:
    """Section 6.6: each declarer against the first one at about the same time."""
    if tables.equal_time.empty:
        return
    rows = [
        (
            PrintedCell(row["defender"]),
            PrintedCell(f"{row['declarer']} {row['samples']}"),
            PrintedCell(f"{row['seconds']:.2f}"),
            PrintedCell(f"{row['versus']} {row['versus_samples']}"),
            PrintedCell(f"{row['versus_seconds']:.2f}"),
            PrintedCell(str(row["deals"])),
            _interval(row, "imps"),
        )
        for row in _of(tables.equal_time, contract=contract).to_dict("records")
    ]
    head = ("Defender", "Declarer and samples", "Seconds a deal", "Over", "its seconds", "Deals", "IMPs a board")
    yield PrintedTable(f"{_contract(contract)}, about equal time over all sets", contract, head, tuple(rows))


def _unfinished_table(tables: Tables) -> Iterable[PrintedTable]:
    """The share of decisions whose joint search did not get to the end, by trick and over all."""
    found = tables.unfinished
    if found.empty:
        return
    kinds = list(found[["declarer", "samples"]].drop_duplicates().itertuples(index=False, name=None))
    rows = []
    for trick in [*sorted(set(found["trick"])), 0]:
        cells = [PrintedCell(str(trick) if trick else "all")]
        for declarer, samples in kinds:
            of_kind = _of(found, declarer=declarer, samples=samples)
            here = _of(of_kind, trick=trick) if trick else of_kind
            number, cut = int(here["decisions"].sum()), int(here["cut"].sum())
            cells.append(PrintedCell(f"{100 * cut / number:.1f} of {number}" if number else ""))
        rows.append(tuple(cells))
    head = ("Trick", *(f"samples {samples}, {declarer}" for declarer, samples in kinds))
    yield PrintedTable("Decisions not searched to the end, per cent of those with a choice", ALL, head, tuple(rows))


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


def _cell(row: Mapping[Any, Any], column: str, form: str, thesis_form: str = "") -> PrintedCell:
    thesis = row.get(f"{column}_thesis")
    known = thesis is not None and not pd.isna(thesis)
    return PrintedCell(f"{row[column]:{form}}", f"{thesis:{thesis_form or form}}" if known else "")


def _deals(rows: Sequence[Mapping[Any, Any]]) -> PrintedCell:
    """The number of deals played; of each declarer, while a run has not given all of them the same."""
    numbers = [str(row["deals"]) for row in rows]
    return PrintedCell(numbers[0] if len(set(numbers)) == 1 else ", ".join(numbers))


def _interval(row: Mapping[Any, Any], column: str) -> PrintedCell:
    cell = _cell(row, column, "+.2f")
    low, high = row[f"{column}_low"], row[f"{column}_high"]
    if low is None or pd.isna(low):
        return cell
    return PrintedCell(f"{cell.ours} [{low:+.2f}, {high:+.2f}]", cell.thesis)


def _contract(name: str) -> str:
    return "All contract sets by frequency" if name == ALL else name
