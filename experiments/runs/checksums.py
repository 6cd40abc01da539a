"""Checksums that detect changed and lost rows in a database.

SQLite notices damage to its structure, but not a changed value. So each table has a checksum, the sum of its rows'
hashes. A change of one row updates the sum without reading the others.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import suppress
from hashlib import blake2b
from typing import Any

import numpy as np


def in_parts(database: sqlite3.Connection, query: str, size: int) -> Iterator[list[Any]]:
    """Yield the rows of a query, ``size`` at a time; the query begins with the first.

    A query that ends early, as where the file is damaged, is closed: an open one keeps the file from writers.

    :raises sqlite3.Error: if the rows cannot be read. UnicodeError and MemoryError are possible too.
    """
    rows = database.execute(query)
    try:
        while some := rows.fetchmany(size):
            yield some
    finally:
        with suppress(sqlite3.ProgrammingError):  # the database is closed already
            rows.close()


_ROWS_AT_ONCE = 200
TABLES = ("run", "deals", "boards", "failures", "decisions")
"""The tables that every run has, each with a checksum."""

_BYTES = 8
"""The length of a row's hash."""
_BITS = (1 << 62) - 1
"""A mask of 62 bits, so that the sum of two masked numbers fits SQLite's signed 64-bit integers."""


def begin(database: sqlite3.Connection) -> None:
    """Store the checksums of all tables; `changed` keeps them up to date from then on."""
    database.execute("CREATE TABLE checksums (name TEXT PRIMARY KEY, number INTEGER NOT NULL, sum INTEGER NOT NULL)")
    for table in TABLES:
        add(database, table)


def add(database: sqlite3.Connection, table: str) -> None:
    """Store the checksum of one table, such as a table that is added to an older run."""
    database.execute("INSERT INTO checksums VALUES (?, ?, ?)", (table, *_of_table(database, table)))


def kept(database: sqlite3.Connection) -> bool:
    """Return whether a database has checksums."""
    return bool(database.execute("SELECT 1 FROM sqlite_master WHERE name = 'checksums'").fetchall())


def changed(
    database: sqlite3.Connection, table: str, removed: Iterable[tuple[object, ...]], added: Iterable[tuple[object, ...]]
) -> None:
    """Update a table's checksum after rows were removed and added; the rows must have all columns."""
    less, more = [_hash(row) for row in removed], [_hash(row) for row in added]
    database.execute(
        f"UPDATE checksums SET number = number + ?, sum = (sum + ?) & {_BITS} WHERE name = ?",
        (len(more) - len(less), (sum(more) - sum(less)) & _BITS, table),
    )


def damaged_structure(database: sqlite3.Connection) -> str:
    """Return SQLite's report of the first damage to a database's structure; empty if there is none.

    :raises sqlite3.Error: if the database cannot be read at all. UnicodeError and MemoryError are possible too.
    """
    ((report,),) = database.execute("PRAGMA integrity_check(1)").fetchall()
    return "" if report == "ok" else " ".join(str(report).split())


def damaged_tables(database: sqlite3.Connection) -> str:
    """Return the names of the tables whose checksum does not match; empty if all match.

    :raises sqlite3.Error: as `damaged_structure`.
    """
    stored = {name: sums for name, *sums in database.execute("SELECT name, number, sum FROM checksums").fetchall()}
    return " ".join(
        table for table in dict.fromkeys([*TABLES, *stored]) if stored.get(table) != list(_of_table(database, table))
    )


def _of_table(database: sqlite3.Connection, table: str) -> tuple[int, int]:
    """Return the number of rows in a table, and the sum of their hashes."""
    number = total = 0
    # Read the rows, not an index: an index may be damaged while the rows are sound.
    for some in in_parts(database, f"SELECT * FROM {table} NOT INDEXED", _ROWS_AT_ONCE):
        number += len(some)
        digests = b"".join([blake2b(text, digest_size=_BYTES).digest() for text in _texts(some)])
        # An overflow of 64 bits does not change the 62 bits that are kept.
        total += int(np.frombuffer(digests, ">u8").sum(dtype=np.uint64))
    return number, total & _BITS


def _texts(rows: list[tuple[object, ...]]) -> list[bytes]:
    """Return the JSON of each row; all rows are written at once, which is faster, if the text can be taken apart."""
    pieces = _as_json(rows)[2:-2].encode().split(b"], [")
    if len(pieces) == len(rows):
        return [b"[%b]" % piece for piece in pieces]
    return [_as_json(row).encode() for row in rows]


def _hash(row: Iterable[object]) -> int:
    """Return a 62-bit hash of a row's values and their types."""
    digest = blake2b(_as_json(list(row)).encode(), digest_size=_BYTES).digest()
    return int.from_bytes(digest, "big") & _BITS


_as_json = json.JSONEncoder(default=lambda blob: {"blob": bytes(blob).hex()}).encode
"""One encoder for all rows: `json.dumps` would make one for each."""
