"""The tables of a run's database, and their rows."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import fields
from functools import cache, lru_cache
from typing import Any

from agent.rules.auction import Auction
from agent.rules.constraints import format_constraints, parse_constraints
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import Seat
from ddsolver.deal import Deal
from experiments.runs.rows import Answers, BiddingTime, BoardKey, FailedBoard, PlayedBoard, StoredDeal, StoredTable

MEASURED = ("wall_seconds", "defender_wall_seconds", "fault", "said", "counted_seconds")
"""The fields of `PlayedBoard` that are in the table ``measures``."""
_PASSED_OUT = "Pass"
"""The value of the column ``contract`` for a passed-out deal."""

SCHEMA = """
CREATE TABLE IF NOT EXISTS run (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS deals (
    source TEXT NOT NULL,           -- the contract set, or 'file' or 'random'
    number INTEGER NOT NULL,        -- the deal's place in the source, from 0
    name TEXT NOT NULL,             -- the board's name, as shown to people
    deal TEXT NOT NULL,             -- PBN
    dealer TEXT NOT NULL,
    auction TEXT NOT NULL,          -- the calls in order, alerts in braces, if known
    constraints TEXT NOT NULL,      -- on the hands, W:hcp=12-15,S=5+
    vulnerable TEXT NOT NULL,
    contract TEXT NOT NULL,
    double_dummy INTEGER NOT NULL,  -- the declarer's double-dummy tricks
    PRIMARY KEY (source, number)
);
CREATE TABLE IF NOT EXISTS boards (
    source TEXT NOT NULL,
    number INTEGER NOT NULL,
    player TEXT NOT NULL,           -- the declarer's key: its options that differ from the baseline
    defender TEXT NOT NULL,
    tricks INTEGER NOT NULL,        -- the declarer's tricks
    score INTEGER NOT NULL,         -- points for the declarer's side
    seconds REAL NOT NULL,          -- CPU seconds of the declarer, both hands
    defender_seconds REAL NOT NULL,
    play TEXT NOT NULL,             -- the cards in the order played, in PBN notation
    remarks TEXT NOT NULL,          -- the players' remarks, with the tricks at which they occurred
    program TEXT NOT NULL DEFAULT '',  -- the code that played it: version and hash of the sources
    PRIMARY KEY (source, number, player, defender)
);
CREATE TABLE IF NOT EXISTS failures (
    source TEXT NOT NULL,
    number INTEGER NOT NULL,
    player TEXT NOT NULL,
    defender TEXT NOT NULL,
    error TEXT NOT NULL,            -- a traceback; the last line names the error and its place
    PRIMARY KEY (source, number, player, defender)
);
CREATE TABLE IF NOT EXISTS decisions (
    source TEXT NOT NULL,
    number INTEGER NOT NULL,
    player TEXT NOT NULL,
    defender TEXT NOT NULL,
    decisions BLOB NOT NULL,        -- zlib of JSON: the evaluation of every card; only in runs that keep it
    PRIMARY KEY (source, number, player, defender)
);
"""

MEASURES = """
CREATE TABLE measures (
    source TEXT NOT NULL,
    number INTEGER NOT NULL,
    player TEXT NOT NULL,
    defender TEXT NOT NULL,
    wall_seconds REAL NOT NULL,     -- of the declarer, both hands
    defender_wall_seconds REAL NOT NULL,
    fault TEXT NOT NULL,            -- why the board ended early: the role of an engine, and how it failed
    said TEXT NOT NULL,             -- the lines that this engine wrote last
    counted_seconds REAL,           -- the declarer's counted work; old runs lack this column
    PRIMARY KEY (source, number, player, defender)
);
"""
"""A table that old runs lack until a board is added to them."""

BIDDING = """
CREATE TABLE bidding (
    source TEXT NOT NULL,
    number INTEGER NOT NULL,
    north_south REAL NOT NULL,      -- CPU seconds in which North and South bid the deal
    east_west REAL NOT NULL,
    PRIMARY KEY (source, number)
);
"""
"""A table that only runs of matches of robots have."""

ASKED_TABLES = """
CREATE TABLE asked_tables (
    number INTEGER PRIMARY KEY,     -- the table's place in the run, from 0
    match TEXT NOT NULL,            -- the name of the file
    place INTEGER NOT NULL,         -- the number of the table among those of the same board, from 1
    pbn TEXT NOT NULL               -- the board
);
"""

ANSWERS = """
CREATE TABLE answers (
    number INTEGER NOT NULL,        -- of the table
    player TEXT NOT NULL,
    program TEXT NOT NULL,          -- the code of the player: version and hash of the sources
    seconds REAL NOT NULL,          -- CPU seconds of the player
    turns TEXT NOT NULL,            -- JSON: the player's card at every turn with a choice, and what the cards cost
    PRIMARY KEY (number, player)
);
"""
"""This table and the one before are only in runs of `declarer calibrate players`."""

DETAILS = """
CREATE TABLE details (
    number INTEGER PRIMARY KEY,     -- of the deal, from 0
    value TEXT NOT NULL             -- its auction with notes (`declarer bid FILE`), or JSON (`declarer practice`)
);
"""
"""A table that only runs of `declarer bid FILE` and `declarer practice` have."""

OPTIONAL: dict[type, tuple[str, str, tuple[str, ...]]] = {
    BiddingTime: ("bidding", BIDDING, ("source", "number")),
    StoredTable: ("asked_tables", ASKED_TABLES, ("number",)),
    Answers: ("answers", ANSWERS, ("number", "player")),
}
"""The tables that not all runs have, by the class of their rows: name, schema, key."""

VIEW = """
CREATE VIEW played AS SELECT
    source, number, name, deal, dealer, auction, constraints, vulnerable, contract, double_dummy, player, defender,
    (SELECT value FROM run WHERE key = 'seed') AS seed,
    tricks, score, seconds, defender_seconds, play, remarks, program, wall_seconds, defender_wall_seconds, fault
FROM boards JOIN deals USING (source, number) LEFT JOIN measures USING (source, number, player, defender);
"""


def deal_row(deal: StoredDeal) -> dict[str, object]:
    """Return a deal as its row in the table ``deals``; two deals are the same if their rows are equal."""
    return {
        "source": deal.source,
        "number": deal.number,
        "name": deal.name,
        "deal": deal.deal.to_pbn(),
        "dealer": str(deal.dealer),
        "auction": str(deal.auction or ""),
        "constraints": format_constraints(deal.constraints),
        "vulnerable": str(deal.vulnerability),
        "contract": str(deal.contract or _PASSED_OUT),
        "double_dummy": deal.double_dummy,
    }


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


def columns_of(row: type) -> str:
    """Return the columns of the table for a class of rows such as `PlayedBoard`, separated by commas.

    Fields in other tables are left out.
    """
    return ", ".join(column.name for column in fields(row) if "elsewhere" not in column.metadata)


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
    return {name: getattr(row, name) for name in columns_of(type(row)).split(", ")}
