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
_TEMPORARY = "declarer-"
_OF_PROCESS = re.compile(rf"(?:sem\.loky-|joblib_memmapping_folder_|{_TEMPORARY})(\d+)[-_]")
"""Names of joblib's and loky's semaphores and folders, and of our temporary folders; group 1 is the process id."""


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
    for path in _of_dead_processes():
        with suppress(OSError, sqlite3.Error):
            if path.is_file():
                path.unlink()
            elif not path.name.startswith(_TEMPORARY):
                path.rmdir()  # removes only an empty folder
            # The process may live in another container that shares the folder, but not its process ids.
            elif not ((path / LOCK_FILE).exists() and is_being_written(path)):
                shutil.rmtree(path, ignore_errors=True)


def _of_dead_processes() -> Iterator[Path]:
    with suppress(OSError):
        places = {_SHARED_MEMORY, Path(tempfile.gettempdir())}
        for path in (path for place in places if place.is_dir() for path in place.iterdir()):
            made_by = _OF_PROCESS.match(path.name)
            if made_by and not psutil.pid_exists(int(made_by[1])):
                yield path
