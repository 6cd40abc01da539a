"""A bidder that is an engine."""

from __future__ import annotations

import numpy as np

from agent.engines import protocol
from agent.engines.running import RunningEngine, engine
from agent.engines.settings import EngineSettings
from agent.errors import AuctionError, EngineGoneError
from agent.players.bidding.bidder import BiddingView, CallDecision
from agent.rules.auction import Call, parse_call


class EngineBidder:
    """An engine that calls, and sees its own hand and the auction (protocol version 2)."""

    def __init__(self, settings: EngineSettings, generator: np.random.Generator) -> None:
        self._command = settings.asked
        self._options = settings.own_options
        self._seed = int(generator.integers(2**31))
        self._charged = 0.0

    def cpu_seconds(self) -> float:
        """Return the CPU seconds that the engine has taken for the calls of this bidder so far."""
        return self._charged

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
        if answer.get("board") != asked.boards:
            said = protocol.quoted(answer.get("board"))
            raise asked.fault(f"answered about board {said}, but was asked about {asked.boards}")
        if answer.get("type") != "call":
            raise asked.fault(f"answered {str(answer)[:100]}, which does not have the type 'call'")
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
