"""Removes what killed processes left behind: temporary folders, and semaphores of workers."""

from __future__ import annotations

import re
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import psutil

from experiments.runs.store import LOCK_FILE, is_being_written

TEMPORARY = "declarer-"
"""The prefix of the temporary folders in which commands keep boards."""

_SHARED_MEMORY = Path("/dev/shm")
_OF_PROCESS = re.compile(r"(?:sem\.loky-|joblib_memmapping_folder_)(\d+)[-_]")
"""Names of semaphores and folders of joblib and loky; group 1 is the id of the process that made them."""


def remove_left_overs() -> None:
    """Remove semaphores and folders whose process has ended, and temporary runs that no process has locked."""
    for path in _of_dead_processes():
        with suppress(OSError):
            path.unlink() if path.is_file() else path.rmdir()  # rmdir removes only an empty folder
    for folder in Path(tempfile.gettempdir()).glob(f"{TEMPORARY}*"):
        with suppress(OSError, sqlite3.Error):
            # A folder without a lock may just have been made, so it is kept.
            if (folder / LOCK_FILE).exists() and not is_being_written(folder):
                shutil.rmtree(folder, ignore_errors=True)


def _of_dead_processes() -> Iterator[Path]:
    for place in {_SHARED_MEMORY, Path(tempfile.gettempdir())}:
        with suppress(OSError):
            for path in place.iterdir():
                made_by = _OF_PROCESS.match(path.name)
                if made_by and not psutil.pid_exists(int(made_by[1])):
                    yield path
