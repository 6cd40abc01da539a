"""The auction of a board that a person bids with robots, before the play."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field, replace

import numpy as np

from agent.players.bidding.bidder import BiddingView
from agent.registry import BidderSpec
from agent.rules.auction import Auction, Call
from ddsolver.cards import Seat
from experiments.boards.board import Board, Commentary
from experiments.questions.bid.analysis import explained_call
from experiments.questions.bid.report import bid_text
from experiments.questions.explain.notes import note_of_last_call
from experiments.questions.play.game import Game

_NOTHING_NEW = "nothing new"


@dataclass(slots=True)
class Bidding:
    """A board that a person bids at one seat, with robots at the other seats.

    A new bidder makes each call. If a call is taken back and made again, the same answers follow.
    """

    board: Board
    """The board; its own auction and contract do not count."""
    seat: Seat
    """The person's seat."""
    bidder: BidderSpec
    """The bidder of the other seats, which also gives hints."""
    seed: int
    begin_play: Callable[[Auction], Game]
    """Makes the game that follows an auction; somebody must have bid."""
    _calls: dict[tuple[Call, ...], Call] = field(default_factory=dict)
    _games: dict[tuple[Call, ...], Game] = field(default_factory=dict)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    @property
    def start(self) -> Auction:
        """The auction before the first call."""
        return Auction(self.board.dealer)

    @property
    def passed_board(self) -> Board:
        """The board after four passes, without what its file says about another auction and its play."""
        return replace(
            self.board,
            auction=Auction(self.board.dealer, "Pass Pass Pass Pass"),
            contract=None,
            passed_out=True,
            trump=None,
            leader=None,
            plays=(),
            tricks=None,
            commentary=Commentary(),
            comment="",
        )

    def advance(self, auction: Auction) -> Auction:
        """Return the auction after the robots' calls up to the person's turn, or to the end."""
        while not auction.is_over and auction.to_call is not self.seat:
            auction = auction.call(self._call(auction))
        return auction

    def _call(self, auction: Auction) -> Call:
        with self._lock:
            if auction.calls not in self._calls:
                luck = np.random.SeedSequence(self.seed, spawn_key=(len(auction.calls),))
                self._calls[auction.calls] = self.bidder.make(luck).call(self._view(auction)).call
            return self._calls[auction.calls]

    def _view(self, auction: Auction) -> BiddingView:
        return BiddingView(self.board.deal.hands[auction.to_call], auction, self.board.vulnerability)

    def hint(self, auction: Auction) -> str:
        """Return what the robot would call in the person's place, and why."""
        with self._lock:
            return bid_text(explained_call(self._view(auction), self.bidder, self.seed))

    def shown(self, auction: Auction) -> list[str]:
        """Return what each call shows, if our bidder made it."""
        beginning, notes = self.start, []
        for call in auction.calls:
            beginning = beginning.call(call)
            notes.append(note_of_last_call(beginning, self.board.vulnerability) or _NOTHING_NEW)
        return notes

    def game(self, auction: Auction) -> Game:
        """Return the game that follows a complete auction in which somebody has bid."""
        with self._lock:
            if auction.calls not in self._games:
                self._games[auction.calls] = self.begin_play(auction)
            return self._games[auction.calls]
