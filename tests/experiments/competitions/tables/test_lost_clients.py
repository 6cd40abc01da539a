"""Clients that hang up, freeze or say nothing at the tables of our manager."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any, cast

import pytest

from agent.rules.auction import Auction
from agent.rules.contract import Vulnerability
from ddsolver import Deal, Seat
from experiments.competitions.tables.connection import Connection, ConnectionLostError
from experiments.competitions.tables.table_play import TableBoard, TablePlay
from tests.experiments.competitions.tables.test_sessions import SAMPLE, settings
from tests.log_replay import Script
from tests.tables import OURS, Caller, CapitalsClient, Session

pytestmark = pytest.mark.xdist_group("sessions")


def test_clients_that_hang_up_at_once_take_no_seat_and_leave_no_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    asked = settings(f"N=client,E={OURS},S={OURS},W={OURS}")
    session = Session(asked, SAMPLE[:1], tmp_path)
    for line in (b"", b"junk\r\n", b"half a line", b'Connecting "x" as North using protocol version 18\r\n') * 4:
        caller = Caller(asked.port)
        caller.socket.sendall(line)
        caller.close()
    silent = Caller(asked.port)
    while True:
        client = CapitalsClient(asked.port, SAMPLE[:1])
        while not client.heard:
            time.sleep(0.01)
        if client.heard[0].endswith("seated"):
            break
        assert client.heard[0].startswith("Error: no seat is free")  # some were not seen to have hung up yet
    assert len(session.result().played.boards) == 1
    client.ended()
    assert silent.hear() == "", "a client without a seat is let go, too"
    silent.close()
    assert not caplog.records


def test_silent_clients_do_not_keep_others_out(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    asked = settings(f"N=client,E={OURS},S={OURS},W={OURS}")
    session = Session(asked, SAMPLE[:1], tmp_path)
    silent = [Caller(asked.port) for _ in range(45)]
    client = CapitalsClient(asked.port, SAMPLE[:1])
    client.ended()
    assert len(session.result().played.boards) == 1
    heard = [caller.hear() for caller in silent]
    assert heard == ["Error: no first line has come in time"] * 26 + [""] * 19, "the last ones wait until the end"
    for caller in silent:
        caller.close()
    assert not caplog.records


def test_a_client_that_asks_for_no_seat_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("experiments.competitions.tables.room._SECONDS_TO_CONNECT", 0.05)
    asked = settings(f"N=client,E={OURS},S={OURS},W={OURS}")
    session = Session(asked, SAMPLE[:1], tmp_path)
    silent = Caller(asked.port)
    assert silent.hear() == "Error: no first line has come in time"
    silent.close()
    monkeypatch.setattr("experiments.competitions.tables.room._SECONDS_TO_CONNECT", 20.0)
    client = CapitalsClient(asked.port, SAMPLE[:1])
    assert len(session.result().played.boards) == 1
    client.ended()


def frozen(port: int, *lines: str) -> Caller:
    """A client that takes the seat of North, says some lines and then nothing more."""
    caller = Caller(port)
    caller.say('Connecting "capitals" as North using protocol version 18')
    assert caller.hear().endswith("seated")
    for line in lines:
        caller.say(line)
    return caller


def wait_for(session: Session, text: str) -> None:
    while not any(text in line for line in session.said):
        time.sleep(0.01)


@pytest.mark.parametrize("lines", [(), ("North ready for teams", "North ready to start", "North ready for deal")])
def test_a_client_that_freezes_loses_its_seat_after_a_time(
    lines: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = iter([0.2])  # for the first client; the second one may be slow here

    def connection(*arguments: Any) -> Connection:
        made = Connection(*arguments)
        assert made._timeout == 600.0
        made._timeout = next(limits, None)
        return made

    monkeypatch.setattr("experiments.competitions.tables.room.Connection", connection)
    asked = settings(f"N=client,E={OURS},S={OURS},W={OURS}")
    session = Session(asked, SAMPLE[:1], tmp_path)
    silent = frozen(asked.port, *lines)
    wait_for(session, "North was disconnected: no line has come for 0.2 s ('ready for ")
    heard = [silent.hear() for _ in range(5)]
    assert any(line.startswith("Error: no line has come for 0.2 s ('ready for ") for line in heard)
    silent.close()
    client = CapitalsClient(asked.port, SAMPLE[:1])
    assert len(session.result().played.boards) == 1
    client.ended()


def test_a_client_that_freezes_loses_its_seat_to_its_own_name_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = settings(f"N=client,E={OURS},S={OURS},W={OURS}")
    session = Session(asked, SAMPLE[:1], tmp_path)
    silent = frozen(asked.port)
    early = CapitalsClient(asked.port, SAMPLE[:1])
    with pytest.raises(TypeError):
        early.ended()
    assert early.heard == ["Error: no seat is free for capitals"]
    monkeypatch.setattr("experiments.competitions.tables.room._SECONDS_TO_COME_BACK", 0.0)
    other = CapitalsClient(asked.port, SAMPLE[:1], name="other")
    with pytest.raises(TypeError):
        other.ended()
    assert other.heard == ["Error: no seat is free for other"]
    back = CapitalsClient(asked.port, SAMPLE[:1])
    assert len(session.result().played.boards) == 1
    back.ended()
    assert silent.hear() == ""
    silent.close()


def test_the_user_is_told_which_client_is_not_ready_for_what(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("experiments.competitions.tables.connection._SECONDS_TO_SAY", 0.05)
    asked = settings(f"N=client,E={OURS},S={OURS},W={OURS}")
    session = Session(asked, SAMPLE[:1], tmp_path)
    silent = frozen(asked.port)
    wait_for(session, "North has sent no line for some time; the table waits for its line 'ready for teams'")
    silent.say("North ready for teams.")
    wait_for(session, "North has sent no line for some time; the table waits for its line 'ready to start'")
    silent.close()
    client = CapitalsClient(asked.port, SAMPLE[:1])
    assert len(session.result().played.boards) == 1
    client.ended()


class _Lost(Script):
    async def send(self, line: str) -> None:
        raise ConnectionLostError


def test_a_start_that_a_client_never_gets_needs_no_answer_from_it() -> None:
    board = TableBoard(1, Deal.random(1), Seat.NORTH, Vulnerability.NONE, Auction("N", "1NT Pass Pass Pass"))
    north, south = _Lost(), Script()
    with pytest.raises(ConnectionLostError):
        asyncio.run(TablePlay(board, {Seat.NORTH: north, Seat.SOUTH: south}, cast(Any, None)).play())
    assert (south.unanswered, south.got) == (0, [])
