"""The auctions of a file that is being bid, in a folder beside the new file: a line each, added when a board is bid."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Mapping
from pathlib import Path
from typing import TextIO

from experiments.errors import StoreError
from experiments.runs.folder_facts import facts_of_folder
from experiments.runs.lock import take_lock

_ROWS, _SETTINGS = "auctions.jsonl", "settings.json"


class KeptAuctions:
    """The auctions in a folder, which a repeated command goes on with.

    ``facts`` say what is bid, and by whom; a folder with other facts is refused.

    :raises StoreError: if the folder cannot be read or written, another process writes to it, or its facts differ.
    """

    def __init__(self, folder: Path, facts: Mapping[str, object]) -> None:
        self._folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = take_lock(folder)
            self._check(facts_of_folder(folder / _SETTINGS, facts, "auctions"), facts)
            path = folder / _ROWS
            content = path.read_bytes() if path.exists() else b""
            whole = content[: content.rfind(b"\n") + 1]
            self.auctions = _read(path, whole.decode("utf-8"))
            """The auctions so far as texts, by the place of the board in the file."""
            self._file: TextIO = path.open("a", encoding="utf-8", newline="")
            # If the last line was cut off by a kill, its board is bid again.
            self._file.truncate(len(whole))
        except StoreError:
            raise
        except (OSError, ValueError, sqlite3.Error) as error:
            raise StoreError(f"the auctions in {folder} cannot be read or written: {error}") from None

    def add(self, place: int, auction: str) -> None:
        """Write the auction of the board at a place of the file.

        :raises StoreError: if it cannot be written.
        """
        self.auctions[place] = auction
        try:
            self._file.write(f"{json.dumps([place, auction])}\n")
            self._file.flush()
        except OSError as error:
            raise StoreError(f"cannot write to {self._folder}: {error.strerror}") from None

    def close(self) -> None:
        """Close the file, so that other processes can write."""
        self._file.close()
        self._lock.close()

    def remove(self) -> None:
        """Close the file, and delete the folder."""
        self.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _check(self, found: Mapping[str, object], facts: Mapping[str, object]) -> None:
        for name, value in facts.items():
            if found.get(name) != value:
                raise StoreError(
                    f"{self._folder} has auctions of another command, with {name} {found.get(name)} in place of "
                    f"{value}; delete this folder, or repeat the command that began it"
                )


def _read(path: Path, text: str) -> dict[int, str]:
    found = {}
    for number, line in enumerate(text.splitlines(), start=1):
        row = json.loads(line) if line.startswith("[") else None
        if not (isinstance(row, list) and list(map(type, row)) == [int, str]):
            raise StoreError(f"{path}, line {number}: not the auction of a board: {line[:80]!r}; delete its folder")
        found[row[0]] = row[1]
    return found
