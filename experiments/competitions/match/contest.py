"""Contests: what matches of declarers and of pairs have in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Generic, Self, TypeVar

from agent.players.objective import Scoring
from experiments.competitions.contrasts import Gains, Ranking, Result
from experiments.competitions.design import Design
from experiments.competitions.match.settings import compare, comparison_spread
from experiments.runs.rows import BoardKey, BoardRow, FailedBoard, PlayedBoard, StoredDeal, tables_of_deals
from experiments.runs.store import Store
from experiments.runs.tasks import Task, Work
from experiments.statistics.clusters import RunningGains
from experiments.statistics.interval import Interval, Spread
from experiments.statistics.sequential import RunningTest, SequentialTest
from experiments.statistics.simultaneous import Stratum


@dataclass(frozen=True, slots=True)
class Compared:
    """The results of a deal that are compared with each other; none if the deal was given as passed out."""

    deal: StoredDeal
    results: tuple[Result, ...]
    defender: str = ""
    """The defence that all declarers met."""

    @property
    def boards(self) -> tuple[PlayedBoard, ...]:
        """The boards that were played, without those of tables that passed out the deal."""
        return tuple(result.board for result in self.results if result.board is not None)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of those who are compared."""
        return tuple(result.row.score for result in self.results)

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


ComparedT = TypeVar("ComparedT", bound=Compared)


class Contest(Ranking[int], Design, Generic[ComparedT]):
    """The results so far of a match between several players or pairs; boards may be added in any order.

    As a ranking, those who are compared are numbers: their places in ``compared``.
    """

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
        self.failed = set()
        self.interrupted = False
        self.test: SequentialTest | None = None
        """The sequential test that may end the match."""
        self._set_deals(deals)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {', '.join(self.compared)}, deals={len(self.deals)}>"

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
        self._finished = 0
        """The number of finished deals before the first unfinished one, also of those with failed boards."""
        self._prefix: list[float] = []
        """The gains on them."""
        self._ends: list[int] = []
        """The number of finished deals with which each of these gains was known."""
        self._results: tuple[int, list[ComparedT]] | None = None
        """The results, once they were asked for, and the number of boards then."""
        self._running: RunningGains | None = None
        """The running sums of `gains_so_far`, once they were asked for."""
        self._running_test: RunningTest | None = None
        """The sequential test of the gains that it was given."""

    def sources(self, deal: StoredDeal) -> tuple[str, ...]:
        """Return the sources in the keys of a deal's boards."""
        return (deal.source,)

    @abstractmethod
    def unplayed(self) -> Sequence[Task]:
        """Return a task for every board that is not played, ordered by deal."""

    @abstractmethod
    def gains_in_words(self) -> str:
        """Return the gains in a line."""

    @abstractmethod
    def keys(self, deal: StoredDeal) -> Sequence[BoardKey]:
        """Return the keys of a deal's boards that are played, or that may fail; none if it is passed out."""

    @abstractmethod
    def results_of(self, deal: StoredDeal) -> Sequence[ComparedT | None]:
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

    def board_name(self, failure: FailedBoard) -> str:
        """Return the name of a failed board in its file."""
        return self._deal_of[failure.source, failure.number].name

    def batches(self) -> Iterator[Sequence[Work]]:
        """Yield the work of all boards that are not played."""
        yield self.unplayed()

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

    def _count(self, running: RunningGains, results: Iterable[ComparedT | None]) -> None:
        for result in results:
            if result is not None:
                place = result.deal.source, result.deal.number, result.defender
                gains = result.gains(self.scoring) or [0.0] * len(self.compared)
                running.add(result.deal.cards, gains, place)

    def results(self) -> list[ComparedT]:
        """Return the results that are finished, ordered by deal and then by defender."""
        if self._results is None or self._results[0] != len(self.boards):
            found = [result for deal in self.deals for result in self.results_of(deal) if result is not None]
            self._results = len(self.boards), found
        return self._results[1]

    def gains(self, first: int = 0, second: int = 1, defender: str | None = None) -> Gains:
        """Return what one of those who are compared gains over another, given by their places.

        The gain is against ``defender`` (default: the mean over all defenders).
        """
        return self.gains_on(self.deals, first, second, defender)

    @abstractmethod
    def gains_on(self, deals: Iterable[StoredDeal], first: int, second: int, defender: str | None = None) -> Gains:
        """Return the gains of `gains` on some of the deals."""

    def prefix(self) -> Sequence[float]:
        """Return the first's gains over the second on the deals before the first unfinished one.

        A deal is finished when all boards with its cards are. Results with a failed board are left out. Later deals
        would bias the gains, because quick boards finish first.
        """
        while self._finished < len(self._same_cards) and all(map(self.is_finished, self._same_cards[self._finished])):
            gains = self.gains_on(self._same_cards[self._finished], 0, 1).values.values()
            self._finished += 1
            self._prefix += gains
            self._ends += [self._finished] * len(gains)
        return self._prefix

    def is_decided(self) -> bool:
        """Whether the finished deals answer the question of the sequential test, if there is one."""
        running = self._test_so_far()
        return running is not None and running.verdict is not None

    def _test_so_far(self) -> RunningTest | None:
        """Return the sequential test, if there is one, of the finished deals."""
        if self.test is None:
            return None
        if self._running_test is None:
            self._running_test = RunningTest(self.test)
        self._running_test.add(self.prefix()[self._running_test.number :])
        return self._running_test

    def words_so_far(self) -> str:
        """Return the gains, and the evidence of the sequential test, in a line."""
        running = self._test_so_far()
        return self.gains_in_words() if running is None else f"{self.gains_in_words()}, {running.words()}"

    def until(self, number: int) -> Self:
        """Return the match on the deals with the first ``number`` gains of `prefix`, in the order of the deals."""
        self.prefix()
        cards = {deals[0].cards for deals in self._same_cards[: self._ends[number - 1]]}
        fewer = copy(self)
        fewer._set_deals([deal for deal in self.deals if deal.cards in cards])
        fewer.boards = {key: board for key, board in self.boards.items() if fewer.has(board)}
        return fewer

    def spread(self) -> Spread:
        """Return the prior spread of a gain on a deal."""
        if self._spread is None:
            self._spread = comparison_spread(self.scoring, self.deals)
        return self._spread

    @property
    def players(self) -> Sequence[int]:
        """The places of those who are compared."""
        return range(len(self.compared))

    def strata(self, gains: Gains) -> list[Stratum]:
        """Return gains as one stratum: all deals count alike."""
        return gains.stratum(self.spread().usual)

    @property
    def known(self) -> float:
        """The weight of the prior spread in pseudo-observations."""
        return self.spread().known

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
