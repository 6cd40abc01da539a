"""Replays the log of a table manager: for the same lines from clients, the manager must send the same lines."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from pydantic import BaseModel

from agent.errors import EngineError
from agent.player import Decision
from agent.rules.auction import Auction, Call
from agent.rules.contract import Vulnerability
from ddsolver.cards import Seat
from ddsolver.deal import Deal
from ddsolver.errors import InputError
from experiments.competitions.tables import messages
from experiments.competitions.tables.connection import BOARD, LOCAL, RESULT, ConnectionLostError
from experiments.competitions.tables.table_play import ClientError, TableBoard, TablePlay
from experiments.errors import ProtocolError


class Entry(NamedTuple):
    """One line of the log file.

    ``who`` is a seat, the number of a client without a seat, or ``table`` for the whole table.
    """

    time: str
    table: int
    who: str
    sign: str
    text: str


def read_log(path: Path) -> Iterator[Entry]:
    """Yield the entries of a log; an incomplete last line is left out."""
    for line in path.read_text(encoding="utf-8-sig").splitlines(keepends=True):
        if line.endswith("\n"):
            time, table, who, sign, text = line.rstrip("\n").split(" ", 4)
            yield Entry(time, int(table), who, sign, text)


@dataclass(slots=True)
class Script:
    """A client in a replay: it sends its logged lines and records the lines that it gets."""

    left: list[str] = field(default_factory=list)
    got: list[str] = field(default_factory=list)
    unanswered: int = 0

    async def receive(self, what: str = "") -> str:
        """Return the next line that the client sent.

        :raises ConnectionLostError: if no line is left.
        """
        if not self.left:
            raise ConnectionLostError
        return self.left.pop(0)

    def put_back(self, line: str) -> None:
        """Put a line back, so that `receive` returns it next."""
        self.left.insert(0, line)

    async def send(self, line: str) -> None:
        """Record a line that the client gets."""
        self.got.append(line)


class Before(BaseModel):
    """What a log says about a client at the start of a board: as `Lines.unanswered`, and the lines not yet read."""

    unanswered: int
    waiting: list[str]


class Facts(BaseModel):
    """What a log says at the start of a board."""

    number: int
    deal: str
    dealer: str
    vulnerable: str
    auction: str | None
    clients: dict[str, Before]

    def board(self) -> TableBoard:
        auction = None if self.auction is None else Auction(self.dealer, self.auction)
        deal, vulnerability = Deal.from_pbn(self.deal), Vulnerability.parse(self.vulnerable)
        return TableBoard(self.number, deal, Seat.parse(self.dealer), vulnerability, auction)


class LoggedFault(BaseModel):
    """What a log says about the fault that ended a board early."""

    seat: str


class Result(BaseModel):
    """What a log says at the end of a board."""

    plays: str
    fault: LoggedFault | None = None


@dataclass(slots=True)
class LoggedBoard:
    """A finished board of a log."""

    table: int
    board: TableBoard
    before: dict[Seat, Before]
    sent: dict[Seat, list[str]] = field(default_factory=lambda: defaultdict(list))
    """The lines from each client."""
    got: dict[Seat, list[str]] = field(default_factory=lambda: defaultdict(list))
    """The lines to each client."""
    local: list[str] = field(default_factory=list)
    """The calls and cards of our players, in order."""
    plays: str = ""
    """The cards played."""
    fault: Seat | None = None
    """The seat whose fault ended the play early."""

    def differences(self) -> Iterator[str]:
        """Play the board again, and yield the differences from the log."""
        board = self.board
        scripts = {
            seat: Script([*before.waiting, *self.sent[seat]], unanswered=before.unanswered)
            for seat, before in self.before.items()
        }
        ours = _Logged(self.local, self.fault, at_once=not self.plays)
        where = f"table {self.table}, board {board.number}"
        try:
            found = asyncio.run(TablePlay(board, scripts, ours).play())
        except ConnectionLostError:
            yield f"{where}: the replay needs more lines than the log has"
            return
        except (ClientError, ProtocolError, InputError) as error:
            yield f"{where}: {error}"
            return
        plays = "" if found.record is None else " ".join(map(str, found.record.plays))
        if plays != self.plays:
            yield f"{where}: the cards played are {plays} in the replay, but {self.plays} in the log"
        fault = found.record.fault.seat if found.record is not None and found.record.fault is not None else None
        if fault is not self.fault:
            yield f"{where}: {_name(fault)} ends the play in the replay, but {_name(self.fault)} in the log"
        for seat, script in scripts.items():
            for now, then in zip(script.got, self.got[seat], strict=False):
                if now != then:
                    yield f"{where}: {seat.name.title()} gets {now!r} in the replay, but {then!r} in the log"
                    break
            else:
                if len(script.got) != len(self.got[seat]):
                    numbers = f"{len(script.got)} lines in the replay, but {len(self.got[seat])} in the log"
                    yield f"{where}: {seat.name.title()} gets {numbers}"


def _name(seat: Seat | None) -> str:
    return "nobody" if seat is None else seat.name.title()


class _Logged:
    """Our players, who call and play as in a log; ``lines`` are their calls and cards in order.

    If the fault of a seat ended the board (``fault``), an engine fails where the lines end. If it ended the board
    without a card (``at_once``), an engine of this seat fails before the lead.
    """

    def __init__(self, lines: Iterable[str], fault: Seat | None, *, at_once: bool) -> None:
        lines = list(lines)
        self._calls = filter(messages.is_call, lines)
        self._cards = filter(messages.is_play, lines)
        self._fault = fault
        self._at_once = at_once

    async def call(self, _: Auction) -> Call:
        return messages.read_call(_next(self._calls)).call

    async def begin(self, seat: Seat, _: object) -> None:
        if self._at_once and seat is self._fault:
            raise EngineError("failed in the log")

    async def card(self, *_: object) -> Decision:
        try:
            return Decision(messages.read_play(_next(self._cards)).card)
        except ConnectionLostError:
            if self._fault is None:
                raise
            raise EngineError("failed in the log") from None

    def end(self, _: object) -> None:
        """Do nothing."""


def _next(lines: Iterator[str]) -> str:
    line = next(lines, None)
    if line is None:
        raise ConnectionLostError
    return line


@dataclass(frozen=True, slots=True)
class Replayed:
    """The result of a replay: the numbers of boards and of logged lines, and the differences."""

    boards: int
    lines: int
    differences: tuple[str, ...]


def replay(path: Path) -> Replayed:
    """Replay all finished boards of a log.

    Starts that were broken off are left out, for example because a client disconnected.
    """
    boards = lines = 0
    differences: list[str] = []
    for board in logged_boards(read_log(path)):
        boards += 1
        lines += sum(map(len, (*board.sent.values(), *board.got.values())))
        differences += board.differences()
    return Replayed(boards, lines, tuple(differences))


def logged_boards(entries: Iterable[Entry]) -> Iterator[LoggedBoard]:
    """Yield the finished boards of a log."""
    open_boards: dict[int, LoggedBoard] = {}
    for entry in entries:
        if entry.sign == BOARD:
            facts = Facts.model_validate_json(entry.text)
            before = {Seat.parse(name): each for name, each in facts.clients.items()}
            open_boards[entry.table] = LoggedBoard(entry.table, facts.board(), before)
            continue
        board = open_boards.get(entry.table)
        if board is None:
            continue
        if entry.sign == RESULT:
            result = Result.model_validate_json(entry.text)
            board.plays = result.plays
            board.fault = None if result.fault is None else Seat.parse(result.fault.seat)
            yield open_boards.pop(entry.table)
        elif entry.sign == LOCAL:
            board.local.append(entry.text)
        elif not entry.who.isdecimal():
            (board.sent if entry.sign == "<" else board.got)[Seat.parse(entry.who)].append(entry.text)
