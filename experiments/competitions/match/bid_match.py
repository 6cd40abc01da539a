"""A team match whose players bid: a deal can have a different auction and contract at each table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from agent.rules.auction import Auction
from ddsolver.cards import Seat
from ddsolver.position import Position
from ddsolver.solver import Solver
from experiments.competitions.match.four import Four
from experiments.competitions.match.teams import TeamBoard, TeamMatch
from experiments.runs.rows import BoardKey, PlayedBoard, StoredDeal
from experiments.runs.store import Store
from experiments.runs.tasks import Task
from experiments.statistics.priors import BIDDERS, Spread


def with_auction(deal: StoredDeal, source: str, auction: Auction) -> StoredDeal:
    """Return a copy of a deal with the auction and contract of one table; ``source`` names this table."""
    contract = auction.contract
    tricks = 0
    if contract is not None:
        tricks = 13 - Solver().tricks(Position(deal.deal, contract.strain, contract.leader))
    return replace(deal, source=source, contract=contract, double_dummy=tricks, auction=auction)


class BidMatch(TeamMatch):
    """A match whose players bid, with its results so far."""

    def __init__(
        self,
        first: Four,
        deals: Sequence[StoredDeal],
        seed: int,
        boards: dict[BoardKey, PlayedBoard] | None = None,
        *,
        bid: dict[tuple[str, int], StoredDeal] | None = None,
        number_of_tables: int = 2,
        keep_decisions: bool = False,
    ) -> None:
        self.bid = {} if bid is None else bid
        """The deals as each table bid them, by source and number; the source names the table."""
        super().__init__(first, deals, seed, boards, number_of_tables=number_of_tables, keep_decisions=keep_decisions)

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
        keys = [self.unbid_key(deal, table) for table, _ in enumerate(self.tables)]
        for table, source in enumerate(self.sources(deal)):
            bid = self.bid.get((source, deal.number))
            if bid is not None and bid.contract is not None:
                keys.append(self._key(bid, table))
        return keys

    def task(self, deal: StoredDeal, table: int) -> Task:
        """Return the task to play a deal that a table has bid; the deal must not be passed out."""
        return self._task(deal, table, self.bid[self.source(deal, table), deal.number])

    def unbid_key(self, deal: StoredDeal, table: int) -> BoardKey:
        """Return the key of a board that was not bid to the end: it names both pairs, because nobody declares."""
        four = self.tables[table]
        return BoardKey(self.source(deal, table), deal.number, four.side(Seat.NORTH), four.side(Seat.EAST))

    def missing(self, table: int) -> list[StoredDeal]:
        """Return the deals that a table has neither played to the end nor passed out."""
        return [deal for deal in self.deals if not self.has_played(deal, table)]

    def has_played(self, deal: StoredDeal, table: int) -> bool:
        """Return whether a table has played a deal to the end, or passed it out."""
        return self._board(deal, table) is not None

    def result(self, deal: StoredDeal) -> TeamBoard | None:
        """Return the boards of a deal; None if a table has neither played it to the end nor passed it out."""
        boards = [self._board(deal, table) for table, _ in enumerate(self.tables)]
        played = tuple(board for board in boards if board is not None)
        if len(played) < len(boards):
            return None
        return TeamBoard(deal, played, bid=tuple(self.bid[source, deal.number] for source in self.sources(deal)))

    def _board(self, deal: StoredDeal, table: int) -> PlayedBoard | None:
        """Return a table's board of a deal; None if the board is not finished. A passed-out board has no cards."""
        bid = self.bid.get((self.source(deal, table), deal.number))
        if bid is None:
            return None
        if bid.contract is None:
            return PlayedBoard(bid.source, bid.number, "", "", 0, 0, 0.0, 0.0, "", "")
        return self.boards.get(self._key(bid, table))
