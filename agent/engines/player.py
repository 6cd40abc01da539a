"""Players and bidders that are engines."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

import numpy as np

from agent.engines import protocol
from agent.engines.command import EngineCommand
from agent.engines.running import RunningEngine, engine
from agent.errors import AuctionError, EngineGoneError
from agent.knowledge.view import View
from agent.player import Decision, PerfectPlayer
from agent.players.bidding.bidder import BiddingView, CallDecision
from agent.rules.auction import Call, parse_call
from ddsolver.cards import Card, Seat
from ddsolver.errors import CardError
from ddsolver.position import Position


class _Asked:
    """Somebody for whom an engine answers."""

    def __init__(self, command: EngineCommand, options: Mapping[str, Any], generator: np.random.Generator) -> None:
        self._command = command
        self._options = options
        self._seed = int(generator.integers(2**31))
        self._charged = 0.0

    def cpu_seconds(self) -> float:
        """Return the CPU seconds that the engine has taken for these answers so far."""
        return self._charged


class _Seat(_Asked):
    """A player whose cards an engine plays; for each seat that it takes, the engine has a board of its own."""

    _engine: RunningEngine | None = None

    def __init__(self, command: EngineCommand, options: Mapping[str, Any], generator: np.random.Generator) -> None:
        super().__init__(command, options, generator)
        self._boards: dict[Seat, int] = {}
        """The engine's number of the board at each seat."""
        self._last: dict[Seat, Card] = {}
        """The last card that the engine chose at each seat; where played boards are judged, another was played."""

    def begin(self, view: View) -> None:
        """Tell the engine of a new board; start it again if it is just ending."""
        try:
            self._begin(view)
        except EngineGoneError:
            self._begin(view)

    def _begin(self, view: View) -> None:
        asked = engine(self._command, self._options)
        if asked is not self._engine:  # a new process knows none of the boards
            self._boards.clear()
        self._engine = asked
        self._charged += asked.charge()
        asked.boards += 1
        self._boards[view.seat] = asked.boards
        self._last.pop(view.seat, None)
        asked.send(protocol.new_board(asked.boards, self._seed, view), self._command.seconds)

    def end(self, view: View) -> None:
        """Tell the engine how the board ended."""
        board = self._boards.pop(view.seat, None)
        if self._engine is not None and board is not None:
            if self._engine.is_running:
                self._engine.send(protocol.end(board, view), self._command.seconds)
            self._charged += self._engine.charge()

    def card(self, view: View, position: Position | None = None) -> Decision:
        """Ask the engine for a card and return it as a decision; start it again if it had ended for another board."""
        if view.seat not in self._boards:
            self.begin(view)
        try:
            return self._card(view, position)
        except EngineGoneError:
            self.begin(view)
            return self._card(view, position)

    def _card(self, view: View, position: Position | None) -> Decision:
        asked, board = self._engine, self._boards[view.seat]
        assert asked is not None
        limit = self._command.seconds
        started = time.monotonic()
        try:
            answer = asked.ask(protocol.play(board, view, limit, position), limit)
        finally:
            self._charged += asked.charge()
        _check_answer(asked, answer, board, "card")
        try:
            card = Card.parse(answer.get("card", ""))
        except CardError:
            said = protocol.quoted(answer.get("card", ""))
            raise asked.fault(f"answered without a card: {said} (a card is written as in 'SA')") from None
        if card not in view.legal():
            if card == self._last.get(view.seat):
                raise asked.fault(f"played {card} a second time; each message 'play' has one answer")
            legal = " ".join(map(str, view.legal()))
            raise asked.fault(
                f"played {card} (after {time.monotonic() - started:.1f} s), an illegal card (legal: {legal})"
            )
        self._last[view.seat] = card
        return Decision(card, remark=protocol.remark(answer))


class EnginePlayer(_Seat):
    """An engine that sees what its seat sees."""

    def decide(self, view: View) -> Decision:
        """Ask the engine for a card and return it as a decision.

        :raises EngineError: if the engine gives no legal card in time. The engine is then ended, and started again for
            the next board.
        """
        return self.card(view)


class AllHandsEngine(_Seat, PerfectPlayer):
    """An engine that sees all hands."""

    def decide_double_dummy(self, view: View, position: Position) -> Decision:
        """Ask the engine for a card and return it as a decision; raise the same errors as `EnginePlayer.decide`."""
        return self.card(view, position)


class EngineBidder(_Asked):
    """An engine that calls, and sees its own hand and the auction (protocol version 2)."""

    def call(self, view: BiddingView) -> CallDecision:
        """Ask the engine for a call.

        :raises EngineError: if the engine gives no legal call in time. The engine is then ended, and started again for
            the next call.
        """
        try:
            return self._call(view)
        except EngineGoneError:  # it was still ending after its last board
            return self._call(view)

    def _call(self, view: BiddingView) -> CallDecision:
        asked = engine(self._command, self._options)
        asked.boards += 1
        limit = self._command.seconds
        try:
            answer = asked.ask(protocol.call(asked.boards, self._seed, view, limit), limit)
        finally:
            self._charged += asked.charge()
        _check_answer(asked, answer, asked.boards, "call")
        return CallDecision(_call(asked, answer.get("call"), view), remark=protocol.remark(answer))


def _call(asked: RunningEngine, said: object, view: BiddingView) -> Call:
    """Return the call that an engine has answered; it must be legal."""
    try:
        made = parse_call(said) if isinstance(said, str) else None
    except AuctionError:
        made = None
    if made is None:
        raise asked.fault(f"answered without a call: {protocol.quoted(said)} (a call is written as in '1NT' or 'Pass')")
    try:
        view.auction.call(made)
    except AuctionError as error:
        raise asked.fault(f"made an illegal call: {error}") from None
    return made


def _check_answer(asked: RunningEngine, answer: Mapping[str, Any], board: int, kind: str) -> None:
    """Check that an engine has answered about a board, with a message of this type."""
    if answer.get("type") != kind:
        raise asked.fault(f"answered {str(answer)[:100]}, which does not have the type {kind!r}")
    if "board" not in answer:
        raise asked.fault(f"answered {str(answer)[:100]}, which does not name the board; add 'board': {board}")
    if answer["board"] != board:
        raise asked.fault(f"answered about board {protocol.quoted(answer['board'])}, but was asked about {board}")
