"""Reads the section ScoreTable: the results of all tables on a board (PBN 2.1 section 5.4)."""

from __future__ import annotations

import re
from typing import NamedTuple

from agent.errors import ContractError
from agent.rules.contract import Contract
from experiments.boards.board import Board

_CELL = re.compile(r'"([^"]*+)"|([^\s"]++)')
_PASSED = ("PASS", "P", "AP")


class TableResult(NamedTuple):
    """The result of one table on a board."""

    north_south: str
    """The number or name of the North-South pair; empty if it is unknown."""
    east_west: str
    contract: Contract | None
    """The contract; None if the board was passed out."""
    tricks: int
    """The tricks of the declarer's side."""
    score: int
    """Points to North-South."""


def score_table(board: Board) -> list[TableResult]:
    """Return the results in a board's ScoreTable, without rows that have no contract or no number of tricks."""
    head = board.tags.get("ScoreTable", "")
    names = [column.partition("\\")[0].lstrip("+-").strip().lower() for column in head.split(";")]
    found = []
    for line in board.sections.get("ScoreTable", ()):
        cells = [quoted or plain for quoted, plain in _CELL.findall(line)]
        result = _result(dict(zip(names, cells, strict=False)), board)
        if result is not None:
            found.append(result)
    return found


def _result(row: dict[str, str], board: Board) -> TableResult | None:
    """Return the result in a row of cells by column; None if the row has none."""
    pairs = (row.get("pairid_ns", ""), row.get("pairid_ew", ""))
    text, tricks = row.get("contract", ""), row.get("result", "")
    if text.upper() in _PASSED:
        return TableResult(*pairs, None, 0, 0)
    try:
        contract = Contract.parse(text, row.get("declarer"))
    except ContractError:
        return None
    if not tricks.isdecimal() or len(tricks) > 2 or int(tricks) > 13:
        return None
    return TableResult(*pairs, contract, int(tricks), contract.north_south_score(int(tricks), board.vulnerability))
