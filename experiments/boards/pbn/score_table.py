"""Reads the section ScoreTable: the results of all tables of a board (PBN 2.1 sections 5.2 and 5.9)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from agent.errors import ContractError
from agent.rules.contract import Contract
from ddsolver.cards import Card
from ddsolver.errors import CardError
from experiments.boards.board import Board
from experiments.boards.pbn.syntax import unescaped

_CELL = re.compile(r'"((?:[^"\\]|\\.)*+)"|([^\s"]++)')
_PASSED = ("PASS", "P", "AP", "PASSED OUT", "PASSED", "ALL PASS")
_UNKNOWN = ("", "-", "?", "*")
_POINTS = re.compile(r"[+-]?\d{1,5}")
_OVER = re.compile(r"[+-]\d{1,2}")
_MOST_TRICKS = 13
_SCORES = ("score", "imp", "mp", "percentage")
"""How the names of the columns with scores begin."""
_MOST_DIGITS = 3
"""The most digits of a multiplicity; a larger number would take memory without end."""


class TableResult(NamedTuple):
    """The result of one table on a board."""

    north_south: str
    """The number, or else the names, of the North-South pair; empty if it is unknown."""
    east_west: str
    contract: Contract | None
    """The contract; None if the board was passed out, or if only the score is known."""
    tricks: int | None
    """The tricks of the declarer's side; None if only the score is known, and 0 if the board was passed out."""
    score: int
    """Points to North-South."""
    lead: Card | None = None
    """The opening lead, if it is known."""

    @property
    def is_passed_out(self) -> bool:
        """Whether all four players passed."""
        return self.contract is None and self.tricks is not None


class ScoreTable(NamedTuple):
    """The results in a board's ScoreTable."""

    results: tuple[TableResult, ...]
    unread: tuple[str, ...]
    """The rows with an artificial score, or with neither a contract and its tricks nor a score, as text."""
    rows: int
    """The number of rows."""


def score_table(board: Board, *, by_section: bool = False) -> ScoreTable:
    """Return the results in a board's ScoreTable, and the rows that have no result.

    ``by_section`` is as in `pair_number`.
    """
    found: list[TableResult] = []
    unread = []
    rows = list(table_rows(board.tags.get("ScoreTable", ""), board.sections.get("ScoreTable", ())))
    for line, row in rows:
        result = None if _is_artificial(row) else _result(row, board, by_section=by_section)
        if result is None:
            unread.append(line)
        else:
            # Only one of the tables with the same result is that of the pairs in the row.
            others = [result._replace(north_south="", east_west="")] * (_multiplicity(row) - 1)
            found += [result, *others]
    return ScoreTable(tuple(found), tuple(unread), len(rows))


def pair_number(row: Mapping[str, str], column: str, *, by_section: bool) -> str:
    """Return a pair's number or name; with ``by_section``, the section is put before the number, as in ``A3``."""
    number, section = row.get(column, ""), row.get("section", "") if by_section else ""
    if not section or not number[:1].isdigit():
        return number
    return f"{section}{number}" if section.isalpha() else f"{section}-{number}"


def table_rows(head: str, lines: Iterable[str]) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield each row of a section as text, and its cells by the lower-case name of their column."""
    columns = [column.partition("\\")[0].lstrip("+-").strip().lower() for column in head.split(";")]
    for line in lines:
        cells = [(unescaped(quoted) or plain).strip() for quoted, plain in _CELL.findall(line)]
        values = dict(zip(columns, cells, strict=False))
        yield line, {name: "" if cell in _UNKNOWN else cell for name, cell in values.items()}


def both_names(names: str) -> str:
    """Return the names of two players, which a semicolon separates in PBN, with an ampersand between them."""
    return " & ".join(filter(None, map(str.strip, names.split(";"))))


def _is_artificial(row: Mapping[str, str]) -> bool:
    """Return whether a row has an artificial score, such as ``^200``: nobody took it at a table."""
    return any(cell.startswith("^") for name, cell in row.items() if name.startswith(_SCORES))


def _multiplicity(row: Mapping[str, str]) -> int:
    """Return how many tables have the result of a row."""
    text = row.get("multiplicity", "")
    number = int(text) if text.isdecimal() and len(text) <= _MOST_DIGITS else 1
    return max(number, 1)


def _result(row: Mapping[str, str], board: Board, *, by_section: bool) -> TableResult | None:
    """Return the result in a row of cells by column; None if the row has none."""
    north_south, east_west = (
        pair_number(row, f"pairid_{side}", by_section=by_section) or both_names(row.get(f"names_{side}", ""))
        for side in ("ns", "ew")
    )
    pairs = (north_south, east_west)
    text = row.get("contract", "")
    if text.upper() in _PASSED:
        return TableResult(*pairs, None, 0, 0)
    lead = _card(row.get("lead", ""))
    try:
        contract = Contract.parse(text, row.get("declarer") or None)
    except ContractError:
        contract = None
    tricks = None if contract is None else _tricks(row.get("result", ""), contract)
    if contract is not None and tricks is not None:
        score = contract.north_south_score(tricks, board.vulnerability)
        return TableResult(*pairs, contract, tricks, score, lead)
    points = _points(row)
    return None if points is None else TableResult(*pairs, None, None, points, lead)


def _tricks(text: str, contract: Contract) -> int | None:
    """Return the tricks of the declarer's side: ``9``, or beside the contract ``=``, ``+1`` or ``-2``."""
    if text == "=":
        return contract.tricks_needed
    if _OVER.fullmatch(text):
        tricks = contract.tricks_needed + int(text)
    elif text.isdecimal() and len(text) <= 2:
        tricks = int(text)
    else:
        return None
    return tricks if 0 <= tricks <= _MOST_TRICKS else None


def _points(row: Mapping[str, str]) -> int | None:
    """Return North-South's points in the columns Score_NS and Score_EW; None if neither has a number."""
    for name, sign in (("score_ns", 1), ("score_ew", -1)):
        if _POINTS.fullmatch(row.get(name, "")):
            return sign * int(row[name])
    return None


def _card(text: str) -> Card | None:
    try:
        return Card.parse(text) if text else None
    except CardError:
        return None
