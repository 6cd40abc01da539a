"""A player that is an engine."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

import numpy as np

from agent.engines import protocol
from agent.engines.command import EngineCommand
from agent.engines.running import RunningEngine, engine
from agent.errors import EngineGoneError
from agent.knowledge.view import View
from agent.player import Decision, PerfectPlayer
from ddsolver.cards import Card
from ddsolver.errors import CardError
from ddsolver.position import Position


class _Seat:
    """A seat whose cards an engine plays."""

    def __init__(self, command: EngineCommand, options: Mapping[str, Any], generator: np.random.Generator) -> None:
        self._command = command
        self._options = options
        self._seed = int(generator.integers(2**31))
        self._engine: RunningEngine | None = None
        self._board = 0
        self._last: Card | None = None
        """The last card that the engine played on this board."""
        self._charged = 0.0

    def begin(self, view: View) -> None:
        """Tell the engine of a new board; start it again if it is just ending."""
        try:
            self._begin(view)
        except EngineGoneError:
            self._begin(view)

    def _begin(self, view: View) -> None:
        self._engine = engine(self._command, self._options)
        self._charged += self._engine.charge()
        self._engine.boards += 1
        self._board, self._last = self._engine.boards, None
        self._engine.send(protocol.new_board(self._board, self._seed, view), self._command.seconds)

    def end(self, view: View) -> None:
        """Tell the engine how the board ended."""
        if self._engine is not None:
            if self._engine.is_running:
                self._engine.send(protocol.end(self._board, view), self._command.seconds)
            self._charged += self._engine.charge()
        self._engine = None

    def cpu_seconds(self) -> float:
        """Return the CPU seconds that the engine has taken for this seat so far."""
        return self._charged

    def card(self, view: View, position: Position | None = None) -> Decision:
        """Ask the engine for a card and return it as a decision; start it again if it had ended for another board."""
        if self._engine is None:
            self.begin(view)
        try:
            return self._card(view, position)
        except EngineGoneError:
            self.begin(view)
            return self._card(view, position)

    def _card(self, view: View, position: Position | None) -> Decision:
        asked = self._engine
        assert asked is not None
        limit = self._command.seconds
        started = time.monotonic()
        try:
            answer = asked.ask(protocol.play(self._board, view, limit, position), limit)
        finally:
            self._charged += asked.charge()
        if answer.get("board") != self._board:
            board = protocol.quoted(answer.get("board"))
            raise asked.fault(f"answered about board {board}, but was asked about {self._board}")
        if answer.get("type") != "card":
            raise asked.fault(f"answered {str(answer)[:100]}, which does not have the type 'card'")
        try:
            card = Card.parse(answer.get("card", ""))
        except CardError:
            said = protocol.quoted(answer.get("card", ""))
            raise asked.fault(f"answered without a card: {said} (a card is written as in 'SA')") from None
        if card == self._last:
            raise asked.fault(f"played {card} a second time; each message 'play' has one answer")
        if card not in view.legal():
            legal = " ".join(map(str, view.legal()))
            raise asked.fault(
                f"played {card} (after {time.monotonic() - started:.1f} s), an illegal card (legal: {legal})"
            )
        self._last = card
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
