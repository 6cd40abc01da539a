"""Matches: every declarer plays every deal against every defender, with common random numbers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Any

import numpy as np

from agent.registry import Role
from experiments.competitions.contrasts import Gains
from experiments.competitions.match.contest import Contest, TableResult
from experiments.competitions.match.settings import MatchSettings
from experiments.runs.rows import BoardKey, BoardRow, PlayedBoard, StoredDeal, mean_wall_seconds
from experiments.runs.tasks import Task
from experiments.statistics.interval import Interval
from experiments.statistics.simultaneous import pairwise_intervals

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True, slots=True)
class DeclarerStanding:
    """The results of one declarer over all deals and defenders."""

    declarer: str
    total: float
    """The sum of the declarer's gains (`TableResult.gains`)."""
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


class Match(Contest[TableResult]):
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

    def results_of(self, deal: StoredDeal) -> list[TableResult | None]:
        """Return the boards of a deal against each defender, or None if a declarer has not finished."""
        return [self._table(deal, opponents) for opponents in self._opponents]

    def _table(self, deal: StoredDeal, opponents: str) -> TableResult | None:
        boards = [self.boards.get(key) for key in self._keys(deal, opponents)]
        played = tuple(board for board in boards if board is not None)
        return TableResult(deal, played, opponents) if len(played) == len(boards) else None

    def to_frame(self) -> pd.DataFrame:
        """Return a data frame with a row for every played board, ordered by deal, then by defender, then by declarer.

        The columns are `experiments.runs.frames.COLUMNS` and ``won``: the declarer's mean gain over the other declarers
        at its table (`TableResult.gains`), or NaN if some of them have not finished or there is no other.
        """
        from experiments.runs.frames import frame_of

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

    def _standing(self, place: int, results: Sequence[TableResult], gains: Sequence[float]) -> DeclarerStanding:
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
