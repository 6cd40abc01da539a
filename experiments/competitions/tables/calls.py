"""The calls of our client: a bidder's, those in a file, or those that lead to a given contract."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from agent.players.bidding.bidder import Bidder, BiddingView
from agent.registry import BidderSpec
from agent.rules.auction import Action, Auction, Call
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import Seat
from experiments.boards.board import Board
from experiments.boards.lin.writer import lin_auction
from experiments.competitions.match.bid_match import bidder_seed
from experiments.competitions.tables.messages import BoardLine
from experiments.errors import FormatError
from experiments.questions.explain.notes import note_of_last_call
from experiments.runs.best_contract import prepare


class BoardCalls(Protocol):
    """The calls of a seat on one board."""

    @property
    def is_real(self) -> bool:
        """Whether the calls say something about the hands; calls made up to reach a contract do not."""

    def call_after(self, made: Auction) -> Call:
        """Return the next call."""

    def note(self, made: Auction) -> str | None:
        """Return what the last call shows, for the opponents; None to say nothing."""


class Calls(Protocol):
    """The calls of a seat in a session."""

    def of(self, board: BoardLine, seat: Seat, hand: int) -> BoardCalls:
        """Return the calls on a board; ``hand`` is the mask of the seat's cards."""


@dataclass(frozen=True, slots=True)
class BidderCalls:
    """The calls of a bidder.

    On board N it has the random numbers that it has in `declarer match` on the board at place N of a file.
    """

    spec: BidderSpec
    seed: int
    explains: bool = False
    """Whether the opponents hear what the calls show."""

    def of(self, board: BoardLine, seat: Seat, hand: int) -> BoardCalls:
        """Return the calls on a board."""
        luck = (max(board.number, 1) - 1,)
        return _OwnCalls(self.spec.make(bidder_seed(self.seed, luck, seat)), board.vulnerability, hand, self.explains)


@dataclass(frozen=True, slots=True)
class _OwnCalls:
    bidder: Bidder
    vulnerability: Vulnerability
    hand: int
    explains: bool
    is_real: bool = True

    def call_after(self, made: Auction) -> Call:
        return self.bidder.call(BiddingView(self.hand, made, self.vulnerability)).call

    def note(self, made: Auction) -> str | None:
        return (note_of_last_call(made, self.vulnerability) or None) if self.explains else None


@dataclass(frozen=True, slots=True)
class PlannedAuction:
    """The planned auction of a board."""

    auction: Auction
    is_real: bool
    """Whether the calls say something about the hands; calls made up to reach a contract do not."""

    def call_after(self, made: Auction) -> Call:
        """Return the next planned call; a pass if the calls ``made`` depart from the plan or complete it."""
        number = len(made.calls)
        same = self.auction.calls[:number] == made.calls and number < len(self.auction.calls)
        return self.auction.calls[number] if same else Action.PASS

    def note(self, _made: Auction) -> None:
        """Say nothing about the calls."""


class PlannedCalls:
    """The planned auctions of a session.

    A board of the file (``boards``) gets its own auction or, if it has none, the shortest auction to its contract. Any
    other board gets the shortest auction to ``contract``; without ``contract``, the client passes.
    """

    def __init__(self, boards: Iterable[Board] = (), contract: Contract | None = None) -> None:
        self._boards = list(boards)
        self._contract = contract

    def of(self, board: BoardLine, seat: Seat, hand: int) -> PlannedAuction:
        """Return the planned auction of a board.

        In the file, a board matches if ``seat`` holds ``hand`` (a mask). If none matches, a board with the same number
        is used, provided that the file hides the cards of ``seat``. A board with another dealer is not used.
        """
        found = next((each for each in self._boards if each.hands[seat] == hand), None)
        if found is None:
            numbered = (each for each in self._boards if each.name == str(board.number) and each.hands[seat] is None)
            found = next(numbered, None)
        if found is not None and found.dealer is board.dealer:
            auction, changed = lin_auction(_with_contract(found))
            if auction is not None:
                return PlannedAuction(auction, is_real=found.auction is not None and not changed)
        if self._contract is None:
            return PlannedAuction(Auction(board.dealer), is_real=True)
        to_contract = Board(str(board.number), (None,) * 4, board.dealer, board.vulnerability, contract=self._contract)
        auction, _ = lin_auction(to_contract)
        assert auction is not None, "a contract can be bid"
        return PlannedAuction(auction, is_real=False)


def _with_contract(board: Board) -> Board:
    """Return the board; if it has not been bid, add the contract that our manager would choose."""
    if board.contract is not None or board.passed_out:
        return board
    try:
        return prepare(board)
    except FormatError:
        return board
