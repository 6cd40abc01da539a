"""A table to which clients connect: it gives them seats, and starts a board again if a client disconnects."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import count

from agent.rules.auction import Auction
from ddsolver.cards import Seat
from experiments.competitions.tables import messages
from experiments.competitions.tables.connection import (
    BOARD,
    LOCAL,
    RESULT,
    Connection,
    ConnectionLostError,
    LineLog,
    keep_alive,
)
from experiments.competitions.tables.table_play import (
    ClientError,
    OtherCallError,
    OurPlayers,
    TableBoard,
    TablePlay,
    TableResult,
    ready_exactly,
)
from experiments.errors import ProtocolError

_SECONDS_TO_CONNECT = 30.0
"""Wall time in seconds that a client has to send its first line."""
_SECONDS_TO_COME_BACK = 10.0
"""A client whose line has been awaited for this wall time in seconds loses its seat to a client of the same name."""
_MOST_WITHOUT_SEAT = 20
"""If more clients have connected without asking for a seat, the first of them loses its connection."""
_TRIES = 3
"""A board is given up after this number of starts in which clients made other calls than announced."""


class Room:
    """One table of a session.

    Parameters
    ----------
    number
        The number of the table, from 1.
    clients
        The seats for clients, each with the name that its client must have; "" allows any name.
    names
        The names of the players, by seat; when a client takes a seat, its own name replaces the name given here.
    log
        The log to which all lines are written.
    say
        Called with each message for the user.
    pause
        Seconds between two lines to a client.
    timeout
        Seconds that a client may take for a line that the table needs; then its connection ends.

    """

    def __init__(
        self,
        number: int,
        clients: Mapping[Seat, str],
        names: Mapping[Seat, str],
        log: LineLog,
        say: Callable[[str], object],
        pause: float = 0.0,
        timeout: float | None = None,
    ) -> None:
        self._number = number
        self._expected = clients
        self._names = dict(names)
        self._log = log
        self._tell = say
        self._pause = pause
        self._timeout = timeout
        self._connections: set[Connection] = set()
        """All clients, also those without a seat."""
        self._seated: dict[Seat, Connection] = {}
        self._greeted: set[Connection] = set()
        """The clients that have received the names of the teams and are ready to start."""
        self._changed = asyncio.Event()
        self._waited_for: list[Seat] = []
        self._numbers = count(1)
        self._silent: list[asyncio.Timeout] = []
        """The time limits of the clients that have not asked for a seat yet, in the order in which they connected."""
        self._playing: asyncio.Task[TableResult] | None = None
        self._thought = [0.0, 0.0]

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Give a new client a seat, or refuse it with a message."""
        with suppress(asyncio.CancelledError):  # the session has ended
            await self._accept(reader, writer)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        who = str(next(self._numbers))
        place: list[str] = [who]
        keep_alive(writer)
        connection = Connection(
            reader,
            writer,
            lambda sign, line: self._log.line(place[0], sign, line),
            lambda: self._lost(connection),
            self._pause,
            lambda what: self._slow(place[0], what),
            self._timeout,
        )
        self._connections.add(connection)
        try:
            wanted = messages.read_connecting(await self._first_line(connection))
            seat = self._seat_for(wanted)
        except ProtocolError as error:
            await connection.refuse(str(error))
            return
        except ConnectionLostError:
            await connection.close()
            return
        if connection.is_lost:  # it was not seated yet, so `_lost` could not free its seat
            await connection.close()
            return
        if seat in self._seated:  # the client froze, and is back
            self._seated[seat].abort()
        self._seated[seat] = connection
        self._names[seat] = wanted.name
        await connection.send(messages.seated(seat, wanted.name))
        place[0] = seat.name.title()
        self._say(f"{seat.name.title()} is {wanted.name}")
        self._changed.set()

    async def _first_line(self, connection: Connection) -> str:
        """Return a client's first line.

        :raises ProtocolError: if it does not come in time. That is sooner if many other clients connect meanwhile, so
            that silent clients never keep others out.
        """
        if len(self._silent) >= _MOST_WITHOUT_SEAT and not (first := self._silent.pop(0)).expired():
            first.reschedule(0.0)  # a time in the past: the limit is over now
        limit = asyncio.timeout(_SECONDS_TO_CONNECT)
        try:
            async with limit:
                self._silent.append(limit)  # not earlier: a limit may only be changed once it holds
                return await connection.receive()
        except TimeoutError:
            raise ProtocolError("no first line has come in time") from None
        finally:
            with suppress(ValueError):
                self._silent.remove(limit)

    async def play(self, board: TableBoard, ours: Callable[[], OurPlayers]) -> TableResult:
        """Play a board; start it again whenever a client disconnects or breaks it off.

        ``ours`` is called at each start of the board; it creates our players.

        :raises ClientError: if clients repeatedly send what is not allowed, such as illegal calls.
        """
        tries = 0
        while True:
            await self._all_ready()
            self._log.values(BOARD, self._facts(board))
            clients = {seat: self._seated[seat] for seat in self._expected}
            table = TablePlay(board, clients, ours(), self._on_local, self._on_odd)
            self._playing = asyncio.create_task(table.play())
            try:
                result = await self._playing
            except asyncio.CancelledError:
                current = asyncio.current_task()
                if current is not None and current.cancelling():  # the session ends; else a client was lost
                    raise
            except ConnectionLostError:
                pass
            except ClientError as error:
                tries += 1
                self._say(f"board {board.number}: try {tries} of {_TRIES} ended: {error}")
                # A client that makes an illegal call may call otherwise in the next try; others are out of step.
                if not isinstance(error, OtherCallError) and error.seat in self._seated:
                    await self._seated[error.seat].refuse(error.reason)
                if tries == _TRIES:
                    raise
            except ProtocolError as error:
                self._say(str(error))
            else:
                await self._finish(result)
                return result
            finally:
                self._playing = None

    async def end(self) -> None:
        """End the session: tell all clients, and close all connections."""

        async def dismiss(connection: Connection) -> None:
            if connection in self._seated.values():
                await connection.send(messages.END_OF_SESSION)
            await connection.close()

        await asyncio.gather(*map(dismiss, [*self._connections]))

    def _say(self, text: str) -> None:
        self._tell(f"table {self._number}: {text}")

    def _slow(self, who: str, what: str) -> None:
        if what.startswith("'"):  # a client may think long about a call or a card
            self._say(f"{who} has sent no line for some time; the table waits for its line {what}")

    def _on_odd(self, seat: Seat, line: str, needed: str) -> None:
        example = f"{seat.name.title()} {'bids 1NT' if needed == 'a call' else 'plays KD'}"
        self._say(f"{seat.name.title()} sent {line[:80]!r}; the table waits for {needed}, as in {example!r}")

    def _on_local(self, seat: Seat, line: str) -> None:
        self._log.line(seat.name.title(), LOCAL, line)

    def _facts(self, board: TableBoard) -> dict[str, object]:
        """Return the data of a board that a replay needs."""
        return {
            "number": board.number,
            "deal": board.deal.to_pbn(),
            "dealer": str(board.dealer),
            "vulnerable": str(board.vulnerability),
            "auction": None if board.auction is None else str(board.auction),
            "clients": {
                str(seat): {"unanswered": self._seated[seat].unanswered, "waiting": self._seated[seat].waiting()}
                for seat in self._expected
            },
        }

    async def _finish(self, result: TableResult) -> None:
        here = [
            sum(seconds for seat, seconds in result.thought.items() if seat.is_north_south is side)
            for side in (True, False)
        ]
        self._thought = [total + more for total, more in zip(self._thought, here, strict=True)]
        line = messages.timing((here[0], here[1]), (self._thought[0], self._thought[1]))
        record = result.record
        plays = "" if record is None else " ".join(map(str, record.plays))
        fault = None if record is None else record.fault
        ended_by = None if fault is None else {"seat": str(fault.seat), "reason": fault.reason}
        self._log.values(RESULT, {"auction": _text(result.auction), "plays": plays, "fault": ended_by})
        for connection in [*self._seated.values()]:
            await connection.send(line)

    def _seat_for(self, wanted: messages.Connecting) -> Seat:
        free = [seat for seat in self._expected if seat not in self._seated]
        fitting = [seat for seat in free if self._is_for(seat, wanted.name)]
        fitting += self._frozen(wanted.name)
        if wanted.seat is None:
            if not fitting:
                raise ProtocolError(f"no seat is free for {wanted.name}")
            return fitting[0]
        name = wanted.seat.name.title()
        if wanted.seat not in self._expected:
            raise ProtocolError(f"{name} is not a seat for clients here (free: {_listed(free)})")
        if wanted.seat in self._seated and wanted.seat not in fitting:
            raise ProtocolError(f"{name} is taken (free: {_listed(free)})")
        if wanted.seat not in fitting:
            raise ProtocolError(f"{name} is reserved for {self._expected[wanted.seat]}")
        return wanted.seat

    def _is_for(self, seat: Seat, name: str) -> bool:
        return self._expected[seat] == "" or messages.is_same_name(self._expected[seat], name)

    def _frozen(self, name: str) -> list[Seat]:
        """Return the seats of clients with a name that let the table wait."""
        return [
            seat
            for seat, connection in self._seated.items()
            if connection.awaited_seconds >= _SECONDS_TO_COME_BACK and messages.is_same_name(self._names[seat], name)
        ]

    def _lost(self, connection: Connection) -> None:
        self._connections.discard(connection)
        seat = next((seat for seat, known in self._seated.items() if known is connection), None)
        if seat is None:
            return
        del self._seated[seat]
        self._greeted.discard(connection)
        why = connection.why_ended
        self._say(f"{seat.name.title()} {f'was disconnected: {why}' if why else 'has disconnected'}")
        self._changed.set()
        if self._playing is not None:
            self._playing.cancel()

    async def _all_ready(self) -> None:
        """Wait until every seat for clients is taken, and its client knows the teams."""
        while True:
            self._changed.clear()
            missing = [seat for seat in self._expected if seat not in self._seated]
            if missing:
                if missing != self._waited_for:
                    self._say(f"waits for {_listed(missing)}")
                    self._waited_for = missing
                await self._changed.wait()
                continue
            try:
                for seat in self._expected:
                    if self._seated[seat] not in self._greeted:
                        await self._greet(seat)
                # Meanwhile, a client may have disconnected, and another may have taken its seat.
                if all(self._seated.get(seat) in self._greeted for seat in self._expected):
                    self._waited_for = []
                    return
            except (ConnectionLostError, KeyError):
                continue
            except ClientError as error:
                if error.seat in self._seated:
                    await self._seated[error.seat].refuse(error.reason)

    async def _greet(self, seat: Seat) -> None:
        connection = self._seated[seat]
        await ready_exactly(seat, connection, "teams")
        await connection.send(messages.teams(self._team(Seat.NORTH), self._team(Seat.EAST)))
        await ready_exactly(seat, connection, "start")
        self._greeted.add(connection)

    def _team(self, seat: Seat) -> str:
        """Return the team name of a side: the name of its client or, if it has no client, of our player at ``seat``."""
        named = next((each for each in (seat, seat.partner) if each in self._expected), seat)
        return self._names[named]


def _listed(seats: list[Seat]) -> str:
    return ", ".join(seat.name.title() for seat in seats) or "none"


def _text(auction: Auction) -> str:
    return " ".join(map(str, auction.calls))
