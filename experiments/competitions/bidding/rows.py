"""The rows of a match between bidders: a line of text for each deal, added when it has been bid."""

from __future__ import annotations

from pathlib import Path

from experiments.competitions.bidding.deals import SolvedDeals
from experiments.competitions.bidding.match import BiddingMatch, BidTwice
from experiments.errors import StoreError
from experiments.runs.code_version import code_of
from experiments.runs.kept_lines import KeptLines, kept_auction

_ROWS, _SETTINGS = "auctions.csv", "match.json"
_HEAD = "board,first in North-South,second in North-South"
_REMEDY = "delete this line"


class Rows:
    """The rows in a folder, which later commands go on with; the same program bids them all.

    ``deals`` are all deals that the match could have, even if fewer are bid.

    :raises StoreError: if the folder cannot be written to, another process writes to it, it holds another match, or a
        line of it is wrong.
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
        self._path, self._most = folder / _ROWS, len(deals)
        self._line_of: dict[int, int] = {}
        """The line of each deal, by its number."""
        self.bid: list[BidTwice] = []
        self._kept.read(self._read)
        if not self._kept.has_lines:
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

    def _read(self, line: int, text: str) -> None:
        """Add the deal of a line.

        :raises StoreError: if it has no deal of the match with two complete auctions, or an earlier line has the deal.
        """
        if line == 1 and text == _HEAD:
            return
        where = f"{self._path}, line {line}"
        number, *auctions = text.split(",")
        is_board = number.isdecimal() and len(number) < 10 and 1 <= int(number) <= self._most
        if not is_board or len(auctions) != 2:
            raise StoreError(f"{where}: not one of {self._most:,} boards with two auctions: {text[:80]!r}; {_REMEDY}")
        deal = int(number) - 1
        if deal in self._line_of:
            raise StoreError(f"{where}: line {self._line_of[deal]} has board {number} already; {_REMEDY}")
        self._line_of[deal] = line
        first, second = (str(kept_auction(calls, where, "this line")) for calls in auctions)
        self.bid.append(BidTwice(deal, (first, second)))
