"""What a folder of results needs: a lock, and files that are never half written."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
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
    except sqlite3.Error as error:
        lock.close()
        if "locked" in str(error):
            raise StoreError(
                f"{folder} is being written to by another process; wait until it ends, or stop it"
            ) from None
        raise
    return lock


def is_being_written(folder: Path) -> bool:
    """Return whether a process holds the lock of a run.

    :raises sqlite3.Error: if the lock cannot be opened.
    """
    try:
        take_lock(folder).close()
    except StoreError:
        return True
    return False


def write_whole(path: Path, write: Callable[[Path], object]) -> None:
    """Let ``write`` write a new file beside a path, and move it there, so that no file is ever half written.

    :raises OSError: if it cannot be written.
    """
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        write(new)
        with new.open("rb+") as file:
            os.fsync(file.fileno())
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)
