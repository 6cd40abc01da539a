"""How a grid of the thesis's experiments is resumed and reported."""

from __future__ import annotations

from experiments.competitions.kinds import Kind
from experiments.competitions.thesis.report import GridReport, make_report
from experiments.competitions.thesis.run import Tally, play_run, settings_of
from experiments.runs.processes.pool import Pool
from experiments.runs.progress import Progress
from experiments.runs.store import Store
from experiments.show.board import counted
from experiments.show.report import Outcome


def outcome_of(tally: Tally) -> Outcome:
    """Return what the command prints after a grid: numbers only, because the report has many tables."""
    return Outcome(
        report=None,
        remarks=(f"{counted(tally.played, 'board')} played; {tally.standing()}",),
        failures=tally.failed,
        interrupted=tally.interrupted,
    )


def _resume(store: Store, pool: Pool, progress: Progress) -> Outcome:
    settings = settings_of(store.folder)
    store.check_facts(settings.facts)
    return outcome_of(play_run(settings, store, pool, progress))


def _read(store: Store) -> GridReport:
    return make_report(store, settings_of(store.folder))


KIND = Kind(_resume, _read)
