"""Whether a database still holds what was stored in it.

SQLite notices damage to its structure, but not to what stands in a cell. So each table has a checksum, the sum of a
hash of each of its rows: it follows every row that comes or goes without a look at the others, and tells changed rows
as well as lost ones.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Iterable

TABLES = ("run", "deals", "boards", "failures", "decisions")
"""The tables that have a checksum."""

_BITS = (1 << 62) - 1
"""Sums are of 62 bits, so that SQLite can add two of them."""


def begin(database: sqlite3.Connection) -> None:
    """Write down the checksums of all tables as they are now; ``changed`` keeps them from then on."""
    database.execute("CREATE TABLE checksums (name TEXT PRIMARY KEY, number INTEGER NOT NULL, sum INTEGER NOT NULL)")
    for table in TABLES:
        database.execute("INSERT INTO checksums VALUES (?, ?, ?)", (table, *_of_table(database, table)))


def kept(database: sqlite3.Connection) -> bool:
    """Whether a database has checksums."""
    return bool(database.execute("SELECT 1 FROM sqlite_master WHERE name = 'checksums'").fetchall())


def changed(
    database: sqlite3.Connection, table: str, removed: Iterable[tuple[object, ...]], added: Iterable[tuple[object, ...]]
) -> None:
    """Keep a table's checksum: rows with all their columns that were removed from it and added to it."""
    less, more = [_hash(row) for row in removed], [_hash(row) for row in added]
    database.execute(
        f"UPDATE checksums SET number = number + ?, sum = (sum + ?) & {_BITS} WHERE name = ?",
        (len(more) - len(less), (sum(more) - sum(less)) & _BITS, table),
    )


def damaged_structure(database: sqlite3.Connection) -> str:
    """What is wrong with the structure of a database, as SQLite tells; empty if nothing is.

    :raises sqlite3.Error: if it cannot be read at all, as may UnicodeError and MemoryError.
    """
    ((found,),) = database.execute("PRAGMA integrity_check(1)").fetchall()
    return "" if found == "ok" else " ".join(str(found).split())


def damaged_tables(database: sqlite3.Connection) -> str:
    """Which tables do not hold what was stored; empty if all do.

    :raises sqlite3.Error: as `damaged_structure`.
    """
    stored = {name: sums for name, *sums in database.execute("SELECT name, number, sum FROM checksums")}
    return " ".join(table for table in TABLES if stored.get(table) != list(_of_table(database, table)))


def _of_table(database: sqlite3.Connection, table: str) -> tuple[int, int]:
    """How many rows a table has, and the sum of their hashes."""
    number = total = 0
    # By the rows themselves: an index over them may be damaged alone.
    for row in database.execute(f"SELECT * FROM {table} NOT INDEXED"):
        number += 1
        total += _hash(row)
    return number, total & _BITS


def _hash(row: Iterable[object]) -> int:
    """62 bits of a row's values and their types."""
    text = json.dumps(list(row), default=lambda blob: {"blob": bytes(blob).hex()})
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") & _BITS
