"""Runs a race of sample counts: finds the deals, plays, and keeps the boards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Annotated, ClassVar

from pydantic import Field, field_validator, model_validator

from agent.errors import PlayerError
from agent.registry import Defence
from experiments.boards.board import Board
from experiments.competitions.tune.race import TuneSettings, Tuning, tune, with_samples
from experiments.errors import SettingsError
from experiments.runs.contract_sets import different_sets
from experiments.runs.deals import find_set_deals, first_deals
from experiments.runs.processes.pool import ONE_PROCESS, Pool
from experiments.runs.progress import Progress
from experiments.runs.rows import FailedBoard
from experiments.runs.session import KeptSettings, open_run, refuse_without_results
from experiments.runs.settings import first_repeated
from experiments.runs.store import Store

__all__ = ["PlayedTune", "TuneRun", "run_tune"]


class TuneRun(KeptSettings):
    """The settings of a race: declarers, sample counts, cost limit, and the deals of each contract set."""

    kind: ClassVar[str] = "tune"

    declarers: Annotated[tuple[str, ...], Field(min_length=1)]
    seconds_per_deal: Annotated[float, Field(gt=0, le=1e9)]
    samples: Annotated[tuple[int, ...], Field(min_length=1)]
    contracts: tuple[str, ...] = ("1NT", "3NT", "4H", "6H")
    deals: Annotated[int, Field(ge=1)] = 32
    defender: str = "arbitrary"

    @field_validator("contracts")
    @classmethod
    def _contracts_exist(cls, values: tuple[str, ...]) -> tuple[str, ...]:
        return different_sets(values)

    @field_validator("declarers")
    @classmethod
    def _declarers_have_samples(cls, values: tuple[str, ...]) -> tuple[str, ...]:
        first: dict[str, str] = {}
        for value in values:
            other = first.setdefault(with_samples(value, 1).key, value)
            if other == value and values.count(value) > 1:
                raise ValueError(f"the player {value!r} is given twice; give each player once")
            if other != value:
                raise ValueError(f"{other!r} and {value!r} are the same player; remove one")
        return values

    @field_validator("samples")
    @classmethod
    def _samples_differ(cls, values: tuple[int, ...]) -> tuple[int, ...]:
        if (repeated := first_repeated(values)) is not None:
            raise ValueError(f"the sample count {repeated} is given twice; give each once")
        return values

    @field_validator("defender")
    @classmethod
    def _defender_exists(cls, value: str) -> str:
        Defence.parse(value)
        return value

    @model_validator(mode="after")
    def _candidates_exist(self) -> TuneRun:
        for declarer, samples in product(self.declarers, self.samples):
            try:
                with_samples(declarer, samples)
            except PlayerError as error:
                raise SettingsError(str(error), "samples") from None
        return self

    @property
    def race(self) -> TuneSettings:
        """The part of the settings that `tune` needs."""
        defence = Defence.parse(self.defender)
        return TuneSettings(self.declarers, self.samples, self.seconds_per_deal, defence, self.seed)


@dataclass(frozen=True, slots=True)
class PlayedTune:
    """The result of a run of `declarer tune`."""

    settings: TuneRun
    result: Tuning
    failures: tuple[FailedBoard, ...]


def run_tune(
    settings: TuneRun, folder: Path | str | None = None, pool: Pool = ONE_PROCESS, progress: Progress | None = None
) -> PlayedTune:
    """Run a race, or resume it if ``folder`` already has some of its boards.

    :raises StoreError: if the folder holds another run or cannot be written to.
    :raises FailedRunError: if boards failed, and none was played.
    """
    with open_run(folder, settings.facts) as store:
        found = play_run(settings, store, (), pool, progress or Progress())
        refuse_without_results(store, has_results=bool(store.played()), interrupted=False)
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
    settings.keep(store)
    wanted = first_deals(settings.contracts, settings.deals)
    with progress.stage("finding deals", "deal", len(wanted), len(store.deals().keys() & set(wanted))) as stage:
        find_set_deals(store, wanted, settings.seed, pool, stage.step)
    result = _result(settings, store, pool, progress)
    for failure in result.failures:
        progress.failed(failure)
    return result


def read_run(settings: TuneRun, store: Store) -> PlayedTune:
    """Return the result of a run so far, without playing."""
    return _result(settings, store, None, Progress())


def _result(settings: TuneRun, store: Store, pool: Pool | None, progress: Progress) -> PlayedTune:
    known = store.deals()
    deals = [known[each] for each in first_deals(settings.contracts, settings.deals) if each in known]
    result = tune(settings.race, deals, store, pool, progress.say)
    players = {each.player.key for each in result.candidates}
    failures = tuple(failure for failure in store.failures() if failure.player in players)
    return PlayedTune(settings, result, failures)
