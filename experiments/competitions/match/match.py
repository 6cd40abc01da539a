"""Matches: every declarer plays every deal against every defender, with common random numbers."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from experiments.competitions.contrasts import Gains, Result, Totals
from experiments.competitions.match.contest import Compared, Contest
from experiments.competitions.match.settings import MatchRun, compare
from experiments.runs.records import frame_of
from experiments.runs.rows import PEOPLE, BoardKey, BoardRow, PlayedBoard, StoredDeal
from experiments.runs.tasks import Task
from experiments.statistics.interval import Interval

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True, slots=True)
class DeclarerStanding:
    """The results of one declarer over all deals and defenders."""

    name: str
    total: float
    """The sum of the declarer's gains (`Compared.gains`)."""
    a_deal: Interval
    """The mean gain per deal; the gain on a deal is the mean over its tables and the defenders."""
    wins: int
    ties: int
    losses: int
    """The number of boards with a gain below 0. ``wins`` counts gains above 0, and ``ties`` counts gains of 0."""
    totals: Totals
    """The sums over the boards that the declarer has played at all its tables."""


class Match(Contest[Compared]):
    """The results of a match of declarers so far."""

    def __init__(
        self, settings: MatchRun, deals: Sequence[StoredDeal], boards: dict[BoardKey, PlayedBoard] | None = None
    ) -> None:
        self.settings = settings
        self._opponents = settings.opponents
        self._standings: tuple[int, list[DeclarerStanding]] | None = None
        """The standings, once they were asked for, and the number of boards then."""
        super().__init__(deals, boards, settings.compared, settings.scoring)

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

    @property
    def number_left(self) -> int:
        """The number of these boards that are not played."""
        keys = (key for deal in self.deals for key in self.keys(deal) if key.player != PEOPLE)
        return sum(key not in self.boards for key in keys)

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

    def results_of(self, deal: StoredDeal) -> list[Compared | None]:
        """Return the boards of a deal against each defender, or None if a declarer has not finished."""
        return [self._table(deal, opponents) for opponents in self._opponents]

    def _table(self, deal: StoredDeal, opponents: str) -> Compared | None:
        boards = [self.boards.get(key) for key in self._keys(deal, opponents)]
        return None if None in boards else Compared(deal, tuple(Result(deal, board) for board in boards), opponents)

    def gains_on(self, deals: Iterable[StoredDeal], first: int, second: int, defender: str | None = None) -> Gains:
        """Return what one declarer gains over another on those of some deals that both have finished."""
        players, against = (self.compared[first], self.compared[second]), [defender] if defender else self._opponents

        def gain(_: StoredDeal, one: PlayedBoard, other: PlayedBoard) -> float:
            return compare(one.score - other.score, self.scoring)

        return declarer_gains(deals, self.boards, players, against, gain)

    def to_frame(self) -> pd.DataFrame:
        """Return a data frame with a row for every played board, ordered by deal, then by defender, then by declarer.

        The columns are `experiments.runs.records.COLUMNS` and ``won``: the declarer's mean gain over the others at its
        table (`Compared.gains`), or NaN if some of them have not finished or there is no other.
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

    def gains_in_words(self) -> str:
        """Return the gains in a line: the gain of each declarer, or of a single one what it made."""
        if not self.compares:
            boards = self.boards.values()
            totals = Totals.of([Result(self._deal_of[board.source, board.number], board) for board in boards])
            return f"made {totals.made} of {totals.played}"
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

    def _standing(self, place: int, results: Sequence[Compared], gains: Sequence[float]) -> DeclarerStanding:
        by_deal = Gains.of((each.deal, gain) for each, gain in zip(results, gains, strict=True))
        played = [gain for each, gain in zip(results, gains, strict=True) if each.results]
        return DeclarerStanding(
            name=self.compared[place],
            total=sum(gains),
            a_deal=self.mean(by_deal),
            wins=sum(gain > 0 for gain in played),
            ties=sum(gain == 0 for gain in played),
            losses=sum(gain < 0 for gain in played),
            totals=Totals.of([each.results[place] for each in results if each.results]),
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


def declarer_gains(
    deals: Iterable[StoredDeal],
    boards: Mapping[BoardKey, PlayedBoard],
    players: tuple[str, str],
    defences: Sequence[str],
    gain: Callable[[StoredDeal, PlayedBoard, PlayedBoard], float],
) -> Gains:
    """Return what one declarer gains over another, given by their keys; ``gain`` is that at one table.

    The gain on a deal is the mean over its tables, one for each of these defences. A deal counts only if both players
    have finished all of these tables, or if it is passed out.
    """

    def tables() -> Iterator[tuple[StoredDeal, float]]:
        for deal in deals:
            if deal.contract is None:
                yield deal, 0.0
                continue
            one, other = (
                [boards.get(BoardKey(deal.source, deal.number, player, defence)) for defence in defences]
                for player in players
            )
            pairs = [(mine, theirs) for mine, theirs in zip(one, other, strict=True) if mine and theirs]
            if len(pairs) == len(defences):
                yield from ((deal, gain(deal, *pair)) for pair in pairs)

    return Gains.of(tables())
