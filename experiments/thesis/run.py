"""Runs over a grid of contract sets, declarers, sample counts and defenders (thesis section 6.1)."""

from __future__ import annotations

import contextlib
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from agent.rules.imps import imps
from experiments.errors import SettingsError, StoreError
from experiments.runs.contract_sets import spawn_key
from experiments.runs.deals import find_set_deals
from experiments.runs.pool import ONE_PROCESS, Pool
from experiments.runs.rows import BoardKey, FailedBoard, PlayedBoard
from experiments.runs.settings import keep_settings, make_settings, read_values
from experiments.runs.store import BOARDS_FILE, SETTINGS_FILE, Store, resumed_by
from experiments.runs.tasks import Task, run_tasks
from experiments.statistics.interval import mean_interval
from experiments.statistics.priors import IMPS
from experiments.thesis.settings import ALWAYS_WRITTEN, RunSettings


@dataclass(slots=True)
class Progress:
    """What a run did so far, told board by board."""

    settings: RunSettings
    played: int = 0
    failed: int = 0
    _scores: dict[tuple[str, int, int, str], dict[str, int]] = field(default_factory=lambda: defaultdict(dict))
    _kinds: dict[str, tuple[str, int]] = field(default_factory=dict)
    _won: dict[str, dict[tuple[str, int], list[int]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._kinds = {cell.player.key: (cell.declarer, cell.samples) for cell in self.settings.cells()}
        self._won = {declarer: defaultdict(list) for declarer in self.settings.declarers}

    def add(self, board: PlayedBoard | FailedBoard) -> None:
        """Count one more board."""
        if isinstance(board, FailedBoard):
            self.failed += 1
            return
        self.played += 1
        if board.player in self._kinds:
            declarer, samples = self._kinds[board.player]
            at = self._scores[board.source, board.number, samples, board.defender]
            at[declarer] = board.score
            first, *others = self.settings.declarers
            for other in others if declarer == first else [declarer]:
                if first in at and other in at:
                    self._won[other][board.source, board.number].append(imps(at[other] - at[first]))

    def standing(self) -> str:
        """The IMPs a deal of each declarer against the first; of a deal, the mean over all boards that both played."""
        first, *others = self.settings.declarers
        parts = []
        for other in others:
            won = [sum(of_deal) / len(of_deal) for of_deal in self._won[other].values()]
            parts.append(f"{other} {mean_interval(won, IMPS.usual)}" if won else f"{other} ?")
        return f"IMPs against {first}: {', '.join(parts)}" if parts else f"{self.played} played"


def settings_of(folder: Path) -> RunSettings:
    """The settings of a run, as they stand in its folder.

    :raises StoreError: if there is no run.
    :raises SettingsError: if the settings cannot be read, or not all are there.
    """
    path = folder / SETTINGS_FILE
    kind = _facts_of(folder).get("kind")
    if kind is not None and kind != "reproduce":
        raise StoreError(f"{folder} holds a run of `declarer {kind}`; {resumed_by(kind, folder)} goes on with it")
    if not path.exists():
        if not (folder / BOARDS_FILE).exists():
            raise StoreError(f"{folder} holds no run (there is no {SETTINGS_FILE} in it)")
        raise SettingsError(f"{folder} has lost its {SETTINGS_FILE}: {_how_to_write_it_again(folder)}")
    try:
        values = read_values(path)
        missing = [key for key in ALWAYS_WRITTEN if key not in values]
        if missing:
            raise SettingsError(f"{path} lacks {', '.join(missing)}" if values else f"{path} is empty")
    except SettingsError as error:
        raise SettingsError(f"{error}. Mend it, or delete it and {_how_to_write_it_again(folder)}") from None
    return make_settings(RunSettings, values, str(path))


def _facts_of(folder: Path) -> dict[str, str]:
    with contextlib.suppress(StoreError), Store.to_read(folder) as store:
        return store.facts()
    return {}


def _how_to_write_it_again(folder: Path) -> str:
    facts = _facts_of(folder)
    limits = {"yes": "--limits", "no": "--no-limits"}.get(facts.get("limits", ""))
    known = f" ({limits} --seed {facts['seed']})" if limits else ""
    begun = f"give `declarer reproduce -o {folder}` the flags that the run was begun with{known}"
    return f"{begun}; the boards played are kept"


def open_run(folder: Path, settings: RunSettings, *, create: bool, may_mix_programs: bool = False) -> Store:
    """The store of a run, new or to be gone on with; a new one gets these settings as a file.

    :raises StoreError: if the folder cannot be used, or holds a run with another seed or other limits.
    :raises SettingsError: as `settings_of`.
    """
    path = folder / SETTINGS_FILE
    if create and path.exists() and settings_of(folder) != settings:
        raise StoreError(
            f"{folder} holds a run with other settings; go on with it by `declarer resume {folder}`, after editing "
            f"{SETTINGS_FILE} in it if it is to grow, or name another folder"
        )
    facts = {"kind": "reproduce", "seed": str(settings.seed), "limits": "yes" if settings.limits else "no"}
    store = Store(folder, facts, create=create, may_mix_programs=may_mix_programs)
    try:
        if create and not path.exists():
            keep_settings(path, settings.to_toml())
    except StoreError:
        store.close()
        raise
    return store


def find_deals(
    settings: RunSettings, store: Store, pool: Pool = ONE_PROCESS, on_deal: Callable[[], object] = lambda: None
) -> None:
    """Find the deals of all sets that the store does not have; ``on_deal`` is called after each.

    :raises StoreError: if they cannot be stored.
    """
    find_set_deals(store, settings.deals_in_order(), settings.seed, pool, on_deal, limits=settings.limits)


def tasks_of(settings: RunSettings, store: Store) -> list[Task]:
    """The boards still to be played, in the order of the deals, those of a deal together."""
    deals = store.deals()
    played = store.played()
    cells = defaultdict(list)
    for cell in settings.cells():
        cells[cell.contract].append((cell.player, cell.defence, cell.player.key, cell.defence.key))
    return [
        Task(deals[contract, number], player, defence, settings.seed, spawn_key(contract, number))
        for contract, number in settings.deals_in_order()
        for player, defence, player_key, defence_key in cells[contract]
        if BoardKey(contract, number, player_key, defence_key) not in played
    ]


def play_run(
    settings: RunSettings,
    store: Store,
    pool: Pool = ONE_PROCESS,
    on_result: Callable[[PlayedBoard | FailedBoard], bool | None] = lambda _: None,
) -> None:
    """Play all boards of a run that have not been played.

    :raises StoreError: if the store cannot be written to or the scheduler not be reached.
    """
    run_tasks(store, tasks_of(settings, store), pool, on_result)
