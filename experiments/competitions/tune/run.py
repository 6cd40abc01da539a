"""Runs a race of sample counts: finds the deals, plays, and keeps the boards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from experiments.boards.board import Board
from experiments.competitions.design import play_design
from experiments.competitions.tune.race import Race, TuneRun, Tuning
from experiments.runs.deals import find_set_deals, first_deals
from experiments.runs.processes.pool import ONE_PROCESS, Pool
from experiments.runs.progress import Progress
from experiments.runs.rows import FailedBoard
from experiments.runs.session import open_run, refuse_without_results
from experiments.runs.store import Store

__all__ = ["PlayedTune", "TuneRun", "run_tune"]


@dataclass(frozen=True, slots=True)
class PlayedTune:
    """The result of a run of `declarer tune`."""

    settings: TuneRun
    result: Tuning
    failures: tuple[FailedBoard, ...]
    interrupted: bool = False

    def __repr__(self) -> str:
        best = None if self.result.best is None else self.result.best.player.key
        return f"<PlayedTune: best={best}, candidates={len(self.result.candidates)}, failures={len(self.failures)}>"


def run_tune(
    settings: TuneRun, folder: Path | str | None = None, pool: Pool = ONE_PROCESS, progress: Progress | None = None
) -> PlayedTune:
    """Run a race, or resume it if ``folder`` already has some of its boards.

    :raises StoreError: if the folder holds another run or cannot be written to.
    :raises FailedRunError: if boards failed, and none was played.
    """
    with open_run(folder, settings.facts) as store:
        found = play_run(settings, store, (), pool, progress or Progress())
        refuse_without_results(store, has_results=bool(store.played()), interrupted=found.interrupted)
        return found


def play_run(
    settings: TuneRun,
    store: Store,
    boards: Sequence[Board],  # noqa: ARG001 - the deals are those of contract sets
    pool: Pool,
    progress: Progress,
) -> PlayedTune:
    """Play the boards that a run lacks, and return the result.

    :raises StoreError: as `run_tune`.
    """
    settings = settings.keep(store)
    wanted = first_deals(settings.contracts, settings.deals)
    deals = find_set_deals(store, wanted, settings.seed, pool, progress)
    interrupted = play_design(Race(settings, deals, store, progress.say), store, pool, progress)
    return replace(read_run(settings, store), interrupted=interrupted)


def read_run(settings: TuneRun, store: Store) -> PlayedTune:
    """Return the result of a run so far, without playing."""
    known = store.deals()
    deals = [known[each] for each in first_deals(settings.contracts, settings.deals) if each in known]
    result = Race(settings, deals, store).result()
    players = {each.player.key for each in result.candidates}
    return PlayedTune(settings, result, tuple(each for each in store.failures() if each.player in players))
