"""Team matches: four players play every deal twice, and the pairs exchange seats to cancel the luck of the deal."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from agent.registry import BidderSpec
from agent.rules.imps import imps
from ddsolver.cards import Seat
from experiments.competitions.contrasts import Gains, Result, Totals
from experiments.competitions.match.contest import Compared, Contest
from experiments.competitions.match.settings import Four, luck_of
from experiments.runs.records import frame_of
from experiments.runs.rows import BoardKey, PlayedBoard, StoredDeal
from experiments.runs.tasks import Task
from experiments.statistics.interval import Interval

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True, slots=True)
class TeamBoard(Compared):
    """The results of a deal at all tables; none if the deal was given as passed out."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The points for North-South at each table; the first pair sits there at the first table."""
        return tuple(result.north_south for result in self.results)

    @property
    def won(self) -> int:
        """The IMPs of the pair that sat North-South at the first table; 0 if there is no second table."""
        return imps(self.scores[0] - self.scores[1]) if len(self.results) > 1 else 0

    @property
    def won_by_bidding(self) -> int:
        """As ``won``, if all contracts were played as well as double dummy; the rest of ``won`` is due to the play."""
        if len(self.results) < 2:
            return 0
        first, second = (result.double_dummy_score for result in self.results)
        return imps(first - second)


@dataclass(frozen=True, slots=True)
class PairStanding:
    """The results of the pair that has ``seat`` at the first table."""

    seat: Seat
    name: str
    total: int
    """The sum of its IMPs; 0 if there is only one table."""
    a_deal: Interval
    """Its IMPs per deal; so are the two parts of them."""
    by_bidding: Interval
    by_play: Interval
    declaring: int
    """Its tricks below double dummy on the boards that it declared."""
    defending: int
    bidding_seconds: float | None
    """CPU seconds a board of its bidding; None if it did not bid, or this was not measured."""


class TeamMatch(Contest[TeamBoard]):
    """The results so far of a match between two pairs."""

    is_bid = False
    """Whether each table has its own auction."""

    def __init__(
        self,
        first: Four,
        deals: Sequence[StoredDeal],
        seed: int,
        boards: dict[BoardKey, PlayedBoard] | None = None,
        *,
        number_of_tables: int = 2,
        keep_decisions: bool = False,
        names: tuple[str, str] | None = None,
    ) -> None:
        """Make a match of the players of the first table; ``names`` of the pairs are for people (default: keys)."""
        self.first = first
        """The players of the first table."""
        self.seed = seed
        self.keep_decisions = keep_decisions
        """Whether the players' decisions are stored."""
        self.tables = (first, first.changed_round())[:number_of_tables]
        """The players of the first table, and of the second if there is one: with one there are no IMPs."""
        self._keys: dict[tuple[int, Seat], tuple[str, str]] = {}
        """The keys of the declarer and of the defence at a table, by its number and the declarer's seat."""
        super().__init__(deals, boards, names or (first.side(Seat.NORTH), first.side(Seat.EAST)), "imps")

    def _key(self, deal: StoredDeal, table: int) -> BoardKey:
        """Return the key of the board of a deal, which must not be passed out, at a table."""
        declarer = deal.played_contract.declarer
        if (table, declarer) not in self._keys:
            player, defence = self.tables[table].at(deal.played_contract)
            self._keys[table, declarer] = player.key, defence.key
        return BoardKey(deal.source, deal.number, *self._keys[table, declarer])

    @property
    def bidders(self) -> set[tuple[BidderSpec, ...]]:
        """The bidders at each table."""
        return {four.who_bids for four in self.tables}

    def unplayed(self) -> list[Task]:
        """Return a task for every board that has a contract and is not played, ordered by deal."""
        return [
            self.task(deal, table)
            for deal in self.deals
            for table, _ in enumerate(self.tables)
            if not self.has_played(deal, table)
        ]

    def at_table(self, deal: StoredDeal, table: int) -> StoredDeal | None:  # noqa: ARG002 - here no table bids
        """Return a deal with the contract of a table, numbered from 0; None if the table has not bid it."""
        return deal

    def task(self, deal: StoredDeal, table: int) -> Task:
        """Return the task to play a deal at a table, which must have a contract there."""
        played = self.at_table(deal, table)
        assert played is not None, "the table has bid the deal"
        return self.tables[table].task(played, luck_of(deal), self.seed, table, keep_decisions=self.keep_decisions)

    def failed_key(self, deal: StoredDeal, table: int) -> BoardKey:
        """Return the key of a board that fails before its contract is known or, if that is given, of any."""
        return self._key(deal, table)

    @property
    def number_left(self) -> int:
        """The number of boards that are neither played to the end nor passed out."""
        return sum(len(self.missing(table)) for table, _ in enumerate(self.tables))

    def missing(self, table: int) -> list[StoredDeal]:
        """Return the deals that a table has neither played to the end nor passed out."""
        return [deal for deal in self.deals if not self.has_played(deal, table)]

    def has_played(self, deal: StoredDeal, table: int) -> bool:
        """Return whether a table has played a deal to the end, or passed it out."""
        return self._result(deal, table) is not None

    @property
    def size(self) -> int:
        """The number of boards of the match, played or not."""
        return len(self.tables) * sum(deal.contract is not None for deal in self.deals)

    def keys(self, deal: StoredDeal) -> list[BoardKey]:
        """Return the keys of a deal's boards that are played, or that may fail."""
        if deal.contract is None:
            return []
        return [self._key(deal, table) for table, _ in enumerate(self.tables)]

    def results_of(self, deal: StoredDeal) -> list[TeamBoard | None]:
        """Return the boards of a deal at all tables, or None if a table has not finished it."""
        return [self.result(deal)]

    def result(self, deal: StoredDeal) -> TeamBoard | None:
        """Return the boards of a deal; None if a table has neither played it to the end nor passed it out."""
        tables = self.tables if self.is_bid or deal.contract is not None else ()
        results = [self._result(deal, table) for table, _ in enumerate(tables)]
        finished = tuple(result for result in results if result is not None)
        return TeamBoard(deal, finished) if len(finished) == len(results) else None

    def _result(self, deal: StoredDeal, table: int) -> Result | None:
        """Return the result of a table; None if it has not finished the deal."""
        bid = self.at_table(deal, table)
        if bid is None or bid.contract is None:
            return None if bid is None else Result(bid, None)
        board = self.boards.get(self._key(bid, table))
        return None if board is None else Result(bid, board)

    def is_finished(self, deal: StoredDeal) -> bool:
        """Return whether a deal has been played at all tables, or has failed at one."""
        return self.result(deal) is not None or any(key in self.failed for key in self.keys(deal))

    def gains_in_words(self) -> str:
        """Return the gain in a line; empty at one table, where there are no IMPs."""
        return f"{self.gains_so_far()[0]} IMPs a {self.deal_word}" if self.compares else ""

    def won(self, seat: Seat = Seat.NORTH) -> Interval:
        """Return the IMPs per deal for the pair that has ``seat`` at the first table."""
        return self._mean(seat, self.part(lambda result: result.won))

    def won_by_bidding(self, seat: Seat = Seat.NORTH) -> Interval:
        """As `won`, of what is due to the bidding (`TeamBoard.won_by_bidding`)."""
        return self._mean(seat, self.part(lambda result: result.won_by_bidding))

    def won_by_play(self, seat: Seat = Seat.NORTH) -> Interval:
        """As `won`, of the rest, which is due to the play."""
        return self._mean(seat, self.part(lambda result: result.won - result.won_by_bidding))

    def gains_on(self, deals: Iterable[StoredDeal], first: int, second: int, defender: str | None = None) -> Gains:  # noqa: ARG002 - pairs meet each other
        """Return what one pair gains over the other on those of some deals that both have finished."""
        results = map(self.result, deals)
        return Gains.of((each.deal, each.gain(first, second, self.scoring)) for each in results if each is not None)

    def part(self, of: Callable[[TeamBoard], int]) -> Gains:
        """Return a part of the first pair's IMPs on each deal."""
        return Gains.of((result.deal, of(result)) for result in self.results())

    def _mean(self, seat: Seat, gains: Gains) -> Interval:
        mean = self.mean(gains)
        return mean if seat.is_north_south else mean.reversed()

    def pairs(self) -> list[PairStanding]:
        """Return the standings of both pairs, the one that sits North-South at the first table first."""
        total = sum(result.won for result in self.results())
        return [
            PairStanding(
                seat,
                name,
                sign * total,
                self.won(seat),
                self.won_by_bidding(seat),
                self.won_by_play(seat),
                *self.tricks_lost(seat),
                self.bidding_seconds(seat),
            )
            for seat, sign, name in zip((Seat.NORTH, Seat.EAST), (1, -1), self.compared, strict=True)
        ]

    @property
    def compares(self) -> bool:
        """Whether there are two tables, so that each pair gains or loses IMPs."""
        return len(self.tables) > 1

    def to_frame(self) -> pd.DataFrame:
        """Return a data frame with a row for every board of the deals that all tables have finished.

        The columns are `experiments.runs.records.COLUMNS`, ``table`` (1 or 2) and ``won``: the IMPs of the declarer's
        pair on the deal, or NaN if there is only one table.
        """
        rows = [
            (table, result.deal, result.board, each.won)
            for each in self.results()
            for table, result in enumerate(each.results, start=1)
            if result.board is not None
        ]
        frame = frame_of({(deal.source, deal.number): deal for _, deal, _, _ in rows}, [row[2] for row in rows])
        frame["table"] = np.array([table for table, *_ in rows], dtype=np.int64)
        # The first pair sits North-South at the first table, and East-West at the second.
        won = [
            won if deal.played_contract.declarer.is_north_south is (table == 1) else -won
            for table, deal, _, won in rows
        ]
        frame["won"] = np.array(won, dtype=np.float64)
        if not self.compares:
            frame["won"] = math.nan
        return frame

    def bidding_seconds(self, seat: Seat) -> float | None:  # noqa: ARG002 - here no pair bids
        """Return the CPU seconds a board in which a pair bid; None if it did not bid, or this was not measured."""
        return None

    def tricks_lost(self, seat: Seat) -> tuple[int, int]:
        """Return the tricks below double dummy of the pair that has ``seat`` at the first table.

        The first number is for the boards that it declared, the second for those that it defended.
        """
        declaring, defending = (Totals.of(self.declared(seat, by_pair=by_pair)) for by_pair in (True, False))
        return declaring.tricks_lost, -defending.tricks_lost

    def declared(self, seat: Seat, *, by_pair: bool) -> list[Result]:
        """Return the results of the boards that the pair at ``seat`` of the first table declared, or the others."""
        return [
            result
            for each in self.results()
            for table, result in enumerate(each.results)
            # At the second table the pairs have exchanged their cards.
            if result.board is not None
            and (result.deal.played_contract.declarer.same_side(seat) is (table == 0)) is by_pair
        ]
