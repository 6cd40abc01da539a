"""Makes temporary folders for runs, and removes what killed processes left behind: such folders, and semaphores."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil

from experiments.errors import StoreError
from experiments.runs.lock import LOCK_FILE
from experiments.runs.store import is_being_written

_SHARED_MEMORY = Path("/dev/shm")
_TEMPORARY = "declarer-temporary-run-"
_PROCESS = r"(\d{1,9})"
_SEMAPHORE = re.compile(rf"sem\.loky-{_PROCESS}-.*")
_FOLDER = re.compile(rf"(?:joblib_memmapping_folder_{_PROCESS}_.*|{_TEMPORARY}{_PROCESS}-[a-z0-9_]{{8}})")
"""The names of loky's semaphores, and of joblib's and our own folders, with the process id. Users' names differ."""


@contextmanager
def temporary_folder() -> Iterator[Path]:
    """Make a temporary folder for a run, and remove it at the end of the ``with`` block.

    The process id in its name tells `remove_left_overs` whether the folder is in use.

    :raises StoreError: if there is no place for temporary folders.
    """
    try:
        folder = tempfile.TemporaryDirectory(prefix=f"{_TEMPORARY}{os.getpid()}-")
    except OSError as error:
        raise StoreError(
            f"cannot make a temporary folder for the run ({error.strerror}): name a folder with --run, or set the "
            "environment variable TMPDIR"
        ) from None
    with folder as name:
        yield Path(name)


def remove_left_overs() -> None:
    """Remove the semaphores, folders and temporary runs of processes that have ended."""
    for path in _of_dead_processes(_SEMAPHORE, _SHARED_MEMORY):
        with suppress(OSError):
            path.unlink()
    for path in _of_dead_processes(_FOLDER, _SHARED_MEMORY, Path(tempfile.gettempdir())):
        with suppress(OSError, sqlite3.Error):
            if not path.name.startswith(_TEMPORARY):
                path.rmdir()  # removes only an empty folder
            # The process may live in another container that shares the folder, but not its process ids.
            elif not ((path / LOCK_FILE).exists() and is_being_written(path)):
                shutil.rmtree(path, ignore_errors=True)


def _of_dead_processes(names: re.Pattern[str], *places: Path) -> Iterator[Path]:
    for place in {*places}:
        with suppress(OSError):
            for path in place.iterdir():
                made_by = names.fullmatch(path.name)
                if made_by and not psutil.pid_exists(int(made_by[made_by.lastindex or 1])):
                    yield path
