"""The rows of a match between bidders: a line of text for each deal, added when it has been bid."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from pathlib import Path

from experiments.competitions.bidding.deals import SolvedDeals
from experiments.competitions.bidding.match import BiddingMatch, BidTwice
from experiments.errors import StoreError
from experiments.runs.code_version import code_of
from experiments.runs.kept_lines import KeptLines

_ROWS, _SETTINGS = "auctions.csv", "match.json"
_HEAD = "board,first in North-South,second in North-South"


class Rows:
    """The rows in a folder, which later commands go on with; the same program bids them all.

    ``deals`` are all deals that the match could have, even if fewer are bid.

    :raises StoreError: if the folder cannot be written to, another process writes to it, or it holds another match.
    """

    def __init__(self, folder: Path, match: BiddingMatch, deals: SolvedDeals) -> None:
        facts = {
            "first": match.first.key,
            "second": match.second.key,
            "seed": match.seed,
            "deals": deals.digest(),
            "program": code_of((), (match.first, match.second)),
        }

        def refusal(name: str, found: object, value: object) -> str:
            return f"{folder} holds a match with {name} = {found!r}, not {value!r}; name another folder"

        self._kept = KeptLines(folder / _ROWS, _SETTINGS, facts, "a match of bidders", refusal)
        lines = [*self._kept.lines()]
        self.bid = _read(folder / _ROWS, lines)
        if not lines:
            self._kept.add(_HEAD)

    def add(self, bid: BidTwice) -> None:
        """Write the auctions of a deal.

        :raises StoreError: if they cannot be written.
        """
        self.bid.append(bid)
        self._kept.add(",".join((str(bid.number + 1), *bid.auctions)))

    def close(self) -> None:
        """Close the file, so that other processes can write."""
        self._kept.close()


def _read(path: Path, lines: Iterable[str]) -> list[BidTwice]:
    found = []
    for line, row in enumerate(csv.reader(lines), start=1):
        if line == 1:
            continue
        try:
            number, first, second = row
            found.append(BidTwice(int(number) - 1, (first, second)))
        except ValueError:
            raise StoreError(f"{path}, line {line}: not a board with two auctions: {','.join(row)!r}") from None
    return found
