"""The play of a board. This module holds all four hands; only a `PerfectPlayer` gets more than its own view."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from agent.errors import EngineError, PlayerError
from agent.knowledge.answer_cache import saved_seconds
from agent.knowledge.counted_work import work_done
from agent.knowledge.view import View
from agent.player import AnyPlayer, Decision, Listener, PerfectPlayer, elsewhere_seconds
from agent.rules.auction import Auction
from agent.rules.constraints import Constraints
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import Card, Seat
from ddsolver.deal import Deal, WithPbn
from ddsolver.errors import CardError, PlayError
from ddsolver.position import Position

__all__ = ["BoardRecord", "ask", "decide", "play_board", "seat_players"]


@dataclass(frozen=True, slots=True)
class Fault:
    """What ended a board early: the failure of an engine or, at the tables of a network, an illegal card."""

    seat: Seat
    reason: str
    said: str
    """The last lines that the engine wrote; empty if no engine failed."""


@dataclass(frozen=True, slots=True)
class BoardRecord:
    """A played board."""

    deal: Deal
    contract: Contract
    vulnerability: Vulnerability
    plays: tuple[Card, ...]
    tricks: int
    """The tricks that the declarer's side took."""
    score: int
    """The points to the declarer's side."""
    decisions: tuple[Decision, ...]
    """One decision for every card played."""
    seconds: Mapping[Seat, float]
    """The CPU time of each player in seconds; the declarer's time includes dummy's cards."""
    wall_seconds: Mapping[Seat, float]
    """The wall time of each player in seconds."""
    fault: Fault | None = None
    """The fault that ended the play, if any. The other side then gets all remaining tricks."""
    declarer_work: int = 0
    """The declarer's counted work in nanoseconds (`agent.knowledge.counted_work`); 0 if its player counts none."""

    def __repr__(self) -> str:
        return f"<BoardRecord: {self.contract}, tricks={self.tricks}, score={self.score}>"

    @classmethod
    def of(
        cls,
        position: Position,
        contract: Contract,
        vulnerability: Vulnerability,
        decisions: Sequence[Decision],
        seconds: Mapping[Seat, float],
        wall_seconds: Mapping[Seat, float],
        fault: Fault | None,
    ) -> BoardRecord:
        """Return the record of a complete play, or of one that a fault ended early."""
        tricks = position.tricks_won.of(contract.declarer)
        if fault is not None and fault.seat is not contract.declarer:
            tricks += position.tricks_left
        return cls(
            deal=position.deal,
            contract=contract,
            vulnerability=vulnerability,
            plays=position.plays,
            tricks=tricks,
            score=contract.score(tricks, vulnerability),
            decisions=tuple(decisions),
            seconds=seconds,
            wall_seconds=wall_seconds,
            fault=fault,
        )

    @property
    def north_south_score(self) -> int:
        """The points to North-South."""
        return self.contract.north_south_score(self.tricks, self.vulnerability)

    @property
    def declarer_seconds(self) -> float:
        """The CPU seconds that the declarer took."""
        return self.seconds[self.contract.declarer]

    @property
    def defender_seconds(self) -> float:
        """The sum of the CPU seconds that the two defenders took."""
        return sum(self.seconds.values()) - self.declarer_seconds

    @property
    def declarer_wall_seconds(self) -> float:
        """The wall time in seconds that the declarer took."""
        return self.wall_seconds[self.contract.declarer]

    @property
    def defender_wall_seconds(self) -> float:
        """The sum of the wall times in seconds that the two defenders took."""
        return sum(self.wall_seconds.values()) - self.declarer_wall_seconds


def play_board(
    deal: WithPbn | str,
    contract: Contract | str,
    vulnerability: Vulnerability | str,
    players: Mapping[Seat, AnyPlayer],
    auction: Auction | None = None,
    constraints: Constraints | None = None,
) -> BoardRecord:
    """Play a board with hands of 13 cards from the opening lead to the last trick, and return the record.

    Parameters
    ----------
    deal, contract, vulnerability
        The board; the deal may be PBN text, or a deal of endplay, and the others may be text too.
    players
        The declarer and both defenders, by seat (`seat_players`). The declarer also plays dummy's cards.
    auction
        The auction, if it is known.
    constraints
        Constraints on the hands as dealt; every view contains them.

    Raises
    ------
    DealError
        If the deal is a text that is none.
    ContractError
        If there is no such contract or vulnerability.
    PlayError
        If a player plays an illegal card, or the deal is not a full one.
    PlayerError
        If the declarer or a defender has no player, or for a reason that `decide` lists.

    """
    deal, contract, vulnerability = Deal.parse(deal), Contract.parse(contract), Vulnerability.parse(vulnerability)
    if deal.cards_each != 13:
        raise PlayError(f"{contract} cannot be played with {deal.cards_each} cards a hand (13 are needed)")
    active = [seat for seat in Seat if seat is not contract.dummy]
    for seat in active:
        if seat not in players:
            raise PlayerError(f"nobody sits {seat.name.title()}: {contract} needs the declarer and two defenders")
    position = Position(deal, contract.strain, contract.leader)

    def view_of(seat: Seat) -> View:
        return View.of(position, contract, vulnerability, auction, seat, constraints)

    listeners = [(seat, player) for seat in active if isinstance(player := players[seat], Listener)]
    first = {id(players[seat]): seat for seat in reversed(active)}  # one player may sit at two seats
    uncounted = {seat: -elsewhere_seconds(players[seat]) for seat in first.values()}
    decisions: list[Decision] = []
    seconds, wall_seconds = dict.fromkeys(Seat, 0.0), dict.fromkeys(Seat, 0.0)
    declarer_work = 0
    fault = None
    seat, asked = contract.leader, time.perf_counter()
    try:
        for seat, player in listeners:
            player.begin(view_of(seat))
        while not position.is_over:
            seat = contract.declarer if position.to_play is contract.dummy else position.to_play
            asked, before = time.perf_counter(), work_done()
            decision = decide(players[seat], view_of(seat), position)
            declarer_work += work_done() - before if seat is contract.declarer else 0
            decisions.append(decision)
            seconds[seat] += decision.seconds
            uncounted[first[id(players[seat])]] -= decision.elsewhere
            wall_seconds[seat] += decision.wall_seconds
            position = position.play(decision.card)
    except EngineError as error:
        fault = Fault(seat, str(error), error.said)
        wall_seconds[seat] += time.perf_counter() - asked
    finally:  # also if another player raises an error, which ends the board for all
        for other, player in listeners:
            with suppress(EngineError):  # the board is over, so a failure of an engine does not matter
                player.end(view_of(other))
    for other, less in uncounted.items():
        seconds[other] += elsewhere_seconds(players[other]) + less
    record = BoardRecord.of(position, contract, vulnerability, decisions, seconds, wall_seconds, fault)
    return replace(record, declarer_work=declarer_work)


def seat_players(
    contract: Contract | str, declarer: AnyPlayer, left: AnyPlayer, right: AnyPlayer | None = None
) -> dict[Seat, AnyPlayer]:
    """Return the declarer and both defenders by seat; without ``right``, the player ``left`` takes both seats.

    :raises ContractError: if there is no such contract.
    """
    seat = Contract.parse(contract).declarer
    return {seat: declarer, seat.left: left, seat.right: left if right is None else right}


def ask(
    player: AnyPlayer,
    position: Position,
    contract: Contract,
    vulnerability: Vulnerability,
    auction: Auction | None = None,
    constraints: Constraints | None = None,
) -> Decision:
    """Return a player's decision on the next card in a position, with the time that the decision took.

    Only a `PerfectPlayer` sees all hands.

    :raises BridgeError: as in `decide`, or if the position does not fit the contract (`View.of`).
    """
    return decide(player, View.of(position, contract, vulnerability, auction, constraints=constraints), position)


def decide(player: AnyPlayer, view: View, position: Position) -> Decision:
    """Return a player's decision on a view, with the time that it took; only a `PerfectPlayer` gets the position.

    :raises PlayError: if the play is over.
    :raises PlayerError: if a `PerfectPlayer` would have to declare, or if the player has no method ``decide``, is a
        class, or does not return a `Decision` with a card.
    """
    if isinstance(player, type):
        raise PlayerError(
            f"{player.__name__} cannot play: it is a class; give an object of it, as in {player.__name__}()"
        )
    if position.is_over:
        raise PlayError(f"nobody is to play: all {len(position.plays)} cards have been played")
    name = type(player).__name__
    began, started, elsewhere = time.perf_counter(), time.process_time() + saved_seconds(), elsewhere_seconds(player)
    if isinstance(player, PerfectPlayer):
        if view.seat is view.contract.declarer:
            raise PlayerError(f"{name} cannot declare: it sees all four hands, which only defenders may")
        decision = player.decide_double_dummy(view, position)
    elif hasattr(player, "decide"):
        decision = player.decide(view)
    else:
        raise PlayerError(f"{name} cannot play: it has no method decide(view), and is no agent.player.PerfectPlayer")
    elsewhere = elsewhere_seconds(player) - elsewhere
    seconds = time.process_time() + saved_seconds() - started + elsewhere
    if not isinstance(decision, Decision):
        raise PlayerError(f"{name} answered {decision!r} instead of a Decision")
    try:
        card = Card.parse(decision.card)  # which may be text
    except CardError as error:
        raise PlayerError(f"{name} answered {decision!r}: {error}") from None
    return replace(decision, card=card, seconds=seconds, wall_seconds=time.perf_counter() - began, elsewhere=elsewhere)
