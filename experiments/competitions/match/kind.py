"""How a match is resumed and reported."""

from __future__ import annotations

from experiments.competitions.kinds import Kind
from experiments.competitions.match.report import MatchReport, verdict_text
from experiments.competitions.match.run import MatchRun, PlayedMatch, play_run, read_run
from experiments.errors import StoreError
from experiments.runs.file_names import readable_name
from experiments.runs.processes.pool import Pool
from experiments.runs.progress import Progress
from experiments.runs.store import Store, resumed_by
from experiments.show.report import Outcome


def outcome_of(found: PlayedMatch) -> Outcome:
    """Return what the command prints after a match."""
    has_results = found.played.results() or not found.failures
    return Outcome(
        report=MatchReport(found) if has_results else None,
        remarks=(verdict_text(found.test, found.played),) if found.test else (),
        failures=len(found.failures),
        interrupted=found.played.interrupted,
        is_complete=not found.problems,
    )


def report_of(found: PlayedMatch, store: Store) -> MatchReport:
    """Return the report of a match so far.

    :raises StoreError: if no deal has been played at all tables.
    """
    if not found.played.results():
        raise StoreError(f"{store.folder} has no board played yet; play the boards with {resumed_by(store.folder)}")
    return MatchReport(found, readable_name(store.folder.resolve().name))


def _resume(store: Store, pool: Pool, progress: Progress) -> Outcome:
    return outcome_of(play_run(MatchRun.of_run(store, resumed=True), store, (), pool, progress))


def _read(store: Store) -> MatchReport:
    return report_of(read_run(MatchRun.of_run(store), store), store)


KIND = Kind(_resume, _read)
