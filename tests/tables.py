"""Sessions of a table manager over the loopback interface, and clients of several kinds, ours among them."""

from __future__ import annotations

import asyncio
import re
import socket
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from agent.robots import Robot
from ddsolver import Card, Position, Seat
from experiments.boards.board import Board
from experiments.competitions.match.run import PlayedMatch
from experiments.competitions.tables.client import Calls, PlannedCalls, SeatedPlayer, SeenBoard, TableClient
from experiments.competitions.tables.connection import connect, written_to
from experiments.competitions.tables.manager import play_session
from experiments.competitions.tables.settings import SessionSettings
from experiments.runs.progress import Progress, Stage
from experiments.runs.session import open_run

SECONDS = 200.0
"""The deadline of every wait; only a test that fails takes that long."""
OURS = "monte-carlo:samples=2"


def free_ports() -> int:
    """Return a port that is free together with the next one."""
    while True:
        with socket.socket() as one, socket.socket() as other:
            one.bind(("127.0.0.1", 0))
            port = one.getsockname()[1]
            try:
                other.bind(("127.0.0.1", port + 1))
            except OSError:
                continue
            return int(port)


class _Kept(Progress):
    """Keeps messages in a list, and each stage by its name."""

    def __init__(self, said: list[str], stages: dict[str, Stage]) -> None:
        self._said = said
        self._stages = stages

    @contextmanager
    def stage(self, what: str, unit: str, total: int, done: int = 0) -> Iterator[Stage]:
        with super().stage(what, unit, total, done) as self._stages[what]:
            yield self._stages[what]

    def say(self, message: str) -> None:
        self._said.append(message)


class Session:
    """A session in a thread of its own; `result` waits for its end."""

    def __init__(self, settings: SessionSettings, boards: Sequence[Board], folder: Path) -> None:
        self.settings = settings
        self.log = folder / "lines.log"
        self.said: list[str] = []
        self.stages: dict[str, Stage] = {}
        self._folder = folder
        self._boards = boards
        self._found: PlayedMatch | None = None
        self._error: BaseException | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        progress = _Kept(self.said, self.stages)
        try:
            with open_run(self._folder, self.settings.facts) as store, written_to(self.log) as log:
                self._found = play_session(self.settings, store, self._boards, progress, log)
        except BaseException as error:
            self._error = error

    def result(self) -> PlayedMatch:
        """Return what came of it."""
        self._thread.join(SECONDS)
        assert not self._thread.is_alive(), self.said
        if self._error is not None:
            raise self._error
        assert self._found is not None
        return self._found


class Caller:
    """A connection to a manager: lines as they are."""

    def __init__(self, port: int) -> None:
        end = time.monotonic() + SECONDS
        while True:
            try:
                self.socket = socket.create_connection(("127.0.0.1", port), SECONDS)
                break
            except OSError:
                assert time.monotonic() < end
                time.sleep(0.02)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._file = self.socket.makefile("r", encoding="ascii", newline="\n")

    def say(self, line: str) -> None:
        """Send a line."""
        self.socket.sendall(line.encode() + b"\r\n")

    def hear(self) -> str:
        """Return the next line, "" at the end."""
        try:
            return self._file.readline().rstrip("\r\n")
        except OSError:
            return ""

    def close(self) -> None:
        """Hang up."""
        self._file.close()
        self.socket.close()


class CapitalsClient:
    """A client with the habits of a recorded one.

    It takes any seat, writes seats in capitals, cards in lower case and two blanks after "for ", and leads without
    being asked. It follows the play without our code, sees the deal, and plays its lowest legal card.
    """

    def __init__(self, port: int, boards: Sequence[Board], name: str = "capitals") -> None:
        self.boards = {board.name: board for board in boards}
        self.name = name
        self.caller = Caller(port)
        self.heard: list[str] = []
        self.error: BaseException | None = None
        self.is_seated = threading.Event()
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def ended(self) -> None:
        """Wait for its end; nothing went wrong."""
        self.thread.join(SECONDS)
        assert not self.thread.is_alive()
        if self.error is not None:
            raise self.error

    def hear(self) -> str:
        line = self.caller.hear()
        self.heard.append(line)
        return line

    def choose(self, position: Position) -> Card:
        """Return a card."""
        return min(position.legal(), key=lambda card: (card.rank, card.suit))

    def _run(self) -> None:
        try:
            self.sit()
        except BaseException as error:
            self.error = error
        finally:
            self.caller.close()

    def say(self, line: str) -> None:
        """Send a line."""
        self.caller.say(line)

    def sit(self) -> None:
        self.say(f'Connecting "{self.name}" as ANYPL using protocol version 18')
        seat = Seat.parse(re.fullmatch(r'(\w+) \(".*"\) seated', self.hear())[1])  # type: ignore[index]
        self.seat = seat
        self.is_seated.set()
        self.say(f"{seat.name} ready for teams")
        assert self.hear().startswith("Teams")
        self.say(f"{seat.name} ready to start")
        while self.hear() == "Start of board":
            self.play_board()
            assert self.hear().startswith("Timing")
        assert self.heard[-1] == "End of session"

    def play_board(self) -> None:
        name = self.seat.name
        self.say(f"{name} ready for deal")
        number = re.match(r"Board number (\d+)\.", self.hear())[1]  # type: ignore[index]
        board = self.boards[number]
        self.say(f"{name} ready for cards")
        assert self.hear().startswith(f"{name.title()}'s cards : S ")
        assert board.auction is not None
        for at, call in enumerate(board.auction.calls):
            caller = board.auction.seat_of(at)
            if caller is self.seat:
                words = {"Pass": "PASSES", "X": "DOUBLES", "XX": "REDOUBLES"}
                self.say(f"{name} {words.get(str(call), f'bids {call}')}")
            else:
                self.say(f"{name} ready for  {caller.name}'s bid")
                assert self.hear().split()[0] == caller.name.title()
        contract = board.auction.contract
        assert contract is not None
        position = Position(board.deal, contract.strain, contract.leader)
        while not position.is_over:
            turn = position.to_play
            actor = contract.declarer if turn is contract.dummy else turn
            if actor is self.seat:
                card = self.choose(position)
                self.say(f"{turn.name} plays {str(card)[::-1].lower()}")
                if len(position.plays) % 4 == 0:  # the manager asks for the lead all the same
                    assert self.hear().endswith(" to lead")
            else:
                whose = "dummy" if turn is contract.dummy else turn.name
                self.say(f"{name} ready for  {whose}'s card to trick {len(position.plays) // 4 + 1}")
                who, plays, what = self.hear().split()
                assert (who, plays) == (turn.name.title(), "plays")
                card = Card.parse(what[::-1])
            position = position.play(card)
            if len(position.plays) == 1 and self.seat is not contract.dummy:
                self.say(f"{name} ready for dummy")
                assert self.hear().startswith("Dummy's cards : S ")


class PatientClient(CapitalsClient):
    """Bears that a board begins again while it is played."""

    def play_board(self) -> None:
        while True:
            try:
                super().play_board()
                return
            except (AssertionError, ValueError, TypeError):
                assert self.heard[-1] == "Start of board"


class OurClient:
    """Our client in a thread."""

    def __init__(
        self,
        port: int,
        seat: Seat | None,
        boards: Sequence[Board],
        name: str = "declarer",
        calls: Calls | None = None,
        player: str = OURS,
    ) -> None:
        self.seated = SeatedPlayer(name, Robot.parse(player), seed=5)
        self.calls = calls or PlannedCalls(boards)
        self.port, self.seat = port, seat
        self.boards: list[SeenBoard] = []
        self.error: BaseException | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self) -> None:
        try:
            asyncio.run(self._play())
        except BaseException as error:
            self.error = error

    async def _play(self) -> None:
        while True:
            try:
                connection = await connect("127.0.0.1", self.port, lambda *_: None)
                break
            except OSError:
                await asyncio.sleep(0.02)
        try:
            await TableClient(connection, self.seat, self.seated, self.calls, self.boards.append).run()
        finally:
            await connection.close()

    def ended(self) -> None:
        self.thread.join(60)
        assert not self.thread.is_alive()
        if self.error is not None:
            raise self.error
