"""How a league is resumed and reported; also reports a match as a league."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from experiments.boards.board import Board
from experiments.competitions.kinds import Kind
from experiments.competitions.league.report import LeagueReport
from experiments.competitions.league.robots import PlayedRobots, RobotLeague, play_robot_league, read_robot_league
from experiments.competitions.league.robots_report import RobotLeagueReport
from experiments.competitions.league.run import PlayedLeague, league_of_run, play_run
from experiments.competitions.league.settings import LeagueSettings
from experiments.errors import StoreError
from experiments.runs.file_names import readable_name
from experiments.runs.processes.pool import Pool
from experiments.runs.progress import Progress
from experiments.runs.store import Store
from experiments.show.report import Outcome


def play(settings: LeagueSettings, store: Store, boards: Sequence[Board], pool: Pool, progress: Progress) -> Outcome:
    """Play the boards that a run lacks, and return what the command prints.

    :raises StoreError: as `experiments.competitions.league.run.play_run`.
    """
    found: PlayedLeague | PlayedRobots
    if settings.are_robots:
        found = play_robot_league(settings, store, boards, pool, progress)
    else:
        found = play_run(settings, store, boards, pool, progress)
    name = _name(store)
    league = found.league
    report = RobotLeagueReport(league, name) if isinstance(league, RobotLeague) else LeagueReport(league, name)
    return Outcome(
        report=report if league.played else None,
        failures=found.failures,
        interrupted=found.interrupted,
        is_complete=not found.problems,
    )


def read(store: Store, reference: str | None = None) -> LeagueReport | RobotLeagueReport:
    """Return the report of a league, or of a match as a league; ``reference`` is the player to compare with.

    :raises StoreError: as `league_of_run`.
    """
    if store.facts().get("kind") == "league" and store.facts().get("bidding") == "robots":
        return _read_robots(store, reference)
    return LeagueReport(league_of_run(store, reference), _name(store))


def _read_robots(store: Store, reference: str | None) -> RobotLeagueReport:
    league = read_robot_league(LeagueSettings.of_run(store), store)
    if not league.played:
        raise StoreError(f"{store.folder} has no board played yet")
    if reference is not None and reference not in league.robots:
        raise StoreError(f"{store.folder} has no player {reference!r} (choose from {', '.join(league.robots)})")
    return RobotLeagueReport(replace(league, reference=reference or league.reference), _name(store))


def _name(store: Store) -> str:
    return readable_name(store.folder.resolve().name)


def _resume(store: Store, pool: Pool, progress: Progress) -> Outcome:
    return play(LeagueSettings.of_run(store, resumed=True), store, (), pool, progress)


KIND = Kind(_resume, read)
