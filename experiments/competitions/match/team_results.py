"""The results of two pairs: on a deal, and over all deals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

from agent.rules.imps import imps
from ddsolver.cards import Seat
from experiments.competitions.match.settings import comparison_spread
from experiments.runs.rows import PlayedBoard, StoredDeal
from experiments.statistics.interval import Interval
from experiments.statistics.running import RunningGains


@dataclass(frozen=True, slots=True)
class TeamBoard:
    """The boards of a deal at all tables; none if the deal was passed out."""

    deal: StoredDeal
    boards: tuple[PlayedBoard, ...]
    bid: tuple[StoredDeal, ...] = ()
    """The deal once per table, with that table's contract; empty unless each table had its own auction."""

    @property
    def deals(self) -> tuple[StoredDeal, ...]:
        """The deal as it was played at each table."""
        return self.bid or (self.deal,) * len(self.boards)

    @property
    def north_south(self) -> tuple[int, ...]:
        """The points for North-South at each table."""
        contracts = [deal.contract for deal in self.deals]
        return tuple(
            -board.score if contract is not None and not contract.declarer.is_north_south else board.score
            for contract, board in zip(contracts, self.boards, strict=True)
        )

    @property
    def won(self) -> int:
        """The IMPs of the pair that sat North-South at the first table; 0 if there is no second table."""
        return imps(self.north_south[0] - self.north_south[1]) if len(self.boards) > 1 else 0

    @property
    def won_by_bidding(self) -> int:
        """As ``won``, if all contracts were played as well as double dummy; the rest of ``won`` is due to the play."""
        if len(self.bid) < 2:
            return 0
        first, second = (_double_dummy_score(deal) for deal in self.bid)
        return imps(first - second)


def _double_dummy_score(deal: StoredDeal) -> int:
    """Return the points for North-South with the declarer's double-dummy tricks."""
    if deal.contract is None:
        return 0
    score = deal.contract.score(deal.double_dummy, deal.vulnerability)
    return score if deal.contract.declarer.is_north_south else -score


@dataclass(frozen=True, slots=True)
class PairStanding:
    """The results of the pair that has ``seat`` at the first table."""

    seat: Seat
    name: str
    total: int
    """The sum of its IMPs; 0 if there is only one table."""
    won: Interval
    """Its IMPs per deal; so are the two parts of them."""
    by_bidding: Interval
    by_play: Interval
    declaring: int
    """Its tricks below double dummy on the boards that it declared."""
    defending: int
    bidding_seconds: float | None
    """CPU seconds a board of its bidding; None if it did not bid, or this was not measured."""


class TeamSoFar:
    """The running sums of a match of two pairs."""

    def __init__(self, deals: Mapping[tuple[str, int], StoredDeal]) -> None:
        self.deals = deals
        """The deals by the sources and the numbers of their boards."""
        self._gains = RunningGains(1)
        self._counted: set[tuple[str, int]] = set()
        self._squares, self._contracts = 0.0, 0
        """The sum of the squares of the prior standard deviations, and the number of contracts."""

    def count(self, result: TeamBoard) -> None:
        """Add the result of a board, unless it was added before."""
        place = result.deal.source, result.deal.number
        if place in self._counted:
            return
        self._counted.add(place)
        self._gains.add(result.deal.cards, [result.won])
        for deal in result.deals:
            if deal.contract is not None:
                self._squares += comparison_spread("imps", [deal]).usual ** 2
                self._contracts += 1

    def gain(self) -> Interval:
        """Return the mean gain of the first pair."""
        usual = sqrt(self._squares / self._contracts) if self._contracts else comparison_spread("imps", ()).usual
        return self._gains.intervals(usual)[0]
