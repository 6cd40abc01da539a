"""The games and slams of an evening that nobody bid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from agent.rules.auction import STRAINS_UPWARDS
from agent.rules.contract import GAME_LEVELS, Contract
from ddsolver.cards import Seat
from experiments.boards.double_dummy import DDTable
from experiments.boards.hands import SIDES
from experiments.questions.evening.session import DealResults, Session

_SLAM = 12


@dataclass(frozen=True, slots=True)
class Missed:
    """A game or slam that makes double dummy, and that no pair bid at any table."""

    deal: DealResults
    contract: Contract
    tricks: int

    @property
    def is_slam(self) -> bool:
        """Whether it is a slam."""
        return self.tricks >= _SLAM


def missed_games(session: Session) -> list[Missed]:
    """Return the games and slams that make double dummy, and that no pair bid at any table.

    Deals with a table whose contract is unknown are left out.
    """
    found = []
    for deal in session.deals:
        contracts = [each.contract for each in deal.results if each.contract is not None]
        is_unknown = any(each.contract is None and not each.is_passed_out for each in deal.results)
        if deal.table is None or not deal.results or is_unknown:
            continue
        for side in SIDES:
            best = _best_game(deal, deal.table, side)
            bid = [each for each in contracts if each.declarer in side]
            if best is not None and not any(_is_as_high(each, best) for each in bid):
                found.append(best)
    return found


def _best_game(deal: DealResults, table: DDTable, side: Sequence[Seat]) -> Missed | None:
    """Return the game or slam that scores most of those that a side makes; None if it makes none."""
    made = []
    for seat in side:
        for strain in reversed(STRAINS_UPWARDS):
            tricks = table[seat][strain]
            level = tricks - 6 if tricks >= _SLAM else GAME_LEVELS[strain]
            if tricks >= level + 6:
                made.append(Missed(deal, Contract(level, strain, seat), tricks))
    return max(made, key=lambda each: each.contract.score(each.tricks, deal.board.vulnerability), default=None)


def _is_as_high(contract: Contract, missed: Missed) -> bool:
    """Return whether a contract is a game, or a slam if a slam was missed."""
    if missed.is_slam:
        return contract.level >= _SLAM - 6
    return contract.level >= GAME_LEVELS[contract.strain]
