"""Lines over a network connection, with limits on what the other side may send; and their log."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Protocol

from experiments.competitions.tables.messages import as_sent
from experiments.errors import FormatError, ProtocolError

LONGEST_LINE = 4096
"""The largest number of bytes that a line may have."""
MOST_PASSED_OVER = 50
"""After this number of unusable lines in a row, an error is raised."""
_MOST_WAITING = 200
"""The most lines that may wait to be read; if a client sends more, its connection ends."""
_SECONDS_TO_SAY = 30.0
"""Wall time in seconds that an awaited line may take before the user gets a message."""
_SECONDS_TO_CONNECT = 60.0
"""Wall time in seconds that may pass until a connection is made."""
_SECONDS_TO_READ = 30.0
"""Wall time in seconds that the other side has to read a line; then its connection ends."""
_KEEP_ALIVE = {"TCP_KEEPIDLE": 30, "TCP_KEEPINTVL": 10, "TCP_KEEPCNT": 3, "TCP_USER_TIMEOUT": 60_000}
_SECONDS_TO_CLOSE = 2.0
"""Wall time in seconds that a connection has to send what is left; then it ends at once."""


class ConnectionLostError(Exception):
    """The connection has ended, for example because the other side closed it.

    If we have ended it, the text of the error says why.
    """


class Lines(Protocol):
    """An interface to exchange lines with one program."""

    unanswered: int
    """The number of "Start of board" lines that still lack the answer "ready for deal"."""

    async def receive(self, what: str = "") -> str:
        """Return the next line; ``what`` is what the other side should say now, if it should say anything.

        :raises ConnectionLostError: if no line is left, and none can come.
        """

    def put_back(self, line: str) -> None:
        """Put a line back, so that `receive` returns it next."""

    async def send(self, line: str) -> None:
        """Send a line; if the other side has disconnected, nothing happens."""


class Connection:
    """Lines over a TCP connection.

    ``on_line`` is called with a sign and a line: ``<`` for a line received, ``>`` for a line sent. ``on_lost`` is
    called once, when the connection ends. ``pause`` is the time in seconds between two lines sent; some programs lose
    lines that arrive together. If an awaited line has not come after 30 seconds, ``on_slow`` is called with what was
    awaited; after ``timeout`` seconds, the connection ends.

    A line that is too long or has control characters ends the connection. Too many unread lines end it too.
    """

    def __init__(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        on_line: Callable[[str, str], None],
        on_lost: Callable[[], None] = lambda: None,
        pause: float = 0.0,
        on_slow: Callable[[str], object] = lambda _: None,
        timeout: float | None = None,
    ) -> None:
        self._reader = reader
        self._writer = writer
        self._on_line = on_line
        self._on_lost = on_lost
        self._pause = pause
        self._on_slow = on_slow
        self._timeout = timeout
        self._awaited_since: float | None = None
        self._lines: deque[str] = deque()
        self._news = asyncio.Event()
        """Set when a line has come, or the connection has ended."""
        self.unanswered = 0
        self.is_lost = False
        self.why_ended = ""
        """Why we have ended the connection; empty if we have not, or if the caller of `refuse` knows why."""
        self._pump = asyncio.create_task(self._read())

    async def receive(self, what: str = "") -> str:
        """Return the next line; ``what`` is what the other side should say now, if it should say anything.

        :raises ConnectionLostError: if the connection has ended, and no line is left; or if ``what`` is given, and no
            line comes in time.
        """
        if what and not self._lines:
            await self._await_line(what)
        while not self._lines:
            if self.is_lost:
                raise ConnectionLostError(self.why_ended)
            self._news.clear()
            await self._news.wait()
        return self._lines.popleft()

    async def _await_line(self, what: str) -> None:
        """Wait until a line has come or the connection has ended; if that takes too long, end the connection."""
        loop = asyncio.get_running_loop()
        self._awaited_since = loop.time()
        slow = loop.call_later(_SECONDS_TO_SAY, self._on_slow, what)
        try:
            async with asyncio.timeout(self._timeout):
                while not self._lines and not self.is_lost:
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            self.why_ended = f"no line has come for {self._timeout:g} s ({what} is needed)"
            await self.refuse(self.why_ended)
        finally:
            slow.cancel()
            self._awaited_since = None

    @property
    def awaited_seconds(self) -> float:
        """How long a line has been awaited, in seconds; 0 if none is."""
        return 0.0 if self._awaited_since is None else asyncio.get_running_loop().time() - self._awaited_since

    def put_back(self, line: str) -> None:
        """Put a line back, so that `receive` returns it next."""
        self._lines.appendleft(line)

    def waiting(self) -> list[str]:
        """Return the lines that wait to be received."""
        return list(self._lines)

    async def send(self, line: str) -> None:
        """Send a line; if the connection has ended, nothing happens."""
        if self.is_lost:
            return
        self._on_line(">", line)
        self._writer.write(as_sent(line).encode() + b"\r\n")
        try:
            async with asyncio.timeout(_SECONDS_TO_READ):
                await self._writer.drain()
        except TimeoutError:
            self.why_ended = f"no line has been read for {_SECONDS_TO_READ:g} s"
            self.abort()
        except OSError:  # `_read` notices it too, but perhaps only after many more lines
            self._lose()
        if self._pause:
            await asyncio.sleep(self._pause)

    async def refuse(self, why: str) -> None:
        """Tell the other side why the connection ends, and end it."""
        await self.send(f"Error: {why}")
        await self.close()

    async def close(self) -> None:
        """End the connection, and wait until it has ended."""
        self._lose()
        self._pump.cancel()
        # `wait_closed` waits for a future that all callers share, so it is never cancelled: it would end them all.
        closed = asyncio.ensure_future(self._closed())
        if not (await asyncio.wait([closed], timeout=_SECONDS_TO_CLOSE))[0]:
            self._writer.transport.abort()
            await asyncio.wait([closed], timeout=_SECONDS_TO_CLOSE)

    async def _closed(self) -> None:
        with contextlib.suppress(OSError):
            await self._writer.wait_closed()

    def abort(self) -> None:
        """End the connection at once; what was not sent yet is lost."""
        self._writer.transport.abort()
        self._lose()
        self._pump.cancel()

    def _lose(self) -> None:
        if self.is_lost:
            return
        self.is_lost = True
        self._news.set()
        self._writer.close()
        self._on_lost()

    async def _read(self) -> None:
        try:
            while True:
                line = await self._line()
                if not line:
                    continue
                self._on_line("<", line)
                if len(self._lines) >= _MOST_WAITING:
                    raise ProtocolError(f"more than {_MOST_WAITING} lines wait to be read")
                self._lines.append(line)
                self._news.set()
        except ProtocolError as error:
            self.why_ended = str(error)
            await self.send(f"Error: {error}")
        except (OSError, asyncio.IncompleteReadError):
            pass
        self._lose()

    async def _line(self) -> str:
        try:
            raw = await self._reader.readuntil(b"\n")
        except asyncio.LimitOverrunError:
            raise ProtocolError(f"a line has more than {LONGEST_LINE} bytes") from None
        line = raw.decode(errors="replace").strip("\r\n \t")
        if not line.replace("\t", " ").isprintable():
            raise ProtocolError(f"a line has control characters: {line[:80]!r}")
        return line


def keep_alive(writer: asyncio.StreamWriter) -> None:
    """Let the system end a connection about a minute after the other machine has lost its power or network."""
    connected = writer.get_extra_info("socket")
    with contextlib.suppress(OSError):  # some systems set no options once the other side has hung up
        connected.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        for name, value in _KEEP_ALIVE.items():
            if hasattr(socket, name):  # not every system has every option
                connected.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


async def connect(host: str, port: int, on_line: Callable[[str, str], None]) -> Connection:
    """Return a connection to a manager.

    :raises OSError: if no manager listens at this host and port.
    """
    try:
        async with asyncio.timeout(_SECONDS_TO_CONNECT):
            reader, writer = await asyncio.open_connection(host, port, limit=LONGEST_LINE)
    except TimeoutError as error:  # from the system, it has a number
        raise error if error.errno else TimeoutError(f"no answer within {_SECONDS_TO_CONNECT:g} s") from None
    keep_alive(writer)
    return Connection(reader, writer, on_line)


LOG = "lines.log"
"""The name of the log file in the folder of a run."""
BOARD, LOCAL, RESULT = "#", "*", "="
"""Signs of log entries: the start of a board, a call or card of one of our players, and the end of a board.

Lines to a client have the sign ``>``, and lines from a client ``<``.
"""


@dataclass(frozen=True, slots=True)
class LineLog:
    """Writes the log of one table."""

    table: int
    write: Callable[[str], object]

    def line(self, who: str, sign: str, text: str) -> None:
        """Write an entry with the current time.

        ``who`` is a seat, the number of a client without a seat, or ``table`` for the whole table.
        """
        time = datetime.now(UTC).isoformat(timespec="milliseconds")
        self.write(f"{time} {self.table} {who} {sign} {text}\n")

    def values(self, sign: str, values: Mapping[str, Any]) -> None:
        """Write an entry about the table; its text is ``values`` as JSON."""
        self.line("table", sign, json.dumps(values))


@contextmanager
def written_to(path: Path | None) -> Iterator[Callable[[str], object]]:
    """Yield a function that appends text to a log; if ``path`` is None, the function does nothing.

    :raises FormatError: if the file cannot be written.
    """
    if path is None:
        yield lambda *_: None
        return
    try:
        # The name of a client may come from the command line, where bytes that are no UTF-8 become lone surrogates.
        with path.open("a", encoding="utf-8", errors="backslashreplace", buffering=1) as file:
            yield file.write
    except OSError as error:
        raise FormatError(f"cannot write {path}: {error.strerror or error}") from None
