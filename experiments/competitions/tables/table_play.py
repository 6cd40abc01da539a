"""A board at a manager's table: clients in some seats, our players in the others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Protocol

from agent.errors import EngineError
from agent.knowledge.view import View
from agent.player import Decision
from agent.rules.auction import Auction, Call
from agent.rules.constraints import Constraints
from agent.rules.contract import Contract, Vulnerability
from agent.table import BoardRecord, Fault
from ddsolver.cards import Card, Seat
from ddsolver.deal import Deal
from ddsolver.errors import InputError, PlayError
from ddsolver.position import Position
from experiments.competitions.tables import messages
from experiments.competitions.tables.connection import MOST_PASSED_OVER, Lines

_PATIENCE = 3.0
"""Seconds to wait for "ready for deal", which some clients never say."""
_NOT_IN_PLAY = (None, "deal", "cards", "teams", "start")
"""Results of `messages.ready_for` that `_ready` skips, because they are not about a call or a card."""


class OurPlayers(Protocol):
    """Our players at a table, in the seats without clients."""

    async def call(self, auction: Auction) -> Call:
        """Return the next call of an auction that is not announced."""

    async def begin(self, seat: Seat, view: View) -> None:
        """Let ``seat`` prepare for the play; called before the opening lead, in all seats but dummy."""

    async def card(self, seat: Seat, view: View, position: Position) -> Decision:
        """Return the card that ``seat`` plays."""

    def end(self, views: Mapping[Seat, View]) -> None:
        """Let the seats that began know that the play has ended or was broken off; do not wait for them."""


class ClientError(Exception):
    """A client sent a line that is not allowed; ``seat`` is its seat."""

    def __init__(self, seat: Seat, reason: str) -> None:
        super().__init__(f"{seat.name.title()} {reason}")
        self.seat = seat
        self.reason = reason


class OtherCallError(ClientError):
    """A client made a call that is illegal or differs from the announced one."""


@dataclass(frozen=True, slots=True)
class TableBoard:
    """A board to be played at a table."""

    number: int
    deal: Deal
    dealer: Seat
    vulnerability: Vulnerability
    auction: Auction | None
    """The calls that the manager announces; None if the players bid."""
    known: Auction | None = None
    """The auction that our players may use. If the players bid, their auction takes its place."""
    constraints: Constraints = field(default_factory=dict)
    """Constraints on the hands, known to our players."""


@dataclass(frozen=True, slots=True)
class TableResult:
    """The result of a board: its auction, its play (None if it was passed out), and each seat's thinking time."""

    auction: Auction
    record: BoardRecord | None
    thought: Mapping[Seat, float]
    """Each seat's thinking time for its cards, in seconds (wall time). A client's time includes its calls."""


class TablePlay:
    """The play of one board.

    ``clients`` are the connections to the clients, by seat; ``ours`` play in the other seats. ``on_local`` is called
    with the seat and the line of each call or card of our players. If a client that is to act says something else,
    ``on_odd`` is called with its seat, its line and what is needed.
    """

    def __init__(
        self,
        board: TableBoard,
        clients: Mapping[Seat, Lines],
        ours: OurPlayers,
        on_local: Callable[[Seat, str], object] | None = None,
        on_odd: Callable[[Seat, str, str], object] | None = None,
    ) -> None:
        self._board = board
        self._clients = clients
        self._ours = ours
        self._on_local = on_local or (lambda *_: None)
        self._on_odd = on_odd or (lambda *_: None)
        self._thought = dict.fromkeys(Seat, 0.0)
        self._known: Auction | None = None

    async def play(self) -> TableResult:
        """Play the board from the deal to the last card.

        :raises OtherCallError: if a client makes a call that is illegal or not the announced one; the board must then
            be started again.
        :raises ClientError: if a client sends lines that cannot be parsed.
        :raises ConnectionLostError: if a client is lost.
        """
        await self._deal()
        auction = await self._bid()
        self._known = self._board.known if self._board.auction is not None else auction
        contract = auction.contract
        record = None if contract is None else await self._play(contract)
        return TableResult(auction, record, self._thought)

    async def _deal(self) -> None:
        board = self._board
        for lines in self._clients.values():
            # Count a start only if it is sent: if an earlier client is lost, a later one has nothing to answer.
            lines.unanswered += 1
            await lines.send(messages.START_OF_BOARD)
        for seat in self._clients:  # one after the other: a parallel task left behind could take lines of the next try
            await self._ready_for_deal(seat)
        begins = messages.board(board.number, board.dealer, board.vulnerability)
        await self._to_all(dict.fromkeys(Seat, begins))
        for seat in self._clients:
            await ready_exactly(seat, self._clients[seat], "cards")
        await self._to_all({seat: messages.cards(seat, board.deal.hands[seat]) for seat in Seat})

    async def _bid(self) -> Auction:
        planned = self._board.auction
        auction = Auction(self._board.dealer)
        while not auction.is_over:
            seat = auction.to_call
            expected: Call | None = None if planned is None else planned.calls[len(auction.calls)]
            alert = infos = None
            if seat in self._clients:
                said = messages.read_call(await self._action(seat, messages.is_call, "a call"))
                made, alert, infos = said.call, said.alert, said.infos
                if expected is not None and made != expected:
                    why = f"called {made}, but the manager prescribes {expected}; with --bidding clients, clients bid"
                    raise OtherCallError(seat, why)
                if not auction.is_legal(made):
                    raise OtherCallError(seat, f"called {made}, which is illegal (before it: {str(auction) or 'none'})")
            else:
                made = await self._ours.call(auction) if expected is None else expected
                self._on_local(seat, messages.call(seat, made))
            auction = auction.call(made)
            if alert:
                auction = auction.alert(alert)
            for other in self._clients:
                if other is not seat:
                    await self._ready(other, f"{seat.name.title()}'s bid")
                    # What a call means is not for the partner's ears.
                    heard = (None, None) if other is seat.partner else (alert, infos)
                    await self._clients[other].send(messages.call(seat, made, *heard))
        return auction

    async def _play(self, contract: Contract) -> BoardRecord:
        board = self._board
        position = Position(board.deal, contract.strain, contract.leader)
        decisions: list[Decision] = []
        seconds, wall_seconds = dict.fromkeys(Seat, 0.0), dict.fromkeys(Seat, 0.0)
        fault = None
        ours = [seat for seat in Seat if seat not in self._clients and seat is not contract.dummy]
        actor, started = contract.leader, time.monotonic()
        try:
            for actor in ours:
                await self._ours.begin(actor, self._view(actor, contract, position))
            while not position.is_over:
                turn = position.to_play
                actor, started = contract.declarer if turn is contract.dummy else turn, time.monotonic()
                decision = await self._card(actor, turn, contract, position)
                after = position.play(decision.card)
                wall_seconds[actor] += time.monotonic() - started
                decisions.append(decision)
                seconds[actor] += decision.seconds
                await self._relay(actor, turn, decision.card, contract, is_lead=not position.plays)
                position = after
        except (PlayError, EngineError) as error:
            wall_seconds[actor] += time.monotonic() - started
            said = error.said if isinstance(error, EngineError) else ""
            fault = Fault(actor, f"{actor.name.title()}: {error}", said)
        finally:
            self._ours.end({seat: self._view(seat, contract, position) for seat in ours})
        for seat in Seat:
            self._thought[seat] += wall_seconds[seat]
        return BoardRecord.of(position, contract, board.vulnerability, decisions, seconds, wall_seconds, fault)

    def _view(self, seat: Seat, contract: Contract, position: Position) -> View:
        """Return what one of our players sees."""
        board, known = self._board, self._known
        if known is not None and board.auction is None:  # as for clients; the alerts of a file are for all
            known = known.heard_by(seat)
        return View.of(position, contract, board.vulnerability, known, seat, board.constraints)

    async def _card(self, actor: Seat, turn: Seat, contract: Contract, position: Position) -> Decision:
        """Return the card that ``actor`` plays from the hand of ``turn``; the declarer also plays for dummy."""
        if actor not in self._clients:
            decision = await self._ours.card(actor, self._view(actor, contract, position), position)
            self._on_local(actor, messages.play(turn, decision.card))
            return decision
        if len(position.plays) % len(Seat) == 0:
            await self._clients[actor].send(messages.to_lead(None if turn is contract.dummy else turn))
        said = messages.read_play(await self._action(actor, messages.is_play, "a card"))
        whose = contract.dummy if said.seat is None else said.seat
        if whose not in (turn, actor):
            raise ClientError(
                actor, f"played {said.card} for {whose.name.title()}, but it is {turn.name.title()}'s turn"
            )
        return Decision(said.card)

    async def _relay(self, actor: Seat, turn: Seat, card: Card, contract: Contract, *, is_lead: bool) -> None:
        for other, lines in self._clients.items():
            if other is not actor:
                await self._ready(other, f"{turn.name.title()}'s card")
                await lines.send(messages.play(turn, card))
        if is_lead:
            dummy = messages.cards(None, self._board.deal.hands[contract.dummy])
            for other, lines in self._clients.items():
                if other is not contract.dummy:
                    await self._ready(other, "dummy")
                    await lines.send(dummy)

    async def _to_all(self, lines: Mapping[Seat, str]) -> None:
        for seat, client in self._clients.items():
            await client.send(lines[seat])

    async def _ready_for_deal(self, seat: Seat) -> None:
        """Wait until a client has answered every "Start of board", but at most `_PATIENCE` seconds.

        The client's next lines are then about the last start.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                while self._clients[seat].unanswered:
                    await ready_exactly(seat, self._clients[seat], "deal")

    async def _ready(self, seat: Seat, what: str) -> None:
        """Wait until a client is ready for ``what``, or makes its own call or card at once."""
        lines = self._clients[seat]
        for _ in range(MOST_PASSED_OVER):
            line = await _next(lines, f"'ready for {what}'")
            if messages.is_call(line) or messages.is_play(line):
                lines.put_back(line)
                return
            if messages.ready_for(line) not in _NOT_IN_PLAY:
                return
        raise ClientError(seat, f"sent {MOST_PASSED_OVER} lines that do not fit here; the last was {line[:80]!r}")

    async def _action(self, seat: Seat, is_action: Callable[[str], bool], what: str) -> str:
        """Return the client's next line that ``is_action`` accepts; ``what`` is "a call" or "a card"."""
        started = time.monotonic()
        line = ""
        for _ in range(MOST_PASSED_OVER):
            line = await _next(self._clients[seat], what)
            if is_action(line):
                self._check_seat(seat, line)
                if messages.is_call(line):
                    self._thought[seat] += time.monotonic() - started
                return line
            if messages.ready_for(line) is None:
                self._on_odd(seat, line, what)
        raise ClientError(seat, f"sent {MOST_PASSED_OVER} lines that do not fit here; the last was {line[:80]!r}")

    def _check_seat(self, seat: Seat, line: str) -> None:
        """Check that a call or card can be read, and that a call is for the client's own seat."""
        try:
            read = messages.read_call if messages.is_call(line) else messages.read_play
            whose = read(line).seat
        except InputError as error:
            raise ClientError(seat, f"sent {line[:80]!r}: {error}") from None
        if messages.is_call(line) and whose is not seat:
            raise ClientError(seat, f"sent a call of another seat: {line[:80]!r}")


async def _next(lines: Lines, what: str) -> str:
    """Return the next line, which should be ``what``.

    If the line answers a "Start of board", one start fewer is unanswered.
    """
    line = await lines.receive(what)
    if messages.ready_for(line) == "deal":
        lines.unanswered = max(0, lines.unanswered - 1)
    return line


async def ready_exactly(seat: Seat, lines: Lines, what: str) -> None:
    """Wait until a client is ready for ``what``; ignore other lines, which may belong to a board that was broken off.

    :raises ClientError: if too many other lines come.
    :raises ConnectionLostError: if the client is lost.
    """
    for _ in range(MOST_PASSED_OVER):
        if messages.ready_for(await _next(lines, f"'ready {'to' if what == 'start' else 'for'} {what}'")) == what:
            return
    raise ClientError(seat, f"does not say that it is ready for {what}")
