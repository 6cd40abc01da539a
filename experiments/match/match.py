"""Matches: every declarer plays every deal against every defender, with the same luck."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from agent.registry import Role, full_text
from agent.rules.contract import Contract, Vulnerability
from agent.rules.imps import imps
from ddsolver.deal import Deal
from ddsolver.solver import Solver
from experiments.boards.board import Board
from experiments.errors import StoreError
from experiments.runs.contract_sets import spawn_key
from experiments.runs.pool import ONE_PROCESS, Pool
from experiments.runs.records import board_of
from experiments.runs.rows import FILE, PASSED_OUT, RANDOM, BoardKey, FailedBoard, PlayedBoard, StoredDeal
from experiments.runs.store import Store
from experiments.runs.tasks import Task, run_tasks
from experiments.statistics.interval import Interval, mean_interval
from experiments.statistics.spread import IMPS, MATCHPOINTS, Spread, score_spread, together

Scoring = Literal["imps", "matchpoints", "points"]


@dataclass(frozen=True, slots=True)
class MatchSettings:
    """Who plays against whom, and how results are compared."""

    declarers: tuple[str, ...]
    defenders: tuple[str, ...]
    seed: int
    scoring: Scoring = "imps"
    keep_decisions: bool = True
    """Whether what the players thought is stored."""

    def tasks(self, deals: Iterable[StoredDeal]) -> list[Task]:
        """Every deal at every table: all of a deal before the next."""
        return [
            Task(deal, player, opponents, self.seed, _spawn_key(deal), self.keep_decisions)
            for deal in deals
            if deal.contract != PASSED_OUT
            for opponents in self.opponents
            for player in self.players
        ]

    @property
    def players(self) -> tuple[str, ...]:
        """The declarers with all their options, as they are stored."""
        return tuple(full_text(declarer, Role.DECLARER) for declarer in self.declarers)

    @property
    def opponents(self) -> tuple[str, ...]:
        """The defenders with all their options."""
        return tuple(full_text(defender, Role.DEFENDER) for defender in self.defenders)


def _spawn_key(deal: StoredDeal) -> tuple[int, ...]:
    # The deals of a contract set meet the same luck in a match as in a run over the set.
    if deal.source in (FILE, RANDOM):
        return (deal.number,)
    return spawn_key(deal.source, deal.number)


def compare(difference: int, scoring: Scoring) -> float:
    """What a difference in points is worth: IMPs, the points, or 50 % of a matchpoint top with its sign."""
    if scoring == "imps":
        return imps(difference)
    if scoring == "points":
        return difference
    return 50.0 * ((difference > 0) - (difference < 0))


def comparison_spread(scoring: Scoring, deals: Iterable[StoredDeal]) -> Spread:
    """How far what `compare` gives on some deals lies from its mean."""
    if scoring == "imps":
        return IMPS
    if scoring == "matchpoints":
        return MATCHPOINTS
    kinds = [(deal.contract, deal.vulnerable) for deal in deals if deal.contract != PASSED_OUT] or [("3NTS", "None")]
    return together(score_spread(Contract.parse(name), Vulnerability.parse(sides)) for name, sides in kinds)


@dataclass(frozen=True, slots=True)
class TableResult:
    """One deal against one defender: the boards in the order of the declarers, none if it was passed out."""

    deal: StoredDeal
    defender: str
    boards: tuple[PlayedBoard, ...]

    def won(self, scoring: Scoring) -> list[float]:
        """What each declarer won: the mean over the other declarers of the comparison with them."""
        scores = [board.score for board in self.boards]
        if len(scores) < 2:
            return [0.0] * len(scores)
        return [
            sum(compare(score - other, scoring) for place, other in enumerate(scores) if place != own)
            / (len(scores) - 1)
            for own, score in enumerate(scores)
        ]


@dataclass(frozen=True, slots=True)
class Standing:
    """How one declarer did over all deals and defenders."""

    declarer: str
    total: float
    """What it won, as `TableResult.won`."""
    a_deal: Interval
    """The mean over deals; of a deal, the mean over the defenders."""
    wins: int
    ties: int
    losses: int
    """Boards on which it won more than nothing, nothing, less than nothing."""
    made: int
    played: int
    points: int
    tricks_lost: int
    """Tricks fewer than double dummy, over all boards."""
    seconds_a_board: float


@dataclass(slots=True)
class _Prefix:
    """How many deals from the first on are finished, and what was won on each."""

    deals: int = 0
    values: list[float] = field(default_factory=list)
    known: int = 0
    """How many boards the match had then, played or failed."""


@dataclass(slots=True)
class Match:
    """The results of a match so far; boards may come in any order."""

    settings: MatchSettings
    deals: Sequence[StoredDeal]
    boards: dict[BoardKey, PlayedBoard] = field(default_factory=dict)
    failed: set[BoardKey] = field(default_factory=set)
    interrupted: bool = False
    _prefixes: dict[tuple[int, int], _Prefix] = field(init=False, default_factory=dict)
    _players: tuple[str, ...] = field(init=False)
    _opponents: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        self._players, self._opponents = self.settings.players, self.settings.opponents

    def add(self, board: PlayedBoard) -> None:
        """Enter a result."""
        if board.key in self.boards or board.key in self.failed:
            self._prefixes.clear()
        self.boards[board.key] = board
        self.failed.discard(board.key)

    def add_played(self, boards: Iterable[PlayedBoard]) -> None:
        """Enter those of some boards that are of this match."""
        wanted = self.keys()
        for board in boards:
            if board.key in wanted:
                self.add(board)

    def results(self) -> list[TableResult]:
        """All deals that all declarers have played, by deal and then by defender."""
        return [result for deal in self.deals for result in self._of_deal(deal) if result is not None]

    def _of_deal(self, deal: StoredDeal) -> Iterator[TableResult | None]:
        for defender, opponents in zip(self.settings.defenders, self._opponents, strict=True):
            if deal.contract == PASSED_OUT:
                yield TableResult(deal, defender, ())
                continue
            keys = self._keys(deal, opponents)
            boards = [self.boards.get(key) for key in keys]
            played = tuple(board for board in boards if board is not None)
            yield TableResult(deal, defender, played) if len(played) == len(boards) else None

    def _keys(self, deal: StoredDeal, opponents: str) -> list[BoardKey]:
        return [BoardKey(deal.source, deal.number, player, opponents) for player in self._players]

    def _keys_of_deal(self, deal: StoredDeal) -> list[BoardKey]:
        """The boards of a deal at all tables; none if it was passed out."""
        if deal.contract == PASSED_OUT:
            return []
        return [key for opponents in self._opponents for key in self._keys(deal, opponents)]

    def keys(self) -> set[BoardKey]:
        """All boards of the match, played or not."""
        return {key for deal in self.deals for key in self._keys_of_deal(deal)}

    def _finished(self, deal: StoredDeal) -> bool:
        """Whether nothing of a deal is still to be played; boards that failed are not."""
        return all(key in self.boards or key in self.failed for key in self._keys_of_deal(deal))

    def standings(self) -> list[Standing]:
        """One for each declarer, in the order given."""
        results = self.results()
        won = [result.won(self.settings.scoring) or [0.0] * len(self.settings.declarers) for result in results]
        places = range(len(self.settings.declarers))
        return [self._standing(place, results, [each[place] for each in won]) for place in places]

    def _standing(self, place: int, results: Sequence[TableResult], won: Sequence[float]) -> Standing:
        boards = [(result.deal, result.boards[place]) for result in results if result.boards]
        by_deal: dict[tuple[str, int], list[float]] = {}
        for result, each in zip(results, won, strict=True):
            by_deal.setdefault((result.deal.source, result.deal.number), []).append(each)
        played = [each for result, each in zip(results, won, strict=True) if result.boards]
        return Standing(
            declarer=self.settings.declarers[place],
            total=sum(won),
            a_deal=self._interval([sum(values) / len(values) for values in by_deal.values()]),
            wins=sum(each > 0 for each in played),
            ties=sum(each == 0 for each in played),
            losses=sum(each < 0 for each in played),
            made=sum(board.tricks >= Contract.parse(deal.contract).tricks_needed for deal, board in boards),
            played=len(boards),
            points=sum(board.score for _, board in boards),
            tricks_lost=sum(deal.double_dummy - board.tricks for deal, board in boards),
            seconds_a_board=sum(board.seconds for _, board in boards) / max(1, len(boards)),
        )

    def cross(self, first: int, second: int, defender: str | None = None) -> Interval:
        """What one declarer wins from another a deal, against one defender or on average over them."""
        return self._interval(self._differences(first, second, self.deals, defender))

    def _interval(self, values: Sequence[float]) -> Interval:
        return mean_interval(values, comparison_spread(self.settings.scoring, self.deals).usual)

    def prefix(self, first: int, second: int) -> list[float]:
        """As `cross` by deal, up to the first deal that is not finished: quick boards do not come first.

        Deals with a board that failed are left out. However often it is asked, each deal is looked at once when it is
        finished.
        """
        known = len(self.boards) + len(self.failed)
        prefix = self._prefixes.setdefault((first, second), _Prefix())
        if known < prefix.known:  # something was taken out: begin again
            prefix = self._prefixes[first, second] = _Prefix()
        prefix.known = known
        while prefix.deals < len(self.deals) and self._finished(deal := self.deals[prefix.deals]):
            prefix.deals += 1
            if None not in self._of_deal(deal):
                prefix.values += self._differences(first, second, [deal], None)
        return prefix.values.copy()

    def _differences(self, first: int, second: int, deals: Iterable[StoredDeal], defender: str | None) -> list[float]:
        found = []
        for deal in deals:
            results = [each for each in self._of_deal(deal) if each and defender in (None, each.defender)]
            if results:
                won = [
                    compare(each.boards[first].score - each.boards[second].score, self.settings.scoring)
                    if each.boards
                    else 0.0
                    for each in results
                ]
                found.append(sum(won) / len(won))
        return found


def play_match(
    settings: MatchSettings,
    deals: Sequence[StoredDeal],
    store: Store,
    pool: Pool = ONE_PROCESS,
    report: Callable[[Match], bool | None] = lambda _: None,
) -> Match:
    """Play all boards of a match that the store does not have, and store each as it finishes.

    ``report`` is called with the match at the start and after each; if it returns True, no more are played. An
    interruption by the user ends the match and is noted in it.

    :raises StoreError: if the store cannot be written to or has other deals in the same places.
    """
    match = Match(settings, deals)
    known = store.deals()
    for deal in deals:
        if known.get((deal.source, deal.number), deal) != deal:
            raise StoreError(
                f"{store.folder} has another deal {deal.number + 1} from the same source ({deal.source}) than board "
                f"{deal.name}; name another folder"
            )
        if (deal.source, deal.number) not in known:
            store.add_deal(deal)
    tasks = settings.tasks(deals)
    match.add_played(store.boards())

    def told(board: PlayedBoard | FailedBoard) -> bool | None:
        if isinstance(board, PlayedBoard):
            match.add(board)
        else:
            match.failed.add(board.key)
        return report(match)

    if report(match):
        return match
    try:
        run_tasks(store, [task for task in tasks if task.key not in match.boards], pool, told)
    except KeyboardInterrupt:
        match.interrupted = True
    return match


def match_boards(match: Match, store: Store) -> list[Board]:
    """Every table of a match as a board for a file, with the double-dummy table and what the players thought."""
    boards = []
    for result in match.results():
        table = Solver().dd_table(Deal.from_pbn(result.deal.deal))
        for place, played in enumerate(result.boards or (None,) * len(match.settings.declarers), start=1):
            board = board_of(result.deal, played, store.decisions(played.key) if played else "")
            boards.append(replace(board, table=table, tags={**board.tags, "Table": str(place)}))
    return boards
