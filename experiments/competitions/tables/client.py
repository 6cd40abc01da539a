"""A client of a table manager: it takes a seat, makes calls, and asks our player for cards.

Its calls are those of our bidder, those in a file, or those that lead to a given contract.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import TypeVar

from agent.errors import PlayerError
from agent.knowledge.view import View
from agent.player import AnyPlayer, Listener, PerfectPlayer
from agent.players.bidding.bidder import Bidder, BiddingView
from agent.registry import BidderSpec, Defence
from agent.robots import Robot
from agent.rules.auction import Action, Auction, Call
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import Card, Seat
from ddsolver.errors import BridgeError
from experiments.boards.board import Board
from experiments.boards.lin.writer import lin_auction
from experiments.boards.replay import Replay
from experiments.competitions.match.bid_match import bidder_seed
from experiments.competitions.tables import messages
from experiments.competitions.tables.connection import MOST_PASSED_OVER, ConnectionLostError, Lines
from experiments.competitions.tables.messages import BoardLine
from experiments.errors import FormatError, ProtocolError
from experiments.questions.explain.notes import note_of_last_call
from experiments.runs.best_contract import prepare
from experiments.runs.tasks import in_a_line, players_of


@dataclass(frozen=True, slots=True)
class BidderCalls:
    """The calls of a bidder.

    On board N it has the random numbers that it has in `declarer match` on the board at place N of a file.
    """

    spec: BidderSpec
    seed: int
    explains: bool = False
    """Whether the opponents hear what the calls show."""

    def of(self, board: BoardLine, seat: Seat, hand: int) -> _OwnCalls:
        """Return the calls on a board; ``hand`` is the mask of the seat's cards."""
        luck = (max(board.number, 1) - 1,)
        return _OwnCalls(self.spec.make(bidder_seed(self.seed, luck, seat)), board.vulnerability, hand, self.explains)


@dataclass(frozen=True, slots=True)
class _OwnCalls:
    """The calls of a bidder on one board."""

    bidder: Bidder
    vulnerability: Vulnerability
    hand: int
    explains: bool
    is_real: bool = True

    def call_after(self, made: Auction) -> Call:
        """Return the next call."""
        return self.bidder.call(BiddingView(self.hand, made, self.vulnerability)).call

    def note(self, made: Auction) -> str | None:
        """Return what the last call shows, for the opponents; None to say nothing."""
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


Calls = BidderCalls | PlannedCalls
"""The calls of a seat in a session."""


def _with_contract(board: Board) -> Board:
    """Return the board; if it has not been bid, add the contract that our manager would choose."""
    if board.contract is not None or board.passed_out:
        return board
    try:
        return prepare(board)
    except FormatError:
        return board


_SECONDS_TO_SEAT = 60.0
"""Wall time in seconds that the manager has to answer our first line."""
_PATIENCE = 2.0
"""Seconds to wait for "South to lead", which some managers do not send."""

Read = TypeVar("Read")
Question = TypeVar("Question")
Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class SeatedPlayer:
    """A client's name, and who plays its cards."""

    name: str
    robot: Robot
    seed: int

    def at(self, seat: Seat, contract: Contract, number: int) -> AnyPlayer:
        """Return the player of ``seat`` for board ``number``.

        It gets the random numbers that it has in a match at this place of a file. A client does not know the place in
        the file. Board 0, which some managers send, gets those of board 1.
        """
        defence = Defence(self.robot.defender, self.robot.defender)
        return players_of(self.robot.declarer, defence, contract, self.seed, (max(number, 1) - 1,))[seat]


@dataclass(frozen=True, slots=True)
class SeenBoard:
    """A board as far as the client saw it."""

    number: int
    contract: Contract | None
    """None if the board was passed out."""
    plays: tuple[Card, ...]
    tricks: int
    """The tricks that the declarer took."""


class _Restart(Exception):  # noqa: N818 - an event, no error
    """Raised when the manager begins a board, perhaps in the middle of another one."""


class _Over(Exception):  # noqa: N818 - an event, no error
    """Raised when the session has ended."""


class TableClient:
    """A client at one seat, from its first line to the end of the session.

    If ``seat`` is None, the client takes any seat. ``on_board`` is called with each finished board, and ``on_odd`` with
    why a line of the manager was passed over.
    """

    def __init__(
        self,
        lines: Lines,
        seat: Seat | None,
        player: SeatedPlayer,
        calls: Calls,
        on_board: Callable[[SeenBoard], object],
        on_odd: Callable[[ProtocolError], object] = lambda _: None,
    ) -> None:
        self._lines = lines
        self._wanted = seat
        self._seat = seat or Seat.NORTH
        self._player = player
        self._calls = calls
        self._on_board = on_board
        self._on_odd = on_odd
        self._in_capitals = False

    async def run(self) -> None:
        """Play until the manager ends the session.

        :raises ProtocolError: if the manager gives no seat, does not say in time whether it gives one, or sends a line
            that cannot be parsed.
        :raises BridgeError: if the player fails, or the manager announces an impossible call or card.
        :raises ConnectionLostError: if the connection is lost before the end of the session.
        """
        await self._lines.send(messages.connecting(self._player.name, self._wanted))
        self._seat, self._in_capitals = messages.read_seated(await self._first_answer())
        with suppress(_Over):
            act = self._greet
            while True:
                try:
                    await act()
                    act = self._wait
                except _Restart:  # the manager may begin a board at any time
                    act = self._play_board

    async def _first_answer(self) -> str:
        try:
            async with asyncio.timeout(_SECONDS_TO_SEAT):
                return await self._lines.receive()
        except TimeoutError:
            raise ProtocolError(f"the manager did not answer our first line within {_SECONDS_TO_SEAT:g} s") from None

    async def _greet(self) -> None:
        await self._ready_for("teams")
        await self._next(messages.read_teams)
        await self._say("ready to start")

    async def _wait(self) -> None:
        """Ignore a line, such as the times of a board; a line that begins a board raises `_Restart`."""
        await self._line()

    async def _play_board(self) -> None:
        await self._ready_for("deal")
        board = await self._next(messages.read_board)
        await self._ready_for("cards")
        _, hand = await self._next(messages.read_cards)
        calls = self._calls.of(board, self._seat, hand)
        auction = Auction(board.dealer)
        while not auction.is_over:
            if auction.to_call is self._seat:
                call = await self._think(calls.call_after, auction, "bidder")
                auction = auction.call(call)
                note = await self._think(calls.note, auction, "bidder")
                await self._say_call(messages.call(self._seat, call, note))
            else:
                await self._ready_for(f"{self._name(auction.to_call)}'s bid")
                said = await self._next(messages.read_call)
                auction = auction.call(said.call)
                if said.alert:
                    auction = auction.alert(said.alert)
        known = auction if calls.is_real else None
        if auction.contract is None:
            self._on_board(SeenBoard(board.number, None, (), 0))
        else:
            self._on_board(await self._play(board, auction.contract, known, hand))

    async def _play(self, board: BoardLine, contract: Contract, auction: Auction | None, hand: int) -> SeenBoard:
        hands: list[int | None] = [None] * len(Seat)
        hands[self._seat] = hand
        dealt = {self._seat: hand}
        replay = Replay(hands, contract.strain, contract.leader)
        player = self._player.at(self._seat, contract, board.number) if self._seat is not contract.dummy else None

        def view() -> View:
            return View.at_table(self._seat, contract, board.vulnerability, auction, dealt, tuple(replay.plays))

        async with self._listening(player, view):
            while len(replay.plays) < 52:
                turn = replay.to_play
                actor = contract.declarer if turn is contract.dummy else turn
                if actor is self._seat and player is not None:
                    card = await self._own_card(player, view())
                else:
                    whose = "dummy" if turn is contract.dummy else self._name(turn)
                    await self._ready_for(f"{whose}'s card to trick {replay.trick}")
                    card = (await self._next(messages.read_play)).card
                replay.play(card)
                if len(replay.plays) == 1 and self._seat is not contract.dummy:
                    await self._ready_for("dummy")
                    _, dealt[contract.dummy] = await self._next(messages.read_cards)
                    replay.held[contract.dummy] = dealt[contract.dummy]
        seen = view()
        return SeenBoard(board.number, contract, seen.plays, seen.declarer_tricks)

    @asynccontextmanager
    async def _listening(self, player: AnyPlayer | None, view: Callable[[], View]) -> AsyncIterator[None]:
        """Let our player know that a board begins and, however the play ends, that it has ended."""
        if player is None or not isinstance(player, Listener):
            yield
            return
        await self._think(player.begin, view(), "player")
        try:
            yield
        finally:
            current = asyncio.current_task()
            if current is not None and not current.cancelling():  # else the player may be thinking still
                with suppress(BridgeError):  # the board is over, so a failure of the player does not matter
                    await self._think(player.end, view(), "player")

    async def _own_card(self, player: AnyPlayer, view: View) -> Card:
        """Ask our player for a card and send it."""
        assert not isinstance(player, PerfectPlayer), "the command refuses players that see all hands"
        if not view.trick:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._to_lead(), _PATIENCE)
        decision = await self._think(player.decide, view, "player")
        line = messages.play(view.to_play, decision.card)
        await self._lines.send(
            f"{self._name(view.to_play)} plays {line.split()[-1].lower()}" if self._in_capitals else line
        )
        return decision.card

    async def _think(self, think: Callable[[Question], Answer], about: Question, who: str) -> Answer:
        """Return the answer of our player or bidder; it thinks in a thread, so that lines are read meanwhile."""
        try:
            return await asyncio.to_thread(think, about)
        except BridgeError:
            raise
        except Exception as error:  # a player may raise anything
            raise PlayerError(f"our {who} failed: {in_a_line(error)}") from error

    async def _to_lead(self) -> None:
        line = await self._line()
        if not messages.is_to_lead(line):
            self._lines.put_back(line)

    async def _next(self, read: Callable[[str], Read]) -> Read:
        """Return what ``read`` makes of the next line that it can parse, and ignore the lines before that one.

        :raises ProtocolError: if ``read`` cannot parse `MOST_PASSED_OVER` lines in a row, or the connection ends after
            such a line, which says more than that it ended.
        """
        last: ProtocolError | None = None
        for _ in range(MOST_PASSED_OVER):
            try:
                line = await self._line()
            except ConnectionLostError:
                if last is None:
                    raise
                raise ProtocolError(f"{last}; then the manager closed the connection") from None
            try:
                if messages.is_timing(line):  # such as after an illegal card of a client
                    raise ProtocolError(f"{line[:200]!r}: the board has ended before its last card")
                return read(line)
            except ProtocolError as error:
                self._on_odd(error)
                last = error
        assert last is not None
        raise last

    async def _line(self) -> str:
        line = await self._lines.receive()
        if messages.is_end(line):
            raise _Over
        if messages.is_start(line):
            raise _Restart
        return line

    async def _say_call(self, line: str) -> None:
        seat, _, rest = line.partition(" ")
        if self._in_capitals:
            words, alert, said = rest.partition(" Alert.")
            line = f"{seat.upper()} {words if words.startswith('bids') else words.upper()}{alert}{said}"
        await self._lines.send(line)

    async def _ready_for(self, what: str) -> None:
        await self._say(f"ready for {what}")

    async def _say(self, text: str) -> None:
        await self._lines.send(f"{self._name(self._seat)} {text}")

    def _name(self, seat: Seat) -> str:
        """Return the name of a seat in the spelling that the manager uses."""
        return seat.name if self._in_capitals else seat.name.title()
