"""The play of a board. This is the only place that holds all four hands while players decide."""

from __future__ import annotations

from dataclasses import dataclass

from agent.auction import Auction
from agent.constraints import Constraints
from agent.contract import Contract, Vulnerability
from agent.player import Decision, PerfectPlayer, Player
from agent.view import View
from ddsolver.cards import Card
from ddsolver.deal import Deal
from ddsolver.errors import PlayError
from ddsolver.position import Position


@dataclass(frozen=True, slots=True)
class BoardRecord:
    """A board played out."""

    deal: Deal
    contract: Contract
    vulnerability: Vulnerability
    plays: tuple[Card, ...]
    tricks: int
    """Tricks that the declarer's side took."""
    score: int
    """Points to the declarer's side."""
    decisions: tuple[Decision, ...]
    """One for every card played."""
    declarer_seconds: float
    """CPU time that the declarer took for both hands."""
    defender_seconds: float

    @property
    def north_south_score(self) -> int:
        """Points to North-South."""
        return self.contract.north_south_score(self.tricks, self.vulnerability)


def play_board(
    deal: Deal,
    contract: Contract,
    vulnerability: Vulnerability,
    declarer: Player | PerfectPlayer,
    defenders: Player | PerfectPlayer,
    auction: Auction | None = None,
    constraints: Constraints | None = None,
) -> BoardRecord:
    """Play a board of 13 cards a hand from the opening lead to the last trick.

    ``declarer`` plays both hands of its side, ``defenders`` both of the other. ``constraints`` are what the auction
    tells of the hands.

    :raises PlayError: if a player answers with a card that may not be played, or the deal is not a full one.
    """
    if deal.cards_each != 13:
        raise PlayError(f"{contract} cannot be played with {deal.cards_each} cards a hand (13 are needed)")
    position = Position(deal, contract.strain, contract.leader)
    decisions: list[Decision] = []
    seconds = {True: 0.0, False: 0.0}
    while not position.is_over:
        declaring = position.to_play.same_side(contract.declarer)
        decision = ask(declarer if declaring else defenders, position, contract, vulnerability, auction, constraints)
        decisions.append(decision)
        seconds[declaring] += decision.seconds
        position = position.play(decision.card)
    tricks = position.tricks_won.of(contract.declarer)
    return BoardRecord(
        deal=deal,
        contract=contract,
        vulnerability=vulnerability,
        plays=position.plays,
        tricks=tricks,
        score=contract.score(tricks, vulnerability),
        decisions=tuple(decisions),
        declarer_seconds=seconds[True],
        defender_seconds=seconds[False],
    )


def ask(
    player: Player | PerfectPlayer,
    position: Position,
    contract: Contract,
    vulnerability: Vulnerability,
    auction: Auction | None = None,
    constraints: Constraints | None = None,
) -> Decision:
    """A player's decision in a position, told only what such a player may know."""
    view = View.of(position, contract, vulnerability, auction, constraints=constraints)
    if isinstance(player, PerfectPlayer):
        return player.decide_double_dummy(view, position)
    return player.decide(view)
