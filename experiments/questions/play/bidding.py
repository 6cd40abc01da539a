"""The auction of a board that a person bids with robots, and the games in which robots sit in the other seats."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field, replace

import numpy as np

from agent.player import AnyPlayer
from agent.players.bidding.bidder import BiddingView
from agent.registry import BidderSpec, Defence, PlayerSpec, Role, parse_player
from agent.rules.auction import Auction, Call
from ddsolver.cards import Seat
from experiments.boards.board import Board, Commentary
from experiments.questions.bid.analysis import bid_text, explained_call
from experiments.questions.explain.analysis import Players, shown_by_auction
from experiments.questions.play.game import Game, Maker
from experiments.runs.best_contract import prepare
from experiments.runs.tasks import DECLARER_ROLE, DEFENDER_ROLE


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
        shown = shown_by_auction(auction, self.board.vulnerability, Players(ours=tuple(Seat)))
        return [each.words.removeprefix(": ") for each in shown]

    def game(self, auction: Auction) -> Game:
        """Return the game that follows a complete auction in which somebody has bid."""
        with self._lock:
            if auction.calls not in self._games:
                self._games[auction.calls] = self.begin_play(auction)
            return self._games[auction.calls]


_ADVISER_ROLE = 3
ROBOT = "monte-carlo:strong,samples=20,auction=robots"
"""The player of the other seats after an auction with our bidders: it reads the calls as theirs."""
HIDDEN = "monte-carlo:strong,samples=20"
"""The default defender beside a person, and a human defender's adviser: it uses the auction, and sees two hands."""


def game_of(
    ready: Board, seat: Seat, playing: PlayerSpec, defending: Defence, seed: int, number: int, advising: str = HIDDEN
) -> Game:
    """Return the game that a person plays at ``seat``, which is not dummy's; in defence, ``advising`` gives the hints.

    ``number`` is the number of the board, on which the players' random numbers depend, as on ``seed``.
    """
    contract = ready.contract

    def maker(make: Callable[[np.random.SeedSequence], AnyPlayer], role: int) -> Maker:
        return lambda turn: make(np.random.SeedSequence(seed, spawn_key=(number, role, turn)))

    declaring = maker(playing.make, DECLARER_ROLE)
    if contract is None:
        return Game(ready, seat, {}, declaring)
    left, right = contract.declarer.left, contract.declarer.right
    others = {
        contract.declarer: declaring,
        left: maker(lambda luck: defending.make(luck)[0], DEFENDER_ROLE),
        right: maker(lambda luck: defending.make(luck)[1], DEFENDER_ROLE),
    }
    spec = playing if seat is contract.declarer else parse_player(advising, Role.DEFENDER)
    adviser = declaring if spec is playing else maker(spec.make, _ADVISER_ROLE)
    beside = {other: others[other] for other in others if other is not seat}
    return Game(ready, seat, beside, adviser, spec.aim or "imps")


def bidding_of(
    board: Board, seat: Seat, bidder: BidderSpec, playing: PlayerSpec, defending: Defence, seed: int, number: int
) -> Bidding:
    """Return the bidding of a board with a person at ``seat``; as dummy, the person then plays for the declarer."""

    def begin_play(auction: Auction) -> Game:
        contract = auction.contract
        assert contract is not None, "somebody has bid"
        # The file's comments are about another auction.
        own_auction = replace(board, auction=auction, contract=contract, passed_out=False, commentary=Commentary())
        ready = prepare(own_auction)
        own = contract.declarer if contract.dummy is seat else seat
        return game_of(ready, own, playing, defending, seed, number, ROBOT)

    return Bidding(board, seat, bidder, seed, begin_play)
