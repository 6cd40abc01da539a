"""Lines over a connection: however they are cut, and what is refused."""

from __future__ import annotations

import asyncio
import socket

import pytest

from experiments.competitions.tables.connection import LONGEST_LINE, Connection, ConnectionLostError


class Writer:
    """The writing side, which keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.is_closed = False

    def write(self, data: bytes) -> None:
        self.written += data

    async def drain(self) -> None:
        """Everything is written at once."""

    def close(self) -> None:
        self.is_closed = True

    async def wait_closed(self) -> None:
        """It is closed at once."""


async def lines_of(*pieces: bytes) -> tuple[list[str], Writer, str]:
    """The lines that arrive in pieces, up to the end of the connection, and why it ended."""
    reader, writer = asyncio.StreamReader(limit=LONGEST_LINE), Writer()
    connection = Connection(reader, writer, lambda *_: None)  # type: ignore[arg-type]
    for piece in pieces:
        reader.feed_data(piece)
        await asyncio.sleep(0)
    reader.feed_eof()
    lines = []
    while True:
        try:
            lines.append(await connection.receive())
        except ConnectionLostError as error:
            return lines, writer, str(error)


@pytest.mark.parametrize(
    "pieces",
    [
        (b"North passes\r\nEast bids 1C\r\n",),
        (b"North pas", b"ses\r", b"\nEast bids 1C\r\n"),
        (b"North passes\nEast bids 1C\n",),
        (b"\r\n  North passes \r\n\r\nEast bids 1C\r\nhalf a li",),
    ],
)
def test_lines_arrive_however_they_are_cut(pieces: tuple[bytes, ...]) -> None:
    lines, writer, why = asyncio.run(lines_of(*pieces))
    assert why == ""
    assert lines == ["North passes", "East bids 1C"]
    assert writer.is_closed


@pytest.mark.parametrize(
    ("sent", "message"),
    [
        (b"x" * (LONGEST_LINE + 10), b"Error: a line has more than 4096 bytes\r\n"),
        (b"good\r\na\x1b[31mb\r\nmore\r\n", b"Error: a line has control characters: 'a\\x1b[31mb'\r\n"),
        (b"x\n" * 300, b"Error: more than 200 lines wait to be read\r\n"),
    ],
)
def test_what_is_too_much_ends_the_connection_with_a_line(sent: bytes, message: bytes) -> None:
    lines, writer, why = asyncio.run(lines_of(sent))
    assert writer.written == message
    assert f"Error: {why}\r\n".encode() == message
    assert writer.is_closed
    assert "more" not in lines


def test_a_line_put_back_is_the_next_one() -> None:
    async def twice() -> list[str]:
        reader = asyncio.StreamReader()
        connection = Connection(reader, Writer(), lambda *_: None)  # type: ignore[arg-type]
        reader.feed_data(b"one\ntwo\n")
        first = await connection.receive()
        connection.put_back(first)
        found = [await connection.receive(), await connection.receive()]
        await connection.close()
        return found

    assert asyncio.run(twice()) == ["one", "two"]


class Loopback:
    """Two ends of a TCP connection: a `Connection`, and a socket that does what a test wants."""

    async def __aenter__(self) -> tuple[Connection, socket.socket]:
        listening = socket.create_server(("127.0.0.1", 0))
        self.there = socket.create_connection(listening.getsockname())
        here, _ = listening.accept()
        listening.close()
        reader, writer = await asyncio.open_connection(sock=here, limit=LONGEST_LINE)
        return Connection(reader, writer, lambda *_: None), self.there

    async def __aexit__(self, *_: object) -> None:
        self.there.close()


def test_a_connection_that_is_lost_is_closed_without_an_error() -> None:
    async def ended(send: bytes) -> None:
        async with Loopback() as (connection, there):
            there.sendall(send)
            there.close()
            with pytest.raises(ConnectionLostError):
                await connection.receive()
            await connection.close()
            await connection.close()
            assert asyncio.all_tasks() == {asyncio.current_task()}

    for send in (b"", b"half a line", b"a\x07b\r\n", b"x" * 5000):
        asyncio.run(ended(send))


def test_closing_twice_at_the_same_time_is_no_error() -> None:
    async def ended() -> None:
        async with Loopback() as (connection, _):
            await asyncio.gather(connection.refuse("no"), connection.close(), connection.close())
            assert connection.is_lost

    asyncio.run(ended())


def test_an_awaited_line_that_does_not_come_ends_the_connection() -> None:
    async def waited() -> bytes:
        async with Loopback() as (connection, there):
            connection._timeout = 0.05
            there.sendall(b"one\n")
            assert await connection.receive("a card") == "one"
            assert connection.awaited_seconds == 0.0
            with pytest.raises(ConnectionLostError):
                await connection.receive("a card")
            return there.recv(100)

    assert asyncio.run(waited()) == b"Error: no line has come for 0.05 s (a card is needed)\r\n"


def test_who_reads_nothing_loses_the_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("experiments.competitions.tables.connection._SECONDS_TO_READ", 0.05)
    monkeypatch.setattr("experiments.competitions.tables.connection._SECONDS_TO_CLOSE", 0.05)

    async def flooded() -> None:
        async with Loopback() as (connection, _):
            while not connection.is_lost:
                await connection.send("x" * 100_000)
            await connection.close()
            assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(flooded())


def test_signs_are_sent_as_letters_and_dashes() -> None:
    async def sent() -> bytes:
        async with Loopback() as (connection, there):
            await connection.send("North bids 2C Alert. 15\u201317, 4+♥ \u2014 or 5+\u2660\ufe0e, très fort")
            await connection.close()
            return there.recv(100)

    assert asyncio.run(sent()) == b"North bids 2C Alert. 15-17, 4+H - or 5+S, tr?s fort\r\n"


def test_a_line_that_cannot_be_sent_ends_the_connection_at_once() -> None:
    async def sent() -> None:
        async with Loopback() as (connection, _):
            connection._reader.set_exception(ConnectionResetError())
            await connection.send("no one hears this")
            assert connection.is_lost, "else many lines could be written to it, and asyncio would complain"
            await connection.close()

    asyncio.run(sent())
