"""Plays a league: first the missing boards of known deals, then new deals where they help most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count, islice
from pathlib import Path
from typing import Any

from ddsolver.errors import BridgeError
from experiments.boards.board import Board
from experiments.competitions.design import Design, play_design
from experiments.competitions.league.robots import RobotLeague, read_robot_league
from experiments.competitions.league.settings import LeagueSettings
from experiments.competitions.league.standings import League
from experiments.errors import StoreError
from experiments.runs.deals import DealTask, keep_boards, random_deals
from experiments.runs.processes.pool import ONE_PROCESS, Pool
from experiments.runs.progress import Progress
from experiments.runs.rows import FILE, RANDOM, FailedBoard, PlayedBoard, StoredDeal
from experiments.runs.session import open_run, refuse_without_results
from experiments.runs.store import Store
from experiments.runs.tasks import Work

__all__ = ["PlayedLeague", "league_of_run", "run_league"]

AnyLeague = League | RobotLeague
FIRST_DEALS = 8
"""Each contract set or auction first gets this number of deals; `LeagueDesign` says which come next."""
_SHARE_MORE = 8
"""A batch has about one new deal for this number of known deals: 10 new deals if 80 are known."""


class LeagueDesign(Design):
    """A league of declarers: the known deals are played first, then new deals where they help most.

    With contract sets, a new deal comes from the set in which it narrows the intervals most. Auctions all get the same
    number of deals. Deals of files and random ones must be in the store.
    """

    def __init__(self, settings: LeagueSettings, store: Store) -> None:
        self.settings = settings
        # The boards are read before the deals, as another process may add both.
        self.boards = {board.key: board for board in store.boards()}
        self.deals = store.deals()
        """The deals in the order in which they were found."""
        self.failed = set()

    @property
    def size(self) -> int:
        """The number of boards of the whole league."""
        number = len(self._known())
        settings = self.settings
        return (number if FILE in settings.sources else max(settings.deals, number)) * settings.tables

    @property
    def number_left(self) -> int:
        """The number of boards that are not played."""
        return self.size - len(self.boards)

    def words_so_far(self) -> str:
        """Return the gain of each player over the reference."""
        others = (standing for standing in self.league().standings() if standing.over is not None)
        return ", ".join(f"{standing.name} {standing.over}" for standing in others)

    def enter(self, work: Any, row: Any) -> FailedBoard | None:
        """Add a deal or a board."""
        if isinstance(row, StoredDeal):
            self.deals[row.source, row.number] = row
            return None
        return super().enter(work, row)

    def add(self, board: PlayedBoard) -> None:
        """Add a played board."""
        self.boards[board.key] = replace(board, decisions="")

    def league(self) -> League:
        """Return the league with the boards so far, in the order of the store, whichever were played first."""
        settings, match = self.settings, self.settings.match
        boards = sorted(self.boards.values(), key=lambda each: (each.source, each.number, each.defender, each.player))
        keys = dict(zip(settings.players, match.compared, strict=True))
        return League(
            names={player: name for name, player in keys.items()},
            defenders=dict(zip(match.opponents, settings.defenders, strict=True)),
            reference=keys[settings.first],
            scoring=settings.scoring,
            weights={source: settings.weight(source) for source in settings.sources},
            deals=dict(self.deals),
            boards=boards,
        )

    def batches(self) -> Iterator[Sequence[Work]]:
        """Yield the boards on known deals, then deals to find, and so on in turn."""
        while True:
            deals = self._known()
            tasks = self.settings.match.tasks(deals)
            yield [task for task in tasks if task.key not in self.boards and task.key not in self.failed]
            wanted = self._wanted({(deal.source, deal.number) for deal in deals})
            if not wanted:
                return
            auctions = self.settings.auction_sets
            yield [DealTask(source, at, self.settings.seed, auction=auctions.get(source)) for source, at in wanted]

    def _known(self) -> list[StoredDeal]:
        """Return the deals found so far: the first deal of every source, then the second, and so on."""
        sources = self.settings.sources
        deals = [deal for deal in self.deals.values() if deal.source in sources]
        return sorted(deals, key=lambda deal: (deal.number, sources.index(deal.source)))

    def _wanted(self, known: set[tuple[str, int]]) -> list[tuple[str, int]]:
        """Return the next deals to find, by source and number; none if there are no more."""
        settings = self.settings
        sources, missing = settings.sources, settings.deals - len(known)
        if missing <= 0 or FILE in sources or RANDOM in sources:  # these deals are all known from the beginning
            return []
        numbers = {source: _numbers_missing(source, known) for source in sources}
        counts = Counter(source for source, _ in known)
        # An interrupted run may lack deals before its last one: several processes store deals as they find them.
        first = [source for at in range(FIRST_DEALS) for source in sources if at >= counts[source]]
        if first:
            return [(source, next(numbers[source])) for source in first[:missing]]
        begin, end = _batch(len(known), len(sources))
        wanted = [each for each in self._batch_of(begin, end) if each not in known]
        return wanted[: min(end, settings.deals) - len(known)]

    def _batch_of(self, begin: int, end: int) -> list[tuple[str, int]]:
        """Return the deals of a batch, by source and number.

        They follow from the results on the deals before the batch, and from no time: so the same seed gives the same
        deals with any number of processes, and after an interruption in the middle of the batch.
        """
        sources = self.settings.sources
        before = {*islice((key for key in self.deals if key[0] in sources), begin)}
        counts = Counter(source for source, _ in before)
        numbers = {source: _numbers_missing(source, before) for source in sources}
        league = self.league().on_deals(before)

        def worth(source: str) -> float:
            return -counts[source] if self.settings.auctions else league.worth_another(source, counts[source])

        batch: list[tuple[str, int]] = []
        for _ in range(end - begin):
            source = max(sources, key=worth)
            batch.append((source, next(numbers[source])))
            counts[source] += 1
        return batch


def _batch(deals: int, sources: int) -> tuple[int, int]:
    """Return with how many deals the batch begins and ends that a league of ``deals`` deals lacks, or is within."""
    begin, end = 0, FIRST_DEALS * sources
    while end <= deals:
        begin, end = end, end + max(sources, end // _SHARE_MORE)
    return begin, end


def _numbers_missing(source: str, known: Container[tuple[str, int]]) -> Iterator[int]:
    """Yield the numbers of the deals that a source lacks, in ascending order."""
    return (number for number in count() if (source, number) not in known)


def ranking_of(settings: LeagueSettings, store: Store) -> AnyLeague:
    """Return the league of declarers or of robots with the boards that a run has so far."""
    return read_robot_league(settings, store) if settings.are_robots else LeagueDesign(settings, store).league()


def league_of_run(store: Store) -> AnyLeague:
    """Return the league of a run so far.

    :raises StoreError: if the run is no league, or has no board played.
    :raises SettingsError: if its settings cannot be read.
    """
    league = ranking_of(LeagueSettings.of_run(store), store)
    if not league.played:
        raise StoreError(f"{store.folder} has no board played yet")
    return league


@dataclass(frozen=True, slots=True)
class PlayedLeague:
    """The result of a run of a league."""

    league: AnyLeague
    failures: int
    """The number of boards that failed in this session."""
    problems: tuple[BridgeError, ...] = ()
    """Why some boards of the files cannot be played."""
    interrupted: bool = False

    def __repr__(self) -> str:
        return f"<PlayedLeague: {', '.join(self.league.names.values())}, failures={self.failures}>"


def run_league(
    settings: LeagueSettings, folder: Path | str, pool: Pool = ONE_PROCESS, progress: Progress | None = None
) -> PlayedLeague:
    """Play a league of contract sets or random deals; if the folder has boards already, resume it.

    :raises StoreError: if the folder holds another run or cannot be written to.
    :raises FailedRunError: if boards failed, and none was played.
    """
    with open_run(folder, settings.facts) as store:
        found = play_run(settings, store, (), pool, progress or Progress())
        refuse_without_results(store, has_results=bool(found.league.played), interrupted=found.interrupted)
        return found


def play_run(
    settings: LeagueSettings, store: Store, boards: Sequence[Board], pool: Pool, progress: Progress
) -> PlayedLeague:
    """Play the boards that a run lacks.

    ``boards`` are the boards of the run's files, or empty if the store has their deals already.

    :raises StoreError: as `run_league`.
    """
    problems: list[BridgeError] = []
    unbid = settings.are_robots
    if boards:
        _, problems = keep_boards(store, boards, pool, progress, unbid=unbid)
    settings = settings.keep(store)
    if RANDOM in settings.sources:
        random_deals(store, settings.deals, settings.seed, pool, progress, unbid=unbid)
    design = read_robot_league(settings, store) if unbid else LeagueDesign(settings, store)
    interrupted = play_design(design, store, pool, progress)
    league = design if isinstance(design, RobotLeague) else design.league()
    return PlayedLeague(league, len(design.failed), tuple(problems), interrupted)
