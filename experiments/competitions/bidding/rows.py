"""The rows of a match between bidders: a line of text for each deal, added when it has been bid."""

from __future__ import annotations

import csv
import hashlib
import sqlite3
from collections.abc import Mapping
from pathlib import Path
from typing import TextIO

from experiments.competitions.bidding.deals import SolvedDeals
from experiments.competitions.bidding.match import BiddingMatch, BidTwice
from experiments.errors import StoreError
from experiments.runs.folder_facts import facts_of_folder
from experiments.runs.lock import take_lock

_ROWS, _SETTINGS = "auctions.csv", "match.json"
_HEAD = ("board", "first in North-South", "second in North-South")


class Rows:
    """The rows in a folder, which later commands go on with.

    :raises StoreError: if the folder cannot be written to, another process writes to it, or it holds another match.
    """

    def __init__(self, folder: Path, match: BiddingMatch, deals: SolvedDeals) -> None:
        facts = {
            "first": match.first.key,
            "second": match.second.key,
            "seed": match.seed,
            "deals": hashlib.sha256(deals.hands.tobytes() + deals.tricks.tobytes()).hexdigest()[:16],
        }
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = take_lock(folder)
            _check(folder, facts_of_folder(folder / _SETTINGS, facts, "a match of bidders"), facts)
            path = folder / _ROWS
            whole = _whole_lines(path) if path.exists() else b""
            self.bid = _read(path, whole.decode("utf-8"))
            self._file: TextIO = path.open("a", encoding="utf-8", newline="")
            # If the last line was cut off by a kill, its board is bid again.
            self._file.truncate(len(whole))
        except StoreError:
            raise
        except (OSError, ValueError, sqlite3.Error) as error:
            raise StoreError(f"the match in {folder} cannot be read or written: {error}") from None
        self._writer = csv.writer(self._file, lineterminator="\n")
        if not whole:
            self._writer.writerow(_HEAD)

    def add(self, bid: BidTwice) -> None:
        """Write the auctions of a deal."""
        self.bid.append(bid)
        self._writer.writerow((bid.number + 1, *bid.auctions))
        self._file.flush()

    def close(self) -> None:
        """Close the file, so that other processes can write."""
        self._file.close()
        self._lock.close()


def _check(folder: Path, found: Mapping[str, object], facts: Mapping[str, object]) -> None:
    for name, value in facts.items():
        if found.get(name) != value:
            raise StoreError(
                f"{folder} holds a match with {name} = {found.get(name)!r}, not {value!r}; name another folder"
            )


def _whole_lines(path: Path) -> bytes:
    content = path.read_bytes()
    return content[: content.rfind(b"\n") + 1]


def _read(path: Path, text: str) -> list[BidTwice]:
    found = []
    for line, row in enumerate(csv.reader(text.splitlines()), start=1):
        if line == 1:
            continue
        try:
            number, first, second = row
            found.append(BidTwice(int(number) - 1, (first, second)))
        except ValueError:
            raise StoreError(f"{path}, line {line}: not a board with two auctions: {','.join(row)!r}") from None
    return found
