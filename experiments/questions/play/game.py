"""A board that a person bids and plays with robots, whose decisions depend only on the calls and cards so far."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

import numpy as np

from agent.knowledge.view import View
from agent.player import AnyPlayer, Decision
from agent.players.bidding.bidder import BiddingView
from agent.players.objective import Aim
from agent.registry import BidderSpec, Defence, PlayerSpec, Role, parse_player
from agent.rules.auction import Auction, Call
from agent.rules.contract import Contract
from agent.table import ask
from ddsolver.cards import Card, Seat
from ddsolver.position import Position
from ddsolver.solver import Solver
from experiments.boards.board import Board, Commentary
from experiments.errors import SettingsError
from experiments.questions.advise.analysis import Advice, advice_of
from experiments.questions.bid.analysis import bid_text, explained_call
from experiments.questions.explain.analysis import ShownCall, shown_by_auction
from experiments.questions.explain.players import Players
from experiments.questions.play.claims import is_sure
from experiments.questions.play_question import PlayQuestion
from experiments.runs.best_contract import prepare
from experiments.runs.tasks import DECLARER_ROLE, DEFENDER_ROLE
from experiments.show.board import counted, result_words, signed

Maker = Callable[[int], AnyPlayer]
"""A function that makes a new player for the next decision, given the number of cards played.

The player's random seed depends on nothing else.
"""
_SURE = 1e-6


@dataclass(frozen=True, slots=True)
class Progress:
    """The position in which the play stops: for a choice, a claim or the end."""

    position: Position
    claimed: int | None = None
    """The tricks that a computer declarer claims, including those already won; None if there is no claim."""


@dataclass(slots=True)
class Game:
    """A board that a person plays as declarer (with both hands) or as a defender.

    A new player decides each turn. If a card is taken back and played again, the same answers follow.
    """

    board: Board
    """The board, with its contract."""
    seat: Seat
    """The person's seat: the declarer's or a defender's."""
    others: Mapping[Seat, Maker]
    """The computer players of the other seats, except dummy."""
    adviser: Maker
    """The computer player that gives hints."""
    aim: Aim = "imps"
    """What the adviser maximises."""
    contract: Contract = field(init=False)
    _solver: Solver = field(default_factory=Solver)
    _decisions: dict[tuple[Card, ...], Decision] = field(default_factory=dict)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def __post_init__(self) -> None:
        if self.board.contract is None:
            raise SettingsError(f"board {self.board.name} is passed out; there is nothing to play")
        self.contract = self.board.contract

    @property
    def start(self) -> Position:
        """The position before the opening lead."""
        return Position(self.board.deal, self.contract.strain, self.contract.leader)

    @property
    def declares(self) -> bool:
        """Whether the person is the declarer."""
        return self.seat is self.contract.declarer

    def is_own(self, seat: Seat) -> bool:
        """Return whether the person plays the cards of a seat."""
        return seat is self.seat or (self.declares and seat is self.contract.dummy)

    def is_visible(self, seat: Seat, position: Position) -> bool:
        """Return whether the person sees a hand: his own hand, and dummy from the opening lead on."""
        return self.is_own(seat) or (seat is self.contract.dummy and bool(position.plays))

    def advance(self, position: Position, *, claims: bool = True) -> Progress:
        """Play until the person has a choice, the declarer claims (only if ``claims``), or the play ends."""
        while not position.is_over:
            seat, legal = position.to_play, position.legal()
            if not self.is_own(seat):
                decision = self._decision(position)
                if claims and (claimed := self._claim(position, decision)) is not None:
                    return Progress(position, claimed)
                card = decision.card
            elif len(legal) == 1:
                card = legal[0]
            else:
                break
            position = position.play(card)
        return Progress(position)

    def _decision(self, position: Position) -> Decision:
        """Return the decision of the computer player on turn."""
        dummy, declarer = self.contract.dummy, self.contract.declarer
        seat = declarer if position.to_play is dummy else position.to_play
        with self._lock:
            if position.plays not in self._decisions:
                self._decisions[position.plays] = self._ask(self.others[seat](len(position.plays)), position)
            return self._decisions[position.plays]

    def _ask(self, player: AnyPlayer, position: Position) -> Decision:
        board = self.board
        return ask(player, position, self.contract, board.vulnerability, board.auction, board.constraints)

    def _claim(self, position: Position, decision: Decision) -> int | None:
        """Return the tricks that the declarer claims, including those already won; None if it does not claim.

        The declarer claims if its side is on lead, at least two tricks are left, and it is sure of all of them.
        """
        left, won = position.tricks_left, position.tricks_won.of(self.contract.declarer)
        if position.trick or left < 2 or not position.to_play.same_side(self.contract.declarer):
            return None
        expects_all = bool(decision.candidates) and decision.candidates[0].tricks > won + left - _SURE
        view = View.of(position, self.contract, self.board.vulnerability)
        return won + left if expects_all and is_sure(view, won + left, self._solver) else None

    def hint(self, position: Position) -> Advice:
        """Return what the adviser would play at the person's turn, and why.

        :raises BridgeError: if the adviser cannot decide.
        """
        with self._lock:
            number = len(position.plays)
            return advice_of(self.question(position), self.adviser(number), self.aim, number)

    def question(self, position: Position) -> PlayQuestion:
        """Return the question of what to play in a position."""
        board = self.board
        return PlayQuestion(
            position, self.contract, board.vulnerability, constraints=board.constraints, auction=board.auction
        )

    def won(self, position: Position) -> int:
        """Return the tricks of the person's side so far."""
        return position.tricks_won.of(self.seat)

    def accepts(self, position: Position, tricks: int) -> bool:
        """Return whether a claim of ``tricks``, including tricks won, is certain from what the person can see."""
        view = View.of(position, self.contract, self.board.vulnerability, seat=self.seat)
        with self._lock:
            return is_sure(view, tricks, self._solver)

    def declarer_tricks(self, position: Position, tricks: int) -> int:
        """Return the declarer's tricks on the board if the person's side takes ``tricks``."""
        return tricks if self.declares else sum(position.tricks_won) + position.tricks_left - tricks

    def points(self, tricks: int) -> int:
        """Return the points to the person's side, given the declarer's tricks."""
        ours = self.seat.same_side(self.contract.declarer)
        return self.contract.score(tricks, self.board.vulnerability) * (1 if ours else -1)

    def outcome(self, tricks: int) -> str:
        """Return the contract and its result in words, given the declarer's tricks."""
        return result_words(self.contract, tricks)

    def result(self, tricks: int) -> str:
        """Return the result as a line of text, given the declarer's tricks."""
        ours = self.seat.same_side(self.contract.declarer)
        whose = "" if ours else " to the declarer"
        taken = f"{counted(tricks, 'trick')}{whose}, {signed(self.points(tricks))} points to you"
        return f"{self.outcome(tricks)}: {taken}; double dummy {self.board.double_dummy}"


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
        return [each.words.removeprefix(": ") for each in self._shown(auction)]

    def notes(self, auction: Auction) -> dict[int, str]:
        """Return what `shown` says of the calls that show something new, by the number of calls before each."""
        return {place: each.note for place, each in enumerate(self._shown(auction)) if each.note}

    def _shown(self, auction: Auction) -> list[ShownCall]:
        return shown_by_auction(auction, self.board.vulnerability, Players(ours=tuple(Seat)))

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


def game_at(
    board: Board, seat: Seat, playing: PlayerSpec, defending: Defence, seed: int, number: int, advising: str = HIDDEN
) -> Game:
    """Return the game of a board with a person at ``seat`` (see `game_of`); as dummy, the person plays for declarer."""
    ready = prepare(board)
    contract = ready.contract
    own = contract.declarer if contract is not None and contract.dummy is seat else seat
    return game_of(ready, own, playing, defending, seed, number, advising)


def bidding_of(
    board: Board, seat: Seat, bidder: BidderSpec, playing: PlayerSpec, defending: Defence, seed: int, number: int
) -> Bidding:
    """Return the bidding of a board with a person at ``seat``, and the game that follows."""

    def begin_play(auction: Auction) -> Game:
        # The file's comments are about another auction.
        own_auction = replace(
            board, auction=auction, contract=auction.contract, passed_out=False, commentary=Commentary()
        )
        return game_at(own_auction, seat, playing, defending, seed, number, ROBOT)

    return Bidding(board, seat, bidder, seed, begin_play)
