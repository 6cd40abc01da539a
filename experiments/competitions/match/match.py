"""Matches: every declarer plays every deal against every defender, with common random numbers."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

import numpy as np

from agent.players.objective import Scoring
from agent.registry import Role
from experiments.competitions.contrasts import Gains, Prefix
from experiments.competitions.match.settings import MatchSettings, compare, comparison_spread
from experiments.runs.records import frame_of
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
from experiments.statistics.clusters import RunningGains
from experiments.statistics.interval import Interval, Spread
from experiments.statistics.simultaneous import pairwise_intervals

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True, slots=True)
class ComparedBoards:
    """The boards of a deal that are compared with each other; none if the deal was passed out."""

    deal: StoredDeal
    boards: tuple[PlayedBoard, ...]
    defender: str = ""
    """The defence that all declarers met."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of those who are compared."""
        return tuple(board.score for board in self.boards)

    def gain(self, first: int, second: int, scoring: Scoring) -> float:
        """Return what one of those who are compared gains over another, given by their places."""
        scores = self.scores
        return compare(scores[first] - scores[second], scoring) if len(scores) > 1 else 0.0

    def gains(self, scoring: Scoring) -> list[float]:
        """Return the mean gain of each of those who are compared over the others; empty if nobody played."""
        places = range(len(self.scores))
        return [
            sum(self.gain(own, other, scoring) for other in places if other != own) / max(1, len(places) - 1)
            for own in places
        ]


Result = TypeVar("Result", bound=ComparedBoards)


class Contest(ABC, Generic[Result]):
    """The results so far of a match between several players or pairs; boards may be added in any order."""

    def __init__(
        self,
        deals: Sequence[StoredDeal],
        boards: dict[BoardKey, PlayedBoard] | None,
        compared: Sequence[str],
        scoring: Scoring,
    ) -> None:
        self.compared = compared
        """The names of those who are compared."""
        self.scoring = scoring
        self.boards = {} if boards is None else boards
        self.failed: set[BoardKey] = set()
        """Boards that could not be played. They are tried again when the match is resumed."""
        self.interrupted = False
        self._set_deals(deals)

    def _set_deals(self, deals: Sequence[StoredDeal]) -> None:
        self.deals = deals
        self._same_cards = tables_of_deals(deals)
        """The deals as lists of those with the same cards."""
        self._deal_of = {(source, deal.number): deal for deal in deals for source in self.sources(deal)}
        """The deals by the sources and the numbers of their boards."""
        self._spread: Spread | None = None
        self._forget()

    def _forget(self) -> None:
        """Forget what rests on boards that were replaced or removed."""
        self._known = 0
        """The number of boards, played or failed, that the prefixes are based on."""
        self._prefixes: dict[tuple[int, int], Prefix] = {}
        self._results: tuple[int, list[Result]] | None = None
        """The results, once they were asked for, and the number of boards then."""
        self._running: RunningGains | None = None
        """The running sums of `gains_so_far`, once they were asked for."""

    def sources(self, deal: StoredDeal) -> tuple[str, ...]:
        """Return the sources in the keys of a deal's boards."""
        return (deal.source,)

    @property
    @abstractmethod
    def size(self) -> int:
        """The number of boards of the match, played or not, without those of people."""

    @property
    @abstractmethod
    def number_left(self) -> int:
        """The number of boards that are not played."""

    @abstractmethod
    def words_so_far(self) -> str:
        """Return the standing in a line."""

    @abstractmethod
    def keys(self, deal: StoredDeal) -> Sequence[BoardKey]:
        """Return the keys of a deal's boards that are played, or that may fail; none if it is passed out."""

    @abstractmethod
    def results_of(self, deal: StoredDeal) -> Sequence[Result | None]:
        """Return the results of a deal, with None for each that is not finished."""

    def is_finished(self, deal: StoredDeal) -> bool:
        """Return whether every board of a deal has been played or has failed."""
        return all(key in self.boards or key in self.failed for key in self.keys(deal))

    def has(self, row: BoardRow) -> bool:
        """Return whether a board, played or failed, belongs to this match."""
        deal = self._deal_of.get((row.source, row.number))
        return deal is not None and row.key in self.keys(deal)

    def own_failures(self, failures: Iterable[FailedBoard]) -> list[FailedBoard]:
        """Return the failed boards that belong to this match."""
        return [failure for failure in failures if self.has(failure)]

    def board_names(self) -> dict[tuple[str, int], str]:
        """Return the names of the boards of all tables, by source and number."""
        return {place: deal.name for place, deal in self._deal_of.items()}

    def read(self, store: Store) -> None:
        """Add the match's boards that a store has."""
        self.boards |= {board.key: board for board in store.boards() if self.has(board)}
        self.failed -= self.boards.keys()
        self._forget()

    def add(self, board: PlayedBoard) -> None:
        """Add a played board; it replaces an earlier result of the same board."""
        if board.key in self.boards or board.key in self.failed:
            self._forget()
        self.boards[board.key] = board
        self.failed.discard(board.key)
        self._update(self._deal_of[board.source, board.number])

    def _update(self, deal: StoredDeal) -> None:
        """Update the results of a deal after a board or an auction was added."""
        self._results = None
        if self._running is not None:
            self._count(self._running, self.results_of(deal))

    def _count(self, running: RunningGains, results: Iterable[Result | None]) -> None:
        for result in results:
            if result is not None:
                place = result.deal.source, result.deal.number, result.defender
                gains = result.gains(self.scoring) or [0.0] * len(self.compared)
                running.add(result.deal.cards, gains, place)

    def results(self) -> list[Result]:
        """Return the results that are finished, ordered by deal and then by defender."""
        if self._results is None or self._results[0] != len(self.boards):
            found = [result for deal in self.deals for result in self.results_of(deal) if result is not None]
            self._results = len(self.boards), found
        return self._results[1]

    def gains(self, first: int = 0, second: int = 1, defender: str | None = None) -> Gains:
        """Return what one of those who are compared gains over another, given by their places.

        The gain is against ``defender`` (default: the mean over all defenders).
        """
        return self._gains_of(self.results(), first, second, defender)

    def _gains_of(self, results: Iterable[Result], first: int, second: int, defender: str | None = None) -> Gains:
        return Gains.of(
            (result.deal, result.gain(first, second, self.scoring))
            for result in results
            if defender in (None, result.defender)
        )

    def prefix(self, first: int = 0, second: int = 1) -> Sequence[float]:
        """Return the gains of `gains` on the deals before the first unfinished one.

        A deal is finished when all boards with its cards are. Results with a failed board are left out.
        """
        known = len(self.boards) + len(self.failed)
        if known < self._known:  # boards were removed: start again
            self._prefixes.clear()
        self._known = known

        def gains(deals: Sequence[StoredDeal]) -> Gains:
            results = (result for deal in deals for result in self.results_of(deal) if result is not None)
            return self._gains_of(results, first, second)

        return self._prefixes.setdefault((first, second), Prefix()).extend(self._same_cards, self.is_finished, gains)

    def until(self, number: int) -> Self:
        """Return the match on the deals with the first ``number`` gains of `prefix`, in the order of the deals."""
        self.prefix()
        cards = {deals[0].cards for deals in self._same_cards[: self._prefixes[0, 1].ends[number - 1]]}
        fewer = copy(self)
        fewer._set_deals([deal for deal in self.deals if deal.cards in cards])
        fewer.boards = {key: board for key, board in self.boards.items() if fewer.has(board)}
        return fewer

    def spread(self) -> Spread:
        """Return the prior spread of a gain on a deal."""
        if self._spread is None:
            self._spread = comparison_spread(self.scoring, self.deals)
        return self._spread

    def gains_so_far(self) -> list[Interval]:
        """Return the mean gain of each of those who are compared over the others; running sums keep it up to date."""
        if self._running is None:
            self._running = RunningGains(len(self.compared))
            self._count(self._running, self.results())
        return self._running.intervals(self.spread().usual, self.spread().known)

    @property
    def compares(self) -> bool:
        """Whether there are several to compare, so that each gains or loses something."""
        return len(self.compared) > 1

    @property
    def independent_deals(self) -> int:
        """The number of deals with different cards."""
        return len(self._same_cards)

    @property
    def deal_word(self) -> str:
        """The unit of mean gains: ``deal`` if some boards have the same cards, else ``board``."""
        return "deal" if self.independent_deals < len(self.deals) else "board"


@dataclass(frozen=True, slots=True)
class DeclarerStanding:
    """The results of one declarer over all deals and defenders."""

    declarer: str
    total: float
    """The sum of the declarer's gains (`ComparedBoards.gains`)."""
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


class Match(Contest[ComparedBoards]):
    """The results of a match of declarers so far."""

    def __init__(
        self, settings: MatchSettings, deals: Sequence[StoredDeal], boards: dict[BoardKey, PlayedBoard] | None = None
    ) -> None:
        self.settings = settings
        self._opponents = settings.opponents
        self._standings: tuple[int, list[DeclarerStanding]] | None = None
        """The standings, once they were asked for, and the number of boards then."""
        super().__init__(deals, boards, settings.players, settings.scoring)

    def _forget(self) -> None:
        super()._forget()
        self._standings = None

    def unplayed(self) -> list[Task]:
        """Return a task for every board that the players have not played, ordered by deal."""
        unfinished = [deal for deal in self.deals if any(key not in self.boards for key in self.keys(deal))]
        return [task for task in self.settings.tasks(unfinished) if task.key not in self.boards]

    @property
    def number_left(self) -> int:
        """The number of boards that are not played."""
        return len(self.unplayed())

    @property
    def size(self) -> int:
        """The number of boards of the match, played or not, without those of people."""
        tables = len(self.settings.declarers) * len(self._opponents)
        return tables * sum(deal.contract is not None for deal in self.deals)

    def has(self, row: BoardRow) -> bool:
        """Return whether a board, played or failed, belongs to this match."""
        deal = self._deal_of.get((row.source, row.number))
        if deal is None or deal.contract is None:
            return False
        return row.player in self.compared and row.defender in self._opponents

    def keys(self, deal: StoredDeal) -> list[BoardKey]:
        """Return the keys of a deal's boards at all tables; none if it was passed out."""
        return [key for opponents in self._opponents for key in self._keys(deal, opponents)]

    def _keys(self, deal: StoredDeal, opponents: str) -> list[BoardKey]:
        if deal.contract is None:
            return []
        return [BoardKey(deal.source, deal.number, player, opponents) for player in self.compared]

    def results_of(self, deal: StoredDeal) -> list[ComparedBoards | None]:
        """Return the boards of a deal against each defender, or None if a declarer has not finished."""
        return [self._table(deal, opponents) for opponents in self._opponents]

    def _table(self, deal: StoredDeal, opponents: str) -> ComparedBoards | None:
        boards = [self.boards.get(key) for key in self._keys(deal, opponents)]
        played = tuple(board for board in boards if board is not None)
        return ComparedBoards(deal, played, opponents) if len(played) == len(boards) else None

    def to_frame(self) -> pd.DataFrame:
        """Return a data frame with a row for every played board, ordered by deal, then by defender, then by declarer.

        The columns are `experiments.runs.records.COLUMNS` and ``won``: the declarer's mean gain over the others at its
        table (`ComparedBoards.gains`), or NaN if some of them have not finished or there is no other.
        """
        boards = [self.boards[key] for deal in self.deals for key in self.keys(deal) if key in self.boards]
        gains = {
            board.key: gain
            for result in (self.results() if self.compares else ())
            for board, gain in zip(result.boards, result.gains(self.scoring), strict=True)
        }
        frame = frame_of(self._deal_of, boards)
        frame["won"] = np.array([gains.get(board.key, math.nan) for board in boards], dtype=np.float64)
        return frame

    def words_so_far(self) -> str:
        """Return the standing in a line: the gain of each declarer, or of a single one what it made."""
        if not self.compares:
            made = sum(
                board.tricks >= self._deal_of[board.source, board.number].played_contract.tricks_needed
                for board in self.boards.values()
            )
            return f"made {made} of {len(self.boards)}"
        return ", ".join(f"({place}) {gain}" for place, gain in enumerate(self.gains_so_far(), start=1))

    def standings(self) -> list[DeclarerStanding]:
        """Return the standing of every declarer, in the order of the settings."""
        if self._standings is None or self._standings[0] != len(self.boards):
            results = self.results()
            gains = [result.gains(self.scoring) or [0.0] * len(self.compared) for result in results]
            places = range(len(self.compared))
            found = [self._standing(place, results, [each[place] for each in gains]) for place in places]
            self._standings = len(self.boards), found
        return self._standings[1]

    def _standing(self, place: int, results: Sequence[ComparedBoards], gains: Sequence[float]) -> DeclarerStanding:
        boards = [(result.deal, result.boards[place]) for result in results if result.boards]
        by_deal = Gains.of((result.deal, gain) for result, gain in zip(results, gains, strict=True))
        played = [gain for result, gain in zip(results, gains, strict=True) if result.boards]
        return DeclarerStanding(
            declarer=self.compared[place],
            total=sum(gains),
            a_deal=by_deal.mean(self.spread()),
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
    def deal_word(self) -> str:
        """The unit of mean gains: ``deal`` if boards may have the same cards, else ``board``."""
        return "deal" if self.settings.against_people else super().deal_word

    def without_faults(self) -> Match | None:
        """Return the match without boards that an engine's failure ended; None if there are none."""
        faultless = {key: board for key, board in self.boards.items() if not board.fault}
        if len(faultless) == len(self.boards):
            return None
        return Match(self.settings, self.deals, faultless)

    def cross(self, first: int, second: int, defender: str | None = None) -> Interval:
        """Return the mean gain per deal of declarer ``first`` over declarer ``second``; the arguments are `gains`'."""
        return self.gains(first, second, defender).mean(self.spread())

    def cross_table(self) -> dict[tuple[Any, ...], Interval]:
        """Return every declarer's mean gain per deal over every other, with simultaneous intervals for all pairs."""
        pairs = combinations(range(len(self.compared)), 2)
        return pairwise_intervals({pair: self.gains(*pair).stratum(self.spread().usual) for pair in pairs})
