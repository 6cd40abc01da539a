"""How a match at tables of a network is resumed and reported."""

from __future__ import annotations

from experiments.competitions.kinds import Kind
from experiments.competitions.match.kind import outcome_of, report_of
from experiments.competitions.match.report import MatchReport
from experiments.competitions.match.run import read_run
from experiments.competitions.tables.line_log import LOG, written_to
from experiments.competitions.tables.manager import play_session
from experiments.competitions.tables.settings import SessionSettings
from experiments.runs.processes.pool import Pool
from experiments.runs.progress import Progress
from experiments.runs.store import Store
from experiments.show.report import Outcome


def _resume(store: Store, pool: Pool, progress: Progress) -> Outcome:  # noqa: ARG001 - our players play in this process
    settings = SessionSettings.of_run(store, resumed=True)
    with written_to(store.folder / LOG) as write:
        return outcome_of(play_session(settings, store, (), progress, write))


def _read(store: Store) -> MatchReport:
    return report_of(read_run(SessionSettings.of_run(store), store), store)


KIND = Kind(_resume, _read)
