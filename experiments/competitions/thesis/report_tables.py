"""The tables of a report, with our values and those of the thesis, and the verdicts on its claims."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf, isnan
from typing import Any

import pandas as pd

from experiments.competitions.thesis.published import ALL
from experiments.competitions.thesis.settings import RunSettings
from experiments.competitions.thesis.tables import Tables
from experiments.show.table import Beside, Column, Table
from experiments.statistics.interval import student_quantile
from experiments.statistics.simultaneous import bonferroni

Row = Mapping[Any, Any]
_WRAPS = "Comparison"
_CLAIM_HEAD = ("Section", "Comparison", "Samples", "Deals", "IMPs a board", "± with 100 deals a set")
_WORDS = ("Section", "Comparison", "Verdict", "Published value", "Defender", "Declarer and samples", "Over")


def report_tables(tables: Tables, settings: RunSettings) -> dict[str, list[Table]]:
    """Return the tables of a report by contract set; the tables over all sets (`ALL`), if there are any, come first."""
    found = {contract: [*_tables_of(tables, contract, settings)] for contract in (ALL, *settings.contracts)}
    found[ALL] = [*_claims_table(tables), *found[ALL]]
    over_all = ALL if len(settings.contracts) > 1 else settings.contracts[0]
    found[over_all] += _unfinished_table(tables)
    return {contract: of_contract for contract, of_contract in found.items() if of_contract}


def _tables_of(tables: Tables, contract: str, settings: RunSettings) -> Iterable[Table]:
    declarers = settings.declarers
    for defender in settings.defenders:
        pairs = pairwise(declarers) if len(declarers) > 1 else [(declarers[0], "")]
        for first, second in pairs:
            yield from _outcome_table(tables, contract, defender, first, second)
    for defender in settings.defenders:
        if defender != "arbitrary":
            yield from _defender_table(tables, contract, defender, declarers)
    for defender in settings.defenders:
        yield from _information_table(tables, contract, defender, declarers)
    yield from _seconds_table(tables, contract, declarers)
    yield from _equal_time_table(tables, contract)


def _claims_table(tables: Tables) -> Iterable[Table]:
    """Yield a table of the comparisons in chapter 6 of the thesis, with their verdicts."""
    listed = list(compared(tables))
    rows = [
        (
            comparison.section,
            comparison.what,
            str(row["samples"]),
            str(row["deals"]),
            _interval(row, "imps"),
            f"± {row['imps_hundred']:.2f}",
            verdict(row["imps_low"], row["imps_high"], row["imps_freedom"], len(listed)),
            agreement(row["imps_low"], row["imps_high"], row.get("imps_thesis"), row["imps_freedom"], len(listed)),
        )
        for comparison, row in listed
    ]
    if rows:
        head = (*_CLAIM_HEAD, "Verdict", "Published value")
        title = "The thesis's comparisons over all contract sets, each with its own 95 % interval"
        title += f"; the verdicts hold for all {len(rows)} simultaneously" if len(rows) > 1 else ""
        yield _table(title, head, rows)


def _outcome_table(tables: Tables, contract: str, defender: str, first: str, second: str) -> Iterable[Table]:
    """Yield a table as in tables 6.1 to 6.4 and in appendices A and B of the thesis."""
    names = [name for name in (first, second) if name]
    columns = {"optimal": "optimal %", "success": "success %", "failure": "failure %", "score": "score"}
    differences = _of(tables.declarer_imps, contract=contract, defender=defender, declarer=second, versus=first)

    def cells(samples: int, own: list[Row]) -> Iterator[Beside | str]:
        yield _deals(own)
        yield from (_cell(row, column, ".1f") for row in own for column in columns)
        yield from (_interval(row, "imps") for row in _of(differences, samples=samples).to_dict("records") if second)

    head = ["Deals", *(f"{column}, {name}" for name in names for column in columns.values())]
    head += [f"IMPs a board, {second} over {first}"] if second else []
    title = f"{_contract(contract)}, {' and '.join(names)}, {defender} defender"
    yield from _by_samples(_of(tables.outcomes, contract=contract, defender=defender), names, title, head, cells)


def _defender_table(tables: Tables, contract: str, defender: str, declarers: Sequence[str]) -> Iterable[Table]:
    """Yield a table as in table 6.5 and in appendix C of the thesis."""

    def cells(_: int, own: list[Row]) -> Iterator[Beside | str]:
        yield _deals(own)
        for row in own:
            yield from (_cell(row, "arbitrary", ".1f"), _cell(row, "optimized", ".1f"), _interval(row, "imps"))

    names = "arbitrary", defender, f"IMPs a board of {defender}"
    head = ["Deals", *(f"{column}, {name}" for name in declarers for column in names)]
    title = f"{_contract(contract)}, {defender} and arbitrary defender"
    yield from _by_samples(
        _of(tables.defender_imps, contract=contract, defender=defender), declarers, title, head, cells
    )


def _information_table(tables: Tables, contract: str, defender: str, declarers: Sequence[str]) -> Iterable[Table]:
    """Yield a table of the value of information (thesis section 6.1): what seeing all hands is worth."""
    title = f"{_contract(contract)}, value of information: points a deal by double dummy minus the declarer's"
    yield from _by_samples(
        _of(tables.outcomes, contract=contract, defender=defender),
        declarers,
        f"{title}, {defender} defender",
        declarers,
        lambda _, own: [_interval(row, "information", ".1f") for row in own],
    )


def _seconds_table(tables: Tables, contract: str, declarers: Sequence[str]) -> Iterable[Table]:
    """Yield a table as in table 6.6 and appendix D of the thesis, with the unfinished decisions per deal, if any."""
    found = _of(tables.seconds, contract=contract)
    searching = set(found[found["cut"] > 0]["declarer"])
    cut = [name for name in declarers if name in searching]

    def cells(_: int, own: list[Row]) -> Iterator[Beside | str]:
        yield from (_cell(row, "seconds", ".2f", ".1f") for row in own)
        yield from (f"{row['cut']:.1f}" for row in own if row["declarer"] in searching)

    head = [*declarers, *(f"unfinished decisions, {name}" for name in cut)]
    title = f"{_contract(contract)}, CPU seconds a deal" + (" and unfinished decisions" if cut else "")
    yield from _by_samples(found, declarers, title, head, cells)


def _equal_time_table(tables: Tables, contract: str) -> Iterable[Table]:
    """Yield the table of section 6.6: each declarer against the first one at about equal time."""
    if tables.equal_time.empty:
        return
    rows = [
        (
            row["defender"],
            f"{row['declarer']} {row['samples']}",
            f"{row['seconds']:.2f}",
            f"{row['versus']} {row['versus_samples']}",
            f"{row['versus_seconds']:.2f}",
            str(row["deals"]),
            _interval(row, "imps"),
        )
        for row in _of(tables.equal_time, contract=contract).to_dict("records")
    ]
    head = ("Defender", "Declarer and samples", "Seconds a deal", "Over", "its seconds", "Deals", "IMPs a board")
    yield _table(f"{_contract(contract)}, about equal time over all sets", head, rows)


def _unfinished_table(tables: Tables) -> Iterable[Table]:
    """Yield a table of the share of decisions whose joint search was not finished, by trick and in total."""
    found = tables.unfinished
    if found.empty:
        return
    kinds = list(found[["declarer", "samples"]].drop_duplicates().itertuples(index=False, name=None))
    rows = []
    for trick in [*sorted(set(found["trick"])), 0]:
        cells = [str(trick) if trick else "all"]
        for declarer, samples in kinds:
            of_kind = _of(found, declarer=declarer, samples=samples)
            here = _of(of_kind, trick=trick) if trick else of_kind
            number, cut = int(here["decisions"].sum()), int(here["cut"].sum())
            cells.append(f"{100 * cut / number:.1f} of {number}" if number else "")
        rows.append(tuple(cells))
    head = ("Trick", *(f"samples {samples}, {declarer}" for declarer, samples in kinds))
    yield _table("Unfinished decisions, per cent of those with a choice", head, rows)


def _table(title: str, head: Iterable[str], rows: Iterable[tuple[Beside | str, ...]]) -> Table:
    """Return a table; ``head`` has a text ``title`` or ``title, group`` for each column."""
    columns = []
    for name in head:
        column, _, group = name.partition(", ")
        columns.append(Column(column, words=column in _WORDS, group=group, wraps=column == _WRAPS))
    return Table(tuple(columns), tuple(rows), title)


def _by_samples(
    found: pd.DataFrame,
    declarers: Sequence[str],
    title: str,
    head: Sequence[str],
    cells: Callable[[Any, list[Row]], Iterable[Beside | str]],
) -> Iterator[Table]:
    """Yield a table with a row for each sample count that all the declarers have, if there is any.

    ``cells`` returns the cells behind the sample count, given the rows of the declarers.
    """
    rows: list[tuple[Beside | str, ...]] = []
    for samples, group in found.groupby("samples"):
        by_name = {row["declarer"]: row for row in group.to_dict("records")}
        if set(declarers) <= by_name.keys():
            rows.append((str(samples), *cells(samples, [by_name[name] for name in declarers])))
    if rows:
        yield _table(title, ("Samples", *head), rows)


def _of(table: pd.DataFrame, **values: Any) -> pd.DataFrame:
    for column, value in values.items():
        table = table[table[column] == value]
    return table


def _cell(row: Row, column: str, form: str, thesis_form: str = "") -> Beside:
    thesis = row.get(f"{column}_thesis")
    known = thesis is not None and not isnan(thesis)
    return Beside(f"{row[column]:{form}}", f"{thesis:{thesis_form or form}}" if known else "")


def _deals(rows: Sequence[Row]) -> str:
    """Return how many deals the declarers played, as text: one number if it is the same for all."""
    numbers = [str(row["deals"]) for row in rows]
    return numbers[0] if len(set(numbers)) == 1 else ", ".join(numbers)


def _interval(row: Row, column: str, form: str = "+.2f") -> Beside:
    cell = _cell(row, column, form)
    low, high = row[f"{column}_low"], row[f"{column}_high"]
    if low is None or isnan(low):
        return cell
    return Beside(f"{cell.own} [{low:{form}}, {high:{form}}]", cell.published)


def _contract(name: str) -> str:
    return "All contract sets by frequency" if name == ALL else name


CLOSE = 0.3
"""Players count as equally good if the interval of their difference lies within this distance of 0 (IMPs per board)."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim of the thesis that one player beats another.

    It is tested on the rows of ``table`` whose columns have the values in ``where``.
    """

    section: str
    what: str
    table: str
    where: Mapping[str, str]


def _declarers(section: str, one: str, other: str, defender: str) -> Claim:
    what = f"{_SPOKEN[one]} over {_SPOKEN[other]}, {defender} defender"
    return Claim(section, what, "declarer_imps", {"declarer": one, "versus": other, "defender": defender})


def _defenders(declarer: str) -> Claim:
    what = f"optimized over arbitrary defender, against {_SPOKEN[declarer]}"
    return Claim("6.5", what, "defender_imps", {"declarer": declarer, "defender": "optimized"})


_SPOKEN = {"monte-carlo": "Monte-Carlo", "payoff": "payoff search", "payoff:relocation=yes": "relocation"}
COMPARISONS = (
    _declarers("6.2", "payoff", "monte-carlo", "arbitrary"),
    _declarers("6.3", "payoff:relocation=yes", "payoff", "arbitrary"),
    _declarers("6.4", "payoff", "monte-carlo", "optimized"),
    _declarers("6.4", "payoff:relocation=yes", "payoff", "optimized"),
    *(_defenders(declarer) for declarer in _SPOKEN),
)
"""The comparisons of chapter 6, in its order."""


def verdict(low: float | None, high: float | None, freedom: float = inf, among: int = 1) -> str:
    """Return the verdict of a 95 % interval of IMPs per board; its ends are None or NaN if there is no interval.

    The interval has ``freedom`` degrees of freedom. It is first widened so that ``among`` such intervals hold
    simultaneously (Bonferroni).
    """
    ends = _together(low, high, freedom, among)
    if ends is None:
        return "too few deals"
    low, high = ends
    if low > 0:
        return "better"
    if high < 0:
        return "worse"
    if low >= -CLOSE and high <= CLOSE:
        return f"within {CLOSE:g} of each other"
    return "open"


def agreement(low: float | None, high: float | None, published: float | None, freedom: float, among: int) -> str:
    """Return whether a 95 % interval of IMPs per board agrees with the published value; empty if there is no value.

    A value is contradicted outside the interval that `verdict` uses. Inside, the interval agrees if its own half width
    is below `CLOSE`; a wider one cannot tell.
    """
    ends = _together(low, high, freedom, among)
    if published is None or isnan(published) or ends is None or low is None or high is None:
        return ""
    if not ends[0] <= published <= ends[1]:
        return "contradicted"
    return "agrees" if (high - low) / 2 < CLOSE else "cannot tell"


def _together(low: float | None, high: float | None, freedom: float, among: int) -> tuple[float, float] | None:
    """Return an interval widened so that ``among`` such intervals hold simultaneously (Bonferroni), if there is one."""
    if low is None or high is None or isnan(low) or isnan(high):
        return None
    wider = student_quantile(freedom, bonferroni(among)) / student_quantile(freedom)
    middle, half = (low + high) / 2, (high - low) / 2 * wider
    return middle - half, middle + half


def compared(tables: Tables) -> Iterator[tuple[Claim, dict[Any, Any]]]:
    """Yield pairs of a claim and a row that tests it: for every claim, one pair for each sample count."""
    for comparison in COMPARISONS:
        table = _of(getattr(tables, comparison.table), contract=ALL, **comparison.where)
        for row in table.sort_values("samples").to_dict("records"):
            yield comparison, row
