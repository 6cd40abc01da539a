"""Bids all boards of a file, with one bidder at all four seats."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

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


class FileToBid:
    """The deals of board files, read one by one, as often as needed; ``parts`` reads them."""

    def __init__(self, parts: Callable[[], Iterator[FilePart]], bidder: BidderSpec, seed: int) -> None:
        self._parts = parts
        self._bidder = bidder
        self._seed = seed

    def parts(self) -> Iterator[tuple[FilePart, DealToBid | FormatError | None]]:
        """Yield the parts of the files, each with its deal, or why the cards of its board are not known.

        :raises FormatError: as `BoardFiles.parts`.
        """
        place = -1
        for part in self._parts():
            board, deal = part.board, None
            if board is not None:
                place += 1
                deal = self._deal(place, board)
            yield part, deal

    def _deal(self, place: int, board: Board) -> DealToBid | FormatError:
        try:
            deal = whole_deal(board, "bidding")
        except FormatError as error:
            return error
        return DealToBid(place, board.name, deal, board.dealer, board.vulnerability, self._bidder, self._seed)

    def deals(self) -> Iterator[DealToBid]:
        """Yield the boards whose 52 cards are known."""
        return (deal for _, deal in self.parts() if isinstance(deal, DealToBid))


class Digest:
    """A short text that differs for other deals, dealers or vulnerabilities."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, deal: DealToBid) -> None:
        """Add a deal."""
        row = (deal.place, deal.deal.hands, int(deal.dealer), str(deal.vulnerability))
        self._hash.update(f"{row}\n".encode())

    def __str__(self) -> str:
        return self._hash.hexdigest()[:16]


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
