"""Reads the sections ScoreTable and TotalScoreTable: all results of a board, and the pairs (PBN 2.1 section 5.4)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from io import StringIO
from typing import NamedTuple

from agent.errors import ContractError
from agent.rules.contract import Contract
from ddsolver.cards import Card
from ddsolver.errors import CardError
from experiments.boards.board import Board
from experiments.boards.pbn.syntax import split_games, unescaped

_CELL = re.compile(r'"((?:[^"\\]|\\.)*+)"|([^\s"]++)')
_PASSED = ("PASS", "P", "AP", "PASSED OUT", "PASSED", "ALL PASS")
_UNKNOWN = ("", "-", "?", "*")
_POINTS = re.compile(r"[+-]?\d{1,5}")
_OVER = re.compile(r"[+-]\d{1,2}")
_MOST_TRICKS = 13


class TableResult(NamedTuple):
    """The result of one table on a board."""

    north_south: str
    """The number or name of the North-South pair; empty if it is unknown."""
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
    """The rows that have neither a contract with its tricks nor a score, such as adjusted scores, as text."""


@dataclass(frozen=True, slots=True)
class ListedPair:
    """A pair in the section TotalScoreTable."""

    number: str
    names: str
    """The players' names, as the file writes them; empty if the file has none."""
    direction: str
    """``NS`` or ``EW`` if pairs of both directions have the same numbers; else empty."""
    total: str
    """The pair's total, as the file writes it; empty if there is none."""


def score_table(board: Board) -> ScoreTable:
    """Return the results in a board's ScoreTable, and the rows that have no result."""
    found, unread = [], []
    rows = _rows(board.tags.get("ScoreTable", ""), board.sections.get("ScoreTable", ()))
    for line, row in rows:
        result = _result(row, board)
        if result is None:
            unread.append(line)
        else:
            found.append(result)
    return ScoreTable(tuple(found), tuple(unread))


def listed_pairs(boards: Iterable[Board], games: Iterable[str] = ()) -> list[ListedPair]:
    """Return the pairs of the first TotalScoreTable in a file; ``games`` are the texts of its games without a deal."""
    tables = [(board.tags.get("TotalScoreTable", ""), board.sections.get("TotalScoreTable", ())) for board in boards]
    for text in games:
        for game in split_games(StringIO(text), []):
            tag = game.tags.get("TotalScoreTable")
            tables += [(tag.value, tag.rows())] if tag is not None else []
    for head, lines in tables:
        pairs = [_pair(row) for _, row in _rows(head, lines)]
        known = [each for each in pairs if each.number]
        if known:
            return known
    return []


def _rows(head: str, lines: Iterable[str]) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield each row of a section as text, and its cells by the lower-case name of their column."""
    columns = [column.partition("\\")[0].lstrip("+-").strip().lower() for column in head.split(";")]
    for line in lines:
        cells = [(unescaped(quoted) or plain).strip() for quoted, plain in _CELL.findall(line)]
        values = dict(zip(columns, cells, strict=False))
        yield line, {name: "" if cell in _UNKNOWN else cell for name, cell in values.items()}


def _pair(row: Mapping[str, str]) -> ListedPair:
    members = [name for name in (row.get("member1", ""), row.get("member2", "")) if name]
    total = next(
        (row[name] for name in ("totalpercentage", "totalscoremp", "totalimp", "totalscore") if name in row), ""
    )
    return ListedPair(
        number=row.get("pairid", ""),
        names=row.get("names", "") or row.get("name", "") or " & ".join(members),
        direction=row.get("direction", "").upper().replace("-", "").replace("/", ""),
        total=total,
    )


def _result(row: Mapping[str, str], board: Board) -> TableResult | None:
    """Return the result in a row of cells by column; None if the row has none."""
    pairs = (row.get("pairid_ns", ""), row.get("pairid_ew", ""))
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
