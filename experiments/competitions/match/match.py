"""Matches: every declarer plays every deal against every defender, with common random numbers."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, groupby
from typing import TYPE_CHECKING, Any

import numpy as np

from agent.players.objective import Scoring
from agent.registry import Role
from experiments.competitions.match.settings import MatchSettings, compare, comparison_spread
from experiments.runs.rows import (
    BoardKey,
    BoardRow,
    FailedBoard,
    PlayedBoard,
    StoredDeal,
    mean_wall_seconds,
    tables_of_deals,
)
from experiments.runs.store import Store
from experiments.runs.tasks import Task
from experiments.statistics.clusters import cluster_means
from experiments.statistics.interval import Interval, mean_interval
from experiments.statistics.running import RunningGains
from experiments.statistics.simultaneous import Stratum, pairwise_intervals

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True, slots=True)
class TableResult:
    """The boards of a deal against one defender: a board for each declarer, or none if the deal was passed out."""

    deal: StoredDeal
    defender: str
    boards: tuple[PlayedBoard, ...]

    def won(self, scoring: Scoring) -> list[float]:
        """Return each declarer's mean gain over the other declarers, in ``scoring`` units."""
        scores = [board.score for board in self.boards]
        if len(scores) < 2:
            return [0.0] * len(scores)
        return [
            sum(compare(score - other, scoring) for place, other in enumerate(scores) if place != own)
            / (len(scores) - 1)
            for own, score in enumerate(scores)
        ]


@dataclass(frozen=True, slots=True)
class DeclarerStanding:
    """The results of one declarer over all deals and defenders."""

    declarer: str
    total: float
    """The sum of the declarer's gains (`TableResult.won`)."""
    a_deal: Interval
    """The mean gain per deal; the gain on a deal is the mean over its tables and the defenders."""
    wins: int
    ties: int
    losses: int
    """The number of boards with a gain below 0. ``wins`` counts gains above 0, and ``ties`` counts gains of 0."""
    made: int
    played: int
    points: int
    tricks_lost: int
    """Double-dummy tricks minus tricks taken, summed over all boards."""
    seconds_a_board: float
    """CPU seconds per board."""
    wall_seconds_a_board: float | None
    """Wall time per board in seconds; None if it was not measured on all boards."""
    faults: int
    """The number of boards that ended early because the declarer's engine failed."""
    defender_faults: int
    """The number of boards that ended early because a defender's engine failed."""


@dataclass(slots=True)
class _Prefix:
    """The finished deals before the first unfinished one: their number, and the gains on them.

    Tables with the same cards are one deal.
    """

    deals: int = 0
    values: list[float] = field(default_factory=list)
    known: int = 0
    """The number of boards, played or failed, that this result is based on."""


@dataclass(slots=True)
class _SoFar:
    """The running sums of a match."""

    gains: RunningGains
    made: int = 0
    """The number of contracts that the first declarer made."""
    played: int = 0
    """The number of boards that it played."""


@dataclass(slots=True)
class Match:
    """The results of a match so far; boards may be added in any order."""

    settings: MatchSettings
    deals: Sequence[StoredDeal]
    boards: dict[BoardKey, PlayedBoard] = field(default_factory=dict)
    failed: set[BoardKey] = field(default_factory=set)
    """Boards that could not be played. They are tried again when the match is resumed."""
    interrupted: bool = False
    _prefixes: dict[tuple[int, int], _Prefix] = field(init=False, default_factory=dict, repr=False, compare=False)
    _players: tuple[str, ...] = field(init=False)
    _opponents: tuple[str, ...] = field(init=False)
    _spread: float = field(init=False, repr=False, compare=False)
    """The prior standard deviation of a gain."""
    _deal_of: dict[tuple[str, int], StoredDeal] = field(init=False, repr=False, compare=False)
    """The deals by source and number."""
    _same_cards: list[list[StoredDeal]] = field(init=False, repr=False, compare=False)
    """The deals as lists of those with the same cards."""
    _results: tuple[int, list[TableResult]] | None = field(init=False, default=None, repr=False, compare=False)
    """The results, once they were asked for, and the number of boards then."""
    _standings: tuple[int, list[DeclarerStanding]] | None = field(init=False, default=None, repr=False, compare=False)
    """As ``_results``, of the standings."""
    _so_far: _SoFar | None = field(init=False, default=None, repr=False, compare=False)
    """The running sums of `words_so_far`, once it was asked for."""

    def __post_init__(self) -> None:
        self._players, self._opponents = self.settings.players, self.settings.opponents
        self._spread = comparison_spread(self.settings.scoring, self.deals).usual
        self._deal_of = {(deal.source, deal.number): deal for deal in self.deals}
        self._same_cards = tables_of_deals(self.deals)

    def add(self, board: PlayedBoard) -> None:
        """Add a played board; it replaces an earlier result of the same board."""
        key = board.key
        if key in self.boards or key in self.failed:
            self._prefixes.clear()
            self._so_far = None
        self.boards[key] = board
        self.failed.discard(key)
        self._results = self._standings = None
        if self._so_far is not None:
            result = self._table(self._deal_of[board.source, board.number], board.defender)
            if result is not None:
                self._count(result, self._so_far)

    def read(self, store: Store) -> None:
        """Add the match's boards that a store has."""
        for board in store.boards():
            if self._has(board):
                self.boards[board.key] = board
        self.failed -= self.boards.keys()
        self._prefixes.clear()
        self._results = self._standings = self._so_far = None

    def unplayed(self) -> list[Task]:
        """Return a task for every board that the players have not played, ordered by deal."""
        unfinished = [deal for deal in self.deals if any(key not in self.boards for key in self._keys_of_deal(deal))]
        return [task for task in self.settings.tasks(unfinished) if task.key not in self.boards]

    @property
    def size(self) -> int:
        """The number of boards of the match, played or not, without those of people."""
        tables = len(self.settings.declarers) * len(self._opponents)
        return tables * sum(deal.contract is not None for deal in self.deals)

    def own_failures(self, failures: Iterable[FailedBoard]) -> list[FailedBoard]:
        """Return the failed boards that belong to this match."""
        return [failure for failure in failures if self._has(failure)]

    def _has(self, board: BoardRow) -> bool:
        """Return whether a board belongs to this match."""
        deal = self._deal_of.get((board.source, board.number))
        if deal is None or deal.contract is None:
            return False
        return board.player in self._players and board.defender in self._opponents

    def results(self) -> list[TableResult]:
        """Return the results that all declarers have finished, ordered by deal and then by defender."""
        if self._results is None or self._results[0] != len(self.boards):
            found = [result for deal in self.deals for result in self._of_deal(deal) if result is not None]
            self._results = len(self.boards), found
        return self._results[1]

    def _of_deal(self, deal: StoredDeal) -> Iterator[TableResult | None]:
        return (self._table(deal, opponents) for opponents in self._opponents)

    def _table(self, deal: StoredDeal, opponents: str) -> TableResult | None:
        """Return the boards of a deal against one defender; None if a declarer has not finished."""
        if deal.contract is None:
            return TableResult(deal, opponents, ())
        boards = [self.boards.get(key) for key in self._keys(deal, opponents)]
        played = tuple(board for board in boards if board is not None)
        return TableResult(deal, opponents, played) if len(played) == len(boards) else None

    def _keys(self, deal: StoredDeal, opponents: str) -> list[BoardKey]:
        return [BoardKey(deal.source, deal.number, player, opponents) for player in self._players]

    def _keys_of_deal(self, deal: StoredDeal) -> list[BoardKey]:
        """Return the keys of a deal's boards at all tables; an empty list if the deal was passed out."""
        if deal.contract is None:
            return []
        return [key for opponents in self._opponents for key in self._keys(deal, opponents)]

    def _finished(self, deal: StoredDeal) -> bool:
        """Return whether every board of a deal has been played or has failed."""
        return all(key in self.boards or key in self.failed for key in self._keys_of_deal(deal))

    def to_frame(self) -> pd.DataFrame:
        """Return a data frame with a row for every played board, ordered by deal, then by defender, then by declarer.

        The columns are `experiments.runs.frames.COLUMNS` and ``won``: the declarer's mean gain over the other declarers
        at its table (`TableResult.won`), or NaN if some of them have not finished or there is no other.
        """
        from experiments.runs.frames import frame_of

        keys = [key for deal in self.deals for key in self._keys_of_deal(deal) if key in self.boards]
        boards = [self.boards[key] for key in keys]
        frame = frame_of(self._deal_of, boards)
        gains = {
            id(board): won
            for result in self.results()
            for board, won in zip(result.boards, result.won(self.settings.scoring), strict=True)
        }
        won = [gains.get(id(board), math.nan) if self.compares else math.nan for board in boards]
        frame["won"] = np.array(won, dtype=np.float64)
        return frame

    def words_so_far(self) -> str:
        """Return the standing in a line: the gain of each declarer, or of a single one what it made."""
        if self._so_far is None:
            self._so_far = so_far = _SoFar(RunningGains(len(self._players)))
            for result in self.results():
                self._count(result, so_far)
        if len(self._players) == 1:
            return f"made {self._so_far.made} of {self._so_far.played}"
        gains = self._so_far.gains.intervals(self._spread)
        return ", ".join(f"({place}) {gain}" for place, gain in enumerate(gains, start=1))

    def _count(self, result: TableResult, so_far: _SoFar) -> None:
        won = result.won(self.settings.scoring) or [0.0] * len(self._players)
        so_far.gains.add(result.deal.cards, won)
        if result.boards:
            so_far.played += 1
            so_far.made += result.boards[0].tricks >= result.deal.played_contract.tricks_needed

    def standings(self) -> list[DeclarerStanding]:
        """Return the standing of every declarer, in the order of the settings."""
        if self._standings is None or self._standings[0] != len(self.boards):
            results = self.results()
            won = [result.won(self.settings.scoring) or [0.0] * len(self._players) for result in results]
            places = range(len(self._players))
            found = [self._standing(place, results, [gains[place] for gains in won]) for place in places]
            self._standings = len(self.boards), found
        return self._standings[1]

    def _standing(self, place: int, results: Sequence[TableResult], won: Sequence[float]) -> DeclarerStanding:
        boards = [(result.deal, result.boards[place]) for result in results if result.boards]
        by_deal = cluster_means(won, [result.deal.cards for result in results])
        played = [gain for result, gain in zip(results, won, strict=True) if result.boards]
        return DeclarerStanding(
            declarer=self._players[place],
            total=sum(won),
            a_deal=self._interval([*by_deal.values()]),
            wins=sum(gain > 0 for gain in played),
            ties=sum(gain == 0 for gain in played),
            losses=sum(gain < 0 for gain in played),
            made=sum(board.tricks >= deal.played_contract.tricks_needed for deal, board in boards),
            played=len(boards),
            points=sum(board.score for _, board in boards),
            tricks_lost=sum(deal.double_dummy - board.tricks for deal, board in boards),
            seconds_a_board=sum(board.seconds for _, board in boards) / max(1, len(boards)),
            wall_seconds_a_board=mean_wall_seconds([board for _, board in boards]),
            faults=sum(board.fault.startswith(Role.DECLARER) for _, board in boards),
            defender_faults=sum(board.fault.startswith(Role.DEFENDER) for _, board in boards),
        )

    @property
    def compares(self) -> bool:
        """Whether there are several declarers, so that each gains or loses something."""
        return len(self._players) > 1

    @property
    def independent_deals(self) -> int:
        """The number of deals with different cards."""
        return len(self._same_cards)

    @property
    def deal_word(self) -> str:
        """The unit of mean gains: ``deal`` if boards may have the same cards, else ``board``."""
        return "deal" if self.settings.against_people or self.independent_deals < len(self.deals) else "board"

    def without_faults(self) -> Match | None:
        """Return the match without boards that an engine's failure ended; None if there are none."""
        faultless = {key: board for key, board in self.boards.items() if not board.fault}
        if len(faultless) == len(self.boards):
            return None
        return Match(self.settings, self.deals, faultless, interrupted=self.interrupted)

    def cross(self, first: int, second: int, defender: str | None = None) -> Interval:
        """Return the mean gain per deal of declarer ``first`` over declarer ``second``.

        ``first`` and ``second`` are places in the settings, from 0. The gain is against ``defender`` (default: the mean
        over all defenders).
        """
        return self._interval([*self._differences(first, second, self.results(), defender).values()])

    def cross_table(self) -> dict[tuple[Any, ...], Interval]:
        """Return every declarer's mean gain per deal over every other, with simultaneous intervals for all pairs."""
        pairs = combinations(range(len(self._players)), 2)
        return pairwise_intervals(
            {pair: [Stratum(self._differences(*pair, self.results(), None), 1.0, self._spread)] for pair in pairs}
        )

    def _interval(self, values: Sequence[float]) -> Interval:
        return mean_interval(values, self._spread)

    def prefix(self, first: int, second: int) -> Sequence[float]:
        """Return the gain of declarer ``first`` over ``second`` on each deal before the first unfinished one.

        Later deals would bias the values, because quick boards finish first. A deal is finished when all tables with
        its cards are; its value is their mean. Tables with a failed board are left out. The sequence grows when more
        deals are finished.
        """
        known = len(self.boards) + len(self.failed)
        prefix = self._prefixes.setdefault((first, second), _Prefix())
        if known < prefix.known:  # boards were removed: start again
            prefix = self._prefixes[first, second] = _Prefix()
        prefix.known = known
        while prefix.deals < len(self._same_cards) and all(map(self._finished, self._same_cards[prefix.deals])):
            tables = [[*self._of_deal(deal)] for deal in self._same_cards[prefix.deals]]
            complete = [result for table in tables if None not in table for result in table if result is not None]
            prefix.values += self._differences(first, second, complete, None).values()
            prefix.deals += 1
        return prefix.values

    def _differences(
        self, first: int, second: int, results: Iterable[TableResult], defender: str | None
    ) -> dict[Hashable, float]:
        """Return the gain of declarer ``first`` over ``second`` on each deal, by its cards."""
        gains: list[float] = []
        cards: list[Hashable] = []
        for _, of_deal in groupby(results, lambda result: (result.deal.source, result.deal.number)):
            tables = [result for result in of_deal if defender in (None, result.defender)]
            if tables:
                won = [
                    compare(result.boards[first].score - result.boards[second].score, self.settings.scoring)
                    if result.boards
                    else 0.0
                    for result in tables
                ]
                gains.append(sum(won) / len(won))
                cards.append(tables[0].deal.cards)
        return cluster_means(gains, cards)
