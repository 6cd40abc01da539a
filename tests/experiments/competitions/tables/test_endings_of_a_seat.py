"""How `declarer sit` says that a session ended early."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from experiments.competitions.tables import sit_command
from experiments.competitions.tables.connection import ConnectionLostError
from experiments.competitions.tables.sit_command import SitOptions
from experiments.errors import StoreError


class Connection:
    closed = 0

    async def close(self) -> None:
        self.closed += 1


@pytest.mark.parametrize(
    ("ending", "reason"),
    [
        (None, ""),
        (ConnectionLostError(""), "the manager closed the connection before the end of the session"),
        (ConnectionLostError("reset"), "the connection was ended before the end of the session: reset"),
        (StoreError("the seat is taken"), "the seat is taken"),
    ],
)
def test_the_reason_of_an_early_end_is_said_and_the_connection_closed(
    ending: Exception | None, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    connection = Connection()

    class Client:
        def __init__(self, *given: object) -> None:
            assert given[0] is connection

        async def run(self) -> None:
            if ending is not None:
                raise ending

    async def connect(*_: object) -> Connection:
        return connection

    monkeypatch.setattr(sit_command, "connect", connect)
    monkeypatch.setattr(sit_command, "TableClient", Client)
    nothing: Any = None
    played = sit_command._play(SitOptions(), None, nothing, nothing, nothing, nothing)
    assert (asyncio.run(played), connection.closed) == (reason, 1)


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (OSError(111, "refused"), "cannot connect to 127.0.0.1:2000: Connection refused"),
        (OSError("no name"), "cannot connect to 127.0.0.1:2000: no name"),
    ],
)
def test_a_manager_that_cannot_be_reached_is_named(
    error: OSError, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def connect(*_: object) -> Connection:
        raise error

    monkeypatch.setattr(sit_command, "connect", connect)
    nothing: Any = None
    assert asyncio.run(sit_command._play(SitOptions(), None, nothing, nothing, nothing, nothing)) == reason
