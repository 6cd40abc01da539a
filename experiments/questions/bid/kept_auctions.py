"""The auctions of a file that is being bid, in a folder beside the new file: a line each, added when a board is bid."""

from __future__ import annotations

import json
import shutil
from array import array
from collections.abc import Iterator, Mapping
from pathlib import Path

from agent.rules.auction import Auction
from experiments.errors import StoreError
from experiments.runs.kept_lines import KeptLines, kept_auction

_ROWS, _SETTINGS = "auctions.jsonl", "settings.json"


class KeptAuctions:
    """The auctions in a folder, to which a repeated command adds those that are missing.

    ``facts`` say what is bid, and by whom; a folder with other facts is refused. Only the number of the line of each
    of the ``boards`` is in memory, because a file may have very many.

    :raises StoreError: if the folder cannot be read or written, another process writes to it, or its facts differ.
    """

    def __init__(self, folder: Path, facts: Mapping[str, object], boards: int) -> None:
        def refusal(name: str, found: object, value: object) -> str:
            return (
                f"{folder} has auctions of another command, with {name} {found} in place of {value}; delete this "
                "folder, or repeat the command that began it"
            )

        self._folder = folder
        self._kept = KeptLines(folder / _ROWS, _SETTINGS, facts, "auctions", refusal)
        self._lines = 0
        self._line_of = array("q", [0]) * boards
        """The number of the line with the auction of each board, from 1; 0 for none."""
        self.number = 0
        """The number of boards with an auction."""
        self._kept.read(lambda number, line: self._count(self._read(number, line)[0]))

    def __contains__(self, place: int) -> bool:
        """Return whether the board at a place of the file has an auction."""
        return self._line_of[place] > 0

    def add(self, place: int, auction: str) -> None:
        """Write the auction of the board at a place of the file.

        :raises StoreError: if it cannot be written.
        """
        self._kept.add(json.dumps([place, auction]))
        self._count(place)

    def _count(self, place: int) -> None:
        self._lines += 1
        self.number += not self._line_of[place]
        self._line_of[place] = self._lines

    def in_order(self) -> Iterator[Auction]:
        """Yield the auctions in the order of the file, as if North had dealt every board.

        Processes finish boards nearly in the order of the file, so few auctions wait in memory for an earlier one.

        :raises StoreError: if they cannot be read, or one is not legal or not complete.
        """
        waiting: dict[int, Auction] = {}
        lines = enumerate(self._kept.lines(), start=1)
        for place, of_place in enumerate(self._line_of):
            while of_place and place not in waiting:
                line, text = next(lines)
                read, calls = self._read(line, text)
                if self._line_of[read] == line:  # a later line replaces an earlier one
                    waiting[read] = kept_auction(calls, f"{self._folder / _ROWS}, line {line}", "its folder")
            if of_place:
                yield waiting.pop(place)

    def _read(self, number: int, line: str) -> tuple[int, str]:
        try:
            row = json.loads(line) if line.startswith("[") else None
        except ValueError as error:
            raise StoreError(f"the auctions in {self._folder} cannot be read or written: {error}") from None
        if isinstance(row, list) and list(map(type, row)) == [int, str] and 0 <= row[0] < len(self._line_of):
            return row[0], row[1]
        path = self._folder / _ROWS
        raise StoreError(f"{path}, line {number}: not the auction of a board: {line[:80]!r}; delete its folder")

    def close(self) -> None:
        """Close the file, so that other processes can write."""
        self._kept.close()

    def remove(self) -> None:
        """Close the file, and delete the folder."""
        self.close()
        shutil.rmtree(self._folder, ignore_errors=True)
