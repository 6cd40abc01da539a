"""The rows of a match between bidders: a line of text for each deal, added when it has been bid."""

from __future__ import annotations

import csv
import hashlib
import json
import sqlite3
from collections.abc import Mapping
from pathlib import Path
from typing import TextIO

from ddsolver.errors import BridgeError
from experiments.competitions.bidding.deals import SolvedDeals
from experiments.competitions.bidding.match import BiddingMatch, BidTwice
from experiments.errors import StoreError
from experiments.runs.lock import LOCK_FILE, take_lock

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
        self.bid: list[BidTwice] = []
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = take_lock(folder)
            settings = folder / _SETTINGS
            if settings.exists():
                _check(folder, json.loads(settings.read_text("utf-8")), facts)
            elif not all(path.name.startswith(LOCK_FILE) for path in folder.iterdir()):
                raise StoreError(f"{folder} is not empty, and holds no match of bidders; name another folder")
            else:
                settings.write_text(json.dumps(facts, indent=1) + "\n", "utf-8")
            path = folder / _ROWS
            self.bid = _read(path) if path.exists() else []
            # A row whose line was cut off by a kill is bid again.
            whole = [_HEAD, *((each.number + 1, *each.auctions) for each in self.bid)]
            self._file: TextIO = path.open("w", encoding="utf-8", newline="")
            self._writer = csv.writer(self._file, lineterminator="\n")
            self._writer.writerows(whole)
            self._file.flush()
        except StoreError:
            raise
        except (OSError, ValueError, sqlite3.Error) as error:
            raise StoreError(f"the match in {folder} cannot be read or written: {error}") from None

    def add(self, bid: BidTwice) -> None:
        """Write the auctions of a deal."""
        self.bid.append(bid)
        self._writer.writerow((bid.number + 1, *bid.auctions))
        self._file.flush()

    def close(self) -> None:
        """Close the file, so that other processes can write."""
        self._file.close()
        self._lock.close()


def _check(folder: Path, found: object, facts: Mapping[str, object]) -> None:
    if not isinstance(found, dict):
        raise StoreError(f"{folder / _SETTINGS} is damaged; name another folder")
    for name, value in facts.items():
        if found.get(name) != value:
            raise StoreError(
                f"{folder} holds a match with {name} = {found.get(name)!r}, not {value!r}; name another folder"
            )


def _read(path: Path) -> list[BidTwice]:
    with path.open(encoding="utf-8", newline="") as file:
        text = file.read()
    whole = text[: text.rfind("\n") + 1]
    found = []
    for line, row in enumerate(csv.reader(whole.splitlines()), start=1):
        if line == 1:
            continue
        try:
            number, first, second = row
            found.append(BidTwice(int(number) - 1, (first, second)))
        except (ValueError, BridgeError):
            raise StoreError(f"{path}, line {line}: not a board with two auctions: {','.join(row)!r}") from None
    return found
