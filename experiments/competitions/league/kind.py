"""How a league is resumed and reported; also reports a match as a league."""

from __future__ import annotations

from experiments.competitions.kinds import Kind
from experiments.competitions.league.report import LeagueReport
from experiments.competitions.league.run import PlayedLeague, league_of_run, play_run
from experiments.competitions.league.settings import LeagueSettings
from experiments.runs.file_names import readable_name
from experiments.runs.processes.pool import Pool
from experiments.runs.progress import Progress
from experiments.runs.store import Store
from experiments.show.report import Outcome


def outcome_of(found: PlayedLeague, store: Store) -> Outcome:
    """Return what the command prints after a league."""
    return Outcome(
        report=LeagueReport(found.league, _name(store)) if found.league.played else None,
        failures=found.failures,
        interrupted=found.interrupted,
        is_complete=not found.problems,
    )


def read(store: Store, reference: str | None = None) -> LeagueReport:
    """Return the report of a league, or of a match as a league; ``reference`` is the player to compare with.

    :raises StoreError: as `league_of_run`.
    """
    return LeagueReport(league_of_run(store, reference), _name(store))


def _name(store: Store) -> str:
    return readable_name(store.folder.resolve().name)


def _resume(store: Store, pool: Pool, progress: Progress) -> Outcome:
    return outcome_of(play_run(LeagueSettings.of_run(store), store, (), pool, progress), store)


KIND = Kind(_resume, read)
