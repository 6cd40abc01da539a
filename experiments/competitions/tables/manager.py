"""The table manager: it plays a match at tables to which clients connect, and stores the boards."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TypeVar

from agent.errors import EngineError, PlayerError
from agent.knowledge.view import View
from agent.player import AnyPlayer, Decision, Listener
from agent.players.bidding.bidder import Bidder, BiddingView
from agent.rules.auction import Action, Auction, Call
from agent.rules.contract import Contract, Vulnerability
from agent.table import decide
from ddsolver.cards import Seat
from ddsolver.position import Position
from experiments.boards.board import Board
from experiments.boards.lin.writer import lin_auction
from experiments.competitions.design import Design, OnBoard
from experiments.competitions.kinds import Kind
from experiments.competitions.match.bid_match import BidMatch, bidders_of, teams_of, with_auction
from experiments.competitions.match.report import outcome_of, report_of
from experiments.competitions.match.run import PlayedMatch, play_run
from experiments.competitions.match.settings import Four, luck_of
from experiments.competitions.match.teams import TeamMatch
from experiments.competitions.tables.connection import LOG, LONGEST_LINE, LineLog, written_to
from experiments.competitions.tables.room import Room
from experiments.competitions.tables.settings import SessionSettings, clients_of
from experiments.competitions.tables.table_play import ClientError, TableBoard, TableResult
from experiments.errors import StoreError
from experiments.runs.code_version import check_program
from experiments.runs.processes.pool import ONE_PROCESS, Pool
from experiments.runs.progress import Progress
from experiments.runs.records import board_of
from experiments.runs.rows import BoardKey, FailedBoard, StoredDeal
from experiments.runs.store import Store
from experiments.runs.tasks import failed_board, load, played_board, players_of

Answer = TypeVar("Answer")


def play_session(
    settings: SessionSettings, store: Store, boards: Sequence[Board], progress: Progress, log: Callable[[str], object]
) -> PlayedMatch:
    """Wait for clients, and play the boards that a run lacks; ``log`` is called with each line of the log.

    :raises StoreError: if the manager cannot listen at a port, or as `experiments.competitions.match.run.play_run`.
    """
    session = _Session(settings, progress.say, log)
    return play_run(settings, store, boards, ONE_PROCESS, progress, session.play)


@dataclass(frozen=True, slots=True)
class _Session:
    """A session at one or two tables."""

    settings: SessionSettings
    say: Callable[[str], object]
    log: Callable[[str], object]

    def play(self, match: Design, store: Store, on_board: OnBoard) -> None:
        """Play the unfinished boards of a match; stop as soon as ``on_board`` returns True."""
        assert isinstance(match, TeamMatch), "the settings name players for all four seats"

        async def play(table: _Table) -> None:
            for deal in match.missing(table.number):
                if on_board(await _play_board(match, store, table, deal)):
                    raise _EnoughError

        if match.number_left:
            check_program(store, match.bidders)
            load(ONE_PROCESS)
            asyncio.run(self._at_tables(play))

    async def _at_tables(self, play: Callable[[_Table], Coroutine[Any, Any, None]]) -> None:
        """Listen for clients, and let all tables play at the same time."""
        async with AsyncExitStack() as stack:
            # All our players share one thread, so that the CPU time of each decision can be measured.
            thinking = stack.enter_context(ThreadPoolExecutor(1))
            rooms = await self._rooms(stack)
            tables = [_Table(number, room, self.settings.seed, thinking) for number, room in enumerate(rooms)]
            playing = [asyncio.create_task(play(table)) for table in tables]
            try:
                await asyncio.gather(*playing)
            except _EnoughError:
                self.say("the sequential test has reached a verdict; the session ends")
            finally:
                for each in playing:
                    each.cancel()
                await asyncio.wait(playing)  # our players hear that their boards are broken off
                for table in tables:
                    await table.room.end()

    async def _rooms(self, stack: AsyncExitStack) -> list[Room]:
        settings = self.settings
        rooms = []
        for place, four in enumerate(teams_of(settings, ()).tables):
            names = {seat: four.name(seat) for seat in Seat}
            log = LineLog(place + 1, self.log)
            room = Room(place + 1, clients_of(four), names, log, self.say, settings.pause, settings.client_timeout)
            port = settings.port + place if settings.port else 0
            try:
                server = await asyncio.start_server(room.accept, settings.host, port, limit=LONGEST_LINE)
            except OSError as error:
                reason = os.strerror(error.errno) if error.errno else error
                raise StoreError(f"cannot listen at {settings.host}:{port}: {reason}") from None
            await stack.enter_async_context(server)
            host, port = server.sockets[0].getsockname()[:2]
            self.say(f"table {place + 1} is at {host}:{port}")
            rooms.append(room)
        return rooms


class _EnoughError(Exception):
    """Raised when the sequential test has reached a verdict."""


class _OurPlayerError(Exception):
    """Raised when one of our players has failed, for the ``reason``.

    ``auction`` is None if it failed in the bidding.
    """

    def __init__(self, reason: Exception, auction: Auction | None) -> None:
        super().__init__(str(reason))
        self.reason = reason
        self.auction = auction


@dataclass(frozen=True, slots=True)
class _Table:
    """A table: its number from 0, and the `Room` in which its clients sit."""

    number: int
    room: Room
    seed: int
    thinking: ThreadPoolExecutor

    async def play(self, deal: StoredDeal, four: Four, *, announces: bool) -> TableResult:
        """Play a board whose auction the manager announces, or that the players bid; ours that are no robots pass.

        :raises ClientError: if clients repeatedly send what is not allowed, such as illegal calls.
        :raises _OurPlayerError: if one of our players fails.
        """

        def players(contract: Contract) -> Mapping[Seat, AnyPlayer]:
            return players_of(*four.at(contract), contract, self.seed, luck_of(deal))

        def ours() -> _Ours:
            bidders = bidders_of(four, self.seed, deal)
            return _Ours(players, self.thinking, bidders, deal.deal.hands, deal.vulnerability)

        board = table_board(deal)
        return await self.room.play(board if announces else replace(board, auction=None), ours)


async def _play_board(match: TeamMatch, store: Store, table: _Table, deal: StoredDeal) -> FailedBoard | None:
    """Play a board at a table, and keep what came of it; return the board if it failed."""
    place, unbid = table.number, match.failed_key(deal, table.number)

    def keep(auction: Auction | None) -> None:
        if isinstance(match, BidMatch):
            assert auction is not None, "the players have bid"
            bid = with_auction(deal, match.source(deal, place), auction)
            match.add_auction(bid)
            store.add_rows([bid], unbid)

    def fail(key: BoardKey, reason: Exception) -> FailedBoard | None:
        failure = failed_board(key, reason)
        store.add_failure(failure)
        return match.enter(None, failure)

    try:
        result = await table.play(deal, match.tables[place], announces=not match.is_bid)
    except ClientError as error:
        return fail(unbid, error)
    except _OurPlayerError as error:
        if error.auction is None:
            return fail(unbid, error.reason)
        keep(error.auction)
        return fail(match.task(deal, place).key, error.reason)
    keep(result.auction)
    if result.record is not None:
        board = played_board(match.task(deal, place), result.record)
        store.add_board(board)
        match.add(board)
    return None


@dataclass(slots=True)
class _Ours:
    """Our players on one board. They think in a thread, while clients' lines are read."""

    make: Callable[[Contract], Mapping[Seat, AnyPlayer]]
    """Makes the players of cards once the contract is known."""
    thinking: ThreadPoolExecutor
    bidders: Mapping[Seat, Bidder] = field(default_factory=dict)
    """The bidders of our robots; our other players pass."""
    hands: Sequence[int] = ()
    vulnerability: Vulnerability = Vulnerability.NONE
    players: Mapping[Seat, AnyPlayer] = field(default_factory=dict)

    async def call(self, auction: Auction) -> Call:
        seat = auction.to_call
        if seat not in self.bidders:
            return Action.PASS
        view = BiddingView(self.hands[seat], auction.heard_by(seat), self.vulnerability)
        try:
            made = (await self._in_thread(self.bidders[seat].call, view)).call
        except Exception as error:  # a bidder may raise anything; the other boards and clients go on
            raise _OurPlayerError(error, None) from error
        if not auction.is_legal(made):
            raise _OurPlayerError(PlayerError(f"{seat.name.title()} called {made}, which is illegal"), None)
        return made

    async def begin(self, seat: Seat, view: View) -> None:
        if not self.players:
            self.players = await self._play(view, self.make, view.contract)
        player = self.players[seat]
        if isinstance(player, Listener):
            await self._play(view, player.begin, view)

    async def card(self, seat: Seat, view: View, position: Position) -> Decision:
        return await self._play(view, decide, self.players[seat], view, position)

    def end(self, views: Mapping[Seat, View]) -> None:
        for seat, view in views.items():
            player = self.players.get(seat)
            if player is not None and isinstance(player, Listener):
                # Nobody waits: a client that leaves now must not cost the board. What fails here does not matter.
                self.thinking.submit(player.end, view)

    async def _play(self, view: View, think: Callable[..., Answer], *about: Any) -> Answer:
        try:
            return await self._in_thread(think, *about)
        except EngineError:
            raise  # the board ends, but it counts
        except Exception as error:  # a player may raise anything; the other boards and clients go on
            raise _OurPlayerError(error, view.auction) from error

    async def _in_thread(self, think: Callable[..., Answer], *about: Any) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self.thinking, think, *about)


def table_board(deal: StoredDeal) -> TableBoard:
    """Return a stored deal as a board for a table.

    The manager will announce the deal's auction or, if there is none that leads to the contract, a made-up one.
    """
    auction, _ = lin_auction(board_of(deal, None))
    # Board 0 does not exist; some clients work out the dealer from the number.
    number = int(deal.name) if deal.name.isdecimal() and len(deal.name) < 7 else 0
    number = number or deal.number + 1
    return TableBoard(
        number, deal.deal, deal.dealer, deal.vulnerability, auction, known=deal.auction, constraints=deal.constraints
    )


def play(
    settings: SessionSettings,
    store: Store,
    boards: Sequence[Board],
    pool: Pool,  # noqa: ARG001 - our players play in this process
    progress: Progress,
    log: Path | None = None,
) -> PlayedMatch:
    """Play the boards that a run lacks; ``log`` is the file of its log (default: in its folder).

    :raises StoreError: as `play_session`.
    """
    with written_to(log or store.folder / LOG) as write:
        return play_session(settings, store, boards, progress, write)


KIND = Kind(SessionSettings, play, outcome_of, report_of)
