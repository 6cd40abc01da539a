"""The tables of a run's database, and their rows."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import fields
from functools import cache, lru_cache
from typing import Any

from agent.rules.auction import Auction
from agent.rules.constraints import format_constraints, parse_constraints
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import Seat
from ddsolver.deal import Deal
from experiments.runs.rows import (
    Answers,
    BiddingTime,
    BoardKey,
    Details,
    FailedBoard,
    PlayedBoard,
    StoredDeal,
    StoredTable,
)

_PASSED_OUT = "Pass"
"""The value of the column ``contract`` for a passed-out deal."""
DEAL_COLUMNS = (
    *("source", "number", "name", "deal", "dealer", "auction", "constraints", "vulnerable", "contract", "double_dummy"),
)
"""The columns of the table ``deals``; `deal_row` says what they have."""
_OF_BOARD = dict.fromkeys(BoardKey._fields, "str") | {"number": "int"}
_SQL = {"str": "TEXT NOT NULL", "int": "INTEGER NOT NULL", "bytes": "BLOB NOT NULL", "float": "REAL NOT NULL"}
"""The type of a column by that of a field; other fields are numbers that may be missing."""


def columns_of(row: type, elsewhere: str = "") -> dict[str, str]:
    """Return the columns of the table of a class of rows such as `PlayedBoard`, with the types of their values.

    Fields in other tables are left out; with ``elsewhere``, the columns are those in this other table.
    """
    return {each.name: str(each.type) for each in fields(row) if each.metadata.get("elsewhere", "") == elsewhere}


def create_table(name: str, columns: Mapping[str, str], key: Iterable[str]) -> str:
    """Return the statement that makes a table; ``columns`` have the types of their values, ``key`` is its key."""
    listed = ", ".join(f"{column} {_SQL.get(kind, 'REAL')}" for column, kind in columns.items())
    return f"CREATE TABLE {name} ({listed}, PRIMARY KEY ({', '.join(key)}))"


MEASURED = tuple(columns_of(PlayedBoard, "measures"))
"""The fields of `PlayedBoard` that are in the table ``measures``."""
SCHEMA = {
    "run": create_table("run", {"key": "str", "value": "str"}, ["key"]),
    "deals": create_table(
        "deals", dict.fromkeys(DEAL_COLUMNS, "str") | {"number": "int", "double_dummy": "int"}, ["source", "number"]
    ),
    "boards": create_table("boards", columns_of(PlayedBoard), _OF_BOARD),
    "failures": create_table("failures", columns_of(FailedBoard), _OF_BOARD),
    "decisions": create_table("decisions", {**_OF_BOARD, "decisions": "bytes"}, _OF_BOARD),
    "measures": create_table("measures", _OF_BOARD | columns_of(PlayedBoard, "measures"), _OF_BOARD),
}
"""The tables that every new run has; old ones lack ``measures`` until a board is added to them."""
OPTIONAL: dict[type, tuple[str, tuple[str, ...]]] = {
    BiddingTime: ("bidding", ("source", "number")),
    StoredTable: ("asked_tables", ("number",)),
    Answers: ("answers", ("number", "player")),
    Details: ("details", ("number",)),
}
"""The tables that not all runs have, by the class of their rows: name and key."""

VIEW = """
CREATE VIEW played AS SELECT
    source, number, name, deal, dealer, auction, constraints, vulnerable, contract, double_dummy, player, defender,
    (SELECT value FROM run WHERE key = 'seed') AS seed,
    tricks, score, seconds, defender_seconds, play, remarks, program, wall_seconds, defender_wall_seconds, fault
FROM boards JOIN deals USING (source, number) LEFT JOIN measures USING (source, number, player, defender);
"""


def deal_row(deal: StoredDeal) -> dict[str, object]:
    """Return a deal as its row in the table ``deals``; two deals are the same if their rows are equal."""
    values = (
        *(deal.source, deal.number, deal.name, deal.deal.to_pbn(), str(deal.dealer), str(deal.auction or "")),
        *(format_constraints(deal.constraints), str(deal.vulnerability), str(deal.contract or _PASSED_OUT)),
        deal.double_dummy,
    )
    return dict(zip(DEAL_COLUMNS, values, strict=True))


def deal_of_row(source: str, number: int, name: str, *texts: Any) -> StoredDeal:
    """Return the deal in a row of the table ``deals``, given the row's values in order."""
    deal, dealer, auction, constraints, vulnerable, contract, double_dummy = texts
    return StoredDeal(
        source,
        number,
        name,
        Deal.from_pbn(deal),
        _seat(dealer),
        _vulnerability(vulnerable),
        _contract(contract),
        double_dummy,
        Auction(dealer, auction) if auction else None,
        parse_constraints(constraints) if constraints else {},
    )


_seat = cache(Seat.parse)
_vulnerability = cache(Vulnerability.parse)


@lru_cache(maxsize=1024)
def _contract(text: str) -> Contract | None:
    return None if text == _PASSED_OUT else Contract.parse(text)


def board_columns(measured: Collection[str]) -> tuple[str, str]:
    """Return the columns that make a `PlayedBoard`, in the order of its fields, and the tables that have them.

    ``measured`` are the columns of the table ``measures``; it is empty without such a table. Boards without decisions,
    and without measures, have empty values there.
    """
    texts = dict.fromkeys(("fault", "said"), "''")
    values = {"decisions": "''"} | {name: texts.get(name, "NULL") for name in MEASURED if name not in measured}
    values |= {name: f"IFNULL({name}, {empty})" for name, empty in texts.items() if name in measured}
    columns = ", ".join(values.get(each.name, each.name) for each in fields(PlayedBoard))
    joined = f" LEFT JOIN measures USING ({', '.join(BoardKey._fields)})" if measured else ""
    return columns, f"boards{joined}"


def values_of(row: PlayedBoard | FailedBoard) -> dict[str, object]:
    """Return the values of a row, by column of its table."""
    return {name: getattr(row, name) for name in columns_of(type(row))}
