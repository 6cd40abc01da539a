"""How a comparison of players with people or programs is resumed and reported."""

from __future__ import annotations

from experiments.competitions.kinds import Kind
from experiments.competitions.yardstick.comparisons import Calibration
from experiments.competitions.yardstick.page import CalibrationReport
from experiments.competitions.yardstick.run import CalibrationSettings, play_run, read_run
from experiments.errors import StoreError
from experiments.runs.processes.pool import Pool
from experiments.runs.progress import Progress
from experiments.runs.store import Store, resumed_by
from experiments.show.report import Outcome


def outcome_of(found: Calibration) -> Outcome:
    """Return what the command prints after a comparison."""
    done = f"{len(found.tables)} of {found.total} boards are finished"
    return Outcome(
        report=CalibrationReport(found) if found.tables else None,
        remarks=(done,) if found.interrupted else (),
        failures=found.failures,
        interrupted=found.interrupted,
    )


def _resume(store: Store, pool: Pool, progress: Progress) -> Outcome:
    return outcome_of(play_run(CalibrationSettings.of_run(store, resumed=True), store, (), pool, progress))


def _read(store: Store) -> CalibrationReport:
    found = read_run(CalibrationSettings.of_run(store), store)
    if not found.tables:
        raise StoreError(
            f"{store.folder} has no board yet for which every player has answered; resume with "
            f"{resumed_by(store.folder)}"
        )
    return CalibrationReport(found)


KIND = Kind(_resume, _read)
