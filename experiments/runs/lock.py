"""A lock on a folder, so that one process at a time writes to it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from experiments.errors import StoreError

LOCK_FILE = "lock"


def take_lock(folder: Path) -> sqlite3.Connection:
    """Return a lock on a folder until it is closed; the system releases it even if this process is killed.

    :raises StoreError: if another process has it.
    :raises sqlite3.Error: if the lock cannot be opened.
    """
    lock = sqlite3.connect(folder / LOCK_FILE, timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if "locked" in str(error):
            raise StoreError(
                f"{folder} is being written to by another process; wait until it ends, or stop it"
            ) from None
        raise
    return lock


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keep other processes from writing to a folder in a ``with`` block.

    :raises StoreError: if another process writes to it, or the lock cannot be opened.
    """
    try:
        lock = take_lock(folder)
    except sqlite3.Error as error:
        raise StoreError(f"{folder / LOCK_FILE} cannot be opened: {error}") from None
    with closing(lock):
        yield
