"""Bids all boards of a file, with one bidder at all four seats; a repeated command goes on."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from agent.errors import PlayerError
from agent.players.bidding.auction import hold_auction
from agent.registry import BidderSpec
from agent.rules.auction import Auction
from agent.rules.contract import Vulnerability
from ddsolver.cards import Seat
from ddsolver.deal import Deal
from experiments.boards.board import Board, Commentary, FilePart
from experiments.boards.double_dummy import whole_deal
from experiments.errors import FormatError
from experiments.questions.explain.notes import with_notes
from experiments.runs.processes.pool import Pool, WorkerDied, stream
from experiments.runs.progress import now_and_then
from experiments.runs.rows import Details
from experiments.runs.store import Store

_OF_TABLE = {
    *("Declarer", "Contract", "Result", "Auction", "Play", "Note", "Score", "ScoreIMP", "ScoreMP", "ScorePercentage"),
    *("ScoreRubber", "ScoreRubberHistory", "BidSystemEW", "BidSystemNS", "Termination", "ActionTable"),
    *("AuctionTimeTable", "InstantScoreTable", "OptimumPlayTable", "PlayTimeTable", "ScoreTable", "TotalScoreTable"),
}
"""The tags and sections that belong to the auction and the play in the file, not to the deal."""


@dataclass(frozen=True, slots=True)
class DealToBid:
    """A deal of a file, and who bids it."""

    place: int
    """The place of its board in the file, from 0."""
    name: str
    deal: Deal
    dealer: Seat
    vulnerability: Vulnerability
    bidder: BidderSpec
    seed: int

    @property
    def fact(self) -> bytes:
        """What the auction depends on, beside the bidder and the seed."""
        row = (self.place, self.deal.hands, int(self.dealer), str(self.vulnerability))
        return f"{row}\n".encode()


ReadPart = tuple[FilePart, DealToBid | FormatError | None]
"""A part of a file, with its deal, or why the cards of its board are not known."""


def parts_to_bid(parts: Iterable[FilePart], bidder: BidderSpec, seed: int) -> Iterator[ReadPart]:
    """Yield the parts of files with their deals.

    :raises FormatError: as `BoardFiles.parts`.
    """
    place = 0
    for part in parts:
        board = part.board
        if board is None:
            yield part, None
            continue
        try:
            deal = whole_deal(board, "bidding")
            yield part, DealToBid(place, board.name, deal, board.dealer, board.vulnerability, bidder, seed)
        except FormatError as error:
            yield part, error
        place += 1


def bid_deals(deals: Iterable[DealToBid], jobs: int) -> Iterator[tuple[int, str | PlayerError]]:
    """Yield the place of each deal, and its auction with notes as a text, in any order.

    If a bidder makes an illegal call, or fails, the deal has an error in place of its auction.
    """
    for deal, found in stream(_bid, deals, Pool(jobs)):
        if isinstance(found, WorkerDied):
            yield deal.place, PlayerError(f"board {deal.name}: the bidder's process died")
        else:
            yield deal.place, found


def _bid(deal: DealToBid) -> str | PlayerError:
    try:
        ours = tuple(Seat) if deal.bidder.is_built_in else ()
        return str(with_notes(_auction(deal), deal.vulnerability, ours))
    except PlayerError as error:
        return error


def _auction(deal: DealToBid) -> Auction:
    """Return the auction of a deal; the seed and its place determine all random choices.

    :raises PlayerError: if the bidder makes an illegal call, or has none.
    """
    bidder = deal.bidder.make(np.random.SeedSequence(deal.seed, spawn_key=(deal.place,)))
    try:
        return hold_auction(deal.deal, deal.dealer, deal.vulnerability, dict.fromkeys(Seat, bidder)).auction
    except PlayerError as error:
        raise error.at(f"board {deal.name}: {deal.bidder.key}") from None


def bid_board(board: Board, auction: Auction, bidder: BidderSpec) -> Board:
    """Return a board with a new auction, without the auction, the play and the result that it had in the file."""
    tags = {name: value for name, value in board.tags.items() if name not in _OF_TABLE}
    around = {name: texts for name, texts in board.commentary.around.items() if name not in _OF_TABLE}
    return replace(
        board,
        auction=auction,
        contract=auction.contract,
        passed_out=auction.is_passed_out,
        trump=None,
        leader=None,
        plays=(),
        tricks=None,
        tags=tags | {seat.name.title(): bidder.key for seat in Seat},
        sections={name: rows for name, rows in board.sections.items() if name not in _OF_TABLE},
        commentary=Commentary(around=around),
        unfinished=(),
        double_dummy=None,
        comment="",
    )


_SECONDS = 0.5
"""Auctions wait at most about this long until they are written together."""


class KeptAuctions:
    """The auctions in a folder, to which a repeated command adds those that are missing.

    ``facts`` say what is bid, and by whom; a folder with other facts is refused. A file may have very many ``boards``,
    so their auctions are not in memory.

    :raises StoreError: if the folder cannot be read or written, another process writes to it, or its facts differ.
    """

    def __init__(self, folder: Path, facts: Mapping[str, str], boards: int) -> None:
        self._store = Store(
            folder, facts, create=True, remedy="delete this folder, or repeat the command that began it"
        )
        self._has = bytearray(boards)
        """Whether each board has an auction."""
        self._waiting: dict[int, str] = {}
        self._is_time = now_and_then(_SECONDS)
        for place, _ in self._store.details():
            self._has[place] = True

    @property
    def number(self) -> int:
        """The number of boards with an auction."""
        return self._has.count(1)

    def __contains__(self, place: int) -> bool:
        """Return whether the board at a place of the file has an auction."""
        return bool(self._has[place])

    def add(self, place: int, auction: str) -> None:
        """Keep the auction of the board at a place of the file.

        :raises StoreError: if it cannot be written.
        """
        self._has[place] = True
        self._waiting[place] = auction
        if self._is_time():
            self._write()

    def _write(self) -> None:
        if self._waiting:
            self._store.add_rows(Details(place, auction) for place, auction in self._waiting.items())
        self._waiting = {}

    def in_order(self) -> Iterator[Auction]:
        """Yield the auctions in the order of the file, as if North had dealt every board.

        :raises StoreError: if they cannot be read or written.
        """
        self._write()
        return (Auction(Seat.NORTH, calls) for _, calls in self._store.details())

    def close(self) -> None:
        """Write what is waiting and close the folder, so that other processes can write.

        :raises StoreError: if it cannot be written.
        """
        try:
            self._write()
        finally:
            self._store.close()

    def remove(self) -> None:
        """Close and delete the folder."""
        self._store.close()
        shutil.rmtree(self._store.folder, ignore_errors=True)
