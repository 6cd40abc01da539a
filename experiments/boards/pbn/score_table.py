"""Reads the section ScoreTable: the results of all tables of a board (PBN 2.1 sections 5.2 and 5.9).

The tags PairNS and PairEW of a record of one table name its pairs as a row of a ScoreTable does (section 4.3.2).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from agent.errors import ContractError
from agent.rules.contract import MOST_TRICKS, Contract
from ddsolver.cards import Card
from ddsolver.errors import CardError
from experiments.boards.board import Board
from experiments.boards.ids import PairId
from experiments.boards.pbn.adjusted import AdjustedResult, adjusted_row, is_average
from experiments.boards.pbn.syntax import unescaped

_CELL = re.compile(r'"((?:[^"\\]|\\.)*+)"|([^\s"]++)')
_NUMBER = re.compile(r"[A-Za-z]{0,2}\d{1,4}|\d[\w-]{0,7}")
"""A pair's number, perhaps with the letter of its section; any other text is a name."""
_PASSED = ("PASS", "P", "AP", "PASSED OUT", "PASSED", "ALL PASS")
_UNKNOWN = ("", "-", "?", "*")
_POINTS = re.compile(r"[+-]?\d{1,5}")
_OVER = re.compile(r"[+-]\d{1,2}")
_SCORES = ("score", "imp", "mp", "percentage")
"""How the names of the columns with scores begin."""
_MOST_DIGITS = 3
"""The most digits of a multiplicity; a larger number would take memory without end."""


class TableResult(NamedTuple):
    """The result of one table on a board."""

    north_south: PairId | None
    """The North-South pair; None if it is unknown."""
    east_west: PairId | None
    contract: Contract | None
    """The contract; None if the board was passed out, or if only the score is known."""
    tricks: int | None
    """The tricks of the declarer's side; None if only the score is known, and 0 if the board was passed out."""
    score: int
    """Points to North-South."""
    lead: Card | None = None
    """The opening lead, if it is known."""

    @property
    def pairs(self) -> tuple[PairId | None, PairId | None]:
        """The North-South and the East-West pair."""
        return self.north_south, self.east_west

    @property
    def is_passed_out(self) -> bool:
        """Whether all four players passed."""
        return self.contract is None and self.tricks is not None


class ScoreTable(NamedTuple):
    """The results in a board's ScoreTable."""

    results: tuple[TableResult, ...]
    adjusted: tuple[AdjustedResult, ...]
    unread: tuple[str, ...]
    """The rows with neither an adjusted score, nor a contract and its tricks, nor points, as text."""
    rows: int
    """The number of rows."""
    names: Mapping[PairId, str] = MappingProxyType({})
    """The names of the pairs without a number, as the rows write them."""

    @property
    def pairs(self) -> list[tuple[PairId | None, PairId | None]]:
        """The North-South and the East-West pair of each row."""
        return [each.pairs for each in self.results] + [each.pairs for each in self.adjusted]


def score_table(board: Board, *, by_section: bool = False) -> ScoreTable:
    """Return the results in a board's ScoreTable, and the rows that have no result.

    ``by_section`` is as in `pair_of`.
    """
    found: list[TableResult] = []
    adjusted: list[AdjustedResult] = []
    unread = []
    names: dict[PairId, str] = {}
    rows = list(table_rows(board.tags.get("ScoreTable", ""), board.sections.get("ScoreTable", ())))
    # If all rows have per cents, they are what the results won; among points, they are adjusted scores.
    has_points = any(_points(row) is not None for _, row in rows)
    for line, row in rows:
        is_artificial = _is_artificial(row) or (has_points and _is_percent(row))
        pairs = _named_pairs(row, by_section=by_section)
        (north_south, _), (east_west, _) = pairs
        if not is_artificial and (result := _result(row, board, north_south, east_west)) is not None:
            # Only one of the tables with the same result is that of the pairs in the row.
            others = [result._replace(north_south=None, east_west=None)] * (_multiplicity(row) - 1)
            found += [result, *others]
        elif (score := adjusted_row(row)).is_known:
            adjusted.append(AdjustedResult(north_south, east_west, score))
        else:
            unread.append(line)
            continue
        for pair, text in pairs:
            if pair is not None and not pair.number:
                names.setdefault(pair, text)
    return ScoreTable(tuple(found), tuple(adjusted), tuple(unread), len(rows), names)


def pair_of(row: Mapping[str, str], column: str, direction: str, *, by_section: bool) -> PairId | None:
    """Return the pair that a column of a row names, by a number or by its players; None if it is empty.

    With ``by_section``, pairs of different sections may have the same number.
    """
    text = row.get(column, "")
    if _NUMBER.fullmatch(text):
        section = row.get("section", "") if by_section and text[0].isdigit() else ""
        return PairId(section, direction, text)
    return _of_names(text, direction)


def tagged_names(board: Board) -> tuple[str, str]:
    """Return the texts of the tags PairNS and PairEW: a pair's number or its players; empty if unknown."""
    one, other = (board.tags.get(name, "").strip() for name in ("PairNS", "PairEW"))
    return "" if one in _UNKNOWN else both_names(one), "" if other in _UNKNOWN else both_names(other)


def tagged_pairs(board: Board, *, by_section: bool) -> tuple[PairId | None, PairId | None]:
    """Return the pairs that the tags PairNS and PairEW name; ``by_section`` is as in `pair_of`."""
    row = dict(zip(("NS", "EW"), tagged_names(board), strict=True)) | {"section": board.tags.get("Section", "").strip()}
    one, other = (pair_of(row, side, side, by_section=by_section) for side in ("NS", "EW"))
    return one, other


def _named_pairs(row: Mapping[str, str], *, by_section: bool) -> list[tuple[PairId | None, str]]:
    """Return the North-South and the East-West pair of a row, each with its number or names as the row writes them."""
    found = []
    for direction, side in (("NS", "ns"), ("EW", "ew")):
        pair, text = pair_of(row, f"pairid_{side}", direction, by_section=by_section), row.get(f"pairid_{side}", "")
        if pair is None:
            text = both_names(row.get(f"names_{side}", ""))
            pair = _of_names(text, direction)
        found.append((pair, text))
    return found


def _of_names(names: str, direction: str) -> PairId | None:
    pair = PairId.of_players(names.split(" & "))
    return None if pair is None else pair._replace(direction=direction)


def table_rows(head: str, lines: Iterable[str]) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield each row of a section as text, and its cells by the lower-case name of their column."""
    columns = [column.partition("\\")[0].lstrip("+-").strip().lower() for column in head.split(";")]
    listed = [(line, [(unescaped(quoted) or plain).strip() for quoted, plain in _CELL.findall(line)]) for line in lines]
    # Names in several words without quotes look like cells of another row.
    has_names = any(column.startswith(("name", "member")) for column in columns)
    for line, cells in ([] if has_names else _wrapped_rows(listed, len(columns))) or listed:
        values = dict(zip(columns, cells, strict=False))
        yield line, {name: "" if cell in _UNKNOWN else cell for name, cell in values.items()}


def _wrapped_rows(lines: Sequence[tuple[str, list[str]]], columns: int) -> list[tuple[str, list[str]]]:
    """Return the rows of a table whose lines do not end with its rows, as import format allows (section 5.2).

    ``lines`` are the lines with their cells. Return an empty list if each line is a row, perhaps without its last cells
    or with further ones.
    """
    sizes = {len(cells) for _, cells in lines}
    if not sizes or max(sizes) == columns or (max(sizes) < columns and len(lines) == 1):
        return []
    rows: list[list[str]] = []
    row: list[str] = []
    for _, cells in lines:
        row += cells
        if len(row) % columns == 0:
            rows += [row[start : start + columns] for start in range(0, len(row), columns)]
            row = []
        elif len(row) > columns:
            return []
    return [] if row else [(" ".join(each), each) for each in rows]


def both_names(names: str) -> str:
    """Return the names of two players, which a semicolon separates in PBN, with an ampersand between them."""
    return " & ".join(filter(None, map(str.strip, names.split(";"))))


def _is_artificial(row: Mapping[str, str]) -> bool:
    """Return whether a row has an artificial score, such as ``^200`` or ``AVE+``: nobody took it at a table."""
    has_mark = any(cell.startswith("^") for name, cell in row.items() if name.startswith(_SCORES))
    return has_mark or any(is_average(row.get(name, "")) for name in ("score_ns", "score_ew"))


def _is_percent(row: Mapping[str, str]) -> bool:
    """Return whether a row has per cents in a column of points."""
    return any(row.get(name, "").endswith("%") for name in ("score_ns", "score_ew"))


def _multiplicity(row: Mapping[str, str]) -> int:
    """Return how many tables have the result of a row."""
    text = row.get("multiplicity", "")
    number = int(text) if text.isdecimal() and len(text) <= _MOST_DIGITS else 1
    return max(number, 1)


def _result(
    row: Mapping[str, str], board: Board, north_south: PairId | None, east_west: PairId | None
) -> TableResult | None:
    """Return the result in a row of cells by column; None if the row has none."""
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
    return tricks if 0 <= tricks <= MOST_TRICKS else None


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
