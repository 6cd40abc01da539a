"""Team matches whose players bid, so that each table has its own contract; robots bid and play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from agent.players.bidding.auction import HeldAuction, hold_auction
from agent.players.bidding.bidder import Bidder
from agent.registry import PlayerSpec
from agent.rules.auction import Auction
from ddsolver.cards import Seat
from ddsolver.position import Position
from ddsolver.solver import Solver
from experiments.boards.hands import SIDES
from experiments.competitions.match.settings import Four, MatchRun, luck_of
from experiments.competitions.match.teams import TeamMatch
from experiments.runs.rows import BiddingTime, BoardKey, FailedBoard, PlayedBoard, StoredDeal
from experiments.runs.store import Store
from experiments.runs.tasks import Task, Work, check_worker, failed_board, load_kernels, play_task
from experiments.statistics.interval import BIDDERS, Spread


def with_auction(deal: StoredDeal, source: str, auction: Auction) -> StoredDeal:
    """Return a copy of a deal with the auction and contract of one table; ``source`` names this table."""
    contract = auction.contract
    tricks = 0
    if contract is not None:
        tricks = 13 - Solver().tricks(Position(deal.deal, contract.strain, contract.leader))
    return replace(deal, source=source, contract=contract, double_dummy=tricks, auction=auction)


class BidMatch(TeamMatch):
    """A match whose players bid, with its results so far."""

    is_bid = True

    @cached_property
    def bid(self) -> dict[tuple[str, int], StoredDeal]:
        """The deals as each table bid them, by source and number; the source names the table."""
        return {}

    def spread(self) -> Spread:
        """Return the prior spread of a gain on a deal."""
        return BIDDERS

    def source(self, deal: StoredDeal, table: int) -> str:
        """Return the source of a deal as a table bid it; tables are numbered from 0."""
        return f"{deal.source}, table {table + 1}"

    def sources(self, deal: StoredDeal) -> tuple[str, ...]:
        """Return the sources of a deal's boards: one per table."""
        return tuple(self.source(deal, table) for table, _ in enumerate(self.tables))

    def read(self, store: Store) -> None:
        """Add the match's deals and boards that a store has."""
        self.bid |= {key: deal for key, deal in store.deals().items() if key in self._deal_of}
        super().read(store)

    def add_auction(self, bid: StoredDeal) -> None:
        """Add a deal as a table has bid it."""
        self.bid[bid.source, bid.number] = bid
        self._update(self._deal_of[bid.source, bid.number])

    def keys(self, deal: StoredDeal) -> list[BoardKey]:
        """Return the keys of a deal's boards that are played, or that may fail."""
        keys = [self.failed_key(deal, table) for table, _ in enumerate(self.tables)]
        for table, _ in enumerate(self.tables):
            bid = self.at_table(deal, table)
            if bid is not None and bid.contract is not None:
                keys.append(self._key(bid, table))
        return keys

    def at_table(self, deal: StoredDeal, table: int) -> StoredDeal | None:
        """Return a deal as a table has bid it; None if it has not."""
        return self.bid.get((self.source(deal, table), deal.number))

    def failed_key(self, deal: StoredDeal, table: int) -> BoardKey:
        """Return the key of a board that was not bid to the end: it names both pairs, because nobody declares."""
        four = self.tables[table]
        return BoardKey(self.source(deal, table), deal.number, four.side(Seat.NORTH), four.side(Seat.EAST))

    @property
    def size(self) -> int:
        """The number of boards of the match, played or not."""
        return len(self.deals) * len(self.tables)


_BIDDER_ROLE = 4
"""Keeps the seeds of bidders apart from those of declarers, defenders and deals (`experiments.runs.contract_sets`)."""


@dataclass(frozen=True, slots=True)
class RobotTask:
    """A deal to bid and to play at one table."""

    deal: StoredDeal
    source: str
    """The source of the deal as this table bids it."""
    key: BoardKey
    """The key of the board if it cannot be bid."""
    four: Four
    seed: int
    table: int
    match: tuple[str, str] = ("", "")
    """The pairs of its match, in a league."""
    keep_decisions: bool = False
    """Whether the players' decisions are stored."""

    @property
    def players(self) -> list[PlayerSpec]:
        """Who may play the board."""
        return self.four.players

    def do(self) -> BidBoard | FailedBoard:
        """Bid the deal, and play it."""
        return bid_and_play(self)

    def keep(self, result: BidBoard | FailedBoard, store: Store) -> None:
        """Store the deal as it was bid, and the board."""
        if isinstance(result, FailedBoard):
            store.add_failure(result)
            return
        task = None if result.board is None else self.played(result.deal)
        if task is not None and isinstance(result.board, PlayedBoard):
            check_worker(store, task, result.board.program)
        store.add_rows([result.deal, result.time], self.key)
        if task is not None and result.board is not None:
            task.keep(result.board, store)

    def played(self, bid: StoredDeal) -> Task:
        """Return the task to play the deal as this table has bid it."""
        luck = luck_of(self.deal)
        return self.four.task(bid, luck, self.seed, self.table, keep_decisions=self.keep_decisions)


@dataclass(frozen=True, slots=True)
class BidBoard:
    """A deal as a table bid it, and its board; None if it was passed out."""

    deal: StoredDeal
    time: BiddingTime
    board: PlayedBoard | FailedBoard | None


class RobotMatch(BidMatch):
    """A match of robots, with its results so far.

    The source of a deal that was bid names the bidders, so that a run can have matches of several robots.
    """

    @cached_property
    def times(self) -> dict[tuple[str, int], BiddingTime]:
        """The time of the bidding, by source and number."""
        return {}

    @cached_property
    def _bidders(self) -> list[str]:
        """The bidders at each table."""
        return [
            " against ".join(" and ".join(dict.fromkeys(four.bidders[seat].key for seat in pair)) for pair in SIDES)
            for four in self.tables
        ]

    def source(self, deal: StoredDeal, table: int) -> str:
        """Return the source of a deal as a table bid it."""
        return f"{deal.source}, bid by {self._bidders[table]}"

    def read(self, store: Store) -> None:
        """Add the match's deals, boards and times that a store has."""
        super().read(store)
        times = {(time.source, time.number): time for time in store.rows(BiddingTime)}
        self.times |= {key: time for key, time in times.items() if key in self.bid}

    @property
    def left(self) -> list[RobotTask]:
        """A task for every deal and table that is not finished."""
        return [
            RobotTask(
                deal,
                self.source(deal, table),
                self.failed_key(deal, table),
                four,
                self.seed,
                table,
                keep_decisions=self.keep_decisions,
            )
            for deal in self.deals
            for table, four in enumerate(self.tables)
            if not self.has_played(deal, table)
        ]

    def batches(self) -> Iterator[Sequence[Work]]:
        """Yield the work of all boards that are not finished."""
        yield self.left

    def enter(self, work: Any, row: Any) -> FailedBoard | None:
        """Add a deal as it was bid and its board, or a board that failed."""
        if isinstance(row, BidBoard):
            self.times[row.deal.source, row.deal.number] = row.time
            self.add_auction(row.deal)
            row = row.board
        return None if row is None else super().enter(work, row)

    def bidding_seconds(self, seat: Seat) -> float | None:
        """Return the CPU seconds a board in which the pair at ``seat`` of the first table bid; None without boards."""
        total, boards = 0.0, 0
        for deal in self.deals:
            for table, source in enumerate(self.sources(deal)):
                if time := self.times.get((source, deal.number)):
                    # At the second table the pairs have exchanged their seats.
                    total += time.north_south if seat.is_north_south is (table == 0) else time.east_west
                    boards += 1
        return total / boards if boards else None

    def card_seconds(self, seat: Seat) -> float | None:
        """As `bidding_seconds`, of the cards that the pair plays."""
        seconds = [result.row.seconds for result in self.declared(seat, by_pair=True)]
        seconds += [result.row.defender_seconds for result in self.declared(seat, by_pair=False)]
        return sum(seconds) / len(seconds) if seconds else None


def teams_of(settings: MatchRun, deals: Sequence[StoredDeal]) -> TeamMatch:
    """Return the match of the four players of settings on some deals."""
    kind = RobotMatch if settings.robots_bid else BidMatch if settings.clients_bid else TeamMatch
    return kind(
        settings.first_table,
        deals,
        settings.seed,
        number_of_tables=settings.number_of_tables,
        keep_decisions=settings.decisions,
        names=settings.pair_names,
    )


def bid_and_play(task: RobotTask) -> BidBoard | FailedBoard:
    """Bid a deal and play it; if the bidding raises an exception, return a failed board."""
    try:
        load_kernels()
        held = _bid(task)
    except Exception as error:  # a bidder may raise anything
        return failed_board(task.key, error)
    bid = with_auction(task.deal, task.source, held.auction)
    north_south = held.seconds[Seat.NORTH] + held.seconds[Seat.SOUTH]
    time = BiddingTime(task.source, task.deal.number, north_south, sum(held.seconds.values()) - north_south)
    return BidBoard(bid, time, None if bid.contract is None else play_task(task.played(bid)))


def _bid(task: RobotTask) -> HeldAuction:
    bidders = bidders_of(task.four, task.seed, task.deal)
    return hold_auction(task.deal.deal, task.deal.dealer, task.deal.vulnerability, bidders)


def bidders_of(four: Four, seed: int, deal: StoredDeal) -> dict[Seat, Bidder]:
    """Return the bidders of the robots at a table, by seat; they have the same random numbers at both tables."""
    return {seat: spec.make(bidder_seed(seed, luck_of(deal), seat)) for seat, spec in four.bidders.items()}


def bidder_seed(seed: int, luck: tuple[int, ...], seat: Seat) -> np.random.SeedSequence:
    """Return the seed of a seat's bidder on a deal; ``luck`` is the deal's spawn key (`luck_of`)."""
    return np.random.SeedSequence(seed, spawn_key=(*luck, _BIDDER_ROLE, seat))
