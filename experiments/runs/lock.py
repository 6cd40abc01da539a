"""What a folder of results needs: a lock, facts, and files that are never half written."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

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


def facts_of_folder(path: Path, own: Mapping[str, Any], what: str) -> dict[str, Any]:
    """Return the facts that a folder was begun with; a new or empty folder is begun with ``own``.

    ``path`` is the JSON file in the folder, and ``what`` says what such a folder has, such as "tables".

    :raises StoreError: if the folder has other files only, or its facts cannot be read.
    :raises OSError: if the facts cannot be written.
    """
    folder = path.parent
    folder.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        if others := [each.name for each in folder.iterdir() if not _is_ours(each.name)]:
            raise StoreError(
                f"{folder} has other files, such as {min(others)}; give a new folder, or one with {what} that this "
                "command began"
            )
        write_whole(path, lambda new: new.write_text(json.dumps(own, indent=1) + "\n", encoding="utf-8"))
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise StoreError(f"{path} cannot be read ({error}); give another folder") from None
    return found if isinstance(found, dict) else {}


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


def _is_ours(name: str) -> bool:
    return name.endswith(".new") or name.startswith(LOCK_FILE)
