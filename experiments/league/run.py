"""Plays a league: what is missing of the deals it has, then new deals where they settle most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path

from agent.registry import Role, player_key
from ddsolver.errors import BridgeError
from experiments.boards.board import Board
from experiments.errors import StoreError
from experiments.league.settings import LeagueSettings
from experiments.league.standings import League
from experiments.runs.deals import file_deals, find_set_deals, keep_deals, random_deals
from experiments.runs.processes.pool import ONE_PROCESS, Pool
from experiments.runs.progress import Progress
from experiments.runs.rows import FILE, RANDOM, BoardKey, FailedBoard, PlayedBoard, StoredDeal
from experiments.runs.session import open_run
from experiments.runs.store import Store
from experiments.runs.tasks import run_tasks

__all__ = ["PlayedLeague", "league_of_run", "run_league"]

FIRST_DEALS = 8
"""Deals of each contract set before it is asked which set needs more."""
_SHARE_MORE = 8
"""As many deals as this part of those played are chosen at a time."""


def league_of(settings: LeagueSettings, store: Store) -> League:
    """What a run has of a league."""
    boards = tuple(store.boards())  # before the deals: another process may add both meanwhile
    match = settings.match
    return League(
        names={player: name for name, player in zip(settings.players, match.players, strict=True)},
        defenders=dict(zip(match.opponents, settings.defenders, strict=True)),
        reference=player_key(settings.players[settings.first], Role.DECLARER),
        scoring=settings.scoring,
        weights={source: settings.weight(source) for source in settings.sources},
        deals=store.deals(),
        boards=boards,
    )


def league_of_run(store: Store, reference: str | None = None) -> League:
    """The rows of a run as a league: one of `declarer league`, or a match, all of whose deals count alike.

    ``reference`` is another player to compare with, by its name in the table.

    :raises StoreError: if it is neither, nothing has been played, or there is no such player.
    :raises SettingsError: if the settings of a league cannot be read.
    """
    kind = store.facts().get("kind")
    if kind == "league":
        league = league_of(LeagueSettings.of_run(store), store)
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
        raise StoreError(f"{store.folder} has no player {reference!r} (there is {', '.join(league.names.values())})")
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
        scoring="imps",
        weights={source: count / len(deals) for source, count in number.items()},
        deals=deals,
        boards=boards,
    )


@dataclass(frozen=True, slots=True)
class PlayedLeague:
    """What a run of a league has."""

    league: League
    failures: int
    """How many boards could not be played now."""
    problems: tuple[BridgeError, ...] = ()
    """What is wrong with the boards of files that have no deal to play."""
    interrupted: bool = False


def run_league(
    settings: LeagueSettings, folder: Path, pool: Pool = ONE_PROCESS, progress: Progress | None = None
) -> PlayedLeague:
    """Play a league of contract sets or random deals in one call; a folder that has some boards is resumed.

    :raises StoreError: if the folder holds another run or cannot be written to.
    """
    with open_run(folder, settings.facts) as store:
        return play_run(settings, store, (), pool, progress or Progress())


def play_run(
    settings: LeagueSettings, store: Store, boards: Sequence[Board], pool: Pool, progress: Progress
) -> PlayedLeague:
    """Play what a run lacks; ``boards`` are those of files, if they are not in the store yet.

    :raises StoreError: as `run_league`.
    """
    problems: list[BridgeError] = []
    if boards:
        with progress.stage("solving", "board", len(boards)) as stage:
            deals, problems = file_deals(boards, pool, stage.step)
        keep_deals(store, deals)
    for problem in problems:
        progress.say(str(problem))
    settings.keep(store)
    failures, interrupted = 0, False
    with progress.stage("playing", "board", settings.deals * settings.tables, len(store.played())) as stage:

        def on_result(board: PlayedBoard | FailedBoard) -> None:
            nonlocal failures
            if isinstance(board, FailedBoard):
                failures += 1
                progress.failed(board)
            stage.step()

        def on_batch(total: int) -> None:
            stage.total = total
            stage.tell(lambda: _words(league_of(settings, store)))

        try:
            play_league(settings, store, pool, on_result, on_batch)
        except KeyboardInterrupt:
            interrupted = True
    return PlayedLeague(league_of(settings, store), failures, tuple(problems), interrupted)


def _words(league: League) -> str:
    return ", ".join(f"{each.name} {each.over}" for each in league.standings() if each.over is not None)


def play_league(
    settings: LeagueSettings,
    store: Store,
    pool: Pool = ONE_PROCESS,
    on_result: Callable[[PlayedBoard | FailedBoard], None] = lambda _: None,
    on_batch: Callable[[int], object] = lambda _: None,
) -> None:
    """Play what the run lacks: boards of players that came later first, then further deals up to their number.

    Which contract set the next deals are of follows from what is known of all: where they narrow the intervals most a
    CPU second. The deals of files are those in the store. ``on_result`` is called with each board as it is stored,
    ``on_batch`` before each batch of deals how many boards there will be in all.

    :raises StoreError: if the store cannot be written to, or has random deals of another seed.
    """
    tried: set[BoardKey] = set()
    more = True
    while more:
        deals = _known_deals(settings, store)
        on_batch((len(deals) if FILE in settings.sources else max(settings.deals, len(deals))) * settings.tables)
        _play_missing(settings, deals, store, pool, tried, on_result)
        more = _deal_more(settings, store, pool, deals)


def _play_missing(
    settings: LeagueSettings,
    deals: Sequence[StoredDeal],
    store: Store,
    pool: Pool,
    tried: set[BoardKey],
    on_result: Callable[[PlayedBoard | FailedBoard], None],
) -> None:
    """Play what some deals lack, but for what was ``tried`` already and failed."""
    done = store.played() | tried
    tasks = [task for task in settings.match.tasks(deals) if task.key not in done]
    tried |= {task.key for task in tasks}
    run_tasks(store, tasks, pool, on_result)


def _known_deals(settings: LeagueSettings, store: Store) -> list[StoredDeal]:
    """The deals chosen so far, the first of all sources before the second."""
    deals = [deal for deal in store.deals().values() if deal.source in settings.sources]
    return sorted(deals, key=lambda deal: (deal.number, settings.sources.index(deal.source)))


def _deal_more(settings: LeagueSettings, store: Store, pool: Pool, deals: Sequence[StoredDeal]) -> bool:
    """Put more deals into the store; return whether there were any to come."""
    missing = settings.deals - len(deals)
    if FILE in settings.sources or missing <= 0:
        return False
    if RANDOM in settings.sources:
        random_deals(settings.deals, settings.seed, pool, lambda: None, store)
        return True
    known = {(deal.source, deal.number) for deal in deals}
    missing_numbers = {source: _numbers_missing(source, known) for source in settings.sources}
    counts = Counter(source for source, _ in known)
    wanted: list[tuple[str, int]] = []
    # Deals are stored in the order in which they are found: one that was stopped may lack some before its last.
    first = [source for at in range(FIRST_DEALS) for source in settings.sources if at >= counts[source]]
    league = None if first else league_of(settings, store)
    for at in range(min(missing, len(first) or max(len(settings.sources), len(deals) // _SHARE_MORE))):
        if league is None:
            source = first[at]
        else:
            source = max(settings.sources, key=lambda each: league.worth_another(each, counts[each]))
        wanted.append((source, next(missing_numbers[source])))
        counts[source] += 1
    find_set_deals(store, wanted, settings.seed, pool, lambda: None)
    return True


def _numbers_missing(source: str, known: Container[tuple[str, int]]) -> Iterator[int]:
    """The numbers of the deals of a source that are not known, from 0 up."""
    return (number for number in count() if (source, number) not in known)
