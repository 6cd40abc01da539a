"""How a race of sample counts is resumed and reported."""

from __future__ import annotations

from pathlib import Path

from experiments.competitions.kinds import Kind
from experiments.competitions.tune.report import PICTURE, TuneReport, frontier_picture
from experiments.competitions.tune.run import PlayedTune, TuneRun, play_run, read_run
from experiments.runs.file_names import readable_name
from experiments.runs.processes.pool import Pool
from experiments.runs.progress import Progress
from experiments.runs.store import Store
from experiments.show.plots import has_matplotlib
from experiments.show.rendering import write_files
from experiments.show.report import Outcome


def outcome_of(found: PlayedTune, folder: Path | None) -> Outcome:
    """Return what the command prints after a race; draw the race in the folder of the run.

    :raises StoreError: if the folder cannot be written to.
    """
    return Outcome(
        report=TuneReport(found),
        remarks=() if folder is None else _draw(found, folder),
        failures=len(found.failures),
        is_complete=found.result.best is not None,
    )


def _draw(found: PlayedTune, folder: Path) -> tuple[str, ...]:
    """Write the picture of a race; return a remark that says so."""
    if not has_matplotlib():
        return ("no picture written; it needs matplotlib: pip install matplotlib",)
    if not found.result.frontier():
        return ()
    picture = frontier_picture(found.result, found.settings.seconds_per_deal)
    (path,) = write_files(folder, {f"{PICTURE}.png": picture.png})
    return (f"picture written to {path}",)


def _resume(store: Store, pool: Pool, progress: Progress) -> Outcome:
    return outcome_of(play_run(TuneRun.of_run(store, resumed=True), store, pool, progress), store.folder)


def _read(store: Store) -> TuneReport:
    return TuneReport(read_run(TuneRun.of_run(store), store), readable_name(store.folder.resolve().name))


KIND = Kind(_resume, _read)
