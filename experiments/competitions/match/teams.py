"""Team matches: four players play every deal twice, and the pairs exchange seats to cancel the luck of the deal."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from agent.bidders import BidderSpec
from agent.errors import PlayerError
from agent.players.objective import Aim
from agent.registry import Defence, PlayerSpec
from agent.robots import CardPlayer, Robot, is_robot
from agent.rules.contract import Contract
from ddsolver.cards import Seat
from experiments.competitions.match.settings import comparison_spread, luck_of
from experiments.competitions.match.team_results import PairStanding, TeamBoard, TeamSoFar
from experiments.runs.rows import BoardKey, FailedBoard, PlayedBoard, StoredDeal, tables_of_deals
from experiments.runs.store import Store
from experiments.runs.tasks import Task
from experiments.statistics.clusters import cluster_means
from experiments.statistics.interval import Interval, mean_interval

if TYPE_CHECKING:
    import pandas as pd

_SEAT = re.compile(r"(?:^|,)\s*([NESWnesw]{1,4})\s*=")


@dataclass(frozen=True, slots=True)
class Four:
    """The players of one table: a declarer and a defender for each seat, and a bidder if robots sit there."""

    declarers: Mapping[Seat, PlayerSpec]
    defenders: Mapping[Seat, PlayerSpec]
    bidders: Mapping[Seat, BidderSpec] = field(default_factory=dict)
    """The bidders of the seats that have a robot; at other seats nobody bids."""

    @classmethod
    def parse(cls, text: str) -> Four:
        """Read ``N=...,E=...,S=...,W=...`` or ``NS=...,EW=...``.

        A seat has a `agent.robots.CardPlayer`, such as ``declarer / defender``, or a `agent.robots.Robot`.

        :raises PlayerError: if a seat is missing or named twice, or a player does not exist in its role.
        """
        parts = _SEAT.split(text)
        seats, names = parts[1::2], parts[2::2]
        given: dict[Seat, str] = {}
        for letters, name in zip(seats, names, strict=True):
            for letter in letters.upper():
                if Seat.parse(letter) in given:
                    raise PlayerError(f"{text!r} names {Seat.parse(letter).name.title()} twice; name every seat once")
                given[Seat.parse(letter)] = name.strip()
        missing = [seat.name.title() for seat in Seat if not given.get(seat)]
        if parts[0].strip() or missing:
            fault = f"no player for {' and '.join(missing)}" if missing else f"{parts[0]!r} is not a seat"
            raise PlayerError(f"{fault}: give four players, N=NAME,E=NAME,S=NAME,W=NAME or NS=NAME,EW=NAME")
        cards: dict[Seat, CardPlayer] = {}
        bidders: dict[Seat, BidderSpec] = {}
        for seat, name in given.items():
            try:
                if is_robot(name):
                    robot = Robot.parse(name)
                    cards[seat], bidders[seat] = robot.cards, robot.bidder
                else:
                    cards[seat] = CardPlayer.parse(name)
            except PlayerError as error:
                raise PlayerError(f"{seat.name.title()}: {error}") from None
        return cls(
            {seat: each.declarer for seat, each in cards.items()},
            {seat: each.defender for seat, each in cards.items()},
            bidders,
        )

    @property
    def who_bids(self) -> tuple[BidderSpec, ...]:
        """The different bidders of the table; equal for both tables of a match."""
        return tuple(sorted(set(self.bidders.values()), key=lambda bidder: bidder.key))

    def all_bid(self) -> bool:
        """Return whether all four are robots, which bid.

        :raises PlayerError: if only some of them are.
        """
        if self.bidders and len(self.bidders) < len(Seat):
            others = " and ".join(seat.name.title() for seat in Seat if seat not in self.bidders)
            raise PlayerError(f"{others} cannot bid: give robots to all four seats, such as robot:fast, or to none")
        return bool(self.bidders)

    def aiming(self, scored: Aim) -> Four:
        """Return the table at which this is scored (`PlayerSpec.aiming`)."""
        declarers = {seat: spec.aiming(scored) for seat, spec in self.declarers.items()}
        return replace(
            self, declarers=declarers, defenders={seat: spec.aiming(scored) for seat, spec in self.defenders.items()}
        )

    def changed_round(self) -> Four:
        """Return the table with every player moved one seat to the left: the pairs exchange places."""
        return Four(
            {seat.left: spec for seat, spec in self.declarers.items()},
            {seat.left: spec for seat, spec in self.defenders.items()},
            {seat.left: spec for seat, spec in self.bidders.items()},
        )

    def at(self, contract: Contract) -> tuple[PlayerSpec, Defence]:
        """Return the declarer and the defence for a contract."""
        seat = contract.declarer
        return self.declarers[seat], Defence(self.defenders[seat.left], self.defenders[seat.right])

    def side(self, seat: Seat) -> str:
        """Return the name of the pair that a seat belongs to."""
        return " and ".join(dict.fromkeys(self.name(member) for member in (seat, seat.partner)))

    def name(self, seat: Seat) -> str:
        """Return the name of the player or robot at a seat."""
        cards = CardPlayer(self.declarers[seat], self.defenders[seat])
        return Robot(self.bidders[seat], cards).key if seat in self.bidders else cards.key


class _Seated(NamedTuple):
    """Who plays a contract at a table, and the keys of both."""

    player: PlayerSpec
    defence: Defence
    player_key: str
    defence_key: str


@dataclass(slots=True)
class _Prefix:
    """The deals before the first unfinished one: their number, and the gains on them.

    Boards with the same cards are one deal.
    """

    deals: int = 0
    values: list[float] = field(default_factory=list)


@dataclass(slots=True)
class TeamMatch:
    """The results so far of a match between two pairs."""

    first: Four
    """The players of the first table."""
    deals: Sequence[StoredDeal]
    seed: int
    boards: dict[BoardKey, PlayedBoard] = field(default_factory=dict)
    failed: set[BoardKey] = field(default_factory=set)
    """Boards that could not be played. They are tried again when the match is resumed."""
    interrupted: bool = False
    number_of_tables: int = 2
    """1 or 2. With 1, the pairs do not exchange places, and there are no IMPs."""
    keep_decisions: bool = False
    """Whether the players' decisions are stored."""
    tables: tuple[Four, ...] = field(init=False)
    """The players of the first table, and of the second if there is one."""
    _seated: dict[tuple[int, Seat], _Seated] = field(init=False, default_factory=dict, repr=False, compare=False)
    """The players of a table, by its number and the declarer's seat."""
    _results: tuple[int, list[TeamBoard]] | None = field(init=False, default=None, repr=False, compare=False)
    """The results, once they were asked for, and the number of boards and auctions then."""
    _prefix: _Prefix = field(init=False, repr=False, compare=False)
    _same_cards: list[list[StoredDeal]] = field(init=False, repr=False, compare=False)
    """The deals as lists of those with the same cards."""
    _so_far: TeamSoFar | None = field(init=False, default=None, repr=False, compare=False)
    """The running sums of `gain_so_far`, once it was asked for."""

    def __post_init__(self) -> None:
        self.tables = (self.first, self.first.changed_round())[: self.number_of_tables]
        self._prefix = _Prefix()
        self._same_cards = tables_of_deals(self.deals)

    def read(self, store: Store) -> None:
        """Add the match's boards that a store has."""
        self._add(store.boards())

    def _add(self, boards: Iterable[PlayedBoard]) -> None:
        deals = self._deals_of_boards()
        for board in boards:
            deal = deals.get((board.source, board.number))
            if deal is not None and board.key in self._keys(deal):
                self.boards[board.key] = board
        self._results = None

    def add(self, board: PlayedBoard) -> None:
        """Add a played board."""
        if board.key in self.failed:
            self._prefix = _Prefix()
        self.boards[board.key] = board
        self._changed(board.source, board.number)

    def _changed(self, source: str, number: int) -> None:
        """Update what is known of a deal, at one of whose tables something has changed."""
        self._results = None
        if self._so_far is not None:
            result = self.result(self._so_far.deals[source, number])
            if result is not None:
                self._so_far.count(result)

    def own_failures(self, failures: Iterable[FailedBoard]) -> list[FailedBoard]:
        """Return the failed boards that belong to this match."""
        deals = self._deals_of_boards()
        return [
            failure
            for failure in failures
            if (deal := deals.get((failure.source, failure.number))) is not None and failure.key in self._keys(deal)
        ]

    def _deals_of_boards(self) -> dict[tuple[str, int], StoredDeal]:
        """Return the deals by the sources and the numbers of their boards."""
        return {(source, deal.number): deal for deal in self.deals for source in self.sources(deal)}

    def _keys(self, deal: StoredDeal) -> list[BoardKey]:
        """Return the keys of a deal's boards that are played, or that may fail."""
        if deal.contract is None:
            return []
        return [self._key(deal, table) for table, _ in enumerate(self.tables)]

    def _key(self, deal: StoredDeal, table: int) -> BoardKey:
        """Return the key of the board of a deal, which must not be passed out, at a table."""
        seated = self._players(deal, table)
        return BoardKey(deal.source, deal.number, seated.player_key, seated.defence_key)

    def _players(self, deal: StoredDeal, table: int) -> _Seated:
        declarer = deal.played_contract.declarer
        if (table, declarer) not in self._seated:
            player, defence = self.tables[table].at(deal.played_contract)
            self._seated[table, declarer] = _Seated(player, defence, player.key, defence.key)
        return self._seated[table, declarer]

    def unplayed(self) -> list[Task]:
        """Return a task for every board that is not played, ordered by deal."""
        return [
            self._task(deal, table, deal)
            for deal in self.deals
            for table, key in enumerate(self._keys(deal))
            if key not in self.boards
        ]

    def _task(self, deal: StoredDeal, table: int, played: StoredDeal) -> Task:
        """Return the task to play a deal at a table; ``played`` is the deal with the contract of the table."""
        seated = self._players(played, table)
        luck, bidders = luck_of(deal), self.tables[table].who_bids
        return Task(played, seated.player, seated.defence, self.seed, luck, self.keep_decisions, table, bidders)

    @property
    def size(self) -> int:
        """The number of boards of the match, played or not."""
        return len(self.tables) * sum(deal.contract is not None for deal in self.deals)

    def sources(self, deal: StoredDeal) -> tuple[str, ...]:
        """Return the sources in the keys of a deal's boards."""
        return (deal.source,)

    def board_names(self) -> dict[tuple[str, int], str]:
        """Return the names of the boards of all tables, by source and number."""
        return {(source, deal.number): deal.name for deal in self.deals for source in self.sources(deal)}

    def results(self) -> list[TeamBoard]:
        """Return the deals that were played at all tables or passed out."""
        if self._results is None or self._results[0] != len(self.boards):
            found = [result for deal in self.deals if (result := self.result(deal)) is not None]
            self._results = len(self.boards), found
        return self._results[1]

    def result(self, deal: StoredDeal) -> TeamBoard | None:
        """Return the boards of a deal; None if a table has not finished it."""
        boards = [self.boards.get(key) for key in self._keys(deal)]
        played = tuple(board for board in boards if board is not None)
        return TeamBoard(deal, played) if len(played) == len(boards) else None

    def words_so_far(self) -> str:
        """Return the standing in a line; empty at one table, where there are no IMPs."""
        return f"{self.gain_so_far()} IMPs a {self.deal_word}" if self.compares else ""

    def gain_so_far(self) -> Interval:
        """Return the first pair's mean gain, which `won` returns too; running sums keep it up to date."""
        if self._so_far is None:
            self._so_far = TeamSoFar(self._deals_of_boards())
            for result in self.results():
                self._so_far.count(result)
        return self._so_far.gain()

    def won(self, seat: Seat = Seat.NORTH) -> Interval:
        """Return the IMPs per deal for the pair that has ``seat`` at the first table."""
        return self._mean(seat, lambda result: result.won)

    def won_by_bidding(self, seat: Seat = Seat.NORTH) -> Interval:
        """As `won`, of what is due to the bidding (`TeamBoard.won_by_bidding`)."""
        return self._mean(seat, lambda result: result.won_by_bidding)

    def won_by_play(self, seat: Seat = Seat.NORTH) -> Interval:
        """As `won`, of the rest, which is due to the play."""
        return self._mean(seat, lambda result: result.won - result.won_by_bidding)

    def pairs(self) -> list[PairStanding]:
        """Return the standings of both pairs, the one that sits North-South at the first table first."""
        total = sum(result.won for result in self.results())
        return [
            PairStanding(
                seat,
                self.first.side(seat),
                sign * total,
                self.won(seat),
                self.won_by_bidding(seat),
                self.won_by_play(seat),
                *self.tricks_lost(seat),
                self.bidding_seconds(seat),
            )
            for seat, sign in ((Seat.NORTH, 1), (Seat.EAST, -1))
        ]

    @property
    def compares(self) -> bool:
        """Whether there are two tables, so that each pair gains or loses IMPs."""
        return len(self.tables) > 1

    @property
    def independent_deals(self) -> int:
        """The number of deals with different cards."""
        return len(self._same_cards)

    @property
    def deal_word(self) -> str:
        """The unit of mean gains: ``deal`` if some boards have the same cards, else ``board``."""
        return "deal" if self.independent_deals < len(self.deals) else "board"

    @property
    def is_bid(self) -> bool:
        """Whether each table has its own auction."""
        return any(result.bid for result in self.results())

    def to_frame(self) -> pd.DataFrame:
        """Return a data frame with a row for every board of the deals that all tables have finished.

        The columns are `experiments.runs.frames.COLUMNS`, ``table`` (1 or 2) and ``won``: the IMPs of the declarer's
        pair on the deal, or NaN if there is only one table.
        """
        from experiments.runs.frames import frame_of

        rows = [
            (table, deal, board, result.won)
            for result in self.results()
            for table, (deal, board) in enumerate(zip(result.deals, result.boards, strict=False), start=1)
            if deal.contract is not None
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

    def _mean(self, seat: Seat, of: Callable[[TeamBoard], int]) -> Interval:
        sign = 1 if seat.is_north_south else -1
        results = self.results()
        spread = comparison_spread("imps", (deal for result in results for deal in result.deals))
        by_deal = cluster_means([sign * of(result) for result in results], [result.deal.cards for result in results])
        return mean_interval([*by_deal.values()], spread.usual)

    def bidding_seconds(self, seat: Seat) -> float | None:  # noqa: ARG002 - here no pair bids
        """Return the CPU seconds a board in which a pair bid; None if it did not bid, or this was not measured."""
        return None

    def tricks_lost(self, seat: Seat) -> tuple[int, int]:
        """Return the tricks below double dummy of the pair that has ``seat`` at the first table.

        The first number is for the boards that it declared, the second for those that it defended.
        """
        lost = {True: 0, False: 0}
        for result in self.results():
            # At the second table the pairs have exchanged their cards.
            for table, (deal, board) in enumerate(zip(result.deals, result.boards, strict=False)):
                if deal.contract is not None:
                    declares = deal.contract.declarer.same_side(seat) is (table == 0)
                    short = deal.double_dummy - board.tricks
                    lost[declares] += short if declares else -short
        return lost[True], lost[False]

    def _has_failed(self, deal: StoredDeal) -> bool:
        return any(key in self.failed for key in self._keys(deal))

    def prefix(self) -> Sequence[float]:
        """Return the first pair's IMPs on each deal before the first unfinished one.

        The first pair sits North-South at the first table. The value of a deal is the mean of all boards with its
        cards. Boards that failed at a table are left out. The sequence grows when more deals are finished.
        """
        prefix = self._prefix
        while prefix.deals < len(self._same_cards):
            results = [(deal, self.result(deal)) for deal in self._same_cards[prefix.deals]]
            if any(result is None and not self._has_failed(deal) for deal, result in results):
                break
            won = [result.won for _, result in results if result is not None]
            if won:
                prefix.values.append(sum(won) / len(won))
            prefix.deals += 1
        return prefix.values
