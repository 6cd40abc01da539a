"""Reads the rows of a query in parts, so that only a few of them are in memory at once."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from typing import Any


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
