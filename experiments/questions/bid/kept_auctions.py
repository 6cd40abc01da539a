"""The auctions of a file that is being bid, in a folder beside the new file: a line each, added when a board is bid."""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from pathlib import Path

from experiments.errors import StoreError
from experiments.runs.kept_lines import KeptLines

_ROWS, _SETTINGS = "auctions.jsonl", "settings.json"


class KeptAuctions:
    """The auctions in a folder, to which a repeated command adds those that are missing.

    ``facts`` say what is bid, and by whom; a folder with other facts is refused.

    :raises StoreError: if the folder cannot be read or written, another process writes to it, or its facts differ.
    """

    def __init__(self, folder: Path, facts: Mapping[str, object]) -> None:
        def refusal(name: str, found: object, value: object) -> str:
            return (
                f"{folder} has auctions of another command, with {name} {found} in place of {value}; delete this "
                "folder, or repeat the command that began it"
            )

        self._folder = folder
        self._kept = KeptLines(folder / _ROWS, _SETTINGS, facts, "auctions", refusal)
        self.auctions = _read(folder / _ROWS, self._kept.lines)
        """The auctions so far as texts, by the place of the board in the file."""

    def add(self, place: int, auction: str) -> None:
        """Write the auction of the board at a place of the file.

        :raises StoreError: if it cannot be written.
        """
        self.auctions[place] = auction
        self._kept.add(json.dumps([place, auction]))

    def close(self) -> None:
        """Close the file, so that other processes can write."""
        self._kept.close()

    def remove(self) -> None:
        """Close the file, and delete the folder."""
        self.close()
        shutil.rmtree(self._folder, ignore_errors=True)


def _read(path: Path, lines: list[str]) -> dict[int, str]:
    found = {}
    for number, line in enumerate(lines, start=1):
        try:
            row = json.loads(line) if line.startswith("[") else None
        except ValueError as error:
            raise StoreError(f"the auctions in {path.parent} cannot be read or written: {error}") from None
        if not (isinstance(row, list) and list(map(type, row)) == [int, str]):
            raise StoreError(f"{path}, line {number}: not the auction of a board: {line[:80]!r}; delete its folder")
        found[row[0]] = row[1]
    return found
