"""A file of lines in a folder: it grows while a command works; after a kill, the repeated command adds the rest."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TextIO

from experiments.errors import StoreError
from experiments.runs.folder_facts import facts_of_folder
from experiments.runs.lock import take_lock


class KeptLines:
    """The lines of a file in a folder, which belongs to one process at a time.

    ``facts`` are those of `facts_of_folder`, in the file ``settings``; ``what`` says what the folder has, such as "the
    match". If a fact differs, ``refusal`` gets its name, the folder's value and ours, and returns the error message.

    :raises StoreError: if the folder cannot be read or written, another process writes to it, or its facts differ.
    """

    def __init__(
        self,
        path: Path,
        settings: str,
        facts: Mapping[str, object],
        what: str,
        refusal: Callable[[str, object, object], str],
    ) -> None:
        self._path, self._what, folder = path, what, path.parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = take_lock(folder)
            found = facts_of_folder(folder / settings, facts, what)
            for name, value in facts.items():
                if found.get(name) != value:
                    self._lock.close()
                    raise StoreError(refusal(name, found.get(name), value))
            self._file: TextIO = path.open("a", encoding="utf-8", newline="")
            with path.open("rb") as lines:
                # If the last line was cut off by a kill, it does not count.
                self._file.truncate(sum(len(line) for line in lines if line.endswith(b"\n")))
        except StoreError:
            raise
        except (OSError, ValueError, sqlite3.Error) as error:
            raise StoreError(f"{what} in {folder} cannot be read or written: {error}") from None

    def lines(self) -> Iterator[str]:
        """Yield the lines of the file.

        :raises StoreError: if they cannot be read.
        """
        try:
            with self._path.open(encoding="utf-8", newline="\n") as file:
                for line in file:
                    yield line.removesuffix("\n")
        except (OSError, UnicodeError) as error:
            raise StoreError(f"{self._what} in {self._path.parent} cannot be read or written: {error}") from None

    def add(self, line: str) -> None:
        """Write a line.

        :raises StoreError: if it cannot be written.
        """
        try:
            self._file.write(f"{line}\n")
            self._file.flush()
        except OSError as error:
            raise StoreError(f"cannot write to {self._path.parent}: {error.strerror}") from None

    def close(self) -> None:
        """Close the file, so that other processes can write."""
        self._file.close()
        self._lock.close()
