"""Plays a league: first the missing boards of known deals, then new deals where they help most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count, islice
from pathlib import Path

from ddsolver.errors import BridgeError
from experiments.boards.board import Board
from experiments.competitions.league.robots import RobotLeague, play_robot_league, read_robot_league
from experiments.competitions.league.settings import LeagueSettings
from experiments.competitions.league.standings import League
from experiments.competitions.match.deals import unbid_deals
from experiments.competitions.match.settings import MatchRun
from experiments.errors import StoreError
from experiments.runs.deals import file_deals, find_set_deals, keep_deals, random_deals
from experiments.runs.processes.pool import ONE_PROCESS, Pool
from experiments.runs.progress import Progress
from experiments.runs.rows import FILE, RANDOM, FailedBoard, PlayedBoard, StoredDeal
from experiments.runs.session import open_run, refuse_without_results
from experiments.runs.store import Store
from experiments.runs.tasks import run_tasks

__all__ = ["PlayedLeague", "league_of_run", "run_league"]

AnyLeague = League | RobotLeague
FIRST_DEALS = 8
"""Each contract set or auction first gets this number of deals; `play_league` says which come next."""
_SHARE_MORE = 8
"""A batch has about one new deal for this number of known deals: 10 new deals if 80 are known."""


def ranking_of(settings: LeagueSettings, store: Store) -> AnyLeague:
    """Return the league of declarers or of robots with the boards that a run has so far."""
    return read_robot_league(settings, store) if settings.are_robots else league_of(settings, store)


def league_of(settings: LeagueSettings, store: Store) -> League:
    """Return the league with the boards that a run has so far."""
    boards = tuple(store.boards())  # read before the deals, as another process may add both
    return _league_of_boards(settings, store, boards)


def _league_of_boards(settings: LeagueSettings, store: Store, boards: Sequence[PlayedBoard]) -> League:
    match = settings.match
    keys = dict(zip(settings.players, match.compared, strict=True))
    return League(
        names={player: name for name, player in keys.items()},
        defenders=dict(zip(match.opponents, settings.defenders, strict=True)),
        reference=keys[settings.first],
        scoring=settings.scoring,
        weights={source: settings.weight(source) for source in settings.sources},
        deals=store.deals(),
        boards=boards,
    )


def league_of_run(store: Store, reference: str | None = None) -> AnyLeague:
    """Return the league of a run; a match becomes a league in which all deals have the same weight.

    ``reference`` is the player to compare with. The default is the one in the settings or, in a match, the first in
    alphabetical order.

    :raises StoreError: if the run is neither a league nor a match of given contracts, has no board played, or has no
        such player.
    :raises SettingsError: if the settings of a league cannot be read.
    """
    kind = store.facts().get("kind")
    league: AnyLeague
    if kind == "league":
        league = ranking_of(LeagueSettings.of_run(store), store)
    elif kind == "match" and store.facts().get("bidding") == "robots":
        raise StoreError(f"robots bid the deals of {store.folder}: report this match without --reference")
    elif kind == "match":
        league = _league_of_match(store)
    else:
        raise StoreError(f"{store.folder} is a run of `declarer {kind}`, neither a league nor a match")
    if not league.played:
        raise StoreError(f"{store.folder} has no board played yet")
    if reference is None:
        return league
    players = [player for player, name in league.names.items() if name == reference]
    if not players:
        raise StoreError(f"{store.folder} has no player {reference!r} (choose from {', '.join(league.names.values())})")
    return replace(league, reference=players[0])


def _league_of_match(store: Store) -> League:
    boards = tuple(store.boards())
    deals = store.deals()
    players = sorted({board.player for board in boards})
    number = Counter(source for source, _ in deals)
    return League(
        names={player: player for player in players},
        defenders={text: text for text in sorted({board.defender for board in boards})},
        reference=players[0] if players else "",
        scoring=MatchRun.of_run(store).scoring if boards else "imps",
        weights={source: count / len(deals) for source, count in number.items()},
        deals=deals,
        boards=boards,
    )


@dataclass(frozen=True, slots=True)
class PlayedLeague:
    """The result of a run of a league."""

    league: AnyLeague
    failures: int
    """The number of boards that failed in this session."""
    problems: tuple[BridgeError, ...] = ()
    """Why some boards of the files cannot be played."""
    interrupted: bool = False


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
    if boards and settings.are_robots:
        deals, problems = unbid_deals(boards, 0, settings.seed)
        keep_deals(store, deals)
    elif boards:
        with progress.stage("solving", "board", len(boards)) as stage:
            deals, problems = file_deals(boards, pool, stage.step)
        keep_deals(store, deals)
    for problem in problems:
        progress.say(str(problem))
    settings = settings.keep(store)
    if settings.are_robots:
        robots, failures, interrupted = play_robot_league(settings, store, pool, progress)
        return PlayedLeague(robots, failures, tuple(problems), interrupted)
    failures = 0
    with progress.playing("playing", settings.deals * settings.tables, len(store.played())) as stage:

        def on_result(board: PlayedBoard | FailedBoard) -> None:
            nonlocal failures
            if isinstance(board, FailedBoard):
                failures += 1
                progress.failed(board)
            stage.step()

        def on_batch(total: int, league_so_far: Callable[[], League]) -> None:
            stage.total = total
            stage.tell(lambda: _words(league_so_far()))

        play_league(settings, store, pool, on_result, on_batch)
    return PlayedLeague(league_of(settings, store), failures, tuple(problems), stage.is_interrupted)


def _words(league: League) -> str:
    others = (standing for standing in league.standings() if standing.over is not None)
    return ", ".join(f"{standing.name} {standing.over}" for standing in others)


def play_league(
    settings: LeagueSettings,
    store: Store,
    pool: Pool = ONE_PROCESS,
    on_result: Callable[[PlayedBoard | FailedBoard], None] = lambda _: None,
    on_batch: Callable[[int, Callable[[], League]], object] = lambda *_: None,
) -> None:
    """Play the boards that a run lacks: first on the deals that it has, then on new deals.

    With contract sets, a new deal comes from the set in which it narrows the intervals most. Auctions all get the same
    number of deals. Deals of files must be in the store. ``on_result`` is called with each stored
    board. ``on_batch`` is called before each batch, with the number of boards of the whole league, and a function that
    returns the league so far.

    :raises StoreError: if the store cannot be written to, or has random deals of another seed.
    """
    boards = [*store.boards()]
    tried = {board.key for board in boards}

    def enter(board: PlayedBoard | FailedBoard) -> None:
        tried.add(board.key)
        if isinstance(board, PlayedBoard):
            boards.append(replace(board, decisions=""))
        on_result(board)

    def so_far() -> League:
        return _league_of_boards(settings, store, [*boards])

    more = True
    while more:
        deals = _known_deals(settings, store)
        number = len(deals) if FILE in settings.sources else max(settings.deals, len(deals))
        on_batch(number * settings.tables, so_far)
        run_tasks(store, [task for task in settings.match.tasks(deals) if task.key not in tried], pool, enter)
        more = _deal_more(settings, store, pool, deals, so_far)


def _known_deals(settings: LeagueSettings, store: Store) -> list[StoredDeal]:
    """Return the deals found so far: the first deal of every source, then the second, and so on."""
    deals = [deal for deal in store.deals().values() if deal.source in settings.sources]
    return sorted(deals, key=lambda deal: (deal.number, settings.sources.index(deal.source)))


def _deal_more(
    settings: LeagueSettings, store: Store, pool: Pool, deals: Sequence[StoredDeal], league_so_far: Callable[[], League]
) -> bool:
    """Find the next deals; return False if there are no more to find."""
    missing = settings.deals - len(deals)
    if FILE in settings.sources or missing <= 0:
        return False
    if RANDOM in settings.sources:
        random_deals(settings.deals, settings.seed, pool, lambda: None, store)
        return True
    known = {(deal.source, deal.number) for deal in deals}
    counts = Counter(source for source, _ in known)
    # An interrupted run may lack deals before its last one: several processes store deals as they find them.
    first = [source for at in range(FIRST_DEALS) for source in settings.sources if at >= counts[source]]
    if first:
        numbers = {source: _numbers_missing(source, known) for source in settings.sources}
        wanted = [(source, next(numbers[source])) for source in first[:missing]]
    else:
        begin, end = _batch(len(deals), len(settings.sources))
        wanted = [each for each in _batch_of(settings, store, begin, end, league_so_far) if each not in known]
        wanted = wanted[: min(end, settings.deals) - len(deals)]
    find_set_deals(store, wanted, settings.seed, pool, auctions=settings.auction_sets)
    return True


def _batch(deals: int, sources: int) -> tuple[int, int]:
    """Return with how many deals the batch begins and ends that a league of ``deals`` deals lacks, or is within."""
    begin, end = 0, FIRST_DEALS * sources
    while end <= deals:
        begin, end = end, end + max(sources, end // _SHARE_MORE)
    return begin, end


def _batch_of(
    settings: LeagueSettings, store: Store, begin: int, end: int, league_so_far: Callable[[], League]
) -> list[tuple[str, int]]:
    """Return the deals of a batch, by source and number.

    They follow from the results on the deals before the batch, and from no time: so the same seed gives the same deals
    with any number of processes, and after an interruption in the middle of the batch.
    """
    stored = (key for key in store.deals() if key[0] in settings.sources)
    before = {*islice(stored, begin)}
    counts = Counter(source for source, _ in before)
    numbers = {source: _numbers_missing(source, before) for source in settings.sources}
    league = None if settings.auctions else league_so_far().on_deals(before)
    batch: list[tuple[str, int]] = []
    for _ in range(end - begin):
        if league is None:
            source = min(settings.sources, key=lambda source: counts[source])
        else:
            source = max(settings.sources, key=lambda source: league.worth_another(source, counts[source]))
        batch.append((source, next(numbers[source])))
        counts[source] += 1
    return batch


def _numbers_missing(source: str, known: Container[tuple[str, int]]) -> Iterator[int]:
    """Yield the numbers of the deals that a source lacks, in ascending order."""
    return (number for number in count() if (source, number) not in known)
