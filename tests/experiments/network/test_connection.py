"""Lines over a connection: however they are cut, and what is refused."""

from __future__ import annotations

import asyncio

import pytest

from experiments.network.connection import LONGEST_LINE, Connection, ConnectionLostError


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


async def lines_of(*pieces: bytes) -> tuple[list[str], Writer]:
    """The lines that arrive in pieces, up to the end of the connection."""
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
        except ConnectionLostError:
            return lines, writer


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
    lines, writer = asyncio.run(lines_of(*pieces))
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
    lines, writer = asyncio.run(lines_of(sent))
    assert writer.written == message
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
